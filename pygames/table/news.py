"""What is new to the holder of the device: the others' moves since the holder's last one."""

from collections.abc import Sequence
from itertools import takewhile

from pygames.core.game import REFEREE, State
from pygames.core.log import Entry, replay
from pygames.core.match import Match
from pygames.core.series import current_play
from pygames.table.story import Deed, results_of

__all__ = ["ended_play", "news", "recent"]

_FAR = 300
"""In log entries: more than anybody does in a turn."""


def news(match: Match, seat: int | None, deeds: Sequence[Deed]) -> list[Deed]:
    """Select the log sentences that are new to this seat."""
    start, log = _since(match, seat), match.log
    latest = takewhile(lambda deed: deed.entry >= start, reversed(deeds))
    found = [deed for deed in latest if not deed.result][::-1]
    # What the referee tells the seat is news as well.
    return [d for d in found if d.seat != seat or log[d.entry].seat == REFEREE] or found


def recent(match: Match, seat: int | None) -> Sequence[Entry]:
    """Return the entries of the log that are new to this seat, as it saw them."""
    start = _since(match, seat)
    return match.log[start:] if seat is None else match.seen(seat, start)


def _since(match: Match, seat: int | None) -> int:
    """Return the index of the first entry that is new to a seat.

    That is the first after its own last move, or that move itself if nobody has moved since; for
    None, the last move of any player. Where only bots have moved for long, it is not far back.
    """
    log = match.log
    back = range(len(log) - 1, max(len(log) - _FAR, 0) - 1, -1)
    if seat is None:
        return next((i for i in back if log[i].seat >= 0), max(back.stop, 0))
    own = next((i for i in back if log[i].seat == seat), back.stop)
    if any(entry.seat >= 0 for entry in log[own + 1 :]):
        return own + 1
    return max(own, 0)


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
