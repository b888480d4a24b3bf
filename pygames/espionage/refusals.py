"""Why a move is illegal, judged by what its player may know."""

from pygames.core.game import IllegalMove
from pygames.core.language import N_
from pygames.espionage.field import VOLCANO
from pygames.espionage.moves import Move, Pair, Place, Step
from pygames.espionage.pieces import HQ, MINE, title
from pygames.espionage.position import Position

__all__ = ["why_not"]

_NOT_NOW = N_("You cannot do that now.")
_NO_MOVE = N_("A piece goes one square forward, back or to the side, not diagonally.")
_MOVED = N_("This piece has already moved this turn: now move another one.")
_OWN = N_("One of your own pieces stands there.")


def why_not(state: Position, move: Move, seat: int) -> IllegalMove:
    """Return the refusal, which names the rule that forbids the move."""
    if isinstance(move, Place) and state.phase == "place":
        return IllegalMove(N_("You have no more pieces of this rank."))
    if not isinstance(move, Step | Pair) or state.phase != "move":
        return IllegalMove(_NOT_NOW)
    refusal = _why_not_step(state, move.start, move.to, seat)
    if refusal or isinstance(move, Step) or not state.options.batch:
        if not refusal and state.options.batch:
            return IllegalMove(N_("Choose two moves of different pieces."))
        return refusal or IllegalMove(_NOT_NOW)
    if move.then_start == move.start:
        return IllegalMove(_MOVED)
    if move.then_to == move.to:
        return IllegalMove(_OWN)
    then = _why_not_step(state, move.then_start, move.then_to, seat, taken=move.to)
    return then or IllegalMove(_NOT_NOW)


def _why_not_step(
    state: Position, start: object, to: object, seat: int, taken: int = -1
) -> IllegalMove | None:
    """Refuse a single move, None if nothing forbids it; to its own square: no way is free.

    `taken`: the square that another piece enters first.
    """
    squares = range(state.field.size)
    if type(start) is not int or type(to) is not int or start not in squares or to not in squares:
        return IllegalMove(_NOT_NOW)
    piece = state.who[start]
    if state.sides[start] != seat + 1:
        return IllegalMove(N_("None of your pieces stands there."))
    rank = state.rank[piece]
    if rank == MINE:
        return IllegalMove(N_("Mines never move."))
    if rank == HQ:
        return IllegalMove(N_("The headquarters never moves."))
    if piece == state.done and state.number:
        return IllegalMove(_MOVED)
    if start == to and rank is not None and _boxed_in(state, start, seat, taken):
        return IllegalMove(N_("This {piece} is boxed in."), piece=title(rank))
    if (start, to) not in state.field.step:
        return IllegalMove(_NO_MOVE)
    if state.sides[to] == seat + 1:
        return IllegalMove(_OWN)
    if state.sides[to] == VOLCANO:
        return IllegalMove(N_("No piece can enter a volcano."))
    if (piece, to) in state.barred:
        return IllegalMove(
            N_("This piece came from there in your last turn: it may not go straight back.")
        )
    return None


def _boxed_in(state: Position, start: int, seat: int, taken: int) -> bool:
    """Whether the edge, volcanoes and the seat's own pieces leave no way from a square."""
    ways = [to for to, _step in state.field.steps[start]]
    return all(to == taken or state.sides[to] in (seat + 1, VOLCANO) for to in ways)
