"""Those who have fallen: they lie where they fell for the rest of the battle."""

from collections.abc import Mapping

from markupsafe import Markup

from pygames.deep_space_wars.board.drawing.standees import cut_out
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.positions.position import AWAY, NOWHERE
from pygames.table.board import Sight

__all__ = ["fallen", "fallen_element", "falling"]

_FALLEN = "fallen:"


def fallen_element(figure: int) -> str:
    """Return the id of a figure that has fallen."""
    return f"{_FALLEN}{figure}"


def falling(sight: Sight[State]) -> Mapping[int, int]:
    """Return the figures that are seen to fall now, each with its place in their row."""
    found = (it.removeprefix(_FALLEN) for it in sight.moments if it.startswith(_FALLEN))
    return {figure: n for n, figure in enumerate(sorted(map(int, found)))}


def fallen(sight: Sight[State]) -> Markup:
    """Draw the fallen that have been removed; those who may still be healed are in their squad."""
    view, now = sight.view, falling(sight)
    scorches = lying = ""
    for squad in view.roster.squads:
        for figure in squad.figures:
            dead = view.lives[figure] <= 0 or figure in now
            if view.conditions[figure] != AWAY or not dead or view.places[figure] == NOWHERE:
                continue
            x, y = view.places[figure]
            scorches += f"M{x - 11} {y + 4}a13 7 0 1 0 26 0a13 7 0 1 0-26 0"
            falls = f' data-falls style="--n: {now[figure]}"' if figure in now else ""
            lying += (
                f'<g id="{fallen_element(figure)}" class="dw-lying seat-{squad.owner}"{falls}'
                f' transform="translate({x} {y})">{cut_out(squad.card, squad.owner)}</g>'
            )
    return Markup(
        f'<!--part--><g id="fallen"><path class="dw-scorch" d="{scorches}"/>{lying}</g><!--/part-->'
    )
