"""Each move has a path of tiles, Scouts and buttons; what is barred is read as a move."""

import random
import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from pygames.core.game import Decision, IllegalMove
from pygames.core.series import current_play
from pygames.geometry.hexes import cell, neighbour
from pygames.lost_patrol.board import BOARD, picks
from pygames.lost_patrol.moves import END_PHASE, PushLurkers, Sink
from pygames.table.picks import chosen, following
from tests.lost_patrol.looks import KINDS, moments, rare, reach, sight
from tests.lost_patrol.playouts import OPTION_VALUES
from tests.lost_patrol.positions import (
    BOARD_E,
    at,
    coordinates,
    corridor,
    do,
    move,
    position,
    start,
    without,
)

READ = {
    "name", "rotate", "walk", "fire", "new_group", "move_group", "step", "ambush", "push",
    "end_phase",
}  # fmt: skip
"""The kinds of moves that a run of touches is read as; the others are never barred."""


def fit(state: Any, decision: Decision) -> list[tuple[str, ...]]:
    """The paths of a decision, as the table relies on them."""
    paths = [tuple(path) for path in BOARD.paths(state, decision)]
    assert len(paths) == len(decision.moves)
    assert all(paths)
    if decision.name in BOARD.unordered:
        assert len({len(path) for path in paths}) == 1
        assert len({tuple(sorted(path)) for path in paths}) == len(paths)
    else:
        assert len(set(paths)) == len(paths)
        for path, after in pairwise(sorted(paths)):  # one that begins another is just before it
            assert after[: len(path)] != path
    return paths


@pytest.mark.parametrize(("name", "value"), OPTION_VALUES)
def test_paths_fit_the_moves_and_none_begins_another(name: str, value: Any) -> None:
    """LP-52, under every option."""
    for state, decision, _recent in moments(name, value, every=3):
        for its_move, path in zip(decision.moves, fit(state, decision), strict=True):
            read = BOARD.read(state, decision, path)
            assert read in (its_move, None)
            assert read is not None or its_move.kind not in READ


@pytest.mark.parametrize(
    "name",
    [
        "place_end", "place_rot", "split", "scout_act", "lurker_act", "lurker_step", "ambush",
        "casualty", "push_scout", "push_lurkers", "swamp",
    ],
)  # fmt: skip
def test_every_decision_of_a_player_is_picked(name: str) -> None:
    """LP-52."""
    for state, decision, _recent in rare(name):
        fit(state, decision)


def test_a_walk_is_a_scout_and_a_tile() -> None:
    """LP-58."""
    state = position(BOARD_E)
    (decision,) = state.decisions
    paths = dict(zip(fit(state, decision), decision.moves, strict=True))

    assert paths["scout:2", "hex:1,0"] == move(state, "walk 2 0")
    assert paths["do:end-phase",] == END_PHASE


def test_all_that_can_be_done_with_a_group_is_picked_on_the_map() -> None:
    """LP-67, LP-71, LP-73."""
    state = position(BOARD_E, "0-4@(1,0)", "3@(1,-1)", phase="lurker_act")
    (decision,) = state.decisions
    paths = dict(zip(fit(state, decision), decision.moves, strict=True))

    assert paths["hex:3,-2",] == move(state, "new (3,-2)")
    assert paths["hex:1,-1", "do:grow"] == move(state, "grow (1,-1)")
    assert paths["hex:1,-1", "hex:2,-1"] == move(state, "move (1,-1) 0")


def test_every_cell_and_every_scout_has_an_id_of_its_own() -> None:
    for where in (at("(0,0)"), at("(-3,7)"), at("(12,-6)"), cell(-1, -1)):
        assert picks.cell_of(picks.hex_element(where)) == where
    for scout in range(5):
        assert picks.scout_of(picks.scout_element(scout)) == scout
    for nonsense in ("", "hex:", "hex:1", "hex:a,b", "push:1,0,1", "1,0", "scout:0", "hex:1,0,1"):
        assert picks.cell_of(nonsense) is None
    for nonsense in ("", "scout:", "scout:5", "scout:-1", "0", "hex:0,0"):
        assert picks.scout_of(nonsense) is None


# --- in any order ------------------------------------------------------------------------


def touched(state: Any, its_move: Any, rng: random.Random) -> list[str]:
    """The elements that make a move, in an order that somebody may touch them in."""
    if isinstance(its_move, Sink):
        return rng.sample([picks.scout_element(s) for s in its_move.scouts], len(its_move.scouts))
    assert isinstance(its_move, PushLurkers)
    edges = [edge for edge in range(6) for _token in range(its_move.counts[edge])]
    rng.shuffle(edges)
    pushed: Counter[int] = Counter()
    found = []
    for edge in edges:
        pushed[edge] += 1
        found.append(picks.push_element(neighbour(state.place, edge), pushed[edge]))
    return found


def crowded() -> tuple[Any, Decision]:
    """All five Scouts on a tile for three."""
    state = position(BOARD_E, "0-4@(1,0)", "1@(0,0)", phase="lurker_act")
    do(state, "end")
    assert state.phase == "swamp"
    return state, state.decisions[0]


@pytest.mark.parametrize("name", sorted(picks.UNORDERED))
def test_any_order_of_the_picks_makes_the_same_move(name: str) -> None:
    """LP-88, LP-92: and at every step the next pick is there to be touched."""
    rng = random.Random(name)
    longest = 0
    for state, decision in [*(moment[:2] for moment in rare(name)), crowded()]:
        paths = fit(state, decision)
        for number in rng.sample(range(len(paths)), min(5, len(paths))):
            wanted = touched(current_play(state), decision.moves[number], rng)
            longest = max(longest, len(wanted))
            for step, element in enumerate(wanted):
                picked = tuple(wanted[:step])
                assert element in following(paths, picked, unordered=True)
                assert chosen(paths, picked, unordered=True) is None
                seen = sight(state, picked=picked)
                markup = str(BOARD.scene(seen)) + str(BOARD.hand(seen))
                assert markup.count(f'data-pick="{element}"') == 1
            assert chosen(paths, tuple(wanted), unordered=True) == number
    assert longest > 1


@pytest.mark.parametrize("name", sorted(picks.UNORDERED))
def test_whatever_is_picked_first_something_can_follow(name: str) -> None:
    """LP-88, LP-92: picking on and on always ends in a move."""
    rng = random.Random(f"on {name}")
    for state, decision, _recent in rare(name):
        paths = fit(state, decision)
        picked: tuple[str, ...] = ()
        while chosen(paths, picked, unordered=True) is None:
            seen = sight(state, picked=picked)
            markup = str(BOARD.scene(seen)) + str(BOARD.hand(seen))
            there = [element for element in sorted(seen.next) if f'pick="{element}"' in markup]
            assert there
            picked = (*picked, rng.choice(there))
        assert len(picked) == len(paths[0])


def test_lurkers_that_are_pushed_are_counted_on_their_tiles() -> None:
    """LP-88."""
    state = position(BOARD_E, "0-4@(0,0)", "4@(1,0)", phase="ambush", scouts_seat=0)
    state.scouts = [at("(1,0)")] * 3 + [at("(0,0)")] * 2
    do(state, "ambush (1,0)", "dice 1 6 6")
    assert state.loose == 3

    shown = BOARD.scene(sight(state, picked=("push:0,0,1", "push:2,-1,1")))
    assert ["push:0,0,1", "push:2,-1,1"] == re.findall(r'id="(\S+)" data-picked', shown)
    assert ["+1", "+1"] == re.findall(r"lp-pushed[^>]*>([^<]*)<", shown)
    shown = BOARD.scene(sight(state, picked=("push:0,0,1", "push:0,0,2")))
    assert ["+2"] == re.findall(r"lp-pushed[^>]*>([^<]*)<", shown)
    assert ["push:0,0,2"] == re.findall(r'id="(\S+)" data-picked', shown)


# --- barred ------------------------------------------------------------------------------


def reason(state: Any, *path: str) -> str:
    """What the rules say to a run of touches that they bar."""
    (decision,) = state.decisions
    assert path[-1] not in reach(state, decision, path[:-1])
    its_move = BOARD.read(state, decision, path)
    assert its_move is not None
    with pytest.raises(IllegalMove) as refusal:
        state.copy().apply(its_move, decision.seat)
    return str(refusal.value)


def standing(phase: str) -> Any:
    """Board E less two tiles with Scouts and Lurkers here and there, in some phase."""
    board = without(BOARD_E, "(2,-1)", "(3,-2)")
    return position(board, "0-2@(1,0) 3,4@(0,0)", "1@(1,-1) 4@(0,0) 2@(0,1)", phase=phase)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("scout:3 hex:1,0", "This tile is full"),
        ("scout:0 hex:1,-1", "No path leads there"),
        ("scout:0 hex:2,-1", "There is no tile yet"),
        ("scout:0 do:fire", "nothing to fire at"),
    ],
)
def test_a_scout_that_cannot_is_told_why(path: str, words: str) -> None:
    """LP-57, LP-58, LP-62."""
    assert words in reason(standing("scout_act"), *path.split())


def test_a_scout_that_has_acted_is_told_so() -> None:
    """LP-57."""
    state = do(position(corridor(5), "0,1@(0,0) 2,3,4@(1,0)"), "walk 2 3", "walk 3 1")
    assert "has finished" in reason(state, "scout:2", "hex:1,0")
    do(state, "walk 3 4")
    assert "no action left" in reason(state, "scout:3", "hex:2,-1")


def test_a_scout_that_has_acted_is_told_so_at_the_first_touch() -> None:
    """LP-57: nothing can be picked of it, so there is no second touch."""
    state = do(position(corridor(5), "0,1@(0,0) 2,3,4@(1,0)"), "walk 2 3", "walk 3 1")
    assert "has finished" in reason(state, "scout:2")


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("hex:-1,0", "only where a path leads into the unknown"),
        ("hex:0,1 hex:3,3", "There is no tile"),
        ("hex:0,1 hex:1,1", "There is no tile"),
        ("hex:1,-1 hex:0,-1", "a single one cannot move"),
        ("hex:-1,0 hex:-1,1", "no Lurkers on this tile"),
    ],
)
def test_lurkers_that_cannot_are_told_why(path: str, words: str) -> None:
    """LP-68, LP-73, LP-74."""
    assert words in reason(standing("lurker_act"), *path.split())


@pytest.mark.parametrize(
    ("element", "words"),
    [("hex:1,0", "no Lurkers"), ("hex:0,1", "no Scout on this tile")],
)
def test_where_there_can_be_no_ambush_it_is_said_why(element: str, words: str) -> None:
    """LP-76."""
    assert words in reason(standing("ambush"), element)


def test_lurkers_that_have_fought_do_not_fight_again() -> None:
    """LP-75."""
    tokens = "0+2@(1,0) 1@(0,0)"
    state = position(BOARD_E, "0-2@(1,0) 3,4@(0,0)", tokens, phase="ambush")
    assert "already fought" in reason(state, "hex:1,0")


def test_every_rotation_that_is_barred_tells_why() -> None:
    """LP-33, in every game: the path must go on, or fewer paths can be blocked."""
    told: Counter[str] = Counter()
    for state, decision, _recent in rare("place_rot", 200):
        play = current_play(state)
        grounds = play.options.tiles[play.drawn].grounds
        legal = {its_move.rotation for its_move in decision.moves}
        for rotation in {grounds.index(ground) for ground in grounds} - legal:
            told[reason(state, f"turn:{rotation}")] += 1
    assert {
        "The path must go on into this tile.",
        "Turned this way the tile would block more paths than it has to.",
    } == set(told)


def test_ends_that_nobody_sees_are_told_of() -> None:
    """LP-31."""
    state = do(start(), *["name (0,0) 0", "draw straight"])
    do(state, "rotate 0")
    (decision,) = state.decisions
    for path, words in ((("end:0,0,0",), "not an open end"), (("end:9,9,0",), "not an open end")):
        its_move = BOARD.read(state, decision, path)
        with pytest.raises(IllegalMove, match=words):
            state.copy().apply(its_move, decision.seat)


@pytest.mark.parametrize("kind", KINDS)
def test_touching_anything_at_any_time_is_a_move_or_nothing(kind: tuple[str, Any]) -> None:
    """What is drawn can be touched: it is read without a fault, and refused with a reason."""
    for state, decision, _recent in moments(*kind, every=41):
        seen = sight(state)
        markup = str(BOARD.scene(seen)) + str(BOARD.hand(seen))
        for element in {part.split('"')[0] for part in markup.split(' id="')[1:]}:
            its_move = BOARD.read(state, decision, (element.split("@")[0],))
            if its_move is not None and its_move not in decision.moves:
                with pytest.raises(IllegalMove) as refusal:
                    state.copy().apply(its_move, decision.seat)
                assert str(refusal.value) != "You cannot do that now."


def test_coordinates_in_ids_are_those_of_the_rules() -> None:
    """LP-18."""
    for where in position(BOARD_E).jungle.laid:
        assert picks.hex_element(where) == f"hex:{coordinates(where)[1:-1]}"
