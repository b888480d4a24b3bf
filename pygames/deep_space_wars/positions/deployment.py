"""Deployment: whether a squad may start at some places, and what forbids it (DSW-103, DSW-104)."""

from collections.abc import Iterator, Mapping

from pygames.core.game import IllegalMove
from pygames.core.language import N_
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.positions.gaits import charge
from pygames.deep_space_wars.positions.march import Fault, Marching
from pygames.deep_space_wars.positions.position import ABLE, Position
from pygames.geometry.plane import Point, Polygon

__all__ = ["Deploying", "deploy", "faults"]

_NOT_ALL = N_("Every figure of the squad needs a place.")
_AREA = N_("Every figure must start inside the start area.")
_EDGE = N_("The whole base of a figure must be on the table.")


def faults(
    position: Position, squad: int, places: Mapping[int, Point], area: Polygon
) -> Iterator[Fault]:
    """Yield what stands against deploying a squad, figure by figure; nothing: it is legal.

    `places`: of each of its figures. `area`: where its army starts, borders included. A squad that
    is on the table already may be deployed anew.
    """
    figures = position.roster.squads[squad].figures
    missing = tuple(figure for figure in figures if figure not in places)
    if missing or len(places) > len(figures):
        yield Fault(IllegalMove(_NOT_ALL), None, missing)
        return
    deploying = Deploying(position, squad, area)
    for figure in figures:
        yield from deploying.place_faults(figure, places[figure])
    yield from deploying.squad_faults(places)


def deploy(position: Position, places: Mapping[int, Point]) -> None:
    """Put figures on the table."""
    for figure, place in places.items():
        position.places[figure] = place
        position.conditions[figure] = ABLE


class Deploying(Marching):
    """A squad that is about to be deployed: it takes its places as at the end of a march.

    Start areas are so far apart that no enemy can be touched.
    """

    def __init__(self, position: Position, squad: int, area: Polygon) -> None:
        figures = position.roster.squads[squad].figures
        super().__init__(position, squad, charge(0, 0), figures)  # which must end together
        self.area = area

    def place_faults(self, figure: int, place: Point) -> Iterator[Fault]:
        """Yield what stands against the place of a figure."""
        least, most = self.radius, TABLE - self.radius
        if not self.area.contains(place):
            yield Fault(IllegalMove(_AREA), figure)
        if not all(least <= at <= most for at in place):
            yield Fault(IllegalMove(_EDGE), figure)
        yield from self.end_faults(figure, place)
