"""The drawings of Not Alone: every place, token and card has its own, and they stay small."""

import re
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pygames.not_alone.board import art
from pygames.not_alone.board.examples import EXAMPLES, example
from pygames.not_alone.board.tables import TABLES
from pygames.not_alone.cards.decks import HUNTS, PLACES, SURVIVALS
from pygames.table.markup import render

SHEETS = sorted(Path("pygames/not_alone").glob("*.css"))
TEMPLATES = Path("pygames/not_alone/templates")


@pytest.fixture(scope="module")
def symbols() -> dict[str, ElementTree.Element]:
    drawn = ElementTree.fromstring(
        f"<svg>{render('not_alone/symbols.svg', **art.drawings())}</svg>"
    )
    ids = [symbol.attrib["id"] for symbol in drawn]
    assert len(ids) == len(set(ids))
    return {symbol.attrib["id"]: symbol for symbol in drawn}


def test_every_place_has_its_landscape(symbols: dict[str, ElementTree.Element]) -> None:
    expected = {f"na-place-{place}" for place in PLACES} | {"na-place-back"}

    assert expected == {name for name in symbols if name.startswith("na-place-")}


@pytest.mark.parametrize(("deck", "cards"), [("hunt", HUNTS), ("survival", SURVIVALS)])
def test_every_card_has_its_emblem(
    deck: str, cards: Mapping[str, object], symbols: dict[str, ElementTree.Element]
) -> None:
    expected = {f"na-{deck}-{card}" for card in cards}

    assert expected == {name for name in symbols if name.startswith(f"na-{deck}-")}


def test_every_piece_has_its_drawing(symbols: dict[str, ElementTree.Element]) -> None:
    tokens = {f"na-token-{token}" for token in ("creature", "artemia", "target")}
    backs = {f"na-back-{deck}" for deck in ("place", "hunt", "survival")}
    others = {"na-shield", "na-marker", "na-rescue", "na-assimilation", "na-star", "na-will"}

    assert tokens | backs | others <= set(symbols)


def test_no_two_drawings_are_the_same(symbols: dict[str, ElementTree.Element]) -> None:
    drawn = [b"".join(map(ElementTree.tostring, symbol)) for symbol in symbols.values()]

    assert len(set(drawn)) == len(drawn)


def test_the_sheet_knows_every_class_of_a_drawing(symbols: dict[str, ElementTree.Element]) -> None:
    known = set(re.findall(r"\.([\w-]+)", "".join(it.read_text() for it in SHEETS)))
    used = {
        name
        for symbol in symbols.values()
        for shape in symbol.iter()
        for name in shape.get("class", "").split()
    }

    assert used <= known


def test_no_element_of_the_table_looks_like_a_shape(
    symbols: dict[str, ElementTree.Element],
) -> None:
    """A class that both had would paint what is inherited: strokes around every landscape."""
    shapes = {
        name
        for symbol in symbols.values()
        for shape in symbol.iter()
        for name in shape.get("class", "").split()
    }
    markup = "".join(path.read_text() for path in TEMPLATES.glob("*.html"))

    assert not shapes & set(re.findall(r"(?<!#)\bna-[\w-]+", markup))


def test_all_drawings_together_stay_small() -> None:
    assert len(render("not_alone/symbols.svg", **art.drawings())) < 60_000


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_made_of_the_symbols(
    name: str, symbols: dict[str, ElementTree.Element]
) -> None:
    used = [node.attrib["href"] for node in ElementTree.fromstring(example(name)).iter("use")]

    assert used
    assert set(used) <= {f"#{symbol}" for symbol in symbols}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_in_the_rules_is_only_looked_at(
    name: str, symbols: dict[str, ElementTree.Element]
) -> None:
    """Nothing in it can be picked or opened, or is taken for a part of the table of a match."""
    drawn = example(name)

    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(symbols)
    for sign in (' id="', "tabindex", "data-flip", "data-inspect", "data-open", "<!--"):
        assert sign not in drawn
