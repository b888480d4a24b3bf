"""The rules pages say the same in every language, and a section has one address in all of them."""

import re

import pytest

from pygames import GAMES
from pygames.core.language import LANGUAGES
from tests.table.visitor import Visitor

TRANSLATED = [(game, code) for game in GAMES for code in LANGUAGES if code != "en"]


def shape(html: str) -> list[str]:
    """The tags of a page in their order, with the ids of headings; what it says left out.

    So are the names in drawings that are long in some languages.
    """
    article = html[html.index("<article") : html.index("</article>")]
    inside = article[article.index(">") :].replace(" data-long", "")
    return re.findall(r"<(?!/?strong|/?em)[^>]+>", inside)


def rules(game: str, code: str) -> Visitor:
    """Somebody who reads them."""
    return Visitor(f"#/rules/{game}?lang={code}")


@pytest.mark.parametrize(("game", "code"), TRANSLATED)
def test_rules_have_the_same_sections_lists_and_tables(game: str, code: str) -> None:
    assert shape(rules(game, code).shown.html) == shape(rules(game, "en").shown.html)


@pytest.mark.parametrize("game", GAMES)
def test_a_section_has_an_address_of_its_own(game: str) -> None:
    """Two with the same title would share one."""
    headings = [e for e in rules(game, "en").shown.elements if e.tag in ("h2", "h3")]

    assert all(heading.attributes["id"] for heading in headings)


@pytest.mark.every_language
@pytest.mark.parametrize(("game", "code"), TRANSLATED)
def test_rules_are_marked_as_what_they_are_written_in(game: str, code: str) -> None:
    visitor = rules(game, code)
    (article,) = [e for e in visitor.shown.elements if e.tag == "article"]

    assert article.attributes["lang"] == code
    assert article.attributes["dir"] == ("rtl" if code == "fa" else "ltr")


def test_what_has_no_rules_in_a_language_shows_the_english_ones() -> None:
    visitor = rules("battle-line", "qps-plocm")
    (article,) = [e for e in visitor.shown.elements if e.tag == "article"]

    assert (article.attributes["lang"], article.attributes["dir"]) == ("en", "ltr")
