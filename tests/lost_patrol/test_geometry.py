"""Hexagons, links, what hangs together, what is seen (sections 2.1 and 2.2)."""

import pytest

from pygames.geometry import hexes
from pygames.lost_patrol.tiles import mix_tiles
from tests.lost_patrol.positions import (
    BOARD_E,
    at,
    cells,
    coordinates,
    corridor,
    do,
    ends,
    legal,
    position,
    start,
    tile_on,
    without,
)

HOME = at("(0,0)")


def sight(state, text):
    return cells(state.jungle.sight(at(text)).cells)


def test_where_the_clearing_lies():
    """LP-18: at (0,0); q grows to the right, r downwards."""
    state = start()

    assert ("clearing", 0) == tile_on(state, "(0,0)")
    assert hexes.centre(at("(2,0)"))[0] > hexes.centre(at("(1,0)"))[0]
    assert hexes.centre(at("(0,1)"))[1] == 1.5
    assert hexes.centre(at("(0,1)"))[0] == pytest.approx(3**0.5 / 2)


def test_directions():
    """LP-19, LP-T9: the neighbours over edges 0..5, and the way back."""
    around = [coordinates(hexes.neighbour(HOME, e)) for e in range(6)]

    assert ["(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)"] == around
    assert [3, 4, 5, 0, 1, 2] == [hexes.opposite(e) for e in range(6)]
    for e in range(6):
        for q, r in ((0, 0), (5, -9), (-3, 7)):
            there = hexes.neighbour(hexes.cell(q, r), e)

            assert hexes.cell(q, r) == hexes.neighbour(there, hexes.opposite(e))
            assert e == hexes.edge_between(hexes.cell(q, r), there)


@pytest.mark.parametrize(
    ("shape", "rotations"),
    [
        ("fork_l", [{0, 1, 3}, {1, 2, 4}, {2, 3, 5}, {0, 3, 4}, {1, 4, 5}, {0, 2, 5}]),
        ("fork_r", [{0, 2, 3}, {1, 3, 4}, {2, 4, 5}, {0, 3, 5}, {0, 1, 4}, {1, 2, 5}]),
    ],
)
def test_rotations(shape, rotations):
    """LP-20, LP-T9: counter-clockwise."""
    tile = next(tile for tile in mix_tiles([(1, 0)] * 8, 1) if tile.shape == shape)

    assert rotations == [{e for e in range(6) if g >> e & 1} for g in tile.grounds]


def test_adjacent_tiles():
    """LP-21: a path between them or not."""
    state = position(BOARD_E)

    assert [1, 2, 3, 4] == [*state.jungle.adjacent(at("(1,0)"))]
    assert [1, 3] == [edge for edge, _there in state.jungle.links(at("(1,0)"))]


def test_linked_tiles():
    """LP-22: an exit on both sides of the edge."""
    state = position(BOARD_E)
    links = state.jungle.links

    assert [(1, at("(2,-1)")), (3, HOME)] == [*links(at("(1,0)"))]
    assert [*range(6)] == [edge for edge, _there in links(HOME)]


BLOCKED = "(0,0) straight@0 {0,3}, (-1,0) dead_end@0, (1,0) straight@1 {1,4}"


def test_a_blocked_exit_leads_nowhere():
    """LP-23, LP-T18: no sight, no end, no move over edge 0."""
    state = position(BLOCKED, "2@(0,0)")

    assert {"(-1,0)", "(0,0)"} == sight(state, "(0,0)")
    assert [] == ends(state)
    assert ["walk 2 3", "end"] == legal(state)
    assert (at("(0,0)")) not in state.jungle.open_ends()


def test_open_ends():
    """LP-24: an exit that faces no tile."""
    state = position(BOARD_E)
    found = {coordinates(c): edges for c, edges in state.jungle.open_ends().items()}

    assert {"(-1,2)": (3,), "(3,-2)": (0,)} == found


def test_components():
    """LP-25: by links, and by land."""
    state = position("(0,0) dead_end@0, (1,0) dead_end@3, (2,0) dead_end@0, (9,0) fan@0")

    assert {"(0,0)", "(1,0)"} == cells(state.jungle.path_component(HOME))
    assert {"(0,0)", "(1,0)", "(2,0)"} == cells(state.jungle.land_component(HOME))
    assert {"(9,0)"} == cells(state.jungle.land_component(at("(9,0)")))


@pytest.mark.parametrize("ambushed", ["(1,0)", "(3,-2)"])
def test_support_sees_both_ways(ambushed):
    """LP-26, LP-80, LP-T7: figures have no facing."""
    state = position(BOARD_E, f"1@(2,-1) 2@{ambushed}")

    assert (0, 1) == state.bonuses(at(ambushed))
    assert {"(1,0)", "(2,-1)", "(3,-2)"} == sight(state, "(2,-1)")


def test_straights_in_a_row():
    """LP-27, LP-28, LP-T15: seen along, thorns or not, up to the curve."""
    state = position(
        "(0,0) dead_end@0, (1,0) straight@0, (2,0) straight@0*, (3,0) straight@0, "
        "(4,0) sharp@2 {2,3}, (5,0) dead_end@3"
    )

    assert {"(0,0)", "(1,0)", "(2,0)", "(3,0)", "(4,0)"} == sight(state, "(0,0)")
    assert [] == ends(state)


def test_figures_do_not_stop_sight():
    """LP-28: neither Scouts nor Lurkers."""
    board = "(0,0) dead_end@0, (1,0) straight@0, (2,0) straight@0, (3,0) dead_end@3"
    empty = position(board, "1@(0,0)")
    full = position(board, "1@(0,0) 0,2,3@(1,0)", "6@(1,0) 6@(2,0) 6@(3,0)")

    assert {"(0,0)", "(1,0)", "(2,0)", "(3,0)"} == sight(empty, "(0,0)") == sight(full, "(0,0)")


def test_a_fork_stops_sight():
    """LP-13, LP-28, LP-T16: though it has a straight bar."""
    state = position(
        "(-1,0) dead_end@0, (0,0) straight@0, (1,0) fork_l@0 {0,1,3}, (2,0) straight@0"
    )

    assert {"(-1,0)", "(0,0)", "(1,0)"} == sight(state, "(0,0)")
    assert [] == ends(state)


def test_the_clearing_stops_sight():
    """LP-28, LP-A4, LP-T17."""
    state = position("(-1,0) dead_end@0, (0,0) clearing@0, (1,0) straight@0", "0-2@(-1,0)")

    assert {"(-1,0)", "(0,0)"} == sight(state, "(-1,0)")


def test_the_dropship_stops_sight():
    """LP-12, LP-28: with two opposite exits too."""
    board = "(0,0) dead_end@0, (1,0) dropship@0 {0,3}, (2,0) straight@0"
    state = position(board, dropship_exits=2)

    assert {"(0,0)", "(1,0)"} == sight(state, "(0,0)")


@pytest.mark.parametrize("board", [BOARD_E, corridor(14), BLOCKED])
def test_sight_is_symmetric(board):
    """LP-29."""
    jungle = position(board).jungle
    for one in jungle.laid:
        for other in jungle.laid:
            assert (other in jungle.sight(one).cells) == (one in jungle.sight(other).cells)


def test_ends_in_sight_of_anybody():
    """LP-30: of all living Scouts together; what nobody sees stays empty."""
    board = without(BOARD_E, "(-1,2)", "(2,-1)", "(3,-2)")

    assert ["(-1,1) 5", "(1,0) 1"] == ends(position(board, "0,2@(1,0) 3@(-1,1) 1,4@(0,0)"))
    assert ["(1,0) 1"] == ends(position(board, "2@(1,0) 1,4@(0,0)"))
    assert [] == ends(position(board, "1,4@(0,0)"))

    unseen = do(position(BOARD_E, "0-4@(0,0)"), "end")

    assert "lurker_act" == unseen.phase
    assert at("(-1,2)") in unseen.jungle.open_ends()
