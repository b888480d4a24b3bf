"""Armies that are chosen: of printed cards and of home-made ones, written into links."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.deep_space_wars import GAME, MIXED
from pygames.deep_space_wars.engine.moves import Muster
from pygames.deep_space_wars.engine.musters import Armies, army_of
from pygames.deep_space_wars.forces.armies import POINT_LIMITS, READY, army_points
from pygames.deep_space_wars.forces.checks import army_faults
from pygames.deep_space_wars.forces.designs import altered, card_called
from pygames.deep_space_wars.forces.factions import CARDS
from tests.deep_space_wars.open_choices import at_random, round_trip
from tests.deep_space_wars.state_machine import mustered, refused, started

SEEDS = st.integers(0, 10**6)


@given(SEEDS, st.sampled_from(POINT_LIMITS), st.booleans())
def test_dsw86_any_army_is_written_and_read(seed, limit, guarded):
    """DSW-85, DSW-86, DSW-89: those at random are within the limit."""
    moves, rng = Armies(limit, guarded), random.Random(seed)
    for muster in (moves.some(rng), *moves):
        assert muster in moves
        assert muster == round_trip(moves, muster)
        assert army_points(army_of(muster)) <= limit


@given(SEEDS)
def test_dsw89_any_digits_are_some_army(seed):
    """DSW-89, DSW-191: a legal one or one that is refused, with the rule that it breaks."""
    rng = random.Random(seed)
    state = mustered()
    moves = Armies(500)
    muster, count = at_random(moves, rng)
    own = sum(name not in CARDS for name, _figures in muster.squads)
    assert count == 1 + 2 * len(muster.squads) + 17 * own
    faults = [*army_faults(army_of(muster), 500)]
    assert (not faults) == (muster in moves)
    assert refused(state, muster, 0)


def test_dsw4_an_army_of_single_figures_can_be_written():
    """DSW-4, DSW-86: the cheapest squads, as many as the points allow."""
    moves = Armies(500)
    many = Muster((("VC6", 1),) * 29)
    assert many in moves
    assert many == round_trip(moves, many)
    assert Muster((*many.squads, ("VC6", 1))) not in moves


@pytest.mark.parametrize("limit", POINT_LIMITS)
def test_dsw86_an_army_is_ready_for_each_faction_at_each_limit(limit):
    """DSW-86, section 4.2: above 1500 points two smaller ones together."""
    for army in READY[limit].values():
        assert [] == [*army_faults(army, limit)]
        assert army_points(army) > limit * 0.9


# --- home-made cards ---------------------------------------------------------------------------


def own(card, **values):
    """The name of a printed card that was changed."""
    return altered(CARDS[card], **values).id


def test_dsw191_home_made_cards_fight_as_they_are_written():
    """DSW-83, DSW-191: the battle knows their stats, their price and their faction."""
    state = started()
    name = own("HC1", armour=3, abilities=("parry", "scout"))
    state.apply(Muster(((name, 5),)), 0)
    state.apply(Muster((("SB1", 6),)), 1)

    card = state.roster.squads[0].card
    assert (3, ("scout", "parry"), "HC") == (card.armour, card.abilities, card.faction)
    # (S 6 x 2 + L 2 x E 7 + K 1 x T 1 + P 9 x 3 + F 2 x 2) x 1
    assert 12 + 14 + 1 + 27 + 4 == card.points
    assert card == replace(CARDS["HC1"], id=name, armour=3, abilities=("scout", "parry"))


@pytest.mark.parametrize(
    ("squad", "said"),
    [
        ((own("HC1", attacks=2), 5), "Attacks must be 1"),
        ((own("HC1", armour=0, abilities=("camouflage",)), 5), "Camouflage needs Armour"),
        ((own("BG3", energy=1), 5), "raise one of them"),
        ((own("HC1", abilities=("loyal",)), 1), "add a figure"),
        ((own("HC1", abilities=("bombard",)), 3), "heavy weapons"),
        ((own("HC1", speed=5), 5), "Speed is 4"),
    ],
)
def test_dsw89_it_is_said_which_squad_cannot_be_and_what_would_mend_it(squad, said):
    """DSW-33, DSW-81, DSW-89, DSW-191: the second squad; the first stands against nothing."""
    refusal = refused(started(), Muster((("HC1", 5), squad)), 0)
    assert said in refusal
    assert refusal.startswith("Squad 2, ")


def test_dsw191_the_guard_can_be_agreed_off():
    """DSW-191, option CARD_GUARD: all other rules still hold."""
    strong, wrong = (own("HC1", attacks=2), 5), (own("HC1", life=9), 5)
    assert "Attacks" in refused(started(), Muster((strong,)), 0)
    state = started(card_guard=False)
    assert "Life" in refused(state, Muster((wrong,)), 0)
    state.apply(Muster((strong,)), 0)


def test_dsw191_a_card_changed_back_is_the_printed_one():
    card = altered(CARDS["HC1"], speed=8)
    assert "HC1" != card.id
    assert CARDS["HC1"] == altered(card, speed=6)


def test_dsw29_weapon_and_energy_follow_shooting():
    """DSW-29, DSW-43: without Shooting there is neither; with it there are both."""
    unarmed = altered(CARDS["HC1"], shooting=0)
    assert ("none", 0) == (unarmed.weapon, unarmed.energy)
    armed = altered(CARDS["SB1"], shooting=1)
    assert ("light", 6) == (armed.weapon, armed.energy)


@given(SEEDS)
def test_dsw26_a_card_is_called_by_what_stands_on_it(seed):
    """DSW-26, DSW-191: the name of any card says all of it."""
    rng = random.Random(seed)
    for name, _figures in Armies(3000, guarded=False).some(rng).squads:
        card = card_called(name)
        assert name == card.id
        assert card == altered(card)


@pytest.mark.parametrize("name", ["", "HC0", "XX1", "HC9", "HC1" + "0" * 16, "HC1" + "9" * 17])
def test_dsw26_there_is_no_other_card(name):
    assert card_called(name) is None


def test_the_role_of_a_seat_is_the_faction_of_its_army():
    """DSW-85: known once the army is chosen; one of several factions is none of them."""
    state = started()
    assert GAME.roles(state, 2) == ()

    state.apply(Muster((("HC1", 5),)), 0)
    assert GAME.roles(state, 2) == ("HC", "")

    state.apply(Muster((("SB1", 6), ("HC1", 5))), 1)
    assert GAME.roles(state, 2) == ("HC", MIXED)
    assert {"HC", MIXED} <= {*GAME.role_titles}
