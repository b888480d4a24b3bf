"""Nothing that axe-core finds fault with, on any screen; keys, words and small windows."""

import random

import pytest
from playwright.sync_api import expect

from e2e.devices import CELL, TARGET, doubled, low, phone
from e2e.inspection import Inspection
from e2e.pages import Table
from tests.effort import WILD, effort, sampled

in_english_and_persian = pytest.mark.parametrize(
    (),
    [
        pytest.param(marks=pytest.mark.browser_context_args(locale=locale), id=locale)
        for locale in (("en-GB", "fa-IR") if WILD else ("fa-IR",))
    ],
)


def test_every_screen_is_without_fault(table: Table, inspection: Inspection) -> None:
    page = table.page
    check = inspection.check

    def sheet(opener: str, name: str) -> None:
        page.locator(opener).first.click()
        expect(page.locator("#sheet")).to_be_visible()
        check(name)
        page.keyboard.press("Escape")
        expect(page.locator("#sheet")).to_have_count(0)

    table.open()
    check("home")
    for screen in ("settings", "statistics", "setup/battle-line", "rules/battle-line"):
        table.go(f"#/{screen}")
        check(screen)
    table.go("#/play/battle-line?seed=11")
    check("hand-over")
    table.take(table.now.seats[0])
    check("table")
    table.pick(table.now.picks[0])
    check("picked")
    page.keyboard.press("Escape")
    sheet("#menu-button", "menu")
    page.keyboard.press("?")
    expect(page.locator("#sheet kbd").first).to_be_visible()
    check("keys")
    page.keyboard.press("Escape")
    table.race(random.Random(4), moves=80)
    if table.now.screen == "handover":
        table.take(table.now.seats[0])
    check("in the middle")
    sheet("[data-open='front:3']:not(.bl-field)", "front")
    page.locator("#moves > summary").click()
    expect(page.locator("#moves[open] button").first).to_be_visible()
    check("all moves")
    page.locator("#menu-button").click()
    page.locator("#menu-tell").click()
    expect(page.locator("#aloud p").first).to_be_visible()
    check("in words")
    table.also()
    check("the end")
    table.go("#/statistics")
    check("statistics of a match")
    table.go("#/")
    check("home with a match")

    assert inspection.found == {}


@in_english_and_persian
def test_what_lies_around_a_match_is_without_fault(table: Table, inspection: Inspection) -> None:
    page = table.page
    check = inspection.check

    table.open("#/open")
    check("open")
    table.go("#/lesson/battle-line")
    check("lesson")
    table.go("#/play/battle-line?bots=1:1&seed=3&hand_size=3&use_tactics=off")
    check("against a bot")
    page.locator("#hint").click()
    expect(page.locator("#follow")).to_be_visible(timeout=30_000)
    check("hint")
    page.keyboard.press("Escape")
    table.race(random.Random(6), moves=14)
    table.also()
    match, link = table.match_id, table.link
    page.locator("#look-back").click()
    expect(page.locator("#review [role=status]")).to_have_count(0)
    expect(page.locator(".curve")).to_be_visible()
    check("review")
    for screen in (f"share/{match}", f"replay/{match}"):
        table.go(f"#/{screen}")
        check(screen.partition("/")[0])
    page.locator("#step-on").click()
    expect(page.locator("#replay")).to_have_attribute("data-move", "1")
    check("replay, a move")
    page.evaluate("localStorage.clear()")
    table.open(f"#m={link}")
    check("arrival")

    assert inspection.found == {}


@phone
def test_the_open_log_is_without_fault(table: Table, inspection: Inspection) -> None:
    table.play("battle-line", seed=11)
    table.race(random.Random(4), moves=30)
    if table.now.seats:
        table.take(table.now.seats[0])
    table.page.locator("#log-button").click()
    expect(table.page.locator("#panel[data-opened]")).to_be_visible()

    inspection.check("log")
    assert inspection.found == {}


def test_the_table_is_told_in_words(table: Table) -> None:
    page = table.page
    table.play("battle-line", seed=7)
    told = page.locator("#aloud")
    expect(told).to_have_text("")

    page.locator("#menu-button").click()
    page.locator("#menu-tell").click()

    expect(told).to_contain_text("Your hand: ")
    expect(told).to_contain_text("Troop deck, ")
    page.keyboard.press("Escape")
    expect(told).to_have_text("")


def test_a_question_mark_shows_the_keys(table: Table) -> None:
    page = table.page
    table.play("battle-line", seed=7)

    page.keyboard.press("?")
    expect(page.locator("#sheet kbd")).to_have_count(11)

    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_have_count(0)


@low
@pytest.mark.parametrize(
    ("game", "lang"),
    sampled([("battle-line", "fa"), ("battle-line", "en"), ("espionage", "en")], 3),
)
def test_a_phone_on_its_side_shows_board_and_tray(table: Table, game: str, lang: str) -> None:
    """The board has all the height, so that its cells can be hit."""
    shown = table.play(game, seed=11, lang=lang)
    for _ in range(8):
        misfits = table.page.evaluate("it => driver.misfits(...it)", [["table"], TARGET, CELL])
        assert misfits == []
        board, tray = (table.page.locator(part).bounding_box() for part in ("#board", "#tray"))
        assert board
        assert tray
        assert board["height"] == 360
        assert tray["y"] + tray["height"] == 360
        shown = table.take(shown.seats[0]) if shown.screen == "handover" else table.now
        shown = table.pick(random.Random(shown.moves).choice(shown.picks))
        if shown.screen == "handover":
            shown = table.take(shown.seats[0])


@doubled
def test_all_squares_can_be_hit_at_twice_the_size(table: Table) -> None:
    table.play("espionage", seed=11)

    assert table.page.evaluate("it => driver.misfits(...it)", [["table"], TARGET, CELL]) == []


@doubled
def test_everything_is_within_reach_at_twice_the_size(table: Table) -> None:
    table.open("#/play/battle-line?seed=11")
    table.play_on(random.Random(3), touches=effort(8, 20))
    if table.now.screen == "handover":
        table.take(table.now.seats[0])
    table.also()
    expect(table.page.locator("#rematch")).to_be_visible()
    for address in (
        "#/",
        "#/settings",
        "#/statistics",
        "#/setup/battle-line",
        "#/rules/battle-line",
    ):
        table.go(address)
        assert table.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
