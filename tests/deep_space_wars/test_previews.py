"""Attacks are shown and told before they are made, and it is said why there can be none."""

import random

import pytest

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.analysis.charge import rush
from pygames.deep_space_wars.analysis.matchup import melee, volley
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.drawing.previews import previews
from pygames.deep_space_wars.board.guidance.odds import prospects, told
from pygames.deep_space_wars.engine.moves import Act, Charge, Engage, Shoot, Snap
from pygames.deep_space_wars.engine.refusals import Refusal
from pygames.deep_space_wars.engine.steps import Aiming, Engaging, Snapping
from pygames.deep_space_wars.engine.steps.attacks import begin_attack
from pygames.deep_space_wars.rulings import RULINGS
from pygames.deep_space_wars.wording import average, percent
from tests.deep_space_wars.battles import box, card
from tests.deep_space_wars.tables import DRAFTING, NAMES, decision_of, sight
from tests.deep_space_wars.test_matchup import FIRING, IN_FRONT, facing, state_of
from tests.markup import Page

HIDDEN = [(140 + 20 * n, 320) for n in range(3)]
WALL = box("high_wall", 120, 350, 285, 356)
GUN = card(shooting=4, energy=6)


def crossfire(own=GUN):
    """A squad that can shoot at one enemy, but not at one behind a wall and one far away."""
    far = [(300, 16)]
    return state_of(
        (0, own, FIRING),
        (0, card(), [(320, 370)]),
        (1, card(), IN_FRONT),
        (1, card(), HIDDEN),
        (1, card(), far),
        ground=[WALL],
    )


def asked(state, *steps):
    """The battle when something is asked in its first turn."""
    begin_attack(state, 0)
    state.steps += steps
    return state


def shown(state, picked=()):
    seen = sight(state, picked)
    return Page(BOARD.scene(seen)), Page(BOARD.hand(seen))


def by_id(page, element):
    return next(attrs for _tag, attrs in page.elements if attrs.get("id") == element)


def test_a_shot_takes_three_touches():
    state = crossfire()
    paths = BOARD.paths(state, decision_of(state))
    (path,) = [it for it in paths if it == ("squad:0", "action:shoot")]
    state.apply(Act(0, "shoot"), 0)
    decision = decision_of(state)
    layout = DRAFTING.begin(state, decision, random.Random(1))
    assert DRAFTING.outright(state, decision, layout, ("squad:2",)) == decision.moves[0]
    assert len(path) + 1 == 3


def test_a_charge_is_declared_by_three_touches():
    state = crossfire()
    state.apply(Act(0, "charge"), 0)
    paths = BOARD.paths(state, decision_of(state))
    assert {len(path) for path in paths} == {1}


def test_a_shot_without_aim_takes_three_touches_as_well():
    """DSW-137: who wants to use Aim says so first, and sees what it brings."""
    state = crossfire(card("aim", shooting=4, energy=6))
    state.apply(Act(0, "shoot"), 0)
    decision = decision_of(state)
    layout = DRAFTING.begin(state, decision, random.Random(1))
    assert "do:aim_fire" in DRAFTING.following(state, decision, layout, ())
    with_aim = DRAFTING.arranged(state, decision, layout, ("do:aim_fire",))
    for it, aims in ((layout, False), (with_aim, True)):
        (group,) = DRAFTING.outright(state, decision, it, ("squad:2",)).groups
        assert (group.target, group.aims) == (2, aims)
    assert DRAFTING.arranged(state, decision, with_aim, ("do:plain_fire",)) == layout
    plain, aimed = (prospects(sight(state, layout=it)) for it in (layout, with_aim))
    assert aimed[2].number == plain[2].number - 1


def test_a_volley_is_drawn():
    state = asked(crossfire(), Aiming(0))
    found = prospects(sight(state))[2]
    scene, tray = shown(state)

    assert found == volley(state, 0, 2)
    lines = [it["d"] for _tag, it in scene.elements if it.get("class") == "dw-aim-line"]
    assert lines[0] == "".join(
        "M{} {}L{} {}".format(*state.places[it], *state.places[seen[0]])
        for it, seen in found.lines.items()
    )
    classes = scene.having("class")
    assert classes.count("dw-endangered") == 1
    assert f"−{average(found.expected.losses)}" in scene.texts
    assert f"−{average(found.expected.losses)}" in tray.texts


def test_all_that_is_drawn_is_told():
    """Whoever cannot see the table hears it from the name of the button."""
    state = asked(crossfire(), Aiming(0))
    found = prospects(sight(state))[2]
    _scene, tray = shown(state)
    name = by_id(tray, "squad:2")["aria-label"]

    assert "4 of 4 figures can shoot" in name
    assert f"{found.dice} dice that hit on {found.number} or less" in name
    assert "5.0″ away" in name
    assert f"{average(found.expected.losses)} of 5 figures fall" in name
    assert f"Somebody flees: {percent(found.expected.flight)}" in name
    assert "A 6 hits a friend: XX1 (2)" in name
    assert "In the way: High wall" in by_id(tray, "squad:3")["aria-label"]
    assert "too far" in by_id(tray, "squad:4")["aria-label"]


def test_cover_is_drawn_and_told():
    """DSW-140."""
    barricade = box("barricade", 290, 340, 345, 346)
    state = asked(facing(GUN, card(), ground=[barricade]), Aiming(0))
    scene, tray = shown(state)

    assert scene.having("class").count("dw-cover") == 3
    assert "3 figures have cover 3" in by_id(tray, "squad:1")["aria-label"]


def test_what_is_in_the_way_is_outlined():
    state = asked(crossfire(), Aiming(0))
    scene, _tray = shown(state)

    assert len(scene.having("data-barred")) == 2
    assert scene.having("class").count("dw-in-the-way") == 1


@pytest.mark.parametrize("opened", ["squad:2", "squad:3"])
def test_a_closer_look_tells_it_too(opened):
    state = asked(crossfire(), Aiming(0))
    seen = sight(state, opened=opened)
    texts = Page(BOARD.sheet(seen)).texts
    for sentence in told(state, prospects(seen)[int(opened[-1])]):
        assert sentence in texts


def test_fights_are_drawn_and_told_for_both_sides():
    close = [(300 + 20 * n, 383) for n in range(3)]
    state = asked(facing(card(), card(), close), Engaging(0, declinable=False))
    found = prospects(sight(state))[1]
    scene, tray = shown(state)

    assert found == melee(state, 0, 1)
    assert f"−{average(found.expected.losses)}" in scene.texts
    assert f"−{average(found.answer.expected.losses)}" in scene.texts
    assert "XX1 (2) strikes back" in by_id(tray, "squad:1")["aria-label"]


def test_who_else_may_join_a_fight_is_told_with_a_way_to_do_so():
    """DSW-154: up to two inches; of four figures one touches the enemy and two are so near."""
    state = asked(facing(card(), card(), [(300, 384)]), Engaging(0, declinable=False))
    found = prospects(sight(state))[1]
    _scene, tray = shown(state)
    assert not BOARD.at_hand(sight(state))  # for one is asked anyway
    state.setting = state.setting._replace(rulings=RULINGS[1])
    (wish,) = BOARD.at_hand(sight(state))

    assert ([*found.lines], found.near) == ([0], (1, 2))
    assert "2 more figures are near enough" in by_id(tray, "squad:1")["aria-label"]
    assert wish in decision_of(state).also

    state.apply(wish, 0)
    assert wish not in decision_of(state).also


def test_a_charge_at_the_only_enemy_is_shown_before_it_is_chosen():
    """The dice follow at once, as in a fight."""
    state = facing(card(), card())
    assert prospects(sight(state, ("squad:0",))) == {1: rush(state, 0, 1)}

    state = crossfire()
    assert prospects(sight(state, ("squad:0",))) == {}


def test_a_fight_with_the_only_enemy_near_is_shown_before_it_is_chosen():
    """Nobody is asked whom to fight where there is only one: the blows follow at once."""
    state = facing(card(), card(), [(300, 384)])
    state.round = 1
    picked = sight(state, ("squad:0",))
    scene, _tray = shown(state, ("squad:0",))

    assert prospects(picked) == {1: melee(state, 0, 1)}
    assert f"−{average(melee(state, 0, 1).expected.losses)}" in scene.texts
    assert not BOARD.at_hand(picked)
    picked.view.setting = state.setting._replace(rulings=RULINGS[1])
    assert BOARD.at_hand(picked)
    assert prospects(sight(state)) == {}


def test_nobody_is_offered_places_who_is_asked_for_them_anyway():
    """DSW-155: without contact there is no fight."""
    state = asked(facing(card(), card(), [(300, 376)]), Engaging(0, declinable=False))

    assert prospects(sight(state))[1].near
    for rulings in RULINGS.values():
        state.setting = state.setting._replace(rulings=rulings)
        assert not BOARD.at_hand(sight(state))
    scene, tray = shown(state)
    assert "−0.0" not in scene.texts
    assert "Nobody touches the enemy" in by_id(tray, "squad:1")["aria-label"]


def test_charges_are_drawn_and_told():
    state = crossfire()
    state.apply(Act(0, "charge"), 0)
    found = prospects(sight(state))
    scene, tray = shown(state)

    assert found[2] == rush(state, 0, 2)
    assert percent(found[2].chance) in scene.texts
    name = by_id(tray, "squad:2")["aria-label"]
    assert f"Two dice reach it: {percent(found[2].chance)}" in name
    assert "XX1 (3) may fire first" in name
    assert "Out of reach" in by_id(tray, "squad:4")["aria-label"]


def test_what_is_in_the_way_of_a_charge_is_drawn_and_told():
    """DSW-116, DSW-169."""
    for ground, told_of in (
        (box("high_wall", 280, 355, 400, 361), "Impassable terrain is in the way"),
        (box("woods", 280, 345, 400, 371), "Straight through difficult terrain only the higher"),
    ):
        state = facing(card(), card(), ground=[ground])
        state.apply(Act(0, "charge"), 0)
        scene, tray = shown(state)

        chance = percent(prospects(sight(state))[1].chance)
        assert f"≤{chance}" in scene.texts
        name = by_id(tray, "squad:1")["aria-label"]
        assert told_of in name
        assert f"{chance} at most" in name
        (drawn,) = previews(sight(state)).values()
        assert len(drawn.walls) == 1


def test_nothing_is_promised_to_others():
    """Whoever only looks on has nothing to choose."""
    state = asked(crossfire(), Aiming(0))
    seen = sight(state)
    assert prospects(seen._replace(decision=None, names=NAMES[:2])) == {}


# --- why not -------------------------------------------------------------------------------------


def refused(state, path):
    """Why these picks cannot be."""
    decision = decision_of(state)
    move = BOARD.read(state, decision, path)
    with pytest.raises(IllegalMove) as refusal:
        state.copy().apply(move, decision.seat)
    return move, str(refusal.value)


@pytest.mark.parametrize(
    ("element", "why"),
    [
        ("squad:3", "No line of sight. In the way: High wall."),
        (f"figure:{len(FIRING) + 1 + len(IN_FRONT)}", "No line of sight. In the way: High wall."),
        ("squad:4", "Out of range: 0.1″ too far."),
        ("squad:1", "That is no enemy."),
    ],
)
def test_it_is_said_why_a_squad_cannot_be_shot_at(element, why):
    """DSW-129, DSW-133."""
    state = asked(crossfire(), Aiming(0))

    move, said = refused(state, (element,))

    assert isinstance(move, Shoot)
    assert said == why


@pytest.mark.parametrize(
    ("own", "why"),
    [
        (GUN, "No line of sight. In the way: High wall."),
        (card(weapon="none", shooting=0, energy=0), "This squad sees nobody"),
    ],
)
def test_it_is_said_before_shooting_is_chosen(own, why):
    """An enemy is touched when one's own squad has been chosen."""
    state = crossfire(own)
    _move, said = refused(state, ("squad:0", "squad:3"))
    assert said.startswith(why)


def test_who_has_acted_cannot_shoot():
    """DSW-106."""
    state = crossfire()
    state.marked = frozenset((0,))
    _move, said = refused(state, ("squad:0", "squad:4"))
    assert "acted" in said or "too far" in said


def test_stealth_is_said():
    """DSW-55."""
    rough = box("rough", 280, 345, 400, 360)
    state = state_of(
        (0, GUN, FIRING), (1, card("stealth"), IN_FRONT), (1, card(), HIDDEN), ground=[rough]
    )
    asked(state, Aiming(0))
    assert refused(state, ("squad:1",))[1].startswith("Stealth hides that squad. In the way: ")


def test_snap_shots_are_refused_likewise():
    """DSW-122."""
    state = asked(crossfire(), Snapping(0, heavy=False))
    move, said = refused(state, ("squad:3",))
    assert isinstance(move, Snap)
    assert said == "No line of sight. In the way: High wall."


def test_heavy_weapons_fire_no_snap_shots():
    """DSW-123."""
    state = asked(crossfire(card(weapon="heavy", energy=6)), Snapping(0, heavy=False))
    assert refused(state, ("squad:2",))[1] == "Heavy weapons cannot fire snap shots."


def test_fights_are_refused_by_their_distance():
    """DSW-153."""
    state = asked(
        state_of((0, card(), FIRING), (1, card(), [(300, 383)]), (1, card(), [(300, 320)])),
        Engaging(0, declinable=False),
    )
    move, said = refused(state, ("squad:2",))
    assert isinstance(move, Engage)
    assert said == "Too far to fight: bases may be 1″ apart, here it is 4.0″."


def test_friends_cannot_be_charged():
    """DSW-165."""
    state = crossfire()
    state.apply(Act(0, "charge"), 0)
    move, said = refused(state, ("squad:1",))
    assert isinstance(move, Charge)
    assert said == "That is no enemy."


@pytest.mark.parametrize("target", [-1, 99, "2", None])
def test_nonsense_is_refused_as_well(target):
    for steps in ((Aiming(0),), (Snapping(0, heavy=False),), (Engaging(0, declinable=True),), ()):
        state = asked(crossfire(), *steps) if steps else crossfire()
        for move in (
            Shoot(()),
            Shoot(((target, (), False),)),
            Snap(target),
            Charge(target),
            Engage(target),
        ):
            with pytest.raises(IllegalMove):
                state.apply(move, 0)


def test_sight_is_blocked_by_what_blocks_it():
    state = crossfire()
    field = state.field
    for one in range(4):
        for other in state.up():
            a, b = state.places[one], state.places[other]
            assert bool(field.blockers(a, b)) == field.blocks(a, b)
            assert bool(field.hiders(a, b)) == field.hides(a, b)


def test_prospects_are_found_once_for_all_parts_of_the_page():
    state = asked(crossfire(), Aiming(0))
    seen = sight(state)
    assert prospects(seen) is prospects(seen)
    assert all(isinstance(it, Refusal) for squad, it in prospects(seen).items() if squad > 2)
