"""How the battle stands, each squad in a line, and a map of the table."""

from collections.abc import Iterator
from string import ascii_uppercase, digits

from pygames.core.language import N_, _, ngettext
from pygames.core.players import mention
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces.cards import INFANTRY, LARGE, VEHICLE
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.terrain import DIFFICULT, IMPASSABLE, SHALLOW, Terrain
from pygames.deep_space_wars.names import MISSION_NAMES
from pygames.deep_space_wars.wording import squad_name, squad_number
from pygames.typed.paint import BLUE, BOLD, DIM, GREEN, ORANGE, RED, YELLOW, paint

__all__ = ["legend", "table"]

_TYPES = {INFANTRY: N_("infantry"), LARGE: N_("large figures"), VEHICLE: N_("vehicles")}

_SIGNS = digits[1:] + ascii_uppercase
"""What stands on the map for the figures of a squad, by its number."""
_MARKER, _MANY, _LADDER = "+", "*", "="
_PAINTS = ((BOLD, BLUE), (BOLD, RED), (BOLD, YELLOW), (BOLD, GREEN))
"""Of the players, by seat."""


def table(view: State, _seat: int | None) -> Iterator[str]:
    """Yield how the battle stands, then each squad in a line, and a map of the table.

    Places are inches from the west and from the north.
    """
    yield _heading(view)
    for seat in range(view.seats):
        side = view.setting.sides[seat]
        values = {"score": view.scores[side], "points": view.points[side]}
        yield _(
            "{player}: {score} for the mission, {points} victory points",
            player=mention(seat),
            **values,
        )
    for squad in range(len(view.roster.squads)):
        yield _squad(view, squad)
    yield from _map(view)


def legend(view: State) -> Iterator[str]:
    """Yield what the signs of the map mean."""
    yield _("A column is 1 inch, a line 2. # impassable, % difficult, ~ water, : cover, + marker")
    if view.ladders or view.dropped:
        yield _("= ladder")


def _heading(view: State) -> str:
    mission = _(MISSION_NAMES[view.setting.mission])
    if not view.round:
        return _("{mission}: the armies are set up", mission=mission)
    return _(
        "{mission}: round {n} of {rounds}; to act: {player}",
        mission=mission,
        n=view.round,
        rounds=view.setting.rounds,
        player=mention(view.active),
    )


def _squad(view: State, squad: int) -> str:
    """Say of a squad whose it is, what is left of it, where its leader is, and what it has done."""
    figures, up, able = view.roster.squads[squad].figures, view.up_in(squad), view.able_in(squad)
    parts = [
        _(
            "{squad}, {player}: {type}",
            squad=squad_name(view, squad),
            player=mention(view.roster.squads[squad].owner),
            type=_(_TYPES[view.roster.squads[squad].card.type]),
        ),
        _("{n} of {all} figures", n=len(up), all=len(figures)),
    ]
    if up:
        leader = view.leaders[squad] if view.leaders[squad] in up else up[0]
        x, y = ((place + INCH // 2) // INCH for place in view.places[leader])
        parts.append(_("leader at {x}, {y}", x=x, y=y))
    if len(able) < len(up):
        parts.append(ngettext("{n} demoralised", "{n} demoralised", len(up) - len(able)))
    if squad in view.carriers:
        parts.append(_("with a ladder"))
    if squad in view.marked:
        parts.append(_("has acted"))
    sign = paint(_sign(squad), *_PAINTS[view.roster.squads[squad].owner])
    return f"{sign} {_(', ').join(parts)}"


def _sign(squad: int) -> str:
    """Return what stands on the map for a squad; armies of very many squads run out of signs."""
    index = squad_number(squad) - 1
    return _SIGNS[index] if index < len(_SIGNS) else _MANY


_GROUND = {" ": (), ".": (DIM,), "#": (), "%": (GREEN,), "~": (BLUE,), ":": (YELLOW,)}
"""How the characters of the ground are painted."""

# --- the map -----------------------------------------------------------------------------------

_COLUMN, _LINE = INCH, 2 * INCH
"""What a character takes up: those of a terminal are about twice as high as wide."""
_COLUMNS, _LINES = -(-TABLE // _COLUMN), -(-TABLE // _LINE)
_SAMPLES = [(x, y) for y in range(4, _LINE, 8) for x in range(4, _COLUMN, 8)]
"""The points of a character where the ground is looked at, so that no wall falls through."""


def _map(view: State) -> Iterator[str]:
    """Yield the table line by line, north at the top, with inches along two sides."""
    cells = [[paint(sign, *_GROUND[sign]) for sign in line] for line in _ground(view.field)]
    for x, y in (*(foot for it in view.ladders for foot in it.feet), *view.dropped):
        cells[y // _LINE][x // _COLUMN] = paint(_LADDER, ORANGE)
    for x, y in view.markers:
        cells[y // _LINE][x // _COLUMN] = paint(_MARKER, BOLD, ORANGE)
    for figure in view.up():
        x, y = view.places[figure]
        squad = view.roster.squad_of[figure]
        owner = view.roster.squads[squad].owner
        cells[y // _LINE][x // _COLUMN] = paint(_sign(squad), *_PAINTS[owner])
    numbers = "".join(str(inch).ljust(5) for inch in range(0, _COLUMNS, 5))
    yield f"   {numbers}".rstrip()
    for line, row in enumerate(cells):
        yield f"{2 * line:>2} {''.join(row)}"


def _ground(field: Field) -> list[list[str]]:
    """Return the characters of the ground: what hinders most is seen where zones overlap."""
    cells = [["."] * _COLUMNS for _line in range(_LINES)]
    for zone in sorted(field.zones, key=lambda zone: _look(zone.terrain)):
        left, top, right, bottom = zone.shape.box
        for line in range(top // _LINE, min(bottom // _LINE + 1, _LINES)):
            for column in range(left // _COLUMN, min(right // _COLUMN + 1, _COLUMNS)):
                points = ((_COLUMN * column + x, _LINE * line + y) for x, y in _SAMPLES)
                if any(map(zone.shape.contains, points)):
                    cells[line][column] = _look(zone.terrain)[1]
    for shape in field.beyond:
        _left, top, _right, bottom = shape.box
        for line in range(-(-top // _LINE), -(-bottom // _LINE)):
            cells[line] = [" "] * _COLUMNS
    return cells


def _look(terrain: Terrain) -> tuple[int, str]:
    """Return how much terrain hinders, and its character."""
    if terrain.water == SHALLOW:
        return 2, "~"
    if terrain.move == IMPASSABLE:
        return 3, "#"
    if terrain.move == DIFFICULT:
        return 1, "%"
    return 0, ":"
