"""Four movie-mogul board games for research.

`Game` and `State` are for search, `Batch` is for learning at speed. `backlot.pettingzoo`, `backlot.gymnasium` and
`backlot.openspiel` are adapters; each needs its library installed.
"""

from ._native import (
    Batch,
    Bot,
    Game,
    IllegalAction,
    Job,
    JobError,
    RecordError,
    SetupError,
    State,
    __version__,
    games,
)
from .records import Record, load_record, load_records, parse_record

__all__ = [
    "Batch",
    "Bot",
    "Game",
    "IllegalAction",
    "Job",
    "JobError",
    "Record",
    "RecordError",
    "SetupError",
    "State",
    "__version__",
    "games",
    "load_record",
    "load_records",
    "parse_record",
]
