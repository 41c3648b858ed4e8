"""Thousands of games at once."""

from __future__ import annotations

from typing import Any

import backlot
import numpy as np
import pytest


class Buffers:
    """Every buffer of a batch."""

    def __init__(self, game: backlot.Game, count: int) -> None:
        self.all: dict[str, Any] = {
            "observations": np.full((count, game.observation_size), -9, np.int16),
            "masks": np.ones((count, game.action_count), np.bool_),
            "rewards": np.ones((count, game.seats), np.float32),
            "dones": np.ones(count, np.bool_),
            "seats": np.full(count, -1, np.int8),
            "counts": np.full(count, -1, np.int32),
        }

    def __getattr__(self, name: str) -> Any:
        return self.all[name]


def choose(rng: np.random.Generator, masks: np.ndarray) -> np.ndarray:
    """A random legal index of each row."""
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def test_a_batch_plays_the_games_of_its_seeds(game: backlot.Game) -> None:
    count = 5
    batch, buffers, rng = backlot.Batch(game, count, seed="same"), Buffers(game, count), np.random.default_rng(1)
    batch.reset(**buffers.all)
    states = [game.new_state(batch.seed_of(at)) for at in range(count)]
    ended = 0
    while ended < 2:
        for at, state in enumerate(states):
            assert state.to_act()[0] == buffers.seats[at]
            assert (state.legal_mask() == buffers.masks[at]).all()
            assert (state.observe() == buffers.observations[at]).all()
            assert len(state.legal()) == buffers.counts[at]
        actions = choose(rng, buffers.masks)
        batch.step(actions, **buffers.all)
        for at, action in enumerate(actions):
            states[at].apply(int(action))
            assert states[at].is_over == buffers.dones[at]
            outcome = states[at].outcome()
            if outcome is None:
                assert (buffers.rewards[at] == 0).all()
            else:
                fair = 1 / game.seats
                expected = [share - fair for share in outcome["win_shares"]]
                assert buffers.rewards[at] == pytest.approx(expected, abs=1e-6)
                states[at] = game.new_state(batch.seed_of(at))
                ended += 1


def test_threads_change_nothing(any_game: backlot.Game) -> None:
    count = 300
    one, many = (backlot.Batch(any_game, count, seed=4, threads=threads) for threads in (1, 3))
    here, there = Buffers(any_game, count), Buffers(any_game, count)
    one.reset(**here.all)
    many.reset(**there.all)
    rng = np.random.default_rng(2)
    for _ in range(60):
        actions = choose(rng, here.masks)
        one.step(actions, **here.all)
        many.step(actions, **there.all)
        for name, buffer in here.all.items():
            assert (buffer == there.all[name]).all(), name


def test_the_list_of_legal_actions_is_that_of_the_masks(any_game: backlot.Game) -> None:
    count = 40
    batch, buffers = backlot.Batch(any_game, count, seed=6), Buffers(any_game, count)
    batch.reset(**buffers.all)
    rng = np.random.default_rng(3)
    for _ in range(50):
        offsets, indices, rows = batch.legal()
        assert (np.diff(offsets) == buffers.counts).all()
        assert rows.shape == (offsets[-1], len(any_game.action_schema()))
        for at in range(count):
            own = indices[offsets[at] : offsets[at + 1]]
            assert (np.sort(own) == np.flatnonzero(buffers.masks[at])).all()
        places = (rng.random(count) * buffers.counts).astype(np.int64)
        batch.step(places, by="place", **buffers.all)
    state = any_game.new_state(backlot.Batch(any_game, 1, seed=6).seed_of(0))
    _, _, rows = backlot.Batch(any_game, 1, seed=6).legal()
    assert (rows == state.action_rows()).all()


def test_rewards_may_be_points(any_game: backlot.Game) -> None:
    count = 8
    batch = backlot.Batch(any_game, count, seed=1, reward="score")
    buffers, rng = Buffers(any_game, count), np.random.default_rng(4)
    batch.reset(**buffers.all)
    seen = 0
    while seen < 3:
        batch.step(choose(rng, buffers.masks), **buffers.all)
        seen += int(buffers.dones.sum())
        assert (buffers.rewards[~buffers.dones] == 0).all()
    assert (buffers.rewards == buffers.rewards.round()).all()


def test_buffers_that_are_not_named_are_not_needed(any_game: backlot.Game) -> None:
    batch, counts = backlot.Batch(any_game, 3, seed=1), np.zeros(3, np.int32)
    batch.reset(counts=counts)
    assert (counts > 0).all()
    batch.step(np.zeros(3, np.int64), by="place")


def test_an_illegal_action_changes_no_game(any_game: backlot.Game) -> None:
    count = 6
    batch, buffers = backlot.Batch(any_game, count, seed=2), Buffers(any_game, count)
    batch.reset(**buffers.all)
    before = {name: buffer.copy() for name, buffer in buffers.all.items()}
    actions = choose(np.random.default_rng(5), buffers.masks)
    for wrong in (-1, 10**9, int(np.flatnonzero(~buffers.masks[4])[0])):
        mistaken = actions.copy()
        mistaken[4] = wrong
        with pytest.raises(backlot.IllegalAction, match=rf"game 4: action {wrong}\b"):
            batch.step(mistaken, **buffers.all)
        with pytest.raises(backlot.IllegalAction, match="game 4: seat . has"):
            batch.step(np.array([0, 0, 0, 0, 9999, 0]), by="place", **buffers.all)
        for name, buffer in buffers.all.items():
            assert (buffer == before[name]).all(), name
    batch.step(actions, **buffers.all)


def test_wrong_buffers_are_refused_before_anything_happens(any_game: backlot.Game) -> None:
    game, count = any_game, 4
    batch, actions = backlot.Batch(game, count, seed=2), np.zeros(4, np.int64)
    wide = np.zeros((count, 2 * game.observation_size), np.int16)
    frozen = np.zeros(count, np.bool_)
    frozen.setflags(write=False)
    shared = np.zeros((count, game.seats), np.float32)
    for error, says, buffers in [
        (TypeError, "int16.*not of float32", {"observations": wide.astype(np.float32)}),
        (ValueError, r"shape \(4, \d+\), not", {"observations": wide}),
        (ValueError, "without gaps", {"observations": wide[:, ::2]}),
        (TypeError, "not a list", {"dones": [False] * 4}),
        (ValueError, "`dones` can't be filled", {"dones": frozen}),
        (TypeError, "int8", {"seats": np.zeros(count, np.int32)}),
        (ValueError, r"\(4,\), not \(5,\)", {"counts": np.zeros(5, np.int32)}),
    ]:
        with pytest.raises(error, match=says):
            batch.step(actions, by="place", rewards=shared, **buffers)
    for wrong in (actions.astype(np.int32), actions[:3], actions.reshape(2, 2)):
        with pytest.raises((TypeError, ValueError), match="`actions` must be"):
            batch.step(wrong)
    with pytest.raises(ValueError, match='by "index" or "place"'):
        batch.step(actions, by="name")  # type: ignore[arg-type]
    for count, threads, says in [(0, 1, "game"), (1, 0, "thread")]:
        with pytest.raises(ValueError, match=f"at least one {says}"):
            backlot.Batch(game, count, threads=threads)
    with pytest.raises(ValueError, match="the reward is"):
        backlot.Batch(game, 1, reward="fame")  # type: ignore[arg-type]
    assert batch.seed_of(0) == backlot.Batch(game, 4, seed=2).seed_of(0), "no game has gone on"


def test_what_is_hidden_never_changes_an_observation(any_game: backlot.Game) -> None:
    """As the law in Rust, from outside: a hundred imagined worlds at each of some positions."""
    rng = np.random.default_rng(7)
    state = any_game.new_state("hidden")
    while not state.is_over:
        legal = state.legal()
        if rng.random() < 0.1:
            seat, seen, rows = state.to_act()[0], state.observe(), state.action_rows()
            for seed in range(100):
                other = state.sample(seat, seed)
                assert (other.observe(seat) == seen).all()
                assert (other.action_rows(seat) == rows).all()
        state.apply(int(rng.choice(legal)))
