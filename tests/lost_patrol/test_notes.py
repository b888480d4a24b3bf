"""What stands on the tiles: odds of ambushes, what would fall behind, how many would arrive."""

import re
from itertools import product
from typing import Any

import pytest

from pygames.core.series import current_play
from pygames.geometry.hexes import axial
from pygames.lost_patrol.board import BOARD
from tests.lost_patrol import naive
from tests.lost_patrol.looks import KINDS, moments, notes, rare, reach, sight, tiles
from tests.lost_patrol.positions import BOARD_E, at, board_of, coordinates, corridor, position

# --- the odds of an ambush ---------------------------------------------------------------


def shown_odds(state: Any, where: str) -> tuple[tuple[int, ...], str] | None:
    """The three parts of the bar on a tile, and what is said of them."""
    markup = tiles(sight(state))[f"hex:{where[1:-1]}"]
    parts = tuple(map(int, re.findall(r'<i style="flex: (\d+)">', markup)))
    label = re.findall(r'aria-label="([^"]*)"', markup)[0]
    said = re.findall(r"Lurkers win .*", label)
    assert bool(parts) == bool(said)
    return (parts, said[0]) if parts else None


@pytest.mark.parametrize(
    ("scouts", "bonus", "lurkers", "odds"),
    [
        (1, 0, 1, (56, 38, 122)),
        (1, 0, 6, (161, 55, 0)),
        (1, 2, 3, (15, 20, 181)),
        (2, 1, 4, (46, 38, 132)),
        (3, 0, 3, (59, 52, 105)),
        (3, 2, 2, (14, 17, 185)),
        (4, 1, 5, (68, 46, 102)),
        (3, 1, 7, (96, 54, 66)),
    ],
)
def test_the_odds_of_an_ambush_stand_on_its_tile(
    scouts: int, bonus: int, lurkers: int, odds: tuple[int, ...]
) -> None:
    """LP-77, LP-79, LP-T61: as section 3.9 has them."""
    board = "(0,0) clearing@0, (1,0) dead_end@3, (-1,0) dead_end@0"
    crowd = {0: (3, 4, 2, 1), 1: (0, 3, 4, 2), 2: (0, 2, 3, 4)}[bonus][:scouts]
    support = " 1@(1,0)" if bonus == 2 else ""
    here = ",".join(map(str, crowd))
    state = position(board, f"{here}@(0,0){support}", f"{lurkers}@(0,0)", phase="ambush")

    found = shown_odds(state, "(0,0)")

    percents = [round(100 * n / 216) for n in odds]
    said = "Lurkers win {}%, tie {}%, Scouts win {}%".format(*percents)
    assert found == (odds, said)
    assert shown_odds(state, "(1,0)") is None


def test_odds_stand_wherever_there_can_be_an_ambush_and_nowhere_else() -> None:
    """LP-75, LP-76: of the fresh Lurkers alone, by counting all throws."""
    for state, decision, _recent in rare("ambush"):
        play = current_play(state)
        targets = {move.cell for move in decision.moves if move.kind == "ambush"}
        for cell in play.jungle.laid:
            found = shown_odds(state, coordinates(cell))
            assert (found is not None) == (cell in targets)
            if found is None:
                continue
            fresh, there = play.fresh(cell), play.scouts_on(cell)
            bonus = sum(play.bonuses(cell))
            counted = [0, 0, 0]
            for die, one, two in product(range(1, 7), repeat=3):
                mine = naive.lurker_score(fresh, die)
                theirs = max(max(one, two) + bonus, len(there))
                counted[0 if mine > theirs else 1 if mine == theirs else 2] += 1
            assert found[0] == tuple(counted)


def test_spent_lurkers_do_not_count_for_the_odds() -> None:
    """LP-75, LP-78."""
    board = "(0,0) clearing@0, (1,0) dead_end@3"
    state = position(board, "3@(0,0)", "2+4@(0,0)", phase="ambush")
    found = shown_odds(state, "(0,0)")
    assert found is not None
    assert found[0] == (59, 40, 117)


def test_there_are_no_odds_before_the_ambushes() -> None:
    for phase in ("scout_act", "lurker_act"):
        state = position(BOARD_E, "0-4@(1,0)", "3@(1,0)", phase=phase)
        assert shown_odds(state, "(1,0)") is None


# --- the chance of a shot ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("scout", "lurkers", "other", "text"),
    [
        (2, 1, {}, "42% to hit"),
        (2, 3, {}, "42% to hit, 7% to hit two or more"),
        (1, 1, {}, "67% to hit"),
        (1, 4, {}, "67% to hit, 26% to hit two or more"),
        (2, 2, {"fire_dice": 1}, "17% to hit"),
        (0, 3, {"hit_from": 5}, "70% to hit, 26% to hit two or more"),
    ],
)
def test_the_chance_of_a_shot_is_told(
    scout: int, lurkers: int, other: dict[str, int], text: str
) -> None:
    """LP-62, LP-T40: 91/216 with three dice, 31031/46656 with six."""
    state = position(BOARD_E, "0-4@(0,0)", f"{lurkers}@(0,0)", **other)
    prompt = BOARD.prompt(sight(state, picked=(f"scout:{scout}",)))
    assert f"Or fire: {text}." in prompt


def test_who_has_nothing_to_fire_at_is_told_of_no_chance() -> None:
    """LP-62."""
    state = position(BOARD_E, "0-4@(0,0)", "6@(1,0)")
    assert "%" not in BOARD.prompt(sight(state, picked=("scout:1",)))


# --- what would fall behind --------------------------------------------------------------


def test_how_many_more_tiles_would_fall_behind_stands_on_each_way() -> None:
    """LP-38: by the slow rules, for every Scout that can be picked."""
    shown = 0
    for state, decision, _recent in (m for kind in KINDS for m in moments(*kind, every=3)):
        if decision.name != "scout_act":
            continue
        play = current_play(state)
        board = board_of(play)
        for element in reach(state, decision):
            if not element.startswith("scout:"):
                continue
            scout = int(element[6:])
            seen = sight(state, picked=(element,))
            others = [axial(c) for n, c in enumerate(play.scouts) if c is not None and n != scout]
            now = len(naive.keep_set(board, [*others, axial(play.scouts[scout])]))
            expected = {}
            for target in seen.next:
                if target.startswith("hex:") and play.jungle.dropship is None:
                    q, r = map(int, target[4:].split(","))
                    fewer = now - len(naive.keep_set(board, [*others, (q, r)]))
                    if fewer > 0:
                        expected[target] = f"−{fewer}"
            assert notes(seen) == expected
            shown += len(expected)
    assert shown


def test_the_lone_scout_at_the_edge_of_its_sight() -> None:
    """LP-38: in a corridor of curves a step forth gives one tile up and brings none."""
    state = position(corridor(7), "0@(5,-2)")
    assert len(naive.keep_set(board_of(state), [(5, -2)])) == 5
    found = notes(sight(state, picked=("scout:0",)))
    assert found == {"hex:6,-3": "−1"}


# --- how many would arrive ---------------------------------------------------------------


def test_one_is_lost_with_every_step_of_a_group() -> None:
    """LP-73, LP-74: four set out, three, two and one arrive."""
    state = position(corridor(6), "0@(0,0)", "4@(0,0)", phase="lurker_act")
    found = notes(sight(state, picked=("hex:0,0",)))
    assert found == {"hex:1,0": "3", "hex:2,-1": "2", "hex:3,-1": "1"}


def test_a_lone_lurker_arrives_nowhere() -> None:
    """LP-74."""
    state = position(BOARD_E, "0@(0,0)", "1@(1,0)", phase="lurker_act")
    assert notes(sight(state, picked=("hex:1,0",))) == {}


def test_whoever_is_there_already_is_counted() -> None:
    """LP-73, LP-T46: a group of two steps onto a tile with five, and there are six."""
    state = position(BOARD_E, "0@(0,0)", "2@(1,0) 5@(1,-1)", phase="lurker_act")
    assert notes(sight(state, picked=("hex:1,0",)))["hex:1,-1"] == "6"


def test_the_first_step_brings_as_many_as_it_says() -> None:
    """LP-73: of every group, in random games, to each tile beside it."""
    checked = 0
    for name in ("lurker_act", "lurker_step"):
        for state, decision, _recent in rare(name):
            for its_move, path in zip(
                decision.moves, map(tuple, BOARD.paths(state, decision)), strict=True
            ):
                if its_move.kind not in ("move_group", "step"):
                    continue
                after = state.copy()
                after.apply(its_move, decision.seat)
                there = current_play(state).jungle  # the tile of the last pick
                q, r = map(int, path[-1][4:].split(","))
                where = at(f"({q},{r})")
                assert where in there.laid
                found = notes(sight(state, picked=path[:-1]))
                assert found[path[-1]] == str(current_play(after).tokens[where])
                checked += 1
    assert checked > 100


def test_a_group_takes_along_whom_it_meets_on_its_way() -> None:
    """LP-73, LP-T4: three set out from A; two on B, three on C with the two there, two on D."""
    board = "(0,0) gentle@1, (1,0) dead_end@2, (2,0) fork_l@0, (3,0) straight@0"
    state = position(board, "0@(0,0)", "3@(0,0) 2@(2,0)", phase="lurker_act")
    found = notes(sight(state, picked=("hex:0,0",)))
    assert found == {"hex:1,0": "2", "hex:2,0": "3", "hex:3,0": "2"}
