"""Thinking ends when nodes or seconds run out, or when it is stopped."""

import random

import pytest

import pygames
from pygames.bots import Budget, think

GAME = pygames.GAMES["battle-line"]


def a_decision():
    """The first choice of a match, as its seat sees it."""
    match = pygames.Match(GAME.id, rng=random.Random(1))
    decision = match.decisions[0]
    return match.view(decision.seat), decision


def test_nodes_are_counted():
    budget = Budget(nodes=2)
    assert not budget.spent()
    budget.spend()
    budget.spend()
    assert budget.spent()
    assert budget.nodes == 2


def test_seconds_run_out():
    assert Budget(seconds=0).spent()
    assert not Budget(seconds=1000).spent()


def test_without_limits_it_goes_on():
    assert not Budget().spent()


@pytest.mark.parametrize("level", [3, 4])
@pytest.mark.parametrize("nodes", [1, 7, 30])
def test_a_thought_keeps_to_its_nodes(level, nodes):
    thought = think(GAME, *a_decision(), level, random.Random(1), Budget(nodes=nodes))

    assert thought.nodes <= nodes + 1


def test_stop_is_asked_often_and_ends_thinking_at_once():
    """The best so far is the answer, however much might still be spent."""
    asked = []

    def stop():
        asked.append(True)
        return len(asked) > 20

    thought = think(GAME, *a_decision(), 4, random.Random(1), Budget(stop=stop))

    assert len(asked) <= 23  # each loop that was under way asks once more
    assert thought.nodes <= 23
    assert thought.move in a_decision()[1].moves


def test_stopped_before_it_began_a_bot_still_has_an_answer():
    thought = think(GAME, *a_decision(), 4, random.Random(1), Budget(stop=lambda: True))

    assert thought.nodes == 0
    assert thought.move in a_decision()[1].moves
