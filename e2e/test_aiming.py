"""What is held over a plane: the page's own part, with Null's line drawn and answered by Python.

No game on the shelf has a plane yet, so the page is the smallest there can be: the scripts that
hold, aim and let go, and the table's answers in place of its worker's.
"""

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

import pygames
from pygames import null
from pygames.core import registry
from pygames.table.app import App

WEB = Path(__file__).parents[1] / "web"
ADDRESS = "http://null.example/"
SHELL = """<!DOCTYPE html><style>
[data-plane] { position: fixed; inset: 40px auto auto 10px; width: 600px; z-index: 9 }
</style><body><script type="module">
import { PLANE, settlePlane, watchPlane } from "./page/plane.js";
import { watchKeys } from "./page/keys.js";
const root = document.createElement("div");
document.body.append(root);
async function send(event) {
  const { html, effects } = await answer(event);
  if (html) root.innerHTML = html, settlePlane();
  for (const effect of effects) PLANE[effect.type]?.(effect);
}
watchKeys(send, send);
watchPlane(send, send);
globalThis.send = send;
await send({ type: "ping", first: true });
document.body.dataset.ready = "";
</script>"""


class Line:
    """A page that shows Null, its lead about to move the runner, and what it has sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[dict[str, Any]] = []
        self.app = App()
        address = "#/play/null?preset=line&seed=1&bots=1:2"
        self.first = self._ask({"type": "start", "ready": True, "url": address, "languages": []})
        while self.decision != "walk":
            self.first = self._ask({"type": "pick", "id": self._any_pick()})
        page.expose_function("answer", self.answer)
        page.route(f"{ADDRESS}**", self._serve)
        page.goto(ADDRESS)
        page.wait_for_selector("[data-ready] #runner")

    def _ask(self, event: dict[str, Any]) -> dict[str, Any]:
        return self.app.handle({"seed": 1, "time": 1, **event})._asdict()

    @property
    def decision(self) -> str:
        """What is asked."""
        table = self.app.session.table
        return table.decision.name if table.decision else ""

    def _any_pick(self) -> str:
        return sorted(self.app.session.table.sight().next)[-1]

    def answer(self, event: dict[str, Any]) -> dict[str, Any]:
        """Answer the page as its worker would."""
        if "first" in event:
            return self.first
        self.sent.append(event)
        return self._ask(event)

    def _serve(self, route: Route) -> None:
        name = route.request.url.removeprefix(ADDRESS)
        if name:
            route.fulfill(path=WEB / name)
        else:
            route.fulfill(body=SHELL, content_type="text/html")

    def place(self, at: int) -> tuple[float, float]:
        """Where a place of the line is on the screen."""
        x, y = self.page.evaluate(
            """at => {
                const there = document.querySelector("[data-plane]").getScreenCTM();
                const {x, y} = new DOMPoint(at, 0).matrixTransform(there);
                return [x, y];
            }""",
            at,
        )
        return x, y

    @property
    def runner(self) -> str:
        """Where the runner stands."""
        return self.page.locator("#runner").get_attribute("data-held") or ""

    def stands(self, at: int) -> None:
        """Wait until it stands there."""
        self.page.wait_for_selector(f'#runner[data-held="{at},0"]')


@pytest.fixture
def line(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    """Null, offered like the others."""
    registry.install(null.GAME)
    monkeypatch.setitem(pygames.GAMES, null.GAME.id, null.GAME)
    page = browser.new_page(viewport={"width": 640, "height": 400}, has_touch=True)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.set_default_timeout(20_000)
    yield Line(page)
    page.close()
    assert errors == []


def drag(line: Line, *places: int, let_go: bool = True) -> None:
    """Hold the runner and drag it over these places."""
    mouse = line.page.mouse
    mouse.move(*line.place(50))
    mouse.down()
    for at in places:
        mouse.move(*line.place(at))
    if let_go:
        mouse.up()


def test_what_is_dragged_is_asked_about_and_let_go_where_it_is(line: Line) -> None:
    drag(line, 55, 63, let_go=False)
    line.page.wait_for_selector('#aim circle[cx="63"]')
    line.page.wait_for_function("aimed.textContent === 'The runner would stand at 63'")
    assert line.runner == "50,0"
    line.page.mouse.up()
    line.stands(63)
    assert line.sent[-1] == {"type": "pick", "id": "at:63,0"}
    assert {event["type"] for event in line.sent[:-1]} == {"aim"}
    assert line.page.locator("#aim > *").count() == 0
    assert line.page.locator("#aimed").text_content() == ""


def test_beyond_reach_it_comes_as_far_as_it_can(line: Line) -> None:
    drag(line, 70, 95, let_go=False)
    line.page.wait_for_selector('#aim circle[cx="80"]')
    line.page.mouse.up()
    line.stands(80)


def test_a_touch_that_hardly_moves_holds_nothing(line: Line) -> None:
    line.page.mouse.move(*line.place(50))
    line.page.mouse.down()
    line.page.mouse.move(*(at + 3 for at in line.place(50)))
    line.page.mouse.up()
    assert line.sent == []


def test_arrows_move_it_enter_lets_it_go(line: Line) -> None:
    line.page.locator("#runner").focus()
    line.page.keyboard.press("ArrowRight")
    line.page.wait_for_selector('#aim circle[cx="60"]')
    line.page.keyboard.press("Shift+ArrowRight")
    line.page.wait_for_selector('#aim circle[cx="61"]')
    assert line.runner == "50,0"
    line.page.keyboard.press("Enter")
    line.stands(61)


def test_escape_takes_it_back(line: Line) -> None:
    line.page.locator("#runner").focus()
    line.page.keyboard.press("ArrowLeft")
    line.page.wait_for_selector('#aim circle[cx="40"]')
    line.page.keyboard.press("Escape")
    assert line.page.locator("#aim > *").count() == 0
    line.page.keyboard.press("ArrowLeft")
    line.page.wait_for_selector('#aim circle[cx="40"]')
    assert {event["type"] for event in line.sent} == {"aim"}


def test_arrows_stop_where_it_can_go_no_further(line: Line) -> None:
    line.page.locator("#runner").focus()
    for at in (60, 70, 80, 80, 80):
        line.page.keyboard.press("ArrowRight")
        line.page.wait_for_selector(f'#aim circle[cx="{at}"]')
    line.page.keyboard.press("ArrowLeft")
    line.page.wait_for_selector('#aim circle[cx="70"]')


TOUCH = """
([steps]) => {
    const touch = (type, [clientX, clientY]) => runner.dispatchEvent(new PointerEvent(type, {
        pointerType: "touch", isPrimary: true, bubbles: true, clientX, clientY,
    }));
    touch("pointerdown", steps[0]);
    for (const step of steps.slice(1)) touch("pointermove", step);
    touch("pointerup", steps.at(-1));
}
"""


def touch(line: Line, across: float, down: float) -> tuple[float, float]:
    """Drag the runner with a finger; return how far it has come on the screen, in pixels."""
    x, y = line.place(50)
    unit = line.place(51)[0] - x
    line.page.evaluate(TOUCH, [[[x, y], [x + across, y + down]]])
    while not (picks := [event["id"] for event in line.sent if event["type"] == "pick"]):
        line.page.wait_for_timeout(20)
    to_x, to_y = map(int, picks[-1].removeprefix("at:").split(","))
    return (to_x - 50) * unit, to_y * unit


def test_a_finger_does_not_hide_what_it_drags(line: Line) -> None:
    """What is held is lifted above it; on Null's line that makes no difference to the place."""
    across, down = touch(line, 78, 0)
    assert across > 60
    assert down < -30


@pytest.mark.parametrize("way", [(14, 0), (0, -14), (10, 10), (0, 60), (0, -90), (-80, 40)])
def test_nothing_is_moved_farther_than_the_finger(line: Line, way: tuple[float, float]) -> None:
    """The lift grows with the drag; 14 pixels were once worth 56 more."""
    half_a_unit = (line.place(51)[0] - line.place(50)[0]) / 2
    assert math.hypot(*touch(line, *way)) <= math.hypot(*way) + 2 * half_a_unit


# --- the measuring tape --------------------------------------------------------------------------


def shown(line: Line, start: int, end: int, told: str) -> None:
    """Wait until the tape lies there, and that is said; nothing is sent but questions."""
    line.page.wait_for_selector(f'#aim path[d="M{start} -5H{end}"]', state="attached")
    line.page.wait_for_function("told => aimed.textContent === told", arg=told)
    assert {event["type"] for event in line.sent} == {"measure"}


def test_the_tape_is_dragged_from_point_to_point(line: Line) -> None:
    line.page.locator("#tape").click()
    drag(line, 55, 63)  # from the runner, which stays
    shown(line, 50, 63, "13 places apart")
    assert line.runner == "50,0"


def test_two_touches_lay_it_too(line: Line) -> None:
    line.page.locator("#tape").click()
    for at in (20, 60):
        line.page.mouse.click(*line.place(at))
    shown(line, 20, 60, "40 places apart")
    line.page.mouse.click(*line.place(70))
    line.page.wait_for_selector('#aim path[d="M70 -5H70"]', state="attached")


def test_keys_take_it_out_and_stretch_it_and_put_it_away(line: Line) -> None:
    line.page.keyboard.press("m")
    line.page.mouse.click(*line.place(20))
    for _time in range(3):
        line.page.keyboard.press("ArrowRight")
    line.page.keyboard.press("Shift+ArrowRight")
    shown(line, 20, 51, "31 places apart")
    line.page.keyboard.press("Escape")
    assert line.page.locator("#aim > *").count() == 0
    assert line.page.locator("#tape").get_attribute("aria-pressed") == "false"
    drag(line, 55, 63)
    line.stands(63)


def test_it_stays_out_when_the_page_changes(line: Line) -> None:
    line.page.locator("#tape").click()
    drag(line, 55, 63)
    shown(line, 50, 63, "13 places apart")
    line.page.evaluate("send({ type: 'unfold', id: 'moves' })")
    line.page.wait_for_selector("#moves[open]")
    line.page.wait_for_selector('#tape[aria-pressed="true"]')
    line.page.wait_for_selector('#aim path[d="M50 -5H63"]', state="attached")
