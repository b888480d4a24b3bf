"""Infer the opponent's hand from how they play (Bayesian weights counted in bot matches).

A player who holds the last card of a strong formation soon plays it: the longer a side has waited
for one card, the less likely that card is in the hand. The other patterns that were counted, such
as cards that match a side just begun, told no more than chance.
"""

import random
from bisect import insort

from pygames.battle_line.bot.formation_chances import recipes
from pygames.battle_line.formations import PHALANX
from pygames.battle_line.pieces import TROOP, TROOPS
from pygames.battle_line.position import Position

__all__ = ["deal_again", "likelihoods"]

_STILL_HELD = ((2, 0.85), (6, 0.4), (1000, 0.2))
"""(maximum of turns waited, likelihood that the card is held relative to any other card)."""
_ROUNDS = 3
"""Metropolis steps for each hidden card of a hand."""


def likelihoods(view: Position, seat: int) -> list[float]:
    """Return for each troop the relative likelihood that the seat holds it, given its sides."""
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
    """Exchange hidden cards between the seat's hand and the deck to fit its play (Metropolis).

    Changes `world`; `view`: what the other seat knows.
    """
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
