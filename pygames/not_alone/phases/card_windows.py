"""Card windows: everybody who may still play is asked, in any order, until all pass (NA-43)."""

from pygames.core.game import Decision
from pygames.core.steps import Run, Simultaneous
from pygames.not_alone.card_play import announce, play_hunt, plays
from pygames.not_alone.effects import covered_by_creature
from pygames.not_alone.moves import PASS, REST, Pass, Play, PlayKept, Rest
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET
from pygames.not_alone.position import Position
from pygames.not_alone.turn import NO_WINDOW

__all__ = ["card_window", "is_moot", "play_card"]


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


def is_moot(state: Position, seat: int) -> bool:
    """Whether all can see that a seat which is asked in a window has nothing to gain.

    Nobody is where the next token works; or the Creature has just said that its hunt is finished.
    """
    (phase, window), turn = state.turn.moment, state.turn
    if not any(it.seat == seat and it.name == "window" for it in state.decisions):
        return False
    if phase == 2:
        return seat == state.creature and not turn.playing
    if phase != 3 or not window or turn.mimics:
        return False
    token = {1: TARGET, 2: ARTEMIA, 3: CREATURE}[window]
    covered = covered_by_creature(state) if token == CREATURE else turn.tokens.get(token, ())
    return not any(slot.position in covered for slot in turn.slots)


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
