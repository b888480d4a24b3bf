"""How Deep Space Wars is learnt: by dragging squads to outlines, by keys, from rules and cards."""

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.inspection import Inspection
from e2e.pages import Table

NAMES = "label-content-name-mismatch"
LESSON = "#/lesson/deep-space-wars"


def on_screen(table: Table, x: int, y: int) -> Any:
    """Where a point of the table is on the screen."""
    return table.page.evaluate(
        """([x, y]) => {
            const there = document.querySelector("[data-plane]").getScreenCTM();
            const point = new DOMPoint(x, y).matrixTransform(there);
            return [point.x, point.y];
        }""",
        [x, y],
    )


def comment(table: Table) -> str:
    """Which comment of how many is shown."""
    return table.page.locator("#prompt .progress").inner_text().partition(" ")[0]


def test_a_squad_let_go_near_its_outline_stands_there(table: Table) -> None:
    table.open(LESSON)
    page, mouse = table.page, table.page.mouse
    page.wait_for_selector(".dw-squad[data-begins]")
    mouse.move(*on_screen(table, 308, 548))
    mouse.down()
    mouse.move(*on_screen(table, 308, 520))
    page.wait_for_selector(".dw-goal", state="attached")
    mouse.move(*on_screen(table, 320, 484))
    page.wait_for_selector("#aim .dw-inches-left", state="attached")
    mouse.up()
    page.locator('[id="do:ready"]').wait_for()
    assert "2" == comment(table)
    assert "translate(308 472)" == table.element("figure:0").get_attribute("transform")
    table.press('[id="do:ready"]')
    assert "3" == comment(table)


@pytest.mark.parametrize("on_the_spot", [True, False])
def test_keys_move_the_squad(table: Table, on_the_spot: bool) -> None:
    """Enter on the outline, or arrows and then Enter."""
    table.open(LESSON)
    table.pick("squad:0")
    table.pick("action:walk")
    page, told = table.page, ""
    if on_the_spot:
        page.locator(".dw-goal").press("Enter")
    else:
        page.evaluate("driver.rest()")
        page.locator(".dw-squad[data-held]").focus()
        for _step in range(4):
            page.keyboard.press("ArrowUp")
            page.wait_for_function(
                """told => ![undefined, told].includes(
                    document.querySelector("#aim .dw-inches-left")?.textContent)""",
                arg=told,
            )
            told = page.locator("#aim .dw-inches-left").text_content() or ""
        page.keyboard.press("Enter")
    page.locator('[id="do:ready"]').press("Enter")
    page.wait_for_function(
        "document.querySelector('#prompt .progress').textContent.startsWith('3')"
    )


def test_rules_lesson_cards_and_refusals_are_without_fault(
    table: Table, inspection: Inspection
) -> None:
    table.open("#/rules/deep-space-wars")
    inspection.check("rules")
    table.go(LESSON)
    table.pick("squad:0")
    table.pick("action:walk")
    inspection.check("an outline")
    table.page.locator('#hand [data-inspect="squad:1"]').click(button="right")
    expect(table.page.locator("#sheet .dw-meetings").first).to_be_visible()
    inspection.check("a card")
    table.play("deep-space-wars", preset="at_once", seed=1)
    for _seat in range(2):
        table.pick("do:ready")
    table.page.locator("#hand .dw-others .dw-chip").first.click()
    expect(table.page.locator("#why")).to_be_visible()
    inspection.check("a refusal")

    faults = {fault for found in inspection.found.values() for fault in found}
    assert [fault for fault in faults if not fault.startswith(NAMES)] == []
