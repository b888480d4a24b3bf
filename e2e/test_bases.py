"""Bases in battle: the mission about one against a bot, and a battle before walls by keys alone."""

import random

from playwright.sync_api import expect

from e2e.commander import KeyCommander, agree
from e2e.keys import tab_to
from e2e.pages import Table
from pygames import Match
from tests.effort import only_wild

ENDS = {"base_assault": "command post is taken", "withstood": "base has held out"}
"""How the mission can end while both sides stand, and how that is said."""


@only_wild
def test_a_base_is_attacked_that_a_bot_defends(table: Table) -> None:
    """M6, DSW-192: the bot lines up within its walls, the person brings ladders."""
    table.play("deep-space-wars", preset="at_once", mission="base_assault", bots="1:1", seed=5)
    table.race(random.Random(2))

    match = Match.from_link(table.link)
    assert match.outcome
    assert {0, 1} == {entry.seat for entry in match.log if entry.seat >= 0}
    assert {"give_ladder", "march"} <= {entry.move.kind for entry in match.log}
    expect(table.page.locator("#prompt")).to_contain_text(ENDS[match.outcome.reason])


def test_a_battle_for_a_base_by_keyboard_alone(table: Table) -> None:
    """DSW-97: the base is chosen and changed by keys, the battle fought and ended by them."""
    page = table.page
    table.play("deep-space-wars", preset="at_once", layout="own", pieces=0, base="south", seed=3)
    commander = KeyCommander(table)
    for _seat in range(2):
        table.pick("do:ready")
    for element in ("base:redoubt", "add:wall", "wall:3", "change:longer"):
        table.pick(element)
    tab_to(page, '[id="wall:3"]')
    before = table.element("wall:3").get_attribute("data-held")
    page.keyboard.press("Enter")
    for _inch in range(2):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.getElementById('wall:3').dataset.held !== before", arg=before
    )
    table.pick("do:ready")
    (built,) = (it.move for it in Match.from_link(table.link).log if it.move.kind == "build")
    assert 4 == len(built.walls)

    shown = table.now
    while commander.state.round < 3:
        shown = commander.step(shown)
    agree(table, [0, 1])

    assert commander.dragged
    match = Match.from_link(table.link)
    assert match.outcome
    assert match.outcome.reason.startswith("agreed")
