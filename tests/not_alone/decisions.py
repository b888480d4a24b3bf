"""What is asked at a moment, and what can be chosen."""

from typing import Any

from pygames.core.game import Decision, IllegalMove
from pygames.not_alone import moves
from pygames.not_alone.state import State


def name(state: State) -> str:
    """What is asked; several things if seats are asked for different ones."""
    return " ".join(sorted({decision.name for decision in state.decisions}))


def asked(state: State) -> dict[int, str]:
    """Who is asked, and what."""
    return {decision.seat: decision.name for decision in state.decisions}


def decision(state: State, seat: int) -> Decision:
    """What this seat is asked."""
    return next(it for it in state.decisions if it.seat == seat)


def choices(state: State, seat: int) -> list[Any]:
    """What this seat can choose, but for what is always possible."""
    return [*decision(state, seat).moves] if seat in asked(state) else []


def legal(state: State, seat: int, move: Any) -> bool:
    """Whether a seat can make this move, `also` included."""
    return any(move in it.moves or move in it.also for it in state.decisions if it.seat == seat)


def plays_of(state: State, seat: int) -> list[str]:
    """The cards that a seat can play."""
    return [move.card for move in choices(state, seat) if isinstance(move, moves.Play)]


def is_refused(state: State, seat: int, move: Any) -> bool:
    """Whether a move is not made, and nothing else happens (NA-96)."""
    tried = state.copy()
    try:
        tried.apply(move, seat)
    except IllegalMove:
        return tried == state
    return False
