"""The search in a page of rules."""

from playwright.sync_api import expect

from e2e.inspection import Inspection
from e2e.pages import Table


def test_what_is_typed_is_found_in_the_rules_and_gone_to(
    table: Table, inspection: Inspection
) -> None:
    page = table.page
    table.open("#/rules/not-alone")
    places = page.locator("#sought-places button")

    page.keyboard.press("/")
    page.keyboard.type("LAIR no power")
    expect(places).to_have_count(0)
    expect(page.locator("#sought-status[data-none]")).to_be_visible()

    page.locator("#sought").fill("TÓKEN")
    expect(places.first).to_contain_text("token")
    assert "token" in places.first.locator("mark").first.inner_text().lower()
    inspection.check("found")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    heading = places.nth(1).inner_text()
    page.keyboard.press("Enter")
    expect(places).to_have_count(0)
    expect(page.get_by_role("heading", name=heading, exact=True)).to_be_in_viewport()
    assert inspection.found == {}


def test_persian_is_found_however_it_is_typed(table: Table) -> None:
    """With Arabic letters, without joiners, and with the digits of another keyboard."""
    table.open("#/?lang=fa")
    table.go("#/rules/battle-line")
    field = table.page.locator("#sought")
    places = table.page.locator("#sought-places button")
    for typed in ("۶۰ یگان", "60 يگان"):
        field.fill(typed)
        expect(places).not_to_have_count(0)
        field.fill("")
        expect(places).to_have_count(0)
