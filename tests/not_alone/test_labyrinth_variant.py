"""The Labyrinth variant: row two is found place by place (NA-212 to NA-217)."""

import random
from functools import cache

import pytest

from pygames.core.game import NOBODY
from pygames.core.log import Entry
from pygames.not_alone.cards.place_deck import survey
from pygames.not_alone.cards.sets import BASE, NEW, NUMBER
from pygames.not_alone.options import OPTIONS, options_of
from pygames.not_alone.state import State
from tests import laws
from tests.strategies import Moment, Playout, as_seen

DEFAULTS = {name: option.default for name, option in OPTIONS.items()}
VARIANT = options_of({**DEFAULTS, "place5": "labyrinth", "labyrinth": "variant"})


def surveying(deck, planet=(), rejected=(), seat=1):
    """A Hunted looks at three places; the deck holds these, the top pool in any order."""
    state = State(3, VARIANT)
    rows = [*state.planet]
    for place in planet:
        rows[NUMBER[place] - 1] = place
    state.planet, state.place_discard = tuple(rows), rejected
    state.place_deck, state.places_left = frozenset(deck), len(deck)
    state._decisions = None
    state.steps = state.steps[:1]
    survey(state, seat, lambda _state, _seat, _place: None)
    state._advance()
    return state


def choose(state, name):
    """What can be chosen now, of a decision with this name: place -> move."""
    (decision,) = state.decisions
    assert decision.name == name
    return {move.place: move for move in decision.moves}


def make(state, place, name):
    """Choose a place."""
    (decision,) = state.decisions
    state.apply(choose(state, name)[place], decision.seat)


def looked(deck, **others):
    """The same, when all three lie before the Hunted."""
    state = surveying(deck, **others)
    for place in deck[:3]:
        make(state, place, "look")
    return state


def test_the_place_deck():
    """NA-212: both cards of each number 6 to 10, the Artefact in its colour; row two is empty."""
    assert frozenset((*BASE[5:], *NEW[5:])) == State(2, VARIANT).place_deck
    assert ("lair", "jungle", "river", "beach", "labyrinth", *[""] * 5) == State(2, VARIANT).planet
    red = options_of(
        {**DEFAULTS, "place5": "labyrinth", "place10": "artefact_red", "labyrinth": "variant"}
    )
    assert "artefact_red" in red.place_deck
    assert "artefact_blue" not in red.place_deck


def test_without_the_labyrinth_there_is_no_variant():
    """NA-12: it is a mode of the Labyrinth only."""
    assert not options_of({**DEFAULTS, "labyrinth": "variant"}).place_deck


def test_an_empty_position_is_no_place():
    """NA-217: no token there, and nothing is adjacent to it."""
    state = State(2, VARIANT)
    assert [1, 2, 3, 4, 5] == state.positions()
    assert [(1, 2), (2, 3), (3, 4), (4, 5)] == state.pairs()
    assert [2, 4] == state.beside((3,))


def test_three_places_one_for_the_planet_one_for_the_discard_one_goes_back():
    """NA-213, NA-214: at the position of its number; the third stays known to who saw it."""
    state = looked(["swamp", "shelter", "wreck", "source"])
    make(state, "wreck", "lay")
    assert state.planet[7] == "wreck"
    make(state, "swamp", "reject")

    assert ("swamp",) == state.place_discard
    assert ["shelter"] == [it.card for it in state.places_below]
    assert ["shelter"] == [it.card for it in state.view(1).places_below]
    for other in (0, 2, NOBODY):
        assert [None] == [it.card for it in state.view(other).places_below]
    assert frozenset(("source",)) == state.place_deck


def test_only_who_looks_sees_what_was_drawn():
    """NA-213: the others know nothing of it but the place that is laid out."""
    state = looked(["swamp", "shelter", "wreck", "source"])
    assert {"swamp", "shelter", "wreck"} == {*choose(state.view(1), "lay")}
    assert {"swamp", "shelter", "wreck", "source"} == {*choose(state.view(2), "lay")}


def test_with_two_places_left_none_goes_back():
    """NA-213, NA-216: the last two."""
    state = surveying(["swamp", "portal"])
    make(state, "swamp", "look")
    make(state, "portal", "look")
    make(state, "portal", "lay")
    make(state, "swamp", "reject")
    assert () == state.places_below


def test_the_bottom_is_drawn_again():
    """NA-213: what was put below comes back when the rest of the deck is used up."""
    state = looked(["swamp", "shelter", "wreck"])
    make(state, "swamp", "lay")
    make(state, "shelter", "reject")
    state._decisions = None
    survey(state, 2, lambda _state, _seat, _place: None)
    state._advance()
    assert {"wreck"} == {*choose(state, "look")}
    make(state, "wreck", "look")
    assert frozenset(("wreck",)) == state.turn.seen


def test_no_number_twice():
    """NA-215, NA-T70: neither on the planet nor on the place discard."""
    drawn = ["mangrove", "shelter", "source"]
    state = looked([*drawn, "portal"], planet=("swamp",), rejected=("archipelago",))
    assert {"shelter", "source"} == {*choose(state, "lay")}
    make(state, "source", "lay")
    assert {"mangrove"} == {*choose(state, "reject")}

    state = looked([*drawn, "portal"], planet=("swamp",), rejected=("archipelago",))
    make(state, "shelter", "lay")
    assert {"mangrove", "source"} == {*choose(state, "reject")}


def test_the_pole_has_one_copy():
    """NA-212: whatever the number of players."""
    state = looked(["pole", "shelter", "source"])
    assert state.reserve[8] == 2
    make(state, "pole", "lay")
    assert state.reserve[8] == 1


class Start:
    """A set-up of the variant."""

    def __init__(self, seats):
        self.seats = seats

    def start(self):
        """The state before the first move."""
        return State(self.seats, VARIANT)


def explorers(state, rng):
    """A match that goes to the Labyrinth and uses it whenever that is possible."""
    while state.decisions:
        decision = rng.choice([it for it in state.decisions if it.moves])
        wanted = [
            move
            for move in decision.moves
            if getattr(move, "cards", None) == (5,) or move.kind in ("use", "survey")
        ]
        yield decision, rng.choice(wanted or decision.moves)


@cache
def exploration(seats, seed):
    """Such a match, as the laws look at it."""
    setup = Start(seats)
    state, moments = setup.start(), []
    for decision, move in explorers(state, random.Random(seed)):
        before = state.copy()
        views = tuple(before.view(seat) for seat in range(seats))
        moments.append(
            Moment(before, views, decision, Entry(decision.seat, move, decision.known_to))
        )
        state.apply(move, decision.seat)
    assert sum(moment.entry.move.kind == "look" for moment in moments) > 5
    return Playout(setup, tuple(moments), state)


@pytest.mark.parametrize("seed", range(4))
def test_no_visit_breaks_the_order(seed):
    """NA-215: each number comes about at most once; such a choice always exists."""
    for moment in exploration(5, seed).moments:
        for places in (moment.state.planet, moment.state.place_discard):
            numbers = [NUMBER[place] for place in places if place]
            assert len({*numbers}) == len(numbers)


@pytest.mark.parametrize(
    "law",
    [
        laws.a_view_follows_from_what_was_seen,
        laws.own_decisions_are_the_same_in_the_own_view,
        laws.everybody_sees_who_is_asked,
        laws.a_sample_has_the_view_it_was_drawn_from,
        laws.a_sample_can_be_played_to_its_end,
    ],
)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_laws_of_secrets(law, seats):
    """NA-31: also for places that only one has seen."""
    law(exploration(seats, seats))


@pytest.mark.parametrize("seats", [2, 5])
def test_what_lies_open(seats):
    """NA-31: the view of nobody follows from what all have seen."""
    playout = exploration(seats, seats)
    rebuilt = playout.setup.start()
    for moment in playout.moments:
        assert moment.state.view(NOBODY) == rebuilt

        rebuilt.apply(as_seen(moment.entry, NOBODY), moment.entry.seat)
