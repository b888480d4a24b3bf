"""The dice of a volley are divided on the table, figure by figure (DSW-144)."""

import random

import pytest

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.course.attack_steps import Aiming
from pygames.deep_space_wars.course.moves import Group, Shoot
from pygames.table.board import READY
from tests.deep_space_wars.battles import card
from tests.deep_space_wars.tables import DRAFTING, decision_of, sight
from tests.deep_space_wars.test_previews import asked
from tests.deep_space_wars.test_prospects import state_of
from tests.markup import Page

ROW = [(300 + 20 * n, 300) for n in range(3)]
LEFT = [(250, 220), (270, 220)]
RIGHT = [(390, 220)]


def shooting(gun=None, foes=(LEFT, RIGHT)):
    """A squad of three that sees each enemy squad, about to shoot."""
    gun = gun or card(shooting=4, energy=8)
    state = state_of((0, gun, ROW), *((1, card(), places) for places in foes))
    return asked(state, Aiming(0))


def begun(state):
    return DRAFTING.begin(state, decision_of(state), random.Random(1))


def arranged(state, layout, *picks):
    for pick in picks:
        layout = DRAFTING.arranged(state, decision_of(state), layout, (pick,))
        assert DRAFTING.fitted(state, decision_of(state), layout) == layout
    return layout


def shots(state, layout):
    (move,) = DRAFTING.moves(state, decision_of(state), layout)
    assert move in decision_of(state).moves
    return move


def test_at_first_everybody_fires_where_it_promises_most():
    state = shooting()
    move = shots(state, begun(state))
    assert move in [*decision_of(state).moves]
    assert DRAFTING.laid(state, decision_of(state), move) == begun(state)
    assert BOARD.label(state, READY) == "Fire"


def test_a_figure_that_is_touched_fires_at_something_else_or_not_at_all():
    state = shooting()
    (group,) = shots(state, begun(state)).groups
    first, other, rest = group.target, 3 - group.target, ((0, 1), (2, 1))
    ways = {
        Shoot((group,)),
        Shoot((Group(first, rest), Group(other, ((1, 1),)))),
        Shoot((Group(first, rest),)),
    }
    layout, found = begun(state), set()
    for _touch in ways:
        layout = arranged(state, layout, "figure:1")
        found.add(shots(state, layout))
    assert found == ways
    assert shots(state, layout) == Shoot((group,))


def test_dice_of_one_figure_are_divided():
    state = shooting(card(shooting=4, energy=8, attacks=2))
    layout, found = begun(state), set()
    for _touch in range(6):
        layout = arranged(state, layout, "figure:0")
        move = shots(state, layout)
        found.add(tuple(sorted((it.target, dict(it.dice).get(0, 0)) for it in move.groups)))
    first = shots(state, begun(state)).groups[0].target
    other = 3 - first
    assert {
        tuple(sorted([(first, 1), (other, 1)])),
        tuple(sorted([(first, 0), (other, 2)])),
    } < found
    assert len(found) == 6


def test_an_enemy_that_is_touched_is_fired_at_by_all():
    state = shooting()
    decision = decision_of(state)
    divided = arranged(state, begun(state), "figure:1")
    for layout in (begun(state), divided):
        for target in (1, 2):
            move = DRAFTING.outright(state, decision, layout, f"squad:{target}")
            assert move in [*decision.moves]
            assert [it.target for it in move.groups] == [target]
        assert DRAFTING.outright(state, decision, layout, "figure:1") is None


def test_somebody_fires():
    state = shooting(foes=(LEFT,))
    layout = arranged(state, begun(state), "figure:0", "figure:1")
    assert shots(state, layout).groups[0].dice == ((2, 1),)
    with pytest.raises(IllegalMove, match="nothing else"):
        arranged(state, layout, "figure:2")


@pytest.mark.parametrize("text", ["", "v", "v0:", "v2:0-1", "v0:0-2", "v0:9-1", "v0:0-1.0-1", "r0"])
def test_no_other_text_is_a_layout(text):
    state = shooting(foes=(LEFT,))
    assert DRAFTING.fitted(state, decision_of(state), text) is None


def test_the_division_is_drawn_and_told():
    state = shooting()
    assert BOARD.prompt(sight(state)).endswith("touch figures to divide the dice")
    layout = arranged(state, begun(state), "figure:1")
    while len(shots(state, layout).groups) < 2:
        layout = arranged(state, layout, "figure:1")
    seen = sight(state, layout=layout)
    assert "2 dice at " in BOARD.prompt(seen)
    assert "1 die at " in BOARD.prompt(seen)
    (lines,) = [
        it["d"] for _tag, it in Page(BOARD.scene(seen)).elements if it.get("class") == "dw-fire"
    ]
    assert lines.count("M") == 3
    assert all("M{} {}L".format(*state.places[figure]) in lines for figure in range(3))
