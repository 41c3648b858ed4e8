"""Simulations in parts."""

from __future__ import annotations

import pickle
from pathlib import Path

import backlot
import pytest


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def begin(folder: Path, game: str, **changes: object) -> backlot.Job:
    arguments = {"games": 60, "part_games": 7, "seed": "job", **changes}
    return backlot.Job.begin(folder, backlot.Game(game), **arguments)  # type: ignore[arg-type]


def test_parts_are_the_same_whoever_plays_them(any_game: backlot.Game, tmp_path: Path) -> None:
    one, many = begin(tmp_path / "one", any_game.id), begin(tmp_path / "many", any_game.id)
    assert one.parts == 9 and one.missing() == list(range(9))
    for part in range(9):
        one.play(part)
    for part in reversed(range(9)):
        pickle.loads(pickle.dumps(many)).play(part, threads=2)
    assert one.missing() == []
    assert contents(one.folder) == contents(many.folder)


def test_polars_reads_them(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    game = backlot.Game("hollywood-cards", seats=3)
    job = backlot.Job.begin(tmp_path, game, games=40, part_games=11, bots=["greedy", "random", "random"])
    for part in job.missing():
        job.play(part)
    frame = polars.read_parquet(tmp_path / "*.parquet")
    assert frame.shape == (120, 7)
    assert frame["game"].unique().sort().to_list() == list(range(40))
    assert frame["win_share"].sum() == pytest.approx(40)
    wins = dict(frame.group_by("bot").agg(polars.col("win_share").mean()).rows())
    assert wins["greedy"] > wins["random"]


def test_mistakes_are_told(tmp_path: Path) -> None:
    job = begin(tmp_path / "job", "hollywood")
    with pytest.raises(backlot.JobError, match="another job"):
        begin(tmp_path / "job", "hollywood", games=61)
    with pytest.raises(backlot.JobError, match="no part 99"):
        job.play(99)
    with pytest.raises(backlot.JobError, match="thinks for a time"):
        begin(tmp_path / "timed", "hollywood", bots=["hard@30ms"])
    with pytest.raises(ValueError, match="genius"):
        begin(tmp_path / "bots", "hollywood", bots=["genius"])
    with pytest.raises(FileNotFoundError):
        backlot.Job(tmp_path / "nothing")
    (tmp_path / "job" / "job.toml").write_text("games = 1\n")
    with pytest.raises(backlot.JobError, match="is not a job"):
        backlot.Job(tmp_path / "job")


@pytest.mark.thorough
@pytest.mark.filterwarnings("default")
def test_ray_plays_them_though_workers_are_killed(tmp_path: Path) -> None:
    import os
    import random
    import signal
    import threading

    ray = pytest.importorskip("ray")
    import backlot.ray

    alone = begin(tmp_path / "alone", "hollywood-cards", games=20_000, part_games=200, bots=["greedy"])
    for part in alone.missing():
        alone.play(part)
    job = begin(tmp_path / "ray", "hollywood-cards", games=20_000, part_games=200, bots=["greedy"])
    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    killed, done = 0, threading.Event()

    def kill() -> None:
        nonlocal killed
        rng = random.Random(1)
        while not done.wait(0.15) and killed < 50:
            # Ray names its workers after what they do.
            alive = [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/cmdline") if is_at_work(path)]
            if alive:
                os.kill(rng.choice(alive), signal.SIGKILL)
                killed += 1

    def is_at_work(path: Path) -> bool:
        try:
            return path.read_bytes().startswith(b"ray::_play")
        except OSError:
            return False

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        backlot.ray.run(job, retries=-1)
    finally:
        done.set()
        killer.join()
        ray.shutdown()
    assert killed > 10
    drafts = [name for name in contents(job.folder) if name.endswith(".draft")]
    there = {name: text for name, text in contents(job.folder).items() if name not in drafts}
    assert there == contents(alone.folder)
