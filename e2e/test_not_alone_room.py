"""What Not Alone makes of the room there is: hands of a replay, and a wide screen."""

import random

import pytest
from playwright.sync_api import expect

from e2e.not_alone import asks, in_the_middle, put
from e2e.pages import Table
from pygames import Match
from tests.effort import sampled

COVERED = """() => {
  const boxes = [...document.querySelectorAll("#hand > *, #review, #slide, #controls")]
    .map((it) => [it, it.getBoundingClientRect()]);
  const hand = document.querySelector("#hand").getBoundingClientRect();
  const seen = ([it, box]) => it.closest("#hand")
    ? [Math.max(box.top, hand.top), Math.min(box.bottom, hand.bottom)] : [box.top, box.bottom];
  return boxes.flatMap((one, n) => boxes.slice(n + 1).filter((other) => {
    const [[top, bottom], [start, end]] = [seen(one), seen(other)];
    const [, a] = one, [, b] = other;
    return top < end - 1 && start < bottom - 1 && a.left < b.right - 1 && b.left < a.right - 1;
  }).map(([it]) => `${one[0].id || one[0].textContent.trim().slice(0, 12)} ${it.id}`));
}"""
"""Which hands and controls of a replay lie over each other."""


def ended(seats: int) -> Match:
    """A random match, to its end."""
    rng = random.Random(seats)
    match = Match("not-alone", seats, rng=rng)
    while match.decisions:
        asked = rng.choice([it for it in match.decisions if len(it.moves)])
        match.play(rng.choice(asked.moves), asked.seat)
    return match


@pytest.mark.parametrize(("width", "height"), sampled([(360, 740), (820, 1180), (1280, 800)], 3))
def test_a_link_to_a_move_lays_out_every_hand(table: Table, width: int, height: int) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    table.open(f"#m={ended(7).link()}/40")
    expect(table.page.locator("#hand > .held")).to_have_count(7)
    table.page.evaluate("driver.rest()")
    assert table.page.evaluate(COVERED) == []


@pytest.mark.parametrize(("width", "height"), sampled([(1280, 800), (1920, 1080)], 2, first=1))
def test_the_planet_fills_a_wide_screen(table: Table, width: int, height: int) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    put(table, in_the_middle(asks("explore"), seats=3))
    table.page.evaluate("driver.rest()")
    board = table.page.locator("#board").bounding_box()
    planet = table.page.locator(".na-planet").bounding_box()
    players = table.page.locator(".na-players").bounding_box()
    assert board
    assert planet
    assert players
    assert planet["height"] >= 0.8 * board["height"]
    assert planet["width"] + players["width"] >= 0.9 * board["width"]
    assert players["height"] >= 0.9 * board["height"]
