"""Setting up: which army to lead, where it starts, and who is the warlord."""

from collections.abc import Sequence

from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision, is_open
from pygames.deep_space_wars.engine.moves import (
    LINE_UP,
    READY_TO_FIGHT,
    Deploy,
    GiveLadder,
    LineUp,
    Ready,
    Warlord,
)
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.bases import THINNEST
from pygames.deep_space_wars.land.battlefield import NORTH, TABLE
from pygames.deep_space_wars.land.terrain import BASE
from pygames.deep_space_wars.positions.deployment import deploy
from pygames.deep_space_wars.positions.lining_up import lined_up
from pygames.deep_space_wars.positions.position import AWAY
from pygames.geometry.plane import Point, Polygon, squared

__all__ = ["candidates"]

_EVEN = 0.5
_DRAWN = frozenset(("muster", "place", "prepare", "side"))
"""Decisions of which one move is as good as another."""


def candidates(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Return the moves with what they are worth, best first.

    Armies and terrain come with how often to choose them. Above level 1 leaders start in the last
    rows of their squads: whoever is near is hit first.
    """
    only = len(decision.moves) == 1 and not is_open(decision.moves)
    if decision.name in _DRAWN:
        chance = 0.0 if only else 1 / len(decision.moves)
        return [Candidate(move, _EVEN, chance) for move in decision.moves]
    if decision.name == "warlord":
        found = [Candidate(move, _safety(view, move)) for move in decision.moves]
    elif decision.name == "carry":
        found = [Candidate(move, _EVEN + 0.01 * _strength(view, move)) for move in decision.moves]
    elif decision.name == "build":  # the standard base is listed first
        found = [Candidate(move, _EVEN - n / 10_000) for n, move in enumerate(decision.moves)]
    elif decision.name == "shift":
        found = [Candidate(move, _EVEN - abs(move.by) / 10_000) for move in decision.moves]
    else:
        found = _deployments(view, decision, level, only=only)
    return sorted(found, key=lambda candidate: -candidate.value)


def _strength(view: State, move: GiveLadder) -> int:
    """Return how many figures can carry a ladder: a large squad gets it to the wall."""
    return len(view.roster.squads[move.squad].figures)


def _safety(view: State, move: Warlord) -> float:
    """Return how well a squad protects a warlord: many figures, armour, and a gun."""
    squad = view.roster.squads[move.squad]
    card = squad.card
    toughness = len(squad.figures) * card.life / (6.5 - card.armour) / (6.5 - card.discipline)
    away = 1.0 if card.reach else 0.6
    return _EVEN + 0.1 * min(1.0, toughness * away / 10)


def _deployments(view: State, decision: Decision, level: Level, *, only: bool) -> list[Candidate]:
    seat = decision.seat
    found = [Candidate(move, _deployed(view, seat, move)) for move in decision.moves]
    if only or not level.insight:
        return found
    wanted = _with_leaders_behind(view, seat)
    waiting = [it for it in view.squads_of(seat) if not view.up_in(it) and it in wanted]
    if waiting:
        better = wanted[waiting[0]]
        if better in decision.moves:
            found.append(Candidate(better, _EVEN + 0.02))
    return found


def _deployed(view: State, seat: int, move: Deploy | LineUp | Ready) -> float:
    """Return what a deployment is worth; squads that stay away are lost."""
    if move == LINE_UP:
        return _EVEN
    if move == READY_TO_FIGHT:
        squads = view.squads_of(seat)
        away = sum(not view.up_in(it) for it in squads) / len(squads)
        return _EVEN + 0.01 - 0.4 * away
    return _EVEN - 0.01


def _with_leaders_behind(view: State, seat: int) -> dict[int, Deploy]:
    """Return the deployment of each squad in line, its leader in the middle of the last row.

    Whoever has a base stands inside it, as far as there is room.
    """
    bare = view.copy()
    for squad in view.squads_of(seat):
        figures = view.roster.squads[squad].figures
        bare.leaders[squad] = figures[0]
        for figure in figures:
            bare.conditions[figure] = AWAY
    area = view.start_area_of(seat)
    base = _inside_base(view, seat)
    areas = ([base, area], [area]) if base else ([area],)
    places = max((_lined_up(bare, seat, parts) for parts in areas), key=len)  # nobody stays away
    left, top, right, bottom = area.box
    ahead = TABLE - left - right, TABLE - top - bottom
    found = {}
    for squad in view.squads_of(seat):
        figures = view.roster.squads[squad].figures
        if all(it in places for it in figures):
            at = tuple(places[it] for it in figures)
            found[squad] = Deploy(squad, at, figures[at.index(_hindmost(at, ahead))])
    return found


def _lined_up(bare: State, seat: int, parts: Sequence[Polygon]) -> dict[int, Point]:
    """Return the places of an army in the first of these parts that have room for each squad."""
    position, places = bare.copy(), dict[int, Point]()
    for part in parts:
        found = lined_up(position, seat, bare.edge_of(seat), part)
        deploy(position, found)
        places |= found
    return places


def _inside_base(view: State, seat: int) -> Polygon | None:
    """Return where figures stand clear of the walls of the seat's base, None without a base."""
    if seat != view.setting.base:
        return None
    walls = [zone.shape.box for it in view.field.pieces if it.id == BASE for zone in it.zones]
    clear = THINNEST + max(view.roster.squads[it].card.radius for it in view.squads_of(seat))
    left = min(wall[0] for wall in walls) + clear
    right = max(wall[2] for wall in walls) - clear
    _left, top, _right, bottom = view.start_area_of(seat).box
    if view.edge_of(seat) == NORTH:
        bottom = max(wall[3] for wall in walls) - clear
    else:
        top = min(wall[1] for wall in walls) + clear
    if left >= right or top >= bottom:
        return None
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def _hindmost(places: Sequence[Point], ahead: Point) -> Point:
    """Return the last of these places as one looks ahead, in the middle of its row."""

    def order(place: Point) -> tuple[int, int, Point]:
        forward = place[0] * ahead[0] + place[1] * ahead[1]
        return forward, sum(squared(place, other) for other in places), place

    return min(places, key=order)
