"""The smoke set in Firefox: it starts, plays, brings a link back, and obeys the keyboard."""

from playwright.sync_api import Locator, Page

from e2e.pages import Table


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
