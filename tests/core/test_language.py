"""The language in use: placeholders, numbers, the made-up language that brackets every text."""

from collections.abc import Iterator
from typing import Any

import pytest

from pygames.core import language
from pygames.core.language import (
    MIRROR,
    N_,
    _,
    current,
    direction,
    listed,
    ngettext,
    number,
    urging,
    use,
)


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Each test begins, and leaves, in English."""
    use("en")
    yield
    use("en")


class Swapped:
    """A catalogue whose texts put their values elsewhere, as translations do."""

    def gettext(self, message: str) -> str:
        return {"{a} to {b}": "{b} ← {a}"}.get(message, message)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return f"{n}: " + (one if n < 3 else many)


@pytest.fixture
def persian(monkeypatch: pytest.MonkeyPatch) -> None:
    """Persian as far as it matters here: right to left, its own digits, words elsewhere."""
    monkeypatch.setattr(language, "LANGUAGES", {"en": "English", "fa": "فارسی"})
    monkeypatch.setitem(language._catalogues, "fa", Swapped())
    use("fa")


def test_english_is_the_source() -> None:
    assert current() == "en"
    assert direction() == "ltr"
    assert _("Passes") == "Passes" == N_("Passes")


def test_placeholders_are_filled_after_translation(persian: None) -> None:
    assert _("{a} to {b}", a="۱", b="۲") == "۲ ← ۱"


def test_whole_numbers_are_shown_in_the_languages_own_digits(persian: None) -> None:
    assert number(-1204) == "-۱۲۰۴"
    assert _("{n} of {m}", n=12, m="12") == "۱۲ of 12"
    assert direction() == "rtl"


def test_a_truth_value_is_no_number() -> None:
    assert _("{b}", b=True) == "True"


@pytest.mark.parametrize("value", ["d9", "x", "Line Rifles", "Оля", "علی d9"])
def test_what_runs_from_left_to_right_stays_together_in_persian(persian: None, value: str) -> None:
    assert _("{a} to {b}", a=value, b="۲") == f"۲ ← \u2068{value}\u2069"


@pytest.mark.parametrize("value", ["علی", "۱۲", "12", "\u2068Ann\u2069", "", "علی \u2068d9\u2069"])
def test_what_does_not_is_left_alone(persian: None, value: str) -> None:
    assert _("{a} to {b}", a=value, b="۲") == f"۲ ← {value}"


def test_what_is_listed_runs_as_the_sentence_does(persian: None) -> None:
    """Each name stays together, or the whole list would run from left to right."""
    assert listed(("d9", "e10")) == "\u2068d9\u2069 and \u2068e10\u2069"
    assert listed(("علی", "۱۲")) == "علی and ۱۲"


def test_a_context_tells_apart_the_jobs_of_a_text() -> None:
    assert _("Play a card", context="button") == "Play a card"
    assert _(N_("Play a card", context="button")) == "Play a card"
    assert ngettext("{n} card", "{n} cards", 1, context="log") == "1 card"
    use("hu")
    language.include("pygames.battle_line")
    assert _("Play a card", context="prompt") == "Játssz ki egy lapot"
    assert _(N_("Play a card", context="prompt")) == "Játssz ki egy lapot"
    assert _("Play a card", context="no such job") == "Play a card"
    use(MIRROR)
    assert _("Draw", context="button") == "⟦Dråw⟧"


def test_what_a_button_says_is_urged_where_a_catalogue_has_a_sentence_for_it() -> None:
    resist = "Resist: {cards} cards for {n} Will"

    def said() -> list[str]:
        return [
            _("Do nothing"),
            ngettext(resist, resist, 2, cards=4),
            _("Easy bot"),
        ]

    language.include("pygames.not_alone")
    with urging():
        assert said()[0] == "Do nothing"
    use("hu")
    buttons = ["Semmi", "Ellenállás: 4 lap 2 akaraterőért", "Könnyű bot"]
    assert said() == buttons
    with urging():
        assert said() == ["Ne tegyél semmit", "Állj ellen: 4 lap 2 akaraterőért", "Könnyű bot"]
    assert said() == buttons


def test_a_text_without_values_may_hold_braces() -> None:
    assert _("{not a place}") == "{not a place}"


@pytest.mark.parametrize(("n", "text"), [(0, "0 cards"), (1, "one card"), (7, "7 cards")])
def test_a_number_chooses_its_form(n: int, text: str) -> None:
    assert ngettext("one card", "{n} cards", n) == text


def test_the_number_that_chooses_fills_its_place_too(persian: None) -> None:
    assert ngettext("{n} of {who}", "{n} of {who}", 30, who="۱") == "30: ۳۰ of ۱"


def test_the_mirror_language_marks_every_text_and_leaves_the_places_alone() -> None:
    use(MIRROR)
    assert _("Draws {card} and {more}", card="a card", more=3) == "⟦Dråwš \u2068a card\u2069 åñd 3⟧"
    assert ngettext("one", "{n} cards", 2) == "⟦2 çårdš⟧"
    assert direction() == "rtl"
    assert N_("Draws") == "Draws"


@pytest.mark.parametrize("code", ["", "xx", "EN", "en_GB", "../en", None])
def test_an_unknown_language_means_english(code: Any) -> None:
    use(MIRROR)
    use(code)
    assert current() == "en"


def test_every_language_offered_can_be_used() -> None:
    for code in language.LANGUAGES:
        use(code)
        assert current() == code
        assert _("Passes")
