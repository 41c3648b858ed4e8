"""Jobs on Ray: `backlot.ray.run(job)` plays the parts that are missing on all machines of a cluster.

The folder of the job must be the same for all of them: a shared file system. Workers may die; Ray plays their parts again elsewhere, and a
part counts only when it is complete.
"""

from __future__ import annotations

from collections.abc import Callable

import ray

from ._native import Job

__all__ = ["run"]


def run(
    job: Job,
    *,
    cpus_per_part: int = 1,
    retries: int = 10,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Plays what is missing of a job, and returns when all of it is there.

    `progress` is told after each part how many of how many are there. Ray is started on this machine unless it runs already.
    """
    if not ray.is_initialized():
        ray.init()
    play = ray.remote(num_cpus=cpus_per_part, max_retries=retries)(_play)
    waiting = [play.remote(str(job.folder), part, cpus_per_part) for part in job.missing()]
    there = job.parts - len(waiting)
    while waiting:
        done, waiting = ray.wait(waiting)
        ray.get(done)
        there += len(done)
        if progress is not None:
            progress(there, job.parts)


def _play(folder: str, part: int, threads: int) -> None:
    Job(folder).play(part, threads=threads)
