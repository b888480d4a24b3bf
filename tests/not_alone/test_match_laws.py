"""What holds at every moment of whole matches: the invariants of NA-T71, and the laws of states."""

from collections import Counter
from functools import cache

import pytest

from pygames.core.steps import Run
from pygames.not_alone.cards import survival
from pygames.not_alone.pieces import HUNT, SURVIVAL, TOKENS
from tests import laws
from tests.effort import WILD
from tests.not_alone.matches import HIDING, whole

PLAYED = (
    *((3, 3, False), (5, 6, False)),
    *((2, 5, True), (4, 8, True), (6, 4, True), (7, 2, True)),
)
"""Seats, seed, whether there are many cards that hide things; every option is in some."""
OF_SECRETS = (
    laws.a_view_follows_from_what_was_seen,
    laws.there_is_a_view_of_what_lies_open,
    laws.what_lies_open_follows_from_what_all_have_seen,
    laws.own_decisions_are_the_same_in_the_own_view,
    laws.everybody_sees_who_is_asked,
    laws.a_view_rules_out_no_legal_move,
    laws.a_sample_has_the_view_it_was_drawn_from,
    laws.a_sample_can_be_played_to_its_end,
)
"""The laws that these matches are made for; the set-ups of all games are held to the others."""
SLOW = (laws.a_view_rules_out_no_legal_move, laws.an_illegal_move_changes_nothing_and_says_why)


@cache
def match(seats, seed, dense):
    """A whole match: by chance, or with many cards that hide things."""
    return whole(seats, seed, HIDING if dense else (), dense=dense)


@pytest.mark.parametrize("law", laws.LAWS if WILD else OF_SECRETS)
@pytest.mark.parametrize(("seats", "seed", "dense"), PLAYED)
def test_the_laws_of_states(law, seats, seed, dense):
    """NA-31, NA-97: of views and samples above all, to the end of the match."""
    playout = match(seats, seed, dense)
    if law in SLOW:
        playout = playout._replace(moments=playout.moments[seats % 5 :: 5])
    law(playout)


@pytest.mark.parametrize(("seats", "seed", "dense"), PLAYED)
def test_the_invariants(seats, seed, dense):
    """NA-T71, NA-29, NA-34, NA-209: cards, copies, Will and counters, after every move."""
    playout = match(seats, seed, dense)
    start = playout.setup.start()
    for state in (*(moment.state for moment in playout.moments), playout.last):
        copies = Counter(state.reserve)
        for seat in state.order:
            owned = place_cards(state, seat)
            assert {1, 2, 3, 4, 5} <= owned.keys()
            assert {1} == {*owned.values()}
            copies.update(card for card in owned if card > 5)
            assert state.piled[seat] == len(state.pile[seat])
            assert 0 <= state.will[seat] <= 3
        assert copies == Counter(start.reserve) + found_at_the_start(start)
        for deck in (HUNT, SURVIVAL):
            assert {1} == {*zones(state, deck).values()}
            assert zones(state, deck).keys() == start.unseen[deck]
            assert state.left[deck][0] == len(state.unseen[deck])
        assert state.hidden == (0,) * seats
        assert 0 <= state.rescue <= start.rescue
        assert 0 <= state.assimilation <= start.assimilation
        assert {*state.turn.tokens} <= {*TOKENS}
        assert all(1 <= len(where) <= 2 for where in state.turn.tokens.values())
    assert 0 in (playout.last.rescue, playout.last.assimilation)


def place_cards(state, seat):
    """How often a Hunted has each Place card: in the hand, the discard, or played."""
    played = [slot.card for slot in state.slots_of(seat) if not slot.back]
    return Counter([*state.loose[seat], *state.pile[seat], *played])


def found_at_the_start(start):
    """The places 6 to 10 that Hunted own before the first move."""
    return Counter(card for cards in start.loose for card in cards if card > 5)


def zones(state, deck):
    """How often each card of a deck is somewhere."""
    cards = [*state.unseen[deck], *state.used[deck]]
    cards += [card for pool in state.below[deck] for card in pool]
    cards += [
        c for seat in range(state.seats) if state.deck_of(seat) == deck for c in state.hands[seat]
    ]
    if deck == HUNT:
        cards += [played.card for played in state.turn.in_play]
    else:  # announced, and waiting for the Creature
        announced = [step.args for step in state.steps if isinstance(step, Run)]
        cards += [args[1] for args in announced if len(args) == 2 and args[1] in ALL_SURVIVAL]
    return Counter(cards)


ALL_SURVIVAL = {*survival.CARDS}


def test_the_matches_show_what_hides_things():
    """The laws above have been held against every card that they are about."""
    kinds, cards = Counter(), Counter()
    for one in PLAYED:
        for moment in match(*one).moments:
            kinds[moment.entry.move.kind] += 1
            if moment.entry.move.kind == "play":
                cards[moment.entry.move.card] += 1
    assert {*HIDING} <= cards.keys()
    assert {"struck", "opened", "lift", "show", "swap", "keep", "drop", "uncover"} <= kinds.keys()
