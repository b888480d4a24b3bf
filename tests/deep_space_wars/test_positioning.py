"""Who can be fought, and the places that squads take before (DSW-153 to DSW-155, section 7.6)."""

import pytest

from pygames.deep_space_wars.engine.moves import Act, Engage, March
from pygames.deep_space_wars.forces.cards import LARGE
from tests.deep_space_wars.battles import box
from tests.deep_space_wars.scripted import (
    NORTH,
    A,
    B,
    ask,
    attackers,
    clash,
    ids,
    melee,
    play,
    up,
)
from tests.deep_space_wars.state_machine import asked, marched, refused


@pytest.mark.parametrize(("ticks", "near"), [(32, True), (33, False)])
def test_tv_k11_who_can_be_attacked(ticks, near):
    """DSW-153: enemies within 2 inches; they have to be touched before anybody fights (DSW-155)."""
    state = clash(at=[(300, 300 + ticks)], places=NORTH[:1])
    if near:
        assert melee(state, "") == ""
        assert state.decisions[0].name == "position"
        state.apply(March(A, ()), 0)
        assert A in state.marked
    else:
        assert "near enough" in refused(state, Act(A, "melee"), 0)


def positioning(**more):
    """A close combat in which both sides are asked for their places."""
    state = ask(ask(clash(**more), 0, "positions"), 1, "positions")
    play(state, "", Act(A, "melee"), Engage(B))
    assert asked(state) == (0, "position")
    return state


def test_tv_k12_who_touches_enemies_keeps_touching_one():
    """DSW-154, DSW-155: it may go round it to make room."""
    state = positioning(at=[(300, 316)], places=NORTH[:1])
    assert refused(state, marched(A, {0: (300, 318)}), 0)
    assert refused(state, marched(A, {0: (316, 300)}), 0)
    assert play(state, "", marched(A, {0: ((316, 316), (316, 300))})) == ""
    assert asked(state) == (1, "position")


def test_dsw154_others_join_the_fight():
    """DSW-154, DSW-155: up to 2 inches, first the attacker, then the defender."""
    state = positioning(at=[(300, 316), (320, 340)], places=[(300, 300), (332, 300)])
    assert refused(state, marched(A, {1: (318, 306)}), 0)
    defender = ids(state, B)[1]
    thrown = play(
        state,
        "4 4 4 4 / 3 3",
        marched(A, {1: (320, 316)}),
        marched(B, {defender: (320, 300)}),
    )
    assert thrown == "blows 6"
    assert state.places[defender] == (320, 300)


def test_dsw155_squads_stay_together_as_they_take_their_places():
    """DSW-155: and difficult terrain does not matter."""
    woods = [box("woods", 280, 280, 360, 360)]
    state = positioning(at=[(300, 316), (320, 340)], places=NORTH[:1], ground=woods)
    assert refused(state, marched(A, {1: (340, 350)}), 0)
    assert play(state, "", marched(A, {1: (318, 330)})) == ""


def test_dsw155_without_contact_there_is_no_fight():
    """DSW-155: the attacker does not close in; or the others are asked for nothing."""
    state = positioning(at=[(300, 332)], places=NORTH[:1])
    assert play(state, "", March(A, ()), March(B, ())) == ""
    assert asked(state) == (0, "act")
    assert up(state, B) == [0]


def test_dsw154_who_is_not_asked_stays():
    """DSW-155, section 3.5."""
    state = ask(clash(at=[(300, 332)], places=NORTH[:1]), 0, "positions")
    thrown = melee(state, "4 4 / 3", marched(A, {0: (300, 316)}))
    assert thrown == "blows 3"


def test_dsw12_larger_bases_reach_farther():
    """DSW-12, DSW-153: their radii and an inch."""
    big = attackers(type=LARGE)
    assert melee(clash(big, at=[(300, 336)], places=NORTH[:1]), "") == ""
    state = clash(big, at=[(300, 337)], places=NORTH[:1])
    assert refused(state, Act(A, "melee"), 0)


def test_what_is_said_against_places():
    """DSW-115, DSW-155: the rule that forbids them."""
    state = positioning(at=[(300, 316), (320, 340)], places=NORTH[:1])
    assert "go on touching" in refused(state, marched(A, {0: (300, 318)}), 0)
    assert "together" in refused(state, marched(A, {1: (340, 350)}), 0)
