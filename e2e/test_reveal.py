"""The reveal of Not Alone over the whole board, in the real page."""

import pytest
from playwright.sync_api import Locator, expect

from e2e.devices import phone
from e2e.pages import Table

MATCH = {"seats": 4, "bots": "0:1,2:1,3:1", "seed": 3}
MOVING = """() => document.querySelector(".stage").getAnimations({ subtree: true })
  .filter(({ playState }) => playState === "running")
  .filter(({ effect }) => effect.getTiming().iterations === 1)
  .map(({ animationName, effect }) => `${animationName} ${effect.pseudoElement ?? ""}`)"""
OUTSIDE = """() => {
  const [all] = document.querySelectorAll(".stage");
  const { left, right, top, bottom } = all.getBoundingClientRect();
  return [...all.querySelectorAll(".na-face, .na-fated, .na-verdict, .na-strikes")].filter((it) => {
    const box = it.getBoundingClientRect();
    return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
  }).map(({ className }) => className);
}"""


def until_the_reveal(table: Table, **asked: object) -> Locator:
    """Play until the cards are turned up."""
    table.lingers = True
    table.touch = lambda element: element.dispatch_event("click")  # whatever lies upon it
    shown = table.play("not-alone", **(MATCH | asked))
    stage = table.page.locator(".stage")
    while not stage.count():
        alone = shown.picks and not shown.thinking  # then nothing else changes meanwhile
        shown = table.pick(shown.picks[0]) if alone else table.changed(shown)
    return stage


def test_a_touch_shows_how_it_ends_and_the_next_one_goes_on(table: Table) -> None:
    table.page.emulate_media(reduced_motion="no-preference")
    stage = until_the_reveal(table)
    assert table.page.evaluate(MOVING)

    stage.click(position={"x": 30, "y": 60})

    assert table.page.evaluate(MOVING) == []
    expect(stage.locator(".na-verdict strong")).to_be_visible()
    stage.click(position={"x": 30, "y": 60})
    expect(stage).to_have_count(0)


@phone
@pytest.mark.parametrize("seats", [4, 7])
def test_all_of_it_is_to_be_seen_at_once_without_motion(table: Table, seats: int) -> None:
    bots = ",".join(f"{seat}:1" for seat in range(seats) if seat != 1)
    stage = until_the_reveal(table, seats=seats, bots=bots)

    assert table.page.evaluate(MOVING) == []
    assert table.page.evaluate(OUTSIDE) == []
    expect(stage.locator(".na-face[data-own]")).to_have_count(1)
    expect(table.page.locator("#told")).to_be_visible()
