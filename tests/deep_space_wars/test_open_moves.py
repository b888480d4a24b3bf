"""Laws of armies, deployments and marches that are too many to be listed."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.engine.moves import READY_TO_FIGHT, Act, Deploy, LineUp, March, Muster
from pygames.deep_space_wars.engine.open_moves import Deployments, Marches
from pygames.deep_space_wars.engine.steps import Stride
from pygames.deep_space_wars.positions.gaits import forced_march, run, teleport, walk
from pygames.deep_space_wars.positions.march import MOST_SEGMENTS
from pygames.geometry.plane import squared
from tests.deep_space_wars.battles import crowded, turned, turned_point
from tests.deep_space_wars.open_choices import at_random, round_trip
from tests.deep_space_wars.state_machine import (
    FOOT,
    fight,
    foot,
    fought_in,
    lined_up,
    marched,
    mustered,
    refused,
    throw,
)

SEEDS = st.integers(0, 10**6)


# --- deployments -------------------------------------------------------------------------------


def deploying(seats=2):
    """A match in which seat 0 sets up its army."""
    state = mustered(seats)
    throw(state, 6, *[1] * (seats - 1))
    return state


@given(SEEDS, st.sampled_from([2, 3, 4]))
def test_dsw103_any_deployment_is_written_and_read(seed, seats):
    """DSW-103, DSW-104: squad by squad, until all stand; each is legal when it is made."""
    rng, state = random.Random(seed), deploying(seats)
    for _squad in range(5):
        moves = Deployments(state, 0)
        move = moves.some(rng)
        assert move in moves
        if not isinstance(move, Deploy):
            assert move in [*moves]
            break
        assert move == round_trip(moves, move)
        area = state.start_area_of(0)
        assert all(map(area.contains, move.places))
        state.apply(move, 0)
        assert (move.leader, move.places) == (
            state.leaders[move.squad],
            tuple(state.places[it] for it in state.roster.squads[move.squad].figures),
        )
    state.apply(READY_TO_FIGHT if isinstance(move, Deploy) else move, 0)


@given(SEEDS)
def test_dsw104_any_digits_are_some_deployment(seed):
    """DSW-104: a legal one or one that is refused; two digits a figure, and two."""
    rng, state = random.Random(seed), deploying()
    moves = Deployments(state, 0)
    move, count = at_random(moves, rng)
    assert count == 2 + 2 * len(move.places)
    assert len(move.places) == len(state.roster.squads[move.squad].figures)
    made_or_refused(state, move, 0, move in moves)


def made_or_refused(state, move, seat, legal):
    """Make a move if it is legal, and see that it is refused if it is not."""
    if legal:
        state.apply(move, seat)
    else:
        refused(state, move, seat)


# --- marches -----------------------------------------------------------------------------------

BOTH = ("forced_march", "teleport")


def about_to_march(rng):
    """A crowded battle in which some squad of seat 0 has begun to move; its marches."""
    while True:
        state = fought_in(crowded(rng), (0, 1))
        squad = rng.choice(state.squads_of(0))
        of = state.roster.squads[squad].card
        gait = rng.choice(
            [walk(of), walk(of, 2), walk(of, 6), run(of, 6, 1), forced_march(of), teleport(of)]
        )
        state.steps.append(Stride(squad, "walk", gait))
        return state, squad, gait, Marches(state, squad, gait)


def meandering(rng, state, squad, gait):
    """A march of a few figures round corners, which may be legal."""
    paths = {}
    for figure in state.able_in(squad):
        if rng.random() < 0.6:
            x, y = state.places[figure]
            path = []
            for _part in range(rng.randint(1, MOST_SEGMENTS)):
                x, y = x + rng.randint(-5, 5), y + rng.randint(-5, 5)
                path.append((x, y))
            paths[figure] = path
    return marched(squad, paths)


@given(SEEDS)
def test_dsw113_any_march_is_written_and_read(seed):
    """DSW-113: those listed, those at random, and those round many corners."""
    rng = random.Random(seed)
    state, squad, gait, moves = about_to_march(rng)
    found = [*moves, moves.some(rng), *(meandering(rng, state, squad, gait) for _ in range(6))]
    for march in found:
        if march in moves:
            assert march == round_trip(moves, march)
            tried = state.copy()
            tried.apply(march, 0)
        else:
            refused(state, march, 0)


@given(SEEDS)
def test_dsw112_listed_marches_are_legal_and_different(seed):
    """DSW-110, DSW-112, DSW-167: that nobody moves is always among them, and comes first."""
    rng = random.Random(seed)
    state, squad, gait, moves = about_to_march(rng)
    listed = [*moves]
    assert March(squad, ()) == listed[0]
    assert len({*listed}) == len(listed) == len(moves)
    for march in listed:
        assert march in moves
        for figure, path in march.paths:
            assert squared(state.places[figure], path[-1]) <= gait.reach**2
    assert moves.some(rng) in moves


@given(SEEDS)
def test_dsw113_any_digits_are_some_march(seed):
    """DSW-113: a legal one or one that is refused; a bounded number of digits a figure."""
    rng = random.Random(seed)
    state, squad, _gait, moves = about_to_march(rng)
    move, count = at_random(moves, rng)
    assert count <= (2 + 2 * MOST_SEGMENTS) * len(state.able_in(squad))
    assert move.squad == squad
    made_or_refused(state, move, 0, move in moves)
    for _figure, path in move.paths:
        assert 1 <= len(path) <= MOST_SEGMENTS


def test_dsw113_what_only_looks_like_a_march_is_none():
    """DSW-113: nor does it raise anything but `IllegalMove`."""
    state = fight((0, FOOT, [(100, 500), (120, 500)]), (1, FOOT, [(500, 100)]))
    state.apply(Act(0, "walk"), 0)
    step = (100, 490)
    for paths in (
        None,
        7,
        "march",
        (None,),
        ((0,),),
        ((0, None),),
        ((0, ()),),
        ((0, (7,)),),
        ((0, (step[:1],)),),
        ((0, [step]),),
        [(0, (step,))],
        (("0", (step,)),),
        ((0.0, (step,)),),
        ((False, (step,)),),
        ((0, ((100, 490.0),)),),
        ((0, ((100, 10**30),)),),
        ((1, ((120, 490),)), (0, (step,))),
        ((0, (step,)), (0, (step,))),
        ((0, (step, step)),),
        ((99, (step,)),),
        ((-1, (step,)),),
        {0: (step,)},
    ):
        refused(state, March(0, paths), 0)
    for squad in (None, "0", 1, -1, 99, (0,)):
        refused(state, March(squad, ((0, (step,)),)), 0)
    state.apply(March(0, ((0, (step,)),)), 0)


@pytest.mark.parametrize("move", [Deploy(0, (), 0), LineUp(), Muster(()), None], ids=repr)
def test_dsw103_moves_of_the_set_up_are_over_in_the_battle(move):
    """DSW-103, section 3.2."""
    state = lined_up()
    with pytest.raises(IllegalMove):
        state.apply(move, 0)


# --- the table turned --------------------------------------------------------------------------


@settings(max_examples=25)
@given(SEEDS)
def test_dsw91_marches_are_alike_whichever_way_the_table_lies(seed):
    """DSW-91, DSW-113, GEO-1: the same steps lead to the same places, dice and losses."""
    rng = random.Random(seed)
    state = fought_in(crowded(rng, terrain=5), (0, 1))
    twin = turned(state)
    assert type(twin) is type(state)
    for _step in range(12):
        if state.outcome is not None:
            break
        decision = next(it for it in state.decisions if it.moves)
        if isinstance(decision.moves, Marches):
            move = decision.moves.some(rng)
        elif decision.name == "act":
            move = rng.choice([it for it in decision.moves if moves_only(it)])
        else:
            move = rng.choice(decision.moves)
        state.apply(move, decision.seat)
        twin.apply(turned_move(move), decision.seat)
        assert state.steps == [
            it if not hasattr(it, "paths") else it._replace(paths=turned_back(it.paths))
            for it in twin.steps
        ]
        there = state.up()
        assert there == twin.up()
        assert [turned_point(state.places[it]) for it in there] == [twin.places[it] for it in there]
        assert (state.points, state.active, state.leaders) == (
            twin.points,
            twin.active,
            twin.leaders,
        )


def moves_only(move):
    """Whether this action is no attack; walks may end in snap shots."""
    return not isinstance(move, Act) or move.action in ("walk", "run", "forced_march", "teleport")


def turned_move(move):
    """A move on the table turned clockwise by a quarter."""
    if not isinstance(move, March):
        return move
    paths = ((figure, tuple(map(turned_point, path))) for figure, path in move.paths)
    return move._replace(paths=tuple(paths))


def turned_back(paths):
    """Paths before the table was turned."""
    for _quarter in range(3):
        paths = turned_move(March(0, paths)).paths
    return paths


@pytest.mark.parametrize("corner", [(8, 8), (616, 8), (8, 616), (616, 616)])
def test_dsw113_marches_into_corners_are_written_and_read(corner):
    """DSW-113, GEO-1: straight and round a bend along the edge."""
    x, y = corner
    start = (x + 40 if x == 8 else x - 40, y)
    state = fight((0, FOOT, [start]), (1, FOOT, [(300, 300)]))
    moves = Marches(state, 0, walk(FOOT))
    for march in marched(0, {0: corner}), marched(0, {0: [corner, (x, 30 if y == 8 else 594)]}):
        assert march in moves
        assert march == round_trip(moves, march)


def test_dsw113_the_first_path_is_not_copied_where_it_bends():
    """DSW-113: whoever goes the way of the first goes straight."""
    state = fight((0, foot(), [(100, 500), (120, 500)]), (1, FOOT, [(500, 100)]))
    moves = Marches(state, 0, walk(FOOT))
    bent = marched(0, {0: [(90, 490), (100, 480)], 1: (120, 480)})
    straight = marched(0, {0: (100, 480), 1: (120, 480)})
    aside = marched(0, {0: (100, 480), 1: [(125, 490), (120, 480)]})
    last = marched(0, {1: (120, 480)})
    for march in (bent, straight, aside, last):
        assert march == round_trip(moves, march)
    for one, other in pairwise((bent, straight, aside, last)):
        assert [*moves.digits(one)] != [*moves.digits(other)]
    assert len([*moves.digits(straight)]) < len([*moves.digits(bent)])
