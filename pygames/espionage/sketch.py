"""Espionage in a terminal: the board in characters, and `e2e3` for a move."""

from collections.abc import Iterator

from pygames.core.game import Decision
from pygames.core.language import _, ngettext
from pygames.core.players import mention
from pygames.espionage.field import VOLCANO
from pygames.espionage.moves import Move, Pair, Place, Step
from pygames.espionage.pieces import CODES, title
from pygames.espionage.position import Position
from pygames.typed.paint import BLUE, BOLD, DIM, RED, YELLOW, fit, paint
from pygames.typed.sketches import Sketch

__all__ = ["SKETCH"]

_PAINTS = (BLUE, RED)


def table(view: Position, seat: int | None) -> Iterator[str]:
    """Draw the board as the seat sees it, its own side at the bottom, and count the armies.

    The pieces of the side at the bottom are letters and digits, the others have a stroke behind it,
    masked ones are `?`, volcanoes `^`, empty squares `.`.
    """
    below = seat or 0
    field = view.field
    laid = _laid(view, seat)
    rows = range(field.height)
    columns = range(field.width)
    for row in rows if below else reversed(rows):
        squares = [row * field.width + c for c in (reversed(columns) if below else columns)]
        cells = [laid.get(square) or _cell(view, square, below) for square in squares]
        yield f"{row + 1:>3} " + "".join(fit(cell, 3) for cell in cells).rstrip()
    names = [field.names[column][0] for column in (reversed(columns) if below else columns)]
    yield "    " + "".join(name.ljust(3) for name in names).rstrip()
    if max(view.at) >= 0:
        yield from (_army(view, owner) for owner in (below, 1 - below))


def _laid(view: Position, seat: int | None) -> dict[int, str]:
    """Return what has been set up so far, and `_` for the next square, if nothing is on the board
    yet.
    """
    if seat is None or (view.phase != "place" and max(view.at) >= 0):
        return {}
    home = view.field.home(seat, view.options.rows)
    first, placed = seat * view.size, view.placed[seat]
    ranks = view.rank[first : first + placed]
    codes = [paint(CODES[rank], _PAINTS[seat]) for rank in ranks if rank is not None]
    marks = [*codes, paint("_", BOLD)] if placed < len(home) and view.phase == "place" else codes
    return dict(zip(home, marks, strict=False))


def _cell(view: Position, square: int, below: int) -> str:
    piece = view.who[square]
    if piece < 0:
        return paint("^", YELLOW) if view.sides[square] == VOLCANO else paint(".", DIM)
    owner = view.seat_of(piece)
    rank = view.rank[piece]
    code = "?" if rank is None else CODES[rank] + ("" if owner == below else "'")
    return paint(code, _PAINTS[owner])


def _army(view: Position, owner: int) -> str:
    """Say how many pieces an army has left, and which of them are known."""
    there = [piece for piece in view.who if piece >= 0 and view.seat_of(piece) == owner]
    ranks = sorted(rank for piece in there if (rank := view.rank[piece]) is not None)
    known = [f"{CODES[rank]}×{ranks.count(rank)}" for rank in dict.fromkeys(ranks)]
    count = ngettext("{n} piece", "{n} pieces", len(there))
    if not known:
        return _("{player}: {pieces}", player=mention(owner), pieces=count)
    return _(
        "{player}: {pieces}, known: {known}",
        player=mention(owner),
        pieces=count,
        known=" ".join(known),
    )


def legend(_view: Position) -> Iterator[str]:
    """Yield what stands for what on the board."""
    ranks = (f"{code} {title(rank)}" for rank, code in enumerate(CODES))
    yield _(", ").join(ranks)
    yield _("A stroke marks the enemy’s pieces, ? those that are masked, ^ a volcano.")


def short(view: Position, _decision: Decision, move: Move) -> str:
    """Return a move as people type it: `e2 e3`, `s` for a spy to be set up."""
    names = view.field.names
    match move:
        case Step(start, to):
            return f"{names[start]} {names[to]}"
        case Pair(start, to, then_start, then_to):
            return f"{names[start]} {names[to]} {names[then_start]} {names[then_to]}"
        case Place(int(rank)):
            return CODES[rank].lower()
    return ""


SKETCH = Sketch[Position](table=table, legend=legend, short=short)
