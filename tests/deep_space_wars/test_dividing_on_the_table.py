"""The dice of a volley are divided on the table, figure by figure (DSW-144)."""

import random

import pytest

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.engine.moves import Group, Shoot
from pygames.deep_space_wars.engine.steps import Aiming
from pygames.table.board import READY
from tests.deep_space_wars.battles import card
from tests.deep_space_wars.tables import DRAFTING, decision_of, sight
from tests.deep_space_wars.test_matchup import state_of
from tests.deep_space_wars.test_previews import asked
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
    """Touch a figure, then what it shall do instead, for each pair of picks."""
    decision = decision_of(state)
    for figure, target in picks:
        path = (figure,)
        assert figure in DRAFTING.following(state, decision, layout, ())
        assert DRAFTING.arranged(state, decision, layout, path) is None
        assert target in DRAFTING.following(state, decision, layout, path)
        layout = DRAFTING.arranged(state, decision, layout, (*path, target))
        assert DRAFTING.fitted(state, decision, layout) == layout
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


def targets(state, layout):
    """Whom they fire at, most promising first, and who does not."""
    (group,) = shots(state, layout).groups
    return f"squad:{group.target}", f"squad:{3 - group.target}"


def test_dsw144_a_figure_that_is_touched_fires_at_something_else_or_not_at_all():
    state = shooting()
    layout = begun(state)
    (group,) = shots(state, layout).groups
    first, other = targets(state, layout)
    rest = Group(group.target, ((0, 1), (2, 1)))
    elsewhere = arranged(state, layout, ("figure:1", other))
    assert shots(state, elsewhere) == Shoot((rest, Group(3 - group.target, ((1, 1),))))
    assert shots(state, arranged(state, elsewhere, ("figure:1", "do:hold"))) == Shoot((rest,))
    assert shots(state, arranged(state, elsewhere, ("figure:1", first))) == Shoot((group,))
    assert first not in DRAFTING.following(state, decision_of(state), layout, ("figure:1",))


def test_dsw144_dice_of_one_figure_are_divided():
    state = shooting(card(shooting=4, energy=8, attacks=2))
    layout = begun(state)
    first, other = targets(state, layout)

    def dice(layout):
        return {f"squad:{it.target}": dict(it.dice).get(0, 0) for it in shots(state, layout).groups}

    once = arranged(state, layout, ("figure:0", other))
    assert dice(once) == {first: 1, other: 1}
    twice = arranged(state, once, ("figure:0", other))
    assert dice(twice) == {first: 0, other: 2}
    assert dice(arranged(state, once, ("figure:0", "do:hold"))) == {first: 0}
    assert dice(arranged(state, twice, ("figure:0", first))) == {first: 1, other: 1}


def test_an_enemy_that_is_touched_first_is_fired_at_by_all():
    state = shooting()
    decision = decision_of(state)
    _first, other = targets(state, begun(state))
    divided = arranged(state, begun(state), ("figure:1", other))
    for layout in (begun(state), divided):
        for target in (1, 2):
            move = DRAFTING.outright(state, decision, layout, (f"squad:{target}",))
            assert move in [*decision.moves]
            assert [it.target for it in move.groups] == [target]
        assert DRAFTING.outright(state, decision, layout, ("figure:1",)) is None
        assert DRAFTING.outright(state, decision, layout, ("figure:1", "squad:1")) is None


def test_somebody_fires():
    state = shooting(foes=(LEFT,))
    hold = "do:hold"
    layout = arranged(state, begun(state), ("figure:0", hold), ("figure:1", hold))
    assert shots(state, layout).groups[0].dice == ((2, 1),)
    assert "figure:2" not in DRAFTING.following(state, decision_of(state), layout, ())
    with pytest.raises(IllegalMove, match="cannot hit"):
        DRAFTING.arranged(state, decision_of(state), layout, ("figure:2", hold))


@pytest.mark.parametrize("text", ["", "v", "v0:", "v2:0-1", "v0:0-2", "v0:9-1", "v0:0-1.0-1", "r0"])
def test_no_other_text_is_a_layout(text):
    state = shooting(foes=(LEFT,))
    assert DRAFTING.fitted(state, decision_of(state), text) is None


def test_the_division_is_drawn_and_told():
    state = shooting()
    assert BOARD.prompt(sight(state)).endswith("tap figures to divide the dice")
    _first, other = targets(state, begun(state))
    layout = arranged(state, begun(state), ("figure:1", other))
    seen = sight(state, layout=layout)
    assert "2 dice at " in BOARD.prompt(seen)
    assert "1 die at " in BOARD.prompt(seen)
    (lines,) = [
        it["d"] for _tag, it in Page(BOARD.scene(seen)).elements if it.get("class") == "dw-fire"
    ]
    assert lines.count("M") == 3
    assert all("M{} {}L".format(*state.places[figure]) in lines for figure in range(3))


def test_a_figure_that_is_touched_is_marked_and_asked_about():
    state = shooting()
    seen = sight(state, ("figure:1",), layout=begun(state))
    marked = [it["id"] for _tag, it in Page(BOARD.scene(seen)).elements if "data-picked" in it]
    assert marked == ["figure:1"]
    assert BOARD.prompt(seen) == "Choose what this figure fires at"
