"""Any jungle at all, however it came to lie: engine and slow rules see the same in it."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.geometry.hexes import axial, cell
from pygames.lost_patrol.jungle import Jungle, Laid
from pygames.lost_patrol.swallow_test import swallowed
from pygames.lost_patrol.tiles import SHAPES, mix_tiles
from tests.lost_patrol import naive

TILES = mix_tiles([(2, 2)] * len(SHAPES), 1)
SHAPED = {tile.shape: tile for tile in TILES if tile.shape != "clearing"}.values()
KINDS = [number for number, tile in enumerate(TILES) if tile.shape not in ("clearing", "dropship")]


@st.composite
def jungles(draw, most=14):
    """Tiles that touch, each of any shape, any way round; now and then the Clearing or the ship."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    curved = rng.random() < 0.7
    special = [len(TILES) - 2, len(TILES) - 1]
    laid, grounds = {}, {}
    where = 0
    for number in range(draw(st.integers(1, most))):
        tile = rng.choice(KINDS)
        if number and curved and rng.random() < 0.6:
            tile = rng.choice(KINDS[:10])
        if rng.random() < 0.05 and special:
            tile = special.pop(rng.randrange(len(special)))
        turn = rng.randrange(6) if tile != len(TILES) - 2 else 0
        laid[where] = Laid(tile, turn)
        grounds[where] = TILES[tile].grounds[turn]
        free = [
            cell(*naive.nb(axial(some), e))
            for some in laid
            for e in range(6)
            if cell(*naive.nb(axial(some), e)) not in laid
        ]
        where = rng.choice(free) if rng.random() < 0.95 else cell(9 + number, -20)
    return Jungle(laid, grounds), rng


def plain(jungle):
    return {
        axial(where): naive.Tile(
            TILES[tile].shape, TILES[tile].thorns, naive.exits(TILES[tile].shape, turn)
        )
        for where, (tile, turn) in jungle.laid.items()
    }


def flat(cells):
    return {axial(where) for where in cells}


def ends(some):
    return {(axial(where), edge) for where, edge in some}


@settings(max_examples=200)
@given(jungles())
def test_paths_and_sight(made):
    """LP-21..LP-30."""
    jungle, _rng = made
    board = plain(jungle)
    opened = {(where, edge) for where, edges in jungle.open_ends().items() for edge in edges}

    assert naive.open_ends(board) == ends(opened)
    for where in jungle.laid:
        here = axial(where)
        seen, found = naive.sight(board, here)

        assert naive.adjacent(board, here) == [*jungle.adjacent(where)]
        assert [e for e in range(6) if naive.linked(board, here, e)] == [
            edge for edge, _there in jungle.links(where)
        ]
        assert (seen, found) == (flat(jungle.sight(where).cells), ends(jungle.sight(where).ends))
        assert naive.capacity(board, here) == jungle.capacity(where)
        assert all(where in jungle.sight(other).cells for other in jungle.sight(where).cells)


@settings(max_examples=200)
@given(jungles())
def test_what_stays_and_what_hangs_together(made):
    """LP-25, LP-37, LP-38, LP-40, LP-43."""
    jungle, rng = made
    board = plain(jungle)
    stands = rng.sample([*jungle.laid], min(3, len(jungle.laid)))
    kept = jungle.keep_set(stands)

    assert naive.keep_set(board, [*map(axial, stands)]) == flat(kept)
    assert jungle.keeping(kept).keep_set(stands) == kept
    for where in jungle.laid:
        assert naive.ghosts(board, axial(where)) == flat(jungle.ghosts(where))
        assert naive.path_component(board, axial(where)) == flat(jungle.path_component(where))
        assert naive.land_component(board, axial(where)) == flat(jungle.land_component(where))
    for connectivity in ("land", "path"):
        assert naive.parts(board, connectivity) == [*map(flat, jungle.parts(connectivity))]


@settings(max_examples=200)
@given(jungles())
def test_legal_rotations(made):
    """LP-33, LP-34: of every tile at every open end."""
    jungle, _rng = made
    board = plain(jungle)
    for where, edges in jungle.open_ends().items():
        for edge in edges:
            for tile in SHAPED:
                found = naive.legal_rotations(board, (axial(where), edge), tile.shape)

                assert sorted(found.values()) == jungle.legal_rotations((where, edge), tile)


@settings(max_examples=400)
@given(jungles(most=9), st.integers(1, 5))
def test_what_swallows(made, number):
    """LP-45, LP-46: with one to five Scouts anywhere, the stack empty or not, both tests."""
    jungle, rng = made
    for here in (jungle, _plugged(jungle)):
        board = plain(here)
        stands = [rng.choice([*here.laid]) for _scout in range(number)]
        flat_stands = [*map(axial, stands)]
        for stack in (0, 3):
            for test in ("no_escape", "no_open_end"):
                assert naive.swallowed(board, flat_stands, stack, test) == swallowed(
                    here, stands, stack, test
                )


def _plugged(jungle):
    """The same with a dead end at every open end."""
    tile = next(number for number, tile in enumerate(TILES) if tile.shape == "dead_end")
    while jungle.open_ends():
        where, (edge, *_more) = next(iter(jungle.open_ends().items()))
        there = cell(*naive.nb(axial(where), edge))
        jungle = jungle.laying(there, tile, (edge + 3) % 6, TILES)
    return jungle
