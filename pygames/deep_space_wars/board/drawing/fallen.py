"""Those who have fallen: they lie where they fell for the rest of the battle."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from markupsafe import Markup

from pygames.deep_space_wars.board.drawing.standees import cut_out
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.positions.position import AWAY, NOWHERE
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["fallen", "fallen_element", "falling"]

_FALLEN = "fallen:"


def fallen_element(figure: int) -> str:
    """Return the id of a figure that has fallen."""
    return f"{_FALLEN}{figure}"


def falling(sight: Sight[State]) -> Mapping[int, int]:
    """Return the figures that are seen to fall now, each with its place in their row."""
    found = (it.removeprefix(_FALLEN) for it in sight.moments if it.startswith(_FALLEN))
    return {figure: n for n, figure in enumerate(sorted(map(int, found)))}


class _Lying(NamedTuple):
    id: str
    seat: int
    x: int
    y: int
    cut_out: Markup
    falls: int | None
    """See `falling`."""


def fallen(sight: Sight[State]) -> Markup:
    """Draw the fallen that have been removed; those who may still be healed are in their squad."""
    return render("deep_space_wars/fallen.svg", lying=[*_lying(sight)])


def _lying(sight: Sight[State]) -> Iterator[_Lying]:
    view, now = sight.view, falling(sight)
    for squad in view.roster.squads:
        for figure in squad.figures:
            dead = view.lives[figure] <= 0 or figure in now
            if view.conditions[figure] == AWAY and dead and view.places[figure] != NOWHERE:
                drawn = cut_out(squad.card, squad.owner)
                place = view.places[figure]
                yield _Lying(fallen_element(figure), squad.owner, *place, drawn, now.get(figure))
