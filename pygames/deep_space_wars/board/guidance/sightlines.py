"""Lines of sight as they are drawn and said: how far, how hard to hit, behind what cover."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import _, ngettext, number
from pygames.deep_space_wars.board.guidance.visibility import Seen
from pygames.deep_space_wars.board.measures import inches
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.positions.position import Position
from pygames.deep_space_wars.wording import squad_name
from pygames.geometry.plane import Point
from pygames.table.markup import render

__all__ = ["Label", "drawn_sights", "label_on", "seen_in_words"]

_MOST = 3
"""So many squads are pointed out; of the others only their number is told."""
_INCHES, _BOX, _HEIGHT = 40, 16, 18
"""In ticks: how wide the parts of a label are, and how high it is."""
_ALONG = (0.7, 0.55, 0.82, 0.4, 0.28)
"""Where on its line a label may be, the best place first."""


class Label(NamedTuple):
    """What is written on a line."""

    x: float
    y: float
    width: int
    text: str
    number: str
    """The target number, as it is written; "" for none."""
    cover: str
    """The cover, as it is written; "" for none."""


def label_on(
    line: tuple[Point, Point], length: int, target: int, cover: int, others: Iterable[Label] = ()
) -> Label:
    """Return the label of a line, where it covers no other one if that is possible."""
    width = _INCHES + _BOX * ((target > 0) + (cover > 0))
    (ax, ay), (bx, by) = line
    places = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in _ALONG]
    taken = list(others)
    x, y = next(
        (it for it in places if not any(_meets(it, width, other) for other in taken)), places[0]
    )
    return Label(
        min(max(x, width / 2), TABLE - width / 2),
        min(max(y, _HEIGHT / 2), TABLE - _HEIGHT / 2),
        width,
        inches(length),
        number(target) if target else "",
        number(cover) if cover else "",
    )


def _meets(place: tuple[float, float], width: int, other: Label) -> bool:
    x, y = place
    return abs(x - other.x) < (width + other.width) / 2 and abs(y - other.y) < _HEIGHT


def drawn_sights(seen: Sequence[Seen]) -> Markup:
    """Draw the lines to the squads that would be hit best, with what there is to know of them."""
    labels: list[Label] = []
    for it in seen[:_MOST]:
        labels.append(label_on(it.line, it.length, it.number, it.cover, labels))
    lines = [it.line for it in seen[:_MOST]]
    return render("deep_space_wars/sightlines.svg", lines=lines, labels=labels)


def seen_in_words(position: Position, squad: int, seen: Sequence[Seen]) -> Iterable[str]:
    """Yield the same in words, a phrase for each squad."""
    for it in seen[:_MOST]:
        parts = [
            _(
                "{squad} at {distance}",
                squad=squad_name(position, it.squad),
                distance=inches(it.length),
            )
        ]
        if it.number:
            parts.append(_("hit on {n} or less", n=it.number))
        if it.cover:
            parts.append(_("cover {n}", n=it.cover))
        yield _(", ").join(parts)
    more = len(seen) - _MOST
    if more > 0:
        yield ngettext("{n} more squad in sight", "{n} more squads in sight", more)
    elif not seen and position.roster.squads[squad].card.reach:
        yield _("No enemy in range")
    elif not seen:
        yield _("No enemy in sight")
