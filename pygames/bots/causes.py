"""What a change of a seat's chances is owed to, between two of its choices.

Every position in between is judged by what the seat knew, in the same way: so what happened can be
compared, whoever was to move.
"""

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygames.bots.brain import Brain
from pygames.bots.move_choice import brain_of
from pygames.core.game import CHANCE, State, sees
from pygames.core.log import Entry
from pygames.core.match import Match
from pygames.core.series import Series, current_play

__all__ = ["Gap", "causes"]

_WORLDS = 8
"""In so many sampled worlds a position is judged where there are secrets."""
_LEAST = 0.01
"""What changes the chances by less, in the positions compared here, is no cause."""
_EVEN = 0.5


class Gap(NamedTuple):
    """What happened between two choices of a seat."""

    start: int
    """The log entry of the first choice."""
    end: int
    """That of the second one, or the length of the log."""
    rises: bool
    """Whether the seat's chances were better afterwards."""


class _Event(NamedTuple):
    """What the log tells of with one entry, and all that belongs to it, such as several dice."""

    told: int
    change: float
    """By how much the seat's chances changed."""


def causes(match: Match, seat: int, gaps: Sequence[Gap], *, seed: int = 0) -> list[int | None]:
    """Return for each gap the log entry that tells what changed the seat's chances most.

    None where the log tells of nothing that did. The same seed always gives the same answer. Raises
    `ValueError` for a game without bots.
    """
    brain, log = brain_of(match.game), match.seen(seat)
    state, done = match.setup.start(), 0
    found: dict[Gap, int | None] = {}
    for gap in sorted({*gaps}):
        if not 0 <= gap.start < gap.end <= len(log):
            raise ValueError(f"{gap} is not in the log")
        first = gap.start + 1
        if first < done:
            state, done = match.setup.start(), 0
        for entry in log[done:first]:
            state.apply(entry.move, entry.seat)
        events = list(_events(match, brain, state, log[first : gap.end], first, seat, seed))
        found[gap], done = _largest(events, gap.rises), gap.end
    return [found[gap] for gap in gaps]


def _largest(events: Sequence[_Event], rises: bool) -> int | None:
    """Return the entry of what changed most in this direction, None if nothing did."""
    sign = 1 if rises else -1
    changes = [(sign * event.change, event.told) for event in events]
    change, told = max(changes, default=(0.0, 0))
    return told if change >= _LEAST else None


def _events(
    match: Match,
    brain: Brain[State],
    state: State,
    log: Sequence[Entry],
    start: int,
    seat: int,
    seed: int,
) -> Iterator[_Event]:
    """Go through these entries, and say what each event has changed.

    Moves of the seat itself are no events: the bot has judged these already.
    """
    worlds = _WORLDS if match.game.secrets else 1
    told: int | None = None
    last: int | None = None
    before = _EVEN
    for at, entry in enumerate(log, start):
        names, games = entry.seat != seat and _names(match, state, entry, seat), _ended(state)
        if names or (told is not None and entry.seat >= 0):
            now = _standing(brain, state, seat, seed, worlds)
            if told is not None:
                yield _Event(told, now - before)
            told, before, last = (at, now, at) if names else (None, before, last)
        state.apply(entry.move, entry.seat)
        if _ended(state) > games:
            if last is not None:  # what the log leaves out belongs to it, too
                yield _Event(last, _result(state, seat) - before)
            return
    if told is not None:
        yield _Event(told, _standing(brain, state, seat, seed, worlds) - before)


def _names(match: Match, state: State, entry: Entry, seat: int) -> bool:
    """Whether the log tells a seat of it, and names more than who did it: a card, a piece, dice."""
    subject = match.doer(entry, state)
    return (
        sees(seat, entry.known_to)
        and entry.move.kind not in match.game.untold
        and (subject is not None or entry.seat == CHANCE)
        and len(entry.move) > 1
        and bool(match.narrate(entry.move, state, subject))
    )


def _ended(state: State) -> int:
    """Return how many games have ended."""
    results = len(state.results) if isinstance(state, Series) else 0
    return results or int(state.outcome is not None)


def _result(state: State, seat: int) -> float:
    """Return what the game that has just ended is worth to a seat, 0 to 1."""
    outcome = state.results[-1] if isinstance(state, Series) else state.outcome
    assert outcome is not None
    return float(seat in outcome.winners) if outcome.winners else _EVEN


def _standing(brain: Brain[State], state: State, seat: int, seed: int, count: int) -> float:
    """Return the seat's chance to win, 0 to 1, whoever has to move."""
    if brain.evaluate is None or state.outcome is not None:
        return _EVEN
    view, rng = current_play(state), random.Random(seed)
    worlds = [
        brain.determinize(view, seat, rng, False) if brain.determinize else view.sample(rng)
        for _world in range(count)
    ]
    return sum(brain.evaluate(world, seat) for world in worlds) / count
