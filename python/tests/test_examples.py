"""The examples do what they say."""

from __future__ import annotations

import sys
from pathlib import Path

import backlot
import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))

import ismcts  # noqa: E402

from .conftest import play  # noqa: E402


@pytest.mark.parametrize("game", backlot.games())
def test_the_search_answers_with_a_legal_action(game: str) -> None:
    state = play(backlot.Game(game).new_state(2), 9)
    for seat in state.to_act():
        action = ismcts.search(state, 30, seat=seat)
        assert action in state.legal(seat)
        assert ismcts.search(state, 30, seat=seat) == action


def test_the_search_beats_random_play() -> None:
    wins = sum(max(scores := ismcts.play("hollywood-cards", 40, seed)) == scores[0] for seed in range(6))
    assert wins >= 4, "one of four would win a quarter of the games at random"
