"""Options, presets, and what does not fit together (section 4)."""

import random

import pytest

from pygames import Match
from pygames.core.game import BadSetup
from pygames.core.log import make_setup
from pygames.espionage.options import OPTIONS, PRESETS, Options
from tests.espionage.positions import (
    GAME,
    asked,
    board,
    chosen,
    deployed,
    options,
    play,
    position,
    seen,
    start,
    volcanoes,
)

CHOICES = {
    "moves_per_turn": ([1, 2], 2),
    "second_move": (["mandatory", "optional"], "mandatory"),
    "commit_mode": (["sequential", "batch"], "sequential"),
    "visibility": (["hidden", "open"], "hidden"),
    "combat_reveal": (["none", "loser", "both"], "loser"),
    "notify_unmasked": ([False, True], False),
    "no_return": ([False, True], True),
    "no_return_blocks_attacks": ([False, True], True),
    "no_return_waived_if_stuck": ([False, True], False),
    "first_player": (["white", "black", "random"], "white"),
    "draw_offers": ([False, True], True),
}
NUMBERS = {
    "repetition_limit": (3, {0, 3}),
    "no_progress_limit": (200, {0, 6, 500}),
    "max_turns": (2000, {0, 10, 2000}),
    "setup_rows": (3, {2, 3}),
    "volcano_count": (4, {0, 2, 4, 6}),
}
TEXTS = {"board": "10x10", "piece_set": "scaled", "volcano_layout": "random_symmetric"}


@pytest.mark.parametrize("name", CHOICES)
def test_the_options_of_section_4(name):
    """Every value of the table can be chosen, and the usual one is its default."""
    option = OPTIONS[name]

    assert CHOICES[name] == ([*option.values], option.default)


@pytest.mark.parametrize("name", NUMBERS)
def test_the_options_that_are_numbers(name):
    """ESP-4, ESP-12, ESP-60..ESP-62: their defaults; 0 is off."""
    default, some = NUMBERS[name]

    assert default == OPTIONS[name].default
    assert some <= {*OPTIONS[name].values}


def test_there_are_no_others():
    assert {*OPTIONS} == {*CHOICES, *NUMBERS, *TEXTS}
    assert TEXTS == {name: OPTIONS[name].default for name in TEXTS}


def test_volcanoes_come_in_pairs():
    """ESP-11: the count is even."""
    assert not [count for count in OPTIONS["volcano_count"].values if count % 2]


PRESET_TABLE = {
    # board, moves per turn, visibility, volcanoes
    "espionage": ((10, 10), 30, 2, "hidden", 4),
    "small": ((8, 8), 24, 2, "hidden", 2),
    "fast": ((10, 10), 30, 1, "hidden", 4),
    "open_fast": ((10, 10), 30, 1, "open", 4),
    "small_fast": ((8, 8), 24, 1, "hidden", 2),
}


@pytest.mark.parametrize("preset", PRESET_TABLE)
def test_presets(preset):
    """Section 4.2: ESP-1, ESP-2, ESP-4..ESP-6, ESP-20, ESP-21, ESP-66."""
    board_size, army, moves, visibility, count = PRESET_TABLE[preset]
    found = options(preset)

    assert board_size == (found.width, found.height)
    assert (army, 3) == (sum(found.army), found.rows)
    assert (moves, visibility) == (found.moves_per_turn, found.visibility)
    assert (count, None) == (found.volcano_count, found.volcanoes)
    assert {*PRESET_TABLE} == {*PRESETS}


# --- what does not fit -------------------------------------------------------------------

MISFITS = [
    pytest.param({"piece_set": "5-4-3-2-2-5-4-3-1"}, ["30", "29"], id="ET-46 29 pieces"),
    pytest.param({"piece_set": "5-4-3-2-2-5-4-5-1"}, ["30", "31"], id="31 pieces"),
    pytest.param({"piece_set": "5-4-3-2-2-5-4-5-0"}, ["headquarters"], id="no headquarters"),
    pytest.param({"piece_set": "5-4-3-2-2-5-4-3-2"}, ["headquarters"], id="two headquarters"),
    pytest.param({"piece_set": "0-0-0-0-0-0-0-29-1"}, ["move"], id="nothing mobile"),
    pytest.param({"setup_rows": 5}, ["5", "12", "10"], id="rows"),
    pytest.param({"board": "10x6"}, ["3", "8", "6"], id="a low board"),
    pytest.param({"board": "9x10"}, ["even"], id="odd columns"),
    pytest.param({"board": "10x9"}, ["even"], id="odd rows"),
    pytest.param({"board": "6x8", "volcano_count": 6}, ["4", "6"], id="too many volcanoes"),
    pytest.param({"volcano_layout": "e3"}, ["e3"], id="a volcano among White's"),
    pytest.param({"volcano_layout": "c5-e8"}, ["e8"], id="a volcano among Black's"),
    pytest.param({"board": "8x8", "volcano_layout": "i4"}, ["i4"], id="a volcano off the board"),
    pytest.param({"volcano_layout": "a12"}, ["a12"], id="a volcano above the board"),
    pytest.param({"no_progress_limit": 0, "max_turns": 0}, ["limit"], id="ESP-62 no limit"),
]


@pytest.mark.parametrize(("misfit", "said"), MISFITS)
def test_what_does_not_fit_is_refused(misfit, said):
    """ESP-11, ESP-62, ESP-67, ET-46: with an error that tells what is wrong."""
    for begin in (lambda: GAME.start(2, chosen(**misfit)), lambda: Match("espionage", 2, misfit)):
        with pytest.raises(BadSetup) as refusal:
            begin()
        for word in said:
            assert word in str(refusal.value)


NO_VALUES = [
    *(("board", value) for value in ("5x6", "13x10", "10", "10x", "", "10x10x10", 10, None)),
    *(("piece_set", value) for value in ("", "5", "standard", "5-4-3-2-2-5-4-4", "5" * 17)),
    *(
        ("piece_set", v)
        for v in ("5-4-3-2-2-5-4-4-1-0", "-1-4-3-2-2-5-4-10-1", "05-4-3-2-2-5-4-4-1")
    ),
    *(
        ("piece_set", v)
        for v in ("64-0-0-0-0-0-0-0-1", "٥-4-3-2-2-5-4-4-1", " 5-4-3-2-2-5-4-4-1", None)
    ),
    *(("volcano_layout", v) for v in ("", "e", "e5-", "-e5", "E5", "5e", "e05", "m5", "e13", "e0")),
    *(
        ("volcano_layout", v)
        for v in ("f5-e5", "e6-e5", "e5-e5", "e5 f5", "e5,f5", "e٥", "None", None)
    ),
    *(("volcano_count", value) for value in (1, 3, -2, 12, "4", 4.0, None)),
    *(("setup_rows", value) for value in (0, 6, -1, "3", True)),
    *(("repetition_limit", value) for value in (1, 6, -1, True)),
    *(("no_progress_limit", value) for value in (-1, 1001, "200")),
    *(("max_turns", value) for value in (-1, 5001, 1.5)),
    *(("moves_per_turn", value) for value in (0, 3, True)),
    *(("no_return", value) for value in (0, 1, "on", None)),
    *(("first_player", value) for value in (0, 1, "White")),
    ("colour", "red"),
]


@pytest.mark.parametrize(("name", "value"), NO_VALUES)
def test_no_such_value(name, value):
    """ESP-67: texts that are nearly right, numbers out of range, other types."""
    with pytest.raises(BadSetup) as refusal:
        make_setup("espionage", 2, {name: value})

    assert name in str(refusal.value)


@pytest.mark.parametrize("seats", [1, 3, 0])
def test_two_players(seats):
    with pytest.raises(BadSetup):
        Match("espionage", seats)


# --- other boards ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "rows", "layout"),
    [
        ("7x9", 3, "d5"),
        ("9x8", 2, "a3-b4-i6"),
        ("11x11", 4, "f6"),
        ("12x12", 5, "a6-l7"),
        ("6x6", 1, "a2-f5"),
        ("7x7", 2, "none"),
    ],
)
def test_odd_boards(size, rows, layout):
    """ESP-11, ESP-67: with volcanoes that are listed, of any number, or none."""
    state = start(board=size, setup_rows=rows, volcano_layout=layout)
    ranks = [rank for rank, count in enumerate(state.options.army) for _piece in range(count)]

    assert [] == [d for d in state.decisions if d.seat < 0]
    assert ([] if layout == "none" else layout.split("-")) == volcanoes(state)

    deployed(state, ranks, ranks)
    width, height = map(int, size.split("x"))

    assert 2 * width * rows == len(board(state).split())
    assert {int(name.partition("@")[2][1:]) for name in board(state).split()} == {
        *range(1, rows + 1),
        *range(height - rows + 1, height + 1),
    }


@pytest.mark.parametrize("width", range(6, 13))
@pytest.mark.parametrize("height", range(6, 13))
def test_every_board(width, height):
    """ESP-67: from 6x6 to 12x12, in as many rows as there is room for."""
    for rows in range(1, 6):
        other = {"board": f"{width}x{height}", "setup_rows": rows, "volcano_layout": "none"}
        if 2 * rows <= height - 2:
            found = options(**other)

            assert width * rows == sum(found.army)
            assert isinstance(found, Options)
        else:
            with pytest.raises(BadSetup):
                options(**other)


@pytest.mark.parametrize("count", range(0, 11, 2))
@pytest.mark.parametrize("width", [6, 8, 10, 12])
def test_room_for_volcanoes(width, count):
    """ESP-11, ESP-67: fewer than there are columns."""
    other = {"board": f"{width}x6", "setup_rows": 1, "volcano_count": count}
    if count < width:
        assert count == options(**other).volcano_count
    else:
        with pytest.raises(BadSetup):
            options(**other)


def test_listed_volcanoes_in_a_corner_of_the_middle():
    """ESP-67: up to the rows of the armies, and no further."""
    for layout in ("a4", "j7", "a4-b4-c4-a7", "e5-f6"):
        assert layout.split("-") == volcanoes(start(volcano_layout=layout))
    for layout in ("a3", "j8"):
        with pytest.raises(BadSetup):
            start(volcano_layout=layout)


ARMY = "0-0-0-0-1-6-0-22-1"


@pytest.mark.parametrize("value", [{"piece_set": ARMY}, {"volcano_layout": "c5-h6-a7"}])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_texts_come_back_from_links(value, seat):
    """ESP-67: any army, any volcanoes, in whole links and in those of a seat."""
    match = Match("espionage", options=value, rng=random.Random(1))
    back = Match.from_link(match.link(seat))

    assert match.setup == back.setup
    assert match.setup.options | value == back.setup.options
    assert match.link(seat) == back.link(seat)


def test_many_texts_come_back_from_links():
    """ESP-67: whatever fits."""
    rng = random.Random(2)
    for _match in range(60):
        army = [0] * 7
        for _piece in range(29 - 7):
            army[rng.randrange(7)] += 1
        text = "-".join(map(str, [*army, 7, 1]))
        names = [f"{c}{row}" for row in range(4, 8) for c in "abcdefghij"]
        layout = "-".join(n for n in names if rng.random() < 0.3) or "none"
        match = Match("espionage", options={"piece_set": text, "volcano_layout": layout})

        assert match.setup == Match.from_link(match.link()).setup


@pytest.mark.parametrize("preset", GAME.presets)
def test_presets_come_back_from_links(preset):
    match = Match("espionage", options=GAME.presets[preset], rng=random.Random(3))
    back = Match.from_link(match.link())

    assert (match.setup, match.log) == (back.setup, back.log)
    assert match.state == back.state


# --- open matches ------------------------------------------------------------------------


def test_an_open_match_after_the_set_up():
    """ESP-66, ET-45: every rank is visible to both; before that none is."""
    state = start("open_fast", volcano_layout="none")
    ranks = [rank for rank, count in enumerate(state.options.army) for _piece in range(count)]
    for rank in ranks:
        state.apply(state.decisions[0].moves[0]._replace(rank=rank), 0)

    assert [None] * 60 == state.view(1).rank

    state.apply(state.decisions[0].moves[0], -2)

    assert [None] * 60 == state.view(1).rank

    for rank in ranks:
        state.apply(state.decisions[0].moves[0]._replace(rank=rank), 1)
    while state.decisions[0].seat < 0:
        state.apply(state.decisions[0].moves[0], -2)

    assert (0, "move") == asked(state)
    for seat in (0, 1):
        assert board(state) == board(state.view(seat))
        assert state.rank == state.view(seat).rank


def test_spies_in_an_open_match_fight_as_ever():
    """ESP-66: and all that is lost is seen by both."""
    state = position("WS@e5 BP@e6 B2@h8 W3@c2", "open_fast")

    assert "B1@a10 B2@h8 BH@j10 BP@e6" == seen(state, 0)

    play(state, "e5-e6")

    assert "WS@e6" == board(state, "e6")
    assert board(state) == board(state.view(0)) == board(state.view(1))


@pytest.mark.parametrize("reveal", ["none", "loser", "both"])
def test_an_open_match_shows_what_is_removed(reveal):
    """ESP-66: whatever else the options say."""
    state = play(position("W3@e5 B1@e6 B2@h8", "open_fast", combat_reveal=reveal), "e5-e6")

    for seat in (0, 1):
        assert state.rank == state.view(seat).rank
