"""Deeds as they are drawn: a line of the log, and a moment on the board."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.table.board import Moment
from pygames.table.story import Deed

__all__ = ["ShownMoment", "line", "name", "shown_moments"]

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
