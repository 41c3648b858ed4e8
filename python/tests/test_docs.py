"""The examples in the guide and in the README run as they stand, with fewer games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import backlot
import pytest

from .conftest import play

ROOT = Path(__file__).parents[2]


def examples(file: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / file).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("file", ["docs/python.md", "README.md"])
def test_the_examples_run(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("polars")
    monkeypatch.chdir(tmp_path)
    # What the guide takes for granted: a record in the folder, and a game under way.
    state = play(backlot.Game("dream-factory").new_state("guide"), 60)
    Path("game.backlot").write_text(state.record(), encoding="utf-8")
    names: dict[str, Any] = {}
    found = examples(file)
    assert found
    for example in found:
        if "advise(state" in example:
            names["state"] = state
        example = example.replace("games=1_000_000", "games=4, part_games=2").replace("range(1000)", "range(20)")
        exec(compile(example, file, "exec"), names)
