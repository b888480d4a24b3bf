"""Who rages is picked on the table, and what that brings is shown (DSW-161)."""

import random

import pytest

from pygames.deep_space_wars.analysis.matchup import melee
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.guidance.bearings import reckoned
from pygames.deep_space_wars.board.guidance.odds import prospects
from pygames.deep_space_wars.engine.moves import Rage
from pygames.deep_space_wars.engine.steps import Fight, Raging
from pygames.deep_space_wars.engine.steps.attacks import begin_attack
from pygames.deep_space_wars.engine.targets import fighters_of
from pygames.table.board import READY
from tests.deep_space_wars.battles import card
from tests.deep_space_wars.tables import DRAFTING, decision_of, sight
from tests.deep_space_wars.test_matchup import facing
from tests.markup import Page

CLOSE = [(300 + 20 * n, 383) for n in range(3)]


def about_to_rage(bonus=0):
    state = facing(card("frenzy", attacks=2), card(), CLOSE)
    begin_attack(state, 0)
    state.steps.append(Raging(Fight(0, 1, bonus=bonus, placed=2)))
    return state


def arranged(state, layout, *picks):
    for pick in picks:
        layout = DRAFTING.arranged(state, decision_of(state), layout, (pick,))
    return layout


def move_of(state, layout):
    (move,) = DRAFTING.moves(state, decision_of(state), layout)
    return move


def test_figures_are_picked_and_taken_back():
    state = about_to_rage()
    decision = decision_of(state)
    layout = DRAFTING.begin(state, decision, random.Random(1))
    assert move_of(state, layout) == Rage(())
    layout = arranged(state, layout, "figure:2", "figure:0")
    assert move_of(state, layout) == Rage((0, 2))
    assert move_of(state, layout) in decision.moves
    assert move_of(state, arranged(state, layout, "figure:2")) == Rage((0,))
    everybody = arranged(state, layout, "do:all_rage")
    assert move_of(state, everybody).figures == fighters_of(state, 0, 1)
    assert move_of(state, arranged(state, everybody, "do:all_rage")) == Rage(())
    assert BOARD.label(state, READY) == "Strike"
    assert BOARD.label(state, "do:all_rage") == "All rage"


def test_only_fighters_can_be_picked():
    state = about_to_rage()
    layout = DRAFTING.begin(state, decision_of(state), random.Random(1))
    offered = DRAFTING.following(state, decision_of(state), layout, ())
    fighters = {f"figure:{it}" for it in fighters_of(state, 0, 1)}
    assert {*offered} == fighters | {"do:all_rage"}
    for text in ("", "r4", "r99", "m0:", "rx"):
        assert DRAFTING.fitted(state, decision_of(state), text) is None


@pytest.mark.parametrize("bonus", [0, 1])
def test_what_rage_brings_is_shown(bonus):
    """DSW-161, DSW-174."""
    state = about_to_rage(bonus)
    calm, wild = (prospects(sight(state, layout=it))[1] for it in ("r", "r0.1"))
    fighters = len(fighters_of(state, 0, 1))
    assert calm == melee(state, 0, 1, bonus=bonus)
    assert calm.dice == fighters * (2 + bonus)
    assert wild.dice == (fighters + 2) * (2 + bonus)
    assert wild.expected.losses > calm.expected.losses
    assert wild.answer == calm.answer
    page = Page(BOARD.scene(sight(state, layout="r0.1")))
    assert page.having("class").count("dw-raging") == 2


def test_hints_are_laid_out():
    state = about_to_rage()
    decision = decision_of(state)
    for move in decision.moves:
        layout = DRAFTING.laid(state, decision, move)
        assert DRAFTING.fitted(state, decision, layout) == layout
        assert move_of(state, layout) == move
        assert BOARD.scene(sight(state)._replace(ghost=layout))
        assert reckoned(sight(state, layout=layout), 3, 10) is None
