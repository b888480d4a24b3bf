"""The board in characters, for a terminal."""

from collections.abc import Iterator

from pygames.core.language import _
from pygames.espionage.field import VOLCANO
from pygames.espionage.pieces import CODES
from pygames.espionage.position import Position

__all__ = ["sketch"]


def sketch(view: Position, seat: int) -> Iterator[str]:
    """Draw the board as the seat sees it, line by line, its own side at the bottom.

    Its own pieces are letters, the enemy's have a stroke after the letter, masked ones are `?`,
    volcanoes `^`, empty squares `.`.
    """
    field = view.field
    laid = dict(zip(field.home(seat, view.options.rows), _own(view, seat), strict=False))
    rows = range(field.height)
    columns = range(field.width)
    for row in rows if seat else reversed(rows):
        squares = [row * field.width + c for c in (reversed(columns) if seat else columns)]
        cells = [laid.get(square, _cell(view, square, seat)) for square in squares]
        yield f"{row + 1:>3} " + "".join(cell.ljust(3) for cell in cells).rstrip()
    names = [field.names[column][0] for column in (reversed(columns) if seat else columns)]
    yield "    " + "".join(name.ljust(3) for name in names).rstrip()
    yield _("S spy, P sapper, M mine, H headquarters; a stroke marks the enemy’s, ^ a volcano.")


def _own(view: Position, seat: int) -> list[str]:
    """Return what the seat has set up so far, if nothing is on the board yet."""
    if view.phase != "place" and max(view.at) >= 0:
        return []
    first = seat * view.size
    ranks = view.rank[first : first + view.placed[seat]]
    return [CODES[rank] for rank in ranks if rank is not None]


def _cell(view: Position, square: int, seat: int) -> str:
    piece = view.who[square]
    if piece < 0:
        return "^" if view.sides[square] == VOLCANO else "."
    rank = view.rank[piece]
    if rank is None:
        return "?"
    return CODES[rank] + ("" if view.seat_of(piece) == seat else "'")
