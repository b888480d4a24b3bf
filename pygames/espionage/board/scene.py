"""The map and both armies, as one seat sees them."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.core.language import _, number
from pygames.espionage.board import art
from pygames.espionage.board.drafting import ranks_of
from pygames.espionage.board.picks import square_element
from pygames.espionage.board.words import COLOURS, guess, pieces_lost, square_label
from pygames.espionage.field import COLUMNS, VOLCANO
from pygames.espionage.moves import Battle, Move, Next, Pair, Step
from pygames.espionage.pieces import CODES, RANKS, title
from pygames.espionage.state import State
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["Token", "lost_pieces", "scene", "symbols"]


class Token(NamedTuple):
    """How a piece is drawn."""

    key: str
    """The key by which its movement is animated, "" for none."""
    seat: int
    code: str
    """The letter of its rank, "" if it is masked."""
    moved: bool = False
    """Whether it is masked and has moved."""
    note: str = ""
    """What a masked piece can be, in a character or two."""
    guess: str = ""
    """The letter of the rank that the player guesses."""
    known: bool = False
    """Whether it is the player's, unmasked, and the player knows that."""


class _Square(NamedTuple):
    attrs: Markup
    opens: str
    look: str
    """`volcano`; `from`, `to`, `won` or `battle` for what just happened there; `barred`; or ""."""
    home: bool
    target: str
    """`attack` or `go` where a piece can go now."""
    token: Token | None


def scene(sight: Sight[State]) -> Markup:
    """Draw the board, the seat's own side at the bottom, with each side's losses at its edge."""
    state, near = sight.view, sight.seat or 0
    field = state.field
    rows, columns = range(field.height), range(field.width)
    down = [*rows] if near else [*reversed(rows)]  # from the top left as the seat looks at it
    along = [*reversed(columns)] if near else [*columns]
    marks = _marks(sight)
    draft = _laid_out(sight)
    lines = [
        (row + 1, tuple(_square(sight, row * field.width + c, marks, draft) for c in along))
        for row in down
    ]
    return render(
        "espionage/scene.html",
        width=field.width,
        height=field.height,
        rows=[_row(number, squares, language.current()) for number, squares in lines],
        columns=[COLUMNS[column] for column in along],
        contours=art.contours(field.width, field.height),
        far=_plate(sight, 1 - near),
        near=_plate(sight, near),
    )


@lru_cache(maxsize=64)
def _row(number: int, squares: tuple[_Square, ...], _language: str) -> Markup:
    """Draw a row; most moves change only one or two of them, so rows are cached."""
    return render("espionage/row.html", row=number, squares=squares)


def _laid_out(sight: Sight[State]) -> dict[int, int]:
    """Return square -> rank of an army being arranged, or waiting for the other army."""
    state, seat = sight.view, sight.seat
    if seat is None or state.phase != "place":
        return {}
    first = seat * state.size
    ranks: Sequence[int | None] = state.rank[first : first + state.placed[seat]]
    if sight.layout and sight.decision is not None:
        ranks = ranks_of(sight.layout)
    home = state.field.home(seat, state.options.rows)
    return {square: rank for square, rank in zip(home, ranks, strict=False) if rank is not None}


def _marks(sight: Sight[State]) -> dict[int, str]:
    """Mark the squares of the latest moves, and where the picked piece may not return."""
    marks: dict[int, str] = {}
    last: Step | None = None
    pending: Step | None = None
    for entry in sight.recent:
        move: Move = entry.move
        step = None
        if isinstance(move, Step):
            step = move
        elif isinstance(move, Pair):
            step, pending = Step(move.start, move.to), Step(move.then_start, move.then_to)
        elif isinstance(move, Next) and move.then == "move":
            step, pending = pending, None  # the second move of a pair is made
        if step is not None:
            last = step
            marks[step.start] = "from"
            marks[step.to] = "to"
        elif isinstance(move, Battle) and last is not None:
            marks[last.to] = "won" if move.won else "battle"
    if sight.decision is not None and sight.decision.name == "move":
        for piece, origin in sight.view.barred:
            if sight.picked and sight.picked[-1] == square_element(
                sight.view, sight.view.at[piece]
            ):
                marks[origin] = "barred"
    return marks


def _square(
    sight: Sight[State], square: int, marks: dict[int, str], draft: dict[int, int]
) -> _Square:
    state = sight.view
    field, seat = state.field, sight.seat
    element = square_element(state, square)
    text = square_label(state, square, seat)
    token = _token(sight, square)
    if square in draft:
        rank = draft[square]
        text = f"{field.names[square]}: {title(rank)}"
        token = Token("", seat or 0, CODES[rank])
    look = "volcano" if state.sides[square] == VOLCANO else marks.get(square, "")
    target = ""
    if element in sight.next and sight.picked and not draft:
        owner = state.sides[square] - 1
        target = "go" if owner not in (0, 1) else "attack" if owner != seat else ""
    # An enemy's piece can be looked at, unless touching it would be a move.
    quiet = not sight.picked and element not in sight.next and not draft
    theirs = token is not None and (seat is None or token.seat != seat)
    opens = f"piece:{field.names[square]}" if quiet and theirs else ""
    return _Square(
        sight.attrs(element, text),
        opens,
        look,
        _is_home(state, square),
        target,
        token,
    )


def _is_home(state: State, square: int) -> bool:
    row, rows = square // state.options.width, state.options.rows
    return row < rows or row >= state.options.height - rows


def _token(sight: Sight[State], square: int) -> Token | None:
    state = sight.view
    piece = state.who[square]
    if piece < 0:
        return None
    rank, seat = state.rank[piece], state.seat_of(piece)
    key = f"piece-{piece}"
    if rank is not None:
        known = seat == sight.seat and state.known[piece] == 2 and _told_who_knows(state)
        return Token(key, seat, CODES[rank], known=known)
    return Token(
        key, seat, "", state.moved[piece], guess(state, piece), sight.notes.get(str(piece), "")
    )


def _told_who_knows(state: State) -> bool:
    """Whether it is worth showing that a piece is known: not where all of them are."""
    return state.options.visibility == "hidden" and not state.outcome and not state.ending


class _Plate(NamedTuple):
    """A player's edge of the map: name, turn and losses."""

    seat: int
    name: str
    colour: str
    turn: bool
    ready: bool
    lost: tuple[tuple[Token, int], ...]
    label: str


def lost_pieces(state: State, seat: int) -> list[int | None]:
    """Return the rank of each piece that a seat has lost, None where it is hidden."""
    pieces = range(seat * state.size, (seat + 1) * state.size)
    if state.placed[seat] < state.size or state.turns < 0:
        return []
    return [state.rank[piece] for piece in pieces if state.at[piece] < 0]


def _plate(sight: Sight[State], seat: int) -> _Plate:
    state = sight.view
    lost = lost_pieces(state, seat)
    groups = [(rank, lost.count(rank)) for rank in (*RANKS, None) if rank in lost]
    asked = [decision.seat for decision in state.decisions]
    return _Plate(
        seat,
        sight.names[seat],
        _(COLOURS[seat]),
        seat in asked and state.turns >= 0,
        state.turns < 0 and state.placed[seat] == state.size,
        tuple((Token("", seat, "" if rank is None else CODES[rank]), n) for rank, n in groups),
        pieces_lost(len(lost)),
    )


# --- once a page ---------------------------------------------------------------------------------


def symbols() -> Markup:
    """Draw the SVG symbols that the board uses, in the current language."""
    return _symbols(language.current())


@cache
def _symbols(_language: str) -> Markup:
    values = [number(value) for value in range(1, 6)]
    specials = [("S", "spy"), ("P", "sapper"), ("M", "mine"), ("H", "hq")]
    return render("espionage/symbols.svg", values=values, specials=specials, **art.drawings())
