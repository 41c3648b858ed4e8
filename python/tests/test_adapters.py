"""The adapters, by the tests of the libraries they are for. Warnings are errors."""

from __future__ import annotations

import warnings

import backlot
import backlot.gymnasium
import backlot.pettingzoo as zoo
import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import AECEnv
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from .conftest import TABLES

tables = pytest.mark.parametrize(("game", "seats"), TABLES)


@tables
def test_one_after_the_other(game: str, seats: int) -> None:
    api_test(zoo.env(game, seats=seats, masks="info"), num_cycles=300)
    seed_test(lambda: zoo.env(game, seats=seats), num_cycles=60)
    with warnings.catch_warnings():
        # It prefers arrays to dictionaries, except in environments of its own.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(zoo.env(game, seats=seats), num_cycles=300)


@tables
def test_all_at_once(game: str, seats: int) -> None:
    parallel_api_test(zoo.parallel_env(game, seats=seats), num_cycles=300)
    # This one chooses without looking at masks.
    parallel_seed_test(lambda: zoo.parallel_env(game, seats=seats, illegal="replace"), num_cycles=60)


@pytest.mark.parametrize("game", backlot.games())
def test_games_can_be_cut_off(game: str) -> None:
    class Module:
        """What the test looks for in an environment's module."""

        @staticmethod
        def parallel_env(max_cycles: int) -> zoo.BacklotParallelEnv:
            return zoo.parallel_env(game, max_cycles=max_cycles, illegal="replace")

        @staticmethod
        def env(max_cycles: int) -> AECEnv:
            return parallel_to_aec(Module.parallel_env(max_cycles))

    max_cycles_test(Module)


def test_a_refused_step_changes_nothing() -> None:
    env = zoo.parallel_env("hollywood")
    observations, _ = env.reset(seed=1)
    before = env.game_state.view("omniscient")
    actions = {agent: int(np.flatnonzero(told["action_mask"])[0]) for agent, told in observations.items()}
    with pytest.raises(backlot.IllegalAction):
        env.step({**actions, "player_3": len(observations["player_3"]["action_mask"]) - 1})
    with pytest.raises(ValueError, match="player_2 is asked"):
        env.step({agent: action for agent, action in actions.items() if agent != "player_2"})
    assert env.game_state.view("omniscient") == before
    one = zoo.env("hollywood")
    with pytest.raises(RuntimeError, match="call reset first"):
        one.observe("player_0")


def test_secret_choices_are_simultaneous() -> None:
    seen_together = False
    for game in backlot.games():
        env = zoo.parallel_env(game)
        observations, _ = env.reset(seed=3)
        while env.agents:
            asked = [agent for agent in env.agents if not observations[agent]["action_mask"][0]]
            seen_together |= len(asked) > 1
            actions = {
                agent: int(np.flatnonzero(observations[agent]["action_mask"])[0]) for agent in env.agents
            }
            observations, rewards, *_ = env.step(actions)
        assert sum(rewards.values()) == pytest.approx(0)
    assert seen_together


def test_the_reward_is_paid_once() -> None:
    for game, seats in TABLES:
        env = zoo.env(game, seats=seats)
        env.reset(seed=7)
        total = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            total[agent] += reward
            env.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
        assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) <= seats - 1


def test_a_spectator_can_be_shown() -> None:
    env = zoo.env(backlot.games()[0], render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5
    with pytest.raises(ValueError, match="render mode"):
        zoo.env(backlot.games()[0], render_mode="human")


@tables
def test_gymnasium(game: str, seats: int) -> None:
    name = "".join(word.capitalize() for word in game.split("-"))
    # It chooses without looking at masks.
    env = gymnasium.make(f"backlot/{name}-v0", seats=seats, opponents="random", illegal="replace")
    check_env(env.unwrapped, skip_render_check=True)


def test_a_whole_game_against_bots_in_gymnasium() -> None:
    for game in backlot.games():
        env = backlot.gymnasium.BacklotEnv(game, seat=1, opponents="greedy")
        _, info = env.reset(seed=5)
        over, rewards = False, []
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            assert len(legal)
            _, reward, over, cut, info = env.step(int(legal[0]))
            rewards.append(reward)
            assert not cut
        assert rewards[:-1] == [0.0] * (len(rewards) - 1)
        env.close()
        with pytest.raises(RuntimeError, match="call reset"):
            env.step(0)
    with pytest.raises(ValueError, match="opponents"):
        backlot.gymnasium.BacklotEnv(game, opponents=["easy"] * 9)
    with pytest.raises(ValueError, match="seat 9"):
        backlot.gymnasium.BacklotEnv(game, seat=9)
