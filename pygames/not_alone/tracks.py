"""The two counters: the first that reaches the star ends the match (NA-29)."""

from pygames.core.game import NOBODY, Outcome
from pygames.core.steps import Ask, Run
from pygames.not_alone.moves import Heal
from pygames.not_alone.pieces import FULL_WILL, assimilation_start, rescue_start
from pygames.not_alone.position import Position
from pygames.not_alone.will import can_heal, free, restore
from pygames.not_alone.zones import recover_all

__all__ = ["advance_rescue", "assimilate", "can_retreat", "give_up", "move_shield", "retreat"]

_DOME = 4
"""Where the Shield token arrives (NA-199)."""


def advance_rescue(s: Position, spaces: int = 1, by: int = NOBODY) -> None:
    """Move the Rescue counter on, one space after another.

    `by`: the Hunted whose action does it, NOBODY if it moves by itself (NA-100).
    """
    s.push(*[Run(_advance_one, (by,))] * spaces)


def _advance_one(s: Position, by: int) -> None:
    """Move it by one: at the star the Hunted win (NA-27), Will on the track is given (NA-207)."""
    s.rescue -= 1
    if not s.rescue:
        _end(s, s.order, "rescue")
    elif s.rescue in s.track:
        s.track -= {s.rescue}
        decider = by if by in s.order else min(s.order, key=lambda seat: s.will[seat])
        s.push(Ask("receive", decider, _receivers, _received))


def _receivers(s: Position, _seat: int) -> list[Heal]:
    return [Heal(seat) for seat in s.order if can_heal(s, seat)]


def _received(s: Position, move: Heal, _seat: int) -> None:
    restore(s, move.seat, 1)


def assimilate(s: Position, reason: str = "assimilated") -> None:
    """Move the Assimilation counter on by one; the Creature wins at the star (NA-28)."""
    if s.ending is None:
        s.assimilation -= 1
        if not s.assimilation:
            _end(s, (s.creature,), reason)


def can_retreat(s: Position) -> bool:
    """Whether the Assimilation counter can move back: not beyond its start (NA-30)."""
    return s.assimilation < assimilation_start(s.seats)


def retreat(s: Position) -> None:
    """Move the Assimilation counter back by one, if that is possible."""
    s.assimilation += can_retreat(s)


def _end(s: Position, winners: tuple[int, ...], reason: str) -> None:
    """Decide the match; each side scores the spaces that its counter has moved."""
    hunt = assimilation_start(s.seats) - s.assimilation
    flight = rescue_start(s.seats) - s.rescue
    scores = tuple(hunt if seat == s.creature else flight for seat in range(s.seats))
    s.ending = Outcome(tuple(sorted(winners)), scores, reason)
    s.steps = []


def give_up(s: Position, seat: int) -> None:
    """Take back all cards and all Will; the Creature gains a step at once (NA-58)."""
    recover_all(s, seat)
    s.turn.resisted -= {seat}
    restore(s, seat, FULL_WILL - s.will[seat])
    free(s, seat)
    assimilate(s, "gave_up")


def move_shield(s: Position) -> None:
    """Move the Shield on by one; at the Dome it pushes the Creature back (NA-114, NA-199)."""
    s.shield += 1
    if s.shield == _DOME:
        s.shield = 1
        retreat(s)
