"""Options, presets, mixes (section 7.3)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames import Match
from pygames.core.game import BadSetup
from pygames.core.log import make_setup
from pygames.lost_patrol.options import LEANINGS, OPTIONS, PRESETS, preset_note
from pygames.lost_patrol.tiles import DASH, SHAPES, SHORT, STANDARD, mix_text, parse_mix
from tests.lost_patrol.playouts import VALUES
from tests.lost_patrol.positions import GAME, chosen, options, start

CHOICES = {
    "duel": ([False, True], False),
    "lurker_actions": ([1, 2, 3, 4], 3),
    "spawn_size": ([1, 2, 3], 2),
    "lurker_tokens": ([*range(6, 25)], 18),
    "fire_dice": ([*range(1, 7)], 3),
    "support_fire_dice": ([*range(2, 13)], 6),
    "hit_from": ([5, 6], 6),
    "thorn_from": ([*range(2, 7)], 4),
    "scout_actions": ([2, 3], 2),
    "sergeant_bonus": ([0, 1, 2], 1),
    "support_bonus": ([0, 1, 2], 1),
    "push_by": (["opponent", "owner"], "opponent"),
    "dropship_exits": ([1, 2, 3], 1),
    "dropship_depth": ([*range(9)], 0),
    "lurker_start_in_sight": ([True, False], True),
    "split_connectivity": (["land", "path"], "land"),
    "swallow_test": (["no_escape", "no_open_end"], "no_escape"),
    "scouts": (["first", "second", "dice"], "first"),
}


@pytest.mark.parametrize("name", CHOICES)
def test_the_options_of_section_7_3(name):
    """Every value of the range can be chosen, and the usual one is its default."""
    option = OPTIONS[name]

    assert CHOICES[name] == ([*option.values], option.default)


def test_there_are_no_others():
    """Section 7.3; `max_rounds` is off (LP-96), 200 among its values; the mix is a text (LP-9)."""
    assert {*OPTIONS} == {*CHOICES, "mix", "max_rounds"}
    assert (0, STANDARD) == (OPTIONS["max_rounds"].default, OPTIONS["mix"].default)
    assert 200 in OPTIONS["max_rounds"].values


IDS = {
    **{f"T{n:02}": ("straight", n >= 6) for n in range(1, 8)},
    **{f"T{n:02}": ("gentle", n == 13) for n in range(8, 14)},
    **{f"T{n:02}": ("sharp", n == 17) for n in range(14, 18)},
    **{f"T{n:02}": ("fork_y", n == 20) for n in range(18, 21)},
    **{f"T{n:02}": ("fork_l", False) for n in (21, 22)},
    **{f"T{n:02}": ("fork_r", n == 24) for n in (23, 24)},
    **{f"T{n:02}": ("dead_end", False) for n in range(25, 29)},
}
"""LP-9: the tiles by their ids."""
LISTS = {
    "standard": " ".join(IDS),
    "short": "T01 T02 T03 T04 T06 T08 T09 T10 T13 T14 T15 T17 T18 T19 T21 T23 T24 T25 T26 T27",
    "dash": "T01 T02 T03 T06 T08 T09 T13 T14 T15 T18 T19 T21 T23 T24 T25 T26",
}


@pytest.mark.parametrize(("preset", "number"), [("standard", 28), ("short", 20), ("dash", 16)])
def test_the_tiles_of_the_presets(preset, number):
    """LP-9, section 7.3: the lists of ids, tile by tile."""
    listed = [IDS[name] for name in LISTS[preset].split()]
    jungle = options(preset).tiles[:-2]

    assert number == len(listed) == len(jungle)
    assert sorted(listed) == sorted((tile.shape, tile.thorns) for tile in jungle)


def test_the_presets():
    """Section 7.3: nothing else is changed by them."""
    assert {
        "standard": {},
        "short": {"mix": SHORT},
        "dash": {"mix": DASH},
        "duel": {"duel": True},
    } == PRESETS
    assert {*PRESETS} == {*GAME.preset_titles}


@pytest.mark.parametrize(
    "text",
    [
        *("", "28", "standard", "5+2-5+1-3+1-2+1-2-1+1-0", "5+2-5+1-3+1-2+1-2-1+1-0-4-0"),
        *("5+2-5+1-3+1-2+1-2-1+1-0-", "-5-5-3-2-2-1-0-4", "5+-5-3-2-2-1-0-4", "+2-5-3-2-2-1-0-4"),
        *("5+0-5-3-2-2-1-0-4", "05-5-3-2-2-1-0-4", "5+02-5-3-2-2-1-0-4", "5 -5-3-2-2-1-0-4"),
        *("16-5-3-2-2-1-0-4", "5+16-5-3-2-2-1-0-4", "5-5-3-2-2-1-0-999", "a-5-3-2-2-1-0-4"),
        *("٥-5-3-2-2-1-0-4", "5+2+1-5-3-2-2-1-0-4", "0-0-0-0-0-0-0-0", "5--5-3-2-2-1-0-4"),
        *("15-15-15-15-1-0-0-0", "5.0-5-3-2-2-1-0-4", "²-5-3-2-2-1-0-4", " " + STANDARD),
    ],
)
def test_no_such_mix(text):
    """LP-10: nearly right, too many, too few, other digits."""
    assert parse_mix(text) is None
    assert text not in OPTIONS["mix"].values
    with pytest.raises(BadSetup) as refusal:
        make_setup("lost-patrol", 2, {"mix": text})

    assert "mix" in str(refusal.value)


@pytest.mark.parametrize("text", [*VALUES["mix"], "0-0-0-0-0-0-0-1", "15-15-15-15-0-0-0-0"])
def test_mixes_of_ones_own(text):
    """LP-10: any number of each shape, as long as it is not none and not too many."""
    counts = parse_mix(text)
    tiles = options(mix=text).tiles

    assert text in OPTIONS["mix"].values
    assert text == mix_text(counts)
    assert sum(map(sum, counts)) == len(tiles) - 2
    for shape, (plain, thorny) in zip(SHAPES, counts, strict=True):
        assert [False] * plain + [True] * thorny == [t.thorns for t in tiles if t.shape == shape]


COUNT = st.integers(0, 15)


@given(st.lists(st.tuples(COUNT, COUNT), min_size=8, max_size=8))
def test_mixes_and_their_texts(counts):
    """LP-10: written and read again they are the same; 1 to 60 tiles."""
    fits = 0 < sum(map(sum, counts)) <= 60

    assert (counts if fits else None) == parse_mix(mix_text(counts))


@pytest.mark.parametrize("value", VALUES["mix"])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_mixes_come_back_from_links(value, seat):
    """LP-10: in whole links and in those of a seat."""
    match = Match("lost-patrol", options={"mix": value}, rng=random.Random(1))
    back = Match.from_link(match.link(seat))

    assert match.setup == back.setup
    assert value == back.setup.options["mix"]
    assert match.link(seat) == back.link(seat)


NO_VALUES = [
    *(("lurker_actions", value) for value in (0, 5, "3", 3.0, True, None)),
    *(("spawn_size", value) for value in (0, 4)),
    *(("lurker_tokens", value) for value in (5, 25)),
    *(("scout_actions", value) for value in (1, 4)),
    *(("fire_dice", value) for value in (0, 7)),
    *(("support_fire_dice", value) for value in (1, 13)),
    *(("hit_from", value) for value in (4, 7)),
    *(("thorn_from", value) for value in (1, 7)),
    *(("sergeant_bonus", value) for value in (-1, 3)),
    *(("support_bonus", value) for value in (-1, 3)),
    *(("push_by", value) for value in ("scouts", None)),
    *(("dropship_exits", value) for value in (0, 4)),
    *(("dropship_depth", value) for value in (-1, 9)),
    *(("lurker_start_in_sight", value) for value in (0, 1, None)),
    *(("split_connectivity", value) for value in ("sea", True)),
    *(("swallow_test", value) for value in ("", "escape")),
    *(("max_rounds", value) for value in (-1, 1001, None)),
    *(("duel", value) for value in (0, 1, "on")),
    *(("scouts", value) for value in (0, "third")),
    *(("mix", value) for value in (None, 28)),
    ("preset", "dash"),
]


@pytest.mark.parametrize(("name", "value"), NO_VALUES)
def test_no_such_value(name, value):
    """Section 7.3: out of range, of another type, unknown."""
    with pytest.raises(BadSetup) as refusal:
        make_setup("lost-patrol", 2, {name: value})

    assert name in str(refusal.value)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_two_players(seats):
    """LP-1."""
    with pytest.raises(BadSetup):
        Match("lost-patrol", seats)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_can_be_played(preset):
    """Section 7.3."""
    match = Match("lost-patrol", options=PRESETS[preset], rng=random.Random(3))

    assert "place_end" == match.decisions[0].name
    assert match.state == Match.from_link(match.link()).state


def test_what_the_values_are_called():
    """Section 7.3: each has a word; nothing is shown by its id."""
    for name, option in OPTIONS.items():
        assert option.title
        for value in option.values:
            called = option.called(value)

            assert called
            assert "_" not in called, name
    assert "16 tiles" == OPTIONS["mix"].called(DASH)
    assert "0" not in OPTIONS["max_rounds"].called(0)
    assert "on 4 or more" == OPTIONS["thorn_from"].called(4)
    assert "on a 6" == OPTIONS["hit_from"].called(6)
    assert "1-0-0-0-0-0-0-1" == OPTIONS["mix"].called("1-0-0-0-0-0-0-1")


def test_every_option_matters_to_the_rules():
    """Section 7.3: what was chosen is what is played by."""
    for name, option in OPTIONS.items():
        if name in ("mix", "duel", "scouts", "dropship_exits"):
            continue
        for value in option.values:
            assert value == getattr(options(**{name: value}), name)
    assert chosen()["max_rounds"] == start().options.max_rounds


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_tells_how_balanced_it_is(preset):
    told = preset_note(preset)
    if preset == "duel":
        assert told.startswith("Each player leads the Scouts once")
    else:
        assert told.startswith("Even" if LEANINGS[preset] >= 40 else "Hard for the Scouts")
        assert f"{LEANINGS[preset]} of 100" in told
