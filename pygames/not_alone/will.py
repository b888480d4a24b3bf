"""The Will of the Hunted, and where it comes from (NA-34, NA-206 to NA-209)."""

from itertools import combinations

from pygames.core.steps import Ask
from pygames.not_alone.moves import Gather
from pygames.not_alone.pieces import FULL_WILL, HUNT
from pygames.not_alone.position import Position, replaced

__all__ = ["can_heal", "free", "heal", "lose_will", "restore"]


def lose_will(s: Position, seat: int, size: int = 1) -> None:
    """Take Will from a Hunted, as far as there is any (NA-34)."""
    s.will = replaced(s.will, seat, max(0, s.will[seat] - size))
    if not s.will[seat]:
        free(s, seat)


def free(s: Position, seat: int) -> None:
    """Take the card of Domination away from who has lost all Will, or gives up (NA-159)."""
    card = s.dominated.get(seat)
    if card is None:
        return
    s.dominated = {other: it for other, it in s.dominated.items() if other != seat}
    if all(played.card != card for played in s.turn.in_play):
        s.used = replaced(s.used, HUNT, (*s.used[HUNT], card))


def can_heal(s: Position, seat: int) -> bool:
    """Whether a Hunted can get Will back: nobody at 0 before exhaustion (NA-87)."""
    return 0 < s.will[seat] < FULL_WILL


def heal(s: Position, seat: int) -> None:
    """Give one Will back, from the supply or the Rescue track as the Hunted likes (NA-208)."""
    if s.track:
        s.push(Ask("gather", seat, _sources, _gathered, (1,)))
    else:
        restore(s, seat, 1)


def restore(s: Position, seat: int, size: int) -> None:
    """Give Will back that must be given; what the supply lacks comes from the track (NA-208)."""
    missing = size - s.supply
    if missing > 0:
        s.push(Ask("gather", seat, _sources, _gathered, (missing,)))
        size -= missing
    s.will = replaced(s.will, seat, s.will[seat] + size)


def _sources(s: Position, _seat: int, size: int) -> list[Gather]:
    """Return the spaces of the track from which so much Will may come; () for the supply."""
    spaces = [Gather(some) for some in combinations(sorted(s.track), min(size, len(s.track)))]
    return [*[Gather(())] * (s.supply >= size), *spaces]


def _gathered(s: Position, move: Gather, seat: int, size: int) -> None:
    s.track = s.track.difference(move.spaces)
    s.will = replaced(s.will, seat, s.will[seat] + (len(move.spaces) or size))
