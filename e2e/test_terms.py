"""What leads from the table to the rules: terms, and why nothing can stand where it is held."""

from playwright.sync_api import expect

from e2e.keys import tab_to
from e2e.pages import Table

RULES = "#/rules/deep-space-wars/"


def test_a_term_of_the_prompt_leads_to_its_section_and_back(table: Table) -> None:
    """By keyboard alone."""
    page = table.page
    table.play("deep-space-wars", seed=1)
    tab_to(page, "#prompt .term")
    table.do(lambda: page.keyboard.press("Enter"))
    assert table.now.screen == "rules"
    assert page.url.endswith(f"{RULES}building-an-army")
    table.do(page.go_back)
    assert table.now.decision == "muster"


def test_why_a_piece_cannot_lie_where_it_is_held_leads_to_the_rules(table: Table) -> None:
    """DSW-94: while it is held, and when it has been let go."""
    page = table.page
    table.play("deep-space-wars", layout="own", pieces=1, armies="drawn", seed=1)
    for element in ("do:ready", "do:ready", "shape:woods", "shape:woods"):
        table.pick(element)
    box = page.locator("[data-plane]").bounding_box()
    assert box
    page.locator("[data-held]").hover()
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.96, steps=4)
    expect(page.locator("#aimed a")).to_have_attribute("href", f"{RULES}the-battlefield")
    page.mouse.up()
    expect(page.locator("#why")).to_have_attribute("href", f"{RULES}the-battlefield")
    expect(page.locator("#aimed a")).to_have_count(0)
