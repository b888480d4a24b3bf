"""Terms in a text lead to the rules; refusals of what is dragged do so too."""

from typing import Any

import pytest
from markupsafe import Markup

from pygames.table.terms import Terms
from tests.table.visitor import Visitor

SECTIONS = {"cover": "saves", "snap shot": "snaps", "snap": "other"}


def linked(said: str) -> str:
    return Terms("chess", SECTIONS).linked(said)


def test_a_word_is_a_link_to_its_section() -> None:
    assert linked("Cover of 3") == '<a class="term" href="#/rules/chess/saves">Cover</a> of 3'


def test_the_longest_beginning_counts() -> None:
    assert 'chess/snaps">snap shots</a>' in linked("two snap shots")
    assert 'chess/other">snaps</a>' in linked("it snaps")


@pytest.mark.parametrize("said", ["discovered", "recover", "nothing", ""])
def test_a_part_of_another_word_is_none(said: str) -> None:
    assert linked(said) == said


def test_each_section_is_linked_once() -> None:
    terms = Terms("chess", SECTIONS)
    assert "<a" in terms.linked("cover")
    assert terms.linked("covers") == "covers"


def test_markup_stays_and_all_else_is_escaped() -> None:
    assert linked("<b>cover") == '&lt;b&gt;<a class="term" href="#/rules/chess/saves">cover</a>'
    found = linked(Markup('<b class="cover">x</b> cover'))
    assert found.startswith('<b class="cover">x</b> <a')


def test_a_game_without_terms() -> None:
    assert Terms("chess", {}).linked("cover & more") == "cover &amp; more"


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
