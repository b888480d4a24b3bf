"""Deeds as they are drawn: a line of the log, and a moment on the board."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.game import Move, State
from pygames.table.board import Board, Moment, Sight
from pygames.table.story import Deed

__all__ = ["ShownMoment", "Stage", "line", "name", "shown_moments", "stage"]

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


def shown_moments(deeds: Sequence[Deed], who: Sequence[Markup]) -> list[ShownMoment]:
    """Return how these moments are shown; `who`: what a line begins with, by seat."""
    return [_drawn(deed, who) for deed in deeds[-_AT_ONCE:]]


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


def _drawn(deed: Deed, who: Sequence[Markup]) -> ShownMoment:
    moment = deed.moment or Moment(())
    said = line(name(deed, who), (deed.text,))
    place = next(iter(moment.places), "")
    return ShownMoment(deed.entry, place, moment.picture, said, moment.note)


def name(deed: Deed, who: Sequence[Markup]) -> str:
    """Return what the line of a deed begins with."""
    return "" if deed.seat is None else who[deed.seat]


@lru_cache(maxsize=256)
def line(who: str, texts: tuple[str, ...]) -> Markup:
    """Return a line of the log: who, and what they did."""
    deeds = Markup(" ").join(Markup('<span class="deed">{}</span>').format(text) for text in texts)
    return Markup("{} {}").format(who, deeds)
