"""What a moment shows on the table: who flees, and what is seen of attacks.

These elements are drawn only while they are among the places of a moment, but for the thin dashes
of shots: they stay until the seat moves.
"""

from markupsafe import Markup

from pygames.deep_space_wars.board.drawing.effects import drawn_dashes, drawn_effects
from pygames.deep_space_wars.board.drawing.standees import cut_out
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import EAST, NORTH, SOUTH, WEST
from pygames.table.board import Sight

__all__ = ["fled_element", "traces"]

_FLED = "fled:"
_HOME = {NORTH: (0, -1), SOUTH: (0, 1), WEST: (-1, 0), EAST: (1, 0)}
"""The way off the table by side."""


def fled_element(figure: int) -> str:
    """Return the id of a figure that has fled."""
    return f"{_FLED}{figure}"


def traces(sight: Sight[State]) -> Markup:
    """Draw what the moments show."""
    view = sight.view
    drawn = drawn_effects(sight.moments) + drawn_dashes(sight.lasting - sight.moments)
    for element in sorted(sight.moments):
        figure = int(element.removeprefix(_FLED)) if element.startswith(_FLED) else None
        if figure is None or view.is_up(figure):
            continue
        squad = view.roster.squads[view.roster.squad_of[figure]]
        seat, (x, y), (dx, dy) = squad.owner, view.places[figure], _HOME[view.edge_of(squad.owner)]
        drawn += Markup(
            f'<g id="{element}" class="dw-gone seat-{seat}" transform="translate({x} {y})">'
            f'<g class="dw-fleeing" style="--dx: {dx}; --dy: {dy}">'
            f'<use href="#dw-base-{seat}-{squad.card.radius}"/>{cut_out(squad.card, seat)}</g></g>'
        )
    return drawn
