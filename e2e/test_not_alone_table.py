"""The table of Not Alone: small screens, Persian, closer looks, what axe finds fault with."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.devices import CELL, TARGET, phone
from e2e.inspection import Inspection
from e2e.not_alone import asks, in_the_middle, put, state_of
from e2e.pages import Table, tap
from pygames import Match
from tests.effort import effort, only_wild, sampled

SEVEN = ",".join(f"{seat}:1" for seat in range(1, 7))
NAMES = "label-content-name-mismatch"


def picks(table: Table, number: int) -> Any:
    """Play the first thing there is so many times, and show each screen that asks."""
    shown = table.now
    while number and not shown.over:
        if shown.thinking:
            shown = table.changed(shown)
            continue
        yield shown
        shown = table.pick(shown.picks[int(shown.moves) % len(shown.picks)])
        number -= 1


# --- screens ---------------------------------------------------------------------------------


@phone
def test_seven_seats_fit_a_phone_without_scrolling(table: Table) -> None:
    """From the first choice on, all of the planet, the tracks, the players and the tray is seen."""
    found: dict[str, str] = {}
    table.play("not-alone", seats=7, bots=SEVEN, seed=3)
    for shown in picks(table, effort(6, 20)):
        for fault in table.page.evaluate("it => driver.faults(...it)", [["table"], TARGET, CELL]):
            found.setdefault(fault, f"{shown.decision} {shown.moves}")
        for part in ("#tracks", ".na-planet", ".na-players", "#tray"):
            box = table.page.locator(part).bounding_box()
            assert box
            if box["y"] < 0 or box["y"] + box["height"] > 740 or box["x"] + box["width"] > 360:
                found.setdefault(f"{part} {box}", f"{shown.decision} {shown.moves}")

    assert found == {}


@phone
def test_whoever_and_whatever_is_chosen_on_the_planet_can_be_hit(table: Table) -> None:
    """Also where many of the Hunted have gone to the same place."""
    for first, name in ((True, "lead"), (False, "divert")):
        put(table, in_the_middle(asks(name), seats=7), first)
        table.page.evaluate("driver.rest()")
        assert table.page.evaluate("it => driver.faults(...it)", [["table"], TARGET, CELL]) == []
    put(table, crowded(), first=False)
    table.page.evaluate("driver.rest()")
    assert table.page.evaluate("it => driver.faults(...it)", [["table"], TARGET, CELL]) == []


def crowded() -> Match:
    """All six of the Hunted are at the same place, and the Creature chooses one of them."""
    rng = random.Random(4)
    while True:
        match = Match("not-alone", seats=7, rng=rng)
        while match.decisions:
            if match.decisions[0].name == "lead":
                places = {slot.position for slot in state_of(match).turn.slots}
                if len(places) == 1 and len(match.decisions[0].moves) > 1:
                    return match
            asked = rng.choice([it for it in match.decisions if len(it.moves)])
            together = [move for move in asked.moves if getattr(move, "cards", ()) == (1,)]
            match.play(rng.choice(together or asked.moves), asked.seat)


@pytest.mark.browser_context_args(viewport={"width": 320, "height": 640}, has_touch=True)
def test_seven_seats_on_the_smallest_phone(table: Table) -> None:
    table.touch = tap
    table.play("not-alone", seats=7, bots=SEVEN, seed=3)
    for _shown in picks(table, 4):
        assert table.page.evaluate("it => driver.misfits(...it)", [["table"], 0, 0]) == []


SIDEWAYS: list[ViewportSize] = [
    {"width": 740, "height": 360},
    {"width": 844, "height": 390},
    {"width": 667, "height": 375},
]


@pytest.mark.parametrize("seats", sampled([3, 4, 7], 3, first=1))
def test_players_are_high_enough_for_a_finger(table: Table, seats: int) -> None:
    """On phones held upright and sideways: all of the planet and of every row is seen, too."""
    table.page.set_viewport_size(SIDEWAYS[0])
    table.play("not-alone", seats=seats, bots="1", seed=3)
    found = []
    for size in (*SIDEWAYS, {"width": 360, "height": 740}):
        table.page.set_viewport_size(size)
        for part in ("#creature", ".na-strip", ".na-place"):
            for element in table.page.locator(part).all():
                box = element.bounding_box()
                assert box
                if box["height"] < TARGET or box["y"] + box["height"] > size["height"]:
                    found.append((size["width"], part, box["y"], box["height"]))
        found += table.page.evaluate("it => driver.misfits(...it)", [["table"], 0, 0])

    assert found == []


LATIN, LETTERS = re.compile(r"[0-9]"), re.compile(r"[A-Za-z]")


@only_wild
@pytest.mark.browser_context_args(locale="fa-IR")
def test_a_match_in_persian(table: Table) -> None:
    """The planet is not mirrored, and whatever is told without Latin letters has Persian digits."""
    found: dict[str, str] = {}
    table.play("not-alone", seats=3, bots="1:1,2:1", seed=4)
    for shown in picks(table, effort(6, 20)):
        for part in ("#tray", "#panel", "#bar", "#board"):
            for text in table.page.locator(part).all_inner_texts():
                for line in text.splitlines():
                    if LATIN.search(line) and not LETTERS.search(line):
                        found.setdefault(line, f"{shown.decision} {shown.moves}")
    first, last = (
        table.page.locator(f"[data-inspect='place:{it}']").bounding_box() for it in (1, 5)
    )
    assert found == {}
    assert first
    assert last
    assert first["x"] < last["x"]


# --- closer looks ----------------------------------------------------------------------------


def looked_at(page: Page, text: str) -> None:
    """A closer look is open; close it."""
    expect(page.locator("#sheet")).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_have_count(0)


def press_long(page: Page, inspected: str) -> None:
    """Hold a finger there."""
    page.evaluate(
        """async (it) => {
          const element = document.querySelector(`[data-inspect="${it}"]`);
          const {left, top} = element.getBoundingClientRect();
          const at = {pointerType: "touch", bubbles: true, clientX: left + 5, clientY: top + 5};
          element.dispatchEvent(new PointerEvent("pointerdown", at));
          await new Promise((resolve) => setTimeout(resolve, 600));
          element.dispatchEvent(new PointerEvent("pointerup", at));
          element.click();
        }""",
        inspected,
    )


def press_right(page: Page, inspected: str) -> None:
    """Use the other button of the mouse."""
    element = page.locator(f'[data-inspect="{inspected}"]').first
    element.click(button="right", position={"x": 6, "y": 6})


def press_i(page: Page, inspected: str) -> None:
    """Go there and press the key."""
    element = page.locator(f'[data-inspect="{inspected}"]').first
    page.evaluate("driver.rest()")  # what is still drawn anew may take the focus
    element.evaluate("it => { it.tabIndex = it.tabIndex < 0 ? 0 : it.tabIndex; it.focus(); }")
    expect(element).to_be_focused()
    page.keyboard.press("i")


@pytest.mark.parametrize("way", sampled([press_long, press_right, press_i], 2))
def test_a_place_a_card_and_a_hunted_are_looked_at(
    table: Table, way: Callable[[Page, str], None]
) -> None:
    page, match = table.page, in_the_middle(asks("explore"))
    shown = put(table, match)
    seat = int(shown.seat)
    assert state_of(match).hands[seat]
    for inspected, text in (
        ("place:8", "Wreck"),
        (f"card:{min(state_of(match).hands[seat])}", "Phase"),
        (f"hunted:{seat}", "Can still be played"),
    ):
        way(page, inspected)
        looked_at(page, text)
    assert table.now == shown


# --- faults ----------------------------------------------------------------------------------


def test_the_table_is_told_in_words(table: Table) -> None:
    page = table.page
    put(table, in_the_middle(asks("explore")))
    page.locator("#menu-button").click()
    page.locator("#menu-tell").click()

    told = page.locator("#aloud")
    for part in ("Rescue is ", " is the Creature and holds ", "the Hunted choose where to go"):
        expect(told).to_contain_text(part)


def test_every_screen_is_without_fault(table: Table, inspection: Inspection) -> None:
    page = table.page
    table.open("#/setup/not-alone")
    inspection.check("setup")

    put(table, in_the_middle(asks("explore")), first=False)
    inspection.check("explore")
    press_right(page, "place:8")
    expect(page.locator("#sheet")).to_be_visible()
    inspection.check("a closer look")
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_have_count(0)
    put(table, in_the_middle(asks("hunt")), first=False)
    inspection.check("hunt")
    table.lingers = True
    shown = table.now
    while not page.locator("#moment, .stage").count() and not shown.over:
        if shown.screen == "handover":
            shown = table.take(shown.seats[0])
        elif page.locator("#pass-rest").count():
            inspection.check("the open table")
            shown = table.press("#pass-rest")
        else:
            shown = table.pick("do:finish" if "do:finish" in shown.picks else shown.picks[0])
    inspection.check("a moment")

    faults = {fault for found in inspection.found.values() for fault in found}
    assert [fault for fault in faults if not fault.startswith(NAMES)] == []
