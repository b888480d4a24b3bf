"""The time from a movement of the pointer that drags a squad until the page shows what it does."""

from collections.abc import Iterator
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Page

from e2e.pages import Table
from web.build.bench_play import a_page, pace
from web.build.result import Result

BATTLE = "#/play/deep-space-wars?points=1500&armies=drawn&seed=1"
"""Sixty-nine figures and eight pieces of terrain."""
POSITIONS = 80
LOOK_AWAY = 100  # milliseconds
WAY = 110
"""In ticks: how far a squad is dragged, most of it beyond its reach."""

# From the input event until the frame with its answer has been painted.
STOPWATCH = """
globalThis.dragged = [];
let moved;
addEventListener("pointermove", (event) => (moved = event.timeStamp), { capture: true });
new MutationObserver(() => {
  if (moved === undefined) return;
  const from = moved;
  moved = undefined;
  requestAnimationFrame(() => {
    const stop = () => dragged.push(performance.now() - from);
    scheduler.postTask(stop, { priority: "user-blocking" });
  });
}).observe(document.getElementById("aim"), { childList: true });
"""
GRASP = """
() => {
  const squads = [...document.querySelectorAll(".dw-squad[data-begins]")];
  const size = (squad) => squad.querySelectorAll(".dw-figure").length;
  squads.sort((a, b) => size(b) - size(a));
  const [x, y] = squads[0].dataset.held.split(",").map(Number);
  const there = document.querySelector("[data-plane]").getScreenCTM();
  const [tick, ahead] = [there.a, y > 312 ? -1 : 1];
  return { x: tick * x + there.e, y: tick * y + there.f, tick, ahead };
}
"""


class Answer(NamedTuple):
    """An answer that was painted: its time, and the computer's pace meanwhile, in milliseconds."""

    time: float
    pace: float


def drag_to_paint() -> Iterator[Result]:
    """Measure on this computer as it is, and with the page's thread four times slower."""
    for slower, target in ((1, 20), (4, 40)):
        with a_page() as (page, site):
            answers = sorted(timed(page, site, slower), key=lambda answer: answer.pace)
        times = [answer.time for answer in answers[: len(answers) // 2]]
        what = "deep-space-wars: drag to paint" + (f", {slower} times slower" if slower > 1 else "")
        how = f"median {median(times):.0f} ms of {len(times)} positions"
        yield Result(
            f"{what}, 95th percentile", quantiles(times, n=20)[-1], target, unit=" ms", how=how
        )


def timed(page: Page, site: str, slower: int) -> Iterator[Answer]:
    """Drag the largest squad to and fro; yield how long each position took to be answered."""
    table = Table(page, site)
    table.open(BATTLE)
    for _seat in range(2):
        table.pick("do:ready")
    page.evaluate(STOPWATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    at, mouse = page.evaluate(GRASP), page.mouse
    mouse.move(at["x"], at["y"])
    mouse.down()
    mouse.move(at["x"], at["y"] + 12 * at["ahead"])
    page.wait_for_selector("#table[data-decision=march]")
    page.wait_for_timeout(1000)
    for n in range(POSITIONS):
        far = WAY * (1 - abs(1 - 2 * n / POSITIONS)) * at["tick"]
        before, already = pace(), page.evaluate("dragged.length")
        mouse.move(at["x"] + 30 * (n % 7 - 3) * at["tick"] / 3, at["y"] + at["ahead"] * far)
        page.wait_for_timeout(LOOK_AWAY * slower)
        page.wait_for_function("n => dragged.length > n", arg=already)
        yield Answer(page.evaluate("dragged.at(-1)"), max(before, pace()))
