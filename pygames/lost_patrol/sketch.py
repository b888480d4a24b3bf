"""Lost Patrol in a terminal: a map of the jungle, and `t1 ne` for a step.

A tile is called by a letter, the same as long as it lies. Its paths are strokes towards the six
sides; below its figures stand its letter, `~` for snare-weed, and how many Lurkers are on it.
"""

from collections.abc import Iterable, Iterator
from string import ascii_lowercase

from pygames.core.game import Decision
from pygames.core.language import _, ngettext
from pygames.core.players import mention
from pygames.geometry.hexes import EDGES, axial
from pygames.lost_patrol import moves
from pygames.lost_patrol.describe import scout_title, tile_title
from pygames.lost_patrol.position import Position
from pygames.lost_patrol.tiles import DROPSHIP, THORNS
from pygames.typed.paint import BOLD, DIM, GREEN, RED, YELLOW, paint
from pygames.typed.sketches import Sketch

__all__ = ["SKETCH"]

_SIDES = ("e", "ne", "nw", "w", "sw", "se")
"""What the edges are called when they are typed."""
_SCOUTS = ("s", "u", "t1", "t2", "t3")
"""What the Scouts are called when they are typed."""
_SIGNS = "SU123"
"""What stands on the map for them."""


def _tile(position: Position, cell: int) -> str:
    """Return what a tile is called: by its number in the mix, so that the name stays."""
    number = position.jungle.laid[cell].tile
    more, letter = divmod(number, len(ascii_lowercase))
    return ascii_lowercase[letter] * (more + 1)


# --- the map -----------------------------------------------------------------------------------

_WIDE, _HIGH = 8, 3
"""Columns and lines from one tile to the next."""
_MOST = 10
"""At most this many tiles fit beside each other into 80 columns."""
_STROKES = ((3, 1, "-"), (2, 0, "/"), (-2, 0, "\\"), (-3, 1, "-"), (-2, 3, "/"), (2, 3, "\\"))
"""Where the stroke of each edge stands, from the middle of a tile and its first line."""


class _Paper:
    """Characters by line and column, each with its styles."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], str] = {}

    def write(self, line: int, column: int, text: str, *styles: str) -> None:
        """Put a text there, its middle at the column."""
        for place, sign in enumerate(text, column - (len(text) - 1) // 2):
            self._signs[line, place] = paint(sign, *styles)

    def lines(self) -> Iterator[str]:
        """Yield the lines from the first to the last that has anything."""
        lines = [line for line, _column in self._signs]
        columns = [column for _line, column in self._signs]
        for line in range(min(lines), max(lines) + 1):
            row = (self._signs.get((line, c), " ") for c in range(min(columns), max(columns) + 1))
            yield "".join(row).rstrip()


def table(view: Position, _seat: int | None) -> Iterator[str]:
    """Yield the round and the stocks, the map, and what lies on it in words."""
    yield _heading(view)
    if not view.jungle.laid:
        return
    yield from _map(view)
    yield from _figures(view)


def _heading(view: Position) -> str:
    tiles, stock = len(view.stack), view.stock
    parts = [
        _("Round {n}", n=view.round),
        ngettext("{n} tile in the stack", "{n} tiles in the stack", tiles),
        ngettext("{n} Lurker in the stock", "{n} Lurkers in the stock", stock),
    ]
    if view.scouts_seat is not None:
        parts.insert(1, _("Scouts: {player}", player=mention(view.scouts_seat)))
    return _(", ").join(parts)


def _map(view: Position) -> Iterator[str]:
    paper = _Paper()
    places = {cell: axial(cell) for cell in view.jungle.laid}
    across = {cell: 2 * q + r for cell, (q, r) in places.items()}
    left, right = _window(view, across)
    for cell, (_q, r) in places.items():
        if left <= across[cell] <= right:
            _draw(paper, view, cell, _HIGH * r, across[cell] * _WIDE // 2)
    yield from paper.lines()
    if min(across.values()) < left or max(across.values()) > right:
        yield _("The map is wider than this.")


def _window(view: Position, across: dict[int, int]) -> tuple[int, int]:
    """Return from where to where the map is drawn: all of it, or what is near the Scouts."""
    left, right = min(across.values()), max(across.values())
    room = 2 * (_MOST - 1)
    if right - left <= room:
        return left, right
    stands = [across[cell] for cell in view.stands if cell in across] or [left, right]
    middle = (min(stands) + max(stands)) // 2
    start = min(max(middle - room // 2, left), right - room)
    return start, start + room


def _draw(paper: _Paper, view: Position, cell: int, line: int, column: int) -> None:
    ground = view.jungle.grounds[cell]
    for edge in EDGES:
        if ground >> edge & 1:
            right, down, stroke = _STROKES[edge]
            paper.write(line + down, column + right, stroke, DIM)
    scouts = "".join(_SIGNS[scout] for scout in view.scouts_on(cell))
    paper.write(line + 1, column, scouts or "o", BOLD, *((GREEN,) if scouts else ()))
    name = _tile(view, cell)
    marks = "~" if ground & THORNS else "*" if ground & DROPSHIP else ""
    lurkers = view.tokens.get(cell, 0)
    paper.write(line + 2, column, name + marks, *((YELLOW,) if marks else ()))
    if lurkers:
        paper.write(line + 2, column + 2 + len(name + marks) // 2, str(lurkers), BOLD, RED)


def _figures(view: Position) -> Iterator[str]:
    """Yield where the Scouts and the Lurkers are."""
    for cell in sorted(view.jungle.laid, key=lambda cell: _tile(view, cell)):
        there: list[str] = [scout_title(scout) for scout in view.scouts_on(cell)]
        if lurkers := view.tokens.get(cell, 0):
            there.append(ngettext("{n} Lurker", "{n} Lurkers", lurkers))
        if there:
            tile = tile_title(view.options.tiles[view.jungle.laid[cell].tile])
            yield f"  {_tile(view, cell)}  {tile}: {_(', ').join(there)}"


def legend(_view: Position) -> Iterator[str]:
    """Yield what stands for what on the map and in moves."""
    scouts = (f"{sign} {scout_title(scout)}" for scout, sign in enumerate(_SIGNS))
    yield _("{scouts}, o an empty tile; strokes are paths.", scouts=_(", ").join(scouts))
    yield _("Below them: the tile’s letter, ~ snare-weed, * the Dropship, the number of Lurkers.")
    yield _(
        "In moves: {scouts} for the Scouts; {sides} for the directions.",
        scouts=" ".join(_SCOUTS),
        sides=" ".join(_SIDES),
    )


# --- moves -------------------------------------------------------------------------------------


def short(view: Position, _decision: Decision, move: moves.Move) -> str:
    """Return a move as people type it: `t1 ne`, `fire s`, `new c`, `c sw`."""
    match move:
        case moves.Walk(scout, edge) | moves.Push(scout, edge):
            return f"{_SCOUTS[scout]} {_SIDES[edge]}"
        case moves.Fire(scout):
            return f"fire {_SCOUTS[scout]}"
        case moves.Lose(scout):
            return _SCOUTS[scout]
        case moves.Sink(scouts):
            return " ".join(_SCOUTS[scout] for scout in scouts)
        case moves.Name(cell, edge) | moves.MoveGroup(cell, edge):
            return f"{_tile(view, cell)} {_SIDES[edge]}"
        case moves.NewGroup(cell):
            return f"new {_tile(view, cell)}"
        case moves.Grow(cell):
            return f"grow {_tile(view, cell)}"
        case moves.Ambush(cell):
            return f"ambush {_tile(view, cell)}"
        case moves.Step(edge):
            return _SIDES[edge]
        case moves.Rotate(rotation):
            ground = view.options.tiles[view.drawn].grounds[rotation]
            return " ".join(_sides(ground))
        case moves.PushLurkers(counts):
            return " ".join(f"{_SIDES[e]}{n}" for e, n in enumerate(counts) if n)
        case moves.Keep(part):
            return f"part {part + 1}"
        case moves.EndPhase():
            return "end"
    return "resign" if move.kind == "concede" else ""


def _sides(ground: int) -> Iterable[str]:
    return (_SIDES[edge] for edge in EDGES if ground >> edge & 1)


SKETCH = Sketch[Position](table=table, legend=legend, short=short)
