"""Card windows: everybody who may still play is asked, in any order, until all pass (NA-43)."""

from pygames.core.game import Decision
from pygames.core.steps import Run, Simultaneous
from pygames.not_alone.moves import PASS, REST, Pass, Play, PlayKept, Rest
from pygames.not_alone.playing import announce, play_hunt, plays
from pygames.not_alone.position import Position
from pygames.not_alone.turn import NO_WINDOW

__all__ = ["card_window", "play_card"]


def card_window(s: Position, phase: int, number: int = 0) -> None:
    """Open a card window of a phase."""
    s.turn.moment = (phase, number)
    s.turn.passed = frozenset()
    s.turn.playing = False
    s.push(Run(_close, (phase,)), Simultaneous(_asking, _answered))


def _close(s: Position, phase: int) -> None:
    s.turn.moment = (phase, NO_WINDOW)


def _asking(s: Position) -> tuple[Decision, ...]:
    turn = s.turn
    return tuple(
        Decision(seat, "window", [PASS, REST, *plays(s, seat)])
        for seat in range(s.seats)
        if s.may_play(seat) and seat not in turn.passed and seat not in turn.resting
    )


def _answered(s: Position, move: Pass | Rest | Play | PlayKept, seat: int) -> None:
    match move:
        case Pass():
            s.turn.passed |= {seat}
        case Rest():
            s.turn.resting |= {seat}
        case _:
            play_card(s, move, seat)


def play_card(s: Position, move: Play | PlayKept, seat: int) -> None:
    """Play a Hunt card, or announce a Survival card."""
    if seat == s.creature:
        play_hunt(s, move)
    else:
        announce(s, seat, move.card)
