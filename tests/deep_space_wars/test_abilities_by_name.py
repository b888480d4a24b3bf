"""An ability is one entry: nothing but that, and what bots expect of it, knows one by its id.

Cards list the abilities that they have. Four kinds of text are no knowledge of an ability: names of
what a module offers, messages, the names of throws, and what happens to be called the same.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pygames.deep_space_wars
from pygames.deep_space_wars.analysis.abilities import EFFECTS
from pygames.deep_space_wars.board.drawing.glyphs import GLYPHS, glyph_of
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.abilities.traits import NO_TRAITS
from tests.deep_space_wars.battles import card

PACKAGE = Path(pygames.deep_space_wars.__file__).parent
ENTRIES = {
    *(PACKAGE / "forces" / "abilities").iterdir(),
    PACKAGE / "analysis" / "abilities.py",
    PACKAGE / "board" / "drawing" / "glyphs.py",  # signs, some of which are called the same
    PACKAGE / "board" / "drawing" / "standees.py",  # what goes with the signs
    PACKAGE / "forces" / "actions.py",  # actions, likewise
    PACKAGE / "forces" / "factions.py",
}
DECISION = "aim"
"""A decision that is called like an ability."""
NAMESAKES = {("presets.py", "skirmish"), ("positions/rolls.py", "camouflage")}
"""A way to play, and a kind of save."""

SOURCES = sorted({*PACKAGE.rglob("*.py")} - ENTRIES)


def named(source: str) -> Iterator[tuple[int, str]]:
    """The lines in which an ability is named by its id, as a text or as the name of an argument."""
    tree = ast.parse(source)
    spared: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")]):
                spared.update(ast.walk(node.value))
            case ast.Call(func=ast.Name(id="throw" | "N_" | "_")):
                spared.update(node.args)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text in ABILITIES and node not in spared:
                yield node.lineno, text
            case ast.keyword(arg=str(text)) if text in ABILITIES:
                yield node.value.lineno, text


@pytest.mark.parametrize("path", SOURCES, ids=lambda it: it.relative_to(PACKAGE).as_posix())
def test_no_ability_is_named_outside_its_entry(path: Path) -> None:
    found = {text for _line, text in named(path.read_text(encoding="utf-8"))}
    module = path.relative_to(PACKAGE).as_posix()

    assert {it for it in found if (module, it) not in NAMESAKES} <= {DECISION}


@pytest.mark.parametrize(
    "source", ['if "poison" in card.abilities: ...', 'WORTH = {"sweep": 1}', "dict(parry=1)"]
)
def test_an_ability_that_is_named_is_found(source: str) -> None:
    assert [*named(source)]


def test_messages_and_throws_may_have_such_names() -> None:
    assert [*named('__all__ = ["deter"]\nthrow("poison", 2)\nN_("loyal")')] == []


def test_bots_expect_something_only_of_abilities_that_there_are() -> None:
    assert EFFECTS.keys() <= ABILITIES.keys()


@pytest.mark.parametrize("name", ABILITIES)
def test_an_entry_says_what_it_does_and_shows(name: str) -> None:
    ability = ABILITIES[name]

    assert ability.traits != NO_TRAITS
    assert glyph_of(card(name)) in GLYPHS
    assert ability.sign in {"", glyph_of(card(name))}
    assert {ability.sign, ability.vehicle_sign} - {""} <= {*GLYPHS}


@pytest.mark.parametrize("name", ABILITIES)
def test_nothing_but_the_entry_gives_its_traits(name: str) -> None:
    others = (it.traits for other, it in ABILITIES.items() if other != name)

    assert ABILITIES[name].traits not in others
