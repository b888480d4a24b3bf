"""Deep Space Wars in the real page: battles by drags, by keys, on a phone, in Persian, offline."""

import random

from playwright.sync_api import expect

import pygames
from e2e.commander import Commander, KeyCommander, agree, with_a_finger
from e2e.devices import phone
from e2e.host import Host, without_network
from e2e.pages import Table, tap
from e2e.played import played_on
from pygames import Match
from tests.effort import only_wild


def test_a_battle_is_fought_by_drags(table: Table) -> None:
    shown = table.play("deep-space-wars", preset="at_once", seed=1)
    commander = Commander(table)

    while commander.dragged <= 10:
        shown = commander.step(shown)
    agree(table, [0, 1])

    match = Match.from_link(table.link)
    assert match.link() == table.link
    assert match.outcome
    kinds = {entry.move.kind for entry in match.log}
    assert {"line_up", "act", "march", "dice", "end_turn"} <= kinds
    expect(table.page.locator("#rematch")).to_be_visible()


@only_wild
@phone
def test_a_battle_is_fought_with_a_finger(table: Table) -> None:
    table.touch = tap
    table.play("deep-space-wars", preset="at_once", seed=2)
    commander = Commander(table, with_a_finger)

    commander.fight()

    assert commander.dragged > 10


@only_wild
def test_a_battle_by_keyboard_alone(table: Table) -> None:
    table.play("deep-space-wars", preset="at_once", seed=3)
    commander = KeyCommander(table)

    commander.fight()

    assert commander.dragged > 3


@only_wild
def test_after_one_visit_a_battle_in_persian_needs_no_network(visitor: Table, host: Host) -> None:
    table = without_network(visitor, host)
    table.open("#/?lang=fa")
    table.play("deep-space-wars", preset="at_once", seed=4, lang="fa")

    Commander(table).fight()

    expect(table.page.locator("html")).to_have_attribute("dir", "rtl")


@only_wild
def test_two_alliances_of_two_fight_to_the_end(table: Table) -> None:
    table.play("deep-space-wars", seats=4, preset="at_once", sides="ABAB", mission="hill", seed=5)

    table.race(random.Random(3))

    match = Match.from_link(table.link)
    assert match.link() == table.link
    assert match.outcome
    assert set(match.outcome.winners) in ({0, 2}, {1, 3}, set())
    assert {0, 1, 2, 3} == {entry.seat for entry in match.log if entry.seat >= 0}


@phone
def test_who_lies_there_is_healed_by_a_touch(table: Table) -> None:
    """A drawing with an id of its own lies on top of the figure that can be picked."""
    presets = pygames.GAMES["deep-space-wars"].load().presets
    fought = Match("deep-space-wars", options=presets["at_once"], rng=random.Random(14))
    played_on(fought, 1, random.Random(14), lambda it: it.decisions[0].name == "heal")
    table.touch = tap
    table.open(f"#m={fought.link()}")
    shown = table.press("button[data-seat]")

    assert int(table.pick(shown.picks[0]).moves) > int(shown.moves)
