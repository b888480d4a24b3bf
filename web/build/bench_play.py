"""How long after a pick the page shows what came of it, over a whole match in the real page."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from statistics import median, quantiles

from playwright.sync_api import Locator, Page, sync_playwright

from e2e.pages import DRIVER, Table
from pygames import Match
from pygames.core.series import current_play
from web.build.browser import FLAGS, find_browser
from web.build.places import DIST
from web.build.result import Result
from web.build.server import serve

# From the input event until the frame that holds its answer has been painted.
STOPWATCH = """
globalThis.stopwatch = [];
let touched, kind;
addEventListener("click", (click) => {
  touched = click.timeStamp;
  kind = click.target.closest("button[data-seat]") ? "take" : "pick";
}, { capture: true });
new MutationObserver(() => {
  if (touched === undefined) return;
  const from = touched;
  const what = kind;
  touched = undefined;
  requestAnimationFrame(() => {
    const stop = () => stopwatch.push([what, performance.now() - from]);
    scheduler.postTask(stop, { priority: "user-blocking" });
  });
}).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ["data-pick", "data-picked", "data-moves", "data-screen"],
});
"""
TILES = 30
LUSH = {"mix": "15+15-15-0-6-3-3-0-0", "dropship_depth": 8}
"""Many tiles through which one can see, and a Dropship that can come before the last of them."""
TOUCHES = 200
"""So many are timed in a run, in as many matches as it takes."""
RUNS = 3
LOOK_AWAY = 120  # milliseconds


def pick_to_paint() -> Iterator[Result]:
    """On this computer as it is, and with the page's thread four times slower."""
    beginnings = {
        "battle-line": "#/play/battle-line?seed=1",
        "espionage": "#/play/espionage?seed=1",
        "lost-patrol": f"#m={full_jungle()}",
    }
    for slower, target in ((1, 50), (4, 150)):
        for game, address in beginnings.items():
            yield from pick_to_paint_of(game, address, slower, target)


def full_jungle() -> str:
    """A match of Lost Patrol in which thirty tiles lie, and stay: the Dropship has been found."""
    for seed in count():
        rng = random.Random(seed)
        match = Match("lost-patrol", options=LUSH, rng=rng)
        while decisions := match.decisions:
            jungle = current_play(match.state).jungle
            if jungle.dropship is not None and len(jungle.laid) >= TILES:
                return match.link()
            match.play(rng.choice(decisions[0].moves), decisions[0].seat)
    raise AssertionError


def pick_to_paint_of(game: str, address: str, slower: int, target: int) -> Iterator[Result]:
    """Of one game, with the page's thread so many times slower, in milliseconds.

    The best of some runs, for other programs only ever slow one down.
    """
    times, takes = min((waits(address, slower) for _run in range(RUNS)), key=slowest)
    what = f"{game}: pick to paint" + (f", {slower} times slower" if slower > 1 else "")
    how = f"median {median(times):.0f} ms of {len(times)} picks"
    if takes:
        how += f"; to take the device over: median {median(takes):.0f} ms"
    yield Result(f"{what}, 95th percentile", slowest((times, takes)), target, unit=" ms", how=how)


def slowest(run: tuple[list[float], list[float]]) -> float:
    """The 95th percentile of a run's picks, in milliseconds."""
    return quantiles(run[0], n=20)[-1]


def waits(address: str, slower: int) -> tuple[list[float], list[float]]:
    """How long each pick waited, in milliseconds, and each player with the device."""
    with a_page() as (page, site):
        table = Table(page, site)
        shown = table.open(address)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        rng = random.Random(1)
        times: list[tuple[str, float]] = []
        while (touch := page.evaluate("stopwatch.length")) + len(times) < TOUCHES:
            if shown.over:
                times += page.evaluate("stopwatch")
                shown = table.open(address)
                continue
            name = "seat" if shown.seats else "pick"
            value = shown.seats[0] if shown.seats else rng.choice(shown.picks)
            bare_click(page.locator(f"[data-{name}={json.dumps(value)}]"))
            # The driver would look on while the page works.
            page.wait_for_timeout(LOOK_AWAY * slower)
            page.wait_for_function("n => stopwatch.length > n", arg=touch)
            shown = table.ready()
        times += page.evaluate("stopwatch")
        picks, takes = ([time for kind, time in times if kind == what] for what in ("pick", "take"))
        return picks, takes


def bare_click(element: Locator) -> None:
    """A click without the checks that Playwright makes in the page while it is under way."""
    inside = element.evaluate("driver.spot")
    box = element.bounding_box()
    assert box
    element.page.mouse.click(box["x"] + inside["x"], box["y"] + inside["y"])


@contextmanager
def a_page() -> Iterator[tuple[Page, str]]:
    """A page of a browser of its own, and where the site is."""
    server = serve(DIST, 0)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script(path=DRIVER)
        page.add_init_script(STOPWATCH)
        yield page, f"http://localhost:{server.server_port}/"
        browser.close()
    server.shutdown()
    server.server_close()
