"""Standing orders in attacks: what a seat is asked about, or what happens unasked (section 3.5)."""

import pytest

from pygames.deep_space_wars.engine.battle import CHOICES
from pygames.deep_space_wars.engine.moves import (
    Act,
    Ask,
    Charge,
    Choose,
    Engage,
    Flee,
    Lead,
    Snap,
    Take,
)
from tests.deep_space_wars.battles import PLAIN, box, card
from tests.deep_space_wars.scripted import (
    A,
    B,
    ask,
    asks,
    clash,
    duel,
    fighter,
    ids,
    play,
    shoot,
    up,
)
from tests.deep_space_wars.state_machine import asked, offered, refused


def test_who_is_asked_about_what_at_first():
    """Section 3.5: about healing and defensive fire."""
    state = clash()
    for seat in range(2):
        on = {choice: state.asks_for(seat, choice) for choice in CHOICES}
        assert [choice for choice in CHOICES if on[choice]] == ["heals", "defence"]
        orders = [it for it in offered(state, seat) if isinstance(it, Ask)]
        assert orders == [Ask(choice, not on[choice]) for choice in CHOICES]


def test_orders_are_each_seats_own():
    """Section 3.5: given at any time, also while the other one decides, and taken back again."""
    state = ask(clash(), 1, "ties")
    assert state.asks_for(1, "ties")
    assert not state.asks_for(0, "ties")
    assert refused(state, Ask("ties", on=True), 1)
    state.apply(Ask("ties", on=False), 1)
    assert not state.asks_for(1, "ties")
    assert refused(state, Ask("lunch", on=True), 0)


def test_ties_one_is_asked_again_when_the_chosen_one_is_down():
    """DSW-142, DSW-149: but not for each wound of the same figure."""
    foe = card(life=2, armour=0)
    row = [(280, 320), (300, 320), (320, 320), (340, 320)]
    shooters = [(x, 390) for x, _y in row]
    state = ask(duel((PLAIN, shooters), (foe, row), lead={B: 3}), 1, "ties")
    assert shoot(state, "1 1 1 5") == "shots 4"
    second, third = ids(state, B)[1:3]
    assert Take(second) in asks(state).moves
    play(state, "", Take(second))
    assert not state.is_up(second)
    assert asked(state) == (1, "take")
    assert Take(second) not in asks(state).moves
    play(state, "", Take(third))
    assert asked(state) == (0, "act")
    assert state.lives[third] == 1
    assert up(state, B) == [0, 2, 3]


def test_ties_in_close_combat_are_settled_by_each_owner():
    """DSW-159: of those that are as far from the leader."""
    trio = [(300, 316), (280, 316), (320, 316)]
    state = clash(fighter(), fighter(), at=trio, places=[(x, 300) for x, _y in trio], lead={})
    state = ask(ask(state, 0, "ties"), 1, "ties")
    thrown = play(state, "1 4 4 / 1 4 4", Act(A, "melee"), Engage(B))
    assert (thrown, asked(state)) == ("blows 6", (1, "take"))
    assert play(state, "3", Take(ids(state, B)[2])) == "save 1"
    assert asked(state) == (0, "take")
    assert play(state, "3", Take(ids(state, A)[2])) == "save 1"
    assert (up(state, A), up(state, B)) == ([0, 1], [0, 1])


def test_saves_one_chooses_its_kind():
    """DSW-75, DSW-142: Camouflage, cover, armour; a seat with one kind is not asked."""
    bunker = [box("bunker", 290, 320, 310, 330)]
    state = duel(
        (PLAIN, [(300, 370)]),
        (card("camouflage", armour=4), [(300, 304), (300, 284)]),
        lead={B: 1},
        ground=bunker,
    )
    state = ask(state, 1, "saves")
    shoot(state, "1")
    assert [it.save for it in asks(state).moves] == ["cover", "camouflage", "armour"]
    assert play(state, "1", Choose("armour")) == "save 1"
    state = ask(duel((PLAIN, [(300, 370)]), (PLAIN, [(300, 304), (300, 284)])), 1, "saves")
    assert shoot(state, "1 / 1") == "shots 1, save 1"


def test_losses_one_names_who_flees_and_who_leads():
    """DSW-27, DSW-177."""
    places = [(300, 340 - 20 * n) for n in range(4)]
    foe = card(armour=0)
    state = ask(duel((PLAIN, [(300, 400)]), (foe, places)), 1, "losses")
    assert shoot(state, "1 / 1 1 4") == "shots 1, discipline 3"
    _first, second, third, fourth = ids(state, B)
    assert [*asks(state).moves] == [Flee(second), Flee(third), Flee(fourth)]
    assert refused(state, Flee(ids(state, A)[0]), 1)
    play(state, "", Flee(third))
    assert [*asks(state).moves] == [Lead(second), Lead(fourth)]
    play(state, "", Lead(fourth))
    assert (up(state, B), state.leaders[B]) == ([1, 3], fourth)


def test_positions_both_sides_may_be_asked():
    """DSW-154, DSW-155: first the attacker, then the defender, each only if it wants to be."""
    for seats in ((), (0,), (1,), (0, 1)):
        state = clash()
        for seat in seats:
            ask(state, seat, "positions")
        play(state, "" if seats else "4 4 4 4 / 4 4", Act(A, "melee"), Engage(B))
        for seat in seats:
            assert asked(state) == (seat, "position")
            stay = next(it for it in asks(state).moves if not it.paths)
            play(state, "4 4 4 4 / 4 4" if seat == seats[-1] else "", stay)
        assert asked(state) == (0, "act")


@pytest.mark.parametrize("wanted", [True, False])
def test_heals_unasked_by_default_when_one_does_not_want_to_be(wanted):
    """DSW-151: test_healing has the rest."""
    medics = (fighter("healing"), [(300, 200)])
    state = duel((PLAIN, [(300, 370)]), (PLAIN, [(300, 304), (300, 284), (300, 264)]), b2=medics)
    state.leaders[B] = ids(state, B)[2]
    if not wanted:
        ask(state, 1, "heals")
    assert shoot(state, "1 / 3" + " / 5" * (not wanted)).endswith(
        "save 1" if wanted else "healing 1"
    )
    assert asked(state) == ((1, "heal") if wanted else (0, "act"))


def test_defence_unasked_one_fires():
    """DSW-166, section 3.5: if anybody can; test_charging has the rest."""
    state = ask(duel((fighter(), [(300, 370)]), (PLAIN, [(300, 304)])), 1, "defence")
    assert play(state, "6 / 1 1", Act(A, "charge"), Charge(B)) == "shots 1, rush 2"
    state = ask(state, 1, "defence")
    assert state.asks_for(1, "defence")
    assert Snap(A) not in offered(state, 1)
