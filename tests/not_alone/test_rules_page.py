"""The rules as players read them: every card is in them, in its own words, and the numbers fit."""

import re

import pytest

from pygames.core import language
from pygames.not_alone.board.card_lists import CARD_LISTS
from pygames.not_alone.card_texts import does
from pygames.not_alone.cards.decks import HUNTS, PLACES, SURVIVALS
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.names import card_title
from pygames.not_alone.options import OPTIONS, PRESET_TITLES
from pygames.resources import read
from tests.markup import Page
from tests.not_alone.positions import start

PAGE = (read("pygames.not_alone", "rules/en.md") or b"").decode()
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in PAGE.splitlines()
    if line.startswith("| ")
]
DRAWINGS = [
    *("planet", "tracks", "turn", "hunting", "revealed"),
    *("hand", "caught", "artemia", "target", "places", "hunts", "survivals"),
    *("new_places", "artefacts", "new_hunts", "new_survivals", "promo_hunts", "promo_survivals"),
]


@pytest.fixture(autouse=True)
def _in_english():
    language.use("en")


def _times_listed(title: str, text: str) -> int:
    """In how many lists of the page a place or a card is, with all that it does."""
    lists = [Page(CARD_LISTS[name]()).texts for name in DRAWINGS if name in CARD_LISTS]
    return sum(
        read == title and text in texts[place : place + 4]
        for texts in lists
        for place, read in enumerate(texts)
    )


@pytest.mark.parametrize("place", PLACES)
def test_every_place_is_in_it(place):
    assert 1 == _times_listed(
        f"{NUMBER[place]} {language._(PLACES[place].title)}", PLACES[place].text
    )


@pytest.mark.parametrize("card", [*HUNTS, *SURVIVALS])
def test_every_card_is_in_it(card):
    assert 1 == _times_listed(card_title(card), does(card))


def test_a_card_says_when_it_is_played_and_which_tokens_it_brings():
    page = " ".join(Page(CARD_LISTS["promo_hunts"]()).texts)
    assert "Ubiquity Phase 2: Hunting · Artemia token · Target token When" in page
    assert Page(CARD_LISTS["hunts"]()).texts[-3] == "Flashback"


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
