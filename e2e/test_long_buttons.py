"""Buttons that say much have room: three ways to take cards back, whom to fire at, all's orders."""

import random
from itertools import groupby

import pytest
from playwright.sync_api import expect

from e2e.devices import CELL, TARGET, phone
from e2e.not_alone import in_the_middle, put, state_of
from e2e.pages import Table
from e2e.played import played_on
from pygames import Match
from pygames.deep_space_wars.board.picks import action_element
from pygames.deep_space_wars.engine.moves import Act
from pygames.deep_space_wars.options import SMALL
from pygames.not_alone.moves import GIVE_UP, Resist
from pygames.not_alone.pieces import FULL_WILL
from tests.effort import LANGUAGES, sampled

MOST = 6
"""More than so many things to do with a squad are seldom."""
CUT = """all => all.filter((it) => it.scrollHeight > it.clientHeight + 1)
  .map((it) => it.textContent)"""
"""Which of them do not hold all they say."""


def has_three_ways(match: Match) -> bool:
    """Whether somebody may take cards back in three ways, each of them worth its price."""
    asked = match.decisions[0]
    ways = {Resist(1), Resist(2), GIVE_UP}
    return ways < {*asked.moves} and state_of(match).will[asked.seat] == FULL_WILL


def battle(asked: str) -> Match:
    """A battle between bots up to where somebody is asked this."""
    rng = random.Random(4)
    match = Match("deep-space-wars", 2, {"armies": "drawn"}, rng=rng)
    return played_on(match, 1, rng, lambda it: it.decisions[0].name == asked)


@phone
@pytest.mark.parametrize("lang", sampled(LANGUAGES, 2))
@pytest.mark.parametrize("game", ["not-alone", "deep-space-wars"])
def test_long_buttons_have_room_on_a_phone(table: Table, game: str, lang: str) -> None:
    match = in_the_middle(has_three_ways, seats=2) if game == "not-alone" else battle("snap")
    table.open(f"#/?lang={lang}")
    put(table, match, first=False)
    table.settled()
    table.page.evaluate("driver.rest()")
    buttons = table.page.locator("#buttons > .button")
    expect(buttons).to_have_count(3)
    assert table.page.evaluate("it => driver.faults(...it)", [["table"], TARGET, CELL]) == []
    assert buttons.evaluate_all(CUT) == []


def all_there_is(match: Match) -> list[str]:
    """A squad that can do all there is, and that: how they are picked; [] if none can."""
    acts = [it for it in match.decisions[0].moves if isinstance(it, Act)]
    for squad, several in groupby(acts, lambda act: act.squad):
        if len(found := [action_element(it.action, it.rough) for it in several]) > MOST:
            return [f"squad:{squad}", *found]
    return []


def everything() -> Match:
    """A battle in which a squad can do all there is."""
    rng = random.Random(4)
    while True:
        match = Match("deep-space-wars", 2, {"armies": "drawn", "table": SMALL}, rng=rng)
        if played_on(match, 1, rng, lambda it: bool(all_there_is(it))).decisions:
            return match


@phone
@pytest.mark.parametrize("lang", sampled(LANGUAGES, 2))
def test_all_that_a_squad_can_do_is_to_be_hit_on_a_phone(table: Table, lang: str) -> None:
    match = everything()
    squad, *actions = all_there_is(match)
    table.open(f"#/?lang={lang}")
    put(table, match, first=False)
    table.settled()
    table.pick(squad)
    table.page.evaluate("driver.rest()")
    assert table.page.evaluate("it => driver.faults(...it)", [["table"], TARGET, CELL]) == []
    for action in actions:
        assert table.element(action).evaluate("it => driver.spot(it)")


def test_orders_have_room_beside_the_tools(table: Table) -> None:
    """Where everything else stands beside a square table."""
    put(table, battle("act"))
    table.settled()
    expect(table.page.locator("#buttons > .button")).to_have_count(3)
    assert table.page.evaluate("it => driver.faults(...it)", [["table"], 0, 0]) == []
