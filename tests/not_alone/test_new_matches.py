"""What holds at every moment of whole matches with new places and cards (NA-T71, NA-209)."""

import random
from collections import Counter
from functools import cache

import pytest

from pygames.core.steps import Run
from pygames.not_alone.cards.decks import decks
from pygames.not_alone.cards.registry import SURVIVALS
from pygames.not_alone.option_values import PROMO
from pygames.not_alone.options import OPTIONS, options_of
from pygames.not_alone.pieces import HUNT, SURVIVAL
from tests import laws
from tests.not_alone.matches import Start, choose_by
from tests.not_alone.test_match_laws import SLOW
from tests.strategies import Entry, Moment, Playout

SEEDS = (0, 1, 14, 3, 4, 5, 6, 7, 10, 13, 17, 20, 23, 29, 34)
"""Two matches for each number of seats."""


def options(seed):
    """Any options; the Labyrinth in its standard mode."""
    rng = random.Random(seed)
    chosen = {name: rng.choice(option.values) for name, option in OPTIONS.items()}
    explores = seed % 3 or chosen["place4"] == "dome"  # NA-12
    chosen |= {"labyrinth": "standard"} | ({"decks": PROMO} if explores else {})
    return options_of(chosen)


@cache
def match(seed):
    """A whole match in which cards are played as often as chance allows."""
    setup, rng = Start(2 + seed % 6, options(seed)), random.Random(seed)
    cards = frozenset().union(*decks(setup.options))
    state, moments = setup.start(), []
    while state.decisions:
        decision, move = choose_by(state, rng, cards)
        views = tuple(state.view(seat) for seat in range(setup.seats))
        entry = Entry(decision.seat, move, decision.known_to)
        moments.append(Moment(state, views, decision, entry))
        state = state.copy()
        state.apply(move, decision.seat)
    return Playout(setup, tuple(moments), state)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_invariants(seed):
    """NA-T71, NA-209, NA-30, NA-34, NA-118: cards, copies, Will and counters after every move."""
    playout = match(seed)
    start = playout.setup.start()
    for state in (*(moment.state for moment in playout.moments), playout.last):
        copies = Counter(state.reserve)
        for seat in state.order:
            played = [slot.card for slot in state.slots_of(seat) if not slot.back]
            owned = Counter([*state.loose[seat], *state.pile[seat], *played])
            assert {1, 2, 3, 4, 5} <= owned.keys()
            assert {1} == {*owned.values()}
            copies.update(card for card in owned if card > 5)
            assert state.piled[seat] == len(state.pile[seat])
            assert 0 <= state.will[seat] <= 3
        assert copies == start.reserve
        assert state.supply >= 0
        assert 3 * len(state.order) == sum(state.will) + state.supply + len(state.track)
        assert all(0 < space < state.rescue for space in state.track) or not state.rescue
        for deck in (HUNT, SURVIVAL):
            assert Counter(start.unseen[deck]) == zones(state, deck)
            assert state.left[deck][0] == len(state.unseen[deck])
        assert 0 <= state.rescue <= start.rescue
        assert 0 <= state.assimilation <= start.assimilation
        assert 1 <= state.shield <= 3
        assert all(1 <= len(where) <= 2 for where in state.turn.tokens.values())
        assert {*state.planet[5:]} <= {*state.options.places[5:], ""}
        assert all(state.place_at(slot.position) for slot in state.turn.slots)
    assert 0 in (playout.last.rescue, playout.last.assimilation)


def zones(state, deck):
    """How often each card of a deck is somewhere."""
    cards = [*state.unseen[deck], *state.used[deck]]
    cards += [card for pool in state.below[deck] for card in pool]
    cards += [
        c for seat in range(state.seats) if state.deck_of(seat) == deck for c in state.hands[seat]
    ]
    if deck == HUNT:
        cards += {*(played.card for played in state.turn.in_play), *state.dominated.values()}
        cards += [state.turn.aside] if state.turn.keeps else []
    else:  # announced, or about to be discarded
        cards += [cache.card for cache in state.caches.values()]
        waiting = [arg for step in state.steps if isinstance(step, Run) for arg in step.args]
        cards += [arg for arg in waiting if isinstance(arg, str) and arg in SURVIVALS]
    return Counter(cards)


@pytest.mark.parametrize("law", laws.LAWS)
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_the_laws_of_states(law, seed):
    """NA-31, NA-97: of views and samples above all, to the end of the match."""
    playout = match(seed)
    step = 10 if law in SLOW else 2
    if law in SLOW or "sample" in law.__name__:
        playout = playout._replace(moments=playout.moments[seed % step :: step])
    law(playout)


def test_the_matches_show_the_new_cards():
    """The laws above have been held against nearly all cards and powers."""
    places, kinds, cards = set(), Counter(), set()
    for seed in SEEDS:
        for moment in match(seed).moments:
            move = moment.entry.move
            kinds[move.kind] += 1
            if move.kind in ("play", "play_kept"):
                cards.add(move.card)
            if move.kind == "use":
                places |= {
                    moment.state.place_at(slot.position)
                    for slot in moment.state.slots_of(moment.entry.seat)
                }
    assert len(cards) > 55
    assert len(places) > 20
    assert {"sow", "gather"} <= {*kinds}
    assert {"cast", "expire", "turned", "turn_up", "exchanged", "hide"} <= {*kinds}
    assert {"unearth", "lose", "aside", "regain", "exchange"} <= {*kinds}
