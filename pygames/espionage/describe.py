"""Moves in words: the text of a button, and a line of the log, to others and to oneself."""

from pygames.core.language import N_, _
from pygames.espionage.moves import Battle, Move, Next, Pair, Place, Shown, Spied, Step, Volcano
from pygames.espionage.pieces import title
from pygames.espionage.position import Position

__all__ = ["REASONS", "describe", "doer", "narrate", "remind"]

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
            return _("{first}. {second}", first=first, second=second)
        case Place(rank=rank) if rank is not None:
            return _("Set up: {piece}", piece=title(rank))
    return _(_ORDERS[move.kind]) if move.kind in _ORDERS else narrate(move, state)


_ORDERS = {
    "first": N_("Move first"),
    "end_turn": N_("End the turn"),
    "offer_draw": N_("Offer a draw"),
    "accept": N_("Accept the draw"),
    "decline": N_("Decline the draw"),
    "resign": N_("Resign"),
}


def narrate(move: Move, state: Position) -> str:
    """Return the log's words after the player's name; "" for a move that the log leaves out.

    `state`: the state before the move, as the reader sees it.
    """
    match move:
        case Step():
            return _step(state, move.start, move.to)
        case Pair():
            first = _step(state, move.start, move.to)
            second = _step(state, move.then_start, move.then_to)
            return _("{first}, then {second}", first=first, second=second)
        case Battle():
            return _battle(state, move)
        case Spied():
            return _spied(state, move)
        case Next():
            return _(REASONS[move.then]) if move.then in REASONS else ""
        case Shown():
            return ""
        case Place():
            if move.rank is None:
                return _("Sets up a piece")
            return _("Sets up: {piece}", piece=title(move.rank))
        case Volcano():
            names, square = state.field.names, _volcano(state, move.column)
            both = names[square], names[state.field.turned(square)]
            return _("Volcanoes on {square} and {other}", square=both[0], other=both[1])
    return _(_WORDS[move.kind])


_WORDS = {
    "first": N_("Moves first"),
    "ready": N_("Is ready"),
    "end_turn": N_("Ends the turn"),
    "offer_draw": N_("Offers a draw"),
    "accept": N_("Accepts the draw"),
    "decline": N_("Declines the draw"),
    "resign": N_("Resigns"),
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
            return _("{first}. {second}", first=first, second=second)
        case Spied(seen=seen) if seen:
            return _("Your spies unmask: {pieces}", pieces=_unmasked(state, move))
        case Place(rank=rank) if rank is not None:
            return _("You set up: {piece}", piece=title(rank))
    return _(_REMINDERS[move.kind]) if move.kind in _REMINDERS else narrate(move, state)


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


def _volcano(state: Position, column: int) -> int:
    return (state.options.height // 2 - 1) * state.options.width + column


def _step(state: Position, start: int, to: int) -> str:
    names = state.field.names
    piece = state.who[start]
    rank = None if piece < 0 else state.rank[piece]
    attack = state.sides[to] != 0
    if rank is None:
        if attack:
            return _("{start} attacks {to}", start=names[start], to=names[to])
        return _("{start} to {to}", start=names[start], to=names[to])
    values = {"piece": title(rank), "start": names[start], "to": names[to]}
    if attack:
        return _("{piece} {start} attacks {to}", **values)
    return _("{piece} {start} to {to}", **values)


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


def _battle(state: Position, move: Battle) -> str:
    assert state.step is not None
    attacker, defender = state.done, state.who[state.step.to]
    winner, loser = (attacker, defender) if move.won else (defender, attacker)
    lost = state.rank[loser] if move.removed is None else move.removed
    left = state.rank[winner] if move.survivor is None else move.survivor
    values = {
        "square": state.field.names[state.step.to],
        "lost": None if lost is None else title(lost),
        "left": None if left is None else title(left),
    }
    if move.won:
        if lost is None:
            return _("The attack on {square} succeeds", **values)
        if left is None:
            return _(
                "The attack on {square} succeeds: {lost} is captured, the winner stays masked",
                **values,
            )
        return _("{left} captures {lost} on {square}", **values)
    if lost is None:
        return _("The attack on {square} fails", **values)
    if left is None:
        return _("The attack on {square} fails: {lost} is lost, {square} stays masked", **values)
    return _("{lost} is lost to {left} on {square}", **values)


def _spied(state: Position, move: Spied) -> str:
    return _("Spies unmask: {pieces}", pieces=_unmasked(state, move)) if move.seen else ""


def _unmasked(state: Position, move: Spied) -> str:
    seen = [f"{state.field.names[square]} {title(rank)}" for square, rank in move.seen or ()]
    return _(", ").join(seen)
