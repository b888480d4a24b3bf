"""The review of a finished match: the win probability over time, and the costliest choices."""

from typing import Any

from markupsafe import Markup

from pygames.core.language import _, number
from pygames.core.players import is_you
from pygames.table.markup import render
from pygames.table.replaying import Replaying
from pygames.table.sitting import Sitting

__all__ = ["draw"]

_WORST = 4
_LEAST = 0.02
"""A choice that lost less win probability than this counts as good."""


def draw(sitting: Sitting) -> Markup:
    """Draw the review's sheet, as far as the bot has come."""
    moves = len(sitting.match.log)
    judged = sitting.judged
    lost = sorted((one for one in judged if one["loss"] >= _LEAST), key=lambda one: -one["loss"])
    worst = sorted(lost[:_WORST], key=lambda one: one["entry"])
    replaying = Replaying(sitting.id, sitting.match, sitting.bots)
    done = moves if sitting.judged_to is None else sitting.judged_to
    return render(
        "table/review.html",
        match=sitting.id,
        title=_title(sitting.names[sitting.holder or 0]),
        lapses=[
            {**one, "lost": _percent(one["loss"]), "stop": replaying.stop_before(one["entry"])}
            for one in worst
        ],
        busy=sitting.judged_to is not None,
        share=_percent(done / max(moves, 1)),
        curve=_curve(judged, moves),
    )


def _title(name: str) -> str:
    return _("Review of your moves") if is_you(name) else _("Review: {name}", name=name)


def _percent(share: float) -> str:
    return _("{n} %", n=number(round(100 * share)))


def _curve(judged: list[dict[str, Any]], moves: int) -> str:
    """Return the curve of the win probability in a box of 100 x 40, "" while it is too short."""
    if len(judged) < 2:
        return ""
    points = [(100 * one["entry"] / moves, 40 - 40 * one["chance"]) for one in judged]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
