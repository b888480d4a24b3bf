"""What the first battle is like: two armies, each with a line."""

from collections.abc import Mapping

from pygames.core.language import N_, _
from pygames.deep_space_wars import FACTION_NAMES
from pygames.deep_space_wars.board.drawing.portraits import standing
from pygames.deep_space_wars.forces.armies import POINT_LIMITS, RIVALS, Army, ready_armies
from pygames.deep_space_wars.missions import MISSIONS
from pygames.table.board import Overture
from pygames.table.markup import render

__all__ = ["overture"]

_LINES: Mapping[str, str] = {
    "HC": N_("You: steady rifles, guards, medics"),
    "SB": N_("It runs, bites and never shoots"),
}
_MISSION = "hill"
_SHOWN = 5
"""So many figures are drawn of an army."""


def overture() -> Overture:
    """Announce a battle against an enemy that comes close, at the lowest limit."""
    limit = POINT_LIMITS[0]
    armies = ready_armies(limit)
    sides = [
        {
            "seat": seat,
            "name": _(FACTION_NAMES[faction]),
            "line": _(_LINES[faction]),
            "figures": _figures(armies[faction], seat),
        }
        for seat, faction in enumerate(RIVALS)
    ]
    goal = MISSIONS[_MISSION].goal
    return Overture(
        title=_("Straight into battle"),
        aim=_("The stronger side on the hill scores each round. {n} points win.", n=goal),
        sides=render("deep_space_wars/overture.html", sides=sides),
        note=_("{n} points a side", n=limit),
        others=_("Choose armies"),
        others_note=_("Six factions, or your own."),
    )


def _figures(army: Army, seat: int) -> list[dict[str, object]]:
    """Return figures of all squads by turns, and where they stand in a row."""
    cards = [card for card, _figures in army]
    return [
        {
            "x": 26 * (place - _SHOWN // 2),
            "y": 4 * (place % 2),
            "drawn": standing(cards[place % len(cards)], seat),
        }
        for place in range(_SHOWN)
    ]
