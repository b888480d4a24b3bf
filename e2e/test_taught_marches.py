"""In the first lesson of Deep Space Wars squads are dragged to outlines, or moved by keyboard."""

from typing import Any

import pytest

from e2e.pages import Table

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


@pytest.mark.parametrize("ways", [("ArrowUp",) * 5, ("ArrowUp",) * 4])
def test_arrow_keys_move_the_squad(table: Table, ways: tuple[str, ...]) -> None:
    table.open(LESSON)
    table.pick("squad:0")
    table.pick("action:walk")
    held = table.page.locator(".dw-squad[data-held]")
    for key in ways:
        held.press(key)
        table.page.wait_for_selector("#aim .dw-inches-left", state="attached")
    held.press("Enter")
    table.page.locator('[id="do:ready"]').press("Enter")
    table.page.wait_for_function(
        "document.querySelector('#prompt .progress').textContent.startsWith('3')"
    )
