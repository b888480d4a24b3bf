"""Deeds as they are drawn: a line of the log, and a moment on the board."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.game import Move, State
from pygames.core.players import mentions
from pygames.core.term_marks import unmarked
from pygames.table.board import Board, Moment, Sight
from pygames.table.markup import mark_of, mentioned
from pygames.table.story import Deed

__all__ = ["ShownMoment", "Stage", "line", "shown_moments", "stage"]

_AT_ONCE = 3
"""At most this many moments are shown on the board together, the latest."""


class ShownMoment(NamedTuple):
    """A moment as it is shown on the board."""

    entry: int
    place: str
    """The element that it is shown beside, "" for none."""
    picture: Markup
    line: Markup
    note: str


def shown_moments(deeds: Sequence[Deed]) -> list[ShownMoment]:
    """Return how these moments are shown."""
    return [_drawn(deed) for deed in deeds[-_AT_ONCE:]]


class Stage(NamedTuple):
    """A great moment as it is drawn over the whole board."""

    entry: int
    """Another one is drawn anew."""
    drawn: Markup
    length: int


def stage(board: Board[State, Move], sight: Sight[State], deeds: Sequence[Deed]) -> Stage | None:
    """Return how the great moments among these are drawn, None if there are none."""
    great = [(it.entry, it.moment) for it in deeds if it.moment and it.moment.act is not None]
    if board.stage is None or not great:
        return None
    drawn = board.stage(sight, [moment.act for _entry, moment in great])
    length = sum(moment.length for _entry, moment in great)
    return Stage(great[-1][0], drawn, length) if drawn else None


def _drawn(deed: Deed) -> ShownMoment:
    moment = deed.moment or Moment(())
    said = line(deed.seat, (deed.text,))
    place = next(iter(moment.places), "")
    return ShownMoment(deed.entry, place, moment.picture, said, moment.note)


def line(seat: int | None, texts: Sequence[str], *, marked: bool = False) -> Markup:
    """Return a line of the log; `seat`: who did it.

    Sentences said to "you" name nobody: the mark of the seat begins them. `marked`: whether terms
    stay marked, for `Terms` to link them.
    """
    texts = tuple(texts if marked else map(unmarked, texts))
    named = seat is None or any(mentions(text, seat) for text in texts)
    return _line(None if named else seat, texts)


@lru_cache(maxsize=256)
def _line(you: int | None, texts: tuple[str, ...]) -> Markup:
    deeds = Markup(" ").join(
        Markup('<span class="deed">{}</span>').format(mentioned(text)) for text in texts
    )
    return deeds if you is None else Markup("{} {}").format(mark_of(you), deeds)
