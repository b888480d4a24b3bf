"""The two counters and the Will: the first counter that reaches the star ends the match (NA-29)."""

from pygames.core.game import Outcome
from pygames.not_alone.pieces import FULL_WILL
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.zones import recover_all

__all__ = ["advance_rescue", "assimilate", "can_heal", "give_up", "heal", "lose_will"]


def advance_rescue(s: Position, spaces: int = 1) -> None:
    """Move the Rescue counter on; the Hunted win at the star (NA-27)."""
    for _space in range(spaces):
        if s.ending is None:
            s.rescue -= 1
            if not s.rescue:
                _end(s, s.order, "rescue")


def assimilate(s: Position, reason: str = "assimilated") -> None:
    """Move the Assimilation counter on by one; the Creature wins at the star (NA-28)."""
    if s.ending is None:
        s.assimilation -= 1
        if not s.assimilation:
            _end(s, (s.creature,), reason)


def _end(s: Position, winners: tuple[int, ...], reason: str) -> None:
    mine, theirs = 5 + s.seats - s.assimilation, 11 + s.seats - s.rescue
    scores = tuple(mine if seat == s.creature else theirs for seat in range(s.seats))
    s.ending = Outcome(tuple(sorted(winners)), scores, reason)
    s.steps = ()


def lose_will(s: Position, seat: int, count: int = 1) -> None:
    """Take Will from a Hunted, as far as there is any (NA-34)."""
    s.will = replaced(s.will, seat, max(0, s.will[seat] - count))


def can_heal(s: Position, seat: int) -> bool:
    """Whether a Hunted can get Will back: nobody at 0 before exhaustion (NA-87)."""
    return 0 < s.will[seat] < FULL_WILL


def heal(s: Position, seat: int) -> None:
    """Give one Will back."""
    s.will = replaced(s.will, seat, s.will[seat] + 1)


def give_up(s: Position, seat: int) -> None:
    """Take back all cards and all Will; the Creature gains a step at once (NA-58)."""
    recover_all(s, seat)
    s.will = replaced(s.will, seat, FULL_WILL)
    assimilate(s, "gave_up")
