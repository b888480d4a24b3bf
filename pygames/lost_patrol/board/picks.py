"""Which elements pick which move, and what a path of picks means.

Tiles are elements `hex:1,-1` by their cells, Scouts `scout:0`, open ends `end:1,-1,0` by their cell
and edge, rotations `turn:2`; everything else is a button. While Lurkers are pushed, a tile is
`push:1,-1,1` for the first that goes there, `push:1,-1,2` for the second ...
"""

from collections.abc import Sequence
from itertools import chain

from pygames.core.game import Decision
from pygames.geometry.hexes import EDGES, axial, cell, edge_between, neighbour
from pygames.lost_patrol import moves
from pygames.lost_patrol.position import ALL_SCOUTS
from pygames.lost_patrol.state import State
from pygames.table.board import Path

__all__ = [
    "END",
    "FIRE_BUTTON",
    "GROW",
    "KEEP",
    "STAY",
    "UNORDERED",
    "cell_of",
    "end_element",
    "hex_element",
    "paths",
    "push_element",
    "pushed_to",
    "read",
    "scout_element",
    "scout_of",
    "turn_element",
]

FIRE_BUTTON, GROW, STAY, END, KEEP = "do:fire", "do:grow", "do:stop", "do:end-phase", "do:keep-"

UNORDERED = frozenset(("push_lurkers", "swamp"))
"""The decisions whose picks come in any order."""


def hex_element(where: int) -> str:
    """Return the id of a cell."""
    q, r = axial(where)
    return f"hex:{q},{r}"


def cell_of(element: str) -> int | None:
    """Return the cell of an element, None if it is not one."""
    if not element.startswith("hex:"):
        return None
    q, _comma, r = element[4:].partition(",")
    try:
        return cell(int(q), int(r))
    except ValueError:
        return None


def scout_element(scout: int) -> str:
    """Return the id of a Scout."""
    return f"scout:{scout}"


def scout_of(element: str) -> int | None:
    """Return the Scout of an element, None if it is not one."""
    return _SCOUTS.get(element)


def push_element(where: int, number: int) -> str:
    """Return the id for pushing a Lurker to a tile; the first one there is number 1."""
    q, r = axial(where)
    return f"push:{q},{r},{number}"


def pushed_to(picked: Path, where: int) -> int:
    """Return how many of the picks push a Lurker to a tile."""
    beginning = push_element(where, 0)[:-1]
    return sum(element.startswith(beginning) for element in picked)


_SCOUTS = {scout_element(scout): scout for scout in ALL_SCOUTS}


def turn_element(rotation: int) -> str:
    """Return the id of a rotation of the drawn tile."""
    return f"turn:{rotation}"


def end_element(end: tuple[int, int]) -> str:
    """Return the id of an open end."""
    q, r = axial(end[0])
    return f"end:{q},{r},{end[1]}"


def paths(state: State, decision: Decision) -> Sequence[Path]:
    """Return the path of each move of a decision, in order."""
    if decision.name == "push_lurkers":  # there can be thousands
        return _push_paths(state, decision)
    return [_path(state, move) for move in decision.moves]


def _push_paths(state: State, decision: Decision) -> list[Path]:
    """Return paths in which each tile is picked once for every Lurker that goes there."""
    assert state.place is not None
    to = [neighbour(state.place, edge) for edge in EDGES]
    all_of = [[push_element(there, n) for n in range(1, state.loose + 1)] for there in to]
    parts = [[tuple(row[:count]) for count in range(state.loose + 1)] for row in all_of]
    return [
        tuple(chain.from_iterable(part[n] for part, n in zip(parts, move.counts, strict=True)))
        for move in decision.moves
    ]


def _path(state: State, move: moves.Move) -> Path:
    match move:
        case moves.Name():
            return (end_element((move.cell, move.edge)),)
        case moves.Rotate():
            return (turn_element(move.rotation),)
        case moves.Walk():
            there = neighbour(state.cell_of(move.scout), move.edge)
            return (scout_element(move.scout), hex_element(there))
        case moves.Fire():
            return (scout_element(move.scout), FIRE_BUTTON)
        case moves.Keep():
            return (f"{KEEP}{move.part}",)
        case moves.NewGroup() | moves.Ambush():
            return (hex_element(move.cell),)
        case moves.Grow():
            return (hex_element(move.cell), GROW)
        case moves.MoveGroup():
            return (hex_element(move.cell), hex_element(neighbour(move.cell, move.edge)))
        case moves.Step():
            assert state.group is not None
            return (hex_element(neighbour(state.group, move.edge)),)
        case moves.Lose():
            return (scout_element(move.scout),)
        case moves.Push():
            assert state.place is not None
            return (hex_element(neighbour(state.place, move.edge)),)
        case moves.Sink():
            return tuple(map(scout_element, move.scouts))
    return (STAY if move == moves.STOP else END,)


def read(state: State, decision: Decision, path: Path) -> moves.Move | None:
    """Return the move, legal or not, that a path means; None if it means none, or none yet."""
    first, last = path[0], path[-1]
    where, scout = cell_of(last), scout_of(first)
    if last == END:
        return moves.END_PHASE
    match decision.name:
        case "place_end" if first.startswith("end:"):
            return _named(first)
        case "place_rot" if first in _TURNS:
            return _TURNS[first]
        case "split" if where is not None:
            parts = state.jungle.parts(state.options.split_connectivity)
            return next((moves.Keep(n) for n, part in enumerate(parts) if where in part), None)
        case "scout_act" if scout is not None:
            if last == FIRE_BUTTON:
                return moves.FIRE[scout]
            if len(path) == 1:  # the Scout cannot be picked: any walk of it is refused with why
                return moves.WALK[scout][0]
            edge = _edge(state.scouts[scout], where)
            return None if edge is None else moves.WALK[scout][edge]
        case "lurker_act" if where is not None:
            start = cell_of(first) if len(path) > 1 else None
            edge = _edge(start, where)
            if start is not None and edge is not None:
                return moves.MoveGroup(start, edge)
            return moves.NewGroup(where) if where not in state.tokens else None
        case "lurker_step":
            edge = _edge(state.group, where)
            return None if edge is None else moves.STEP[edge]
        case "ambush" if where is not None:
            return moves.Ambush(where)
        case "push_scout":
            edge = _edge(state.place, where)
            return None if edge is None else moves.PUSH[state.queue[0]][edge]
    return None


_TURNS = {turn_element(move.rotation): move for move in moves.ROTATE}


def _named(element: str) -> moves.Name | None:
    """Return the move that names this end, None if the element is malformed."""
    try:
        q, r, edge = map(int, element[4:].split(","))
    except ValueError:
        return None
    return moves.Name(cell(q, r), edge)


def _edge(start: int | None, there: int | None) -> int | None:
    """Return the edge from one cell to an adjacent one, None if they are not adjacent."""
    if start is None or there is None:
        return None
    try:
        return edge_between(start, there)
    except ValueError:
        return None
