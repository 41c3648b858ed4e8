"""Records of games: the text form that the table, the page and the command line write."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ._native import Game, State, read_record, record_state

if TYPE_CHECKING:
    import polars


@dataclass(frozen=True)
class Record:
    """A game that was played. It was checked: every action was legal, and the result is right."""

    game: Game
    #: Who acted, and what they did in notation, in order.
    steps: list[tuple[int, str]]
    #: The scores at the end, if the game came to one.
    scores: list[int] | None
    text: str = field(repr=False)

    def state(self, step: int = 0, *, seed: object = "record") -> State:
        """Returns the position after `step` actions. Draws after it follow from the seed."""
        if not 0 <= step <= len(self.steps):
            raise IndexError(f"there is no step {step}: the record has {len(self.steps)}")
        return record_state(self.text, step, str(seed))


def load_record(path: str | Path) -> Record:
    """Reads the record in a file."""
    return parse_record(Path(path).read_text(encoding="utf-8"))


def parse_record(text: str) -> Record:
    """Reads a record from its text."""
    game, steps, scores = read_record(text)
    return Record(game, steps, scores, text)


def load_records(folder: str | Path) -> polars.DataFrame:
    """Returns a row for each seat of each record (`*.backlot`) below a folder, as a Polars data frame.

    The columns are `file`, `game`, `layout`, `seats`, `steps`, `seat`, `score` and `won`; the last two are null for a game
    that was broken off.
    """
    import polars

    rows = []
    for path in sorted(Path(folder).rglob("*.backlot")):
        record = load_record(path)
        best = None if record.scores is None else record.state(len(record.steps)).outcome()
        for seat in range(record.game.seats):
            rows.append(
                {
                    "file": str(path),
                    "game": record.game.id,
                    "layout": record.game.layout,
                    "seats": record.game.seats,
                    "steps": len(record.steps),
                    "seat": seat,
                    "score": None if record.scores is None else record.scores[seat],
                    "won": None if best is None else seat in best["winners"],
                }
            )
    schema = {
        "file": polars.String,
        "game": polars.String,
        "layout": polars.String,
        "seats": polars.Int8,
        "steps": polars.Int32,
        "seat": polars.Int8,
        "score": polars.Int32,
        "won": polars.Boolean,
    }
    return polars.DataFrame(rows, schema=schema)
