"""Abilities of Speed, Life and all others that have no part in blows and saves (section 1.9).

Those of attacks are in the tests of shooting, saves, templates, charges and close combat.
"""

import pytest

from pygames.deep_space_wars.engine.moves import END_TURN, HOLD, Act, Engage, March, Snap, SwitchOff
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.cards import HEAVY
from tests.deep_space_wars.battles import PLAIN, box, card
from tests.deep_space_wars.giving import works
from tests.deep_space_wars.scripted import (
    A2,
    A,
    B,
    ask,
    duel,
    fighter,
    lives,
    melee,
    off,
    play,
    shoot,
    snap,
    up,
)
from tests.deep_space_wars.state_machine import asked, go, marched, offered, refused

AT = [(300, 400), (320, 400)]
HALL, WOODS = box("building", 280, 360, 340, 380), box("woods", 280, 360, 340, 380)
LAKE, CHASM = box("deep", 280, 340, 340, 380), box("chasm", 280, 360, 340, 380)
OVER = {0: (300, 345), 1: (320, 345)}


def squad(*abilities, at=AT, ground=(), foe=PLAIN, places=((300, 200), (320, 200)), **stats):
    return duel((fighter(*abilities, **stats), at), (foe, places), lead={B: 1}, ground=ground)


# --- switching off -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ABILITIES)
def test_dsw31_what_can_be_switched_off(name):
    """DSW-31, DSW-32: reactive optional abilities; active ones are simply not used."""
    reactive = {
        *("scout", "shoot_through", "blast", "weapon_master", "sweep", "counter"),
        *("regenerate", "camouflage", "deter", "parry"),
    }
    state = duel((card(name), AT), (card(name), [(300, 200)]))
    for seat, number in ((0, A), (1, B)):
        assert (SwitchOff(number, name) in offered(state, seat)) is (name in reactive)
        if name in reactive:
            off(state, number, name)
            assert not works(state, number, name)
            assert refused(state, SwitchOff(number, name), seat)
        else:
            assert refused(state, SwitchOff(number, name), seat)
    assert refused(state, SwitchOff(A2, name), 0)
    play(state, "", END_TURN)
    assert works(state, A, name)


def test_dsw31_nobody_switches_off_what_is_anothers():
    """DSW-31: only the owner does."""
    state = duel((card("blast"), AT), (card("parry"), [(300, 200)]))
    assert refused(state, SwitchOff(A, "blast"), 1)
    assert refused(state, SwitchOff(B, "parry"), 0)


# --- Speed -------------------------------------------------------------------------------------


def test_dsw50_jet_packs_cross_everything():
    """DSW-50: without a die for difficult terrain, but they land where one can stand, on foot."""
    for zone in (HALL, WOODS, CHASM, LAKE):
        state = squad("jetpack", ground=[zone])
        go(state, A, OVER if zone != LAKE else {0: (300, 331), 1: (320, 331)})
        assert state.places[0][1] < 350
    state = squad("jetpack", ground=[HALL])
    state.apply(Act(A, "walk"), 0)
    assert refused(state, marched(A, {0: (300, 370), 1: (320, 390)}), 0)
    assert "on foot" in refused(squad("jetpack"), Act(A, "run"), 0)


def test_dsw51_flyers_cross_everything_and_everybody():
    """DSW-51: nor do they run."""
    state = squad("flight", ground=[HALL], places=[(300, 390 - 30), (320, 390 - 30)])
    go(state, A, {0: (300, 341), 1: (320, 341)})
    assert state.places[0] == (300, 341)
    assert "on foot" in refused(squad("flight"), Act(A, "run"), 0)


def test_dsw51_shots_at_flyers():
    """DSW-51: terrain neither hides nor covers them, and nobody on the line is in danger."""
    behind = [box("building", 280, 290, 340, 310), box("rocks", 280, 250, 340, 270)]
    for flies in (True, False):
        state = duel(
            (PLAIN, [(300, 400)]),
            (card(*("flight",) * flies, armour=0), [(300, 260)]),
            a2=(PLAIN, [(300, 350)]),
            ground=behind,
        )
        if not flies:
            assert refused(state, Act(A, "shoot"), 0)
            continue
        assert shoot(state.copy(), "6") == "shots 1"
        assert shoot(state, "2") == "shots 1"
        assert (up(state, A2), up(state, B)) == ([0], [])


def test_dsw52_forced_march():
    """DSW-52, DSW-124, TV-M11: twice as far, and a die a figure: a 6 takes one, for nobody."""
    state = squad("forced_march", places=[(20, 200), (40, 200)])
    go(state, A, {0: (300, 208), 1: (320, 208)}, "forced_march")
    assert play(state, "6 5") == "collapse 2"
    assert up(state, A) == [0]
    assert state.points == [0, 0]
    assert asked(state) == (0, "act")
    assert refused(squad(), Act(A, "forced_march"), 0)


def assault(*moves, dice):
    """Two figures with T 2 begin an Assault on one that stands 2.5 inches away."""
    state = duel((card("assault", attacks=2), AT), (fighter(), [(300, 360)]))
    assert play(ask(state, 0, "positions"), dice, Act(A, "assault"), *moves)
    return state


def test_dsw53_assault():
    """DSW-53, DSW-126: it walks, fires, and fights, without the bonus of a charge."""
    nearer, onto = marched(A, {0: (300, 380), 1: (320, 380)}), marched(A, {0: (300, 376)})
    state = assault(nearer, Snap(B), Engage(B), onto, dice="4 4 / 4 4 / 4")
    assert (asked(state), up(state, B)) == ((0, "act"), [0])
    assert A in state.marked
    state = assault(nearer, Snap(B), HOLD, dice="4 4")
    assert (asked(state), state.places[0]) == ((0, "act"), (300, 380))


def test_dsw53_the_walk_of_an_assault_ends_without_contact():
    """DSW-118, DSW-126: contact is made as places are taken."""
    state = duel((card("assault"), AT), (fighter(), [(300, 360)]))
    state.apply(Act(A, "assault"), 0)
    assert "touch" in refused(state, marched(A, {0: (300, 377)}), 0)


def test_dsw54_teleport():
    """DSW-54, DSW-125, TV-M13: straight through everything, Speed far; nothing else."""
    state = squad("teleport", ground=[HALL])
    go(state, A, OVER, "teleport")
    assert (asked(state), A in state.marked) == ((0, "act"), True)
    state = squad("teleport")
    state.apply(Act(A, "teleport"), 0)
    assert refused(state, marched(A, {0: (300, 303), 1: (320, 303)}), 0)


def test_dsw55_stealth():
    """DSW-55: nobody sees it through woods or smoke, also where these cover others only."""
    for kind, seen in (("woods", False), ("tall_grass", False), ("chasm", True)):
        ground = [box(kind, 280, 340, 340, 360)]
        state = duel((PLAIN, AT), (card("stealth"), [(300, 300)]), ground=ground)
        if seen:
            assert shoot(state, "6 6") == "shots 2"
        else:
            assert refused(state, Act(A, "shoot"), 0)
            plain = duel((PLAIN, AT), (PLAIN, [(300, 300)]), ground=ground)
            assert shoot(plain, "6 6") == "shots 2"


def test_dsw56_scouts():
    """DSW-31, DSW-56: difficult terrain does not slow them down, unless switched off."""
    state = squad("scout", ground=[WOODS])
    assert Act(A, "walk", rough=True) not in offered(state, 0)
    go(state, A, {0: (300, 304), 1: (320, 304)})
    assert state.places[0] == (300, 304)
    state = off(squad("scout", ground=[WOODS]), A, "scout")
    go(state.copy(), A, {0: (300, 368), 1: (320, 368)}, dice=[4], rough=True)
    state.apply(Act(A, "walk"), 0)
    assert refused(state, marched(A, {0: (300, 304), 1: (320, 304)}), 0)


# --- Shooting, close combat, Life --------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["light", HEAVY])
def test_dsw63_keep_away(weapon):
    """DSW-63, DSW-127: one snap shot a figure, then a walk, also with heavy weapons."""
    gunners = card("skirmish", weapon=weapon, attacks=2)
    state = duel((gunners, AT), (PLAIN, [(300, 320), (20, 200)]), lead={B: 1})
    away = marched(A, {0: (300, 496), 1: (320, 496)})
    assert play(state, "1 2 / 2", Act(A, "skirmish"), Snap(B), away) == "shots 2, save 1"
    assert state.places[0] == (300, 496)
    assert asked(state) == (0, "act")


def test_dsw63_keep_away_needs_to_be_away():
    """DSW-127, TV-M21: refused to who touches an enemy; one may hold one's fire."""
    gunners = card("skirmish")
    state = duel((gunners, AT), (PLAIN, [(300, 384)]))
    assert "touch enemies" in refused(state, Act(A, "skirmish"), 0)
    state = duel((gunners, AT), (PLAIN, [(300, 360)]))
    assert play(state, "", Act(A, "skirmish"), HOLD, March(A, ())) == ""
    assert asked(state) == (0, "act")


def test_dsw68_poison():
    """DSW-68, DSW-111, TV-K21: in the poisoner's turn, whatever the Life; no test; it scores."""
    hardy = card(life=3)
    places = [(300, 384), (320, 384), (340, 384)]
    state = duel((fighter("poison"), AT), (hardy, places), lead={B: 2})
    play(state, "", END_TURN)
    assert asked(state) == (1, "act")
    assert play(state, "1 4", END_TURN) == "poison 2"
    assert lives(state, B) == [0, 3, 3]
    assert state.points == [hardy.points, 0]
    assert asked(state) == (0, "act")


def test_dsw68_regeneration_and_healing_do_not_help_against_poison():
    """DSW-111."""
    state = duel((fighter("poison"), AT), (card("regenerate"), [(300, 384), (20, 200)]))
    assert play(state, "1", END_TURN, END_TURN) == "poison 1"
    assert len(up(state, B)) == 1


@pytest.mark.parametrize("slips", [True, False])
def test_dsw77_slip_away(slips):
    """DSW-77, DSW-120, TV-M8, TV-M9: no dice for leaving enemies."""
    of = fighter(*("slip_away",) * slips)
    state = duel((of, AT), (PLAIN, [(300, 384)]))
    go(state, A, {0: (300, 410), 1: (320, 410)})
    if not slips:
        assert play(state, "1") == "escape 1"
    assert up(state, A) == ([0, 1] if slips else [1])
    assert state.points == [0, 0 if slips else of.points]


def test_dsw82_water_dwellers():
    """DSW-82, TV-M16: all water is clear to them."""
    state = squad("water_dweller", ground=[LAKE])
    go(state, A, {0: (300, 360), 1: (320, 360)})
    assert state.places[0] == (300, 360)
    state = squad(ground=[LAKE])
    state.apply(Act(A, "walk"), 0)
    assert refused(state, marched(A, {0: (300, 360), 1: (320, 360)}), 0)


def test_dsw57_dsw76_two_abilities_of_one_squad():
    """DSW-33: abilities of different stats work together: Weapon master, Heroic and Parry."""
    state = duel(
        (fighter("weapon_master"), [(300, 316)]),
        (fighter("parry", "heroic", attacks=1), [(300, 300), (320, 300)]),
        lead={B: 1},
    )
    assert melee(state, "1 / 5") == "blows 2"
    assert up(state, B) == [1]


def test_dsw58_dsw61_snap_shots_are_plain():
    """DSW-123: Shoot-through protects friends; Blast and Aim have no part in them."""
    friend = card(life=2)
    for ability, left in (("shoot_through", 2), ("blast", 1), ("aim", 1)):
        state = duel(
            (card(ability), [(300, 400)]),
            (PLAIN, [(300, 320), (320, 320)]),
            a2=(friend, [(300, 360)]),
        )
        assert snap(state.copy(), "1 / 2") == "shots 1, save 1"
        assert snap(state, "6") == "shots 1"
        assert lives(state, A2) == [left]
