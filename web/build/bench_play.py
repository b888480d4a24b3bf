"""The time from a pick until the page shows its effect, over whole matches in the real page."""

import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count, islice
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import Locator, Page, sync_playwright

from e2e.pages import DRIVER, Table
from pygames import GAMES, Match
from pygames.core.series import current_play
from web.build.browser import FLAGS, find_browser
from web.build.places import DIST
from web.build.result import Result
from web.build.server import serve

# From the input event until the frame with its answer has been painted, and the frames that took
# over 50 ms.
STOPWATCH = """
globalThis.stopwatch = [];
globalThis.frames = [];
new PerformanceObserver((list) => frames.push(...list.getEntries().map((it) => it.duration)))
  .observe({ type: "long-animation-frame" });
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
"""Many tiles that can be seen through, and a Dropship that may come before the last of them."""
LARGE = {"not-alone": "&seats=7", "deep-space-wars": "&points=1000&armies=drawn"}
"""Of a game that grows: with as many people as there can be, with about sixty figures."""
ARMY = re.compile("(size|drop|edit|stat|field):")
"""What can be picked to change an army, not to leave it for another one or for the battle."""
CHANGES = 120
TOUCHES = 300
"""Touches timed in a run, in as many matches as it takes."""
APPROACH = 300  # milliseconds that a hand hovers over an element before it presses
LOOK_AWAY = 120  # milliseconds


class Touch(NamedTuple):
    """A timed touch: its kind, the time to paint, and the computer's pace meanwhile.

    If an event was shown then, the longest frame (0 if all took under 50 ms), else None.
    """

    kind: str
    time: float
    pace: float
    frame: float | None


def pick_to_paint() -> Iterator[Result]:
    """Measure on this computer as it is, and with the page's thread four times slower."""
    for slower, target in ((1, 50), (4, 150)):
        for game in GAMES:
            yield from pick_to_paint_of(game, slower, target)


def building() -> Iterator[Result]:
    """Measure how soon a change of an army of 3000 points is painted."""
    with a_page() as (page, site):
        addresses = (f"#/play/deep-space-wars?seed={seed}&points=3000" for seed in count(1))
        every = islice(timed(page, site, addresses, changing=ARMY), CHANGES)
        touches = undisturbed(list(every))
    times = [touch.time for touch in touches]
    how = f"median {median(times):.0f} ms of {len(times)} changes"
    how += f"; the computer meanwhile: {median(it.pace for it in touches):.1f} ms a fixed sum"
    what = "an army of 3000 points: change to paint, 95th percentile"
    yield Result(what, quantiles(times, n=20)[-1], 50, unit=" ms", how=how)


def matches_of(game: str) -> Iterator[str]:
    """Yield the addresses of one match after another."""
    if game == "lost-patrol":
        return (f"#m={link}" for link in full_jungles())
    return (f"#/play/{game}?seed={seed}{LARGE.get(game, '')}" for seed in count(1))


def full_jungles() -> Iterator[str]:
    """Yield matches of Lost Patrol with thirty tiles that stay: the Dropship has been found."""
    for seed in count():
        rng = random.Random(seed)
        match = Match("lost-patrol", options=LUSH, rng=rng)
        while decisions := match.decisions:
            jungle = current_play(match.state).jungle
            if jungle.dropship is not None and len(jungle.laid) >= TILES:
                yield match.link()
                break
            match.play(rng.choice(decisions[0].moves), decisions[0].seat)


def pick_to_paint_of(game: str, slower: int, target: int) -> Iterator[Result]:
    """Measure one game, with the page's thread slowed down by this factor, in milliseconds."""
    with a_page() as (page, site):
        every = islice(timed(page, site, matches_of(game), slower), TOUCHES)
        touches = undisturbed(list(every))
    picks, takes = ([it.time for it in touches if it.kind == kind] for kind in ("pick", "take"))
    what = f"{game}: pick to paint" + (f", {slower} times slower" if slower > 1 else "")
    how = f"median {median(picks):.0f} ms of {len(picks)} picks"
    if takes:
        how += f"; to take the device over: median {median(takes):.0f} ms"
    how += f"; the computer meanwhile: {median(it.pace for it in touches):.1f} ms a fixed sum"
    slowest = quantiles(picks, n=20)[-1]
    yield Result(f"{what}, 95th percentile", slowest, target, unit=" ms", how=how)
    frames = [touch.frame for touch in touches if touch.frame is not None]
    what = what.replace("pick to paint", "longest frame of an event")
    how = f"{len(frames)} events, a frame of {sum(map(bool, frames))} over 50 ms"
    yield Result(what, max(frames, default=0), target, unit=" ms", how=how)


def pace() -> float:
    """Time a fixed piece of work, in milliseconds: how fast the computer is right now.

    Done here, for the page's thread may have been slowed down, and then waits at random.
    """
    times = []
    for _time in range(3):
        start = perf_counter()
        sum(number * number % 7 for number in range(50_000))
        times.append(perf_counter() - start)
    return 1000 * min(times)


def undisturbed(touches: list[Touch]) -> list[Touch]:
    """Return the half measured when the computer was fastest: other programs only slow it down."""
    return sorted(touches, key=lambda touch: touch.pace)[: len(touches) // 2]


def timed(
    page: Page,
    site: str,
    addresses: Iterator[str],
    slower: int = 1,
    changing: re.Pattern[str] = re.compile(""),
) -> Iterator[Touch]:
    """Yield timed random touches in these matches, only of elements whose ids begin in this way."""
    table = Table(page, site)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    rng = random.Random(1)
    shown = table.open(next(addresses))
    while True:
        while shown.over:
            shown = table.open(next(addresses))
        name = "seat" if shown.seats else "pick"
        value = (
            shown.seats[0] if shown.seats else rng.choice(list(filter(changing.match, shown.picks)))
        )
        before = pace()
        already = page.evaluate("frames.length = 0, stopwatch.length")
        bare_click(page.locator(f"[data-{name}={json.dumps(value)}]"))
        # The driver would interfere while the page works.
        page.wait_for_timeout(LOOK_AWAY * slower)
        page.wait_for_function("n => stopwatch.length > n", arg=already)
        kind, time = page.evaluate("stopwatch.at(-1)")
        frame = page.evaluate("document.querySelector('#moment') ? Math.max(0, ...frames) : null")
        yield Touch(kind, time, max(before, pace()), frame)
        shown = table.settled()


def bare_click(element: Locator) -> None:
    """Click without the checks that Playwright makes in the page meanwhile."""
    mouse = element.page.mouse
    mouse.move(*element.evaluate("driver.spot"))
    element.page.wait_for_timeout(APPROACH)
    mouse.down()
    mouse.up()


@contextmanager
def pages_of(*folders: Path) -> Iterator[list[tuple[Page, str]]]:
    """Open each of these sites in a separate browser; yield the pages with the sites' addresses."""
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        pages = []
        for folder in folders:
            server = serve(folder, 0)
            stack.callback(server.server_close)
            stack.callback(server.shutdown)
            browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
            stack.callback(browser.close)
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            page.add_init_script(path=DRIVER)
            page.add_init_script(STOPWATCH)
            pages.append((page, f"http://localhost:{server.server_port}/"))
        yield pages


@contextmanager
def a_page() -> Iterator[tuple[Page, str]]:
    """Open a page of the site; yield it with the site's address."""
    with pages_of(DIST) as (page,):
        yield page
