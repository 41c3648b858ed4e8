"""Measures how many decisions a second of one CPU makes: `python -m backlot.bench`.

Peers that are installed are measured in the same run, in the same way: random legal actions, one process, CPU time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import backlot

#: Decisions made so far, again and again.
Run = Iterator[int]


def batch(game: backlot.Game, count: int, *, observed: bool, threads: int = 1) -> Run:
    """Random legal actions in a batch; choosing them is counted, too."""
    games = backlot.Batch(game, count, seed=1, threads=threads)
    counts = np.zeros(count, np.int32)
    buffers: dict[str, Any] = {"counts": counts}
    if observed:
        buffers["observations"] = np.zeros((count, game.observation_size), np.int16)
        buffers["masks"] = np.zeros((count, game.action_count), np.bool_)
    games.reset(**buffers)
    rng = np.random.default_rng(0)
    while True:
        games.step((rng.random(count) * counts).astype(np.int64), by="place", **buffers)
        yield count


def single(game: backlot.Game) -> Run:
    """Random legal actions, one position at a time."""
    choose, number = random.Random(0).random, 0
    while True:
        state, number = game.new_state(number), number + 1
        while not state.is_over:
            legal = state.legal()
            state.apply(legal[int(choose() * len(legal))])
            yield 1


def turns(make: Callable[[], Any]) -> Run:
    """The loop of PettingZoo's own `performance_benchmark`."""
    env = make()
    while True:
        env.reset()
        for agent in env.agent_iter(1000):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                action = None
            elif isinstance(observation, dict) and "action_mask" in observation:
                action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
            else:
                action = env.action_space(agent).sample()
            env.step(action)
            yield 1


def spiel(name: str) -> Run:
    """Random legal actions in a game of OpenSpiel, with an observation for each."""
    import pyspiel

    game, choose = pyspiel.load_game(name), random.Random(0)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose.choice(state.legal_actions()))
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(choose.choice(state.legal_actions()))
            yield 1


def measure(run: Run, seconds: float) -> float:
    """Decisions per second of CPU time."""
    next(run)
    decisions, start = 0, time.process_time()
    while True:
        decisions += next(run)
        if decisions % 64 == 0 and (spent := time.process_time() - start) >= seconds:
            return decisions / spent


def rows() -> Iterator[tuple[str, str, Run]]:
    """What is measured: what, of which game, how."""
    for name in backlot.games():
        game = backlot.Game(name)
        yield "batch of 1,024", name, batch(game, 1024, observed=False)
        yield "batch of 1,024, observations and masks", name, batch(game, 1024, observed=True)
        yield "one position at a time", name, single(game)
    try:
        import backlot.pettingzoo as zoo
    except ImportError:
        print("pettingzoo is not installed: its loop is left out", file=sys.stderr)
    else:
        for name in backlot.games():
            yield "PettingZoo's loop", name, turns(lambda name=name: zoo.env(name))
        try:
            from pettingzoo.classic import tictactoe_v3
        except ImportError:
            pass
        else:
            yield "PettingZoo's loop", "its tictactoe", turns(tictactoe_v3.env)
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("open_spiel is not installed: it is left out", file=sys.stderr)
    else:
        for peer in ("connect_four", "leduc_poker", "gin_rummy"):
            yield "OpenSpiel with observations", peer, spiel(peer)


def main() -> None:
    """Measures and prints a table, or with `--json` an object for each row."""
    parser = argparse.ArgumentParser(prog="python -m backlot.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each row")
    parser.add_argument("--json", action="store_true", help="prints a JSON object for each row")
    args = parser.parse_args()
    for what, game, run in rows():
        rate = measure(run, args.seconds)
        if args.json:
            print(json.dumps({"what": what, "game": game, "per_cpu_second": round(rate)}), flush=True)
        else:
            print(f"{what:<40}{game:<18}{rate:>14,.0f} decisions per CPU second", flush=True)
    # Kilobytes on Linux.
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    if not args.json:
        print(f"{'memory at its peak':<58}{peak / 1024:>14,.0f} MB")


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        # Whoever read it, such as `head`, has seen enough. Python would complain once more when it closes its output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
