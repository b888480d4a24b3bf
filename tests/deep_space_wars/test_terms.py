"""Words at the table that lead to the rules."""

import pytest

from pygames.core import language
from pygames.core.language import LANGUAGES, _
from pygames.deep_space_wars.board.terms import _STEMS, terms
from pygames.deep_space_wars.names import CARD_NAMES
from pygames.table.terms import Terms
from tests.deep_space_wars.test_rules_page import SECTIONS
from tests.table.visitor import Visitor

GAME = "deep-space-wars"


def test_terms_lead_to_sections_there_are() -> None:
    named = {it for it in terms().values() if not it.startswith("ability-")}
    assert named == {*_STEMS}
    assert named <= {*SECTIONS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_squads_are_no_terms(lang: str) -> None:
    language.use(lang)
    try:
        for name in CARD_NAMES.values():
            assert "<a" not in Terms(GAME, terms()).linked(_(name)), _(name)
    finally:
        language.use("en")


@pytest.mark.parametrize(
    ("lang", "said", "word"),
    [
        ("en", "Escape, rolled 3: nobody is lost", "Escape"),
        ("tr", "5 figürün siperi 3", "siperi"),
        ("hu", "Fegyelempróba: 58%", "Fegyelempróba"),
        ("fa", "شلیک آنی به تفنگداران", "شلیک آنی"),
    ],
)
def test_a_word_is_found_however_it_ends(lang: str, said: str, word: str) -> None:
    language.use(lang)
    try:
        assert f">{word}</a>" in Terms(GAME, terms()).linked(said)
    finally:
        language.use("en")


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
