"""Armies set up by picks, and a short match: White walks into a headquarters in the front row."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import expect

from e2e.pages import Shown, Table

SHORT = {"preset": "small_fast", "volcano_layout": "none"}
"""A small board without volcanoes, one move a turn."""

GOAL = "d6"
"""Where Black puts its headquarters on a board of eight by eight."""
WALK = ("d3", "d4", "d5", GOAL)
"""How a white piece gets there."""


def label(table: Table, square: str) -> str:
    """What a square is called, without its name."""
    text = table.element(f"sq:{square}").get_attribute("aria-label") or ""
    return text.partition(": ")[2]


def square_with(table: Table, rank: str, rows: str) -> str:
    """A square of these rows on which this rank is laid out."""
    found = table.page.locator(f'#board [data-pick][aria-label$=": {rank}"]').evaluate_all(
        "all => all.map(one => one.id.slice(3))"
    )
    return str(next(square for square in found if square[1:] in rows))


def put(table: Table, rank: str, square: str) -> None:
    """Swap so that this rank stands on the square of the army that is laid out."""
    if label(table, square) != rank:
        other = square_with(table, rank, "123" if square[1:] in "123" else "678")
        table.pick(f"sq:{other}")
        table.pick(f"sq:{square}")
    expect(table.element(f"sq:{square}")).to_have_attribute("aria-label", re.compile(f": {rank}$"))


def set_up(table: Table) -> Shown:
    """Both armies, one after the other; the device is with White then."""
    put(table, "General", WALK[0])
    table.take(table.pick("do:ready").seats[0])
    put(table, "Headquarters", GOAL)
    return table.take(table.pick("do:ready").seats[0])


def walk_in(table: Table, each: Callable[[Shown], Any] = lambda shown: None) -> Shown:
    """White walks, Black does not mind; `each` looks at every screen."""
    shown = table.now
    for start, to in pairwise(WALK):
        each(shown)
        each(table.pick(f"sq:{start}"))
        shown = table.pick(f"sq:{to}")
        each(shown)
        if not shown.over:
            shown = step_aside(table, table.take(shown.seats[0]))
            each(shown)
            shown = table.take(shown.seats[0])
    return shown


def step_aside(table: Table, shown: Shown) -> Shown:
    """A move of Black straight ahead, well away from the walk."""
    start = next(pick for pick in shown.picks if pick[3] in "abgh")
    ways = table.pick(start).picks
    return table.pick(next(pick for pick in ways if pick[3] == start[3]))
