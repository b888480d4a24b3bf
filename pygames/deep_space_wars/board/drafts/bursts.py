"""A template lies on the table before a bomb or a flame is let go: it can be put anywhere."""

import random
import re
from typing import Any, NamedTuple

from markupsafe import Markup

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import N_, _
from pygames.deep_space_wars.analysis.bursts import Fall
from pygames.deep_space_wars.analysis.template_targets import (
    Burst,
    Laying,
    burst,
    discs,
    legal,
    move_at,
    nearest,
    under,
)
from pygames.deep_space_wars.board.drawing.figures import squad_element, squad_of
from pygames.deep_space_wars.board.drawing.outlines import outline
from pygames.deep_space_wars.board.guidance.odds import bursts, fall, told
from pygames.deep_space_wars.board.picks import HOLD
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Bombing, Flaming
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.positions.templates import BOMB
from pygames.geometry.plane import Circle, Point, along
from pygames.table.board import AT, Aim, Drafting, Path, Sight, spot, spot_of
from pygames.table.markup import render

__all__ = ["DECISIONS", "DRAFTING", "advised", "aimed", "drawn_template", "lies_at"]

DECISIONS = frozenset(("bomb", "flame"))

_LAYOUT = re.compile(r"t(\d{1,3}):(-?\d{1,4}),(-?\d{1,4})", re.ASCII)
_NOT_THERE = N_("No template can be laid there.")
_EDGE = 36
"""In ticks: how near to the border of the table labels may be."""
_OUT = 36
"""In ticks: how far from the end of a flame its label is; a bomb's is twice as far away."""
_LEAST = 0.05
"""Losses below this are not worth a label."""
_FACES = 6


# --- drafts --------------------------------------------------------------------------------------


def _step(view: State) -> Laying:
    step = view.steps[-1]
    assert isinstance(step, Bombing | Flaming)
    return step


def _written(step: Laying, point: Point) -> str:
    return f"t{step.figure}:{point[0]},{point[1]}"


def _point_of(view: State, layout: str) -> Point | None:
    """Return the point at which a template lies, None if the text is of anything else."""
    found, step = _LAYOUT.fullmatch(layout), _step(view)
    if found is None or int(found[1]) != step.figure:
        return None
    point = int(found[2]), int(found[3])
    return point if legal(view, step, point) else None


def lies_at(view: State, layout: str) -> Point | None:
    """Return where a template is held: a flame at its end."""
    step, point = _step(view), _point_of(view, layout)
    return point if point is None or isinstance(step, Bombing) else nearest(view, step, point)


def _begin(view: State, _decision: Decision, _rng: random.Random) -> str:
    """Begin where most is to be hoped for; without an enemy in reach, towards the nearest."""
    step = _step(view)
    squad = view.roster.squad_of[step.figure]
    found = bursts(view)
    if found:
        return _written(step, max(found.values(), key=lambda it: _worth(view, it)).point)
    place = view.places[step.figure]
    towards = [view.places[it] for it in view.nearest_first(place, view.enemies_of(squad))]
    tried = (nearest(view, step, point) for point in towards)
    return _written(step, next((it for it in tried if legal(view, step, it)), place))


def _worth(view: State, of: Burst) -> float:
    own = view.roster.squad_of[of.figure]
    return sum(
        it.points if view.are_enemies(own, squad) else -it.points
        for squad, it in of.expected.items()
    )


def _fitted(view: State, _decision: Decision, layout: str) -> str | None:
    return layout if _point_of(view, layout) else None


def _following(view: State, _decision: Decision, _layout: str, _picked: Path) -> list[str]:
    """Return any point, the enemies in reach, and to let nothing go."""
    return [AT, HOLD, *map(squad_element, bursts(view))]


def _arranged(view: State, _decision: Decision, _layout: str, picked: Path) -> str | None:
    """Lay the template on a squad, or near a point. Raises `IllegalMove` if that cannot be."""
    step, squad, point = _step(view), squad_of(picked[-1]), spot_of(picked[-1])
    if squad is not None:
        point = found.point if (found := bursts(view).get(squad)) else None
    elif point is not None:
        point = nearest(view, step, point)
    if point is None:
        return None
    if not legal(view, step, point):
        raise step.refusal(view, move_at(view, step, point)) or IllegalMove(_NOT_THERE)
    return _written(step, point)


def _moves(view: State, _decision: Decision, layout: str) -> list[Any]:
    point = _point_of(view, layout)
    return [moves.HOLD if point is None else move_at(view, _step(view), point)]


def _laid(view: State, decision: Decision, move: moves.Move) -> str:
    step = _step(view)
    x, y = view.places[step.figure]
    match move:
        case moves.Bomb(point):
            return _written(step, point)
        case moves.Flame((east, south)):
            return _written(step, (x + east, y + south))
    return _begin(view, decision, random.Random())


def _outright(_view: State, _decision: Decision, _layout: str, path: Path) -> moves.Move | None:
    return moves.HOLD if path[-1] == HOLD else None


DRAFTING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
    outright=_outright,
)


# --- the drawing ---------------------------------------------------------------------------------


class _Lane(NamedTuple):
    """One way in which a bomb may drift."""

    path: str
    """The outlines of the template at three of its six places."""
    dots: tuple[Point, ...]


class _Label(NamedTuple):
    """What is written beside one way in which a template may fall."""

    x: int
    y: int
    chance: str
    text: str
    """What falls of the enemy, "" for nobody."""
    own: str
    """What falls of friends, "" for nobody."""


def aimed(sight: Sight[State], point: Point) -> Aim:
    """Say and draw what letting go of a template at this point would do."""
    view, step = sight.view, _step(sight.view)
    goal = nearest(view, step, point)
    if not legal(view, step, goal):
        rule = step.refusal(view, move_at(view, step, goal)) or IllegalMove(_NOT_THERE)
        return Aim(spot(*goal), _drawn(view, step, goal, None), barred=rule)
    found = burst(view, step, goal)
    return Aim(spot(*goal), _drawn(view, step, goal, found), _(". ").join(told(view, found)))


def advised(sight: Sight[State]) -> Markup:
    """Draw the template of a hint."""
    view, step = sight.view, _step(sight.view)
    point = _point_of(view, sight.ghost)
    return Markup() if point is None else _drawn(view, step, point, burst(view, step, point))


def drawn_template(sight: Sight[State]) -> Markup:
    """Draw the template of a draft with what it promises, and the handle by which it is held."""
    view, decision = sight.view, sight.decision
    if decision is None or decision.name not in DECISIONS or not sight.layout:
        return Markup()
    step, point = _step(view), _point_of(view, sight.layout)
    if point is None:
        return Markup()
    found = burst(view, step, point)
    return render(
        "deep_space_wars/template.svg",
        drawn=_drawn(view, step, point, found),
        at=lies_at(view, sight.layout),
        is_bomb=isinstance(step, Bombing),
        label=_(". ").join((_("The template"), *told(view, found))),
    )


def _drawn(view: State, step: Laying, point: Point, of: Burst | None) -> Markup:
    """Draw a template, who is under it, and where it may drift to; `of`: None: not allowed."""
    own = view.roster.squad_of[step.figure]
    struck = [] if of is None else under(view, step, point)
    falls = of.falls if of else ()
    return render(
        "deep_space_wars/burst.svg",
        seat=view.roster.squads[own].owner,
        barred=of is None,
        start=view.places[step.figure],
        point=point,
        covered=discs(view, step, point),
        enemies=[it for it in struck if view.are_enemies(own, view.roster.squad_of[it])],
        friends=[it for it in struck if not view.are_enemies(own, view.roster.squad_of[it])],
        places=view.places,
        radii=view.roster.radius,
        lanes=[_lane(it) for it in falls if len(it.centres) > 1],
        labels=[_label(view, step, it) for it in falls],
    )


def _lane(one: Fall) -> _Lane:
    return _Lane("".join(outline(Circle(it, BOMB)) for it in one.centres[1::2]), one.centres)


def _label(view: State, step: Laying, one: Fall) -> _Label:
    """Return the label of one way: on the mark beside the middle, else far out on its lane."""
    x, y = _label_place(view, step, one)
    own = view.roster.squad_of[step.figure]
    lost = [0.0, 0.0]
    for squad, it in one.struck.items():
        lost[not view.are_enemies(own, squad)] += it.losses
    enemies, friends = (fall(it) if it >= _LEAST else "" for it in lost)
    chance = "" if one.chance == _FACES else _("{n} of {all}", n=one.chance, all=_FACES)
    x, y = (min(max(at, _EDGE), TABLE - _EDGE) for at in (x, y))
    return _Label(x, y, chance, enemies, friends)


def _label_place(view: State, step: Laying, one: Fall) -> Point:
    """Return a place on a lane of drifting, far out, or where there is none."""
    x, y = one.centres[-1]
    way = x - view.places[step.figure][0], y - view.places[step.figure][1]
    if isinstance(step, Flaming):
        return along(nearest(view, step, (x, y)), way, _OUT)
    if len(one.centres) > 1:
        return x, y
    ahead, aside = (way, (-way[1], way[0])) if way != (0, 0) else ((0, -1), (1, 0))
    return along((x, y), (ahead[0] + aside[0], ahead[1] + aside[1]), 2 * _OUT)
