"""The browser's Back, Escape, and whether all that is open can be closed by a touch."""

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Shown, Table
from tests.effort import WILD

SETUPS = {
    "battle-line": "bots=1:1",
    "espionage": "bots=1:1&preset=small_fast",
    "lost-patrol": "bots=1:1",
    "not-alone": "seats=4&as=1&bots=1",
    "deep-space-wars": "bots=1:1&points=1000&armies=drawn",
}
SCREENS = ((360, 740), (740, 360), (820, 1180), (1280, 800))
"""A phone upright and on its side, a tablet, a laptop."""

OPENERS = {
    "#menu-button": "#sheet",
    "#menu-button, #menu-keys": "#sheet",
    "#log-button": "#panel[data-opened]",
    "#moves > summary": "#moves[open]",
    "#hint": "#tray[data-hinting]",
}
"""What is touched to open something, and what is open then."""

COVERED = """async (within) => {
  const covered = [];
  const controls =
    "[data-pick], [data-open], [data-do], button, a[href]:not(.term), summary, label, select";
  for (const element of document.querySelector(within).querySelectorAll(controls)) {
    const seen = element.checkVisibility({ visibilityProperty: true });
    if (!seen || element.matches(".veil")) continue;
    await driver.spot(element).catch(() => covered.push(element.id || element.textContent));
  }
  return covered;
}"""

phone = pytest.mark.browser_context_args(viewport={"width": 360, "height": 740})


def back(page: Page) -> None:
    """Press Back; what that changes comes later."""
    page.evaluate("history.back()")


def escape(page: Page) -> None:
    """Press Escape."""
    page.keyboard.press("Escape")


def opened(table: Table, openers: str) -> str:
    """Open something; return the selector of what is open now."""
    for opener in openers.split(", "):
        table.page.locator(opener).click()
    expect(table.page.locator(OPENERS[openers])).to_be_visible()
    return OPENERS[openers]


@phone
def test_what_is_open_is_closed_first(table: Table) -> None:
    """By Back and by Escape, the innermost first; also after a reload."""
    table.play("battle-line", seed=3, bots="1:1")
    page, match = table.page, table.page.url
    for openers in OPENERS:
        for close in back, escape:
            opening = opened(table, openers)
            close(page)
            expect(page.locator(opening)).to_have_count(0)
            assert page.url == match

    hint, menu = opened(table, "#hint"), opened(table, "#menu-button")
    back(page)
    expect(page.locator(menu)).to_have_count(0)
    expect(page.locator(hint)).to_be_visible()
    menu = opened(table, "#menu-button")
    page.reload()  # the hint is gone
    table.ready()
    back(page)
    expect(page.locator(menu)).to_have_count(0)
    assert page.url == match
    assert table.do(lambda: back(page)).screen == "home"


@phone
def test_back_goes_where_the_arrow_goes(table: Table) -> None:
    """Whatever came before, and arrows leave no pages behind them."""
    page = table.page
    table.open("#/choose/battle-line")
    assert table.go("#/play/battle-line?seed=3&bots=1:1").screen == "table"
    match = page.url
    for close in page.locator("#back").click, lambda: back(page):
        opened(table, "#menu-button")
        assert table.press("#menu-rules").screen == "rules"
        assert table.do(close).screen == "table"
        assert page.url == match
        expect(page.locator("#sheet")).to_have_count(0)
    shown = table.settled()
    while shown.thinking:
        shown = table.changed(shown)
    assert table.do(lambda: back(page)).screen == "home"  # not who plays

    assert table.press("#to-settings").screen == "settings"
    assert table.press("#back").screen == "home"
    assert page.evaluate("history.state.depth") == 0
    assert table.do(page.go_forward).screen == "settings"
    assert table.do(lambda: back(page)).screen == "home"

    assert table.go(f"#{match.partition('#')[2]}").screen == "table"
    table.settled()
    menu = opened(table, "#menu-button")
    back(page)
    expect(page.locator(menu)).to_have_count(0)
    page.evaluate("history.forward()")  # what was open does not open again
    page.wait_for_function("history.state.open === 1")
    expect(page.locator(menu)).to_have_count(0)
    assert table.do(lambda: back(page)).screen == "home"


def test_everything_that_is_open_can_be_touched(table: Table) -> None:
    """On screens of every kind: no button lies under something else, nor its way out."""
    page = table.page
    table.open()
    for number, (game, setup) in enumerate(SETUPS.items()):
        shown: Shown = table.go(f"#/play/{game}?seed=3&{setup}")
        while shown.thinking:
            shown = table.changed(shown)
        for width, height in SCREENS if WILD else [SCREENS[number % len(SCREENS)]]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(COVERED, "#app") == [], (game, width)
            for openers in ("#menu-button", "#moves > summary", "#log-button"):
                if not page.locator(openers).is_visible():
                    continue  # the log is beside the board already
                within = opened(table, openers)
                covered = page.evaluate(COVERED, within)
                assert covered == [], (game, width, openers)
                page.keyboard.press("Escape")
                expect(page.locator(within)).to_have_count(0)
