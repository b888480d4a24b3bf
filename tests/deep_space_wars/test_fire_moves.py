"""Laws of the open moves of attacks: divided dice, bombs, flames, who rages."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.engine.fire_moves import Bombs, Flames, Rages, Shots
from pygames.deep_space_wars.engine.moves import HOLD, Act, Bomb, Engage, Flame, Group, Rage, Shoot
from pygames.deep_space_wars.forces.cards import HEAVY
from tests.deep_space_wars.battles import PLAIN, card
from tests.deep_space_wars.scripted import A, B, asks, clash, duel
from tests.deep_space_wars.state_machine import refused
from tests.deep_space_wars.test_open_moves import at_random, round_trip

SEEDS = st.integers(0, 10**6)
ROW = [(300 + 20 * n, 400) for n in range(4)]


def asking(action, *abilities, **stats):
    """A is asked, after it has begun an action against B and another squad nearer to it."""
    of = card(*abilities, weapon=HEAVY, **{"attacks": 2, **stats})
    state = duel((of, ROW), (PLAIN, [(300, 330), (320, 330)]), b2=(PLAIN, [(360, 350), (380, 350)]))
    state.apply(Act(A, action), 0)
    return state


def raging():
    """Four fighters of A may rage."""
    at = [(300 + 20 * n, 316) for n in range(4)]
    state = clash(("frenzy",), at=at, places=[(x, 300) for x, _y in at])
    state.apply(Act(A, "melee"), 0)
    state.apply(Engage(B), 0)
    return state


ASKING = {
    Shots: lambda: asking("shoot", "aim"),
    Bombs: lambda: asking("bombard", "bombard"),
    Flames: lambda: asking("flamer", "flamer"),
    Rages: raging,
}
KINDS = pytest.mark.parametrize("kind", ASKING)


@KINDS
def test_dsw144_every_listed_move_is_legal_and_changes_something(kind):
    """DSW-137, DSW-144 to DSW-147, DSW-161: so is any that a bot is given by chance."""
    state = ASKING[kind]()
    moves = asks(state).moves
    assert type(moves) is kind
    rng = random.Random(1)
    for move in (*moves, *(moves.some(rng) for _some in range(20))):
        assert move in moves
        twin = state.copy()
        twin.apply(move, 0)
        assert twin != state


@KINDS
def test_dsw144_moves_are_written_and_read(kind):
    """DSW-144 to DSW-147, DSW-161."""
    moves, rng = asks(ASKING[kind]()).moves, random.Random(2)
    for move in (*moves, *(moves.some(rng) for _some in range(20))):
        if move != HOLD:
            assert round_trip(moves, move) == move


@pytest.mark.parametrize("kind", ASKING)
@given(seed=SEEDS)
def test_dsw144_any_digits_are_legal_or_refused(kind, seed):
    """DSW-144 to DSW-147, DSW-161: and nothing else happens."""
    state = ASKING[kind]()
    moves = asks(state).moves
    move, _count = at_random(moves, random.Random(seed))
    if move in moves:
        state.apply(move, 0)
    else:
        with pytest.raises(IllegalMove):
            state.apply(move, 0)


def test_dsw161_some_choices_are_not_listed():
    """DSW-161: the player names the fighters, in the order of their numbers."""
    state = raging()
    moves, rng = asks(state).moves, random.Random(3)
    assert [it.figures for it in moves] == [(0, 1, 2, 3)[:n] for n in range(5)]
    assert any(moves.some(rng) not in [*moves] for _some in range(10))
    assert Rage((1, 3)) in moves
    for figures in ((3, 1), (1, 1), (4,), (True,), (1.0,), [1], 1):
        assert refused(state, Rage(figures), 0)


def test_what_is_no_move_of_fire():
    """DSW-144, DSW-145, DSW-147: other values, bare tuples and moves of another kind."""
    shots, bombs, flames = (ASKING[kind]() for kind in (Shots, Bombs, Flames))
    for wrong in (
        Shoot((("B",),)),
        Shoot((Group(B, ((1, 1), (0, 1))),)),
        Shoot((Group(B, ((0, True),)),)),
        Shoot((Group(B, ((0, 1),), 1),)),
        ((Group(B, ((0, 1),)),), "shoot"),
        HOLD,
    ):
        assert refused(shots, wrong, 0)
    for wrong in (Bomb((300.0, 330)), Bomb((300,)), Bomb(None), Flame((1, 0))):
        assert refused(bombs, wrong, 0)
    for wrong in (Flame((1.0, 0)), Flame((0, 0)), Flame((625, 0)), Bomb((300, 330))):
        assert refused(flames, wrong, 0)
