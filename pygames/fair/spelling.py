"""Moves as bytes, the same on every device: places in the list that nobody's secrets shape.

Lists of one's own differ from device to device, this one does not, and every seat's own moves are
in it. How many bytes a move takes follows from the list alone, so it tells nothing.
"""

from pygames.core.codec import Reader, Writer, damaged
from pygames.core.entry_codec import digits_of, read_entry
from pygames.core.game import NOBODY, Decision, Move
from pygames.core.log import Entry, as_seen

__all__ = ["form_of", "form_size", "read_form", "read_move", "size_of", "written_move"]


def written_move(seen: Decision, move: Move) -> bytes:
    """Return a whole move, secrets and all. `seen`: the decision as nobody sees it.

    Raises `IllegalMove` for one that is not possible.
    """
    return _written(seen, move, None)


def read_move(seen: Decision, data: bytes) -> Move:
    """Return the move that was written so. Raises `BadLink`."""
    return _read(seen, data, None)


def size_of(seen: Decision) -> int:
    """Return how many bytes each move of a decision takes, where all are listed."""
    return len(written_move(seen, seen.moves[0]))


def form_of(seen: Decision, move: Move) -> bytes:
    """Return what everybody may know of a move."""
    return _written(seen, move, NOBODY)


def form_size(seen: Decision) -> int:
    """Return how many bytes that takes; 0 where there is nothing to know."""
    return len(form_of(seen, seen.moves[0]))


def read_form(seen: Decision, data: bytes) -> Move:
    """Return the move as nobody sees it that was written so. Raises `BadLink`."""
    return _read(seen, data, NOBODY)


def _written(seen: Decision, move: Move, perspective: int | None) -> bytes:
    writer = Writer()
    entry = as_seen(Entry(seen.seat, move, seen.known_to), perspective)
    for digit, radix in digits_of([seen], entry, perspective):
        writer.write(digit, radix)
    return writer.to_bytes()


def _read(seen: Decision, data: bytes, perspective: int | None) -> Move:
    reader = Reader(data)
    move, _seat = read_entry(reader.read, [seen], perspective)
    if not reader.at_end():
        raise damaged()
    return move
