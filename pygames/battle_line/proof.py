"""Claims and their proofs, from what lies face up and nothing else (BL-51..BL-58).

What an incomplete side can still become only shrinks while cards are turned up, so the answer
found once stands until one of the cards that it rests on is seen or the side itself changes.
"""

from typing import NamedTuple, Protocol

from pygames.battle_line.formations import EVERY_TROOP, HOST, Formation, best, host
from pygames.battle_line.pieces import FRONTS
from pygames.core.state import Record

__all__ = ["Ground", "Proof", "Ridge", "done_at", "prove", "settled"]


class Ground(Protocol):
    """What proofs rest on: what lies face up at the fronts."""

    cards: list[tuple[int, ...]]
    """The formation cards of each side."""
    stamps: list[tuple[int, ...]]
    """The turns in which they came."""
    flags: list[int | None]
    """Who owns each front."""
    visible: int
    """Bits of the troops that lie face up."""

    def needed(self, front: int) -> int:
        """Cards that a side of this front needs."""

    def foggy(self, front: int) -> bool:
        """Whether Fog lies at the front."""


class Proof(NamedTuple):
    """Why a side can, or cannot, claim its front.

    `reason`: `incomplete` (the side lacks cards), `complete` (both sides are compared),
    `tie` (equal, and who was first decides), `potential` (`theirs` is the best that the
    opponent can still reach, its `added` cards are not seen yet).
    """

    holds: bool
    mine: Formation | None
    theirs: Formation
    reason: str


def done_at(stamps: tuple[int, ...], needed: int) -> int:
    """The turn in which a complete side became complete (BL-44)."""
    return sorted(stamps)[needed - 1]


def prove(state: Ground, front: int, seat: int) -> Proof:
    """Whether the seat's side of an unclaimed front can be beaten, and by what."""
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
"""No card: the counter of a side that is beaten by cards on the table."""


class Ridge(Record, copied=("_counters", "complete", "free")):
    """What follows from each front's cards, kept up as they change: no part of a state's value.

    Sets of fronts are bits: bit f stands for front f.
    """

    __slots__ = ("_counters", "complete", "free", "unclaimed")

    def __init__(self) -> None:
        self.unclaimed = (1 << len(FRONTS)) - 1
        self.free = [self.unclaimed, self.unclaimed]  # unclaimed, with a free slot of the seat's
        self.complete = [0, 0]  # unclaimed, with a complete side of the seat's
        # Of a side: 0 if nothing beats it; else the bits of the unseen cards that do so together;
        # None: not known.
        self._counters: list[int | None] = [None] * 18

    def changed(self, state: Ground, front: int) -> None:
        """Cards at this front, what counts there, or its owner have changed."""
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
        """The fronts that the seat can claim, in ascending order."""
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
        # A higher sum is enough, and found much sooner than the best formation.
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
    """Who gets an unclaimed front when the game is settled (BL-63)."""
    needed = state.needed(front)
    complete = [len(state.cards[2 * front + seat]) >= needed for seat in (0, 1)]
    if not any(complete):
        return None
    if not all(complete):
        return complete.index(True)
    return 0 if prove(state, front, 0).holds else 1
