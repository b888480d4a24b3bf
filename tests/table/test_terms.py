"""Terms in a text lead to the rules; refusals of what is dragged do so too."""

from typing import Any

import pytest
from markupsafe import Markup

from pygames.core.language import Name
from pygames.core.term_marks import Term, unmarked
from pygames.table.terms import Terms
from tests.table.visitor import Visitor

SECTIONS = {"saves", "snaps", "snap-shots"}


def linked(said: str) -> str:
    return Terms("chess", SECTIONS).linked(said)


def test_a_marked_word_is_a_link_to_its_section() -> None:
    assert linked("[saves|Cover] of 3") == (
        '<a class="term" href="#/rules/chess/saves">Cover</a> of 3'
    )
    assert 'chess/snap-shots">snap shots</a>' in linked("two [snap-shots|snap shots]")


@pytest.mark.parametrize("said", ["cover", "[1]", "a | b", "[a", "[Cover] of 3", ""])
def test_what_is_not_marked_is_none(said: str) -> None:
    assert linked(said) == said


def test_what_the_rules_do_not_explain_is_none() -> None:
    assert linked("[elsewhere|words]") == "words"


def test_each_section_is_linked_once() -> None:
    terms = Terms("chess", SECTIONS)
    assert "<a" in terms.linked("[saves|cover]")
    assert terms.linked("[saves|covers]") == "covers"


def test_markup_stays_and_all_else_is_escaped() -> None:
    assert linked("<b>[saves|cover]") == (
        '&lt;b&gt;<a class="term" href="#/rules/chess/saves">cover</a>'
    )
    found = linked(Markup('<b title="[saves|cover]">x</b> [saves|cover]'))
    assert found.startswith('<b title="[saves|cover]">x</b> <a')


def test_where_nothing_leads_to_the_rules_the_words_stay() -> None:
    assert unmarked("Two [snap-shots|snap shots] | [1]") == "Two snap shots | [1]"
    assert f"{Term('saves', Name('Parry'))}" == "[saves|Parry]"


def test_marks_are_in_no_text_without_links() -> None:
    """News, the board, what is read aloud and what is shared."""
    visitor = Visitor()
    visitor.play("deep-space-wars", seed=1)
    visitor.pick("army:HC")
    log = visitor.shown.html
    visitor.send("tell")

    assert "#/rules/deep-space-wars/building-an-army" in log
    assert "[building" not in log + visitor.shown.html


def test_a_game_without_terms() -> None:
    assert Terms("chess", ()).linked("[saves|cover] & more") == "cover &amp; more"


# --- refusals of what is dragged --------------------------------------------------------------


def aimed(visitor: Visitor, element: str, at: str) -> dict[str, Any]:
    visitor.send("aim", id=element, at=at)
    (effect,) = visitor.effects
    return effect


def test_why_nothing_can_stand_there_leads_to_the_rules() -> None:
    """DSW-94."""
    visitor = Visitor()
    visitor.play("deep-space-wars", armies="drawn", layout="own", pieces=1, seed=1)
    for element in ("do:ready", "do:ready", "shape:woods", "shape:woods"):
        visitor.pick(element)
    barred = aimed(visitor, "piece", "at:312,600")
    assert barred["barred"]
    assert "Too near" in barred["told"]
    assert barred["why"] == '<a href="#/rules/deep-space-wars/the-battlefield">Rules</a>'

    free = aimed(visitor, "piece", "at:312,312")
    assert not free["barred"]
    assert free["why"] == ""
