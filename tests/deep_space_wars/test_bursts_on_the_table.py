"""Templates lie on the table before they are let go: anywhere that the rules allow."""

import random

import pytest

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.analysis.bursts import falls
from pygames.deep_space_wars.analysis.template_targets import best, burst, legal, nearest
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.guidance.bearings import reckoned
from pygames.deep_space_wars.board.guidance.landmarks import landmarks
from pygames.deep_space_wars.engine.moves import HOLD, Act, Bomb, Flame
from pygames.deep_space_wars.engine.steps import Bombing, Flaming
from pygames.deep_space_wars.house_rules import HouseRules
from pygames.deep_space_wars.wording import average
from pygames.geometry.plane import squared
from pygames.table.board import AT, READY, spot, spot_of
from tests.deep_space_wars.battles import box, card
from tests.deep_space_wars.tables import DRAFTING, decision_of, sight
from tests.deep_space_wars.test_matchup import FIRING, IN_FRONT, state_of
from tests.markup import Page

BOMBER = card("bombard", shooting=4, energy=5)
FLAMER = card("flamer")
NEAR = [(300 + 20 * n, 340) for n in range(4)]


def about_to(own, action, places=IN_FRONT, friends=(), ground=()):
    """A battle in which a figure is about to use a template."""
    allies = [(0, card(), friends)] if friends else []
    state = state_of((0, own, FIRING), *allies, (1, card(), places), ground=ground)
    state.apply(Act(0, action), 0)
    return state


def begun(state):
    return DRAFTING.begin(state, decision_of(state), random.Random(1))


def dropped(state, *picks, layout=""):
    """The layout after these picks."""
    return DRAFTING.arranged(state, decision_of(state), layout or begun(state), picks)


def move_of(state, layout):
    (move,) = DRAFTING.moves(state, decision_of(state), layout)
    return move


@pytest.mark.parametrize(("own", "action"), [(BOMBER, "bombard"), (FLAMER, "flamer")])
def test_a_template_takes_three_touches(own, action):
    """The squad, the action, and the button: it lies where it promises most."""
    state = about_to(own, action, NEAR)
    layout = begun(state)

    assert move_of(state, layout) in decision_of(state).moves
    assert READY not in DRAFTING.following(state, decision_of(state), layout, ())
    found = burst(state, state.steps[-1], best(state, state.steps[-1], 1))
    assert found.enemies > 0
    assert BOARD.label(state, READY) in ("Throw", "Fire")


def test_a_bomb_can_be_aimed_at_any_point_in_range():
    """DSW-145."""
    state = about_to(BOMBER, "bombard")
    rng = random.Random(1)
    for _time in range(50):
        point = rng.randrange(-100, 800), rng.randrange(-100, 800)
        layout = dropped(state, spot(*point))
        move = move_of(state, layout)
        assert isinstance(move, Bomb)
        assert move in decision_of(state).moves
        if Bomb(point) in decision_of(state).moves:
            assert move == Bomb(point)
        assert DRAFTING.fitted(state, decision_of(state), layout) == layout


def test_beyond_its_range_a_bomb_goes_as_far_as_it_can():
    state = about_to(BOMBER, "bombard")
    point = nearest(state, state.steps[-1], (300, 0))
    reach = 16 * 20
    assert (reach - 2) ** 2 <= squared(point, FIRING[0]) < reach**2
    assert point[0] == 300


def test_a_flame_points_where_it_is_held():
    """DSW-147."""
    state = about_to(FLAMER, "flamer", NEAR)
    move = move_of(state, dropped(state, spot(500, 400)))
    assert isinstance(move, Flame)
    assert move.direction == (128, 0)
    own_place = move_of(state, dropped(state, spot(*FIRING[0])))
    assert own_place in decision_of(state).moves


def test_an_enemy_can_be_picked_instead_of_a_point():
    state = about_to(BOMBER, "bombard")
    offered = DRAFTING.following(state, decision_of(state), begun(state), ())
    assert {AT, "do:hold", "squad:1"} == set(offered)
    assert dropped(state, "squad:1") == begun(state)


def test_nothing_need_be_thrown():
    state = about_to(BOMBER, "bombard")
    assert DRAFTING.outright(state, decision_of(state), "", ("do:hold",)) == HOLD
    assert DRAFTING.outright(state, decision_of(state), "", ("squad:1",)) is None


def test_hints_are_laid_out():
    for own, action in ((BOMBER, "bombard"), (FLAMER, "flamer")):
        state = about_to(own, action, NEAR)
        decision = decision_of(state)
        rng = random.Random(2)
        for move in [*decision.moves, *(decision.moves.some(rng) for _time in range(10))]:
            layout = DRAFTING.laid(state, decision, move)
            assert DRAFTING.fitted(state, decision, layout) == layout
            if move != HOLD:
                assert move_of(state, layout) == move
                seen = sight(state)._replace(ghost=layout)
                assert "dw-burst" in str(BOARD.scene(seen))


def test_drafts_of_others_are_not_taken_over():
    """Each bomber has a template of its own."""
    state = about_to(BOMBER, "bombard")
    layout = begun(state)
    state.apply(HOLD, 0)
    assert DRAFTING.fitted(state, decision_of(state), layout) is None
    for text in ("", "t1:x", "t1:9999,9999", "m0:", "t999:1,1"):
        assert DRAFTING.fitted(state, decision_of(state), text) is None


def test_who_must_see_the_point_is_told_what_is_in_the_way():
    """DSW-145, a house rule."""
    state = about_to(BOMBER, "bombard", ground=[box("high_wall", 280, 350, 400, 356)])
    state.house_rules = HouseRules(seen_bombs=True)
    state._decisions = None
    with pytest.raises(IllegalMove, match="In the way: High wall"):
        dropped(state, spot(310, 300))
    found = BOARD.aim(sight(state), "template", 310, 300)
    assert "In the way: High wall" in str(found.barred)
    assert "data-barred" in str(found.markup)
    assert legal(state, state.steps[-1], state.places[0])


def test_the_five_outcomes_are_drawn_and_told():
    """DSW-20, DSW-21: on the mark, beyond, short, and to both sides."""
    state = about_to(BOMBER, "bombard", friends=[(300, 370)])
    found = BOARD.aim(sight(state), "template", 320, 320)
    page, point = Page(found.markup), spot_of(found.at)

    assert point == (320, 320)
    assert page.having("class").count("dw-lane") == 4
    texts = page.texts
    assert texts.count("1 of 6") == 4
    assert texts.count("2 of 6") == 1
    for it in falls(state, 0, point):
        for squad, expected in it.struck.items():
            assert f"XX1 ({squad + 1}) −{average(expected.losses)}" in found.told
    for way in (
        "On the mark, 2 of 6",
        "Beyond, 1 of 6",
        "Short, 1 of 6",
        "To the left",
        "To the right",
    ):
        assert way in found.told
    assert "XX1 (2) (friends): " in found.told


def test_friends_under_a_flame_are_marked():
    state = about_to(FLAMER, "flamer", NEAR, friends=[(310, 370)])
    found = BOARD.aim(sight(state), "template", 310, 340)
    classes = Page(found.markup).having("class")
    assert "dw-endangered" in classes
    assert "dw-struck" in classes
    assert "XX1 (2) (friends): " in found.told


def test_the_handle_is_named_by_all_that_is_drawn():
    state = about_to(BOMBER, "bombard")
    page = Page(BOARD.scene(sight(state)))
    (handle,) = [attrs for _tag, attrs in page.elements if attrs.get("id") == "template"]
    point = move_of(state, begun(state)).point
    assert handle["data-held"] == "{},{}".format(*point)
    assert "On the mark, 2 of 6" in handle["aria-label"]
    assert handle["tabindex"] == "0"


def test_arrows_turn_a_flame():
    """An inch of the arrow keys always leads to another direction."""
    state = about_to(FLAMER, "flamer", NEAR)
    step = state.steps[-1]
    assert isinstance(step, Flaming)
    point = nearest(state, step, (300, 272))
    for _time in range(5):
        moved = nearest(state, step, (point[0] + 16, point[1]))
        assert moved != point
        point = moved


@pytest.mark.parametrize("seed", range(3))
def test_the_best_point_strikes_the_squad(seed):
    rng = random.Random(seed)
    places = [(rng.randrange(250, 400), rng.randrange(280, 340)) for _n in range(6)]
    state = about_to(BOMBER, "bombard", places)
    step = state.steps[-1]
    assert isinstance(step, Bombing)
    found = burst(state, step, best(state, step, 1))
    assert 1 in found.falls[0].struck
    assert best(about_to(BOMBER, "bombard", [(600, 20)]), step, 1) is None


def test_a_template_goes_where_direction_and_distance_say():
    """For who does not point: three o'clock, 2 inches, from where it lies."""
    state = about_to(BOMBER, "bombard")
    x, y = move_of(state, begun(state)).point
    assert reckoned(sight(state), 3, 20) == spot(x + 32, y)
    flaming = about_to(FLAMER, "flamer", NEAR)
    assert spot_of(reckoned(sight(flaming), 6, 10))
    assert landmarks(sight(state)) == []
