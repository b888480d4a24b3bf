"""The smoke set in Firefox: it starts, plays, brings a link back, and obeys the keyboard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Playwright

from e2e.pages import DRIVER, Table
from web.build.browser import find_firefox


@pytest.fixture
def firefox(playwright: Playwright) -> Iterator[Page]:
    """A page of the Firefox of this machine."""
    found = find_firefox()
    if found is None:
        pytest.skip("no Firefox is installed")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=found)
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(30_000)
    page.add_init_script(path=DRIVER)
    yield page
    browser.close()


def test_a_match_is_played_by_keys_and_comes_back_by_its_link(firefox: Page, site: str) -> None:
    table = Table(firefox, site)
    shown = table.play("battle-line", seed=5)
    for _move in range(5):
        while shown.screen != "handover":
            shown = table.do(lambda: press_enter_at(firefox.locator("[data-pick]").first))
        shown = table.do(lambda: press_enter_at(firefox.locator("button[data-seat]").first))
    link, moves = table.link, shown.moves
    firefox.evaluate("localStorage.clear()")

    shown = table.open(f"#m={link}")

    assert table.link == link
    if shown.screen == "handover":
        shown = table.take(shown.seats[0])
    assert shown.moves == moves
    assert table.pick(shown.picks[0]).picked == [shown.picks[0]], "by the mouse"


def press_enter_at(element: Locator) -> None:
    """Touch an element without a pointer."""
    element.focus()
    element.press("Enter")
