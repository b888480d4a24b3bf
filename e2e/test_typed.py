"""The line to type moves into, in the real page."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.host import Host
from e2e.inspection import Inspection
from e2e.pages import Shown, Table
from e2e.watch import Watch
from tests.effort import WILD, effort, sampled

QUICK = {
    "espionage": {"preset": "small_fast", "bots": "1:1"},
    "lost-patrol": {"preset": "dash", "bots": "1:1"},
    "not-alone": {"seats": 3, "bots": "1:1,2:1"},
    "deep-space-wars": {"preset": "at_once", "bots": "1:1"},
}
"""How games are played that are over soon."""
MOST = 600
"""Lines: longer than the match."""
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
FIELD = "#typed-text"
OPTIONS = "#typed-options > li"


def open_line(page: Page) -> None:
    """Open the line by its key, and wait until what completes it is there."""
    page.keyboard.press("t")
    expect(page.locator(FIELD)).to_be_focused()


def typed(table: Table, text: str) -> Shown:
    """Type something that changes the table, and press Enter."""
    table.page.keyboard.type(text)
    shown = table.do(lambda: table.page.keyboard.press("Enter"))
    expect(table.page.locator(FIELD)).to_have_value("")
    return shown


def offered(page: Page) -> list[str]:
    """The moves that can be typed, as they complete an empty field."""
    page.keyboard.press("ArrowDown")
    expect(page.locator(OPTIONS).first).to_be_visible()
    moves: list[str] = page.locator(OPTIONS).evaluate_all("all => all.map(it => it.dataset.move)")
    page.keyboard.press("Escape")
    expect(page.locator(OPTIONS)).to_have_count(0)
    return [move for move in moves if move != "resign"]


def test_a_whole_match_is_typed(table: Table) -> None:
    page, rng = table.page, random.Random(3)
    table.play("battle-line", bots="1:1", seed=3, hand_size=3, use_tactics="off")
    table.ready()
    open_line(page)
    shown = table.now
    for line in range(MOST):
        if shown.over:
            break
        if shown.thinking:
            shown = table.changed(shown)
            continue
        move = rng.choice(offered(page))
        shown = typed(table, move.translate(PERSIAN) if line % 2 else move)
        expect(page.locator(FIELD)).to_be_focused()

    assert shown.over
    expect(page.locator("#typed-told")).to_contain_text(re.compile("win"))


@pytest.mark.parametrize("game", sampled([*QUICK], 4, first=1))
def test_moves_of_every_game_are_typed(table: Table, game: str) -> None:
    """A few of them; whole matches where the tests look further."""
    page, rng = table.page, random.Random(5)
    table.play(game, seed=4, **QUICK[game])
    open_line(page)
    for line in range(effort(3, MOST)):
        shown = table.now
        while shown.thinking and not shown.over:
            shown = table.changed(shown)
        if shown.over:
            break
        move = rng.choice(offered(page))
        typed(table, move.translate(PERSIAN) if line % 2 else move)

    assert int(table.now.moves) > 0
    assert table.now.over or not WILD


def test_it_is_completed_refused_and_closed_by_keys(table: Table, inspection: Inspection) -> None:
    page = table.page
    table.play("battle-line", seed=11)
    before = table.now
    expect(page.locator("#typed")).to_have_count(0)
    page.locator("#menu-button").click()
    page.locator("#menu-typing").click()
    expect(page.locator(FIELD)).to_be_focused()
    inspection.check("the line")

    page.keyboard.type("xyzzy")
    page.keyboard.press("Enter")
    expect(page.locator("#typed-said")).to_contain_text("“xyzzy” is no move")
    expect(page.locator(FIELD)).to_have_value("xyzzy")
    page.locator(FIELD).fill("")
    page.keyboard.type("?")
    page.keyboard.press("Enter")
    expect(page.locator("#typed-said")).to_contain_text("all moves, one by one")
    inspection.check("a long answer")

    page.keyboard.press("ArrowDown")
    expect(page.locator(OPTIONS).first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator(FIELD)).to_have_attribute("aria-activedescendant", "typed-option-0")
    inspection.check("completions")
    page.keyboard.press("Tab")
    expect(page.locator(FIELD)).not_to_have_value("")
    expect(page.locator(OPTIONS)).to_have_count(0)
    assert table.do(lambda: page.keyboard.press("Enter")).moves != before.moves

    page.keyboard.press("Escape")
    expect(page.locator("#typed")).to_have_count(0)
    expect(page.locator("#prompt")).to_have_attribute("aria-live", "polite")
    assert inspection.found == {}


@pytest.mark.first_visit
def test_it_comes_when_it_is_opened(visitor: Table, host: Host, watch: Watch) -> None:
    (library,) = host.folder.glob("typed.*.bin")
    elsewhere = library.rename(host.root / library.name)
    visitor.play("battle-line", seed=1)
    page = visitor.page
    page.keyboard.press("t")
    expect(visitor.notice).to_contain_text("Typing moves could not be downloaded")
    expect(page.locator("#typed")).to_have_count(0)

    elsewhere.rename(library)
    open_line(page)

    expect(visitor.notice).to_have_text("")
    assert all("404" in error for error in watch.errors)
    watch.errors.clear()
