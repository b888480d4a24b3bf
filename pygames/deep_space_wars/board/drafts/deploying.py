"""A deployment is laid out: the whole army stands lined up, and squads are dragged elsewhere.

A draft is always legal, so that the army can be ready at any time.
"""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import N_
from pygames.deep_space_wars.analysis.formation import formed
from pygames.deep_space_wars.board.drafts.notation import (
    Deployment,
    deployment_of,
    written_deployment,
)
from pygames.deep_space_wars.board.drawing.figures import (
    figure_element,
    figure_of,
    squad_element,
    squad_of,
)
from pygames.deep_space_wars.engine.moves import LINE_UP, READY_TO_FIGHT, Deploy, LineUp, Ready
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.positions.deployment import Deploying, deploy, faults
from pygames.deep_space_wars.positions.lining_up import lined_up
from pygames.deep_space_wars.positions.march import Fault
from pygames.deep_space_wars.positions.position import AWAY
from pygames.geometry.plane import Point, squared
from pygames.table.board import AT, Drafting, spot_of
from pygames.table.board import Path as Picks

__all__ = [
    "DRAFTING",
    "LINED_UP",
    "Tried",
    "deployed",
    "tried",
]

LINED_UP = "do:line_up"
"""The button that has the whole army line up."""

_WHICH = N_("Choose the squad first.")
_STEP = 4
"""In ticks: how closely places are tried near one where there is no room."""
_NEAR = range(-8 * _STEP, 8 * _STEP + 1, _STEP)


class Tried(NamedTuple):
    """What comes of a squad, or a figure, that is held over a point."""

    squad: int
    goal: Point
    """Where its leader, or the figure, would come to stand."""
    places: dict[int, Point]
    """Where all figures of the squad would stand."""
    faults: list[Fault]
    """What stands against that; nothing if it can be let go."""


# --- drafts --------------------------------------------------------------------------------------


def _begin(view: State, decision: Decision, _rng: random.Random) -> str:
    """Begin with those who have been set up, and all others lined up."""
    seat = decision.seat
    found = lined_up(view, seat, view.edge_of(seat), view.start_area_of(seat))
    deployment: Deployment = {}
    for squad in view.squads_of(seat):
        figures = view.roster.squads[squad].figures
        if view.up_in(squad):
            deployment[squad] = view.leaders[squad], tuple(view.places[it] for it in figures)
        elif figures[0] in found:
            deployment[squad] = view.leaders[squad], tuple(found[it] for it in figures)
    return written_deployment(view, seat, deployment)


def _fitted(view: State, decision: Decision, layout: str) -> str | None:
    """Return the draft if all of it is legal."""
    deployment = deployment_of(view, decision.seat, layout)
    if deployment is None:
        return None
    battle, area = _without(view, decision.seat), view.start_area_of(decision.seat)
    for squad, (_leader, places) in deployment.items():
        at = dict(zip(view.roster.squads[squad].figures, places, strict=True))
        if any(True for _fault in faults(battle, squad, at, area)):
            return None
        deploy(battle, at)
    return layout


def _without(view: State, seat: int) -> State:
    """Return the battle as if a seat had not deployed anything."""
    battle = view.copy()
    for squad in battle.squads_of(seat):
        for figure in battle.roster.squads[squad].figures:
            battle.conditions[figure] = AWAY
    return battle


def deployed(view: State, seat: int, layout: str) -> State:
    """Return the battle with the army of a seat as it is laid out."""
    battle = _without(view, seat)
    for squad, (leader, places) in (deployment_of(view, seat, layout) or {}).items():
        deploy(battle, dict(zip(view.roster.squads[squad].figures, places, strict=True)))
        battle.leaders[squad] = leader
    return battle


def _following(view: State, decision: Decision, layout: str, picked: Picks) -> list[str]:
    """Return any point, the squads, or the figures of the squad that is picked."""
    squad = _squad(picked)
    if squad is None:
        again = [LINED_UP] if layout != _lined_up(view, decision) else []
        return [AT, *map(squad_element, view.squads_of(decision.seat)), *again]
    if len(picked) > 1:
        return [AT]
    return [AT, *map(figure_element, view.roster.squads[squad].figures)]


def _lined_up(view: State, decision: Decision) -> str:
    """Return the layout of an army that lines up by itself."""
    return _begin(_without(view, decision.seat), decision, random.Random())


def _squad(picked: Picks) -> int | None:
    return squad_of(picked[0]) if picked else None


def _arranged(view: State, decision: Decision, layout: str, picked: Picks) -> str | None:
    """Put a squad or a figure elsewhere. Raises `IllegalMove` where there is no room."""
    if picked[-1] == LINED_UP:
        return _lined_up(view, decision)
    point = spot_of(picked[-1])
    if point is None:
        return None
    squad = _squad(picked)
    if squad is None:
        raise IllegalMove(_WHICH)
    chosen = figure_of(picked[1]) if len(picked) > 2 else None
    found = tried(view, decision.seat, layout, squad, chosen, point)
    if found.faults:
        raise found.faults[0].rule
    deployment = deployment_of(view, decision.seat, layout) or {}
    figures = view.roster.squads[squad].figures
    leader = deployment[squad][0] if squad in deployment else view.leaders[squad]
    deployment[squad] = leader, tuple(found.places[it] for it in figures)
    return written_deployment(view, decision.seat, dict(sorted(deployment.items())))


def tried(
    view: State, seat: int, layout: str, squad: int, chosen: int | None, point: Point
) -> Tried:
    """Try where a squad comes to if its leader, or the chosen figure, is held over a point."""
    battle, area = deployed(view, seat, layout), view.start_area_of(seat)
    figures = battle.roster.squads[squad].figures
    ends = {it: battle.places[it] for it in figures} if battle.up_in(squad) else _block(view, squad)
    figure = battle.leaders[squad] if chosen is None else chosen
    for it in figures:
        battle.conditions[it] = AWAY
    deploying = Deploying(battle, squad, area)

    def come(it: int, place: Point) -> tuple[()] | None:
        return () if next(deploying.place_faults(it, place), None) is None else None

    left, top, right, bottom = area.box
    x, y = min(max(point[0], left), right), min(max(point[1], top), bottom)
    near = sorted(
        ((x + dx, y + dy) for dx in _NEAR for dy in _NEAR),
        key=lambda place: squared(place, (x, y)),
    )
    goal = next((place for place in near if come(figure, place) is not None), (x, y))
    places = {**ends, figure: goal}
    if chosen is None:
        found = formed(ends, figure, goal, battle.roster.squads[squad].card.radius, come)
        places = found.places if found else places
    return Tried(squad, goal, places, list(faults(battle, squad, places, area)))


def _block(view: State, squad: int) -> dict[int, Point]:
    """Return a squad in rows, somewhere: it has not been set up."""
    figures, pitch = view.roster.squads[squad].figures, 2 * view.roster.squads[squad].card.radius
    leader = view.leaders[squad]
    order = sorted(figures, key=lambda it: (it != leader, it))
    return {it: ((pitch + 16) * (n % 4), (pitch + 16) * (n // 4)) for n, it in enumerate(order)}


# --- moves ---------------------------------------------------------------------------------------


def _moves(view: State, decision: Decision, layout: str) -> list[Any]:
    """Return the moves that set the army up as it is laid out, the last of which ends it."""
    seat = decision.seat
    nothing_there = not any(view.up_in(squad) for squad in view.squads_of(seat))
    if nothing_there and layout == _begin(view, decision, random.Random()):
        return [LINE_UP]
    deployment = deployment_of(view, seat, layout) or {}
    wanted = [Deploy(squad, places, leader) for squad, (leader, places) in deployment.items()]
    return [*(move for move in wanted if not _is_there(view, move)), READY_TO_FIGHT]


def _is_there(view: State, move: Deploy) -> bool:
    figures = view.roster.squads[move.squad].figures
    places: Mapping[int, Point] = dict(zip(figures, move.places, strict=True))
    return bool(view.up_in(move.squad)) and all(view.places[it] == at for it, at in places.items())


def _laid(view: State, decision: Decision, move: Deploy | LineUp | Ready) -> str:
    """Return the draft that a move comes from: with a squad set up, or all of them lined up."""
    layout = _begin(view, decision, random.Random())
    if not isinstance(move, Deploy):
        return layout
    deployment = deployment_of(view, decision.seat, layout) or {}
    deployment[move.squad] = move.leader, move.places
    return written_deployment(view, decision.seat, dict(sorted(deployment.items())))


DRAFTING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
)
