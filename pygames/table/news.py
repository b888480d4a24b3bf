"""What is new to the holder of the device: the others' moves since the holder's last one."""

from collections.abc import Sequence
from itertools import takewhile

from pygames.core.game import NOBODY, REFEREE, State
from pygames.core.log import Entry, replay
from pygames.core.match import Match
from pygames.core.series import current_play
from pygames.table.story import Deed, results_of

__all__ = ["ended_play", "latest", "news", "recent"]

_FAR = 300
"""In log entries: more than anybody does in a turn."""


def news(match: Match, seat: int, deeds: Sequence[Deed]) -> list[Deed]:
    """Select the log sentences that are new to this seat."""
    start, log = _since(match, seat), match.log
    latest = takewhile(lambda deed: deed.entry >= start, reversed(deeds))
    found = [deed for deed in latest if not deed.result][::-1]
    # What the referee tells the seat is news as well.
    others = [d for d in found if d.seat != seat or log[d.entry].seat == REFEREE] or found
    first = min((deed.entry for deed in others), default=len(log))
    return [*_costly(match, seat, deeds, first), *others]


def latest(match: Match, seat: int, deeds: Sequence[Deed]) -> list[Deed]:
    """Select what has happened since this seat last moved, whoever did it; the newest first."""
    start = _since(match, seat)
    return [*takewhile(lambda deed: deed.entry >= start, reversed(deeds))]


def _costly(match: Match, seat: int, deeds: Sequence[Deed], end: int) -> list[Deed]:
    """Return what its own last turn has cost others, before this entry."""
    moved = (n for n in range(min(end, len(match.log)) - 1, -1, -1) if match.log[n].seat >= 0)
    turn = [*takewhile(lambda n: match.log[n].seat == seat, moved)]
    start = turn[-1] if turn else end
    recent = takewhile(lambda deed: deed.entry >= start, reversed(deeds))
    return [it for it in recent if it.entry < end and it.moment and it.moment.cost][::-1]


def recent(match: Match, seat: int) -> Sequence[Entry]:
    """Return the entries of the log that are new to this seat, as it saw them."""
    return match.seen(seat, _since(match, seat))


def _since(match: Match, seat: int) -> int:
    """Return the index of the first entry that is new to a seat.

    That is the first after its own last move, or that move itself if nobody has moved since; for
    NOBODY, the last move of any player. A quiet move counts for none. Where only bots have moved
    for long, it is not far back.
    """
    log, quiet = match.log, match.game.quiet
    latest, end = -1, max(len(log) - _FAR, 0)
    for index in range(len(log) - 1, end - 1, -1):
        entry = log[index]
        if entry.seat < 0 or entry.move.kind in quiet:
            continue
        if seat in (NOBODY, entry.seat):
            return index if latest < 0 else index + 1
        latest = index
    return end


def ended_play(match: Match, number: int) -> State:
    """Return the state of a series at the end of one of its games, before the next one began."""
    setup, log = match.setup, match.log
    state = setup.start()
    last = -1
    while len(results_of(state)) <= number:
        last += 1
        state.apply(log[last].move, log[last].seat)
    ended = replay(setup, log[:last])
    current_play(ended).apply(log[last].move, log[last].seat)
    return ended
