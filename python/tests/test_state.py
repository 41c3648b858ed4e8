"""Games and positions."""

from __future__ import annotations

import copy
import pickle
import random
import re
from pathlib import Path

import backlot
import numpy as np
import pytest

from .conftest import play


def test_actions_masks_and_notations_agree(game: backlot.Game) -> None:
    state = game.new_state("agree")
    rng = random.Random(1)
    while not state.is_over:
        for seat in state.to_act():
            legal = state.legal(seat)
            assert len(set(legal)) == len(legal)
            assert np.flatnonzero(state.legal_mask(seat)).tolist() == sorted(legal)
            texts = [state.notation(action, seat) for action in legal]
            assert [state.index(text, seat) for text in texts] == legal
            assert state.action_rows(seat).shape == (len(legal), len(game.action_schema()))
            assert state.observe(seat).shape == (game.observation_size,)
        seat = rng.choice(state.to_act())
        state.apply(rng.choice(state.legal(seat)), seat)
    outcome = state.outcome()
    assert outcome is not None
    assert sum(outcome["win_shares"]) == pytest.approx(1)
    assert state.legal() == [] and state.to_act() == []


def test_names_are_there_for_every_column_and_action(game: backlot.Game) -> None:
    assert len(set(game.observation_schema())) == game.observation_size
    names = {game.action_name(index) for index in range(game.action_count)}
    assert len(names) == game.action_count
    with pytest.raises(ValueError, match="there is no action"):
        game.action_name(game.action_count)


def test_the_same_seed_and_actions_give_the_same_record(any_game: backlot.Game) -> None:
    one, other = (play(any_game.new_state("twin"), seed=3) for _ in range(2))
    assert one.record() == other.record()
    assert play(any_game.new_state("else"), seed=3).record() != one.record()
    read = backlot.parse_record(one.record())
    assert len(read.steps) == one.steps
    outcome = one.outcome()
    assert outcome is not None and read.scores == outcome["scores"]


def test_copies_go_their_own_way(any_game: backlot.Game) -> None:
    state = play(any_game.new_state(5), 10)
    for make in (backlot.State.clone, copy.copy, copy.deepcopy):
        other = make(state)
        before = state.view("omniscient")
        play(other)
        assert state.view("omniscient") == before
        assert other.is_over and not state.is_over


def test_positions_survive_pickling(any_game: backlot.Game) -> None:
    state = play(any_game.new_state("kept"), 15)
    imagined = play(state.sample(seed=8), 5)
    loaded = backlot.parse_record(state.record()).state(12)
    for each in (state, imagined, loaded):
        again = pickle.loads(pickle.dumps(each))
        assert again.view("omniscient") == each.view("omniscient")
        # Later draws are the same, too.
        assert play(again, seed=2).view("omniscient") == play(each, seed=2).view("omniscient")
    assert pickle.loads(pickle.dumps(any_game)) == any_game
    assert pickle.loads(pickle.dumps(backlot.Bot("easy"))).level == "easy"


def test_an_imagined_position_looks_the_same_and_has_no_record(any_game: backlot.Game) -> None:
    state = play(any_game.new_state("imagine"), 20)
    seat = state.to_act()[0]
    for seed in range(20):
        other = state.sample(seat, seed)
        assert other.view(seat) == state.view(seat)
        assert (other.observe(seat) == state.observe(seat)).all()
        assert other.legal(seat) == state.legal(seat)
    with pytest.raises(ValueError, match="it never happened"):
        other.record()


def test_positions_of_a_record_are_those_of_its_game(any_game: backlot.Game) -> None:
    state = any_game.new_state("told")
    views = [state.view("omniscient")]
    rng = random.Random(9)
    while not state.is_over:
        state.apply(rng.choice(state.legal()))
        views.append(state.view("omniscient"))
    record = backlot.parse_record(state.record())
    for step in (0, 1, len(record.steps) // 2, len(record.steps)):
        assert record.state(step).view("omniscient") == views[step]
    with pytest.raises(IndexError, match="there is no step"):
        record.state(len(record.steps) + 1)


def test_bots_answer_with_a_legal_action_and_tell_why(any_game: backlot.Game) -> None:
    state = play(any_game.new_state("bots"), 12)
    for level in ("random", "greedy", "easy", "normal"):
        assert backlot.Bot(level).act(state) in state.legal()
    bot = backlot.Bot("hard")
    advice = bot.advise(state, iterations=50)
    assert advice["action"] in state.legal()
    assert state.index(advice["notation"]) == advice["action"]
    assert advice["reason"]
    assert {one["action"] for one in advice["candidates"]} <= set(state.legal())
    assert bot.act(state, iterations=30) == bot.act(state, iterations=30)
    assert sum(state.chances(playouts=20)) == pytest.approx(1, abs=1e-4)


def test_what_our_values_read_depends_on_nothing_hidden(any_game: backlot.Game) -> None:
    state = play(any_game.new_state("features"), 30)
    seat = state.to_act()[0]
    features = state.features(seat)
    if features is None:
        pytest.skip("the game has no features")
    assert features.dtype == np.float32
    for seed in range(5):
        other = state.sample(seat, seed).features(seat)
        assert other is not None and (other == features).all()


def test_a_component_set_that_fails_is_told(any_game: backlot.Game, tmp_path: Path) -> None:
    with pytest.raises(backlot.SetupError, match="line 1"):
        backlot.Game(any_game.id, components="nonsense = 1\n")
    with pytest.raises(backlot.SetupError, match="can't read the component set"):
        backlot.Game(any_game.id, components=str(tmp_path / "missing.toml"))


def test_a_component_set_of_ones_own(any_game: backlot.Game, tmp_path: Path) -> None:
    toml = any_game.components
    assert backlot.Game(any_game.id, components=toml) == any_game
    number = re.search(r"\b([2-9])\b(?!.*=.*\[)", toml)
    assert number is not None
    other = toml[: number.start()] + str(int(number[1]) - 1) + toml[number.end() :]
    path = tmp_path / "own.toml"
    path.write_text(other)
    try:
        own = backlot.Game(any_game.id, components=str(path))
    except backlot.SetupError as error:
        assert str(path) in str(error)
        return
    assert own.layout != any_game.layout and own != any_game
    state = play(own.new_state(1), 20)
    assert pickle.loads(pickle.dumps(state)).view("omniscient") == state.view("omniscient")
    assert backlot.parse_record(state.record()).game == own


@pytest.mark.parametrize(
    ("act", "error", "says"),
    [
        (lambda: backlot.Game("chess"), backlot.SetupError, "unknown game `chess`"),
        (lambda: backlot.Game("hollywood", seats=9), backlot.SetupError, "not 9"),
        (lambda: backlot.Game("hollywood", colour="red"), backlot.SetupError, "colour"),
        (lambda: backlot.Bot("genius"), ValueError, "genius"),
        (lambda: backlot.Game("hollywood").new_state(1).apply(10**6), backlot.IllegalAction, "1000000"),
        (lambda: backlot.Game("hollywood").new_state(1).apply("fly"), backlot.IllegalAction, "fly"),
        (lambda: backlot.Game("hollywood").new_state(1).apply(None), backlot.IllegalAction, "an action is"),
        (lambda: backlot.Game("hollywood").new_state(1).legal(7), ValueError, "seat 7"),
        (lambda: backlot.Game("hollywood").new_state(1).view("judge"), ValueError, "judge"),
        (lambda: backlot.parse_record("not a record"), backlot.RecordError, "line 1"),
    ],
)
def test_mistakes_are_told(act, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        act()


def test_a_refused_action_changes_nothing(any_game: backlot.Game) -> None:
    state = play(any_game.new_state("refuse"), 8)
    before = state.view("omniscient")
    illegal = next(index for index in range(any_game.action_count) if index not in state.legal())
    with pytest.raises(backlot.IllegalAction):
        state.apply(illegal)
    assert state.view("omniscient") == before and state.steps == 8
    over = play(state)
    with pytest.raises(backlot.IllegalAction, match="over"):
        over.apply(0)
