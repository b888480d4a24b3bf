"""Moves in words: for buttons, for hints, and for the log, to others and to oneself."""

from collections.abc import Iterable
from typing import Self

from pygames.core import english
from pygames.core.language import N_, Name, _, listed, sentences
from pygames.core.players import mention
from pygames.espionage.moves import Battle, Move, Next, Pair, Place, Shown, Spied, Step, Volcano
from pygames.espionage.pieces import title
from pygames.espionage.position import Position

__all__ = ["REASONS", "advise", "describe", "doer", "narrate", "remind"]

REASONS = {
    "hq_captured": N_("The headquarters is taken"),
    "no_mobile_pieces": N_("Nothing is left that can move"),
    "no_legal_move": N_("No piece can move"),
    "draw_repetition": N_("The position has come up too often: a draw"),
    "draw_no_progress": N_("Nothing has happened for a long time: a draw"),
    "draw_turn_limit": N_("That was the last turn: a draw"),
}


def describe(move: Move, state: Position) -> str:
    """Return the text of the button for a move; `state`: before the move, as the reader sees it."""
    match move:
        case Step():
            return _step_out(state, move.start, move.to)
        case Pair():
            first = _step_out(state, move.start, move.to)
            second = _step_out(state, move.then_start, move.then_to)
            return sentences(first, second)
        case Place(rank=rank) if rank is not None:
            return _("Set up {piece}", piece=title(rank))
        case Volcano():
            return _lie(state, _fallen(state, move.column))
    if move.kind in _ORDERS:
        return _(_ORDERS[move.kind])
    seat = doer(move, state)
    return narrate(move, state, Name("") if seat is None else mention(seat))


_ORDERS = {
    "place": N_("Set up a piece"),
    "ready": N_("Be ready"),
    "first": N_("Move first"),
    "end_turn": N_("End the turn"),
    "offer_draw": N_("Offer a draw"),
    "accept": N_("Accept the draw"),
    "decline": N_("Decline the draw"),
    "resign": N_("Resign"),
}


def advise(move: Move, state: Position) -> str:
    """Return the sentence of a hint that tells to make the move; `state`: as for `describe`."""
    match move:
        case Step():
            return _advised_step(state, move.start, move.to)
        case Pair():
            first = _advised_step(state, move.start, move.to)
            return f"{first} {_advised_step(state, move.then_start, move.then_to)}"
        case Place(rank=rank) if rank is not None:
            return _("Set up {piece:a}.", context="hint", piece=title(rank))
    return _(_ADVICE[move.kind])


_ADVICE = {
    "end_turn": N_("End the turn.", context="hint"),
    "offer_draw": N_("Offer a draw.", context="hint"),
    "accept": N_("Accept the draw.", context="hint"),
    "decline": N_("Decline the draw.", context="hint"),
    "resign": N_("Resign.", context="hint"),
}


def _advised_step(state: Position, start: int, to: int) -> str:
    rank = state.rank[state.who[start]]
    assert rank is not None  # one's own
    values = {"piece": title(rank), "start": state.field.names[start], "to": state.field.names[to]}
    if state.sides[to]:
        return _("Attack {to} with the {piece} from {start}.", context="hint", **values)
    return _("Move the {piece} from {start} to {to}.", context="hint", **values)


def narrate(move: Move, state: Position, who: Name) -> str:
    """Return what the log says; "" for a move that it leaves out. `who`: who made it.

    `state`: the state before the move, as the reader sees it.
    """
    match move:
        case Step():
            return _step(state, move.start, move.to, who)
        case Pair():
            first = _step(state, move.start, move.to, who)
            second = _step(state, move.then_start, move.then_to, who)
            return sentences(first, second)
        case Battle():
            return _(_FOUGHT[_result(state, move)], who=who, **_fight(state, move))
        case Spied():
            pieces = _unmasked(state, move)
            return _("{who}’s spies unmask {pieces:the}", who=who, pieces=pieces) if pieces else ""
        case Next():
            return _(REASONS[move.then]) if move.then in REASONS else ""
        case Shown():
            return ""
        case Place(rank=rank) if rank is not None:
            return _("{who} sets up {piece:a}", who=who, piece=title(rank))
        case Volcano():
            return _volcanoes(state, move.column)
    return _(_WORDS[move.kind], who=who)


_WORDS = {
    "place": N_("{who} sets up a piece"),
    "first": N_("{who} moves first"),
    "ready": N_("{who} is ready"),
    "end_turn": N_("{who} ends the turn"),
    "offer_draw": N_("{who} offers a draw"),
    "accept": N_("{who} accepts the draw"),
    "decline": N_("{who} declines the draw"),
    "resign": N_("{who} resigns"),
}


def remind(move: Move, state: Position) -> str:
    """Return what the log says to the player who made the move; "" if the log leaves it out.

    `state`: the state before the move, as the reader sees it.
    """
    match move:
        case Step():
            return _your_step(state, move.start, move.to)
        case Pair():
            first = _your_step(state, move.start, move.to)
            second = _your_step(state, move.then_start, move.then_to)
            return sentences(first, second)
        case Battle():
            return _(_YOU_FOUGHT[_result(state, move)], **_fight(state, move))
        case Spied(seen=seen) if seen:
            return _("Your spies unmask {pieces:the}", pieces=_unmasked(state, move))
        case Place(rank=rank) if rank is not None:
            return _("You set up {piece:a}", piece=title(rank))
    if move.kind in _REMINDERS:
        return _(_REMINDERS[move.kind])
    return narrate(move, state, Name(""))


def doer(move: Move, state: Position) -> int | None:
    """Return whose name the log writes before what the referee says: of a battle the attacker's."""
    return state.player if isinstance(move, Battle) else getattr(move, "seat", None)


_REMINDERS = {
    "place": N_("You set up a piece"),
    "first": N_("You move first"),
    "ready": N_("Your army is ready"),
    "end_turn": N_("You end the turn"),
    "offer_draw": N_("You offer a draw"),
    "accept": N_("You accept the draw"),
    "decline": N_("You decline the draw"),
    "resign": N_("You resign"),
}


def _volcanoes(state: Position, column: int) -> str:
    """Tell where all volcanoes lie once the last ones fall, "" before."""
    squares = sorted((*state.volcanoes, *_fallen(state, column)))
    return _lie(state, squares) if len(squares) >= state.options.volcano_count else ""


def _fallen(state: Position, column: int) -> tuple[int, int]:
    """Return where the next two volcanoes fall."""
    square = (state.options.height // 2 - 1) * state.options.width + column
    return square, state.field.turned(square)


def _lie(state: Position, squares: Iterable[int]) -> str:
    return _(
        "There are volcanoes on {squares}", squares=listed(state.field.names[it] for it in squares)
    )


def _step(state: Position, start: int, to: int, who: Name) -> str:
    values = {"who": who, "start": state.field.names[start], "to": state.field.names[to]}
    piece = state.who[start]
    rank = None if piece < 0 else state.rank[piece]
    attack = state.sides[to] != 0
    if rank is None:
        if attack:
            return _("{who} attacks {to} from {start}", **values)
        return _("{who} moves a piece from {start} to {to}", **values)
    values["piece"] = title(rank)
    if attack:
        return _("{who}’s {piece} attacks {to} from {start}", **values)
    return _("{who}’s {piece} moves from {start} to {to}", **values)


def _step_out(state: Position, start: int, to: int) -> str:
    values = {"start": state.field.names[start], "to": state.field.names[to]}
    piece = state.who[start]
    rank = None if piece < 0 else state.rank[piece]
    attack = state.sides[to] != 0
    if rank is None:
        if attack:
            return _("Attack {to} from {start}", **values)
        return _("Move from {start} to {to}", **values)
    values["piece"] = title(rank)
    if attack:
        return _("Attack {to} with the {piece} from {start}", **values)
    return _("Move the {piece} from {start} to {to}", **values)


def _your_step(state: Position, start: int, to: int) -> str:
    values = {"start": state.field.names[start], "to": state.field.names[to]}
    piece = state.who[start]
    rank = None if piece < 0 else state.rank[piece]
    attack = state.sides[to] != 0
    if rank is None:
        if attack:
            return _("You attack {to} from {start}", **values)
        return _("You move from {start} to {to}", **values)
    values["piece"] = title(rank)
    if attack:
        return _("You attack {to} with your {piece} from {start}", **values)
    return _("You move your {piece} from {start} to {to}", **values)


_FOUGHT = {
    (True, "", ""): N_("{who}’s attack on {square} succeeds"),
    (True, "lost", ""): N_(
        "{who}’s attack on {square} succeeds: {lost:a} is captured, and the winner stays masked"
    ),
    (True, "lost", "left"): N_("{who}’s {left} captures {lost:a} on {square}"),
    (False, "", ""): N_("{who}’s attack on {square} fails"),
    (False, "lost", ""): N_(
        "{who}’s attack on {square} fails: {lost:a} is lost, and the defender stays masked"
    ),
    (False, "lost", "left"): N_("{who}’s {lost} is lost to {left:a} on {square}"),
}
"""By whether the attacker won, and what is known of the loser and of the winner."""
_YOU_FOUGHT = {
    (True, "", ""): N_("Your attack on {square} succeeds"),
    (True, "lost", ""): N_(
        "Your attack on {square} succeeds: {lost:a} is captured, and your piece stays masked"
    ),
    (True, "lost", "left"): N_("Your {left} captures {lost:a} on {square}"),
    (False, "", ""): N_("Your attack on {square} fails"),
    (False, "lost", ""): N_(
        "Your attack on {square} fails: {lost:a} is lost, and the defender stays masked"
    ),
    (False, "lost", "left"): N_("Your {lost} is lost to {left:a} on {square}"),
}


def _fight(state: Position, move: Battle) -> dict[str, str]:
    """Return where a battle was, and what is known of who lost it and who is left."""
    assert state.step is not None
    attacker, defender = state.done, state.who[state.step.to]
    winner, loser = (attacker, defender) if move.won else (defender, attacker)
    lost = state.rank[loser] if move.removed is None else move.removed
    left = state.rank[winner] if move.survivor is None else move.survivor
    known = {"lost": lost, "left": left}
    titles = {key: title(rank) for key, rank in known.items() if rank is not None}
    return {"square": state.field.names[state.step.to], **titles}


def _result(state: Position, move: Battle) -> tuple[bool, str, str]:
    known = _fight(state, move)
    lost = "lost" if "lost" in known else ""
    return move.won, lost, "left" if lost and "left" in known else ""


def _unmasked(state: Position, move: Spied) -> Name:
    names = state.field.names
    return listed(_Standing(title(rank), names[square]) for square, rank in move.seen or ())


class _Standing(Name):
    """A piece on its square, which stands as it is whatever case the piece is put into."""

    __slots__ = ("_piece", "_square")

    _piece: Name
    _square: str

    def __new__(cls, piece: Name, square: str) -> Self:
        made = super().__new__(cls, _("{piece} on {square}", piece=piece, square=square))
        made._piece, made._square = piece, square
        return made

    def __format__(self, case: str) -> str:
        articles = " ".join(part for part in case.split() if part in english.CASES)
        cases = " ".join(part for part in case.split() if part not in english.CASES)
        piece = Name(format(self._piece, cases))
        text = Name(_("{piece} on {square}", piece=piece, square=self._square))
        return format(text, articles)
