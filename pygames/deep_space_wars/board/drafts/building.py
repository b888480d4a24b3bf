"""A base is laid out: a ready one to begin with, whose walls can be dragged and changed."""

import random
import re
from typing import Any

from markupsafe import Markup

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import N_, _
from pygames.deep_space_wars.board.drafts.snapping import aside
from pygames.deep_space_wars.board.drawing.ground import drawn_piece
from pygames.deep_space_wars.board.ids import named, numbered
from pygames.deep_space_wars.engine.buildings import why_not_built
from pygames.deep_space_wars.engine.land_moves import Build
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.bases import DESIGNS, MOST_WALLS, THINNEST, Wall, base_of
from pygames.geometry.plane import Point
from pygames.table.board import AT, Aim, Drafting, Path, Sight, spot, spot_of
from pygames.table.markup import render

__all__ = [
    "ADD",
    "CHANGES",
    "DECISION",
    "DRAFTING",
    "LONGER",
    "REMOVE",
    "SHORTER",
    "TURN_WALL",
    "advised",
    "aimed",
    "base_element",
    "design_of",
    "drawn_walls",
    "is_wall",
    "picture_of",
    "walls_of",
]

DECISION = "build"
"""The decision that is laid out like this."""
ADD = "add:wall"
TURN_WALL, LONGER, SHORTER, REMOVE = (
    "change:turn",
    "change:longer",
    "change:shorter",
    "change:remove",
)
CHANGES = (TURN_WALL, LONGER, SHORTER, REMOVE)
"""What can be done with a wall besides dragging it."""

_BASE, _WALL = "base:", "wall:"
_SNAP = 24
"""In ticks: how far from one where a wall cannot stand places are tried."""
_LENGTH, _MORE = 64, 16
"""In ticks: the length of a new wall, and by how much walls are made longer and shorter."""
_SAMPLE: Wall = (280, 32, 280 + _LENGTH, 32 + THINNEST)
"""What a wall that can be added looks like."""
_RECTANGLE = r"\d{1,3},\d{1,3},\d{1,3},\d{1,3}"
_LAYOUT = re.compile(rf"b({_RECTANGLE}(?:;{_RECTANGLE})*)", re.ASCII)
_WHICH = N_("Choose the wall first.")
_NO_ROOM = N_("There is no room for another wall.")


def base_element(name: str) -> str:
    """Return the id of a ready base."""
    return f"{_BASE}{name}"


def design_of(element: str) -> str | None:
    """Return the name of the ready base that an id stands for."""
    return named(element, _BASE, DESIGNS)


def is_wall(element: str) -> bool:
    """Whether an id is that of a wall of the draft."""
    return numbered(element, _WALL) is not None


# --- drafts --------------------------------------------------------------------------------------


def _written(walls: tuple[Wall, ...]) -> str:
    return "b" + ";".join(",".join(map(str, wall)) for wall in walls)


def walls_of(view: State, layout: str) -> tuple[Wall, ...] | None:
    """Return the walls of a draft, None if the text is of anything else."""
    found = _LAYOUT.fullmatch(layout)
    if found is None:
        return None
    each = (tuple(map(int, wall.split(","))) for wall in found[1].split(";"))
    walls = tuple((left, top, right, bottom) for left, top, right, bottom in each)
    return walls if why_not_built(view, walls) is None else None


def _begin(_view: State, decision: Decision, _rng: random.Random) -> str:
    return _written(decision.moves[0].walls)


def _fitted(view: State, _decision: Decision, layout: str) -> str | None:
    return None if walls_of(view, layout) is None else layout


def _following(view: State, _decision: Decision, layout: str, picked: Path) -> list[str]:
    """Return the ready bases and the walls, or what can be done with the wall that is picked."""
    walls = walls_of(view, layout) or ()
    if picked:
        return [AT, TURN_WALL, LONGER, SHORTER, *([REMOVE] if len(walls) > 1 else [])]
    each = [f"{_WALL}{number}" for number in range(len(walls))]
    return [AT, *map(base_element, DESIGNS), *each, *([ADD] if len(walls) < MOST_WALLS else [])]


def _arranged(view: State, decision: Decision, layout: str, picked: Path) -> str | None:
    """Change the base. Raises `IllegalMove` where a wall cannot stand like that."""
    walls = walls_of(view, layout) or ()
    name, last = design_of(picked[-1]), picked[-1]
    if name is not None:
        return _written(decision.moves[[*DESIGNS].index(name)].walls)
    if last == ADD:
        return _written((*walls, _new_wall(view, walls)))
    number, point = numbered(picked[0], _WALL), spot_of(last)
    if point is not None and number is None:
        raise IllegalMove(_WHICH)
    if number is None or number >= len(walls) or len(picked) < 2:
        return None
    others = walls[:number] + walls[number + 1 :]
    if last == REMOVE:
        tried = others
    else:
        wall = _changed(walls[number], last, point)
        near = _near(view, walls, number, wall)
        tried = _with(walls, number, near or wall)
    rule = why_not_built(view, tried)
    if rule:
        raise rule
    return _written(tried)


def _with(walls: tuple[Wall, ...], number: int, wall: Wall) -> tuple[Wall, ...]:
    return (*walls[:number], wall, *walls[number + 1 :])


def _changed(wall: Wall, how: str, point: Point | None) -> Wall:
    """Return a wall turned, longer, shorter, or elsewhere."""
    left, top, right, bottom = wall
    width, height = right - left, bottom - top
    x, y = point or ((left + right) // 2, (top + bottom) // 2)
    if how == TURN_WALL:
        width, height = height, width
    more = {LONGER: _MORE, SHORTER: -_MORE}.get(how, 0)
    if width >= height:
        width = max(width + more, THINNEST)
    else:
        height = max(height + more, THINNEST)
    left, top = x - width // 2, y - height // 2
    return left, top, left + width, top + height


def _near(view: State, walls: tuple[Wall, ...], number: int, wall: Wall) -> Wall | None:
    """Return the place for a wall nearest to one, None if there is none close by."""
    left, top, right, bottom = wall
    for dx, dy in aside(_SNAP):
        moved = left + dx, top + dy, right + dx, bottom + dy
        if why_not_built(view, _with(walls, number, moved)) is None:
            return moved
    return None


def _new_wall(view: State, walls: tuple[Wall, ...]) -> Wall:
    """Return another wall where there is room. Raises `IllegalMove` if there is none."""
    user = view.setting.base
    assert user is not None
    left, top, right, bottom = view.start_area_of(user).box
    for y in range(top, bottom - THINNEST + 1, THINNEST):
        for x in range(left, right - _LENGTH + 1, 2 * THINNEST):
            wall = x, y, x + _LENGTH, y + THINNEST
            if why_not_built(view, (*walls, wall)) is None:
                return wall
    raise IllegalMove(_NO_ROOM)


def _moves(view: State, decision: Decision, layout: str) -> list[Any]:
    walls = walls_of(view, layout)
    return [Build(walls) if walls else decision.moves[0]]


def _laid(_view: State, _decision: Decision, move: Build) -> str:
    return _written(move.walls)


DRAFTING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
)


# --- the drawing ---------------------------------------------------------------------------------


def drawn_walls(sight: Sight[State]) -> Markup:
    """Draw what can be taken hold of: each wall of the draft."""
    if sight.decision is None or sight.decision.name != DECISION:
        return Markup()
    walls = []
    for number, (left, top, right, bottom) in enumerate(walls_of(sight.view, sight.layout) or ()):
        attrs = sight.attrs(f"{_WALL}{number}", _("Wall {n}", n=number + 1))
        walls.append((attrs, left, top, right - left, bottom - top))
    return render("deep_space_wars/walls.svg", walls=walls)


def aimed(sight: Sight[State], held: str, point: Point) -> Aim:
    """Say and draw where a wall comes to stand if it is let go at a point."""
    view, walls = sight.view, walls_of(sight.view, sight.layout) or ()
    numbers = (numbered(it, _WALL) for it in (held, *sight.picked))
    number = next((it for it in numbers if it is not None and it < len(walls)), None)
    if number is None:
        return Aim(spot(*point))
    wall = _changed(walls[number], "", point)
    near = _near(view, walls, number, wall)
    drawn = render(
        "deep_space_wars/placing.svg", drawn=drawn_piece(base_of((near or wall,))), near=[]
    )
    if near is None:
        rule = why_not_built(view, _with(walls, number, wall))
        return Aim(spot(*point), drawn, barred=rule)
    x, y = (near[0] + near[2]) // 2, (near[1] + near[3]) // 2
    told = _("{across}″ from the left, {down}″ from the top", across=x // 16, down=y // 16)
    return Aim(spot(x, y), drawn, told)


def advised(sight: Sight[State]) -> Markup:
    """Draw the base of a hint."""
    walls = walls_of(sight.view, sight.ghost)
    return drawn_piece(base_of(walls)) if walls else Markup()


def picture_of(element: str) -> Markup:
    """Draw a ready base, or one wall more, small: its plan, for stones would not be seen."""
    name = design_of(element)
    walls = DESIGNS[name] if name else (_SAMPLE,)
    return render("deep_space_wars/plan.svg", walls=walls)
