"""The page turned for whoever sits opposite: what is touched and dragged there is what is meant."""

import json
import math
import random
from collections.abc import Callable
from typing import Any

import pytest

from e2e.commander import finger, lifted, with_a_finger, with_the_mouse
from e2e.devices import phone
from e2e.pages import Table
from tests.effort import sampled

TURNED = "#app[data-turned]"
STEP = 40
"""How far a squad is dragged, in the units of the battlefield."""

ON_SCREEN = """([x, y]) => {
  const plane = document.querySelector("[data-plane]");
  const box = plane.getBoundingClientRect();
  const { x: left, y: top, width, height } = plane.viewBox.baseVal;
  const scale = Math.min(box.width / width, box.height / height);
  const turned = document.querySelector("#app[data-turned]") ? -1 : 1;
  return [
    (box.left + box.right) / 2 + turned * scale * (x - left - width / 2),
    (box.top + box.bottom) / 2 + turned * scale * (y - top - height / 2),
  ];
}"""
"""Where a point of the battlefield is on the screen, turned or not."""


def turning(table: Table) -> Table:
    """The same page, which turns for whoever sits opposite."""
    table.open("#/settings")
    table.page.locator("#opposite").check()
    kept = "JSON.parse(localStorage.getItem('kitchen-table/settings'))?.opposite"
    table.page.wait_for_function(kept)
    return table


def opposite(table: Table, rng: random.Random) -> None:
    """Play on until the one opposite has something to pick."""
    for _step in range(200):
        shown = table.now
        if shown.screen == "table" and shown.seat == "1" and shown.picks:
            return
        if shown.screen == "handover" or not shown.picks:
            table.take(shown.seats[0])
        else:
            table.pick(rng.choice(shown.picks))
    raise AssertionError("never asked")


def in_battle(table: Table) -> tuple[str, int, int, int]:
    """Let the one opposite move: return a squad, where it stands, and which way is ahead."""
    turning(table).play("deep-space-wars", preset="at_once", seed=1)
    for _seat in range(2):
        table.pick("do:ready")
    while table.now.seat != "1":
        table.play_on(random.Random(3), 1)
    table.page.wait_for_selector(TURNED)
    held = table.page.locator(".dw-squad[data-begins]").first
    x, y = map(int, (held.get_attribute("data-held") or "").split(","))
    return held.get_attribute("id") or "", x, y, -1 if y > 312 else 1


def dragged(table: Table, drag: Callable[..., Any]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Drag a squad in the turned page: where it should stand, and where it does."""
    squad, x, y, ahead = in_battle(table)
    start, end = (table.page.evaluate(ON_SCREEN, [x, y + far]) for far in (0, ahead * STEP))

    drag(table, tuple(start), tuple(end))

    table.page.wait_for_selector("#table[data-decision=march]")
    table.page.wait_for_function("document.querySelector('.dw-course .dw-way') !== null")
    shown = table.page.locator(f"[id={json.dumps(squad)}]").get_attribute("data-held") or ""
    there = tuple(map(int, shown.split(",")))
    return (x, y + ahead * STEP), (there[0], there[1])


def test_a_squad_is_dragged_by_whoever_sits_opposite(table: Table) -> None:
    meant, stands = dragged(table, with_the_mouse)

    assert math.dist(meant, stands) <= 3


@phone
def test_a_finger_of_whoever_sits_opposite_lifts_what_it_drags(table: Table) -> None:
    """What is dragged lies above the finger as its owner sees it: below, for the screen."""

    def drag(table: Table, start: tuple[float, float], end: tuple[float, float]) -> None:
        across, down = finger(start[0] - end[0], start[1] - end[1])
        for_the_screen = lifted(-across, -down)  # so far would it go if nothing were turned
        with_a_finger(table, start, (start[0] + for_the_screen[0], start[1] + for_the_screen[1]))

    meant, stands = dragged(table, drag)

    assert math.dist(meant, stands) <= 8


@pytest.mark.parametrize("game", sampled(["battle-line", "espionage", "lost-patrol"], 3))
def test_a_touch_of_whoever_sits_opposite_picks_what_lies_there(table: Table, game: str) -> None:
    turning(table).play(game, seed=4)
    opposite(table, random.Random(5))
    table.page.wait_for_selector(TURNED)
    rng, before = random.Random(6), table.now

    while table.now.screen == "table" and table.now.seat == "1" and table.now.picks:
        table.pick(rng.choice(table.now.picks))
        if table.now.moves != before.moves:
            break

    assert table.now.moves != before.moves


def test_the_page_is_turned_for_whoever_takes_the_device(table: Table) -> None:
    turning(table).open("#/play/battle-line?seed=4")
    (first,) = table.now.seats

    assert (first == "1") == (table.page.locator(TURNED).count() == 1)
    table.take(first)
    while table.now.screen == "table":
        table.pick(table.now.picks[0])
    assert table.now.seats != [first]
    assert (first == "0") == (table.page.locator(TURNED).count() == 1)
