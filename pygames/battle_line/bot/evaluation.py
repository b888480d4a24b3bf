"""What each move is worth to a seat: the chance to win the game after it, roughly.

For each front both sides' outlooks are compared; a move changes the outlook of the fronts that
it touches, and of all fronts that hoped for the card that it spends.
"""

from functools import cached_property
from typing import Any, NamedTuple

from pygames.battle_line.bot.fronts import Rival, front_chance, game_chance, worth
from pygames.battle_line.bot.outlook import (
    Chances,
    Outlook,
    chances,
    outlook,
    recipes,
    wanted,
)
from pygames.battle_line.formations import EVERY_TROOP
from pygames.battle_line.moves import Betray
from pygames.battle_line.pieces import (
    ACHILLES,
    DESERTER,
    EXTRA_ASSAULT,
    FOG,
    FRONTS,
    HECTOR,
    LINE_OF_DEFENCE,
    MUD,
    REDEPLOY,
    SCOUT,
    TRAITOR,
    TROOP,
)
from pygames.battle_line.position import Position

__all__ = ["HABITS", "Evaluation", "Habits"]


class Habits(NamedTuple):
    """What the numbers of a judgement rest on; found by playing them against each other."""

    keep: float = 0.55
    """How likely a card in the hand is still there when a front wants it."""
    use: float = 1.0
    """Which part of the cards still to be drawn can be used where they are wanted."""
    spend: float = 0.4
    """How much of the hopes that a card gave to other fronts is lost by playing it."""
    price: float = 1.2
    """How dear tactics cards are, against `_PRICES`."""


HABITS = Habits()

_PRICES = {
    ACHILLES: 0.07,
    HECTOR: 0.07,
    EXTRA_ASSAULT: 0.04,
    LINE_OF_DEFENCE: 0.04,
    FOG: 0.03,
    MUD: 0.03,
    SCOUT: 0.0,
    REDEPLOY: 0.03,
    DESERTER: 0.04,
    TRAITOR: 0.05,
}
"""What each tactics card must gain before it is worth playing now: it can be played later."""


class Evaluation:
    """A position as one seat judges it.

    `open_hands`: judge with the hands as they are in a full state, not as the seat knows them.
    `forgotten`: bits of troops that lie face up but are not remembered.
    """

    def __init__(
        self,
        state: Position,
        seat: int,
        habits: Habits = HABITS,
        open_hands: bool = False,
        forgotten: int = 0,
    ) -> None:
        self.state, self.seat, self.habits = state, seat, habits
        self.hand = troop_bits(state.hands[seat])
        self.theirs = troop_bits(state.hands[1 - seat] if open_hands else state.known[1 - seat])
        self.unseen = EVERY_TROOP & ~(state.visible & ~forgotten) & ~self.hand & ~self.theirs
        hidden = 0 if open_hands else state.held(1 - seat, TROOP) - self.theirs.bit_count()
        self.luck = self._luck(seat, 0)
        self.their_luck = self._luck(1 - seat, hidden)
        self.unclaimed = [front for front in FRONTS if state.flags[front] is None]
        self.needed = [state.needed(front) for front in FRONTS]
        self.fog = [state.foggy(front) for front in FRONTS]
        self.cards = [tuple(sorted(side)) for side in state.cards]
        self._empty: dict[tuple[int, int, int, bool], Outlook] = {}
        self.mine: list[Outlook] = [[]] * 9
        self.other = [Rival([])] * 9
        self.chance = [0.5 if owner is None else float(owner == seat) for owner in state.flags]
        for front in self.unclaimed:
            self.mine[front] = self.prospect(front, self.cards[2 * front + seat], self.hand)
            self.other[front] = self._other(front, self.cards[2 * front + 1 - seat])
            self.chance[front] = self._chance(front, self.mine[front], self.other[front])
        self.value = game_chance(self.chance)
        self._spent: dict[int, dict[int, float]] = {}
        self._gained: dict[tuple[int, int, int], float] = {}

    @cached_property
    def worth(self) -> list[float]:
        """By how much winning each front instead of losing it raises the chance to win."""
        return worth(self.chance)

    def _luck(self, seat: int, hidden: int) -> Chances:
        """How likely an unseen troop comes to the seat, which may hold `hidden` of them."""
        state = self.state
        deck = state.deck_count(TROOP)
        free = sum(
            max(0, state.needed(front) - len(state.cards[2 * front + seat]))
            for front in FRONTS
            if state.flags[front] is None
        )
        draws = min(deck / 2, max(0, free - 1)) * self.habits.use
        unseen = max(1, self.unseen.bit_count())
        rate = (draws + hidden * self.habits.keep) / unseen
        return chances(min(95, round(100 * rate)), self.habits.keep)

    # --- single fronts ------------------------------------------------------------------------

    def prospect(self, front: int, cards: tuple[int, ...], hand: int) -> Outlook:
        """What the own side of a front becomes with these cards, and this hand."""
        return self._outlook(front, cards, hand, self.luck)

    def _other(self, front: int, cards: tuple[int, ...]) -> Rival:
        return Rival(self._outlook(front, cards, self.theirs, self.their_luck))

    def _outlook(self, front: int, cards: tuple[int, ...], hand: int, luck: Chances) -> Outlook:
        needed, fog = self.needed[front], self.fog[front]
        ways = recipes(cards, needed, fog)
        if cards:
            return outlook(ways, hand, self.unseen, luck)
        key = (id(luck), hand, needed, fog)  # the same for all empty sides, and slow
        found = self._empty.get(key)
        if found is None:
            found = self._empty[key] = outlook(ways, hand, self.unseen, luck)
        return found

    def _chance(self, front: int, mine: Outlook, other: Rival, change: int = 0) -> float:
        """The chance to win the front; `change`: cards more on the own side than now."""
        state, seat = self.state, self.seat
        have = len(state.cards[2 * front + seat]) + change
        have -= len(state.cards[2 * front + 1 - seat])
        return front_chance(mine, other, 1.0 if have > 0 else 0.0 if have < 0 else 0.5)

    def losses(self, card: int) -> dict[int, float]:
        """What each front loses of the chance to win the game when a troop leaves the hand."""
        bit, lost = 1 << card, {}
        hand = self.hand & ~bit
        for front in self.unclaimed:
            cards = self.cards[2 * front + self.seat]
            if len(cards) >= self.needed[front]:
                continue
            if not wanted(cards, self.needed[front], self.fog[front]) & bit:
                continue
            before = self.chance[front]
            after = self._chance(front, self.prospect(front, cards, hand), self.other[front])
            lost[front] = max(0.0, (before - after) * self.worth[front])
        return lost

    def price(self, card: int) -> float:
        """What is given up by playing a tactics card now."""
        return _PRICES[card] * self.habits.price

    # --- moves --------------------------------------------------------------------------------

    def values(self, moves: Any) -> list[float]:
        """The chance to win after each of these moves of a `play`."""
        found: list[float] = []
        for move in moves:
            found.append(self.value + getattr(self, f"_{move.kind}")(move))
        return found

    def _placed(self, card: int, front: int, hand: int) -> float:
        """What is gained at a front by one more card on the own side."""
        key = (card, front, hand)
        if key not in self._gained:
            cards = tuple(sorted((*self.cards[2 * front + self.seat], card)))
            mine = self.prospect(front, cards, hand)
            after = self._chance(front, mine, self.other[front], 1)
            self._gained[key] = (after - self.chance[front]) * self.worth[front]
        return self._gained[key]

    def _play(self, move: Any) -> float:
        card, front = move.card, move.front
        if card in (FOG, MUD):
            return self._weather(card, front) - self.price(card)
        if card >= 60:
            return self._placed(card, front, self.hand) - self.price(card)
        lost = self._spent.get(card)
        if lost is None:
            lost = self._spent[card] = self.losses(card)
        elsewhere = sum(lost.values()) - lost.get(front, 0.0)
        gained = 0.0
        if self.state.flags[front] is None:
            gained = self._placed(card, front, self.hand & ~(1 << card))
        return gained - self.habits.spend * elsewhere

    def _weather(self, card: int, front: int, lies: bool = True) -> float:
        """What changes when Fog or Mud comes to a front, or goes."""
        needed, fog = self.needed[front], self.fog[front]
        if card == MUD:
            self.needed[front] = 4 if lies else 3
        else:
            self.fog[front] = lies
        mine = self.prospect(front, self.cards[2 * front + self.seat], self.hand)
        other = self._other(front, self.cards[2 * front + 1 - self.seat])
        after = self._chance(front, mine, other)
        self.needed[front], self.fog[front] = needed, fog
        return (after - self.chance[front]) * self.worth[front]

    def _scout(self, _move: Any) -> float:
        return 0.02 - self.price(SCOUT)

    def _pass(self, _move: Any) -> float:
        return 0.0

    def _redeploy(self, move: Any) -> float:
        if move.card in (FOG, MUD):
            return self._lifted(move.card) - self.price(REDEPLOY)
        side = self.side_of(move.card)
        gained = self._without(side, move.card)
        if move.front is not None:
            gained += self._placed(move.card, move.front, self.hand)
        return gained - self.price(REDEPLOY)

    def _desert(self, move: Any) -> float:
        if move.card in (FOG, MUD):
            return self._lifted(move.card) - self.price(DESERTER)
        return self._without(self.side_of(move.card), move.card) - self.price(DESERTER)

    def _betray(self, move: Betray) -> float:
        card, front = move.card, move.front
        side = self.side_of(card)
        if side >> 1 == front:
            cards = tuple(sorted((*self.cards[2 * front + self.seat], card)))
            mine = self.prospect(front, cards, self.hand)
            rest = tuple(other for other in self.cards[side] if other != card)
            after = self._chance(front, mine, self._other(front, rest), 2)
            gained = (after - self.chance[front]) * self.worth[front]
        else:
            gained = self._without(side, card) + self._placed(card, front, self.hand)
        return gained - self.price(TRAITOR)

    def side_of(self, card: int) -> int:
        """The side where a card stands."""
        return next(side for side, cards in enumerate(self.cards) if card in cards)

    def _without(self, side: int, card: int) -> float:
        """What changes when a card leaves a side."""
        key = (card, -1, side)
        if key not in self._gained:
            front = side >> 1
            rest = tuple(other for other in self.cards[side] if other != card)
            if side & 1 == self.seat:
                after = self._chance(
                    front, self.prospect(front, rest, self.hand), self.other[front], -1
                )
            else:
                after = self._chance(front, self.mine[front], self._other(front, rest), 1)
            self._gained[key] = (after - self.chance[front]) * self.worth[front]
        return self._gained[key]

    def _lifted(self, card: int) -> float:
        """What changes when Fog or Mud goes from where it lies."""
        return self._weather(card, self.state.env[card - FOG] >> 1, lies=False)

    def claimed(self, front: int) -> float:
        """The chance to win once this front is claimed."""
        after = self.state.copy()
        after.flags[front] = self.seat
        if after.has_won(self.seat):
            return 1.0
        return self.value + (1 - self.chance[front]) * self.worth[front]

    def kept(self, card: int) -> float:
        """What a card in the hand is worth."""
        return self.price(card) if card >= 60 else sum(self.losses(card).values())

    def discarded(self, card: int) -> float:
        """The chance to win without a card of the own side."""
        return self.value + self._without(self.side_of(card), card)


def troop_bits(cards: list[int]) -> int:
    """The troops among these cards, as bits."""
    bits = 0
    for card in cards:
        if card < 60:
            bits |= 1 << card
    return bits
