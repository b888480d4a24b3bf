"""The rules once more, slow and plain, to hold the engine against.

Written from the tables of the rules and from what lies on the table alone: nothing here asks the
engine what is legal, what a formation is worth, or what has been seen.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

from pygames.battle_line.moves import PASS, SCOUT, Betray, Desert, Play, Redeploy
from pygames.battle_line.pieces import card_id, card_of
from pygames.battle_line.state import State

Worth = tuple[int, int]

WILD = {"LA": range(1, 11), "LH": range(1, 11), "EK": (8,), "SH": (1, 2, 3)}
HOST, SKIRMISH, BATTALION, PHALANX, WEDGE = range(1, 6)


@cache
def shape(values: tuple[int, ...]) -> tuple[bool, bool]:
    """Whether these values are consecutive, and whether they are one value."""
    return all(b == a + 1 for a, b in pairwise(sorted(values))), len(set(values)) == 1


def rank(values: tuple[int, ...], one_colour: bool) -> int:
    """The highest row of table 1.2."""
    consecutive, one_value = shape(values)
    if one_colour and consecutive:
        return WEDGE
    if one_value:
        return PHALANX
    if one_colour:
        return BATTALION
    return SKIRMISH if consecutive else HOST


def worth(side: Iterable[str], fog: bool = False) -> Worth:
    """The best (rank, sum) of these cards, over all that the wild cards can be.

    A wild card has any colour: only troops can break the rule of one colour (BL-45).
    """
    troops = [name for name in side if name not in WILD]
    one_colour = len({name[0] for name in troops}) <= 1
    choices = product(*(WILD.get(name) or (int(name[1:]),) for name in side))
    return max((HOST if fog else rank(values, one_colour), sum(values)) for values in choices)


def best(side: Iterable[str], needed: int, unseen: Iterable[str], fog: bool = False) -> Worth:
    """The best that a side can become with the unseen troops, (0, 0) if it never has enough."""
    side = tuple(side)
    chosen = combinations(side, min(len(side), needed))
    added = list(combinations(sorted(unseen), max(0, needed - len(side))))
    return max((worth(one + more, fog) for one in chosen for more in added), default=(0, 0))


# --- what is legal -----------------------------------------------------------------------


def room(state: State, front: int) -> int:
    """How many formation cards a side of this front holds (BL-16)."""
    return 4 if state.env[1] in (2 * front, 2 * front + 1) else 3


def fog(state: State, front: int) -> bool:
    return state.env[0] in (2 * front, 2 * front + 1)


def completed_at(stamps: tuple[int, ...], needed: int) -> int:
    """BL-44."""
    return sorted(stamps)[needed - 1]


def visible(state: State) -> set[str]:
    """The troops that lie face up, from the table alone (BL-55)."""
    table = [card for row in (*state.cards, state.discards) for card in row]
    return {card_id(card) for card in table if card < 60}


EVERY_TROOP = frozenset(f"{colour}{v}" for colour in "ROYGBP" for v in range(1, 11))


def compare(state: State, front: int, seat: int, mine: Worth, theirs: Worth) -> bool:
    """Whether a complete side's worth holds against the other side's (BL-53, BL-54)."""
    ours, other = 2 * front + seat, 2 * front + 1 - seat
    needed = room(state, front)
    if mine != theirs or len(state.cards[other]) < needed:
        return mine >= theirs
    first = completed_at(state.stamps[ours], needed)
    return first < completed_at(state.stamps[other], needed)


def plays(state: State, seat: int) -> set[Any]:
    """Every legal move of the PLAY state (section 3.2), card by card."""
    me = _Table(state, seat)
    troops = [card for card in state.hands[seat] if card < 60]
    found: set[Any] = {Play(card, front) for card in troops for front in me.free + me.lost}
    if not (troops and me.free):
        found.add(PASS)
    if state.played[seat] > state.played[1 - seat]:
        return found
    for card in state.hands[seat]:
        match card_id(card):
            case "LA" | "LH" if state.leaders[seat]:
                pass
            case "LA" | "LH" | "EK" | "SH":
                found |= {Play(card, front) for front in me.free}
            case "FO" | "MU":
                found |= {Play(card, front) for front in me.open}
            case "GO":
                cards = any(state.left) or any(state.tops)
                found |= {SCOUT} if cards or not state.options.scout_needs_cards else set()
            case "TB":
                found |= me.redeployments()
            case "FI":
                found |= {Desert(target) for target, _front in me.targets(1 - seat)}
            case "HA":
                found |= me.betrayals()
    return found


class _Table:
    """The fronts as one seat finds them."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.open = [f for f in range(9) if state.flags[f] is None]
        slots = [f for f in range(9) if len(state.cards[2 * f + seat]) < room(state, f)]
        self.free = [f for f in slots if state.flags[f] is None]
        lost = [f for f in slots if state.flags[f] == 1 - seat]
        self.lost = lost if state.options.open_fronts else []

    def targets(self, owner: int) -> list[tuple[int, int]]:
        """(card, front) of what guile cards can take from a seat's side."""
        found = [(c, f) for f in self.open for c in self.state.cards[2 * f + owner]]
        if self.state.options.env_targetable:
            for name, place in zip(("FO", "MU"), self.state.env, strict=True):
                found += [(card_of(name), f) for f in self.open if place == 2 * f + owner]
        return found

    def redeployments(self) -> set[Redeploy]:
        found = set()
        for card, here in self.targets(self.seat):
            places = self.open if card_id(card) in ("FO", "MU") else self.free
            found |= {Redeploy(card, front) for front in places if front != here}
            if card < 60 or self.state.options.redeploy_discard == "any":
                found.add(Redeploy(card, None))
        return found

    def betrayals(self) -> set[Betray]:
        return {
            Betray(card, front)
            for card, _here in self.targets(1 - self.seat)
            for front in self.free
            if card < 60 or (self.state.options.traitor_takes_morale and card_id(card) in WILD)
        }
