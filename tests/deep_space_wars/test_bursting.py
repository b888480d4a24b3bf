"""Bombs, flames and blasts in play (sections 1.17 and 7.5)."""

from pygames.deep_space_wars.engine.moves import HOLD, Act, Bomb, Flame, Group, Shoot
from pygames.deep_space_wars.forces.cards import HEAVY, RANGED
from tests.deep_space_wars.battles import PLAIN, box, card
from tests.deep_space_wars.scripted import (
    A2,
    B2,
    A,
    B,
    all_at,
    asks,
    duel,
    lives,
    off,
    play,
    shoot,
    up,
)
from tests.deep_space_wars.state_machine import asked, refused

MORTAR, FLAMER = card("bombard", weapon=HEAVY), card("flamer", weapon=HEAVY)
BLASTER = card("blast", weapon=HEAVY, energy=6)
HARDY = card(life=3)
POINT = Bomb((300, 100))
FAR = [(20, 600), (40, 600)]


def bombard(state, dice, *bombs):
    return play(state, dice, Act(A, "bombard"), *bombs)


def bombed(*places, of=MORTAR, foe=PLAIN, **more):
    """One bomber and who may stand where its bomb bursts; the rest of B is far away."""
    return duel((of, [(100, 100)]), (foe, [*places, *FAR]), lead={B: len(places)}, **more)


def burn(state, dice, *flames):
    return play(state, dice, Act(A, "flamer"), *flames)


# --- bombs -------------------------------------------------------------------------------------


def test_tv_b1_a_bomb_scatters():
    """DSW-18, DSW-20, DSW-21, DSW-59, DSW-145, TV-B3: it bursts 2 inches beyond, at (332,100)."""
    state = bombed((332, 100), (379, 100))
    assert bombard(state, "2 2 / 3 2", POINT) == "scatter 1, drift 1, save 2"
    assert up(state, B) == [1, 2, 3]
    state = bombed((332, 100), (380, 100))
    assert bombard(state, "2 2 / 3", POINT) == "scatter 1, drift 1, save 1"
    assert state.points == [PLAIN.points, 0]
    assert A in state.marked


def test_tv_b2_bombs_fly_as_far_as_shots():
    """DSW-145: a point at L x E inches is out of range; so are points off the table."""
    state = bombed((300, 300))
    state.apply(Act(A, "bombard"), 0)
    for x, y in ((340, 100), (100, 340), (-1, 100), (100, -20)):
        assert refused(state, Bomb((x, y)), 0)
    assert play(state, "1", Bomb((339, 100))) == "scatter 1"


def test_tv_b4_an_exact_hit_needs_no_distance():
    """DSW-20, DSW-21."""
    for die in "16":
        state = bombed((300, 100))
        assert bombard(state, f"{die} / 3", POINT) == "scatter 1, save 1"
        assert up(state, B) == [1, 2]


def test_tv_b4_left_right_and_short():
    """DSW-20: as the bomber sees it, who looks to the east."""
    for die, place in (("3", (268, 100)), ("4", (300, 68)), ("5", (300, 132))):
        state = bombed(place, (300, 100))
        assert bombard(state, f"{die} 2 / 2 2", POINT) == "scatter 1, drift 1, save 2"
        assert bombard(bombed(place), f"{die} 6", POINT).startswith("scatter 1, drift 1")


def test_tv_b5_bombs_fall_on_friends_too():
    """DSW-23, DSW-24, DSW-145, DSW-185: who roll saves, and for whom nobody scores."""
    state = bombed((300, 60), a2=(PLAIN, [(300, 100), (320, 100)]))
    assert bombard(state, "1 / 3 3 2", POINT) == "scatter 1, save 3"
    assert up(state, A2) == []
    assert state.points == [0, 0]


def test_tv_b5_a_bomber_may_hit_itself():
    """DSW-145: if it stands under the template."""
    state = duel((MORTAR, [(100, 100), (120, 100)]), (PLAIN, [(120, 130), *FAR]), lead={A: 1, B: 1})
    thrown = bombard(state, "1 / 3 1 3 / 3", Bomb((120, 120)), HOLD)
    assert thrown == "scatter 1, save 3, discipline 1"
    assert (up(state, A), up(state, B)) == ([1], [1, 2])
    assert state.points == [PLAIN.points, 0]


def test_tv_b10_each_squad_tests_once_at_the_end():
    """DSW-145, DSW-148: the three squads that two bombs have hit."""
    pair = [(300, 100), (320, 100)]
    state = duel(
        (MORTAR, [(100, 100), (100, 120)]),
        (PLAIN, pair),
        a2=(PLAIN, [(310, 120), (310, 200)]),
        b2=(PLAIN, [(310, 80), (310, 10)]),
        lead={A2: 1, B2: 1},
    )
    thrown = bombard(state, "1 / 3 2 3 3 / 1 / 2 / 1 1 1", POINT, POINT)
    assert thrown == "scatter 1, save 4, scatter 1, save 1, discipline 3"
    assert (up(state, A2), up(state, B), up(state, B2)) == ([1], [1], [1])


def test_tv_b11_a_chasm_shields_nobody():
    """DSW-145, AMB-30: a building does."""
    for kind, thrown in (("chasm", "scatter 1, save 1"), ("building", "scatter 1")):
        state = bombed((300, 130), ground=[box(kind, 280, 110, 320, 116)])
        assert bombard(state, "1" if kind == "building" else "1 / 2", POINT) == thrown


def test_dsw145_bombers_in_contact_drop_none():
    """DSW-145: the others do, one after the other; one may hold its fire."""
    three = [(100, 100), (100, 120), (100, 140)]
    state = duel((MORTAR, three), (PLAIN, [(300, 100)]), b2=(PLAIN, [(84, 100)]))
    assert bombard(state, "1 / 2", HOLD, POINT) == "scatter 1, save 1"
    assert asked(state) == (0, "act")
    assert A in state.marked
    state = duel((MORTAR, three[:1]), (PLAIN, [(300, 100)]), b2=(PLAIN, [(84, 100)]))
    assert "touch enemies" in refused(state, Act(A, "bombard"), 0)


def test_dsw145_a_bomb_needs_no_sight():
    """DSW-59, AMB-30: nor anybody at the point; and no dice to hit, whatever T is."""
    many = card("bombard", weapon=HEAVY, attacks=3)
    wall = [box("building", 180, 60, 200, 140)]
    state = bombed((300, 100), of=many, ground=wall)
    assert bombard(state, "1 / 2", POINT) == "scatter 1, save 1"
    assert bombard(bombed((300, 300)), "1", Bomb((200, 100))) == "scatter 1"


def test_dsw145_cover_is_seen_from_the_burst():
    """DSW-145: the zone in which a figure stands gives it cover, with Camouflage and armour."""
    state = bombed((300, 100), ground=[box("rocks", 280, 80, 320, 120)])
    assert bombard(state, "1 / 3", POINT) == "scatter 1, save 1"
    assert up(state, B) == [0, 1, 2]


def test_dsw148_magic_bombs_do_not_hurt_the_immune():
    """DSW-72, DSW-148: the others roll their saves."""
    magical = card("bombard", weapon=HEAVY, magic=RANGED)
    state = bombed((300, 100), of=magical, foe=card("magic_immune"), b2=(PLAIN, [(320, 100)]))
    assert bombard(state, "1 / 2", POINT) == "scatter 1, save 1"


def test_dsw55_stealth_does_not_help_against_bombs():
    """DSW-55, AMB-27."""
    state = bombed((300, 100), foe=card("stealth"), ground=[box("woods", 280, 80, 320, 120)])
    assert bombard(state, "1 / 3", POINT) == "scatter 1, save 1"


# --- flames ------------------------------------------------------------------------------------


def burnt(*enemies, foe=PLAIN, ground=()):
    """A flamer and its mate in front of it."""
    mates = [(100, 100), (132, 100)]
    return duel((FLAMER, mates), (foe, [*enemies, *FAR]), lead={B: len(enemies)}, ground=ground)


def test_tv_b8_a_flame_burns_who_is_under_it():
    """DSW-62, DSW-147: also one's own; never the flamer, and nobody whose base is clear of it."""
    state = burnt((148, 110), (148, 117))
    state.apply(Act(A, "flamer"), 0)
    assert play(state, "2 3", Flame((1, 0)), HOLD) == "save 2"
    assert (up(state, A), up(state, B)) == ([0, 1], [1, 2, 3])


def test_tv_b8_a_flamer_does_not_burn_itself():
    """DSW-147: each flamer turns its flame as it likes; one save each, by distance."""
    state = burnt((148, 110))
    assert burn(state, "3 3 / 1", Flame((5, 0))) == "save 2, discipline 1"
    assert (up(state, A), up(state, B)) == ([0], [1, 2])


def test_tv_b9_walls_stop_flames():
    """DSW-147: what blocks sight, and what is impassable and gives cover; not a chasm."""
    for kind, burns in (("jungle", False), ("fort_wall", False), ("chasm", True), ("woods", True)):
        state = duel(
            (FLAMER, [(100, 100)]),
            (PLAIN, [(160, 100), (300, 600)]),
            ground=[box(kind, 120, 80, 130, 120)],
        )
        assert burn(state, "2" if burns else "", Flame((1, 0))) == ("save 1" if burns else "")


def test_dsw147_a_flame_has_some_direction():
    """DSW-147: (0, 0) is none; who touches an enemy fires none."""
    state = burnt((148, 110))
    state.apply(Act(A, "flamer"), 0)
    assert refused(state, Flame((0, 0)), 0)
    state = duel((FLAMER, [(100, 100)]), (PLAIN, [(116, 100)]))
    assert "touch enemies" in refused(state, Act(A, "flamer"), 0)


def test_dsw185_nobody_scores_for_friends():
    """DSW-185: whom a flame burns."""
    state = burnt((300, 100))
    assert burn(state, "3 / 1", Flame((1, 0))).startswith("save 1")
    assert state.points == [0, 0]


# --- blasts ------------------------------------------------------------------------------------


def blasted(*places, of=BLASTER, at=((300, 400),), foe=PLAIN, **more):
    return duel((of, [*at]), (foe, [*places, *FAR]), lead={B: len(places)}, **more)


def test_tv_b6_a_blast_strikes_who_is_near_the_target():
    """DSW-61, DSW-146: bases within a circle of 3 inches round it; each saves for itself."""
    state = blasted((300, 304), (331, 304))
    assert shoot(state, "2 / 3 2") == "shots 1, save 2"
    assert up(state, B) == [1, 2, 3]
    state = blasted((300, 304), (332, 304))
    assert shoot(state, "2 / 3") == "shots 1, save 1"
    assert shoot(blasted((300, 304)), "3") == "shots 1"


def test_tv_b7_the_next_blast_goes_off_elsewhere():
    """DSW-146: where the nearest figure stands whom the shooter sees when it is resolved."""
    state = blasted((300, 304), (340, 304), at=[(300, 400), (320, 400)])
    assert shoot(state, "2 2 / 3 / 3 / 1 1") == "shots 2, save 2, discipline 2"


def test_tv_b7_without_a_target_a_blast_is_lost():
    """DSW-146: nobody is left whom the shooter sees and has in range."""
    state = blasted((300, 304), at=[(300, 400), (320, 400)])
    assert shoot(state, "2 2 / 3") == "shots 2, save 1"
    assert up(state, B) == [1, 2]


def test_dsw61_blast_can_be_switched_off():
    """DSW-31, DSW-61: the shots are then ordinary ones."""
    state = off(blasted((300, 304), (331, 304)), A, "blast")
    assert shoot(state, "2 / 3") == "shots 1, save 1"
    assert up(state, B) == [1, 2, 3]


def test_dsw146_blasts_strike_friends_but_not_who_fires():
    """DSW-24, DSW-146: the target first, then by distance; nobody scores for friends."""
    state = blasted((300, 380), of=BLASTER, at=[(300, 400), (320, 400)])
    assert shoot(state, "1 5 / 2 / 2") == "shots 2, save 2"
    state = blasted((300, 380), a2=(PLAIN, [(300, 360)]))
    assert shoot(state, "1 / 2 / 3") == "shots 1, save 2"
    assert (up(state, A2), state.points) == ([], [0, 0])


def test_dsw144_a_group_without_shooters_or_targets_throws_no_dice():
    """DSW-144, DSW-146: a blast of the first group has brought down the second target."""
    state = duel(
        (BLASTER, [(300, 400), (320, 400)]),
        (HARDY, [(300, 304)]),
        b2=(PLAIN, [(320, 304)]),
    )
    shots = Shoot((Group(B, ((0, 1),)), Group(B2, ((1, 1),))))
    assert play(state, "1 / 1 3", Act(A, "shoot"), shots) == "shots 1, save 2"
    assert (lives(state, B), lives(state, B2)) == ([3], [0])


def test_dsw146_cover_of_a_blast():
    """DSW-146: the target has that of the shooter's line, the others that of the burst."""
    wall = [box("ruins", 280, 340, 340, 350)]
    state = blasted((300, 304), (320, 304), foe=card(armour=0), ground=wall)
    assert shoot(state, "2 / 3") == "shots 1, save 1"
    assert up(state, B) == [0, 2, 3]


def test_dsw146_walls_shield_from_blasts():
    """DSW-145, DSW-146."""
    wall = [box("building", 308, 280, 314, 330)]
    state = blasted((300, 304), (322, 304), ground=wall)
    assert shoot(state, "2 / 2") == "shots 1, save 1"


def test_tv_b10_no_aimed_blast_is_listed_without_aim():
    """DSW-123, DSW-137: a squad with Blast shoots as others do."""
    state = blasted((300, 304))
    state.apply(Act(A, "shoot"), 0)
    assert [*asks(state).moves] == [all_at(state, B)]
