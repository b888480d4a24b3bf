"""The course of a match: when something falls first, how often the lead changes, how it ends.

A game says what there is to see of a position by a function that returns a `Glimpse`.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pygames.core.game import decision_of, is_open
from pygames.core.match import Match

__all__ = ["Course", "Glimpse", "Summary", "course_of", "summary"]


class Glimpse(NamedTuple):
    """What counts of a position, as everybody at the table sees it."""

    round: int
    """The round that is being played, from 1 on; 0 while the match is set up."""
    fallen: int
    """How many figures, pieces or the like have been lost so far."""
    strength: int
    """How many there have been, the fallen among them."""
    ahead: int | None
    """The side that would win if the match ended here, None if nobody would."""


class Course(NamedTuple):
    """How a match went."""

    rounds: int
    """The last round."""
    first_fall: int | None
    """The round in which somebody fell for the first time, None if nobody has."""
    fallen: float
    """The share of all that have fallen."""
    changes: int
    """How often the lead has passed from one side to another."""
    choices: tuple[int, ...]
    """How many moves each seat has chosen from several."""
    reason: str
    """How it ended, as `Outcome.reason`; "" if it was left undecided."""


def course_of(match: Match, glimpse: Callable[[Any], Glimpse]) -> Course:
    """Return the course of a match that has been played."""
    state: Any = match.setup.start()
    choices = [0] * match.setup.seats
    first_fall: int | None = None
    leader: int | None = None
    changes = 0
    seen = glimpse(state)
    for entry in match.log:
        if entry.seat >= 0:
            moves = decision_of(entry.seat, state.decisions).moves
            choices[entry.seat] += len(moves) > 1 or is_open(moves)
        state.apply(entry.move, entry.seat)
        seen = glimpse(state)
        if seen.fallen and first_fall is None:
            first_fall = seen.round
        if seen.ahead is not None:
            changes += leader not in (None, seen.ahead)
            leader = seen.ahead
    return Course(
        seen.round,
        first_fall,
        seen.fallen / seen.strength if seen.strength else 0.0,
        changes,
        tuple(choices),
        match.outcome.reason if match.outcome else "",
    )


class Summary(NamedTuple):
    """What the courses of several matches have in common: shares from 0 to 1, and means."""

    fell_by: tuple[float, ...]
    """In which share of the matches somebody had fallen by the end of round 1, 2 and 3."""
    fallen: float
    rounds: float
    changes: float
    choices: tuple[float, ...]
    """Of each seat."""
    reasons: tuple[tuple[str, float], ...]
    """How many matches ended in which way, the most frequent first."""


def summary(courses: Sequence[Course]) -> Summary:
    """Summarize courses, at least one."""
    count = len(courses)

    def mean(values: Sequence[float]) -> float:
        return sum(values) / count

    falls = [it.first_fall for it in courses]
    reasons = [it.reason for it in courses]
    shares = {reason: reasons.count(reason) / count for reason in {*reasons}}
    return Summary(
        tuple(mean([fall is not None and fall <= n for fall in falls]) for n in (1, 2, 3)),
        mean([it.fallen for it in courses]),
        mean([it.rounds for it in courses]),
        mean([it.changes for it in courses]),
        tuple(mean(each) for each in zip(*(it.choices for it in courses), strict=True)),
        tuple(sorted(shares.items(), key=lambda it: (-it[1], it[0]))),
    )
