"""A table in a browser, driven through the DOM contract: the same for every game."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Error, Locator, Page

DRIVER = Path(__file__).with_name("driver.js")
MOST_PICKS = 5000
GONE = "Execution context was destroyed"
"""What Playwright says of a page that starts again by itself (heal.js)."""
RESTARTS = 3
"""So often at most does it, on a busy machine."""

Picks = list[tuple[int, str]]
"""(seat, element) in the order in which they were picked."""
Touch = Callable[[Locator], Any]
"""How an element is touched."""


def click(element: Locator) -> None:
    """With the mouse, where nothing lies upon it."""
    element.page.mouse.click(*element.evaluate("driver.spot"))


def tap(element: Locator) -> None:
    """The same with a finger."""
    element.page.touchscreen.tap(*element.evaluate("driver.spot", True))


class Shown(NamedTuple):
    """What the page shows, as far as it depends on what has been done."""

    screen: str
    ready: bool
    game: str
    decision: str
    seat: str
    moves: str
    over: bool
    thinking: bool
    picks: list[str]
    picked: list[str]
    seats: list[str]


class Table:
    """The page of a test."""

    def __init__(self, page: Page, site: str, touch: Touch = click) -> None:
        self.page = page
        self.site = site
        self.touch = touch
        self.lingers = False
        """Whether what happens is shown for as long as people need to understand it."""

    # --- where we are --------------------------------------------------------------------

    def open(self, address: str = "") -> Shown:
        """Load the page anew with this behind the `#`, and wait for the engine."""
        self.page.goto("about:blank")
        self.page.goto(self.site + address)
        return self.ready()

    def play(self, game: str, **asked: object) -> Shown:
        """Begin a match by its address, and take the device if somebody must."""
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        shown = self.open(f"#/play/{game}?{query}")
        return self.take(shown.seats[0]) if shown.screen == "handover" else shown

    def go(self, address: str) -> Shown:
        """Follow a link to another screen within the page."""
        follow = "address => { location.hash = address; }"
        return self.do(lambda: self.page.evaluate(follow, address))

    def ready(self) -> Shown:
        """Wait until the engine answers, also where the page has to start again for that."""
        for _restart in range(RESTARTS):
            try:
                return Shown(**self.page.evaluate("driver.ready()"))
            except Error as error:
                if GONE not in error.message:
                    raise
        return Shown(**self.page.evaluate("driver.ready()"))

    def settled(self) -> Shown:
        """Wait until the engine answers and what happened is understood."""
        self.ready()
        return Shown(**self.page.evaluate("driver.understood()"))

    @property
    def now(self) -> Shown:
        """What is shown now."""
        return Shown(**self.page.evaluate("driver.state()"))

    @property
    def notice(self) -> Locator:
        """Where the page says why something is barred and what went wrong."""
        return self.page.locator("#notice")

    def element(self, name: str) -> Locator:
        """The element with this id, which may hold signs that CSS has other plans for."""
        return self.page.locator(f"[id={json.dumps(name)}]")

    # --- what is done --------------------------------------------------------------------

    def do(self, action: Callable[[], Any]) -> Shown:
        """Do something and wait for what it changes."""
        before = self.now
        action()
        return self.changed(before)

    def changed(self, before: Shown) -> Shown:
        """Wait until something else is shown than this."""
        given = [before._asdict(), self.lingers]
        return Shown(**self.page.evaluate("it => driver.after(...it)", given))

    def press(self, selector: str) -> Shown:
        """Touch what a selector finds and wait for what that changes."""
        if self.touch not in (click, tap):
            return self.do(lambda: self.touch(self.page.locator(selector)))
        by_finger = self.touch is tap
        aim = self.page.evaluate("it => driver.aim(...it)", [selector, by_finger])
        point = self.page.touchscreen.tap if by_finger else self.page.mouse.click
        point(*aim["spot"])
        return self.changed(Shown(**aim["state"]))

    def pick(self, element: str) -> Shown:
        """Touch an element that can be picked."""
        return self.press(f"[data-pick={json.dumps(element)}]")

    def take(self, seat: int | str) -> Shown:
        """Take the device as this seat."""
        return self.press(f'button[data-seat="{seat}"]')

    def also(self, index: int = 0) -> Shown:
        """Do what is in the menu because nobody does it by chance, such as giving up."""
        self.touch(self.page.locator("#menu-button"))
        self.touch(self.page.locator(f"#also-{index}"))
        return self.press("#confirm")

    def play_on(self, rng: random.Random, touches: int | None = None) -> Picks:
        """Play at random, each touch a real one: to the end, or until there were so many."""
        picks: Picks = []
        shown = self.now
        for _ in range(MOST_PICKS if touches is None else touches):
            if shown.over:
                return picks
            if shown.thinking:
                shown = self.changed(shown)
            elif shown.screen == "handover" or not shown.picks:  # an open table, too, may ask who
                shown = self.take(rng.choice(shown.seats))
            else:
                element = rng.choice(shown.picks)
                picks.append((int(shown.seat), element))
                shown = self.pick(element)
        assert touches is not None, f"No end after {MOST_PICKS} picks"
        return picks

    def race(
        self, rng: random.Random, moves: int | None = None, seats: list[int] | None = None
    ) -> Picks:
        """The same without waiting for hands: to the end, until the log is so long, or until
        none of these seats is asked any more."""
        return self._raced(rng, {"moves": moves, "seats": seats})[0]

    def read(self, rng: random.Random, odd: str, moves: int | None = None) -> set[str]:
        """Race like that, and return all that can be read on the way in which there is something
        odd, as this pattern says: line by line."""
        return self._raced(rng, {"odd": odd, "moves": moves})[1]

    def _raced(self, rng: random.Random, asked: dict[str, Any]) -> tuple[Picks, set[str]]:
        chances = [rng.random() for _ in range(MOST_PICKS)]
        done = self.page.evaluate("given => driver.race(...given)", [chances, asked])
        return [(seat, element) for seat, element in done["picks"]], set(done["read"])

    # --- what is kept --------------------------------------------------------------------

    @property
    def match_id(self) -> str:
        """By what name the browser keeps the match that is shown."""
        return self.page.url.rpartition("#/match/")[2]

    @property
    def link(self) -> str:
        """The text of the match that is shown: this tab alone remembers one without a move."""
        kept = self.page.evaluate(
            "id => localStorage.getItem(`kitchen-table/match/${id}`) ??"
            " JSON.parse(sessionStorage.getItem('kitchen-table/tab')).fresh[id]",
            self.match_id,
        )
        text: str = json.loads(kept)["link"]
        return text
