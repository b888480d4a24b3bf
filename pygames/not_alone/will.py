"""The Will of the Hunted, and where it comes from (NA-34, NA-206 to NA-209)."""

from itertools import combinations

from pygames.core.steps import Ask
from pygames.not_alone.moves import Gather
from pygames.not_alone.pieces import FULL_WILL, HUNT
from pygames.not_alone.position import Position, replaced

__all__ = ["can_heal", "free", "heal", "lose_will", "restore"]


def lose_will(state: Position, seat: int, size: int = 1) -> None:
    """Take Will from a Hunted, as far as there is any (NA-34)."""
    state.will = replaced(state.will, seat, max(0, state.will[seat] - size))
    if not state.will[seat]:
        free(state, seat)


def free(state: Position, seat: int) -> None:
    """Take the card of Domination away from who has lost all Will, or gives up (NA-159)."""
    card = state.dominated.get(seat)
    if card is None:
        return
    state.dominated = {other: it for other, it in state.dominated.items() if other != seat}
    if all(played.card != card for played in state.turn.in_play):
        state.used = replaced(state.used, HUNT, (*state.used[HUNT], card))


def can_heal(state: Position, seat: int) -> bool:
    """Whether a Hunted can get Will back: nobody at 0 before exhaustion (NA-87)."""
    return 0 < state.will[seat] < FULL_WILL


def heal(state: Position, seat: int) -> None:
    """Give one Will back, from the supply or the Rescue track as the Hunted likes (NA-208)."""
    if state.track:
        state.push(Ask("gather", seat, _sources, _gathered, (1,)))
    else:
        restore(state, seat, 1)


def restore(state: Position, seat: int, size: int) -> None:
    """Give Will back that must be given; what the supply lacks comes from the track (NA-208)."""
    missing = size - state.supply
    if missing > 0:
        state.push(Ask("gather", seat, _sources, _gathered, (missing,)))
        size -= missing
    state.will = replaced(state.will, seat, state.will[seat] + size)


def _sources(state: Position, _seat: int, size: int) -> list[Gather]:
    """Return the spaces of the track from which so much Will may come; () for the supply."""
    spaces = [
        Gather(some) for some in combinations(sorted(state.track), min(size, len(state.track)))
    ]
    return [*[Gather(())] * (state.supply >= size), *spaces]


def _gathered(state: Position, move: Gather, seat: int, size: int) -> None:
    state.track = state.track.difference(move.spaces)
    state.will = replaced(state.will, seat, state.will[seat] + (len(move.spaces) or size))
