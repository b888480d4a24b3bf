"""Where things are on the jungle's map, and how it is moved, zoomed and turned."""

import random
from typing import Any, NamedTuple

from playwright.sync_api import expect

from e2e.pages import Shown, Table
from pygames import GAMES, Match

DASH = {"preset": "dash", "max_rounds": 12}
"""A match of a few minutes."""
OPTIONS = {**GAMES["lost-patrol"].presets["dash"], "max_rounds": 12}
"""The same for Python."""


class Spot(NamedTuple):
    """A place on the screen."""

    x: float
    y: float


def middle(table: Table, element: str) -> Spot:
    """The middle of an element."""
    box = table.element(element).bounding_box()
    assert box
    return Spot(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def width(table: Table, element: str = "hex:0,0") -> float:
    """How wide an element is drawn."""
    box = table.element(element).bounding_box()
    assert box
    return box["width"]


def drag(table: Table, start: Spot, right: float, down: float) -> None:
    """Press there, move the mouse so far, let go."""
    mouse = table.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start.x + right / 2, start.y + down / 2, steps=3)
    mouse.move(start.x + right, start.y + down, steps=3)
    mouse.up()


def held(table: Table) -> str:
    """The rotation of the tile in hand that is shown."""
    found: list[str] = table.page.locator(".lp-turning > .lp-hex").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.id.split('@')[0])"
    )
    (shown,) = found
    return shown


def draw_until(table: Table, rotations: int = 2) -> Shown:
    """Lay tiles until one is drawn that can lie in so many ways or more."""
    shown = table.now
    while not (shown.decision == "place_rot" and len(shown.picks) >= rotations):
        shown = table.pick(shown.picks[0])
    return shown


def in_the_middle(decision: str, choices: int = 2, seed: int = 0) -> Match:
    """A random match up to where this is asked, with so many moves to choose from or more."""
    rng = random.Random(f"{decision} {choices} {seed}")
    while True:
        match = Match("lost-patrol", options=OPTIONS, rng=rng)
        while match.decisions:
            asked = match.decisions[0]
            if asked.name == decision and len(asked.moves) >= choices:
                return match
            match.play(rng.choice(asked.moves), asked.seat)


def put(table: Table, match: Match) -> Shown:
    """Go on with a match that has come by a link."""
    shown = table.open(f"#m={match.link()}")
    return table.take(shown.seats[0])


def put_next(table: Table, match: Match) -> Shown:
    """The same in a page that is open."""
    return table.take(table.go(f"#m={match.link()}").seats[0])


def spoken(table: Table) -> list[str]:
    """What stands around the map, line by line."""
    parts: list[Any] = []
    for part in ("#tray", "#panel", ".bar", ".lp-map"):
        parts += table.page.locator(part).all_inner_texts()
    return [line for text in parts for line in text.splitlines()]


def closed(table: Table) -> None:
    """The sheet is put away."""
    table.page.keyboard.press("Escape")
    expect(table.page.locator("#sheet")).to_have_count(0)
