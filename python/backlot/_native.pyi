from os import PathLike
from pathlib import Path
from typing import Any, Literal, final

import numpy as np
from numpy.typing import NDArray

from .types import Advice, Outcome

__all__ = [
    "Batch",
    "Bot",
    "Game",
    "IllegalAction",
    "Job",
    "JobError",
    "RecordError",
    "SetupError",
    "State",
    "__version__",
    "games",
    "read_record",
    "record_state",
]

__version__: str

class IllegalAction(ValueError):
    """The rules don't allow this action now."""

class SetupError(ValueError):
    """A game can't be set up like this."""

class JobError(ValueError):
    """A job can't be begun, or not be gone on with."""

class RecordError(ValueError):
    """A record is not one, or not one that can be played."""

def games() -> list[str]:
    """Returns the ids of all games."""

@final
class Game:
    """A game with its options: `Game("dream-factory", seats=4, edition="2009")`.

    `components` is a component set of your own: TOML, or the path of a file with it.
    """

    def __new__(
        cls, game: str, /, *, seats: int | None = None, components: str | None = None, **options: object
    ) -> Game: ...
    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> dict[str, str]:
        """Every option with its value."""
    @property
    def components(self) -> str:
        """The component set as TOML, to start one of your own from."""
    @property
    def layout(self) -> str:
        """What indices and columns mean: game, version of the layout, hash of the component set. Keep it with your weights."""
    @property
    def action_count(self) -> int:
        """The number of indices that actions can have."""
    @property
    def observation_size(self) -> int:
        """The number of columns of an observation."""
    def action_name(self, index: int) -> str:
        """Returns what an index stands for."""
    def observation_schema(self) -> list[str]:
        """Returns the names of the columns of an observation. Seats are counted from the one that looks, to the left."""
    def action_schema(self) -> list[str]:
        """Returns the names of the columns of an action."""
    def new_state(self, seed: object = None) -> State:
        """Begins a game. The same seed gives the same draws; without one they are random."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: object = None) -> Game: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class State:
    """A position, for search. Actions are indices; where `seat` is left out, it is the first seat that is to act."""

    @property
    def game(self) -> Game: ...
    @property
    def seed(self) -> str: ...
    @property
    def steps(self) -> int:
        """The number of actions and imaginings so far."""
    @property
    def is_over(self) -> bool: ...
    def to_act(self) -> list[int]:
        """Returns the seats that are asked. Several when all choose in secret."""
    def may_revise(self) -> list[int]:
        """Returns the seats that may still change their secret answer."""
    def legal(self, seat: int | None = None) -> list[int]:
        """Returns the legal actions."""
    def legal_mask(self, seat: int | None = None) -> NDArray[np.bool_]:
        """Returns whether each index is legal."""
    def apply(self, action: int | str, seat: int | None = None) -> None:
        """Acts, by index or in notation. Raises `IllegalAction`, and changes nothing, if that is not legal."""
    def index(self, text: str, seat: int | None = None) -> int:
        """Returns the index of a legal action in notation."""
    def notation(self, action: int, seat: int | None = None) -> str:
        """Returns the notation of a legal action."""
    def label(self, action: int, seat: int | None = None) -> str:
        """Returns a legal action in English."""
    def view(self, viewer: int | Literal["spectator", "omniscient"] | None = None) -> dict[str, Any]:
        """Returns what a viewer is shown."""
    def observe(self, seat: int | None = None) -> NDArray[np.int16]:
        """Returns the observation of a seat, made from what it may know and nothing else."""
    def action_rows(self, seat: int | None = None) -> NDArray[np.int16]:
        """Returns a row of numbers for each legal action, in the order of `legal`."""
    def features(self, seat: int | None = None) -> NDArray[np.float32] | None:
        """Returns what our own learned values read: fewer numbers than `observe`, made by hand, and slower."""
    def sample(self, seat: int | None = None, seed: int = 0) -> State:
        """Returns a position that looks the same to the seat, with everything it can't see drawn at random."""
    def clone(self) -> State:
        """Returns a copy. It goes on with the same draws; `sample` to imagine others."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: object = None) -> State: ...
    def outcome(self) -> Outcome | None:
        """Returns the result, once the game is over."""
    def record(self) -> str:
        """Returns the record of the game so far, which every part of Backlot reads."""
    def chances(self, *, playouts: int = 200, seed: int = 0) -> list[float]:
        """Returns how likely each seat is to win from this very position, by quick games to the end."""

@final
class Batch:
    """Games at once, each replaced by the next when it is over.

    You own the buffers: numpy arrays, filled by `reset` and `step`, of which you name those that you want. With `n` games:

    | buffer | type | shape | is |
    |---|---|---|---|
    | `observations` | int16 | (n, `game.observation_size`) | what the seat to act may know |
    | `masks` | bool | (n, `game.action_count`) | which indices are legal |
    | `rewards` | float32 | (n, `game.seats`) | of the game that has just ended, else 0 |
    | `dones` | bool | (n,) | whether a game has just ended; everything else is already of the next one |
    | `seats` | int8 | (n,) | which seat is to act |
    | `counts` | int32 | (n,) | the number of its legal actions |

    `reward="win"` is the share of the win less the fair share, so that all add up to 0; `"score"` is the points. Seats that choose in secret
    are asked one after the other, and none sees the others' answers.
    """

    def __new__(
        cls,
        game: Game,
        count: int,
        *,
        seed: object = None,
        reward: Literal["win", "score"] = "win",
        threads: int = 1,
    ) -> Batch: ...
    @property
    def game(self) -> Game: ...
    def __len__(self) -> int: ...
    def reset(
        self,
        *,
        observations: NDArray[np.int16] | None = None,
        masks: NDArray[np.bool_] | None = None,
        rewards: NDArray[np.float32] | None = None,
        dones: NDArray[np.bool_] | None = None,
        seats: NDArray[np.int8] | None = None,
        counts: NDArray[np.int32] | None = None,
    ) -> None:
        """Begins all games from the seed."""
    def step(
        self,
        actions: NDArray[np.int64],
        *,
        by: Literal["index", "place"] = "index",
        observations: NDArray[np.int16] | None = None,
        masks: NDArray[np.bool_] | None = None,
        rewards: NDArray[np.float32] | None = None,
        dones: NDArray[np.bool_] | None = None,
        seats: NDArray[np.int8] | None = None,
        counts: NDArray[np.int32] | None = None,
    ) -> None:
        """Acts once in each game, by index or by place among the legal actions.

        Raises `IllegalAction`, and changes nothing, unless all are legal.
        """
    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int16]]:
        """Returns the legal actions of all games: offsets, indices, rows.

        Those of game `i` are `indices[offsets[i]:offsets[i + 1]]`, and the same of `rows`, whose columns `game.action_schema()` names.
        """
    def seed_of(self, at: int) -> str:
        """Returns the seed of the game that is played at this place now: `game.new_state(seed)` is its start."""

@final
class Bot:
    """One of our bots: `Bot("hard")`. Like everybody it gets what its seat may know, and nothing else."""

    def __new__(cls, level: str) -> Bot: ...
    @property
    def level(self) -> str: ...
    def act(
        self,
        state: State,
        seat: int | None = None,
        *,
        seed: int = 0,
        ms: int | None = None,
        iterations: int | None = None,
    ) -> int:
        """Returns what the bot would do. Without a limit it takes its usual number of iterations, and always answers the same."""
    def advise(
        self,
        state: State,
        seat: int | None = None,
        *,
        seed: int = 0,
        ms: int | None = None,
        iterations: int | None = None,
    ) -> Advice:
        """Returns what the bot would do, what else it weighed, and why."""

@final
class Job:
    """A simulation in parts, for many machines: a folder with `job.toml` and a Parquet file for each part.

    A part follows from the job and its number alone, byte for byte, whoever plays it. `Job(folder)` goes on with one that was begun.
    Files have a row for each seat of each game: `game`, `seat`, `bot`, `score`, `rank`, `win_share`, `steps`.
    """

    def __new__(cls, folder: str | PathLike[str]) -> Job: ...
    @staticmethod
    def begin(
        folder: str | PathLike[str],
        game: Game,
        *,
        games: int,
        bots: list[str] | None = None,
        seed: object = None,
        part_games: int = 10_000,
    ) -> Job:
        """Begins a job in a folder, or goes on with the same one. Without bots all play at random."""
    @property
    def folder(self) -> Path: ...
    @property
    def games(self) -> int: ...
    @property
    def parts(self) -> int: ...
    def missing(self) -> list[int]:
        """Returns the parts that nobody has played yet."""
    def part_path(self, part: int) -> Path:
        """Returns where a part is, or will be."""
    def play(self, part: int, *, threads: int = 1) -> None:
        """Plays a part, unless it is there already. It appears under its name when it is complete."""

def read_record(text: str) -> tuple[Game, list[tuple[int, str]], list[int] | None]: ...
def record_state(text: str, step: int, seed: str) -> State: ...
