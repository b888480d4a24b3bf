"""A battlefield of one's own is laid out: start areas are shifted, pieces of terrain are dragged.

A draft is always legal. Where a piece is let go too near to something, it moves aside if there is
room close by; how many inches are missing is shown meanwhile.
"""

import random
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import N_, _
from pygames.deep_space_wars.board.drafts.snapping import aside
from pygames.deep_space_wars.board.drawing.ground import drawn_piece
from pygames.deep_space_wars.board.drawing.outlines import outline
from pygames.deep_space_wars.board.ids import named
from pygames.deep_space_wars.board.measures import inches
from pygames.deep_space_wars.engine.land_moves import Place, SetAside, Shift
from pygames.deep_space_wars.engine.placements import why_no_place
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import EAST, TABLE, WEST, shifted, shifts
from pygames.deep_space_wars.land.placing import GAP, Spot, too_near
from pygames.deep_space_wars.land.shapes import SHAPES, piece_of, turns_of
from pygames.geometry.plane import Point, Polygon, squared
from pygames.table.board import AT, Aim, Drafting, Path, Sight, spot, spot_of
from pygames.table.markup import render

__all__ = [
    "ASIDE",
    "DECISIONS",
    "PLACING",
    "SHIFTING",
    "TURN",
    "advised",
    "aimed",
    "drawn_draft",
    "lies_at",
    "shape_element",
    "shape_of",
    "shift_of",
    "start_areas",
]

DECISIONS = frozenset(("place", "shift"))
"""The decisions that are laid out like this."""
TURN, ASIDE = "do:turn", "do:aside"

_SHAPE = "shape:"
_PIECE = re.compile(r"p([a-z_]{1,20}):(\d{1,3}),(\d{1,3}),([0-3])", re.ASCII)
_SHIFT = re.compile(r"s(-?\d{1,3})", re.ASCII)
_NOTHING = "none"
"""The draft of who can place no piece of the pool."""
_SNAP = 28
"""In ticks: how far from one that is too near to something places are tried."""
_NO_PIECE = N_("That piece is not in the pool.")
_NO_ROOM = N_("There is no room for that piece: it has to be set aside.")


def shape_element(shape: str) -> str:
    """Return the id of a piece that can be brought or placed."""
    return f"{_SHAPE}{shape}"


def shape_of(element: str) -> str | None:
    """Return the shape that an id stands for."""
    return named(element, _SHAPE, SHAPES)


# --- pieces --------------------------------------------------------------------------------------


def _written(move: Place) -> str:
    (x, y), quarters = move.middle, move.quarters
    return f"p{move.shape}:{x},{y},{quarters}"


def _read(decision: Decision, layout: str) -> Place | None:
    found = _PIECE.fullmatch(layout)
    if found is None or found[1] not in SHAPES:
        return None
    move = Place(found[1], (int(found[2]), int(found[3])), int(found[4]))
    return move if move in decision.moves else None


def _listed(decision: Decision) -> dict[str, Place]:
    """Return a place for each shape that has one."""
    return {move.shape: move for move in decision.moves if isinstance(move, Place)}


def _begin(_view: State, decision: Decision, _rng: random.Random) -> str:
    listed = [*_listed(decision).values()]
    return _written(listed[0]) if listed else _NOTHING


def _fitted(_view: State, decision: Decision, layout: str) -> str | None:
    if layout == _NOTHING:
        return None if _listed(decision) else layout
    return layout if _read(decision, layout) else None


def _following(view: State, decision: Decision, layout: str, _picked: Path) -> list[str]:
    """Return any point, the other pieces of the pool, and what is to be done with this one."""
    move = _read(decision, layout)
    if move is None:
        return []
    others = [shape_element(it) for it in sorted({*view.pool}) if it != move.shape]
    turns = [TURN] if turns_of(move.shape) > 1 else []
    aside = [ASIDE] if any(isinstance(it, SetAside) for it in decision.moves) else []
    return [AT, *others, *turns, *aside]


def _arranged(view: State, decision: Decision, layout: str, picked: Path) -> str | None:
    """Move or turn the piece, or take another. Raises `IllegalMove` where it cannot be."""
    move = _read(decision, layout)
    if move is None:
        return None
    shape, point = shape_of(picked[-1]), spot_of(picked[-1])
    if shape is not None:
        if shape not in view.pool:
            raise IllegalMove(_NO_PIECE)
        listed = _listed(decision)
        if shape not in listed:
            raise IllegalMove(_NO_ROOM)
        found = _near(view, Place(shape, move.middle, move.quarters % turns_of(shape)))
        return _written(found or listed[shape])
    if picked[-1] == TURN:
        tried = move._replace(quarters=(move.quarters + 1) % turns_of(move.shape))
    elif point is not None:
        tried = move._replace(middle=_on_table(point))
    else:
        return None
    found = _near(view, tried)
    if found is None:
        raise why_no_place(view, tried) or IllegalMove(_NO_ROOM)
    return _written(found)


def _on_table(point: Point) -> Point:
    x, y = (min(max(at, GAP), TABLE - GAP) for at in point)
    return x, y


def _near(view: State, wished: Place) -> Place | None:
    """Return the placement nearest to one, None if there is no room close by."""
    x, y = wished.middle
    for dx, dy in aside(_SNAP):
        tried = wished._replace(middle=(x + dx, y + dy))
        if why_no_place(view, tried) is None:
            return tried
    return None


def _moves(_view: State, decision: Decision, layout: str) -> list[Any]:
    return [_read(decision, layout) or decision.moves[0]]


def _laid(_view: State, decision: Decision, move: Place | SetAside) -> str:
    return _written(move) if isinstance(move, Place) else _begin(_view, decision, random.Random())


def _outright(_view: State, decision: Decision, _layout: str, path: Path) -> SetAside | None:
    if path[-1] != ASIDE:
        return None
    return next((move for move in decision.moves if isinstance(move, SetAside)), None)


PLACING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
    outright=_outright,
)


# --- start areas ---------------------------------------------------------------------------------


def shift_of(view: State, layout: str) -> int | None:
    """Return by how much a draft shifts a start area, None if the text is of anything else."""
    found = _SHIFT.fullmatch(layout)
    return int(found[1]) if found and int(found[1]) in shifts(view.seats) else None


def _shifted_to(view: State, seat: int, point: Point) -> int:
    """Return by how much a start area is shifted whose middle is held over a point."""
    at = point[1] if view.edge_of(seat) in (WEST, EAST) else point[0]
    span = shifts(view.seats)
    return min(max(at - TABLE // 2, span[0]), span[-1])


def _arranged_area(view: State, decision: Decision, _layout: str, picked: Path) -> str | None:
    point = spot_of(picked[-1])
    return f"s{_shifted_to(view, decision.seat, point)}" if point else None


def _fitted_area(view: State, _decision: Decision, layout: str) -> str | None:
    return None if shift_of(view, layout) is None else layout


def _laid_area(_view: State, _decision: Decision, move: Shift) -> str:
    return f"s{move.by}"


SHIFTING = Drafting(
    begin=lambda _view, _decision, _rng: "s0",
    fitted=_fitted_area,
    following=lambda _view, _decision, _layout, _picked: [AT],
    arranged=_arranged_area,
    moves=lambda view, _decision, layout: [Shift(shift_of(view, layout) or 0)],
    laid=_laid_area,
)


def _middle(area: Polygon) -> Point:
    left, top, right, bottom = area.box
    return (left + right) // 2, (top + bottom) // 2


def _area(view: State, seat: int, by: int) -> Polygon:
    return shifted(view.seats, view.edge_of(seat), by)


def start_areas(view: State) -> list[tuple[Polygon, int]]:
    """Return all start areas, each with its seat."""
    return [(area, seat) for seat, area in enumerate(view.areas)]


# --- the drawing ---------------------------------------------------------------------------------


def lies_at(sight: Sight[State]) -> Point | None:
    """Return where the piece or the start area of a draft is held."""
    view, decision = sight.view, sight.decision
    if decision is None:
        return None
    if decision.name == "shift":
        by = shift_of(view, sight.layout)
        return None if by is None else _middle(_area(view, decision.seat, by))
    move = _read(decision, sight.layout)
    return move.middle if move else None


def drawn_draft(sight: Sight[State]) -> Markup:
    """Draw the piece of a draft and what it keeps off, or the handle of a start area."""
    decision, at = sight.decision, lies_at(sight)
    if decision is None or decision.name not in DECISIONS or at is None:
        return Markup()
    places = decision.name == "place"
    move = _read(decision, sight.layout) if places else None
    return render(
        "deep_space_wars/landscaping.svg",
        taken=_taken(sight.view) if places else "",
        gap=2 * GAP,
        margin=GAP,
        inside=TABLE - 2 * GAP,
        drawn=_piece(move.shape, (move.middle, move.quarters)) if move else "",
        at=at,
        radius=30 if places else 22,
        label=_("The piece of terrain") if places else _("The start area"),
    )


def _taken(view: State) -> str:
    """Return the outlines of all that pieces keep 3 inches off."""
    zones = (zone.shape for piece in view.field.pieces for zone in piece.zones)
    return "".join(map(outline, (*zones, *view.areas)))


def _piece(shape: str, lies: Spot) -> Markup:
    return drawn_piece(piece_of(shape, *lies))


def advised(sight: Sight[State]) -> Markup:
    """Draw the piece of a hint."""
    if sight.decision is None or sight.decision.name != "place":
        return Markup()
    move = _read(sight.decision, sight.ghost)
    return _piece(move.shape, (move.middle, move.quarters)) if move else Markup()


class _Near(NamedTuple):
    """What a piece is too near to."""

    path: str
    """The outline of that."""
    x: int
    y: int
    missing: str
    """How many inches are missing."""


def aimed(sight: Sight[State], point: Point) -> Aim:
    """Say and draw what letting go of a piece or a start area at a point would do."""
    view, decision = sight.view, sight.decision
    assert decision is not None
    if decision.name == "shift":
        return _shifted_aim(view, decision.seat, point)
    move = _read(decision, sight.layout)
    if move is None:
        return Aim(spot(*point))
    wished = move._replace(middle=_on_table(point))
    found = _near(view, wished)
    lies = found or wished
    drawn = render(
        "deep_space_wars/placing.svg",
        drawn=_piece(lies.shape, (lies.middle, lies.quarters)),
        near=[] if found else _too_near(view, wished),
    )
    if found is None:
        return Aim(spot(*lies.middle), drawn, barred=why_no_place(view, wished))
    x, y = found.middle
    told = _("{across}″ from the left, {down}″ from the top", across=x // 16, down=y // 16)
    return Aim(spot(x, y), drawn, told)


def _too_near(view: State, move: Place) -> Sequence[_Near]:
    piece = piece_of(move.shape, move.middle, move.quarters)
    found = []
    for near in too_near(piece, view.field.pieces, view.areas, view.field.margin):
        x, y = move.middle
        if near.shape:
            corners = [(x, y) for x in near.shape.box[::2] for y in near.shape.box[1::2]]
            nearest = min(corners, key=lambda corner: squared(corner, move.middle))
            x, y = (x + nearest[0]) // 2, (y + nearest[1]) // 2
        path = outline(near.shape) if near.shape else f"M0 0H{TABLE}V{TABLE}H0z"
        found.append(_Near(path, x, y, inches(256 * near.missing)))
    return found


def _shifted_aim(view: State, seat: int, point: Point) -> Aim:
    by = _shifted_to(view, seat, point)
    area = _area(view, seat, by)
    left, top, right, bottom = area.box
    drawn = render(
        "deep_space_wars/start.svg", seat=seat, box=(left, top, right - left, bottom - top)
    )
    return Aim(spot(*_middle(area)), drawn, _("{distance} aside", distance=inches(256 * abs(by))))
