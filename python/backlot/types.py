"""What some functions return."""

from __future__ import annotations

from typing import TypedDict


class Outcome(TypedDict):
    """The result of a game, by seat."""

    scores: list[int]
    #: 1 for the winners; seats that tie share a rank.
    ranks: list[int]
    winners: list[int]
    #: 1 for the winner, or a part of it for those who share the win.
    win_shares: list[float]
    #: Points by source.
    sheet: dict[str, list[int]]


class Candidate(TypedDict, total=False):
    """An action that a bot weighed. What comes after the value is there if the bot played the game to its end."""

    action: int
    notation: str
    #: Points for bots that rate, a value from 0 to 1 for bots that search.
    value: float
    playouts: int
    win: float
    points: float
    lead: float
    error: float


class Advice(TypedDict):
    """What a bot would do, and why."""

    action: int
    notation: str
    reason: str
    #: Best first; empty if the bot weighed nothing.
    candidates: list[Candidate]
