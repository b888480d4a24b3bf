"""Where armies may be set up, by hand (1.14, 4.4)."""

from tests.deep_space_wars.naive.ground import gap
from tests.deep_space_wars.naive.table import hang_together

_WIDE = {0: (72, 544, 552, 624), 2: (72, 0, 552, 80)}
_NARROW = {
    0: (184, 544, 440, 624),
    1: (0, 184, 80, 440),
    2: (184, 0, 440, 80),
    3: (544, 184, 624, 440),
}
"""Start areas by side of the table: South, West, North, East (DSW-92)."""


def start_area(seats, edge, shift, margin=0):
    """Where the army at an edge starts: left, top, right, bottom (DSW-92).

    `margin`: how much smaller than a whole one the table is in the north and in the south.
    """
    left, top, right, bottom = (_WIDE if seats == 2 else _NARROW)[edge]
    top, bottom = ((it + margin * {0: -1, 2: 1}.get(edge, 0)) for it in (top, bottom))
    if edge in (0, 2):
        return left + shift, top, right + shift, bottom
    return left, top + shift, right, bottom + shift


def may_deploy(game, seat, move, shift):
    """Whether a squad can be set up like this (DSW-103, DSW-104, DSW-114).

    `shift`: by how much the start area was shifted along its side (DSW-92).
    """
    squad = game.squads[move.squad]
    own = squad.seat == seat and len(move.places) == len(squad.figures)
    if not own or game.figures[move.leader].squad is not squad:
        return False
    left, top, right, bottom = start_area(game.seats, game.edges[seat], shift, game.margin)
    deep = 624 - 2 * game.margin
    others = [(it.place, it.radius) for it in game.up if it.squad is not squad]
    for figure, (x, y) in zip(squad.figures, move.places, strict=True):
        radius = figure.radius
        if not (left <= x <= right and top <= y <= bottom):
            return False
        if not (radius <= x <= 624 - radius and radius <= y - game.margin <= deep - radius):
            return False
        if any(gap((x, y), place) < (radius + size) ** 2 for place, size in others):
            return False
        solid = [it.shape for it in game.zones if game.bars(squad, it)]
        if not all(it.is_clear_of((x, y), (x, y), radius) for it in solid):
            return False
        others.append(((x, y), radius))
    return _is_together(squad, move.places)


def _is_together(squad, places):
    before = [(it.place, it.condition) for it in squad.figures]
    for it, place in zip(squad.figures, places, strict=True):
        it.place, it.condition = place, "able"
    together = hang_together(squad.figures)
    for it, (place, condition) in zip(squad.figures, before, strict=True):
        it.place, it.condition = place, condition
    return together
