"""Every move of every decision can be picked, and has a name."""

import random

import pytest

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.engine.moves import Act, March
from tests.deep_space_wars.playouts import SEEDS, playout
from tests.deep_space_wars.tables import decision_of, marching, sight
from tests.markup import Page


@pytest.mark.parametrize("seed", list(SEEDS)[:6])
def test_moves_have_different_paths_with_names(seed):
    asked = [it for it in playout(seed).moments if it.decision.seat >= 0 and it.decision.moves]
    rng = random.Random(seed)
    for state, decision, _move in rng.sample(asked, min(60, len(asked))):
        paths = [tuple(path) for path in BOARD.paths(state, decision)]
        assert len(paths) == len({*paths}) == len(decision.moves)
        assert not any(a != b and b[: len(a)] == a for a in paths for b in paths)
        for element in {element for path in paths for element in path}:
            assert BOARD.label(state, element)
        seen = sight(state)
        assert BOARD.prompt(seen)
        drawn = Page(BOARD.scene(seen)), Page(BOARD.hand(seen))
        there = {it.partition("@")[0] for page in drawn for it in page.having("id")}
        missing = {it for it in seen.next if not it.startswith(("do:", "at:"))} - there
        assert missing == set()


@pytest.mark.parametrize("seed", list(SEEDS)[:3])
def test_unlisted_moves_have_paths_too(seed):
    for state, decision, move in playout(seed).moments:
        if decision.seat >= 0 and decision.moves and move not in decision.also:
            (path,) = BOARD.paths(state, decision._replace(moves=(move,)))
            assert all(BOARD.label(state, element) for element in path)


def test_it_is_said_why_a_squad_cannot_act():
    """DSW-106: the rule, not only that it is not possible."""
    state = marching(points=500, armies="drawn")
    mine, theirs = state.steps[-1].squad, state.squads_of(1 - state.active)[0]
    state.apply(March(mine, ()), state.active)
    decision = decision_of(state)
    for path, said in (
        ((f"squad:{mine}",), "acted"),
        ((f"squad:{theirs}",), "own squads"),
        ((f"figure:{state.roster.squads[theirs].figures[0]}",), "own squads"),
    ):
        move = BOARD.read(state, decision, path)
        assert isinstance(move, Act)
        with pytest.raises(IllegalMove, match=said):
            state.copy().apply(move, decision.seat)
    for nothing in ((), ("terrain:A1",), ("squad:99",), ("figure:999",), ("at:1,2",)):
        assert BOARD.read(state, decision, nothing) is None
