"""The games as Gymnasium environments: you sit in one seat, our bots in the others.

Importing this registers an environment for each game, such as `backlot/DreamFactory-v0`:

    import backlot.gymnasium, gymnasium
    env = gymnasium.make("backlot/DreamFactory-v0", seats=4, opponents="normal")
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from ._native import Bot, Game, State, games

__all__ = ["BacklotEnv"]


class BacklotEnv(gymnasium.Env):
    """One seat of a game. `info["action_mask"]` says which actions are legal; an illegal one raises `backlot.IllegalAction`, or with
    `illegal="replace"` stands for a legal one: the one at its place, modulo their number.

    `opponents` is a level for all other seats, or one for each; `seat=None` sits down somewhere else in each game. The reward comes at
    the end: from -1 (nothing of the win) to the number of seats less 1.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str | list[str] = "greedy",
        illegal: Literal["raise", "replace"] = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("raise", "replace"):
            raise ValueError(f'an illegal action is to "raise" or to be "replace"d, not {illegal!r}')
        self._illegal = illegal
        self.game = Game(game, seats=seats, **options)
        self.render_mode = render_mode
        others = self.game.seats - 1
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(levels) != others:
            raise ValueError(f"{others} opponents sit at a table of {self.game.seats}, not {len(levels)}")
        if seat is not None and not 0 <= seat < self.game.seats:
            raise ValueError(f"seat {seat} is not at this table: its seats are 0 to {others}")
        self._fixed_seat = seat
        self._opponents = [Bot(level) for level in levels]
        limits = np.iinfo(np.int16)
        self.observation_space = spaces.Box(
            limits.min, limits.max, (self.game.observation_size,), np.int16
        )
        self.action_space = spaces.Discrete(self.game.action_count)
        self._state: State | None = None
        self._seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self._seat = number % self.game.seats if self._fixed_seat is None else self._fixed_seat
        self._state = self.game.new_state(number)
        self._let_others_act()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        state, action = self._asked(), int(action)
        if self._illegal == "replace" and action not in (legal := state.legal(self._seat)):
            action = legal[action % len(legal)]
        state.apply(action, self._seat)
        self._let_others_act()
        outcome = state.outcome()
        reward = 0.0
        if outcome is not None:
            reward = outcome["win_shares"][self._seat] * self.game.seats - 1.0
        return self._observation(), reward, state.is_over, False, self._info()

    @property
    def state(self) -> State:
        """The position, of which the seat must only use what it may know."""
        return self._asked()

    def _asked(self) -> State:
        if self._state is None:
            raise RuntimeError("the environment is closed or was never reset: call reset first")
        return self._state

    def _let_others_act(self) -> None:
        state = self._asked()
        while not state.is_over:
            asked = state.to_act()
            others = [seat for seat in asked if seat != self._seat]
            # Secret answers of others don't wait for ours, as they can't depend on it.
            if not others:
                return
            for seat in others:
                bot = self._opponents[seat if seat < self._seat else seat - 1]
                state.apply(bot.act(state, seat, seed=state.steps), seat)
            if self._seat in asked:
                return

    def _observation(self) -> np.ndarray:
        return self._asked().observe(self._seat)

    def _info(self) -> dict[str, Any]:
        state = self._asked()
        mask = np.zeros(self.game.action_count, np.int8)
        if not state.is_over:
            mask[state.legal(self._seat)] = 1
        return {"action_mask": mask, "seat": self._seat}

    def close(self) -> None:
        self._state = None


def _register() -> None:
    for game in games():
        name = "".join(word.capitalize() for word in game.split("-"))
        gymnasium.register(
            id=f"backlot/{name}-v0",
            entry_point="backlot.gymnasium:BacklotEnv",
            kwargs={"game": game},
        )


_register()
