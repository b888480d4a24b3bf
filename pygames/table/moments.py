"""Moments: what is shown on the board until it is understood.

A fight, dice, a loss, a claim. A game says which log entries are moments (`Board.moment`). While
one is shown, bots wait, and the device is not handed over. It ends by a tap, by the holder's next
pick, or after a while (see `settings.PACE`); until the holder's next move it stays in the news,
where a tap shows it again.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from pygames.core.log import Entry
from pygames.table.story import Deed

__all__ = ["BLINK", "MOMENTS", "Hold", "pause", "places", "unseen"]

MOMENTS = "moments"
"""What is open while those in the news are shown again."""

BLINK = 50
"""What lasts for fewer milliseconds need not be shown."""

_HOLD: Mapping[str, int | None] = {"normal": 1800, "slow": 3000, "fast": 900, "tap": None}
_PAUSE: Mapping[str, int] = {"normal": 400, "slow": 900, "fast": 200, "tap": 400}
_FIRST = 1.75
"""How much longer a bot's first move after somebody else's takes than its next ones."""
_HASTE = 0.25
"""How much of the time of a move is left for the next, where several bots keep a person waiting."""


class Hold(NamedTuple):
    """How long moments are shown before the match goes on."""

    match: str
    moves: int
    """The number of log entries that will have been seen then."""
    after: int | None
    """In milliseconds; None: until a tap."""

    @classmethod
    def at(cls, match: str, moves: int, pace: str, *, waited_for: bool, length: int = 0) -> "Hold":
        """Return the hold of the moments up to now, at this pace.

        `waited_for`: whether the match waits for it. A holder who can move is not asked for a tap.
        `length`: how long it takes until all of it can be read.
        """
        after = _HOLD[pace]
        if after is None and not waited_for:
            after = _HOLD["normal"]
        return cls(match, moves, None if after is None else after + length)


def pause(
    pace: str, log: Sequence[Entry], quiet: Container[str], levels: Sequence[int], seat: int
) -> int:
    """Return the least time in milliseconds that the bot of a seat takes: its move must be seen.

    `quiet`: the kinds of moves after which there is nothing to see. `levels`: each seat's, 0 for a
    person. The more bots there are, the less each takes, and with each of their moves the next
    takes less, so that a person among six need not wait long: what was too fast is in the news.
    Where only bots play, nobody waits.
    """
    moves = [entry for entry in reversed(log) if entry.seat >= 0]
    if moves and moves[0].move.kind in quiet:
        return 0
    movers = [entry.seat for entry in moves if entry.move.kind not in quiet]
    bots = len(levels) - levels.count(0)
    least = _PAUSE[pace] * 2 / (bots + 1)
    if movers and movers[0] != seat:
        least *= _FIRST
    if 1 < bots < len(levels):
        least *= _HASTE ** len(list(takewhile(lambda mover: levels[mover], movers)))
    return round(least)


def places(deeds: Iterable[Deed]) -> frozenset[str]:
    """Return the elements where these moments happen."""
    return frozenset(place for deed in deeds if deed.moment for place in deed.moment.places)


def unseen(weighty: Sequence[Deed], seen: int, *, leaving: bool) -> list[Deed]:
    """Return what must be seen before the match goes on, oldest first.

    `weighty`: see `Story.weighty`. `seen`: how many entries of the log have been seen. `leaving`:
    whether the one who looks is about to hand over the device, and is also shown what only they
    may see, such as a card drawn.
    """
    new = takewhile(lambda deed: deed.entry >= seen, reversed(weighty))
    return [deed for deed in new if deed.moment or leaving][::-1]
