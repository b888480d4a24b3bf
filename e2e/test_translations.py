"""Matches in the languages that the page is translated into, from a first visit to the end."""

import random

import pytest
from playwright.sync_api import expect

from e2e.pages import Table
from tests.effort import effort, only_wild

LATIN = "[A-Za-z0-9]"
# Words of English that none of the other languages has.
ENGLISH = r"\b(the|your|front|fronts|card|cards|draw|draws|player|deck|wins)\b"


@only_wild
@pytest.mark.browser_context_args(locale="tr-TR")
def test_a_match_in_turkish(table: Table) -> None:
    page = table.page
    table.open()
    expect(page.locator("h1")).to_have_text("Mutfak Masası")
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    table.open("#/play/battle-line?seed=21")

    assert table.read(random.Random(21), ENGLISH) == set()

    expect(page.locator("#prompt")).to_contain_text("kazandı")


@pytest.mark.browser_context_args(locale="fa-IR")
def test_a_match_in_persian(table: Table) -> None:
    page = table.page
    table.open()
    expect(page.locator("h1")).to_have_text("میز آشپزخانه")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    table.open("#/play/battle-line?seed=22")

    assert table.read(random.Random(22), LATIN, effort(12, 400)) == set()
    if not table.now.over:
        table.also()
    assert table.read(random.Random(24), LATIN) == set()

    expect(page.locator("#prompt")).to_contain_text("برنده شد")
    first, last = (page.locator(f'[id="front:{n}"]').bounding_box() for n in (1, 9))
    assert first
    assert last
    assert first["x"] < last["x"], "boards are not mirrored"
    assert page.evaluate("document.fonts.check('16px Vazirmatn', 'میز')")


@pytest.mark.browser_context_args(locale="en-GB")
def test_the_face_for_persian_is_loaded_for_its_readers_only(table: Table) -> None:
    page = table.page
    loaded = """() => [...document.fonts].some(
        ({ family, status }) => family.includes("Vazirmatn") && status === "loaded")"""
    table.open("#/settings")
    page.evaluate("document.fonts.ready")
    assert not page.evaluate(loaded)

    page.locator("#lang-fa").check()
    expect(page.locator("html")).to_have_attribute("lang", "fa")

    page.wait_for_function(loaded)
