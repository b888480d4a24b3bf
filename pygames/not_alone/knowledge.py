"""What a seat may know of the table, and what else may be true."""

import random

from pygames.not_alone.pieces import HUNT, SURVIVAL
from pygames.not_alone.position import Position, replaced

__all__ = ["determine", "hide"]


def hide(s: Position, seat: int) -> None:
    """Take out of this copy what a seat may not know."""
    turn = s.turn
    for other in range(s.seats):
        if other != seat:
            deck, hand, known = s.deck_of(other), s.hands[other], s.open_hands[other]
            s.unseen = replaced(s.unseen, deck, s.unseen[deck] | (hand - known))
            s.hidden = replaced(s.hidden, other, s.hidden[other] + len(hand - known))
            s.hands = replaced(s.hands, other, hand & known)
    if seat != s.creature:
        for deck, pools in enumerate(s.below):
            s.unseen = replaced(s.unseen, deck, s.unseen[deck].union(*(it or () for it in pools)))
            s.below = replaced(s.below, deck, (None,) * len(pools))
    lost = {it.card for it in s.places_below if it.card and seat not in it.known_to}
    s.places_below = tuple(
        it if seat in it.known_to else it._replace(card=None) for it in s.places_below
    )
    if turn.looker != seat:
        lost |= turn.seen
        turn.seen = frozenset()
    s.place_deck |= lost
    if seat not in s.order:
        s.pile = tuple(pile - fog for pile, fog in zip(s.pile, s.fog, strict=True))
        s.loose = tuple(loose - fog for loose, fog in zip(s.loose, s.fog, strict=True))
    if seat != s.creature and turn.aside is not None:
        s.unseen = replaced(s.unseen, HUNT, s.unseen[HUNT] | {turn.aside})
        turn.aside = None
    covered = {
        it.card for it in s.caches.values() if it.card is not None and seat not in it.known_to
    }
    s.unseen = replaced(s.unseen, SURVIVAL, s.unseen[SURVIVAL] | covered)
    s.caches = {
        position: cache._replace(card=cache.card if seat in cache.known_to else None)
        for position, cache in s.caches.items()
    }
    turn.chosen = {
        other: {card: known for card, known in cards.items() if seat in known}
        for other, cards in turn.chosen.items()
    }
    turn.kept = {other: card if other == seat else None for other, card in turn.kept.items()}
    turn.given = {other: card if other == seat else None for other, card in turn.given.items()}
    turn.shown = {
        other: cards if seat in (other, s.creature) else None for other, cards in turn.shown.items()
    }
    if not 0 <= seat < s.seats:
        turn.drawn = frozenset()
    else:
        turn.drawn &= s.hands[seat]


def determine(s: Position, rng: random.Random) -> None:
    """Put something that may be true in place of what is hidden in this copy."""
    for seat in s.order:
        _determine_places(s, seat, rng)
    _determine_hands(s, rng)
    _determine_planet(s, rng)


def _determine_places(s: Position, seat: int, rng: random.Random) -> None:
    turn = s.turn
    lost = sorted(s.lost(seat))
    rng.shuffle(lost)
    if lost:
        below = s.piled[seat] - len(s.pile[seat])
        s.pile = replaced(s.pile, seat, s.pile[seat].union(lost[:below]))
        s.loose = replaced(s.loose, seat, s.loose[seat].union(lost[below:]))
    own = frozenset((seat,))
    chosen = dict(turn.chosen.get(seat, {}))
    shown = turn.shown.get(seat) or frozenset()
    given = turn.given.get(seat)
    free = sorted(card for card in s.loose[seat] - shown - {given} if s.accessible(card))
    rng.shuffle(free)
    while len(chosen) < turn.laid.get(seat, 0):
        chosen[next(card for card in free if card not in chosen)] = own
    if seat in turn.chosen:
        turn.chosen = {**turn.chosen, seat: chosen}
    if seat in turn.kept and turn.kept[seat] is None:
        turn.kept = {**turn.kept, seat: rng.choice(sorted(chosen))}
    if seat in turn.given and given is None:
        turn.given = {**turn.given, seat: rng.choice(sorted(s.loose[seat] - chosen.keys()))}


def _determine_planet(s: Position, rng: random.Random) -> None:
    pool = sorted(s.place_deck)
    rng.shuffle(pool)
    if len(s.turn.seen) < s.turn.seeing:
        s.turn.seen = frozenset(pool.pop() for _place in range(s.turn.seeing))
    s.places_below = tuple(
        it if it.card is not None else it._replace(card=pool.pop()) for it in s.places_below
    )
    s.place_deck = frozenset(pool)


def _determine_hands(s: Position, rng: random.Random) -> None:
    pools = [sorted(unseen) for unseen in s.unseen]
    for pool in pools:
        rng.shuffle(pool)
    for seat, hidden in enumerate(s.hidden):
        pool = pools[s.deck_of(seat)]
        cards = frozenset(pool.pop() for _card in range(hidden))
        s.hands = replaced(s.hands, seat, s.hands[seat] | cards)
    s.hidden = (0,) * s.seats
    if s.turn.keeps and s.turn.aside is None:
        s.turn.aside = pools[HUNT].pop()
    s.caches = {
        position: cache if cache.card is not None else cache._replace(card=pools[SURVIVAL].pop())
        for position, cache in s.caches.items()
    }
    for deck, pool in enumerate(pools):
        sizes = s.left[deck][1:]
        below = tuple(
            known if known is not None else frozenset(pool.pop() for _card in range(size))
            for known, size in zip(s.below[deck], sizes, strict=True)
        )
        s.below = replaced(s.below, deck, below)
    s.unseen = tuple(map(frozenset, pools))
