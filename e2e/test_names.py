"""A player's name is text, whatever it looks like."""

import random

import pytest
from playwright.sync_api import Page, expect

from e2e import twin
from e2e.pages import Table
from pygames import Match
from tests.effort import sampled

IMAGE = '<img src=x onerror="window.caught=1">'
SCRIPT = "</main><script>window.caught=1</script>"
QUOTES = "\"' onfocus=window.caught=1 & ${7*7}"


def is_text(page: Page, *names: str) -> None:
    """Every name can be read as it was written, and nothing has come of it."""
    text = page.locator("#app").inner_text()
    for name in names:
        assert name in text
    assert page.evaluate("window.caught") is None
    expect(page.locator("#app :is(img, script), [onerror], [onfocus]")).to_have_count(0)
    expect(page.locator("main")).to_have_count(1)


@pytest.mark.parametrize("names", sampled([(IMAGE, SCRIPT), (QUOTES, "{0} {n} %s")], 2))
def test_names_are_text_on_every_screen(table: Table, names: tuple[str, str]) -> None:
    page = table.page
    table.open("#/setup/battle-line")
    page.locator("#bot-1").select_option("0")
    for seat, name in enumerate(names):
        page.locator(f"#name-{seat}").fill(name)
        page.locator(f"#name-{seat}").blur()
    page.locator("#option-use_tactics").click()
    for seat, name in enumerate(names):
        expect(page.locator(f"#name-{seat}")).to_have_value(name)
    is_text(page)
    shown = table.press("#begin")

    assert shown.screen == "handover"
    is_text(page, names[int(shown.seats[0])])
    table.take(shown.seats[0])
    is_text(page, *names)
    table.race(random.Random(9), moves=40)
    is_text(page, *names)
    assert table.also().over
    is_text(page, *names)
    log = page.locator("#log").inner_text()
    assert all(name in log for name in names)
    table.press("#leave")
    is_text(page, *names)
    table.open("#/setup/battle-line")
    for seat, name in enumerate(names):
        expect(page.locator(f"#name-{seat}")).to_have_value(name)


def test_names_are_text_from_a_link(table: Table) -> None:
    match = Match("battle-line", names=(IMAGE, SCRIPT), rng=random.Random(1))
    twin.play_on(match, random.Random(2), moves=20)

    shown = table.open(f"#m={match.link()}")

    is_text(table.page, (IMAGE, SCRIPT)[int(shown.seats[0])])
    table.take(shown.seats[0])
    is_text(table.page, IMAGE, SCRIPT)
