"""What is shown beside the board: both armies, who beats whom, ready-made armies."""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.core.game import Outcome
from pygames.core.language import _, ngettext, number
from pygames.core.players import is_you
from pygames.espionage.armies import ARMIES, ready_made, shuffled
from pygames.espionage.board.drafting import ranks_of, text_of
from pygames.espionage.board.picks import piece_of
from pygames.espionage.board.scene import Token, lost_pieces
from pygames.espionage.board.strength import SHEET as STRENGTH_SHEET
from pygames.espionage.board.strength import strength
from pygames.espionage.board.words import piece_label
from pygames.espionage.knowledge import could_be
from pygames.espionage.pieces import CODES, RANKS, title
from pygames.espionage.state import State
from pygames.table.board import Sight, Standing
from pygames.table.markup import render

__all__ = ["counters", "facts", "hand", "sheet", "standings"]

ARMIES_SHEET = "formations"
"""The sheet for choosing a ready-made army, as `Sight.opened` has it."""


def counters(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    """Return each side's number of pieces left, for the top bar."""
    state = sight.view
    shown = []
    for seat, shape in enumerate(("●", "▲")):
        left = state.size - len(lost_pieces(state, seat))
        name = sight.names[seat]
        if is_you(name):
            meaning = ngettext("You have {n} piece", "You have {n} pieces", left)
        else:
            meaning = ngettext("{name} has {n} piece", "{name} has {n} pieces", left, name=name)
        shown.append((f"{shape} {number(left)}", meaning))
    return shown


def standings(sight: Sight[State], _outcome: Outcome) -> Sequence[Standing]:
    """Count the pieces that each side has captured."""
    captured = [len(lost_pieces(sight.view, 1 - seat)) for seat in (0, 1)]
    return [Standing(n, ngettext("piece captured", "pieces captured", n)) for n in captured]


# --- both armies ---------------------------------------------------------------------------


class _Line(NamedTuple):
    """One rank of an army: how many pieces there are, and how many of them are lost or found."""

    token: Token
    title: str
    all: int
    lost: int
    found: int
    """Those on the board whose rank is known."""

    @property
    def left(self) -> int:
        """Those that are still on the board, as far as is known."""
        return self.all - self.lost

    @property
    def hidden(self) -> int:
        """Those that are still masked, or were lost without being shown."""
        return self.all - self.lost - self.found


def _army(state: State, seat: int) -> tuple[_Line, ...]:
    pieces = range(seat * state.size, (seat + 1) * state.size)
    lost = lost_pieces(state, seat)
    found = [state.rank[p] for p in pieces if state.at[p] >= 0]
    return tuple(
        _Line(
            Token("", seat, CODES[rank]),
            title(rank),
            state.options.army[rank],
            lost.count(rank),
            found.count(rank),
        )
        for rank in RANKS
        if state.options.army[rank]
    )


def hand(sight: Sight[State]) -> Markup:
    """Draw the tray: what the enemy still hides; during the set-up, the ready-made armies."""
    if sight.seat is None:
        return Markup()
    state = sight.view
    drafting = bool(sight.layout)
    lines = () if drafting or state.turns < 0 else _army(state, 1 - sight.seat)
    if not any(line.hidden for line in lines):
        lines = ()
    other = shuffled(state.options, random.Random(sight.layout)) if drafting else ()
    return render("espionage/hand.html", drafting=drafting, shuffled=text_of(other), lines=lines)


def facts(sight: Sight[State]) -> Markup:
    """Draw both armies once they have been set up, and who beats whom."""
    state, near = sight.view, sight.seat or 0
    begun = state.turns >= 0
    theirs, own = (_army(state, seat) if begun else () for seat in (1 - near, near))
    rows = tuple(zip(theirs, own, strict=True))
    table = strength(state.options.army, near)
    return _facts(near, rows, table, sight.names, language.current())


@lru_cache(maxsize=4)
def _facts(
    near: int,
    rows: tuple[tuple[_Line, _Line], ...],
    table: Markup,
    names: tuple[str, ...],
    _language: str,
) -> Markup:
    return render("espionage/facts.html", near=near, rows=rows, strength=table, names=names)


# --- a closer look -------------------------------------------------------------------------


def sheet(sight: Sight[State]) -> Markup | None:
    """Draw the sheet that is opened: a piece, who beats whom, or the ready-made armies."""
    if sight.opened == STRENGTH_SHEET:
        return strength(sight.view.options.army, sight.seat or 0)
    if sight.opened == ARMIES_SHEET and sight.layout and sight.decision is not None:
        return _choices(sight)
    if sight.opened.startswith("piece:"):
        piece = piece_of(sight.view, sight.opened)
        if piece is not None:
            return _piece(sight, piece)
    return None


def _piece(sight: Sight[State], piece: int) -> Markup:
    """Draw what is known of a piece; the player can note a guess on a masked enemy."""
    state = sight.view
    rank, seat = state.rank[piece], state.seat_of(piece)
    noted = sight.notes.get(str(piece), "")
    possible = could_be(state, piece)
    return render(
        "espionage/piece.html",
        token=Token(
            "", seat, "" if rank is None else CODES[rank], state.moved[piece] and rank is None
        ),
        square=state.field.names[state.at[piece]],
        text=piece_label(state, piece, sight.seat),
        hidden=rank is None,
        key=piece,
        ranks=[
            (Token("", seat, CODES[r]), CODES[r], title(r), r in possible, CODES[r] == noted)
            for r in RANKS
            if state.options.army[r]
        ],
        may_note=rank is None and sight.seat is not None and sight.seat != seat,
    )


class _Choice(NamedTuple):
    """An army to choose, drawn small."""

    title: str
    layout: str
    rows: list[list[Token]]
    kept: bool
    """Whether it is one that the player saved."""


def _choices(sight: Sight[State]) -> Markup:
    state, seat = sight.view, sight.decision.seat if sight.decision else 0
    options = state.options

    def shown(name: str, layout: str, kept: bool) -> _Choice:
        tokens = [Token("", seat, CODES[rank]) for rank in ranks_of(layout)]
        rows = [tokens[n : n + options.width] for n in range(0, len(tokens), options.width)][::-1]
        return _Choice(name, layout, rows, kept)

    ready = [
        shown(_(name), text_of(ready_made(options, key, random.Random(sight.layout))), False)
        for key, name in ARMIES.items()
    ]
    size = options.width * options.rows
    army = [text_of([rank]) * count for rank, count in enumerate(options.army)]
    own = [
        shown(_("Your formation {n}", n=n), layout, True)
        for n, layout in enumerate(sight.layouts, 1)
        if len(layout) == size and sorted(layout) == sorted("".join(army))
    ]
    return render("espionage/armies.html", armies=[*own, *ready])
