"""Static evaluation of every move for one seat: the approximate win probability after it.

What both sides may still form is compared front by front. A move changes that for the fronts it
touches, and for all fronts that could have used the card it spends.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from pygames.battle_line.bot.claims import decided, wins_with
from pygames.battle_line.bot.formation_chances import (
    Chances,
    Distribution,
    chances,
    distribution,
    recipes,
    wanted,
)
from pygames.battle_line.bot.fronts import Rival, front_chance, game_chance, worth
from pygames.battle_line.formations import EVERY_TROOP
from pygames.battle_line.moves import Betray, Desert, Play, PlayMove, Redeploy
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

__all__ = ["WEIGHTS", "Evaluation", "Weights"]


class Weights(NamedTuple):
    """Evaluation weights, tuned by playing."""

    keep: float = 0.55
    """Probability that a card in the hand is still there when a front wants it."""
    wait_one: float = 0.8
    wait_two: float = 0.6
    wait_three: float = 0.35
    """Share of the cards still to be drawn that can come to a side that lacks so many: other sides
    want them too, and most of all those that can still become anything."""
    spend: float = 0.4
    """Share of a card's value to other fronts that is lost by playing it."""
    scouted: float = 0.02
    """Win probability gained by the cards that the Scout draws."""

    patience: float = 1.5
    """How much dearer tactics cards are in the beginning: the deck of troops tells how far on."""
    early: float = 0.1
    """Win probability that a morale card must gain more where it does not complete its side, and
    Fog or Mud where hardly anything lies yet."""

    # Win probability that each tactics card must gain to be worth playing now and not later, once
    # the troop deck is empty.
    leader: float = 0.09
    extra_assault: float = 0.05
    line_of_defence: float = 0.05
    fog: float = 0.04
    mud: float = 0.04
    scout: float = 0.0
    redeploy: float = 0.04
    deserter: float = 0.05
    traitor: float = 0.065


WEIGHTS = Weights()

_PRICES = {
    ACHILLES: "leader",
    HECTOR: "leader",
    EXTRA_ASSAULT: "extra_assault",
    LINE_OF_DEFENCE: "line_of_defence",
    FOG: "fog",
    MUD: "mud",
    SCOUT: "scout",
    REDEPLOY: "redeploy",
    DESERTER: "deserter",
    TRAITOR: "traitor",
}
"""Tactics card -> the weight that is its price."""

_TELLING = 2
"""Cards on a front from which on it shows what Fog or Mud would do there."""
_DOOMED = 0.05
"""Share of the win probability that is left after a move that lets the opponent win by a claim."""


class Evaluation:
    """Evaluation of a position from one seat's view.

    `open_hands`: use both hands of a full state, not only what the seat knows of them.
    `forgotten`: bits of face-up troops that the seat does not remember.
    """

    def __init__(
        self,
        state: Position,
        seat: int,
        open_hands: bool = False,
        forgotten: int = 0,
        weights: Weights = WEIGHTS,
    ) -> None:
        self.state, self.seat, self.weights = state, seat, weights
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
        self._empty: dict[tuple[int, int, int, bool], Distribution] = {}
        self.mine: list[Distribution] = [[]] * 9
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
        """[front]: the gain in win probability from winning that front instead of losing it."""
        return worth(self.chance)

    def _luck(self, seat: int, hidden: int) -> list[Chances]:
        """[missing cards of a side]: how likely the seat gets an unseen troop for it.

        `hidden`: how many of them it may hold.
        """
        state, weights = self.state, self.weights
        deck = state.deck_count(TROOP)
        free = sum(
            max(0, state.needed(front) - len(state.cards[2 * front + seat]))
            for front in FRONTS
            if state.flags[front] is None
        )
        draws = min(deck / 2, max(0, free - 1))
        unseen = max(1, self.unseen.bit_count())
        held = hidden * weights.keep
        shares = weights.wait_one, weights.wait_two, weights.wait_three
        rates = [min(95, round(100 * (draws * share + held) / unseen)) for share in shares]
        one, two, three = [chances(rate, weights.keep) for rate in rates]
        return [one, one, two, three, three]

    # --- single fronts ------------------------------------------------------------------------

    def prospect(self, front: int, cards: tuple[int, ...], hand: int) -> Distribution:
        """Return what the seat may form at a front with these cards and this hand."""
        return self._distribution(front, cards, hand, self.luck)

    def _other(self, front: int, cards: tuple[int, ...]) -> Rival:
        return Rival(self._distribution(front, cards, self.theirs, self.their_luck))

    def _distribution(
        self, front: int, cards: tuple[int, ...], hand: int, lucks: list[Chances]
    ) -> Distribution:
        needed, fog = self.needed[front], self.fog[front]
        luck = lucks[max(0, needed - len(cards))]
        ways = recipes(cards, needed, fog)
        if cards:
            return distribution(ways, hand, self.unseen, luck)
        key = (id(luck), hand, needed, fog)  # the same for all empty sides, and slow
        found = self._empty.get(key)
        if found is None:
            found = self._empty[key] = distribution(ways, hand, self.unseen, luck)
        return found

    def _chance(self, front: int, mine: Distribution, other: Rival, change: int = 0) -> float:
        """Return the probability of winning a front.

        `change`: by how much the seat's lead in cards there differs from now.
        """
        state, seat = self.state, self.seat
        have = len(state.cards[2 * front + seat]) + change
        have -= len(state.cards[2 * front + 1 - seat])
        return front_chance(mine, other, 1.0 if have > 0 else 0.0 if have < 0 else 0.5)

    def losses(self, card: int) -> dict[int, float]:
        """Return front -> the win probability lost there when a troop leaves the hand."""
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
        """Return the win probability given up by playing a tactics card now."""
        price: float = getattr(self.weights, _PRICES[card])
        return price * (1 + self.weights.patience * self.state.deck_count(TROOP) / 46)

    # --- moves --------------------------------------------------------------------------------

    def values(self, moves: Sequence[PlayMove]) -> list[float]:
        """Return the win probability after each of these moves of the decision `play`."""
        found = [self.value + self._gain(move) for move in moves]
        for number, wins in decided(self.state, self.seat, moves):
            found[number] = 1.0 if wins else _DOOMED * found[number]
        return found

    def _gain(self, move: PlayMove) -> float:
        match move.kind:
            case "play":
                return self._play(move)
            case "redeploy":
                return self._redeploy(move)
            case "desert":
                return self._desert(move)
            case "betray":
                return self._betray(move)
            case "scout":
                return self.weights.scouted - self.price(SCOUT)
            case "pass":
                return 0.0

    def _placed(self, card: int, front: int, hand: int) -> float:
        """Return the gain from one more card on the seat's side of a front."""
        key = (card, front, hand)
        if key not in self._gained:
            cards = tuple(sorted((*self.cards[2 * front + self.seat], card)))
            mine = self.prospect(front, cards, hand)
            after = self._chance(front, mine, self.other[front], 1)
            self._gained[key] = (after - self.chance[front]) * self.worth[front]
        return self._gained[key]

    def _play(self, move: Play) -> float:
        card, front = move.card, move.front
        if card in (FOG, MUD):
            lying = len(self.cards[2 * front]) + len(self.cards[2 * front + 1])
            early = self.weights.early if lying < _TELLING else 0.0
            return self._weather(card, front) - self.price(card) - early
        if card >= 60:
            full = len(self.cards[2 * front + self.seat]) + 1 >= self.needed[front]
            early = 0.0 if full else self.weights.early
            return self._placed(card, front, self.hand) - self.price(card) - early
        lost = self._spent.get(card)
        if lost is None:
            lost = self._spent[card] = self.losses(card)
        elsewhere = sum(lost.values()) - lost.get(front, 0.0)
        gained = 0.0
        if self.state.flags[front] is None:
            gained = self._placed(card, front, self.hand & ~(1 << card))
        return gained - self.weights.spend * elsewhere

    def _weather(self, card: int, front: int, present: bool = True) -> float:
        """Return the gain when Fog or Mud comes to a front, or leaves it (not `present`)."""
        needed, fog = self.needed[front], self.fog[front]
        if card == MUD:
            self.needed[front] = 4 if present else 3
        else:
            self.fog[front] = present
        mine = self.prospect(front, self.cards[2 * front + self.seat], self.hand)
        other = self._other(front, self.cards[2 * front + 1 - self.seat])
        after = self._chance(front, mine, other)
        self.needed[front], self.fog[front] = needed, fog
        return (after - self.chance[front]) * self.worth[front]

    def _redeploy(self, move: Redeploy) -> float:
        if move.card in (FOG, MUD):
            return self._lifted(move.card) - self.price(REDEPLOY)
        side = self.side_of(move.card)
        gained = self._without(side, move.card)
        if move.front is not None:
            gained += self._placed(move.card, move.front, self.hand)
        return gained - self.price(REDEPLOY)

    def _desert(self, move: Desert) -> float:
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
        """Return the side that a card lies on."""
        if card in (FOG, MUD):
            return self.state.env[card - FOG]
        return next(side for side, cards in enumerate(self.cards) if card in cards)

    def _without(self, side: int, card: int) -> float:
        """Return the gain when a card leaves a side."""
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
        """Return the gain when Fog or Mud leaves its front."""
        return self._weather(card, self.side_of(card) >> 1, present=False)

    def claimed(self, front: int) -> float:
        """Return the win probability once this front is claimed."""
        if wins_with(self.state, self.seat, front):
            return 1.0
        return self.value + (1 - self.chance[front]) * self.worth[front]

    def kept(self, card: int) -> float:
        """Return the win probability that a card adds by staying in the hand."""
        return self.price(card) if card >= 60 else sum(self.losses(card).values())

    def discarded(self, card: int) -> float:
        """Return the win probability without this card on its side."""
        return self.value + self._without(self.side_of(card), card)


def troop_bits(cards: list[int]) -> int:
    """Return the troops among these cards as bits."""
    bits = 0
    for card in cards:
        if card < 60:
            bits |= 1 << card
    return bits
