"""The jungle as it is drawn: what lies, what is seen, what falls behind, who stands where."""

import random
import re
from typing import Any

import pytest

from pygames.core.log import Entry
from pygames.core.series import current_play
from pygames.geometry.hexes import axial, neighbour
from pygames.lost_patrol.board import BOARD
from pygames.table.board import Path
from tests.lost_patrol import naive
from tests.lost_patrol.looks import (
    KINDS,
    Moment,
    drawn,
    moments,
    notes,
    page,
    rare,
    reach,
    sight,
    those,
    tiles,
)
from tests.lost_patrol.positions import (
    BOARD_E,
    at,
    board_of,
    cells,
    coordinates,
    corridor,
    do,
    move,
    position,
    start,
)
from tests.markup import Page

# --- what can be picked ------------------------------------------------------------------


def some_picks(moment: Moment, rng: random.Random) -> list[Path]:
    """Nothing picked, and two of the first elements; where the order is free a little more."""
    state, decision, _recent = moment
    if decision.name == "push_lurkers":
        return [()]  # see test_picks: of each tile only the next Lurker is drawn
    first = reach(state, decision)
    paths = [tuple(path) for path in BOARD.paths(state, decision)]
    ends = [path for path in paths if len(path) == 1]
    free = [element for element in first if (element,) not in ends]
    return [(), *((element,) for element in rng.sample(free, min(2, len(free))))]


@pytest.mark.parametrize(("name", "value"), KINDS)
def test_whatever_can_be_picked_is_drawn_once_and_nothing_else_is(name: str, value: Any) -> None:
    rng = random.Random(f"{name} {value}")
    for moment in moments(name, value, every=7):
        for picked in some_picks(moment, rng):
            seen = sight(moment.state, picked=picked, recent=moment.recent)
            markup = drawn(seen)
            ids = re.findall(r'\sid="([^"]*)"', markup)
            assert len(ids) == len(set(ids))
            pickable = re.findall(r'\sdata-pick="([^"]*)"', markup)
            assert len(pickable) == len(set(pickable))
            expected = {element for element in seen.next if not element.startswith("do:")}
            if moment.decision.name == "push_lurkers":
                expected = {element for element in expected if element.endswith(",1")}
            assert expected == set(pickable)
            assert re.findall(r'id="([^"]*)" data-picked', markup) == [*picked]
            buttons = {element for element in seen.next if element.startswith("do:")}
            assert not [b for b in buttons if BOARD.label(seen.view, b) == b]


@pytest.mark.parametrize("name", ["split", "swamp", "casualty", "push_scout", "push_lurkers"])
def test_rare_decisions_are_drawn_too(name: str) -> None:
    for state, decision, recent in rare(name):
        seen = sight(state, recent=recent)
        pickable = re.findall(r'\sdata-pick="([^"]*)"', drawn(seen))
        assert len(pickable) == len(set(pickable)) > 0 or name == "split"
        assert set(pickable) <= set(reach(state, decision))


def test_what_is_drawn_can_be_taken_apart() -> None:
    """Every tag is closed, every pickable element has a name."""
    for kind in KINDS:
        for state, _decision, recent in moments(*kind, every=29):
            elements = Page(drawn(sight(state, recent=recent))).elements
            assert all(a["aria-label"] for _tag, a in elements if "data-pick" in a)


@pytest.mark.parametrize("name", ["scout_act", "casualty", "swamp"])
def test_a_scout_on_the_map_stands_for_the_one_in_the_tray(name: str) -> None:
    """Touching the figure is touching the Scout, where Scouts are chosen."""
    for state, _decision, _recent in rare(name):
        play = current_play(state)
        ids = [key for key in page(sight(state)).having("id") if key.startswith("scout:")]
        assert ids == [f"scout:{scout}@map" for scout in play.alive]


def test_where_a_scout_can_go_a_touch_goes_through_the_figures_to_the_tile() -> None:
    """LP-58: two on the Clearing, one beside it that wants to come."""
    state = position(BOARD_E, "0,2@(0,0) 1,3,4@(1,0)")
    ids = page(sight(state, picked=("scout:1",))).having("id")
    assert {"scout:1@map", "scout:3@map", "scout:4@map"} == {i for i in ids if "scout:" in i}


# --- what others choose -------------------------------------------------------------------


def test_where_somebody_else_chooses_a_place_none_looks_as_if_it_could_be_picked() -> None:
    """LP-32: neither arrows nor dashes, and one cell only where several paths lead to it."""
    for state, decision, _recent in rare("place_end"):
        mine, theirs = tiles(sight(state)), tiles(sight(state, 1 - decision.seat))
        assert all("lp-arrow" in mine[key] for key in mine if key.startswith("end:"))
        ends = [markup for key, markup in theirs.items() if key.startswith("end:")]
        assert ends
        assert all(" data-dim" in end and "lp-arrow" not in end for end in ends)
        assert not any("data-small" in end for end in ends)


def test_sizes_of_groups_are_noted_for_the_one_who_moves_them_alone() -> None:
    """LP-73."""
    found = 0
    for state, decision, _recent in rare("lurker_step"):
        found += len(notes(sight(state)))
        assert notes(sight(state, 1 - decision.seat)) == {}
    assert found


# --- sight, and what falls behind --------------------------------------------------------


def stands(state: Any) -> list[tuple[int, int]]:
    """The cells with Scouts, for the slow rules."""
    return [axial(where) for where in state.stands]


@pytest.mark.parametrize(("name", "value"), KINDS)
def test_what_scouts_see_is_lit_and_nothing_else(name: str, value: Any) -> None:
    """LP-26..LP-28: by the slow rules."""
    unlit = 0
    for state, _decision, recent in moments(name, value, every=5):
        play = current_play(state)
        board = board_of(play)
        seen = set().union(*(naive.sight(board, where)[0] for where in stands(play)))
        dark = those(sight(state, recent=recent), " data-unlit")
        assert dark == {f"({q},{r})" for q, r in board} - {f"({q},{r})" for q, r in seen}
        unlit += len(dark)
    assert unlit


def test_tiles_that_would_fall_behind_are_marked_before_the_dropship_lies() -> None:
    """LP-38, LP-42: by the slow rules, and in no other phase."""
    marked = 0
    for state, _decision, recent in (m for kind in KINDS for m in moments(*kind, every=3)):
        play = current_play(state)
        board = board_of(play)
        doomed = set()
        if play.phase == "scout_act" and play.jungle.dropship is None:
            doomed = set(board) - naive.keep_set(board, stands(play))
        seen = sight(state, recent=recent)
        found = those(seen, 'data-look="doomed"')
        assert found == {f"({q},{r})" for q, r in doomed}
        for element, markup in tiles(seen).items():
            label = re.findall(r'aria-label="([^"]*)"', markup)[0]
            assert ("falls behind now" in label) == (f"({element[4:]})" in found)
        marked += len(found)
    assert marked > 10


def test_the_ends_of_a_long_path_fall_behind() -> None:
    """LP-T18: nine curves, the Scouts in the middle but one; three stay on either side."""
    state = position(corridor(9), "0-4@(0,0)")
    assert those(sight(state), 'data-look="doomed"') == cells(list(state.jungle.laid)[4:])


def test_once_the_dropship_lies_nothing_is_marked() -> None:
    """LP-42."""
    board = corridor(9).rsplit(", ", 1)[0]
    last = corridor(9).split(", ")[-1]
    state = position(f"{board}, {last.replace('dead_end', 'dropship')}", "0-4@(0,0)", stack="")
    assert not those(sight(state), "data-look")
    assert not re.findall("lp-note", str(BOARD.scene(sight(state, picked=("scout:2",)))))


def test_a_tile_that_has_just_come_is_marked() -> None:
    state = do(start(), "name (0,0) 0", "draw gentle", "rotate 1")
    recent = [Entry(1, move(state, "name (0,0) 0"), None)]
    tile = state.jungle.laid[at("(1,0)")].tile
    recent.append(Entry(-1, move(state, f"draw {tile}"), None))
    assert those(sight(state, recent=tuple(recent)), 'data-look="new"') == {"(1,0)"}
    assert not those(sight(state), "data-look")


# --- open ends ---------------------------------------------------------------------------


def test_each_end_in_sight_is_a_place_to_pick_and_no_other_end_is() -> None:
    """LP-30, LP-31."""
    for state, decision, _recent in rare("place_end", 100):
        play = current_play(state)
        found = [key for key in tiles(sight(state)) if key.startswith("end:")]
        ends = naive.visible_ends(board_of(play), stands(play))
        assert sorted(found) == sorted(f"end:{q},{r},{edge}" for (q, r), edge in ends)
        assert len(found) == len(decision.moves)


SMALL = 0.42 * 3**0.5
"""The width of the mark of an end that shares its cell, in edges (sheet.css)."""


def test_ends_that_lead_into_the_same_cell_lie_apart() -> None:
    """LP-35: each at its own edge, so that at least half of each can be touched."""
    board = "(0,0) sharp@0 {0,1}, (1,-1) sharp@4 {4,5}"
    state = position(board, "0-2@(0,0) 3,4@(1,-1)", phase="place_end")
    found = tiles(sight(state))
    both = [found["end:0,0,0"], found["end:1,-1,5"]]

    assert all("data-small" in mark for mark in both)
    (x, y), (other_x, other_y) = (
        map(float, re.findall(r"--x: (\S+); --y: (\S+)\"", text)[0]) for text in both
    )
    assert ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5 > SMALL / 2


# --- figures -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), KINDS)
def test_every_scout_and_every_group_stands_once_on_its_tile(name: str, value: Any) -> None:
    """LP-2, LP-4, LP-75."""
    for state, _decision, recent in moments(name, value, every=9):
        play = current_play(state)
        markup = str(BOARD.scene(sight(state, recent=recent)))
        assert sorted(re.findall(r'data-flip="scout-(\d)"', markup)) == [*map(str, play.alive)]
        groups = re.findall(r'id="group-hex:(-?\d+,-?\d+)".*?title="([^"]*)"', markup)
        assert len(groups) == len(play.tokens)
        for where, title in groups:
            cell = at(f"({where})")
            spent = play.spent.get(cell, 0)
            assert title.startswith(str(play.tokens[cell] - spent))
            assert (f", {spent} spent" in title) == bool(spent)


def test_only_scouts_without_actions_are_faded() -> None:
    """LP-57: with one of them picked the others can still act."""
    state = position(BOARD_E)
    assert "data-done" not in str(BOARD.scene(sight(state)))
    assert "data-done" not in str(BOARD.scene(sight(state, picked=("scout:0",))))


def test_dead_scouts_are_gone() -> None:
    state = position(BOARD_E, "0,2@(1,0)")
    assert re.findall(r'data-flip="scout-(\d)"', str(BOARD.scene(sight(state)))) == ["0", "2"]


def test_scouts_on_one_tile_do_not_hide_each_other() -> None:
    """LP-11: up to five, with Lurkers there and without."""
    for tokens in ("", "3@(0,0)"):
        for number in range(5):
            state = position(BOARD_E, f"0-{number}@(0,0)" if number else "0@(0,0)", tokens)
            markup = str(BOARD.scene(sight(state)))
            places = re.findall(r'data-flip="scout-\d" style="--x: (\S+); --y: (\S+)"', markup)
            spots = [(float(x), float(y)) for x, y in places]
            for number_a, (x, y) in enumerate(spots):
                assert abs(x) < 0.7
                assert abs(y) < 0.8
                for other_x, other_y in spots[:number_a]:
                    assert (x - other_x) ** 2 + (y - other_y) ** 2 > 0.3**2


def test_the_parts_of_a_split_jungle_have_letters() -> None:
    """LP-43, LP-T24."""
    state = position(corridor(14), "0,1@(2,-1) 2-4@(12,-6)")
    do(state, "end")
    assert state.phase == "split"
    parts = {key: re.findall(r'"lp-part"[^>]*>(\w)<', t) for key, t in tiles(sight(state)).items()}
    assert parts["hex:2,-1"] == ["A"]
    assert parts["hex:12,-6"] == ["B"]
    assert all(len(letters) == 1 for letters in parts.values())


# --- the frame ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), KINDS)
def test_everything_lies_within_the_ground_that_is_shown(name: str, value: Any) -> None:
    for state, _decision, recent in moments(name, value, every=13):
        markup = str(BOARD.scene(sight(state, recent=recent)))
        frame = dict(re.findall(r"--([\w-]+): (-?[\d.]+)", markup.split("</div>")[0].split(">")[1]))
        size = {key: float(text) for key, text in frame.items()}
        placed = re.findall(r'class="lp-(\w+)"[^>]*--x: (-?[\d.]+); --y: (-?[\d.]+)"', markup)
        for kind, x, y in placed:
            if kind == "hex":
                assert abs(float(x) - size["x"]) <= size["across"] / 2 - 0.86
                assert abs(float(y) - size["y"]) <= size["down"] / 2 - 1
        assert len(placed) > 5


def test_the_map_is_never_mirrored() -> None:
    assert page(sight(position(BOARD_E))).having("dir") == ["ltr"]


def test_neighbours_are_drawn_where_they_lie() -> None:
    """LP-18, LP-19: q to the right, r downwards."""
    state = position(BOARD_E)
    place = {
        key: [float(n) for n in re.findall(r"--x: (\S+); --y: (\S+)\"", text)[0]]
        for key, text in tiles(sight(state)).items()
    }
    x, y = place["hex:0,0"]
    steps = {0: (1.732, 0), 1: (0.866, -1.5), 2: (-0.866, -1.5), 3: (-1.732, 0), 4: (-0.866, 1.5)}
    for edge, (right, down) in steps.items():
        where = coordinates(neighbour(at("(0,0)"), edge))[1:-1]
        assert place[f"hex:{where}"] == [pytest.approx(x + right, abs=0.002), y + down]


def test_both_seats_see_the_same_jungle() -> None:
    """LP-17, LP-98: nothing is hidden, and nobody's view differs."""
    for state, _decision, recent in rare("ambush"):
        for seat in (0, 1):
            assert state.view(seat) == state
        one, two = (tiles(sight(state, seat, recent=recent)) for seat in (0, 1))
        strip = re.compile(r' (data-pick="[^"]*" tabindex="0" role="button"|role="group")')
        assert [strip.sub("", t) for t in one.values()] == [strip.sub("", t) for t in two.values()]
