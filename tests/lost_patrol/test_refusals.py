"""Illegal moves: refused with a reason, and nothing changes."""

from itertools import product

import pytest

from pygames.core.game import CHANCE, REFEREE, IllegalMove
from pygames.geometry.hexes import cell
from pygames.lost_patrol import moves
from tests.lost_patrol.positions import BOARD_E, corridor, do, move, position, start, without
from tests.lost_patrol.test_splits import PARTED

CELLS = [cell(q, r) for q, r in product(range(-2, 5), range(-3, 4))] + [None, -1, 10**6, "(0,0)"]
EDGES = [*range(-1, 7), None]
NO_COUNTS = [(), None, (2,), (0, 2, 0, 0, 0, 0, 0), [0, 2, 0, 0, 0, 0], (0, -1, 3, 0, 0, 0)]
EVERY_MOVE = [
    *(moves.Name(where, edge) for where in CELLS for edge in EDGES),
    *(moves.Drawn(tile) for tile in (*range(-1, 20), None, "gentle")),
    *(moves.Rotate(turn) for turn in EDGES),
    *(moves.Walk(scout, edge) for scout in (*range(-1, 6), None) for edge in EDGES),
    *(moves.Fire(scout) for scout in (*range(-1, 6), None)),
    *(moves.Keep(part) for part in (-1, 0, 1, 2, None)),
    *(kind(where) for kind in (moves.NewGroup, moves.Grow, moves.Ambush) for where in CELLS),
    *(moves.MoveGroup(where, edge) for where in CELLS for edge in EDGES),
    *(moves.Step(edge) for edge in EDGES),
    *(moves.Lose(scout) for scout in (*range(-1, 6), None)),
    *(moves.Push(scout, edge) for scout in (*range(-1, 6), None) for edge in EDGES),
    *(moves.PushLurkers(counts) for counts in product(range(3), repeat=6)),
    *(
        moves.PushLurkers(counts)
        for counts in (
            (),
            None,
            (2,),
            (0, 2, 0, 0, 0, 0, 0),
            [0, 2, 0, 0, 0, 0],
            (0, -1, 3, 0, 0, 0),
        )
    ),
    *(moves.Sink(scouts) for scouts in ((), (0,), (0, 1), (1, 0), (0, 0), (0, 1, 2), (5, 6), None)),
    *(moves.RoleDice(one, two) for one in (0, 1, 6, 7, None) for two in (1, 6)),
    *(moves.ThornDie(die) for die in (0, 1, 6, 7, None)),
    *(moves.FireDice(dice) for dice in ((), (1,), (6, 6, 6), (0, 1, 1), (1, 1, 1, 1), None)),
    *(moves.AmbushDice(die, 1, 6) for die in (0, 1, 6, 7, None)),
    *(moves.END_PHASE, moves.STOP, moves.CONCEDE),
]
NO_MOVES = [
    *(None, 7, "end", (), (2, 0), (2, 0, "walk"), ("end_phase",), [2, 0, "walk"], object()),
    *(("concede",), (moves.END_PHASE,)),
]


def night(phase, tokens="3@(1,0) 1@(2,-1)"):
    return position(BOARD_E, "2,3@(1,0) 0,1,4@(-1,1)", tokens, phase=phase)


STATES = {
    "roles": lambda: start(scouts="dice"),
    "place_end": start,
    "draw": lambda: do(start(mix="5-5-0-0-0-0-0-5"), "name (0,0) 0"),
    "place_rot": lambda: do(start(), "name (0,0) 0", "draw gentle"),
    "scout_act": lambda: position(BOARD_E, "2,3@(1,0) 0,4@(0,0)", "2@(1,0)"),
    "second action": lambda: do(position(BOARD_E, "0-4@(0,0)"), "walk 3 0", "walk 2 0"),
    "thorns": lambda: do(position("(0,0) straight@0*, (1,0) dead_end@3", "2@(0,0)"), "walk 2 0"),
    "fire_dice": lambda: do(night("scout_act"), "fire 2"),
    "split": lambda: do(position(corridor(14), PARTED), "end"),
    "lurker_act": lambda: night("lurker_act"),
    "lurker_step": lambda: do(night("lurker_act"), "move (1,0) 1"),
    "ambush": lambda: night("ambush", "3@(1,0) 2@(0,0) 0+2@(-1,1)"),
    "ambush_dice": lambda: do(night("ambush"), "ambush (1,0)"),
    "casualty": lambda: do(night("ambush"), "ambush (1,0)", "dice 6 1 1"),
    "push_scout": lambda: do(night("ambush"), "ambush (1,0)", "dice 4 4 1"),
    "push_lurkers": lambda: do(night("ambush"), "ambush (1,0)", "dice 1 6 6"),
    "swamp": lambda: do(position(BOARD_E, "0-4@(1,0)", phase="ambush"), "end"),
    "over": lambda: do(start(), "concede"),
}


@pytest.mark.parametrize("name", STATES)
def test_of_all_moves_just_the_listed_ones_are_made(name):
    """LP-52: whatever is tried, by whomever: made if it is listed, else refused with a text."""
    state = STATES[name]()
    assert name in (state.phase, "over", "second action")
    before = state.copy()
    listed = {d.seat: [*d.moves, *d.also] for d in state.decisions}
    made = 0
    for tried in EVERY_MOVE:
        for seat in (0, 1, CHANCE, REFEREE):
            if tried in listed.get(seat, ()):
                state.copy().apply(tried, seat)
                made += 1
            else:
                with pytest.raises(IllegalMove) as refusal:
                    state.apply(tried, seat)
                assert str(refusal.value)
    for tried in NO_MOVES:
        for seat in (0, 1, 5, CHANCE):
            with pytest.raises(IllegalMove):
                state.apply(tried, seat)

    assert before == state
    assert bool(made) == bool(state.decisions)


def refusal(state, text, seat=None):
    """Why this move is refused."""
    before = state.copy()
    with pytest.raises(IllegalMove) as error:
        state.apply(move(state, text), state.decisions[0].seat if seat is None else seat)
    assert before == state
    return str(error.value)


GROWING = without(BOARD_E, "(2,-1)", "(3,-2)")
BLOCKED = "(0,0) straight@0, (-1,0) dead_end@0, (1,0) straight@1"


def placing(board=GROWING, scouts="0@(1,0)", **other):
    return position(board, scouts, phase="place_end", **other)


def scouting(board=BOARD_E, scouts="0,2,3@(1,0) 4@(0,0)", tokens="", **other):
    return position(board, scouts, tokens, **other)


def prowling(tokens="1@(1,0) 5@(0,0)", board=BOARD_E, **other):
    return position(board, "0@(1,0)", tokens, phase="lurker_act", **other)


HIDDEN = {"lurker_start_in_sight": False, "stack": ""}
SEEN_END = "(0,0) dead_end@0, (1,0) gentle@1, (9,9) dropship@0"

REASONS = [
    pytest.param(placing(), "name (-1,2) 3", "No Scout sees", id="LP-30 not in sight"),
    pytest.param(placing(), "name (0,0) 2", "not an open end", id="LP-24 a linked exit"),
    pytest.param(placing(), "name (7,7) 2", "not an open end", id="LP-24 nowhere"),
    pytest.param(
        do(placing(), "name (1,0) 1", "draw straight"), "rotate 0", "must go on", id="LP-33.1"
    ),
    pytest.param(
        do(placing("(0,0) clearing@0, (1,0) sharp@2", "0@(0,0)"), "name (0,0) 1", "draw sharp"),
        "rotate 3",
        "block more paths",
        id="LP-33.3",
    ),
    pytest.param(
        do(placing(), "name (1,0) 1", "draw straight"), "rotate 4", "looks the same", id="LP-34"
    ),
    pytest.param(scouting(), "walk 1 0", "dead", id="LP-2 a dead one walks"),
    pytest.param(scouting(), "fire 1", "dead", id="LP-2 a dead one fires"),
    pytest.param(scouting(), "walk 4 0", "is full", id="LP-58 full"),
    pytest.param(scouting(GROWING), "walk 2 1", "There is no tile yet", id="LP-58 unknown"),
    pytest.param(scouting(), "walk 2 2", "No path", id="LP-22 no exit"),
    pytest.param(scouting(BLOCKED, "0@(0,0)"), "walk 0 0", "blocked", id="LP-23"),
    pytest.param(scouting(tokens="6@(2,-1)"), "fire 2", "nothing to fire at", id="LP-62"),
    pytest.param(
        do(scouting(), "walk 2 1", "walk 3 1"), "walk 2 1", "finished", id="LP-57 another one"
    ),
    pytest.param(
        do(scouting(), "walk 2 1", "walk 2 1"), "walk 2 4", "no action left", id="LP-56 two"
    ),
    pytest.param(
        do(scouting(tokens="1@(3,-2)"), "walk 2 1", "walk 2 1"),
        "fire 2",
        "no action left",
        id="LP-56 two, and a shot",
    ),
    pytest.param(prowling(), "new (2,-1)", "into the unknown", id="LP-68 no end of a path"),
    pytest.param(prowling(), "new (1,-1)", "into the unknown", id="LP-68 a dead end"),
    pytest.param(prowling("1@(3,-2)"), "new (3,-2)", "grow", id="LP-70"),
    pytest.param(prowling("18@(0,0)"), "new (3,-2)", "stock", id="LP-72 new"),
    pytest.param(prowling("18@(0,0)"), "grow (0,0)", "stock", id="LP-72 grow"),
    pytest.param(prowling(), "new (7,7)", "There is no tile", id="LP-67 nowhere"),
    pytest.param(prowling(), "grow (3,-2)", "no Lurkers", id="LP-71 nobody there"),
    pytest.param(prowling(), "move (3,-2) 4", "no Lurkers", id="LP-73 nobody there"),
    pytest.param(prowling(), "move (1,0) 1", "single one cannot move", id="LP-74"),
    pytest.param(
        prowling("5@(3,-2)"), "move (3,-2) 0", "There is no tile", id="LP-74 into the void"
    ),
    pytest.param(
        do(prowling("5@(3,-2)"), "move (3,-2) 4"), "step 0", "There is no tile", id="LP-74 a step"
    ),
    pytest.param(
        position(SEEN_END, "0@(1,0)", phase="lurker_act", **HIDDEN),
        "new (1,0)",
        "Scouts can see",
        id="section 7.3 lurker_start_in_sight",
    ),
    pytest.param(STATES["ambush"](), "ambush (3,-2)", "no Lurkers", id="LP-76 nobody there"),
    pytest.param(STATES["ambush"](), "ambush (0,0)", "no Scout", id="LP-76 no Scout"),
    pytest.param(STATES["ambush"](), "ambush (-1,1)", "already fought", id="LP-75 spent"),
    pytest.param(STATES["casualty"](), "lose 0", "not in the ambush", id="LP-82"),
    pytest.param(STATES["push_scout"](), "push 2 2", "along a path", id="LP-85 Scouts"),
    pytest.param(
        STATES["push_lurkers"](), "spread 2 0 0 0 0 0", "next to this one", id="LP-85 Lurkers"
    ),
]


@pytest.mark.parametrize(("state", "text", "reason"), REASONS)
def test_the_reason_tells_the_rule(state, text, reason):
    assert reason in refusal(state.copy(), text)


OUT_OF_PLACE = [
    ("scout_act", "ambush (1,0)"),
    ("scout_act", "stop"),
    ("place_end", "end"),
    ("lurker_step", "end"),
    ("lurker_step", "grow (2,-1)"),
    ("casualty", "end"),
    ("push_scout", "end"),
    ("swamp", "end"),
    ("split", "end"),
]


@pytest.mark.parametrize(("name", "text"), OUT_OF_PLACE)
def test_each_move_in_its_phase(name, text):
    """LP-51, LP-52: and nothing can be left out that must be chosen."""
    assert "cannot do that now" in refusal(STATES[name](), text)


@pytest.mark.parametrize(
    ("name", "seat"), [("scout_act", 1), ("lurker_act", 0), ("casualty", 1), ("push_scout", 0)]
)
def test_whose_turn_it_is(name, seat):
    """LP-52, LP-55: the other one can do nothing, not even concede."""
    for text in ("end", "concede", "walk 2 0"):
        assert "not your turn" in refusal(STATES[name](), text, seat)


def test_when_it_is_over():
    """LP-52: nothing more can be done."""
    for seat in (0, 1, CHANCE):
        assert "over" in refusal(STATES["over"](), "concede", seat)
