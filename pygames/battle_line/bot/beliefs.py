"""What the opponent's play tells of the other hand.

Whoever holds the last card of a strong formation soon plays it; so the longer a side waits for
one card, the less likely that card is in the hand. How much less was counted in matches of bots.
Nothing else that was counted, as what goes with a side just begun, told more than chance.
"""

import random
from bisect import insort

from pygames.battle_line.bot.outlook import recipes
from pygames.battle_line.formations import PHALANX
from pygames.battle_line.pieces import TROOP, TROOPS
from pygames.battle_line.position import Position

__all__ = ["deal_again", "likelihoods"]

_STILL_HELD = ((2, 0.85), (6, 0.4), (1000, 0.2))
"""(turns waited at most, how likely the card is held against any other)."""
_ROUNDS = 3
"""How often each hidden card of a hand may be exchanged."""


def likelihoods(view: Position, seat: int) -> list[float]:
    """How much more likely than any other each troop is held by this seat, from its table."""
    weights = [1.0] * len(TROOPS)
    for front, owner in enumerate(view.flags):
        side, needed = 2 * front + seat, view.needed(front)
        cards = view.cards[side]
        if owner is not None or len(cards) != needed - 1 or view.foggy(front):
            continue
        waited = view.turn - max(view.stamps[side])
        factor = next(held for turns, held in _STILL_HELD if waited <= turns)
        last = 0
        for recipe in recipes(tuple(sorted(cards)), needed, False):
            if recipe.strength >= PHALANX * 64:
                last |= recipe.pool | recipe.exact
        for card in TROOPS:
            if last >> card & 1:
                weights[card] *= factor
    return weights


def deal_again(world: Position, view: Position, seat: int, rng: random.Random) -> None:
    """Exchange cards of the seat's hand and the deck until the hand is one that fits its play."""
    weights = likelihoods(view, seat)
    hand, deck = world.hands[seat], world.unseen[TROOP]
    hidden = [card for card in hand if card < 60 and card not in view.known[seat]]
    free = [card for card in deck if card not in world.shown]
    if not free:
        return
    for _round in range(_ROUNDS):
        for place, card in enumerate(hidden):
            at = int(rng.random() * len(free))
            other = free[at]
            if rng.random() * weights[card] < weights[other]:
                hidden[place], free[at] = other, card
                hand.remove(card)
                insort(hand, other)
                deck.remove(other)
                insort(deck, card)
