"""Board and armies (section 1)."""

import pytest

from pygames.espionage.field import field
from pygames.espionage.knowledge import could_be
from pygames.espionage.pieces import CODES, MOBILE, PLURALS, RANKS, TITLES, scaled_army
from tests.espionage.positions import (
    GAME,
    board,
    deployed,
    legal,
    options,
    position,
    start,
    volcanoes,
)

BIG, SMALL = ("espionage", "fast", "open_fast"), ("small", "small_fast")
STANDARD, EIGHT = (5, 4, 3, 2, 2, 5, 4, 4, 1), (4, 3, 2, 2, 2, 4, 3, 3, 1)


@pytest.mark.parametrize("preset", BIG)
def test_the_standard_board(preset):
    """ESP-1: columns a to j, rows 1 to 10, a1 at White's left hand."""
    squares = start(preset).field

    assert (10, 10) == (squares.width, squares.height)
    assert [*"abcdefghij"] == [name[0] for name in squares.names[:10]]
    assert [f"a{row}" for row in range(1, 11)] == squares.names[::10]
    assert ["a1", "b1", "j1", "a2", "j10"] == [squares.names[n] for n in (0, 1, 9, 10, 99)]


@pytest.mark.parametrize("preset", SMALL)
def test_the_small_board(preset):
    """ESP-2: columns a to h, rows 1 to 8."""
    squares = start(preset).field

    assert (8, 8) == (squares.width, squares.height)
    assert ["a1", "h1", "a2", "h8"] == [squares.names[n] for n in (0, 7, 8, 63)]


@pytest.mark.parametrize("size", [(6, 6), (8, 8), (10, 10), (7, 12)])
def test_what_lies_beside_what(size):
    """ESP-24, ESP-47: four neighbours to go to, eight to see, fewer at the edges."""
    squares = field(*size)
    for square in range(squares.size):
        column, row = square % size[0], square // size[0]
        beside, around = set(), set()
        for other in range(squares.size):
            x, y = abs(other % size[0] - column), abs(other // size[0] - row)
            beside |= {other} if x + y == 1 else set()
            around |= {other} if max(x, y) == 1 else set()

        assert beside == {to for to, _step in squares.steps[square]}
        assert around == set(squares.around[square]) == squares.near[square]
        assert all((s.start, s.to) == (square, to) for to, s in squares.steps[square])


@pytest.mark.parametrize(("preset", "count"), [*((p, 4) for p in BIG), *((p, 2) for p in SMALL)])
def test_the_number_of_volcanoes(preset, count):
    """ESP-3, ESP-4: four on the large board, two on the small one, in the central rows."""
    state = start(preset)
    while state.decisions[0].name == "volcano":
        state.apply(state.decisions[0].moves[0], -1)
    rows = {"5", "6"} if preset in BIG else {"4", "5"}

    assert count == len(volcanoes(state)) == options(preset).volcano_count
    assert rows == {name[1:] for name in volcanoes(state)}


@pytest.mark.parametrize("around", ["e5", "d6", "f6", "e7"])
def test_nobody_enters_a_volcano(around):
    """ESP-3, ESP-25: from whichever side."""
    state = position(f"W3@{around}", volcanoes="e6")

    assert f"{around}-e6" not in legal(state)
    assert 3 == len(legal(state, around))


@pytest.mark.parametrize(
    ("presets", "army", "size", "mobile"), [(BIG, STANDARD, 30, 25), (SMALL, EIGHT, 24, 20)]
)
def test_armies(presets, army, size, mobile):
    """ESP-5, ESP-6, ESP-7, ET-1: how many of each rank, alike for both."""
    for preset in presets:
        state = start(preset, volcano_layout="none")
        ranks = [rank for rank, count in enumerate(army) for _piece in range(count)]
        deployed(state, ranks, ranks)
        found = [name.partition("@")[0] for name in board(state).split()]

        assert army == state.options.army
        assert 2 * size == len(found)
        for colour in "WB":
            assert army == tuple(found.count(colour + code) for code in CODES)
            assert mobile == sum(found.count(colour + CODES[rank]) for rank in MOBILE)


@pytest.mark.parametrize("squares", range(6, 61))
def test_other_armies_keep_the_proportions(squares):
    """ESP-6: the standard army scaled, one headquarters, each rank within one of its share."""
    army = scaled_army(squares)

    assert squares == sum(army)
    assert 1 == army[-1]
    for count, usual in zip(army[:-1], STANDARD[:-1], strict=True):
        assert abs(count - usual * (squares - 1) / 29) < 1


def test_white_has_the_lower_rows():
    """ESP-7, ESP-12: the first piece of each army stands at its own left hand."""
    state = start(volcano_layout="none")
    ranks = [rank for rank, count in enumerate(STANDARD) for _piece in range(count)]
    deployed(state, ranks, ranks)
    names = board(state)

    assert {"1", "2", "3"} == {n.partition("@")[2][1:] for n in names.split() if n[0] == "W"}
    assert {"8", "9", "10"} == {n.partition("@")[2][1:] for n in names.split() if n[0] == "B"}
    for name in ("W1@a1", "W2@f1", "WH@j3", "B1@j10", "B2@e10", "BH@a8"):
        assert name in names.split()


def test_soldiers_have_their_rank_for_a_sign():
    """ESP-8: 1 to 5; and every rank has a name of its own, also in the plural."""
    assert "12345" == CODES[:5]
    assert "SPMH" == CODES[5:]
    assert 9 == len(set(TITLES)) == len(set(PLURALS)) == len(RANKS)


def test_a_masked_piece_is_a_question_mark():
    """ESP-9: whoever may not know a rank has none, and no rank is ruled out."""
    state = position("W3@e3 B4@e9")

    assert "B?@a10 B?@e9 B?@j10 W1@j1 W3@e3 WH@a1" == board(state.view(0))
    assert "B1@a10 B4@e9 BH@j10 W?@a1 W?@e3 W?@j1" == board(state.view(1))
    masked = next(p for p in range(30, 60) if state.rank[p] == 3 and state.at[p] >= 0)
    assert {0, 3, 8} == set(could_be(state.view(0), masked))


def test_the_game_is_called_by_its_name():
    assert ("espionage", "Espionage") == (GAME.id, GAME.title)
    assert set(GAME.presets) == set(GAME.preset_titles)
