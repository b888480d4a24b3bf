"""Every game there is, from its tile to a link, on a small phone: what a new game is held to.

`pytest e2e/test_smoke.py -k battle-line` takes one game. Nothing here knows any.
"""

import random

import pytest
from playwright.sync_api import expect

import pygames
from e2e.conftest import NewContext
from e2e.devices import phone
from e2e.pages import Shown, Table, tap
from pygames import Game, Match
from tests.effort import effort

STEPS = 300
"""So many touches are enough for a few moves, hand-overs and second thoughts included."""

TOO_WIDE = """() => [document.documentElement, document.getElementById("app")]
    .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
    .map(({tagName, scrollWidth}) => `${tagName} ${scrollWidth} px`)"""
"""Not against `innerWidth`: a phone's window grows with what sticks out of it."""


class Player:
    """Plays at random, and looks after each step whether the screen is as wide as the page."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rng = random.Random(1)

    def look(self, shown: Shown) -> Shown:
        """Nothing sticks out at the side, whether it can be scrolled to or is cut off."""
        assert self.table.page.evaluate(TOO_WIDE) == [], f"{shown.screen} {shown.decision}"
        return shown

    def go(self, address: str) -> Shown:
        """Follow a link within the page."""
        return self.look(self.table.go(address))

    def step(self, shown: Shown) -> Shown:
        """Wait for a bot, take the device, or pick: half the time what ends what was begun."""
        if shown.thinking:
            return self.look(self.table.changed(shown))
        if shown.screen == "handover":
            return self.look(self.table.take(shown.seats[0]))
        ends = [element for element in shown.picks if element.startswith("do:")]
        some = ends if ends and self.rng.random() < 0.5 else shown.picks
        return self.look(self.table.pick(self.rng.choice(some)))

    def moves(self, number: int) -> Shown:
        """Make so many moves."""
        shown = self.table.now
        for _step in range(STEPS):
            before = shown
            shown = self.step(shown)
            number -= before.screen == shown.screen == "table" and before.moves != shown.moves
            if number <= 0 or shown.over:
                return shown
        raise AssertionError(f"Not so many moves in {STEPS} touches")

    def until_seat(self, seat: int) -> None:
        """Play until this seat has made a move."""
        for _step in range(STEPS):
            self.step(self.table.now)
            log = Match.from_link(self.table.link).log
            if any(entry.seat == seat for entry in log):
                return
        raise AssertionError(f"Seat {seat} makes no move in {STEPS} touches")

    def undo(self, shown: Shown) -> None:
        """Take the last move back; where that cannot be, the button says why not.

        Bots finish first: what they choose while the finger is on its way can bar it.
        """
        while shown.thinking:
            shown = self.look(self.table.changed(shown))
        button = self.table.page.locator("#undo")
        if shown.screen != "table" or shown.over:
            return
        if button.get_attribute("aria-disabled") == "true":
            assert button.get_attribute("title")
        else:
            after = self.look(self.table.press("#undo"))
            assert after.screen == "handover" or int(after.moves) < int(shown.moves)


@pytest.fixture
def player(table: Table) -> Player:
    """Somebody with a phone."""
    table.touch = tap
    return Player(table)


@phone
@pytest.mark.parametrize("game", pygames.GAMES.values(), ids=pygames.GAMES)
def test_a_game_can_be_played(player: Player, game: Game, new_context: NewContext) -> None:
    table = player.table
    player.look(table.open())
    assert player.look(table.press(f"#play-{game.id}")).screen == "choose"
    assert player.look(table.press("#setup")).screen == "setup"
    if game.bot:
        table.page.locator(f"#bot-{game.seats[0] - 1}").select_option("0")
    assert player.look(table.press("#begin")).screen in ("table", "handover")
    for _move in range(effort(2, 5)):
        player.undo(player.moves(1))

    sent, shown = table.link, table.now
    with_link = Table(new_context().new_page(), table.site)
    other = with_link.open(f"#m={sent}")
    assert (with_link.link, other.screen) == (sent, "handover" if other.seats else "table")
    assert (other.decision, other.moves) in ((shown.decision, shown.moves), ("", ""))

    assert player.go(f"#/rules/{game.id}").screen == "rules"
    expect(table.page.locator("main h1").first).to_be_visible()
    if game.lesson:
        assert player.go(f"#/lesson/{game.id}").screen == "table"
        expect(table.page.locator("#tray[data-lesson]")).to_be_visible()
    if game.bot:
        last = game.seats[0] - 1
        player.go(f"#/play/{game.id}?bots={last}:1&seed=2")
        player.until_seat(last)
