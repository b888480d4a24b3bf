"""What a moment shows on the table: who flees, and what is seen of attacks.

These elements are drawn only while they are among the places of a moment.
"""

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from pygames.deep_space_wars.board.drawing.effects import drawn_effects
from pygames.deep_space_wars.board.drawing.standees import cut_out
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import EAST, NORTH, SOUTH, WEST
from pygames.geometry.plane import Point
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["fled_element", "traces"]

_FLED = "fled:"
_HOME = {NORTH: (0, -1), SOUTH: (0, 1), WEST: (-1, 0), EAST: (1, 0)}
"""The way off the table by side."""


def fled_element(figure: int) -> str:
    """Return the id of a figure that has fled."""
    return f"{_FLED}{figure}"


class _Fled(NamedTuple):
    id: str
    seat: int
    place: Point
    radius: int
    cut_out: Markup
    way: Point
    """Where it runs."""


def traces(sight: Sight[State]) -> Markup | None:
    """Draw what the moments show, None if that is nothing."""
    if not sight.moments:
        return None
    fled = render("deep_space_wars/traces.svg", fled=[*_fled(sight)])
    return fled + drawn_effects(sight.moments)


def _fled(sight: Sight[State]) -> Iterator[_Fled]:
    view = sight.view
    for element in sorted(sight.moments):
        if not element.startswith(_FLED):
            continue
        figure = int(element.removeprefix(_FLED))
        if view.is_up(figure):
            continue
        squad = view.roster.squads[view.roster.squad_of[figure]]
        way, drawn = _HOME[view.edge_of(squad.owner)], cut_out(squad.card, squad.owner)
        yield _Fled(element, squad.owner, view.places[figure], squad.card.radius, drawn, way)
