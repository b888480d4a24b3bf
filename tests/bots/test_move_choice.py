"""What every bot's thinking does, whatever the game: with a brain that knows next to nothing."""

import random
import sys
from dataclasses import replace
from types import ModuleType

import pytest

import pygames
from pygames.bots import LEVELS, Brain, Budget, Candidate, Level, choose, move_choice, think
from pygames.bots.move_choice import how
from pygames.core.game import Decision


def candidates(_view, decision, _level):
    """Lower numbers are better."""
    return [Candidate(move, 1 - move / 10) for move in decision.moves]


def drawn(_view, decision, rng):
    """Any move."""
    return rng.choice(decision.moves)


def reasons(_view, _decision, move):
    """One."""
    return (f"Because of {move}.",)


BRAIN = Brain(
    candidates=candidates,
    rollout=drawn,
    reasons=reasons,
    mixed=frozenset(("hide",)),
    hard=frozenset(("choose",)),
    levels={**LEVELS, 2: Level(temperature=0.0, nodes=7)},
)


@pytest.fixture
def game(monkeypatch):
    """A game that this brain plays."""
    module = ModuleType("a_bot_for_tests")
    module.BOT = BRAIN
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return replace(pygames.GAMES["battle-line"], bot=module.__name__)


def test_a_game_can_have_levels_of_its_own(game):
    """Level 2 wavers elsewhere, and has no nodes to spend."""
    moves = {
        choose(game, None, Decision(0, "choose", range(4)), 2, random.Random(n)) for n in "abc"
    }

    assert moves == {0}
    assert how(game, 2).nodes == 7
    assert how(game, 4) == LEVELS[4]
    assert how(pygames.GAMES["battle-line"], 1) == LEVELS[1]


def test_a_level_that_is_none_is_refused(game):
    with pytest.raises(ValueError, match="no level 6"):
        how(game, 6)


def test_a_level_that_the_game_does_without_is_refused():
    assert how(pygames.GAMES["battle-line"], 5)
    with pytest.raises(ValueError, match="no level 5"):
        how(pygames.GAMES["not-alone"], 5)


@pytest.mark.parametrize("level", LEVELS)
def test_a_secret_choice_is_drawn_at_every_level(game, level):
    """No move is better than another, and no two need be the same."""
    decision = Decision(0, "hide", range(4))
    found = [
        think(game, None, decision, level, random.Random(n), Budget(nodes=9)) for n in range(40)
    ]

    assert {thought.move for thought in found} == {0, 1, 2, 3}
    assert all(thought.alternatives == () and thought.nodes == 0 for thought in found)
    assert len({thought.value for thought in found}) == 1
    assert all(thought.reasons == (f"Because of {thought.move}.",) for thought in found)


@pytest.mark.parametrize(("level", "searched"), [(2, False), (3, True), (4, True)])
def test_a_game_can_look_ahead_in_its_own_way(game, level, searched):
    """Levels that search are given their best ideas, and what the search prefers is chosen."""
    met = []

    def search(_view, _decision, found, thinks, budget):
        met.append(len(found))
        budget.spend()
        assert thinks == how(game, level)
        return found[::-1]

    sys.modules[game.bot].BOT = replace(BRAIN, search=search)
    move_choice._load.cache_clear()
    thought = think(game, None, Decision(0, "choose", range(9)), level, random.Random(1))
    move_choice._load.cache_clear()

    assert met == ([LEVELS[level].top] if searched else [])
    assert thought.nodes == int(searched)
