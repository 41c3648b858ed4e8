"""The games as PettingZoo environments.

`env` asks one seat after the other. `parallel_env` asks all seats that are to act at once, so that secret choices are simultaneous moves.
Rewards come at the end of a game and add up to 0: a seat's share of the win times the number of seats, less 1.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._native import Game, State

__all__ = ["BacklotEnv", "BacklotParallelEnv", "env", "parallel_env"]

Masks = Literal["observation", "info"]
Illegal = Literal["raise", "replace"]


def env(
    game: str,
    *,
    seats: int | None = None,
    masks: Masks = "observation",
    illegal: Illegal = "raise",
    render_mode: str | None = None,
    **options: Any,
) -> BacklotEnv:
    """Returns the game with one seat asked after the other.

    With `masks="observation"` an observation is a dictionary with `observation` and `action_mask`, as most libraries want it; with
    `"info"` it is the array, and `info["action_mask"]` is the mask. An illegal action raises `backlot.IllegalAction`, or with
    `illegal="replace"` stands for a legal one: the one at its place, modulo their number.
    """
    return BacklotEnv(Game(game, seats=seats, **options), masks, illegal, render_mode)


def parallel_env(
    game: str,
    *,
    seats: int | None = None,
    masks: Masks = "observation",
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> BacklotParallelEnv:
    """Returns the game with all seats that are to act asked at once.

    Action 0 is to wait, which is all that others can do; the game's indices follow, so that its action `i` is `i + 1` here. After
    `max_cycles` steps a game is cut off. The rest is as for `env`.
    """
    return BacklotParallelEnv(Game(game, seats=seats, **options), masks, illegal, max_cycles, render_mode)


class _Spaces:
    """What both kinds of environments have in common."""

    metadata: dict[str, Any]

    def __init__(
        self, game: Game, masks: Masks, illegal: Illegal, render_mode: str | None, actions: int
    ) -> None:
        if masks not in ("observation", "info"):
            raise ValueError(f'masks are in "observation" or "info", not {masks!r}')
        if illegal not in ("raise", "replace"):
            raise ValueError(f'an illegal action is to "raise" or to be "replace"d, not {illegal!r}')
        if render_mode not in (None, "ansi"):
            raise ValueError(f'the render mode is None or "ansi", not {render_mode!r}')
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = actions
        self._masks, self._illegal = masks, illegal
        limits = np.iinfo(np.int16)
        row = spaces.Box(limits.min, limits.max, (game.observation_size,), np.int16)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) if masks == "observation" else row
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._game_number = 0
        self._seed: object = None
        self._state: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> State:
        """Begins the next game: after a seed, each game's follows from it."""
        if seed is not None:
            self._seed, self._game_number = seed, 0
        number, self._game_number = self._game_number, self._game_number + 1
        self._state = self.game.new_state(None if self._seed is None else f"{self._seed}/{number}")
        return self._state

    @property
    def game_state(self) -> State:
        """The position, of which a seat must only use what it may know."""
        return self._asked()

    def _asked(self) -> State:
        if self._state is None:
            raise RuntimeError("the environment is closed or was never reset: call reset first")
        return self._state

    def _choice(self, state: State, seat: int, action: int) -> int:
        """The action, or what it stands for."""
        if self._illegal == "raise":
            return action
        legal = state.legal(seat)
        return action if action in legal else legal[action % len(legal)]

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

    def __init__(self, game: Game, masks: Masks, illegal: Illegal, render_mode: str | None) -> None:
        AECEnv.__init__(self)
        _Spaces.__init__(self, game, masks, illegal, render_mode, game.action_count)
        self.metadata = {**type(self).metadata, "name": f"backlot/{game.id}"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        state = self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(state)

    def _ask(self, state: State) -> None:
        self.agent_selection = self.possible_agents[state.to_act()[0]]
        if self._masks == "info":
            self.infos[self.agent_selection] = {"action_mask": self._mask(self.agent_selection)}

    def _mask(self, agent: str) -> np.ndarray:
        state = self._asked()
        if agent == self.agent_selection and not state.is_over:
            return state.legal_mask(self._seat_of[agent]).view(np.int8)
        return np.zeros(self._actions, np.int8)

    def observe(self, agent: str) -> Any:
        row = self._asked().observe(self._seat_of[agent])
        if self._masks == "info":
            return row
        return {"observation": row, "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and can't do nothing")
        state, seat = self._asked(), self._seat_of[agent]
        state.apply(self._choice(state, seat, int(action)), seat)
        self._cumulative_rewards[agent] = 0.0
        if not state.is_over:
            self._ask(state)
            return
        self.rewards = dict(zip(self.possible_agents, self._rewards(state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self._accumulate_rewards()


class BacklotParallelEnv(_Spaces, ParallelEnv):
    """A game, all seats that are to act at once."""

    metadata = {"name": "backlot", "render_modes": ["ansi"]}

    def __init__(
        self,
        game: Game,
        masks: Masks,
        illegal: Illegal,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        _Spaces.__init__(self, game, masks, illegal, render_mode, game.action_count + 1)
        self.metadata = {**type(self).metadata, "name": f"backlot/{game.id}"}
        self.max_cycles = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._told()

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        state = self._asked()
        chosen = {}
        for seat in state.to_act():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is asked and needs an action")
            chosen[seat] = self._choice(state, seat, int(actions[agent]) - 1)
        # All or none: the first that is illegal is told before any is done.
        for seat, action in chosen.items():
            state.notation(action, seat)
        for seat, action in chosen.items():
            state.apply(action, seat)
        self._cycles += 1
        agents, over = self.agents, state.is_over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(agents, self._rewards(state), strict=True))
        observations, infos = self._told()
        if over or cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _told(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        state = self._asked()
        asked = state.to_act()
        observations: dict[str, Any] = {}
        infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            seat = self._seat_of[agent]
            mask = np.zeros(self._actions, np.int8)
            if seat in asked:
                mask[1:] = state.legal_mask(seat)
            else:
                mask[0] = 1
            row = state.observe(seat)
            if self._masks == "info":
                observations[agent], infos[agent] = row, {"action_mask": mask}
            else:
                observations[agent], infos[agent] = {"observation": row, "action_mask": mask}, {}
        return observations, infos
