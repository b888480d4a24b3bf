"""What the bots' judgement rests on, and plain choices of each side."""

import random

import pytest

from pygames.bots import Budget, think
from pygames.lost_patrol.bot.evaluation import chance, doors
from pygames.lost_patrol.bot.routes import FAR, openness, routes
from pygames.lost_patrol.bot.scouts import Patrol
from pygames.lost_patrol.bot.threat import Threat, bonus, kill
from tests.lost_patrol.positions import (
    BOARD_E,
    GAME,
    SHIP,
    at,
    corridor,
    do,
    position,
    words,
)

FIRM = (2, 3, 4)


def thought(state, level, seed=1, nodes=12):
    """What a bot makes of the view of the seat that must choose."""
    (decision,) = state.decisions
    view = state.view(decision.seat)
    return think(GAME, view, decision, level, random.Random(seed), Budget(nodes=nodes))


def said(state, level, seed=1):
    """(the move in the words of the tests, its reasons in one line)."""
    found = thought(state, level, seed)
    return words(found.move), " ".join(found.reasons)


def played(state, level, phase, nodes=12):
    """The state after all that a bot does in a phase that chance has no part in."""
    while state.phase in phase:
        (decision,) = state.decisions
        state.apply(thought(state, level, nodes=nodes).move, decision.seat)
    return state


# --- what judgement rests on -----------------------------------------------------------------


def test_distances_by_land_and_along_the_path():
    ways = routes(position(corridor(5)).jungle, 4)
    ship = routes(position(SHIP, stack="").jungle, 4)

    assert ways.land(at("(0,0)"))[at("(4,-2)")] == 4
    assert ship.to_ship(at("(0,0)")) == 3
    assert ship.to_ship(at("(2,-2)")) == 0
    assert ways.to_ship(at("(0,0)")) == FAR


def test_snare_weed_makes_a_way_longer():
    thorny = SHIP.replace("(1,0) gentle@1 ", "(1,0) gentle@1* ")
    for thorn_from, more in ((4, 1), (6, 5)):
        state = position(thorny, stack="", thorn_from=thorn_from)

        assert routes(state.jungle, thorn_from).to_ship(at("(0,0)")) == pytest.approx(3 + more)


def test_a_closed_jungle_is_not_open():
    assert openness(position(corridor(4), "0-4@(0,0)").jungle.grounds) == 0
    assert openness(position(BOARD_E).jungle.grounds) == 2


@pytest.mark.parametrize(
    ("tokens", "cell", "most"),
    [
        ("", "(1,0)", (0, 0, 0, 2)),  # a new group, one more, and two steps
        ("6@(1,0)", "(1,0)", (6, 8, 10, 12)),
        ("6@(1,-1)", "(1,0)", (0, 5, 7, 9)),
        ("4@(-1,1)", "(1,0)", (0, 2, 4, 6)),
        ("4@(1,-1) 3@(2,-1)", "(1,0)", (0, 3, 5, 7)),
    ],
)
def test_how_many_lurkers_come_to_a_tile(tokens, cell, most):
    state = position(BOARD_E, "0-4@(0,0)", tokens)
    threat = Threat(state, state.tokens, state.stock, doors(state.jungle))

    assert most == threat.at(at(cell))


def test_bonuses_and_odds_are_those_of_the_rules():
    state = position(BOARD_E, "0,2@(1,0) 1@(0,0) 3,4@(-1,1)")

    assert bonus(state, state.scouts, at("(1,0)")) == 2
    assert bonus(state, state.scouts, at("(-1,1)")) == 1
    assert kill(6, 1, 0) == 161 / 216


def test_what_is_decided_is_certain():
    ended = do(position(SHIP, "0@(2,-2)", stack="", phase="ambush", tokens="1@(2,-1)"), "end")

    assert chance(ended) == 1.0


def test_a_plan_never_overfills_a_tile():
    for seed in range(5):
        state = position(BOARD_E, "0-4@(0,0)", f"{1 + seed}@(2,-1)")
        stand = [errand.cell for errand in Patrol(state).best()]

        assert all(stand.count(cell) <= state.jungle.capacity(cell) for cell in stand)


# --- the Scouts ------------------------------------------------------------------------------


@pytest.mark.parametrize("level", FIRM)
def test_a_scout_runs_onto_the_dropship(level):
    state = position(SHIP, "2@(1,0)", stack="", lurker_actions=1)

    assert said(state, level)[0] == "walk 2 1"
    state = do(state, "walk 2 1")
    move, reasons = said(state, level)
    assert move == "walk 2 2"
    assert "Dropship" in reasons


@pytest.mark.parametrize("level", FIRM)
def test_who_stands_on_the_dropship_stays(level):
    state = position(SHIP, "2@(2,-2)", stack="", lurker_actions=1)

    assert said(state, level)[0] == "end"


@pytest.mark.parametrize("level", FIRM)
def test_who_holds_the_dropship_fires_at_lurkers_on_it(level):
    """Rather than to leave it, or to wait for the ambush."""
    state = position(SHIP, "1,2@(2,-2)", "2@(2,-2)", stack="")
    move, reasons = said(state, level)

    assert move in ("fire 1", "fire 2")
    assert "may ambush" in reasons


@pytest.mark.parametrize("level", FIRM)
def test_scouts_look_into_the_unknown(level):
    state = played(position(BOARD_E), level, ("scout_act", "thorns"))

    assert len(state.jungle.laid) > 4
    assert state.phase in ("place_end", "draw", "place_rot", "lurker_act")
    assert state.decisions[0].name == "place_end"


@pytest.mark.parametrize("level", FIRM)
def test_scouts_do_without_a_trooper_rather_than_the_sergeant(level):
    state = position(BOARD_E, "0,1,2@(1,0) 3,4@(0,0)", "5@(1,0)", phase="ambush")
    state = do(state, "ambush (1,0)", "dice 6 1 1")

    assert said(state, level)[0] == "lose 2"


# --- the Lurkers -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", FIRM)
def test_six_attack(level):
    state = position(BOARD_E, "2@(1,0) 0,1,3,4@(0,0)", "6@(1,0)", phase="ambush")
    move, reasons = said(state, level)

    assert move == "ambush (1,0)"
    assert "win" in reasons


@pytest.mark.parametrize("level", FIRM)
def test_even_one_attacks_who_would_escape(level):
    state = position(SHIP, "0,2,3@(2,-2) 1@(2,-1)", "1@(2,-2)", stack="", phase="ambush")
    move, reasons = said(state, level)

    assert move == "ambush (2,-2)"
    assert "Dropship" in reasons


@pytest.mark.parametrize("level", FIRM)
def test_six_come_to_the_dropship_when_a_scout_is_there(level):
    state = position(SHIP, "2@(2,-2) 3@(0,0)", stack="", phase="lurker_act")
    state = played(state, level, ("lurker_act", "lurker_step"))

    assert state.tokens[at("(2,-2)")] >= 4


@pytest.mark.parametrize("level", FIRM)
def test_a_group_beside_a_lone_scout_comes_upon_it(level):
    state = position(BOARD_E, "2@(-1,1) 0,1,3@(3,-2)", "6@(-1,2)", phase="lurker_act")
    state = played(state, level, ("lurker_act", "lurker_step"))

    assert state.tokens.get(at("(-1,1)"), 0) >= 5


@pytest.mark.parametrize("level", FIRM)
def test_scouts_are_pushed_onto_lurkers_that_wait(level):
    state = position(BOARD_E, "2,3@(1,0) 0,1,4@(-1,1)", "5@(1,0) 5@(2,-1)", phase="ambush")
    state = do(state, "ambush (1,0)", "dice 6 1 1", "lose 2")

    assert said(state, level)[0] == "push 3 1"


# --- the jungle ------------------------------------------------------------------------------


@pytest.mark.parametrize("level", FIRM)
def test_the_dropship_comes_to_lie_far_away(level):
    board = "(0,0) clearing@0, (1,0) gentle@1 {1,3}, (-1,0) gentle@0 {0,2}, (0,1) dead_end@2"
    board += ", (1,-1) dead_end@4, (0,-1) dead_end@5, (-1,1) dead_end@1"
    state = position(board, "0,2,3@(1,0) 4@(-1,0)", stack="dead_end", phase="place_end")
    state.stack = state.stack[-1:]

    move, reasons = said(state, level)
    assert move == "name (-1,0) 2"
    assert "Dropship" in reasons
