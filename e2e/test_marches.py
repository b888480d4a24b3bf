"""Squads are moved over the table of Deep Space Wars in the real page."""

import json
import math
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.devices import phone
from e2e.pages import Table

BATTLE = {"preset": "at_once", "seed": 1}
FINGER = """
([element, steps]) => {
  const target = document.querySelector(element);
  const touch = (type, [clientX, clientY]) => target.dispatchEvent(new PointerEvent(type, {
    pointerType: "touch", isPrimary: true, bubbles: true, clientX, clientY,
  }));
  globalThis.move = () => touch("pointermove", steps.at(-1));
  globalThis.lift = () => touch("pointerup", steps.at(-1));
  touch("pointerdown", steps[0]);
  for (const step of steps.slice(1)) touch("pointermove", step);
}
"""


class Squads:
    """A battle that has just begun, with a squad that can march."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        table.play("deep-space-wars", **BATTLE)
        for _seat in range(2):
            table.pick("do:ready")
        held = self.page.locator(".dw-squad[data-begins]").first
        self.id = held.get_attribute("id") or ""
        self.x, self.y = map(int, (held.get_attribute("data-held") or "").split(","))
        self.forward = -1 if self.y > 312 else 1

    def on_screen(self, x: int, y: int) -> Any:
        """Where a point of the table is on the screen."""
        return self.page.evaluate(
            """([x, y]) => {
                const there = document.querySelector("[data-plane]").getScreenCTM();
                const point = new DOMPoint(x, y).matrixTransform(there);
                return [point.x, point.y];
            }""",
            [x, y],
        )

    def ahead(self, ticks: int) -> Any:
        """Where a point so far before the leader is on the screen."""
        return self.on_screen(self.x, self.y + self.forward * ticks)

    @property
    def stands(self) -> str | None:
        """Where the leader of the squad stands."""
        return self.page.locator(f"[id={json.dumps(self.id)}]").get_attribute("data-held")


@pytest.fixture
def squads(table: Table) -> Squads:
    """A battle on a laptop."""
    return Squads(table)


def test_a_march_takes_two_touches(squads: Squads) -> None:
    """To take hold of a squad and drag it, and to send it: three are allowed."""
    page, mouse, moves = squads.page, squads.page.mouse, squads.table.now.moves
    mouse.move(*squads.ahead(0))
    mouse.down()
    for ticks in (20, 40, 48):
        mouse.move(*squads.ahead(ticks))
    page.wait_for_selector("#region", state="attached")
    page.wait_for_selector("#aim .dw-inches-left")
    mouse.up()
    page.wait_for_selector("#table[data-decision=march]")
    page.wait_for_function("document.querySelector('.dw-course .dw-way') !== null")
    squads.table.press('[id="do:ready"]')
    assert squads.table.now.decision == "act"
    assert int(squads.table.now.moves) == int(moves) + 2
    marched = page.locator(f"[id={json.dumps(squads.id)}]")
    assert marched.get_attribute("data-acted") is not None
    assert marched.get_attribute("data-begins") is None


def test_a_squad_is_chosen_by_a_touch_on_one_of_its_figures(squads: Squads) -> None:
    """And let go by another: its figures stand for it."""
    page, mouse = squads.page, squads.page.mouse
    mouse.click(*squads.ahead(0))
    page.wait_for_selector("[data-pick='action:walk']")
    assert squads.table.now.picked == [squads.id.split("@")[0]]

    mouse.click(*squads.ahead(0))
    page.wait_for_selector("[data-pick='do:end_turn']")
    assert squads.table.now.picked == []
    assert not squads.table.notice.is_visible()


def test_the_tape_moves_nobody(squads: Squads) -> None:
    page, mouse, moves = squads.page, squads.page.mouse, squads.table.now.moves
    page.keyboard.press("m")
    mouse.move(*squads.ahead(0))
    mouse.down()
    mouse.move(*squads.ahead(100))
    mouse.up()
    page.wait_for_selector(".dw-tape .dw-label", state="attached")
    page.wait_for_function("aimed.textContent.includes('6.2″')")
    page.keyboard.press("Escape")
    assert page.locator("#aim > *").count() == 0
    assert squads.table.now.moves == moves


def test_by_keyboard_a_squad_goes_to_a_place_that_is_told(squads: Squads) -> None:
    page = squads.page
    squad = squads.id.partition("@")[0]
    page.locator(f"#hand [id={json.dumps(squad)}]").press("Enter")
    page.locator('[id="action:walk"]').press("Enter")
    page.wait_for_selector("#table[data-decision=march]")
    page.locator("#places > summary").press("Enter")
    place = page.locator("#place-0")
    place.wait_for()
    assert "sees" in (place.text_content() or "")
    at = (place.get_attribute("data-pick") or "").removeprefix("at:")
    place.press("Enter")
    page.wait_for_selector(f"[id={json.dumps(squads.id)}][data-held={json.dumps(at)}]")
    assert page.locator("#place-0").count() == 0
    page.locator("#places > summary").press("Enter")
    page.locator("#reckon select").select_option("6" if squads.forward < 0 else "12")
    page.locator("#reckon input").fill("1")
    page.locator("#reckon button").press("Enter")
    page.wait_for_function(
        "([id, at]) => document.getElementById(id).dataset.held !== at", arg=[squads.id, at]
    )


def test_a_touch_right_after_a_drag_counts(squads: Squads) -> None:
    """A drag need not end with a click, and a page that is busy is late with all that waits."""
    page = squads.page
    page.evaluate(FINGER, [f"[id={json.dumps(squads.id)}]", [squads.ahead(0), squads.ahead(40)]])

    page.evaluate(
        """() => {
            lift();
            const button = document.getElementById("menu-button");
            button.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true}));
            button.click();
        }"""
    )

    expect(page.locator("#sheet")).to_be_visible()


@phone
def test_a_finger_has_a_lens(squads: Squads) -> None:
    page = squads.page
    steps = [squads.ahead(ticks) for ticks in (0, 40, 60, 80)]
    page.evaluate(FINGER, [f"[id={json.dumps(squads.id)}]", steps])
    page.wait_for_selector("#region", state="attached")
    page.evaluate("move()")
    page.wait_for_selector(".lens .dw-aim", state="attached")
    box = page.locator(".lens").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= steps[-1][1] + 1
    page.evaluate("lift()")
    assert page.locator(".lens").count() == 0
    page.wait_for_selector("#table[data-decision=march]")


@phone
def test_a_finger_moves_a_squad_no_farther_than_it_goes_itself(squads: Squads) -> None:
    """14 pixels are 1.6 inches on a phone, and not the whole move."""
    page = squads.page
    for across, down in ((14, 0), (0, -14), (10, 10), (0, 40), (-30, -20)):
        before = squads.stands or ""
        start = squads.on_screen(*map(int, before.split(",")))
        end = [start[0] + across, start[1] + down]
        page.evaluate(FINGER, [f"[id={json.dumps(squads.id)}]", [start, end]])
        page.wait_for_selector("#aim .dw-aim")
        page.evaluate("lift()")
        page.wait_for_function("!document.querySelector('#aim > *')")
        here = squads.on_screen(*map(int, (squads.stands or "").split(",")))
        went = math.dist(here, start)
        assert went <= math.hypot(across, down) + 2


@phone
def test_a_drag_beside_a_squad_moves_and_marks_nothing(squads: Squads) -> None:
    """Neither the whole board, which fits its place, nor the words on a squad's card."""
    page = squads.page
    board, card = (page.locator(it).first.bounding_box() for it in (".dw-table", ".dw-chip"))
    assert board is not None
    assert card is not None
    beside = board["x"] + 30, board["y"] + board["height"] / 2
    for x, y in (beside, (card["x"] + 9, card["y"] + 9)):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 150, y - 30, steps=3)
        page.mouse.up()
    assert page.locator(".dw-table").first.bounding_box() == board
    assert page.locator("html[data-panned]").count() == 0
    assert page.evaluate("String(getSelection())") == ""
