"""How soon two pages that are connected see each other's moves, and find each other again."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median, quantiles
from time import perf_counter

from playwright.sync_api import sync_playwright

from e2e.friends import Friend
from e2e.live import ASLEEP, call, wait_for_each_other, wait_for_line
from e2e.pages import DRIVER
from web.build.browser import FLAGS, find_browser
from web.build.places import DIST
from web.build.result import Result
from web.build.server import serve

MATCHES = ("battle-line?use_tactics=false", "lost-patrol", "deep-space-wars?seats=2")
MOVES = 60
CONNECTIONS = 5
SLEEPS = 10  # seconds
# When a click was made, and when a table with another number of moves had been painted, in
# milliseconds of the one clock that both pages have.
CLOCK = """
globalThis.clicked = 0;
globalThis.painted = {};
const now = () => performance.timeOrigin + performance.now();
addEventListener("click", () => { clicked = now(); }, { capture: true });
let moves;
new MutationObserver(() => {
  const shown = document.getElementById("table")?.dataset.moves;
  if (shown === undefined || shown === moves) return;
  moves = shown;
  requestAnimationFrame(() => setTimeout(() => { painted[shown] = now(); }));
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-moves"] });
"""


def lines() -> Iterator[Result]:
    """Measure how long a move takes to the other screen, and how long connections do."""
    for query in MATCHES:
        with friends(query) as (anna, ben):
            call(anna, ben)
            wait_for_line(ben, "on")
            wait_for_line(anna, "on")
            times = [*painted(anna, ben)]
        game = query.partition("?")[0]
        how = f"median {median(times):.0f} ms of {len(times)} moves"
        what = f"{game}: a move painted at the other device, 95th percentile"
        yield Result(what, quantiles(times, n=20)[-1], 150, unit=" ms", how=how)
    with friends(MATCHES[0]) as (anna, ben):
        found = [connected(anna, ben) for _time in range(CONNECTIONS)]
        yield Result("two pages are connected once an answer is there", max(found), 5, unit=" s")
        start = perf_counter()
        ben.page.evaluate(f"({ASLEEP})({SLEEPS})")
        wait_for_line(anna, "lost")
        wait_for_line(anna, "on", 1000 * (SLEEPS + 20))
        late = perf_counter() - start - SLEEPS
        yield Result(f"after {SLEEPS} s of sleep the line is back", late, 5, unit=" s")


@contextmanager
def friends(query: str) -> Iterator[tuple[Friend, Friend]]:
    """Open two browsers in which a match has begun."""
    server = serve(DIST, 0)
    site = f"http://localhost:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        pages = [browser.new_context().new_page() for _friend in range(2)]
        for page in pages:
            page.add_init_script(path=DRIVER)
            page.add_init_script(CLOCK)
        anna, ben = (Friend(page, site) for page in pages)
        ben.join(anna.invite(query), "Ben")
        yield anna, ben
        browser.close()
    server.shutdown()
    server.server_close()


def painted(anna: Friend, ben: Friend) -> Iterator[float]:
    """Yield how long each move took from the last click to the other screen."""
    rng = random.Random(1)
    seen = 0
    while seen < MOVES and not (anna.now.over and ben.now.over):
        for mover, other in ((anna, ben), (ben, anna)):
            if not mover.now.picks:
                continue
            mover.pick(rng.choice(mover.now.picks))
            moves = mover.now.moves
            wait_for_each_other([mover, other])
            there = other.page.evaluate("moves => painted[moves]", str(moves))
            clicked = mover.page.evaluate("clicked")
            if there and there > clicked:
                seen += 1
                yield there - clicked


def connected(anna: Friend, ben: Friend) -> float:
    """Connect two pages that may be connected already; the seconds from the answer on."""
    if anna.page.locator("#table[data-line=on]").count():
        anna.page.locator("button[data-live]").click()
        anna.page.locator("#hang-up").click()
        wait_for_line(anna, "off")
        wait_for_line(ben, "off")
    call(anna, ben)
    start = perf_counter()
    for friend in (anna, ben):
        wait_for_line(friend, "on")
    return perf_counter() - start
