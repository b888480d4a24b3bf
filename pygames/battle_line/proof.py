"""Claims and their proofs, from face-up cards alone (BL-51..BL-58).

What an incomplete side can still reach only shrinks as cards are turned up. So a proof or its
counterexample stays valid until a card it depends on is seen or something changes at the front.
"""

from typing import NamedTuple, Protocol

from pygames.battle_line.formations import EVERY_TROOP, HOST, Formation, best, host
from pygames.battle_line.pieces import FRONTS
from pygames.core.state import Record

__all__ = ["Ground", "Proof", "Ridge", "done_at", "prove", "settled"]


class Ground(Protocol):
    """The part of a position that proofs use: what is face up at the fronts."""

    cards: list[tuple[int, ...]]
    """[side]: its formation cards."""
    stamps: list[tuple[int, ...]]
    """[side]: the turns its cards came in."""
    flags: list[int | None]
    """[front]: its owner."""
    visible: int
    """Bits of the troops face up."""

    def needed(self, front: int) -> int:
        """Return how many cards a side of the front needs."""

    def foggy(self, front: int) -> bool:
        """Whether the front is in Fog."""


class Proof(NamedTuple):
    """Why a side can, or cannot, claim its front.

    `reason`: `incomplete` (the side lacks cards), `complete` (both sides are complete, the better
    one wins), `tie` (both are complete and equal, the first one wins), `potential` (`theirs` is
    the best the opponent can still reach; its `added` cards have not been seen yet).
    """

    holds: bool
    mine: Formation | None
    theirs: Formation
    reason: str


def done_at(stamps: tuple[int, ...], needed: int) -> int:
    """Return the turn in which a side was completed (BL-44)."""
    return sorted(stamps)[needed - 1]


def prove(state: Ground, front: int, seat: int) -> Proof:
    """Prove or refute the seat's claim to an unclaimed front."""
    needed, fog = state.needed(front), state.foggy(front)
    mine, theirs = 2 * front + seat, 2 * front + 1 - seat
    cards, other = state.cards[mine], state.cards[theirs]
    reach = best(other, needed, EVERY_TROOP & ~state.visible, fog)
    if len(cards) < needed:
        return Proof(False, None, reach, "incomplete")
    have = best(cards, needed, 0, fog)
    if len(other) < needed:
        return Proof(have[:2] >= reach[:2], have, reach, "potential")  # BL-54
    if have[:2] != reach[:2]:
        return Proof(have > reach, have, reach, "complete")
    first = done_at(state.stamps[mine], needed) < done_at(state.stamps[theirs], needed)
    return Proof(first, have, reach, "tie")  # BL-53


_ALWAYS = 1 << 60
"""A bit beyond the troops: the counter of a side already beaten by cards on the table."""


class Ridge(Record, copied=("_counters", "complete", "free")):
    """What follows from the cards at each front, updated as they change: a cache.

    Sets of fronts are bits: bit f for front f.
    """

    __slots__ = ("_counters", "complete", "free", "unclaimed")

    def __init__(self) -> None:
        self.unclaimed = (1 << len(FRONTS)) - 1
        self.free = [self.unclaimed, self.unclaimed]  # [seat]: unclaimed, with room on its side
        self.complete = [0, 0]  # [seat]: unclaimed, with its side complete
        # [side]: 0 if nothing can beat it; else the bits of unseen cards that together do;
        # None: not computed.
        self._counters: list[int | None] = [None] * 18

    def changed(self, state: Ground, front: int) -> None:
        """Update what follows from a front whose cards, weather or owner have changed."""
        bit = 1 << front
        self._counters[2 * front] = self._counters[2 * front + 1] = None
        if state.flags[front] is not None:
            self.unclaimed &= ~bit
            for row in (self.free, self.complete):
                row[0] &= ~bit
                row[1] &= ~bit
            return
        needed, cards = state.needed(front), state.cards
        for seat in (0, 1):
            full = len(cards[2 * front + seat]) >= needed
            if full != bool(self.complete[seat] & bit):
                self.complete[seat] ^= bit
                self.free[seat] ^= bit

    def claimable(self, state: Ground, seat: int) -> list[int]:
        """List the fronts the seat can claim, in ascending order."""
        found = []
        fronts = self.complete[seat]
        while fronts:
            bit = fronts & -fronts
            fronts ^= bit
            front = bit.bit_length() - 1
            counter = self._counters[2 * front + seat]
            if counter is None or counter & state.visible:
                counter = self._counters[2 * front + seat] = _counter(state, front, seat)
            if not counter:
                found.append(front)
        return found


def _counter(state: Ground, front: int, seat: int) -> int:
    needed, unseen = state.needed(front), EVERY_TROOP & ~state.visible
    have = best(state.cards[2 * front + seat], needed, 0, state.foggy(front))
    other = state.cards[2 * front + 1 - seat]
    missing = needed - len(other)
    if have.rank == HOST and 0 < missing <= unseen.bit_count():
        # A higher sum is enough, and much faster to find than the best formation.
        theirs = host(other, missing, unseen)
        if theirs.total > have.total:
            return _bits_of(theirs.added)
    holds, _have, theirs, _reason = prove(state, front, seat)
    return 0 if holds else _bits_of(theirs.added) or _ALWAYS


def _bits_of(cards: tuple[int, ...]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def settled(state: Ground, front: int) -> int | None:
    """Return who gets an unclaimed front when the game is settled, None: nobody (BL-63)."""
    needed = state.needed(front)
    complete = [len(state.cards[2 * front + seat]) >= needed for seat in (0, 1)]
    if not any(complete):
        return None
    if not all(complete):
        return complete.index(True)
    return 0 if prove(state, front, 0).holds else 1
