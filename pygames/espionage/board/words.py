"""The texts of the table: names of squares and pieces, prompts, results."""

from collections.abc import Sequence

from pygames.core.game import Decision, Outcome
from pygames.core.language import N_, _, listed, ngettext, number
from pygames.core.players import is_you
from pygames.espionage.armies import is_stuck
from pygames.espionage.board.drafting import ranks_of
from pygames.espionage.board.picks import LONE, piece_of, square_of
from pygames.espionage.field import VOLCANO
from pygames.espionage.knowledge import could_be
from pygames.espionage.pieces import HQ, MINE, PLURALS, RANKS, SOLDIERS, TITLES, title
from pygames.espionage.state import State
from pygames.table.board import READY, Sight

__all__ = [
    "COLOURS",
    "about",
    "guess",
    "label",
    "piece_label",
    "prompt",
    "result",
    "square_label",
]

COLOURS = (N_("White"), N_("Black"))

_BUTTONS = {
    READY: N_("Ready"),
    LONE: N_("Only this move"),
    "do:end-turn": N_("End the turn"),
    "do:accept": N_("Accept the draw"),
    "do:decline": N_("Play on"),
}


def label(state: State, element: str) -> str:
    """Return the accessible name of an element, or the text of a button."""
    if element in _BUTTONS:
        return _(_BUTTONS[element])
    square = square_of(state, element)
    return element if square is None else square_label(state, square, None)


def piece_label(state: State, piece: int, seat: int | None) -> str:
    """Name a piece from the seat's side: `your Spy`, `opponent’s masked piece: has moved`."""
    rank, owner = state.rank[piece], state.seat_of(piece)
    if rank is not None:
        if seat is None:
            return _("{colour}: {piece}", colour=_(COLOURS[owner]), piece=title(rank))
        whose = N_("your {piece}") if owner == seat else N_("opponent’s {piece}")
        return _(whose, piece=title(rank))
    known = clues(state, piece)
    text = _("opponent’s masked piece") if seat is not None else _("masked piece")
    return f"{text}: {known}" if known else text


def clues(state: State, piece: int) -> str:
    """Sum up what everybody has seen of a masked piece, in a few words."""
    found = []
    if state.moved[piece]:
        found.append(_("has moved"))
    if piece in state.rooted:
        found.append(_("cannot move"))
    for victim, attacked in state.feats.get(piece, ()):
        rank = state.rank[victim]
        if rank is None:
            found.append(_("has won a battle"))
        elif attacked:
            found.append(_("has captured {piece:a}", piece=title(rank)))
        else:
            found.append(_("has held off {piece:a}", piece=title(rank)))
    return _(", ").join(found)


def guess(state: State, piece: int) -> str:
    """Sum up in a character or two what a masked piece can be, "" if it can be too much."""
    ranks = could_be(state, piece)
    if set(ranks) <= {MINE, HQ}:
        return "!"
    if all(rank in SOLDIERS for rank in ranks) and min(ranks) > 0:
        return number(min(ranks) + 1) + ("" if len(ranks) == 1 else "+")
    return ""


def square_label(state: State, square: int, seat: int | None) -> str:
    """Name a square and what is on it."""
    name = state.field.names[square]
    if state.sides[square] == VOLCANO:
        return _("{square}: volcano", square=name)
    if state.who[square] < 0:
        return _("{square}: empty", square=name)
    return f"{name}: {piece_label(state, state.who[square], seat)}"


def prompt(sight: Sight[State]) -> str:
    """Tell the seat what to do now, or whom it is waiting for."""
    state, decision, picked = sight.view, sight.decision, sight.picked
    if decision is None:
        return _waiting(state, sight.names)
    match decision.name:
        case "place":
            ranks = ranks_of(sight.layout)
            if is_stuck(state.options, state.volcanoes, decision.seat, ranks):
                return _("Careful: nothing in your front row can move. You would lose at once.")
            if picked:
                square = square_of(state, picked[-1])
                rank = _rank_at(state, decision.seat, ranks, square)
                return about(rank)
            return _("Arrange your army: pick two pieces to swap them.")
        case "draw":
            return _("You are offered a draw.")
    return _move_prompt(state, decision, picked)


def _rank_at(state: State, seat: int, ranks: Sequence[int], square: int | None) -> int:
    """Return the rank laid out on a square of the seat's own rows."""
    home = state.field.home(seat, state.options.rows)
    return ranks[home.index(-1 if square is None else square)]


def about(rank: int) -> str:
    """Say what a rank can do: `Spy: unmasks the pieces next to it, beats Spies and Sappers.`"""
    return f"{title(rank)}: {_(_ABOUT[rank])}"


_SOLDIER = N_("beats soldiers up to its own rank, Spies and Sappers.")
_ABOUT = (
    *[_SOLDIER] * 5,
    N_("unmasks the pieces next to it, beats Spies and Sappers."),
    N_("clears mines, beats Generals, Spies and Sappers."),
    N_("never moves, and stops everything but Sappers."),
    N_("never moves. Lose it and you lose the match."),
)
"""What each rank can do, shown when it is picked."""


def _move_prompt(state: State, decision: Decision, picked: Sequence[str]) -> str:
    piece = piece_of(state, picked[-1]) if picked else None
    rank = None if piece is None else state.rank[piece]
    if len(picked) % 2 and rank is not None:
        return about(rank)
    if len(picked) == 2:
        return _("Now the second move: pick another piece.")
    if state.number:
        if state.options.second_move == "optional":
            return _("Move another piece, or end your turn.")
        return _("Second move: pick another piece.")
    if state.options.moves_per_turn == 2:
        return _("Move two different pieces: pick the first.")
    return _("Pick a piece to move.")


def _waiting(state: State, names: Sequence[str]) -> str:
    """Tell a seat that has nothing to decide whom it is waiting for."""
    asked = [names[d.seat] for d in state.decisions if d.seat >= 0]
    return _("Waiting for {name}.", name=listed(asked)) if asked else ""


_REASONS = {
    "hq_captured": N_("{winner} wins: the headquarters is taken."),
    "no_mobile_pieces": N_("{winner} wins: the enemy has nothing left that can move."),
    "no_legal_move": N_("{winner} wins: the enemy cannot move."),
    "resign": N_("{winner} wins: {loser} resigned."),
    "draw_repetition": N_("A draw: the same position came up again and again."),
    "draw_no_progress": N_("A draw: nothing has happened for a long time."),
    "draw_turn_limit": N_("A draw: that was the last turn."),
    "draw_agreed": N_("A draw by agreement."),
}

_YOURS = {
    "hq_captured": N_("You win: the headquarters is taken."),
    "no_mobile_pieces": N_("You win: the enemy has nothing left that can move."),
    "no_legal_move": N_("You win: the enemy cannot move."),
    "resign": N_("You win: {loser} resigned."),
}


def result(outcome: Outcome, names: Sequence[str]) -> str:
    """Tell who won, and how."""
    if not outcome.winners:
        return _(_REASONS[outcome.reason])
    (winner,) = outcome.winners
    name, other = names[winner], names[1 - winner]
    if is_you(name):
        return _(_YOURS[outcome.reason], loser=other)
    if outcome.reason == "resign" and is_you(other):
        return _("{winner} wins: you resigned.", winner=name)
    return _(_REASONS[outcome.reason], winner=name, loser=other)


def counted(ranks: Sequence[int]) -> str:
    """List pieces by rank: `2 Captains, Spy`."""
    counts = [(rank, ranks.count(rank)) for rank in RANKS if rank in ranks]
    return _(", ").join(
        _(TITLES[rank]) if n == 1 else f"{number(n)} {_(PLURALS[rank])}" for rank, n in counts
    )


def pieces_lost(count: int) -> str:
    """Return the number of pieces lost, in words."""
    return ngettext("{n} piece lost", "{n} pieces lost", count)
