"""The course of a match as lines, with a dot where it was decided."""

from collections.abc import Sequence
from typing import NamedTuple

from pygames.core.game import State
from pygames.core.language import _, number
from pygames.table.board import Course, Sight
from pygames.table.match_course import Point, decided, nearest

__all__ = ["MOST", "Curve", "Line", "curve"]

MOST = 60
"""At most this many points are drawn of a line."""
_LEFT, _WIDTH, _FLOOR, _HEIGHT = 6, 348, 84, 72
"""Where the lines are drawn in a box of 360 x 92."""
_MIDDLE = 180
_LETTER, _GAP, _LINE = 9, 12, 16
"""How wide a letter of the words beside the dot is, how far they are from it, and how high."""


class Line(NamedTuple):
    """What was counted for one side."""

    seat: int
    path: str
    x: float
    y: float
    """Where it ends."""


class Curve(NamedTuple):
    """The lines of both sides, or of all, and the dot."""

    title: str
    """What is counted."""
    told: str
    """The same with what each side came to, for those who do not see the lines."""
    lines: tuple[Line, ...]
    """The winner's last, upon the others."""
    floor: int
    x: float
    y: float
    """Where it was decided."""
    label: str
    """What happened there."""
    label_y: float
    """The height at which these words cross no line, if there is one."""
    moves: int = 0
    """How many moves there were."""


def curve(
    counted: Course[State],
    sight: Sight[State],
    points: Sequence[Point],
    winners: Sequence[int],
    *,
    mark: str,
    turn: int | None = None,
) -> Curve | None:
    """Draw the course of a game that is over, None where there was nothing to count.

    `mark`: what its last point is called. `turn`: the log entry that a bot holds for decisive.
    """
    last = counted.amounts(sight.view)
    if not points or not last:
        return None
    points = [*points, Point(points[-1].entry + 1, last)]
    end = len(points) - 1
    at = decided(points, winners, leads=counted.leads)
    label = mark if at == end or len(last) == 1 else _("takes the lead")
    if turn is not None:
        at, label = nearest(points, turn), _("the turning point")
    top = max(1, *(amount for point in points for amount in point.amounts.values()))
    drawn = sorted({at, *(round(end * n / (MOST - 2)) for n in range(MOST - 1))})

    def spot(index: int, seat: int) -> tuple[float, float]:
        amount = points[index].amounts.get(seat, 0)
        return _LEFT + _WIDTH * index / end, _FLOOR - _HEIGHT * amount / top

    lines = [
        Line(
            seat,
            "M" + "L".join("{:.1f} {:.1f}".format(*spot(index, seat)) for index in drawn),
            *spot(end, seat),
        )
        for seat in sorted(last, key=lambda seat: (seat in winners, -seat))
    ]
    x, y = spot(at, lines[-1].seat)
    side = -1 if x > _MIDDLE else 1
    reach = {x, x + side * (_GAP + _LETTER * len(label))}
    passed = [
        height
        for across, height in (spot(index, seat) for index in range(end + 1) for seat in last)
        if min(reach) <= across <= max(reach)
    ]
    title = counted.title(sight.view)
    each = (f"{sight.names[seat]} {number(amount)}" for seat, amount in last.items())
    told = f"{title}: {_(', ').join(each)}"
    return Curve(title, told, tuple(lines), _FLOOR, x, y, label, _free(passed))


def _free(passed: Sequence[float]) -> float:
    """Return the height of words that lie above all these points or, with more room, below them."""
    above, below = min(passed), _FLOOR - max(passed)
    return max(above - 5, _LINE) if above >= below else max(passed) + _LINE
