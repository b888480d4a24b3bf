"""What is chosen for a device: its language, how the page behaves, whether moves are asked back."""

from typing import Any

import pytest

from pygames.core.language import LANGUAGES, current
from pygames.table.settings import chosen
from tests.table.visitor import Visitor

USUAL = {
    "lang": "en",
    "theme": "system",
    "size": "normal",
    "motion": "system",
    "pace": "normal",
    "hints": "shown",
    "name": "",
}

USUAL_CHOICES = {
    "lang-en",
    "theme-system",
    "size-normal",
    "motion-system",
    "pace-normal",
    "hints-shown",
}


def visitor_who_reads(*languages: str) -> Visitor:
    """Somebody here for the first time."""
    visitor = Visitor()
    visitor.languages = languages
    visitor.start()
    return visitor


def choose(visitor: Visitor, **fields: str) -> None:
    """Touch something of the form: it says all it holds."""
    visitor.send("settle", fields={**USUAL, **fields})


def checked(visitor: Visitor) -> set[str]:
    """The ids of what is chosen."""
    return {element.attributes["id"] for element in visitor.shown.all("checked")}


# --- the language ------------------------------------------------------------------------


def test_a_first_visit_is_in_the_readers_language() -> None:
    visitor = visitor_who_reads("de", "tr-TR", "en")

    assert visitor.title == "Mutfak Masası"
    assert visitor.effects[0] == {"type": "language", "lang": "tr", "dir": "ltr"}
    assert visitor.settings == {}


def test_an_address_names_a_language_and_the_settings_stay_as_they_are() -> None:
    visitor = visitor_who_reads("en")
    choose(visitor, lang="hu")
    kept = dict(visitor.settings)
    visitor.go("#/?lang=fa")
    assert visitor.title == "میز آشپزخانه"
    assert {"type": "language", "lang": "fa", "dir": "rtl"} in visitor.effects
    visitor.go("#/")
    assert visitor.title == "میز آشپزخانه"
    assert visitor.settings == kept

    visitor.start("#/")

    assert visitor.title == "Konyhaasztal"


def test_only_who_chooses_a_language_has_it_for_good() -> None:
    visitor = visitor_who_reads("en")
    visitor.go("#/settings?lang=fa")
    assert "lang-fa" in checked(visitor)
    shown = {"lang": "fa", "theme": "dark"}
    visitor.send("settle", fields=shown, name="theme")
    assert ("dark", "") == (visitor.settings["theme"], visitor.settings["lang"])
    assert visitor.title == "تنظیمات"

    visitor.send("settle", fields={"lang": "hu"}, name="lang")
    assert "hu" == visitor.settings["lang"]
    assert visitor.title == "Beállítások"


def test_an_address_with_an_unknown_language_changes_nothing() -> None:
    visitor = visitor_who_reads("hu")

    visitor.go("#/?lang=xx")

    assert visitor.title == "Konyhaasztal"
    assert visitor.settings == {}


def test_all_languages_are_offered_by_their_own_names() -> None:
    visitor = Visitor("#/settings")

    for code, name in LANGUAGES.items():
        assert visitor.shown.element(f"lang-{code}").attributes["value"] == code
        assert name in visitor.shown.text("settings")


def test_a_language_is_chosen_on_the_settings_screen() -> None:
    visitor = Visitor("#/settings")

    choose(visitor, lang="hu")

    assert visitor.screen == "settings"
    assert visitor.title == "Beállítások"
    assert "lang-hu" in checked(visitor)
    assert visitor.settings["lang"] == "hu"


def test_a_match_is_told_in_the_language_in_use() -> None:
    visitor = Visitor("#/play/battle-line?seed=5&lang=fa")
    visitor.take()

    assert "جبههٔ ۱" in visitor.shown.html
    assert visitor.shown.element("app").attributes["dir"] == "rtl"
    scene = next(e for e in visitor.shown.elements if e.attributes.get("class") == "bl-scene")
    assert scene.attributes["dir"] == "ltr"


# --- the rest ----------------------------------------------------------------------------


def test_usually_nothing_is_special() -> None:
    visitor = Visitor("#/settings")

    assert checked(visitor) == USUAL_CHOICES


def test_what_is_chosen_is_kept_and_shown_again() -> None:
    visitor = Visitor("#/settings")

    choose(visitor, theme="dark", motion="reduced", sound="on", confirm="on")
    visitor.start()

    others = {"theme-dark", "motion-reduced", "sound", "confirm"}
    assert checked(visitor) == USUAL_CHOICES - {"theme-system", "motion-system"} | others
    assert visitor.settings["theme"] == "dark"


def test_settings_of_another_kind_survive() -> None:
    visitor = Visitor("#/setup/battle-line")
    visitor.send("begin", fields={"name0": "Ann", "name1": "Bo"})

    choose(visitor, theme="light")

    assert visitor.settings["names"] == ["Ann", "Bo"]


@pytest.mark.parametrize(
    "kept", [{"theme": "pink", "motion": 7, "lang": None}, {"sound": "no", "confirm": []}, {}]
)
def test_what_cannot_be_read_means_the_usual(kept: dict[str, Any]) -> None:
    assert chosen(kept) == chosen({})


def test_the_way_back_leads_to_the_match_that_goes_on() -> None:
    visitor = Visitor("#/play/battle-line")
    match = visitor.url
    visitor.go("#/settings")

    assert visitor.shown.element("back").attributes["href"] == match


def test_hints_can_be_hidden() -> None:
    visitor = Visitor("#/play/battle-line?bots=1:1&seed=4")
    while visitor.question:
        visitor.answer()
    assert visitor.shown.has("hint")

    choose(visitor, hints="hidden")

    assert visitor.screen == "table"
    assert not visitor.shown.has("hint")


@pytest.mark.parametrize(
    ("query", "names"),
    [("bots=1:2", ("Ann", "")), ("bots=0:2", ("", "Ann")), ("seats=2", ("Ann", ""))],
)
def test_ones_own_name_is_the_first_in_new_matches(query: str, names: tuple[str, str]) -> None:
    visitor = Visitor("#/settings")
    choose(visitor, name="  Ann ")

    visitor.go(f"#/play/battle-line?{query}")

    assert visitor.match.setup.names == names


# --- asking back -------------------------------------------------------------------------


@pytest.fixture
def asked_back() -> Visitor:
    """Somebody whose moves are asked back, at the table with a card to play."""
    visitor = Visitor("#/settings")
    choose(visitor, confirm="on")
    visitor.play("battle-line", seed=5)
    visitor.take()
    return visitor


def test_a_move_waits_until_it_is_confirmed(asked_back: Visitor) -> None:
    card = asked_back.picks[0]
    asked_back.pick(card)
    assert not asked_back.shown.has("confirm-move")
    asked_back.pick("front:3")
    assert asked_back.shown.has("confirm-move")
    assert asked_back.shown.text("prompt").endswith("to front 3?")
    moves = asked_back.save.moves

    asked_back.send("confirm")

    assert asked_back.save.moves == moves + 1
    assert not asked_back.shown.has("confirm-move")


def test_a_move_that_waits_can_become_another(asked_back: Visitor) -> None:
    card = asked_back.picks[0]
    asked_back.pick(card)
    asked_back.pick("front:3")

    asked_back.pick("front:4")

    assert asked_back.shown.text("prompt").endswith("to front 4?")
    asked_back.send("clear")
    assert not asked_back.shown.has("confirm-move")


def test_a_move_from_the_list_waits_too(asked_back: Visitor) -> None:
    asked_back.send("unfold", id="moves")
    moves = asked_back.save.moves

    asked_back.send("move", index="0")

    assert asked_back.save.moves == moves
    assert asked_back.shown.has("confirm-move")


def test_nothing_is_confirmed_that_was_not_picked(asked_back: Visitor) -> None:
    moves = asked_back.save.moves

    asked_back.send("confirm")

    assert asked_back.save.moves == moves
    assert asked_back.notice


def test_giving_up_is_asked_only_once(asked_back: Visitor) -> None:
    asked_back.send("open", id="also:0")
    asked_back.send("move", index="0", also="true")

    assert asked_back.over


# --- sounds ------------------------------------------------------------------------------


def heard(visitor: Visitor) -> list[str]:
    """What is to be heard now."""
    return [effect["name"] for effect in visitor.effects if effect["type"] == "sound"]


def test_it_is_quiet_unless_sounds_are_wanted() -> None:
    visitor = Visitor("#/play/battle-line?seed=5")
    visitor.take()
    visitor.pick(visitor.picks[0])
    visitor.pick("front:3")

    assert heard(visitor) == []


def test_moves_refusals_and_wins_are_heard() -> None:
    visitor = Visitor("#/settings")
    choose(visitor, sound="on")
    visitor.play("battle-line", seed=5)
    assert heard(visitor) == []
    visitor.take()
    assert heard(visitor) == []
    visitor.pick("deck:troop")
    assert heard(visitor) == ["barred"]
    visitor.pick(visitor.picks[0])
    assert heard(visitor) == []
    visitor.pick("front:3")
    assert heard(visitor) == ["own"]
    visitor.send("undo")
    assert heard(visitor) == []

    visitor.send("move", index="0", also="true")

    assert visitor.over
    assert heard(visitor) == ["victory"]
    assert current() == "en"


@pytest.mark.parametrize("page", ["#/settings", "#/rules/battle-line"])
def test_the_arrow_leads_back_to_where_one_came_from(page: str) -> None:
    """Not to a match that was left for home before."""
    visitor = Visitor("#/play/battle-line?bots=1:1&seed=1")
    match = visitor.url
    visitor.go(page)
    assert visitor.shown.element("back").attributes["href"] == match
    visitor.go("#/")
    visitor.go(page)
    assert visitor.shown.element("back").attributes["href"] == "#/"
    visitor.go(match)
    visitor.go(page)
    assert visitor.shown.element("back").attributes["href"] == match
