"""The games as OpenSpiel games in Python, for its algorithms: `backlot.openspiel.game("hollywood-cards", seats=3)`.

Draws follow from a seed that one chance node at the start picks from `deals`, as OpenSpiel's chance nodes list every outcome with its
probability and a shuffled deck has too many. Seats that choose in secret are asked one after the other; nobody is told the others' answers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._native import Game, State, games

__all__ = ["BacklotGame", "game"]

_MAX_STEPS = 10_000


def game(name: str, *, seats: int | None = None, deals: int = 1000) -> pyspiel.Game:
    """Returns a game of OpenSpiel."""
    native = Game(name, seats=seats)
    return pyspiel.load_game(_short_name(native.id), {"players": native.seats, "deals": deals})


def _short_name(game_id: str) -> str:
    return "backlot_" + game_id.replace("-", "_")


class BacklotGame(pyspiel.Game):
    """A game of Backlot. OpenSpiel makes it by `load_game`."""

    game_id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game_id = self.game_id
        self.deals = int(params.get("deals", 1000))
        seats = params.get("players")
        self.native = Game(game_id, seats=None if seats is None else int(seats))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.native.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.native.seats,
            min_utility=-1.0,
            max_utility=float(self.native.seats - 1),
            utility_sum=0.0,
            max_game_length=_MAX_STEPS,
        )
        super().__init__(_TYPES[game_id], info, {"players": self.native.seats, "deals": self.deals})

    def new_initial_state(self) -> BacklotState:
        return BacklotState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> BacklotObserver:
        return BacklotObserver(self.native)


class BacklotState(pyspiel.State):
    """A position."""

    def __init__(self, game: BacklotGame) -> None:
        super().__init__(game)
        self._native_game = game.native
        self._deals = game.deals
        self.native: State | None = None

    def current_player(self) -> int:
        if self.native is None:
            return pyspiel.PlayerId.CHANCE
        asked = self.native.to_act()
        return int(asked[0] if asked else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.native is not None
        return sorted(self.native.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self.native is None:
            self.native = self._native_game.new_state(action)
        else:
            self.native.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._native_game.action_name(action)

    def is_terminal(self) -> bool:
        return self.native is not None and self.native.is_over

    def returns(self) -> list[float]:
        outcome = None if self.native is None else self.native.outcome()
        if outcome is None:
            return [0.0] * self._native_game.seats
        return [share * self._native_game.seats - 1.0 for share in outcome["win_shares"]]

    def __str__(self) -> str:
        return "to be dealt" if self.native is None else str(self.native.view("omniscient"))


class BacklotObserver:
    """What a seat may know, as OpenSpiel's observers give it."""

    def __init__(self, native: Game) -> None:
        self.tensor = np.zeros(native.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BacklotState, player: int) -> None:
        if state.native is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = state.native.observe(player)

    def string_from(self, state: BacklotState, player: int) -> str:
        return "to be dealt" if state.native is None else str(state.native.view(player))


_TYPES: dict[str, pyspiel.GameType] = {}


def _register() -> None:
    for game_id in games():
        native = Game(game_id)
        # Every number of seats is one game of OpenSpiel, with `players` as its parameter.
        possible = [seats for seats in range(1, 9) if _seats_fit(game_id, seats)]
        game_type = pyspiel.GameType(
            short_name=_short_name(game_id),
            long_name=native.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(possible),
            min_num_players=min(possible),
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=False,
            parameter_specification={"players": native.seats, "deals": 1000},
        )
        _TYPES[game_id] = game_type

        # A class for each, as OpenSpiel keeps what it is given beyond the end of the interpreter.
        pyspiel.register_game(game_type, type(_short_name(game_id), (BacklotGame,), {"game_id": game_id}))


def _seats_fit(game_id: str, seats: int) -> bool:
    from ._native import SetupError

    try:
        Game(game_id, seats=seats)
    except SetupError:
        return False
    return True


_register()
