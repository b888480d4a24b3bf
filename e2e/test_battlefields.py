"""Ground of the players' own: terrain laid in turn, bases with their walls, on any screen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.commander import SPOT, with_a_finger, with_the_mouse
from e2e.devices import phone
from e2e.inspection import Inspection
from e2e.pages import Shown, Table, tap
from pygames import Match
from pygames.geometry.plane import Point
from tests.effort import LANGUAGES, sampled

NAMES = "label-content-name-mismatch"
OWN = {"preset": "at_once", "layout": "own", "seed": 5}
BASED = {**OWN, "base": "south", "pieces": 1}
FREE, AT_THE_EDGE = (312, 312), (600, 312)
"""Points for the middle of a piece: one with room all around, one in a start area."""


def ready(table: Table, decision: str) -> Shown:
    """Agree to whatever is laid out until this is asked."""
    shown = table.now
    while shown.decision != decision:
        shown = table.pick("do:ready" if "do:ready" in shown.picks else shown.picks[0])
    return shown


def held(table: Table, element: str = "template") -> Point:
    """Where the middle of what can be dragged is."""
    x, y = (table.element(element).get_attribute("data-held") or "").split(",")
    return int(x), int(y)


def dragged(table: Table, to: Point, element: str = "template", drag: Any = with_the_mouse) -> None:
    """Drag something to a point of the table."""
    start, end = (table.page.evaluate(SPOT, point) for point in (held(table, element), to))
    drag(table, start, end)


def test_four_lay_the_ground_in_turn_and_go_to_war_on_it(table: Table) -> None:
    """DSW-92 to DSW-94."""
    table.play("deep-space-wars", seats=4, pieces=2, **OWN)
    table.pick("do:ready")
    dragged(table, (40, 200))  # player 2, along the edge in the west, as far as may be
    for _seat in range(3):
        table.pick("do:ready")
    for shape in ("woods", "chasm", "rocks", "woods", "ruins", "barricade", "bunker", "lake"):
        table.pick(f"shape:{shape}")
    dragged(table, AT_THE_EDGE)
    expect(table.notice).to_contain_text("Too near the edge of the table")
    dragged(table, FREE)
    table.page.wait_for_selector('#template[data-held="312,312"]')
    table.pick("do:ready")
    ready(table, "act")

    log = Match.from_link(table.link).log
    assert [0, -56, 0, 0] == [entry.move.by for entry in log if entry.move.kind == "shift"]
    laid = [entry for entry in log if entry.move.kind in ("place", "set_aside")]
    first = laid[0].seat
    assert [(first + turn) % 4 for turn in range(8)] == [entry.seat for entry in laid]
    assert FREE == laid[0].move.middle
    expect(table.page.locator(".dw-squad[data-begins]").first).to_be_attached()


@phone
@pytest.mark.parametrize("lang", sampled(LANGUAGES, 2, first=1))
def test_a_base_and_its_ground_on_a_phone(table: Table, lang: str) -> None:
    """DSW-97: a wall more, made longer, and dragged with a finger; everything fits."""
    table.touch = tap

    def fits() -> None:
        assert [] == table.page.evaluate("driver.faults(['table'], 44, 32)")

    table.play("deep-space-wars", lang=lang, **BASED)
    ready(table, "build")
    fits()
    table.pick("base:redoubt")
    table.pick("add:wall")
    table.pick("wall:3")
    fits()
    table.pick("change:longer")
    table.pick("wall:3")
    dragged(table, (120, 584), "wall:3", with_a_finger)
    table.page.wait_for_selector('[id="wall:3"][data-held="120,584"]')
    table.pick("do:ready")
    walls = Match.from_link(table.link).log[-1].move.walls
    assert (4, (80, 580, 160, 588)) == (len(walls), walls[3])
    for decision in ("prepare", "place", "deploy", "carry", "act"):
        ready(table, decision)
        fits()


def test_armies_and_the_making_of_a_battlefield_are_without_fault(
    table: Table, inspection: Inspection
) -> None:
    table.play("deep-space-wars", seed=1)
    inspection.check("an army")
    table.page.locator("#faction-HC > summary").click()
    table.pick("edit:0")
    inspection.check("a card of one's own")
    table.play("deep-space-wars", **BASED)
    inspection.check("a start area")
    for decision in ("build", "prepare", "place", "deploy", "carry", "act"):
        ready(table, decision)
        inspection.check(decision)
        if decision == "build":
            table.pick("wall:0")
            inspection.check("a wall")

    faults = {fault for found in inspection.found.values() for fault in found}
    assert [fault for fault in faults if not fault.startswith(NAMES)] == []
