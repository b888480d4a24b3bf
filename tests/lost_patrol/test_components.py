"""What there is: players, figures, tiles (section 1)."""

from collections import Counter
from itertools import combinations

import pytest

from pygames.geometry.hexes import EDGES, cell
from pygames.lost_patrol.describe import SCOUTS
from pygames.lost_patrol.position import SERGEANT, SUPPORT
from pygames.lost_patrol.tiles import (
    EXITS,
    SHAPES,
    STANDARD,
    STRAIGHT,
    THORNS,
    distinct_rotations,
    mix_tiles,
    parse_mix,
)
from tests.lost_patrol import naive
from tests.lost_patrol.positions import (
    BOARD_E,
    GAME,
    asked,
    at,
    do,
    ends,
    legal,
    options,
    position,
    start,
)


def edges(ground):
    return {edge for edge in EDGES if ground >> edge & 1}


def tiles_of(shape, **other):
    return [tile for tile in options(**other).tiles if tile.shape == shape]


def test_two_players():
    """LP-1: one leads the Scouts; the other the Lurkers, and the jungle grows by his hand."""
    state = start()

    assert (2,) == GAME.seats
    assert (0, 1) == (state.scouts_seat, state.lurkers_seat)
    assert (1, "place_end") == asked(state)


def test_five_scouts():
    """LP-2: the Sergeant is 0, the Support trooper 1; the dead do not return."""
    state = position(BOARD_E, "0-4@(0,0)")
    dead = position(BOARD_E, "0,2@(0,0)")

    assert (0, 1, 5) == (SERGEANT, SUPPORT, len(state.scouts))
    assert ("Sergeant", "Support trooper") == SCOUTS[:2]
    assert [0, 1, 2, 3, 4] == state.alive
    assert [0, 2] == dead.alive
    assert [0, 2] == do(dead, "end", "end").alive


def test_thirty_tiles():
    """LP-3, LP-T10: 28 of the jungle, a Clearing, a Dropship."""
    tiles = options().tiles

    assert 30 == len(tiles)
    assert ["clearing", "dropship"] == [tile.shape for tile in tiles[28:]]
    assert {"clearing", "dropship"}.isdisjoint(tile.shape for tile in tiles[:28])


def test_eighteen_tokens():
    """LP-4: all of them in the stock, or on tiles."""
    assert 18 == start().stock
    assert 18 == sum(do(position(BOARD_E, phase="lurker_act"), "new (3,-2)").tokens.values()) + 16


def test_six_dice_are_two_throws_of_three():
    """LP-5: the box holds three; nothing else happens in between."""
    state = do(position(BOARD_E, tokens="6@(0,0)"), "fire 1")

    assert (-1, "fire_dice") == asked(state)
    assert 6**3 == len(legal(state))

    do(state, "fire_dice 6 1 1")

    assert (-1, "fire_dice") == asked(state)
    assert 6**3 == len(legal(state))
    assert "scout_act" == do(state, "fire_dice 1 1 6").phase
    assert (6, 1, 1, 1, 1, 6) == state.throw.dice
    assert 4 == state.tokens[at("(0,0)")]


@pytest.mark.parametrize("shape", SHAPES)
def test_rotated_exits(shape):
    """LP-6, LP-20: every exit moves on by the rotation."""
    (tile, *_others) = mix_tiles([(int(shape == other), 0) for other in SHAPES], 1)

    for k in EDGES:
        assert {(e + k) % 6 for e in naive.SHAPES[shape]} == edges(tile.grounds[k])


@pytest.mark.parametrize(
    ("shape", "its_exits", "rotations"),
    [
        ("straight", {0, 3}, [0, 1, 2]),
        ("gentle", {0, 2}, [*EDGES]),
        ("sharp", {0, 1}, [*EDGES]),
        ("fork_y", {0, 2, 4}, [0, 1]),
        ("fork_l", {0, 1, 3}, [*EDGES]),
        ("fork_r", {0, 2, 3}, [*EDGES]),
        ("fan", {0, 1, 2}, [*EDGES]),
        ("dead_end", {0}, [*EDGES]),
        ("clearing", {0, 1, 2, 3, 4, 5}, [0]),
        ("dropship", {0}, [*EDGES]),
    ],
)
def test_the_table_of_shapes(shape, its_exits, rotations):
    """LP-7, LP-34: exits at rotation 0, and the rotations that look different."""
    tile = next(t for t in mix_tiles([(1, 0)] * 8, 1) if t.shape == shape)

    assert its_exits == edges(tile.exits)
    assert rotations == distinct_rotations(tile)


def test_forks_are_all_there_can_be():
    """LP-7: turned in all ways, the four shapes of three exits make each set of three once."""
    tiles = mix_tiles([(1, 0)] * 8, 1)
    forks = [tile for tile in tiles if len(edges(tile.exits)) == 3]
    grounds = [tile.grounds[k] & EXITS for tile in forks for k in distinct_rotations(tile)]

    assert ["fork_y", "fork_l", "fork_r", "fan"] == [tile.shape for tile in forks]
    assert sorted(combinations(EDGES, 3)) == sorted(tuple(sorted(edges(g))) for g in grounds)


@pytest.mark.parametrize("exits", [1, 2, 3])
def test_at_most_three_exits(exits):
    """LP-8: but for the Clearing; the Dropship too."""
    for tile in mix_tiles([(1, 1)] * 8, exits):
        assert len(edges(tile.exits)) <= 3 or tile.shape == "clearing"


def test_the_default_mix():
    """LP-9, LP-T10: 28 tiles, 6 with thorns, 59 exits."""
    jungle = options().tiles[:28]

    assert 28 == len(jungle)
    assert 6 == sum(tile.thorns for tile in jungle)
    assert 59 == sum(len(edges(tile.exits)) for tile in jungle)
    assert {
        ("straight", False): 5,
        ("straight", True): 2,
        ("gentle", False): 5,
        ("gentle", True): 1,
        ("sharp", False): 3,
        ("sharp", True): 1,
        ("fork_y", False): 2,
        ("fork_y", True): 1,
        ("fork_l", False): 2,
        ("fork_r", False): 1,
        ("fork_r", True): 1,
        ("dead_end", False): 4,
    } == Counter((tile.shape, tile.thorns) for tile in jungle)


def test_the_mix_is_data():
    """LP-10: known shapes only, exactly one Clearing and one Dropship; the standard has 28."""
    counts = parse_mix(STANDARD)
    custom = mix_tiles(parse_mix("1-0-0-0-0-0-1-1"), 1)

    assert [*naive.SHAPES][:8] == [*SHAPES]
    assert 28 == sum(map(sum, counts))
    assert ["straight", "fan", "dead_end", "clearing", "dropship"] == [t.shape for t in custom]
    for text in ("standard", "1-0-0-0-0-0-1", "1-0-0-0-0-0-1-1-1"):
        assert parse_mix(text) is None


def test_the_clearing():
    """LP-11: six exits, not straight, no thorns, five Scouts."""
    (tile,) = tiles_of("clearing")
    state = position(BOARD_E)

    assert {*EDGES} == edges(tile.exits)
    assert not tile.thorns
    assert not tile.grounds[0] & (STRAIGHT | THORNS)
    assert 5 == state.jungle.capacity(cell(0, 0))


@pytest.mark.parametrize(("number", "its_exits"), [(1, {0}), (2, {0, 3}), (3, {0, 2, 4})])
def test_the_dropship(number, its_exits):
    """LP-12: one exit, or what the option says; never straight, no thorns, three Scouts."""
    (tile,) = tiles_of("dropship", dropship_exits=number)
    board = "(0,0) dead_end@0, (1,0) dropship@0, (2,0) dead_end@3"
    board = board if number == 2 else "(0,0) dead_end@0, (1,0) dropship@3"
    if number == 3:
        board = board.replace("@3", "@1")
    state = position(board, dropship_exits=number)

    assert its_exits == edges(tile.exits)
    assert not tile.thorns
    assert 3 == state.jungle.capacity(cell(1, 0))
    assert {cell(0, 0), cell(1, 0)} == state.jungle.sight(cell(0, 0)).cells
    assert 1 == len(tiles_of("dropship"))


@pytest.mark.parametrize("thorns", ["", "*"])
@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_straight(shape, thorns):
    """LP-13: the shape `straight` alone, thorns or not; no fork with a straight bar."""
    turn = next(k for k in EDGES if 3 in naive.exits(shape, k))
    state = position(f"(0,0) dead_end@0, (1,0) {shape}@{turn}{thorns}, (2,0) dead_end@3")

    seen = cell(2, 0) in state.jungle.sight(cell(0, 0)).cells

    assert (shape == "straight") == seen


def test_dead_ends():
    """LP-14, LP-68: no group starts on one; on the Dropship one always can."""
    board = "(0,0) dead_end@0, (1,0) straight@0, (2,0) dropship@3"
    state = position(board, phase="lurker_act")

    assert ["new (2,0)", "end"] == legal(state)


@pytest.mark.parametrize(
    ("shape", "room"), [("clearing", 5), ("straight", 3), ("dead_end", 3), ("dropship", 3)]
)
def test_how_many_scouts_a_tile_holds(shape, room):
    """LP-15: five on the Clearing, three elsewhere."""
    state = position(f"(0,0) {shape}@0, (1,0) dead_end@3", "0-4@(1,0)")

    for scout in range(room):
        assert f"walk {scout} 3" in legal(state)
        do(state, f"walk {scout} 3")
    assert [] == legal(state, f"walk {min(room, 4)} 3")


def test_removed_tiles_are_discarded():
    """LP-16: stack, board and discard are all tiles, and nothing comes back from the discard."""
    state = position(BOARD_E, "0-2@(3,-2)")
    total = len(state.options.tiles)
    do(state, "end")
    while state.phase != "lurker_act":
        do(state, legal(state)[0])

    assert len(state.discard) == 6
    assert total == len(state.stack) + len(state.jungle.laid) + len(state.discard)
    assert {*state.discard}.isdisjoint(state.stack)


def test_only_the_order_of_the_stack_is_hidden():
    """LP-17: both see everything else, and which tiles are left."""
    state = do(position(BOARD_E, "0-4@(3,-2)", "3@(2,-1)"), "end")

    for seat in (0, 1):
        assert state == state.view(seat)
        assert ends(state) == ends(state.view(seat))
    assert sorted(state.stack) == [*state.stack]
