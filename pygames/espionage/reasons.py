"""Why a move is illegal (the text of `IllegalMove`), judged by what its player may know."""

from pygames.core.language import N_
from pygames.espionage.moves import Move, Pair, Place, Step
from pygames.espionage.pieces import HQ, MINE
from pygames.espionage.position import Position

__all__ = ["why_not"]

_NOT_NOW = N_("You cannot do that now.")
_NO_MOVE = N_("A piece goes one square forward, back or to the side, not diagonally.")


def why_not(state: Position, move: Move, seat: int) -> str:
    """Return the rule that forbids the move, as a message to translate."""
    if isinstance(move, Place) and state.phase == "place":
        return N_("You have no more pieces of this rank.")
    if not isinstance(move, Step | Pair) or state.phase != "move":
        return _NOT_NOW
    reason = _why_not_step(state, move.start, move.to, seat, state.done)
    if reason or isinstance(move, Step) or not state.options.batch:
        if not reason and state.options.batch:
            return N_("Choose two moves of different pieces.")
        return reason or _NOT_NOW
    if move.then_start == move.start:
        return _MOVED
    if move.then_to == move.to:
        return N_("One of your own pieces stands there.")
    return _why_not_step(state, move.then_start, move.then_to, seat, state.done) or _NOT_NOW


_MOVED = N_("This piece has already moved this turn: now move another one.")


def _why_not_step(state: Position, start: object, to: object, seat: int, done: int) -> str | None:
    squares = range(state.field.size)
    if type(start) is not int or type(to) is not int or start not in squares or to not in squares:
        return _NOT_NOW
    piece = state.who[start]
    if state.sides[start] != seat + 1:
        return N_("None of your pieces stands there.")
    if state.rank[piece] == MINE:
        return N_("Mines never move.")
    if state.rank[piece] == HQ:
        return N_("The headquarters never moves.")
    if piece == done and state.number:
        return _MOVED
    if (start, to) not in state.field.step:
        return _NO_MOVE
    if state.sides[to] == seat + 1:
        return N_("One of your own pieces stands there.")
    if state.sides[to] == 3:
        return N_("No piece can enter a volcano.")
    if (piece, to) in state.barred:
        return N_("This piece came from there in your last turn: it may not go straight back.")
    return None
