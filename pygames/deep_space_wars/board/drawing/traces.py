"""What a moment leaves on the table while it is shown: who has fled, who fired at whom.

These elements are drawn only while they are among the places of a moment.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from markupsafe import Markup

from pygames.deep_space_wars.board.drawing.fallen import fallen_element
from pygames.deep_space_wars.board.drawing.standees import cut_out
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import EAST, NORTH, SOUTH, WEST
from pygames.geometry.plane import Point
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["fire_element", "fled_element", "traces"]

_FLED, _FIRE = "fled:", "fire:"
_HOME = {NORTH: (0, -1), SOUTH: (0, 1), WEST: (-1, 0), EAST: (1, 0)}
"""The way off the table by side."""


def fled_element(figure: int) -> str:
    """Return the id of a figure that has fled."""
    return f"{_FLED}{figure}"


def fire_element(squad: int, target: int) -> str:
    """Return the id of the shots of a squad at another."""
    return f"{_FIRE}{squad}-{target}"


class _Fled(NamedTuple):
    id: str
    seat: int
    place: Point
    radius: int
    cut_out: Markup
    way: Point
    """Where it runs."""


def traces(sight: Sight[State]) -> Markup | None:
    """Draw what the moments have left, None if that is nothing."""
    fled, fire = [*_fled(sight)], [*_fire(sight)]
    return render("deep_space_wars/traces.svg", fled=fled, fire=fire) if fled or fire else None


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


def _fire(sight: Sight[State]) -> Iterator[tuple[str, int, str]]:
    """Yield shots: (id, seat that fires, path from each shooter to the middle of the target)."""
    view = sight.view
    for element in sorted(sight.moments):
        if not element.startswith(_FIRE):
            continue
        squad, target = map(int, element.removeprefix(_FIRE).split("-"))
        hit = [it for it in view.roster.squads[target].figures if _is_shown(sight, it)]
        shooters = view.up_in(squad)
        if hit and shooters:
            x, y = _middle(view, hit)
            path = "".join(f"M{view.places[it][0]} {view.places[it][1]}L{x} {y}" for it in shooters)
            yield element, view.roster.squads[squad].owner, path


def _is_shown(sight: Sight[State], figure: int) -> bool:
    return sight.view.is_up(figure) or fallen_element(figure) in sight.moments


def _middle(view: State, figures: Collection[int]) -> Point:
    """Return the middle of some figures."""
    places = [view.places[figure] for figure in figures]
    count = len(places)
    return sum(x for x, _y in places) // count, sum(y for _x, y in places) // count
