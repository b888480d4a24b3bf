"""A made-up language, right to left, that brackets every text it knows."""

import random

import pytest
from playwright.sync_api import expect

from e2e.pages import Table
from pygames.core import language
from tests.effort import effort

MIRROR = language.MIRROR
PROSE = "article"  # texts that have a file for each language


@pytest.fixture
def brackets() -> str:
    """What every known text stands in."""
    language.use(MIRROR)
    text = language._("x")
    language.use("en")
    return text[0] + text[-1]


def test_every_text_is_known_and_the_page_is_mirrored(table: Table, brackets: str) -> None:
    page = table.page

    def bare() -> list[str]:
        found: list[str] = page.evaluate("it => driver.bare(...it)", [brackets, PROSE])
        return found

    table.open(f"#/?lang={MIRROR}")
    assert bare() == []
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).to_have_attribute("lang", MIRROR)
    for address in ("#/setup/battle-line", "#/rules/battle-line"):
        table.open(f"{address}?lang={MIRROR}")
        assert bare() == []

    table.open(f"#/play/battle-line?seed=41&lang={MIRROR}")
    found: dict[str, str] = {}
    shown = table.now
    stride = effort(40, 12)
    for moves in range(stride, effort(81, 400), stride):
        for text in bare():
            found.setdefault(text, f"{shown.screen} {shown.moves}")
        if shown.screen == "handover":
            shown = table.take(shown.seats[0])
            continue
        if shown.over:
            break
        if not page.locator("#moves[open]").count() and shown.decision:
            page.locator("#moves > summary").click()
        page.locator("#menu-button").click()
        expect(page.locator("#sheet")).to_be_visible()
        for text in bare():
            found.setdefault(text, f"menu {shown.moves}")
        page.keyboard.press("Escape")
        table.race(random.Random(moves), moves=moves)
        shown = table.now
    if not shown.over:
        table.also()
    for text in bare():
        found.setdefault(text, "the end")
    assert found == {}
    assert table.now.over
