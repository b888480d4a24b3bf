"""The rules as players read them: every card is in them, in its own words, and the numbers fit."""

import re

import pytest

from pygames.core import language
from pygames.not_alone.names import HUNT_NAMES, PLACE_NAMES, SURVIVAL_NAMES
from pygames.not_alone.options import OPTIONS, PRESET_TITLES
from pygames.not_alone.planet import NUMBER
from pygames.not_alone.texts import HUNT_TEXTS, PLACE_TEXTS, SURVIVAL_TEXTS
from pygames.resources import read
from tests.not_alone.positions import start

PAGE = (read("pygames.not_alone", "rules/en.md") or b"").decode()
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in PAGE.splitlines()
    if line.startswith("| ")
]
DRAWINGS = [
    *("planet", "tracks", "hunting", "revealed", "turn"),
    *("hand", "caught", "artemia", "target"),
]


@pytest.fixture(autouse=True)
def _in_english():
    language.use("en")


@pytest.mark.parametrize("place", PLACE_NAMES)
def test_every_place_is_in_it(place):
    row = [str(NUMBER[place]), f"**{PLACE_NAMES[place].removeprefix('The ')}**", PLACE_TEXTS[place]]
    assert 1 == ROWS.count(row)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *((HUNT_NAMES[card], HUNT_TEXTS[card]) for card in HUNT_NAMES),
        *((SURVIVAL_NAMES[card], SURVIVAL_TEXTS[card]) for card in SURVIVAL_NAMES),
    ],
)
def test_every_card_is_in_it(name, text):
    assert 1 == sum((row[0], row[-1]) == (f"**{name}**", text) for row in ROWS)


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_distances_at_the_start(seats):
    """NA-16, NA-23."""
    (row,) = [row for row in ROWS if row[0] == str(seats) and len(row) == 4]
    state = start(seats)
    numbers = [int(re.sub(r"\D", "", cell)) for cell in row[1:]]
    assert [state.rescue, state.assimilation, state.reserve[6]] == numbers


def test_variants_and_options_are_named_as_on_the_screen():
    bold = {row[0].strip("*") for row in ROWS}
    assert {*PRESET_TITLES.values()} <= bold
    named = {option.title for name, option in OPTIONS.items() if not name.startswith("place")}
    assert named <= bold


def test_its_drawings():
    assert DRAWINGS == re.findall(r"^!\[[^]]+\]\(drawing:(\w+)\)$", PAGE, re.MULTILINE)
