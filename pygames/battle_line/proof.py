"""Claims and their proofs, from what lies face up and nothing else (BL-51..BL-58).

What an incomplete side can still become only shrinks while cards are turned up, so the answer
found once stands until one of the cards that it rests on is seen or the side itself changes.
"""

from typing import TYPE_CHECKING, NamedTuple, Self

from pygames.battle_line.formations import EVERY_TROOP, Formation, best
from pygames.battle_line.pieces import FRONTS

if TYPE_CHECKING:
    from pygames.battle_line.state import State

__all__ = ["Proof", "Proofs", "done_at", "prove"]


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


def prove(state: "State", front: int, seat: int) -> Proof:
    """Whether the seat's side of an unclaimed front can be beaten, and by what."""
    needed, fog = state.needed(front), state.foggy(front)
    mine, theirs = state.side(front, seat), state.side(front, 1 - seat)
    unseen = EVERY_TROOP & ~state.visible
    reach = best(state.cards[theirs], needed, unseen, fog)
    if len(state.cards[mine]) < needed:
        return Proof(False, None, reach, "incomplete")
    have = best(state.cards[mine], needed, unseen, fog)
    if len(state.cards[theirs]) < needed:
        return Proof(have.worth >= reach.worth, have, reach, "potential")  # BL-54
    if have.worth != reach.worth:
        return Proof(have.worth > reach.worth, have, reach, "complete")
    first = done_at(state.stamps[mine], needed) < done_at(state.stamps[theirs], needed)
    return Proof(first, have, reach, "tie")  # BL-53


class Proofs:
    """The potentials of a state's sides, remembered: a cache, no part of the state's value."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: list[tuple[tuple[int, int], int] | None] = [None] * 18

    def copy(self) -> Self:
        """The same memory for a copy of the state."""
        twin = object.__new__(type(self))
        twin._known = self._known[:]
        return twin

    def forget(self, side: int) -> None:
        """The cards of this side have changed."""
        self._known[side] = None

    def forget_front(self, front: int) -> None:
        """What counts at this front has changed."""
        self._known[2 * front] = self._known[2 * front + 1] = None

    def claimable(self, state: "State", seat: int) -> list[int]:
        """The fronts that the seat can claim, in ascending order."""
        cards, mud = state.cards, state.env[1] >> 1
        found = []
        for front, owner in enumerate(state.flags):
            if owner is None:
                mine = 2 * front + seat
                needed = 4 if front == mud else 3
                if len(cards[mine]) >= needed and self._unbeaten(state, mine, needed):
                    found.append(front)
        return found

    def _unbeaten(self, state: "State", side: int, needed: int) -> bool:
        mine = self._worth(state, side, needed, 0)
        other = side ^ 1
        known = self._known[other]
        if known is None or (known[0] > mine and known[1] & state.visible):
            theirs = self._worth(state, other, needed, EVERY_TROOP & ~state.visible)
        else:
            theirs = known[0]
        if theirs == mine and len(state.cards[other]) >= needed:
            return done_at(state.stamps[side], needed) < done_at(state.stamps[other], needed)
        return mine >= theirs

    def _worth(self, state: "State", side: int, needed: int, unseen: int) -> tuple[int, int]:
        """The worth of the best formation of a side, remembered with the cards it rests on."""
        known = self._known[side]
        if known is not None and not unseen:
            return known[0]
        found = best(state.cards[side], needed, unseen, state.env[0] >> 1 == side >> 1)
        rests_on = 0
        for card in found.added:
            rests_on |= 1 << card
        self._known[side] = (found.worth, rests_on)
        return found.worth

    def settled(self, state: "State", front: int) -> int | None:
        """Who gets an unclaimed front when the game is settled (BL-63)."""
        needed = state.needed(front)
        complete = [len(state.cards[2 * front + seat]) >= needed for seat in (0, 1)]
        if not any(complete):
            return None
        if not all(complete):
            return complete.index(True)
        return 0 if self._unbeaten(state, 2 * front, needed) else 1
