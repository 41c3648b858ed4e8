"""The games as PettingZoo environments.

`env` asks one seat after the other. `parallel_env` asks all seats that are to act at once, so that secret choices are simultaneous moves.
An observation is a dictionary with `observation` and `action_mask`. Rewards come at the end of a game and add up to 0: the share of
the win less the fair share, times the number of seats less one for the winner.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._native import Game, State

__all__ = ["env", "parallel_env"]

Observation = dict[str, np.ndarray]


def env(game: str, *, seats: int | None = None, render_mode: str | None = None, **options: object) -> AECEnv:
    """Returns the game with one seat asked after the other."""
    return BacklotEnv(Game(game, seats=seats, **options), render_mode)


def parallel_env(
    game: str, *, seats: int | None = None, render_mode: str | None = None, **options: object
) -> ParallelEnv:
    """Returns the game with all seats that are to act asked at once. Those that are not can only wait: action 0."""
    return BacklotParallelEnv(Game(game, seats=seats, **options), render_mode)


class _Spaces:
    """What both kinds of environments have in common."""

    metadata: dict[str, Any]

    def __init__(self, game: Game, render_mode: str | None, actions: int) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f'the render mode is None or "ansi", not {render_mode!r}')
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = actions
        limits = np.iinfo(np.int16)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        limits.min, limits.max, (game.observation_size,), np.int16
                    ),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._game_number = 0
        self._seed: object = None
        self._state: State | None = None

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> State:
        """Begins the next game: after a seed, each game's follows from it."""
        if seed is not None:
            self._seed, self._game_number = seed, 0
        number, self._game_number = self._game_number, self._game_number + 1
        self._state = self.game.new_state(None if self._seed is None else f"{self._seed}/{number}")
        return self._state

    def _rewards(self, state: State) -> list[float]:
        outcome = state.outcome()
        if outcome is None:
            return [0.0] * self.game.seats
        return [share * self.game.seats - 1.0 for share in outcome["win_shares"]]

    def render(self) -> str | None:
        """Returns what a spectator sees, as text."""
        if self.render_mode is None or self._state is None:
            return None
        return "\n".join(_lines(self._state.view("spectator"), ""))

    def close(self) -> None:
        self._state = None


def _lines(value: object, indent: str) -> list[str]:
    if isinstance(value, dict):
        lines = []
        for key, inner in value.items():
            if isinstance(inner, dict) or (isinstance(inner, list) and any(isinstance(one, dict) for one in inner)):
                lines += [f"{indent}{key}:", *_lines(inner, indent + "  ")]
            else:
                lines.append(f"{indent}{key}: {inner}")
        return lines
    if isinstance(value, list):
        return [line for one in value for line in [*_lines(one, indent), ""]]
    return [f"{indent}{value}"]


class BacklotEnv(_Spaces, AECEnv):
    """A game, one seat after the other."""

    metadata = {"name": "backlot", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        _Spaces.__init__(self, game, render_mode, game.action_count)
        self.metadata = {**type(self).metadata, "name": f"backlot/{game.id}"}
        self._seats = range(game.seats)
        self._mask = np.zeros(game.action_count, np.int8)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        state = self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.to_act()[0]]

    def observe(self, agent: str) -> Observation:
        assert self._state is not None, "call reset first"
        seat = self._seat_of[agent]
        mask = self._mask.copy()
        if agent == self.agent_selection and not self._state.is_over:
            mask[self._state.legal(seat)] = 1
        return {"observation": self._state.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._state
        assert state is not None, "call reset first"
        assert action is not None, "only seats of games that are over do nothing"
        state.apply(int(action), self._seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        asked = state.to_act()
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
            return
        self.rewards = dict(zip(self.possible_agents, self._rewards(state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class BacklotParallelEnv(_Spaces, ParallelEnv):
    """A game, all seats that are to act at once. Index 0 is to wait; the game's indices follow."""

    metadata = {"name": "backlot", "render_modes": ["ansi"]}

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        _Spaces.__init__(self, game, render_mode, game.action_count + 1)
        self.metadata = {**type(self).metadata, "name": f"backlot/{game.id}"}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        state = self._state
        assert state is not None, "call reset first"
        before = state.clone()
        for seat in before.to_act():
            action = int(actions[self.possible_agents[seat]])
            # Judged by what was asked: an earlier seat's answer of the same round changes nothing for this one.
            state.apply(action - 1, seat)
        agents = self.agents
        over = state.is_over
        rewards = dict(zip(agents, self._rewards(state), strict=True))
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        state = self._state
        assert state is not None
        asked = state.to_act()
        observations = {}
        for agent in self.agents:
            seat = self._seat_of[agent]
            mask = np.zeros(self._actions, np.int8)
            if seat in asked:
                mask[np.array(state.legal(seat)) + 1] = 1
            else:
                mask[0] = 1
            observations[agent] = {"observation": state.observe(seat), "action_mask": mask}
        return observations
