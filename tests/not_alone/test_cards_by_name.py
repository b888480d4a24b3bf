"""A card is one entry: nothing but that, and what a bot thinks of it, knows a card by its id.

Three kinds of text are no knowledge of a card: the names of attributes, and of what a module offers
(`__slots__`, `__all__`); and the cards that a scene deals and plays, in the lesson and in the
pictures of the rules, which are arguments of the moves that do it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pygames.not_alone
from pygames.not_alone.bot.cards.hunts import HUNT_VALUES
from pygames.not_alone.bot.cards.places import PLACE_VALUES
from pygames.not_alone.bot.cards.survivals import SURVIVAL_VALUES
from pygames.not_alone.cards.decks import HUNTS, PLACES, SURVIVALS

PACKAGE = Path(pygames.not_alone.__file__).parent
ENTRIES = (PACKAGE / "cards", PACKAGE / "bot" / "cards")
CARDS = {*HUNTS, *SURVIVALS, *PLACES}
OFFERED = {"__slots__", "__all__"}
SCENES = {"Draw", "InPlay", "Play"}
"""What puts a card in a hand or on the table."""

SOURCES = sorted(
    path for path in PACKAGE.rglob("*.py") if not {*ENTRIES}.intersection(path.parents)
)


def named(source: str) -> Iterator[tuple[int, str]]:
    """The lines in which a card is named by its id, as a text or as the name of an argument."""
    tree = ast.parse(source)
    spared: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]) if name in OFFERED:
                spared.update(ast.walk(node.value))
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in SCENES:
                spared.update(node.args)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text in CARDS and node not in spared:
                yield node.lineno, text
            case ast.keyword(arg=str(text)) if text in CARDS:
                yield node.value.lineno, text


@pytest.mark.parametrize("path", SOURCES, ids=lambda it: it.relative_to(PACKAGE).as_posix())
def test_no_card_is_named_outside_its_entries(path: Path) -> None:
    assert [*named(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "source", ['if card == "scream": ...', 'WORTH = {"beach": 1}', "dict(dodge=1)", 'Ask("lair")']
)
def test_a_card_that_is_named_is_found(source: str) -> None:
    assert [*named(source)]


def test_scenes_and_attributes_may_have_such_names() -> None:
    assert [*named('__slots__ = ("caches",)\nPlay("dodge")')] == []


def test_a_bot_has_thought_of_every_card() -> None:
    assert HUNTS.keys() == HUNT_VALUES.keys()
    assert SURVIVALS.keys() == SURVIVAL_VALUES.keys()
    assert PLACES.keys() == PLACE_VALUES.keys()
