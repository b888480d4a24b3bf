"""The table on a second screen: another window follows the match, and shows no hand."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from e2e.inspection import Inspection
from e2e.pages import Table
from tests.effort import only_wild

REFUSE = "window.open = () => null"
CARDS = "[...document.querySelectorAll('#hand [data-pick]')].map(({ dataset }) => dataset.pick)"


def opened(table: Table) -> Page:
    """The window that the menu opens."""
    table.page.locator("#menu-button").click()
    with table.page.context.expect_page() as window:
        table.page.locator("#menu-mirror").click()
    window.value.set_viewport_size({"width": 1920, "height": 1080})
    return window.value


def shown_as_here(table: Table, screen: Page) -> str:
    """How far the match is, once the second screen shows as much."""
    moves = table.now.moves
    expect(screen.locator("#table")).to_have_attribute("data-moves", moves)
    return moves


def board(screen: Page) -> Locator:
    """What a second screen shows of the match."""
    return screen.locator("#app[data-screen=second] #board")


def gone(screen: Page) -> Locator:
    """What it says when there is nothing to follow."""
    return screen.get_by_text("The match is not open in this browser.")


def test_a_second_window_follows_the_match(table: Table) -> None:
    table.play("battle-line", seed=1)
    screen = opened(table)
    expect(table.notice).to_contain_text("press F there")
    expect(screen.locator(".turn")).to_contain_text("Player")
    expect(screen.locator("html")).to_have_js_property("scrollWidth", 1920)

    held = table.page.evaluate(CARDS)
    assert held
    assert screen.evaluate("ids => ids.filter((id) => document.getElementById(id))", held) == []

    table.race(random.Random(1), moves=20)
    moves = shown_as_here(table, screen)
    expect(screen.locator(".past li").first).to_contain_text("to front")
    if table.now.screen == "handover":
        expect(board(screen)).to_be_visible()
        table.take(table.now.seats[0])

    screen.reload()
    assert shown_as_here(table, screen) == moves

    table.page.reload()
    table.ready()
    if table.now.screen == "handover":
        table.take(table.now.seats[0])
    table.race(random.Random(2), moves=30)
    assert shown_as_here(table, screen) != moves

    table.go("#/play/espionage?seed=3")
    expect(screen.locator("#table[data-game=espionage]")).to_be_visible()
    table.go("#/settings")
    table.page.locator("#theme-dark").check()
    expect(screen.locator("html[data-theme=dark]")).to_be_attached()
    table.page.locator("#lang-fa").check()
    expect(screen.locator("html[lang=fa][dir=rtl]")).to_be_attached()
    expect(screen.locator("#app .past h2")).to_have_text("چه گذشت")


@only_wild
def test_it_waits_for_a_match_that_is_closed(table: Table) -> None:
    table.play("battle-line", seed=1)
    table.race(random.Random(1), moves=20)
    screen = opened(table)
    inspection = Inspection(screen)
    screen.reload()
    expect(board(screen)).to_be_visible()
    inspection.check("second screen")
    context, match = table.page.context, table.page.url
    table.page.close()
    expect(gone(screen)).to_be_visible(timeout=10_000)
    inspection.check("alone")
    assert inspection.found == {}

    again = Table(context.new_page(), table.site)
    again.open(re.sub(".*(?=#)", "", match))
    expect(gone(screen)).to_be_hidden(timeout=10_000)
    again.go("#/")
    expect(screen.get_by_text("Start a match in the first window")).to_be_visible()


def test_a_window_that_is_refused_can_be_allowed(table: Table) -> None:
    table.page.add_init_script(REFUSE)
    table.play("battle-line", seed=1)
    table.page.locator("#menu-button").click()
    table.page.locator("#menu-mirror").click()
    expect(table.notice).to_contain_text("Allow pop-up windows for this site")
