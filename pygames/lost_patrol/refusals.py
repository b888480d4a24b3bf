"""Which rule forbids a move (for `IllegalMove`)."""

from collections.abc import Callable, Mapping
from typing import Any

from pygames.core.language import N_
from pygames.geometry.hexes import EDGES, neighbour, opposite
from pygames.lost_patrol import moves
from pygames.lost_patrol.position import ALL_SCOUTS, Position
from pygames.lost_patrol.tiles import EXITS

__all__ = ["why_no_group", "why_no_rotation", "why_no_walk", "why_not"]

_NOT_NOW = N_("You cannot do that now.")
_BLOCKS = N_("Turned this way the tile would block more paths than it has to.")
_NO_LURKERS = N_("There are no Lurkers on this tile.")
_NO_PATH = N_("No path leads there.")
_NO_TILE = N_("There is no tile.")


def why_not(state: Position, move: moves.Move) -> str:
    """Return why an illegal move is forbidden, as a message to translate."""
    kind = move.kind
    asked = {decision.name for decision in state.decisions}
    phases, refusal = _REFUSALS.get(kind, ((), None))
    if refusal is None or not asked.intersection(phases):
        return _NOT_NOW
    if any(type(value) is not int for value in move[:-1] if kind not in ("push_lurkers", "sink")):
        return _NOT_NOW
    return refusal(state, move) or _NOT_NOW


def _name(state: Position, move: moves.Name) -> str | None:
    if move.edge in state.jungle.open_ends().get(move.cell, ()):
        return N_("No Scout sees this end of a path.")
    return N_("This is not an open end of a path.")


def why_no_rotation(state: Position, rotation: int) -> str | None:
    """Return why the drawn tile may not be turned like this (LP-33); None if it may."""
    assert state.end is not None
    _cell, edge = state.end
    ground = state.options.tiles[state.drawn].grounds[rotation]
    if not ground >> opposite(edge) & 1:
        return N_("The path must go on into this tile.")
    legal = state.jungle.legal_rotations(state.end, state.options.tiles[state.drawn])
    grounds = [state.options.tiles[state.drawn].grounds[k] for k in legal]
    return None if ground in grounds else _BLOCKS


def _rotate(state: Position, move: moves.Rotate) -> str | None:
    if move.rotation not in EDGES:
        return None
    same = N_("This rotation looks the same as a smaller one.")
    return why_no_rotation(state, move.rotation) or same


def why_no_walk(state: Position, scout: int, edge: int) -> str | None:
    """Return why a living Scout may not go over an edge (LP-57, LP-58); None if it may."""
    jungle, cell = state.jungle, state.scouts[scout]
    assert cell is not None
    there = neighbour(cell, edge)
    if scout in state.finished:
        return N_("This Scout has finished: another one has acted after it.")
    if scout == state.active and not state.left:
        return N_("This Scout has no action left.")
    if there not in jungle.grounds:
        return N_("There is no tile yet.")
    if (edge, there) not in jungle.links(cell):
        ground = jungle.grounds[cell] & EXITS
        return N_("The path is blocked there.") if ground >> edge & 1 else _NO_PATH
    if len(state.scouts_on(there)) >= jungle.capacity(there):
        return N_("This tile is full.")
    return None


def _walk(state: Position, move: moves.Walk) -> str | None:
    if move.scout not in ALL_SCOUTS or move.edge not in EDGES:
        return None
    if state.scouts[move.scout] is None:
        return N_("This Scout is dead.")
    return why_no_walk(state, move.scout, move.edge)


def _fire(state: Position, move: moves.Fire) -> str | None:
    if move.scout not in ALL_SCOUTS:
        return None
    cell = state.scouts[move.scout]
    if cell is None:
        return N_("This Scout is dead.")
    if not state.tokens.get(cell):
        return N_("There is nothing to fire at: Scouts fire only at Lurkers on their own tile.")
    return why_no_walk(state, move.scout, 0)


def why_no_group(state: Position, cell: int) -> str | None:
    """Return why no Lurkers can appear on a tile (LP-67, LP-68, LP-72); None if they can."""
    if cell not in state.jungle.grounds:
        return _NO_TILE
    if not state.stock:
        return N_("The stock of Lurkers is empty.")
    if cell in state.tokens:
        return N_("There are already Lurkers there: grow that group.")
    if cell not in state.jungle.open_ends() and cell != state.jungle.dropship:
        return N_("Lurkers appear only where a path leads into the unknown.")
    return None


def _new_group(state: Position, move: moves.NewGroup) -> str | None:
    return why_no_group(state, move.cell) or N_("Scouts can see the end of this path.")


def _grow(state: Position, move: moves.Grow) -> str | None:
    if not state.tokens.get(move.cell):
        return _NO_LURKERS
    return N_("The stock of Lurkers is empty.")


def _move_group(state: Position, move: moves.MoveGroup) -> str | None:
    if not state.tokens.get(move.cell):
        return _NO_LURKERS
    if state.tokens[move.cell] < 2:
        return N_("One Lurker is lost with every step: a single one cannot move.")
    return _NO_TILE


def _ambush(state: Position, move: moves.Ambush) -> str | None:
    if not state.tokens.get(move.cell):
        return _NO_LURKERS
    if not state.scouts_on(move.cell):
        return N_("There is no Scout on this tile.")
    return N_("These Lurkers have already fought this round.")


def _push(state: Position, move: moves.Push) -> str | None:
    if move.scout != state.queue[0]:
        return N_("Another Scout is pushed back first.")
    return N_("Scouts are pushed along a path.")


_Refusal = Callable[[Position, Any], str | None]
_REFUSALS: Mapping[str, tuple[tuple[str, ...], _Refusal]] = {
    "name": (("place_end",), _name),
    "rotate": (("place_rot",), _rotate),
    "walk": (("scout_act",), _walk),
    "fire": (("scout_act",), _fire),
    "new_group": (("lurker_act",), _new_group),
    "grow": (("lurker_act",), _grow),
    "move_group": (("lurker_act",), _move_group),
    "step": (("lurker_step",), lambda _state, _move: _NO_TILE),
    "ambush": (("ambush",), _ambush),
    "lose": (("casualty",), lambda _state, _move: N_("This Scout was not in the ambush.")),
    "push": (("push_scout",), _push),
    "push_lurkers": (
        ("push_lurkers",),
        lambda _state, _move: N_("Each Lurker that has fought goes to a tile next to this one."),
    ),
    "keep": (("split",), lambda _state, _move: N_("There is no such part of the jungle.")),
    "sink": (
        ("swamp",),
        lambda _state, _move: N_("Choose exactly as many Scouts as this tile has too many."),
    ),
}
"""Kind of move -> the decisions it belongs to, and which rule may forbid it there."""
