"""A stranger comes from home to the end of a first match, by what is on the screen alone."""

import random
import re

import pytest
from playwright.sync_api import expect

import pygames
from e2e.devices import CELL, TARGET, phone
from e2e.pages import Shown, Table, tap
from pygames import Match
from tests.effort import effort, sampled

TAPS = {"battle-line": 4, "espionage": 3, "lost-patrol": 4, "not-alone": 3, "deep-space-wars": 4}
"""How many taps lead from home to the first move: two to the table, the others the move itself."""

QUICKEST = {
    "battle-line": "first-game",
    "espionage": "small_fast",
    "lost-patrol": "dash",
    "not-alone": "base",
    "deep-space-wars": "at_once",
}
"""The presets with which a match is over soonest."""
QUICKER = {
    "espionage": {"board-0": "6", "board-1": "6", "setup_rows": "1"},
    "lost-patrol": {"max_rounds": "3"},
}
"""What is chosen besides, so that it is over sooner still."""

SIZES = {
    "a phone": (360, 740),
    "on its side": (740, 360),
    "a tablet": (820, 1180),
    "a large screen": (1920, 1080),
    "a laptop at 200 %": (640, 400),
}
STRETCH = 8
"""Over so many different screens of a match every size is looked at."""
SAME_CARDS = "crypto.getRandomValues = (numbers) => numbers.fill(7);"
"""So that the match is the same whenever this is tried."""
TAPPED = effort(10, 24)
"""Taps that are those of a finger; the rest of the match only has to come to its end."""


def first(shown: Shown) -> str:
    """What stands out most: a button that ends a draft, else the first thing with a halo."""
    ready = [pick for pick in shown.picks if pick.startswith("do:")]
    return (ready or shown.picks)[0]


@phone
@pytest.mark.parametrize("game", sampled([*pygames.GAMES], 3))
def test_from_home_to_the_first_move(table: Table, game: str) -> None:
    table.touch = tap
    table.open()
    table.press(f"#play-{game}")
    shown = table.press(".way.best")
    taps = 2
    while not moved(table):
        assert shown.screen == "table"
        if shown.thinking:
            shown = table.changed(shown)
            continue
        if pygames.GAMES[game].bot:
            assert "Player 1" not in table.page.locator("#tray").inner_text()
        shown = table.pick(first(shown))
        taps += 1

    assert taps <= TAPS[game]


def moved(table: Table) -> bool:
    """Whether the stranger has made a move."""
    return any(entry.seat == 0 for entry in Match.from_link(table.link).log)


class Stranger:
    """Somebody who has never been here, and touches what has a halo."""

    def __init__(self, table: Table, game: str) -> None:
        table.touch = tap
        self.table = table
        self.game = game
        self.rng = random.Random(2)
        self.faults: dict[str, str] = {}
        """What does not fit, and where that was first."""
        self.looked_at: set[tuple[str, bool]] = set()

    def sit_down(self) -> Shown:
        """From home to the table, by the options."""
        table = self.table
        self.look(table.open())
        self.look(table.press(f"#play-{self.game}"))
        self.look(table.press("#setup"))
        table.page.locator(f".chip:has(#preset-{QUICKEST[self.game]})").tap()
        table.page.locator("#more > summary").tap()
        for option, value in QUICKER.get(self.game, {}).items():
            field = table.page.locator(f"#option-{option}")
            if field.evaluate("field => field.matches('select')"):
                field.select_option(value)
            else:
                field.fill(value)
                field.blur()
            expect(field).to_have_value(value)
        return table.press("#begin")

    def step(self, shown: Shown) -> Shown:
        """Wait for the bot, or touch something, half the time what ends what was begun."""
        if shown.thinking:
            return self.table.changed(shown)
        assert shown.screen == "table"
        ends = [pick for pick in shown.picks if pick.startswith("do:")]
        return self.table.pick(
            self.rng.choice(ends if ends and self.rng.random() < 0.5 else shown.picks)
        )

    def look(self, shown: Shown, size: str = "a phone") -> None:
        """Everything fits, nothing overlaps, and what can be picked is there to be touched."""
        self.table.page.evaluate("driver.rest()")
        for fault in self.table.page.evaluate(
            "given => driver.faults(...given)", [["table"], TARGET, CELL]
        ):
            place = re.sub(r"-?\d+", "n", f"{size}, {fault}")
            self.faults.setdefault(place, f"{fault} at {shown.moves} {shown.decision}")

    def look_at_every_size(self, shown: Shown) -> None:
        """Turn the phone into other devices for a moment, if this kind of screen is new."""
        kind = (shown.decision, bool(shown.picked))
        if kind in self.looked_at or len(self.looked_at) == STRETCH or shown.thinking:
            return
        self.looked_at.add(kind)
        for size, (width, height) in reversed(SIZES.items()):
            self.table.page.set_viewport_size({"width": width, "height": height})
            self.look(shown, size)


@phone
@pytest.mark.parametrize("game", sampled([*pygames.GAMES], 5, 2))
def test_from_home_to_the_end_of_a_match(table: Table, game: str) -> None:
    table.page.add_init_script(SAME_CARDS)
    stranger = Stranger(table, game)
    shown = stranger.sit_down()
    taps = 0
    while not shown.over and taps < TAPPED:
        stranger.look_at_every_size(shown)
        stranger.look(shown)
        taps += bool(shown.picks)
        shown = stranger.step(shown)
    table.race(stranger.rng)
    shown = table.now
    stranger.look(shown)

    assert shown.over
    assert stranger.faults == {}
    match = Match.from_link(table.link)
    assert match.outcome
    assert match.link() == table.link
    prompt = table.page.locator("#prompt").inner_text()
    first = ("You", "Player 1")
    others = ("Easy bot", "The Hunted", "Player 2", "draw")
    assert any(it in prompt for it in (first if match.outcome.winners == (0,) else others))
    expect(table.page.locator("#rematch")).to_be_visible()
    assert table.page.evaluate("driver.workers.length") == 1 + bool(pygames.GAMES[game].bot)


@phone
def test_a_lone_player_is_you_to_the_end(table: Table) -> None:
    table.touch = tap
    shown = table.open("#/play/battle-line?bots=1:1&seed=5")
    while shown.thinking:
        shown = table.changed(shown)
    table.also()

    prompt = table.page.locator("#prompt").inner_text()
    assert prompt.strip() == "Easy bot wins: you resigned"
    assert "Player 1" not in table.page.locator("#app").inner_text()
