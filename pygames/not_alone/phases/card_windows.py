"""Card windows: everybody who may still play is asked, in any order, until all pass (NA-43)."""

from pygames.core.game import Decision
from pygames.core.steps import Run, Simultaneous
from pygames.not_alone.card_play import announce, play_hunt, plays
from pygames.not_alone.moves import PASS, REST, Pass, Play, PlayKept, Rest
from pygames.not_alone.position import Position
from pygames.not_alone.turn import NO_WINDOW

__all__ = ["card_window", "play_card"]


def card_window(state: Position, phase: int, number: int = 0) -> None:
    """Open a card window of a phase."""
    state.turn.moment = (phase, number)
    state.turn.passed = frozenset()
    state.turn.playing = False
    state.push(Run(_close, (phase,)), Simultaneous(_asking, _answered))


def _close(state: Position, phase: int) -> None:
    state.turn.moment = (phase, NO_WINDOW)


def _asking(state: Position) -> tuple[Decision, ...]:
    turn = state.turn
    return tuple(
        Decision(seat, "window", [PASS, REST, *plays(state, seat)])
        for seat in range(state.seats)
        if state.may_play(seat) and seat not in turn.passed and seat not in turn.resting
    )


def _answered(state: Position, move: Pass | Rest | Play | PlayKept, seat: int) -> None:
    match move:
        case Pass():
            state.turn.passed |= {seat}
        case Rest():
            state.turn.resting |= {seat}
        case _:
            play_card(state, move, seat)


def play_card(state: Position, move: Play | PlayKept, seat: int) -> None:
    """Play a Hunt card, or announce a Survival card."""
    if seat == state.creature:
        play_hunt(state, move)
    else:
        announce(state, seat, move.card)
