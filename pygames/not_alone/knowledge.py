"""What a seat may know of the table, and what else may be true."""

import random

from pygames.not_alone.pieces import HUNT, SURVIVAL
from pygames.not_alone.position import Position, replaced

__all__ = ["determine", "hide"]


def hide(state: Position, seat: int) -> None:
    """Take out of this copy what a seat may not know."""
    turn = state.turn
    for other in range(state.seats):
        if other != seat:
            deck, hand, known = state.deck_of(other), state.hands[other], state.open_hands[other]
            state.unseen = replaced(state.unseen, deck, state.unseen[deck] | (hand - known))
            state.hidden = replaced(state.hidden, other, state.hidden[other] + len(hand - known))
            state.hands = replaced(state.hands, other, hand & known)
    if seat != state.creature:
        for deck, pools in enumerate(state.below):
            state.unseen = replaced(
                state.unseen, deck, state.unseen[deck].union(*(it or () for it in pools))
            )
            state.below = replaced(state.below, deck, (None,) * len(pools))
    lost = {it.card for it in state.places_below if it.card and seat not in it.known_to}
    state.places_below = tuple(
        it if seat in it.known_to else it._replace(card=None) for it in state.places_below
    )
    if turn.looker != seat:
        lost |= turn.seen
        turn.seen = frozenset()
    state.place_deck |= lost
    if seat not in state.order:
        state.pile = tuple(pile - fog for pile, fog in zip(state.pile, state.fog, strict=True))
        state.loose = tuple(loose - fog for loose, fog in zip(state.loose, state.fog, strict=True))
    if seat != state.creature and turn.aside is not None:
        state.unseen = replaced(state.unseen, HUNT, state.unseen[HUNT] | {turn.aside})
        turn.aside = None
    covered = {
        it.card for it in state.caches.values() if it.card is not None and seat not in it.known_to
    }
    state.unseen = replaced(state.unseen, SURVIVAL, state.unseen[SURVIVAL] | covered)
    state.caches = {
        position: cache._replace(card=cache.card if seat in cache.known_to else None)
        for position, cache in state.caches.items()
    }
    turn.chosen = {
        other: {card: known for card, known in cards.items() if seat in known}
        for other, cards in turn.chosen.items()
    }
    turn.kept = {other: card if other == seat else None for other, card in turn.kept.items()}
    turn.given = {other: card if other == seat else None for other, card in turn.given.items()}
    turn.shown = {
        other: cards if seat in (other, state.creature) else None
        for other, cards in turn.shown.items()
    }
    if not 0 <= seat < state.seats:
        turn.drawn = frozenset()
    else:
        turn.drawn &= state.hands[seat]


def determine(state: Position, rng: random.Random) -> None:
    """Put something that may be true in place of what is hidden in this copy."""
    for seat in state.order:
        _determine_places(state, seat, rng)
    _determine_hands(state, rng)
    _determine_planet(state, rng)


def _determine_places(state: Position, seat: int, rng: random.Random) -> None:
    turn = state.turn
    lost = sorted(state.lost(seat))
    rng.shuffle(lost)
    if lost:
        below = state.piled[seat] - len(state.pile[seat])
        state.pile = replaced(state.pile, seat, state.pile[seat].union(lost[:below]))
        state.loose = replaced(state.loose, seat, state.loose[seat].union(lost[below:]))
    own = frozenset((seat,))
    chosen = dict(turn.chosen.get(seat, {}))
    shown = turn.shown.get(seat) or frozenset()
    given = turn.given.get(seat)
    free = sorted(card for card in state.loose[seat] - shown - {given} if state.accessible(card))
    rng.shuffle(free)
    while len(chosen) < turn.laid.get(seat, 0):
        chosen[next(card for card in free if card not in chosen)] = own
    if seat in turn.chosen:
        turn.chosen = {**turn.chosen, seat: chosen}
    if seat in turn.kept and turn.kept[seat] is None:
        turn.kept = {**turn.kept, seat: rng.choice(sorted(chosen))}
    if seat in turn.given and given is None:
        turn.given = {**turn.given, seat: rng.choice(sorted(state.loose[seat] - chosen.keys()))}


def _determine_planet(state: Position, rng: random.Random) -> None:
    pool = sorted(state.place_deck)
    rng.shuffle(pool)
    if len(state.turn.seen) < state.turn.seeing:
        state.turn.seen = frozenset(pool.pop() for _place in range(state.turn.seeing))
    state.places_below = tuple(
        it if it.card is not None else it._replace(card=pool.pop()) for it in state.places_below
    )
    state.place_deck = frozenset(pool)


def _determine_hands(state: Position, rng: random.Random) -> None:
    pools = [sorted(unseen) for unseen in state.unseen]
    for pool in pools:
        rng.shuffle(pool)
    for seat, hidden in enumerate(state.hidden):
        pool = pools[state.deck_of(seat)]
        cards = frozenset(pool.pop() for _card in range(hidden))
        state.hands = replaced(state.hands, seat, state.hands[seat] | cards)
    state.hidden = (0,) * state.seats
    if state.turn.keeps and state.turn.aside is None:
        state.turn.aside = pools[HUNT].pop()
    state.caches = {
        position: cache if cache.card is not None else cache._replace(card=pools[SURVIVAL].pop())
        for position, cache in state.caches.items()
    }
    for deck, pool in enumerate(pools):
        sizes = state.left[deck][1:]
        below = tuple(
            known if known is not None else frozenset(pool.pop() for _card in range(size))
            for known, size in zip(state.below[deck], sizes, strict=True)
        )
        state.below = replaced(state.below, deck, below)
    state.unseen = tuple(map(frozenset, pools))
