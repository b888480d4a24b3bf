"""The two counters: the first that reaches the star ends the match (NA-29)."""

from pygames.core.game import NOBODY, Outcome
from pygames.core.steps import Ask, Run
from pygames.not_alone.causes import TRACK, Because
from pygames.not_alone.moves import Heal
from pygames.not_alone.pieces import FULL_WILL, assimilation_start, rescue_start
from pygames.not_alone.position import Position
from pygames.not_alone.will import can_heal, free, restore
from pygames.not_alone.zones import recover_all

__all__ = ["advance_rescue", "assimilate", "can_retreat", "give_up", "move_shield", "retreat"]

_DOME = 4
"""Where the Shield token arrives (NA-199)."""


def advance_rescue(state: Position, spaces: int = 1, by: int = NOBODY) -> None:
    """Move the Rescue counter on, one space after another.

    `by`: the Hunted whose action does it, NOBODY if it moves by itself (NA-100).
    """
    state.push(*[Run(_advance_one, (by,))] * spaces)


def _advance_one(state: Position, by: int) -> None:
    """Move it by one: at the star the Hunted win (NA-27), Will on the track is given (NA-207)."""
    state.rescue -= 1
    if not state.rescue:
        _end(state, state.order, "rescue")
    elif state.rescue in state.track:
        state.track -= {state.rescue}
        decider = by if by in state.order else min(state.order, key=lambda seat: state.will[seat])
        state.push(Because(TRACK), Ask("receive", decider, _receivers, _received))


def _receivers(state: Position, _seat: int) -> list[Heal]:
    return [Heal(seat) for seat in state.order if can_heal(state, seat)]


def _received(state: Position, move: Heal, _seat: int) -> None:
    restore(state, move.seat, 1)


def assimilate(state: Position, reason: str = "assimilated") -> None:
    """Move the Assimilation counter on by one; the Creature wins at the star (NA-28)."""
    if state.ending is None:
        state.assimilation -= 1
        if not state.assimilation:
            _end(state, (state.creature,), reason)


def can_retreat(state: Position) -> bool:
    """Whether the Assimilation counter can move back: not beyond its start (NA-30)."""
    return state.assimilation < assimilation_start(state.seats)


def retreat(state: Position) -> None:
    """Move the Assimilation counter back by one, if that is possible."""
    state.assimilation += can_retreat(state)


def _end(state: Position, winners: tuple[int, ...], reason: str) -> None:
    """Decide the match; each side scores the spaces that its counter has moved."""
    hunt = assimilation_start(state.seats) - state.assimilation
    flight = rescue_start(state.seats) - state.rescue
    scores = tuple(hunt if seat == state.creature else flight for seat in range(state.seats))
    state.ending = Outcome(tuple(sorted(winners)), scores, reason)
    state.steps = []


def give_up(state: Position, seat: int) -> None:
    """Take back all cards and all Will; the Creature gains a step at once (NA-58)."""
    recover_all(state, seat)
    state.turn.resisted -= {seat}
    restore(state, seat, FULL_WILL - state.will[seat])
    free(state, seat)
    assimilate(state, "gave_up")


def move_shield(state: Position) -> None:
    """Move the Shield on by one; at the Dome it pushes the Creature back (NA-114, NA-199)."""
    state.shield += 1
    if state.shield == _DOME:
        state.shield = 1
        retreat(state)
