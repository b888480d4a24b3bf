"""Words at the table that lead to the rules."""

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from pygames.deep_space_wars.board.terms import TERMS
from tests.deep_space_wars.test_rules_page import SECTIONS
from tests.table.visitor import Visitor
from web.build import messages

GAME = "deep-space-wars"
FOLDER = Path(messages.CODE) / "deep_space_wars"


def marks(text: str) -> list[str]:
    """The sections that the terms of a message lead to."""
    return sorted(re.findall(r"\[([^\[\]|]+)\|[^\[\]|]+\]", text))


def forms(text: str | tuple[str, ...]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def marked(lang: str) -> list[Message]:
    """The messages whose English has something like a mark."""
    found = messages.catalogue(FOLDER, lang)
    return [it for it in found if it.id and re.search(r"[\[\]|]", "".join(forms(it.id)))]


def test_terms_lead_to_sections_there_are() -> None:
    named = {it for it in TERMS if not it.startswith("ability-")}
    assert named <= {*SECTIONS}
    said = {it for message in marked("tr") for form in forms(message.id) for it in marks(form)}
    assert named <= said <= TERMS


@pytest.mark.every_language
@pytest.mark.parametrize("lang", messages.languages())
def test_every_language_marks_the_same_terms(lang: str) -> None:
    assert len(marked(lang)) > 50
    for message in marked(lang):
        (wanted,) = {tuple(marks(form)) for form in forms(message.id)}
        for form in forms(message.string):
            assert wanted == tuple(marks(form)), form
            assert len(wanted) == form.count("[") == form.count("]") == form.count("|"), form


def test_the_log_and_the_prompt_have_links() -> None:
    visitor = Visitor()
    visitor.play(GAME, seed=1)
    assert "#/rules/deep-space-wars/building-an-army" in links(visitor, "prompt")

    visitor.pick("army:HC")
    assert "#/rules/deep-space-wars/building-an-army" in links(visitor, "log")


def links(visitor: Visitor, key: str) -> list[str]:
    """The addresses that lead away from within an element."""
    around = visitor.shown.element(key)
    return [it.attributes["href"] for it in visitor.shown.all("href") if around in it.around]
