"""What version 2 mended, each beside what version 1 does and goes on doing in its links."""

from pygames.deep_space_wars.engine.moves import Act, Engage, March
from pygames.deep_space_wars.engine.scoring import end
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.turns import settle
from pygames.deep_space_wars.forces.cards import VEHICLE
from pygames.deep_space_wars.house_rules import HouseRules
from pygames.deep_space_wars.rulings import NEWEST, RULINGS
from tests.deep_space_wars.battles import card
from tests.deep_space_wars.scripted import B2, A, B, charge, duel, fighter, lives, play, shoot, up
from tests.deep_space_wars.state_machine import asked, fight, marched, refused

SWORDS, MILD = fighter(), fighter("heroic", close_combat=0)
AT, TARGET = [(300, 356), (320, 356)], [(300, 300), (320, 300)]
RAM = fighter("ram", type=VEHICLE)


def under(version: int, state: State, **house: bool) -> State:
    """The same battle by the rulings of a version, and house rules."""
    state.house_rules = HouseRules(**house)
    state.setting = state.setting._replace(rulings=RULINGS[version], house_rules=state.house_rules)
    return state


def test_the_newest_rulings_are_those_of_the_highest_version():
    assert RULINGS[max(RULINGS)] == NEWEST
    assert len({*RULINGS.values()}) == len(RULINGS)


# --- places ------------------------------------------------------------------------------------

ONE_ARRIVES = {0: (300, 316), 1: (320, 340)}


def test_dsw155_after_a_charge_others_may_join():
    """DSW-155, DSW-174, AMB-12: whoever comes so near takes part, with the bonus of the charge."""
    state = under(2, duel((SWORDS, AT), (MILD, TARGET), lead={A: 1, B: 1}))
    thrown = charge(state, "2 2 / 4 4 4 4", ONE_ARRIVES, marched(A, {1: (320, 316)}))
    assert thrown == "rush 2, blows 4"
    state = under(1, duel((SWORDS, AT), (MILD, TARGET), lead={A: 1, B: 1}))
    assert charge(state, "2 2 / 4 4", ONE_ARRIVES) == "rush 2, blows 2"


def test_dsw155_also_where_no_charge_has_been():
    state = under(2, duel((SWORDS, [(300, 316), (320, 340)]), (MILD, TARGET)))
    assert play(state, "", Act(A, "melee"), Engage(B)) == ""
    assert asked(state) == (0, "position")
    assert play(state, "4 4", marched(A, {1: (320, 316)})) == "blows 2"
    state = under(1, duel((SWORDS, [(300, 316), (320, 340)]), (MILD, TARGET)))
    assert play(state, "4", Act(A, "melee"), Engage(B)) == "blows 1"


def test_dsw155_whoever_is_afraid_does_not_count():
    """DSW-155, DSW-170: somebody who must not touch the enemy cannot join a fight."""
    dread = fighter("deter", close_combat=0)
    state = under(2, duel((SWORDS, AT), (dread, TARGET), lead={A: 1, B: 1}))
    assert charge(state, "2 2 / 2 1 / 4 4", ONE_ARRIVES) == "rush 2, deter 2, blows 2"


# --- Ram ---------------------------------------------------------------------------------------

LINE = [(300, 300), (300, 270)]


def test_dsw173_after_ram_has_felled_all_that_were_touched_others_may_be_reached():
    """DSW-155, DSW-173."""
    for version, blows in ((2, ", blows 2"), (1, "")):
        state = under(version, duel((RAM, [(300, 360)]), (MILD, LINE), lead={B: 1}))
        ways = [marched(A, {0: (300, 294)})] if blows else []
        dice = "3 3 / 6" + "/ 4 4" * bool(blows)
        thrown = charge(state, dice, {0: (300, 324)}, *ways)
        assert thrown == "rush 2, ram 1" + blows
        assert up(state, B) == [1]


def test_dsw172_ram_strikes_whom_a_charge_touches_that_misses_its_target():
    """DSW-172, DSW-173: the others it has touched; a fight does not follow."""
    for version in (2, 1):
        passing = (MILD, [(340, 330), (360, 330)])
        state = under(version, duel((RAM, [(310, 360)]), (MILD, TARGET), b2=passing))
        mends = version == 2
        thrown = charge(state, "1 1 / 6" if mends else "1 1", {0: (318, 340)})
        assert thrown == "rush 2" + ", ram 1" * mends
        assert up(state, B2) == ([1] if mends else [0, 1])
        assert state.points == [MILD.points * mends, 0]
        assert asked(state) == (0, "act")


# --- stray shots -------------------------------------------------------------------------------


def test_dsw136_who_survives_a_stray_shot_may_be_struck_by_the_next():
    """DSW-136, DSW-150: each is looked at when it is known what became of the one before."""
    twice, friend = card(attacks=2), card("regenerate", "heroic")
    friends, foes = [(300, 360), (300, 340)], [(300, 304)]
    state = under(2, duel((twice, [(300, 400)]), (card(), foes), a2=(friend, friends)))
    assert shoot(state, "6 6 / 4 / 4") == "shots 2, regenerate 2"
    assert lives(state, 1) == [1, 1]
    state = under(2, duel((twice, [(300, 400)]), (card(), foes), a2=(friend, friends)))
    assert shoot(state, "6 6 / 4 / 1") == "shots 2, regenerate 2"
    assert lives(state, 1) == [0, 1]
    state = under(1, duel((twice, [(300, 400)]), (card(), foes), a2=(friend, friends)))
    assert shoot(state, "6 6 / 4 / 1") == "shots 2, regenerate 2"
    assert lives(state, 1) == [1, 0]


def test_dsw136_by_house_rule_a_save_counts_in_the_same_way():
    """DSW-136, AMB-4."""
    twice, friend = card(attacks=2), card("heroic", armour=3)
    friends = [(300, 360), (300, 340)]
    for version, left in ((2, [0, 1]), (1, [1, 0])):
        state = duel((twice, [(300, 400)]), (card(), [(300, 304)]), a2=(friend, friends))
        under(version, state, stray_saves=True)
        assert shoot(state, "6 6 / 1 / 4") == "shots 2, save 2"
        assert lives(state, 1) == left


# --- Deterrence --------------------------------------------------------------------------------


def test_amb81_deterrence_where_moves_may_end_in_contact():
    """DSW-170, AMB-81: rolled for moves as for charges, if they can reach who deters them."""
    dread = fighter("deter")
    onto = marched(A, {0: (300, 316), 1: (320, 316)})
    state = under(2, duel((SWORDS, AT), (dread, TARGET)), contact_by_moves=True)
    assert play(state, "2 1", Act(A, "walk")) == "deter 2"
    assert refused(state, onto, 0)
    assert play(state, "", marched(A, {0: (300, 316), 1: (320, 320)})) == ""
    state = under(2, duel((SWORDS, AT), (dread, TARGET)), contact_by_moves=True)
    assert play(state, "2 2", Act(A, "walk"), onto) == "deter 2"
    for version, contact in ((1, True), (2, False)):
        state = under(version, duel((SWORDS, AT), (dread, TARGET)), contact_by_moves=contact)
        assert play(state, "", Act(A, "walk"), March(A, ())) == ""


# --- the end -----------------------------------------------------------------------------------


def test_dsw181_who_is_eliminated_does_not_win_on_points():
    """DSW-181, AMB-78."""
    for version, winners in ((2, (1,)), (1, (0,))):
        squads = [(seat, SWORDS, [(100 + 100 * seat, 300)]) for seat in range(3)]
        state = under(version, fight(*squads, sides=(0, 1, 2)))
        state.points = [90, 20, 10]
        state.take_off([0])
        settle(state)
        end(state, "time")
        assert state.outcome.winners == winners


def test_dsw186_the_end_names_what_decides_between_those_who_are_level():
    """DSW-184, DSW-186: the cheaper army, if nobody has lost anything."""
    for version, reason in ((3, "time_army"), (2, "time")):
        state = under(version, duel((SWORDS, AT), (MILD, TARGET)))
        state.armies = [((SWORDS, 2),), ((SWORDS, 1),)]
        end(state, "time")
        assert (state.outcome.winners, state.outcome.reason) == ((1,), reason)
