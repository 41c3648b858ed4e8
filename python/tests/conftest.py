"""What all tests use: every game with every number of seats."""

from __future__ import annotations

import random

import backlot
import pytest


def seats_of(game: str) -> list[int]:
    possible = []
    for seats in range(1, 9):
        try:
            backlot.Game(game, seats=seats)
        except backlot.SetupError:
            continue
        possible.append(seats)
    return possible


TABLES = [(game, seats) for game in backlot.games() for seats in seats_of(game)]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def game(request: pytest.FixtureRequest) -> backlot.Game:
    """A game, with each number of seats in turn."""
    name, seats = request.param
    return backlot.Game(name, seats=seats)


@pytest.fixture(params=backlot.games())
def any_game(request: pytest.FixtureRequest) -> backlot.Game:
    """A game with its usual number of seats."""
    return backlot.Game(request.param)


def play(state: backlot.State, steps: int | None = None, seed: int = 0) -> backlot.State:
    """Plays at random, to the end or for so many steps."""
    rng = random.Random(seed)
    while not state.is_over and (steps is None or steps > 0):
        seat = rng.choice(state.to_act())
        state.apply(rng.choice(state.legal(seat)), seat)
        steps = None if steps is None else steps - 1
    return state
