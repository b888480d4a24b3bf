"""Somebody who fights battles of Deep Space Wars: drags squads at the enemy, shoots and charges."""

import math
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from e2e.keys import tab_to
from e2e.pages import Shown, Table
from pygames import Match
from pygames.deep_space_wars.board import picks
from pygames.deep_space_wars.engine.moves import Act
from pygames.deep_space_wars.engine.state import State
from pygames.geometry.plane import Point, squared

INCH = 16

SPOT = """([x, y]) => {
  const there = document.querySelector("[data-plane]").getScreenCTM();
  const spot = new DOMPoint(x, y).matrixTransform(there);
  return [spot.x, spot.y];
}"""
"""Where a point of the battlefield is on the screen."""

Drag = Callable[[Table, tuple[float, float], tuple[float, float]], Any]
"""How something is dragged from one point of the screen to another."""


def with_the_mouse(table: Table, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press, move in some steps, let go."""
    mouse = table.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=3)
    mouse.up()


def with_a_finger(table: Table, start: tuple[float, float], end: tuple[float, float]) -> None:
    """The same on a touch screen; what is dragged lies a little above the finger."""
    session = table.page.context.new_cdp_session(table.page)
    across, down = finger(end[0] - start[0], end[1] - start[1])
    for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
        given = [{"x": start[0] + part * across, "y": start[1] + part * down}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


LIFT = 56
"""Pixels at most between a finger and what it drags."""


def lifted(across: float, down: float) -> tuple[float, float]:
    """How far what a finger drags is moved, as `web/page/aim.js` has it."""
    far = math.hypot(across, down)
    raised = down - min(LIFT, far / 2)
    part = min(1.0, far / (math.hypot(across, raised) or 1.0))
    return across * part, raised * part


def finger(across: float, down: float) -> tuple[float, float]:
    """How far a finger has to go that what it drags is moved so far."""
    x, y = across, down
    for _time in range(200):
        at = lifted(x, y)
        x, y = x + (across - at[0]) / 2, y + (down - at[1]) / 2
    return x, y


class Commander:
    """Commands all sides of a battle in turn."""

    def __init__(self, table: Table, drag: Drag = with_the_mouse) -> None:
        self.table = table
        self.drag = drag
        self.dragged = 0
        """How many squads have been dragged somewhere."""
        self._tried: set[tuple[str, int]] = set()

    @property
    def state(self) -> State:
        """The battle as far as its moves are made."""
        state = Match.from_link(self.table.link).state
        assert isinstance(state, State)
        return state

    def fight(self) -> Match:
        """Fight the battle to its end."""
        shown = self.table.now
        while not shown.over:
            shown = self.step(shown)
        match = Match.from_link(self.table.link)
        assert match.outcome
        assert match.link() == self.table.link
        return match

    def step(self, shown: Shown) -> Shown:
        """Do the next thing."""
        if shown.decision == "act" and not shown.picked:
            return self.act(shown)
        ends = [pick for pick in shown.picks if pick.startswith("do:")]
        for best in ("do:storm", "do:ready", *ends, *shown.picks):
            if best in shown.picks:
                return self.table.pick(best)
        raise AssertionError(f"Nothing to pick: {shown}")

    def act(self, shown: Shown) -> Shown:
        """Have a squad shoot, charge or march, or end the turn."""
        state = self.state
        acts = [it for it in state.decisions[0].moves if isinstance(it, Act)]
        for wanted in ("shoot", "melee", "walk"):
            for act in acts:
                if act.action != wanted or (shown.moves, act.squad) in self._tried:
                    continue
                self._tried.add((shown.moves, act.squad))
                if wanted != "walk":
                    return self.order(act)
                if self.goes(state, act.squad):
                    return self.march(state, act.squad)
        return self.table.pick("do:end_turn")

    def goes(self, state: State, squad: int) -> bool:
        """Whether a squad marches."""
        return _far(state, squad)

    def order(self, act: Act) -> Shown:
        """Pick a squad and what it does."""
        self.table.pick(f"squad:{act.squad}")
        return self.table.pick(f"action:{act.action}")

    def march(self, state: State, squad: int) -> Shown:
        """Drag a squad two inches towards the nearest enemy and send it off."""
        here, there = _ends(state, squad)
        before = self.table.now
        self.table.page.evaluate("driver.rest()")  # what travels is not there yet
        self.drag(self.table, self.on_screen(here), self.on_screen(_towards(here, there)))
        shown = self.table.changed(before)
        if shown.decision != "march":
            return shown
        self.dragged += 1
        # It has been taken hold of; what was let go is laid out a moment later, or refused.
        laid = ".dw-course .dw-way, #notice:not(:empty)"
        self.table.page.locator(laid).first.wait_for(state="attached")
        return self.table.settled()

    def on_screen(self, point: Point) -> tuple[float, float]:
        """Where a point of the battlefield is."""
        x, y = self.table.page.evaluate(SPOT, point)
        return x, y


class KeyCommander(Commander):
    """The same without a mouse: squads march by arrow keys, in the first round."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        table.touch = by_keys

    def goes(self, state: State, squad: int) -> bool:
        """Whether a squad marches: only as long as nothing stands before it."""
        return state.round == 1

    def march(self, state: State, squad: int) -> Shown:
        """Have a squad go three inches up or down, whatever leads to the enemy."""
        (_x, here), (_y, there) = _ends(state, squad)
        self.table.pick(f"squad:{squad}")
        self.table.pick("action:walk")
        page = self.table.page
        tab_to(page, f'[id="squad:{squad}@table"]')
        for _inch in range(3):
            page.keyboard.press("ArrowUp" if there < here else "ArrowDown")
        page.keyboard.press("Enter")
        page.locator(".dw-course .dw-way").first.wait_for(state="attached")
        self.dragged += 1
        return self.table.pick("do:ready")


def agree(table: Table, seats: list[int]) -> None:
    """Offer the end and agree to it, on behalf of these seats."""
    shown = table.now
    while not shown.over and int(shown.seat) in seats:
        if picks.ACCEPT in shown.picks:
            shown = table.pick(picks.ACCEPT)
        elif shown.decision == "act" and not shown.picked:
            shown = table.also()
        else:
            shown = table.pick(shown.picks[0])


def by_keys(element: Locator) -> None:
    """Press Tab until the focus is there, then Enter."""
    tab_to(element.page, f'[id="{element.get_attribute("id")}"]')
    element.page.keyboard.press("Enter")


def _ends(state: State, squad: int) -> tuple[Point, Point]:
    """Where the leader of a squad stands, and the enemy nearest to it."""
    here = state.places[state.leaders[squad]]
    enemies = (state.places[it] for it in state.enemies_of(squad))
    return here, min(enemies, key=lambda it: squared(here, it))


def _far(state: State, squad: int) -> bool:
    """Whether there is room for a march."""
    return squared(*_ends(state, squad)) > (5 * INCH) ** 2


def _towards(here: Point, there: Point, inches: int = 3) -> Point:
    across, down = there[0] - here[0], there[1] - here[1]
    long = max(1.0, (across * across + down * down) ** 0.5)
    step = min(inches * INCH, max(0.0, long - 3 * INCH))
    return round(here[0] + across * step / long), round(here[1] + down * step / long)
