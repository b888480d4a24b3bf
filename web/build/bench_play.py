"""How long after a pick the page shows what came of it, over a whole match in the real page."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median, quantiles

from playwright.sync_api import Locator, Page, sync_playwright

from e2e.pages import DRIVER, Table
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
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => stopwatch.push([what, performance.now() - from]);
    port2.postMessage(0);
  });
}).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ["data-pick", "data-picked", "data-moves", "data-screen"],
});
"""
PICKS = 240
"""So many are timed, or all of a match that ends before."""
LOOK_AWAY = 120  # milliseconds


def pick_to_paint() -> Iterator[Result]:
    """On this computer as it is, and with the page's thread four times slower."""
    for slower, target in ((1, 50), (4, 150)):
        yield from pick_to_paint_of("battle-line", slower, target)
        yield from pick_to_paint_of("espionage", slower, target)


def pick_to_paint_of(game: str, slower: int, target: int) -> Iterator[Result]:
    """Of one game, with the page's thread so many times slower, in milliseconds."""
    times, takes = waits(game, slower)
    what = f"{game}: pick to paint" + (f", {slower} times slower" if slower > 1 else "")
    how = (
        f"median {median(times):.0f} ms of {len(times)} picks; "
        f"to take the device over: median {median(takes):.0f} ms"
    )
    yield Result(
        f"{what}, 95th percentile", quantiles(times, n=20)[-1], target, unit=" ms", how=how
    )


def waits(game: str, slower: int) -> tuple[list[float], list[float]]:
    """How long each pick of a match waited, in milliseconds, and each player with the device."""
    with a_page() as (page, site):
        table = Table(page, site)
        table.open(f"#/play/{game}?seed=1")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        rng = random.Random(1)
        shown = table.now
        for touch in range(PICKS):
            if shown.over:
                break
            name = "seat" if shown.seats else "pick"
            value = shown.seats[0] if shown.seats else rng.choice(shown.picks)
            bare_click(page.locator(f"[data-{name}={json.dumps(value)}]"))
            # The driver would look on while the page works.
            page.wait_for_timeout(LOOK_AWAY * slower)
            page.wait_for_function("n => stopwatch.length > n", arg=touch)
            shown = table.ready()
        times: list[tuple[str, float]] = page.evaluate("stopwatch")
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
