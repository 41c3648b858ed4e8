"""The adapter for OpenSpiel, by its own tests and one of its algorithms."""

from __future__ import annotations

import random

import backlot
import pytest

pyspiel = pytest.importorskip("pyspiel")

import backlot.openspiel as spiel  # noqa: E402

from .conftest import TABLES  # noqa: E402


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_simulations(game: str, seats: int) -> None:
    # Serialising replays a game from its history, which OpenSpiel checks at every step; a few games show it.
    pyspiel.random_sim_test(spiel.game(game, seats=seats), num_sims=1, serialize=False, verbose=False)


def test_returns_are_those_of_the_game() -> None:
    for name in backlot.games():
        game = spiel.game(name)
        state = game.new_initial_state()
        state.apply_action(3)
        twin = backlot.Game(name).new_state(3)
        rng = random.Random(1)
        while not state.is_terminal():
            assert state.current_player() == twin.to_act()[0]
            assert sorted(twin.legal()) == state.legal_actions()
            action = rng.choice(state.legal_actions())
            state.apply_action(action)
            twin.apply(action)
        assert sum(state.returns()) == pytest.approx(0)
        outcome = twin.outcome()
        assert outcome is not None
        winners = [seat for seat, value in enumerate(state.returns()) if value == max(state.returns())]
        assert winners == outcome["winners"]


def test_a_copy_goes_its_own_way() -> None:
    state = spiel.game(backlot.games()[0]).new_initial_state()
    state.apply_action(0)
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert len(copied.history()) == len(state.history()) + 1


def test_tree_search_of_openspiel_plays_it() -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = spiel.game("hollywood-cards", seats=3)
    state = game.new_initial_state()
    state.apply_action(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = mcts.MCTSBot(game, uct_c=1.0, max_simulations=5, evaluator=evaluator)
    assert bot.step(state) in state.legal_actions()
