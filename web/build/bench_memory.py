"""The memory of a page with its workers, after matches against bots and after a long battle."""

import random
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import CDPSession, Page

from e2e.pages import Table
from web.build.bench_play import a_page
from web.build.result import Result

ARMIES = "#/play/deep-space-wars?seed=1&seats=4&points=1500&armies=drawn&bots=3:1"
PATIENT = "#/play/battle-line?seed=1&bots=1:5"
MATCHES = 10
LEVEL = 3
FIRST_TURNS = 22  # the deal included: both have chosen once


def memory() -> Iterator[Result]:
    """Measure the private memory of the process that the page and its workers share."""
    with a_page() as (page, site):
        table = Table(page, site)
        idle = begun(page, table)
        sizes = []
        for seed in range(MATCHES):
            table.race(random.Random(seed))
            sizes.append(private(page))
            table.press("#rematch")
        yield Result(
            "memory after a match against a bot, against two idle workers",
            sizes[0] / idle,
            1.5,
            how=f"{sizes[0]:.0f} MB against {idle:.0f} MB",
        )
        yield Result(
            f"memory after {MATCHES} matches in one tab, against four",
            median(sizes[-3:]) / median(sizes[2:5]),
            1.1,
            how=", ".join(f"{size:.0f}" for size in sizes) + " MB",
        )
    yield after(ARMIES, "a battle of four armies of 1500 points", 1.6)
    yield after(PATIENT, "a match against level 5 with three workers", 1.8, processors=4)


def after(address: str, what: str, limit: float, processors: int = 2) -> Result:
    """Measure the memory after the match at an address; all processors but one are for workers."""
    with a_page() as (page, site):
        table = Table(page, site)
        page.add_init_script(
            f"Object.defineProperty(navigator, 'hardwareConcurrency', {{ value: {processors} }})"
        )
        idle = begun(page, table)
        table.open(address)
        table.race(random.Random(1))
        size = private(page)
    return Result(
        f"memory after {what}, against two idle workers",
        size / idle,
        limit,
        how=f"{size:.0f} MB against {idle:.0f} MB",
    )


def begun(page: Page, table: Table) -> float:
    """Return the memory early in a match, when the bot has made its first choice."""
    table.open(f"#/play/battle-line?seed=1&bots=1:{LEVEL}")
    table.race(random.Random(1), moves=FIRST_TURNS)
    return private(page)


def private(page: Page) -> float:
    """Return the memory of the page's renderer in megabytes, after garbage collection."""
    page.wait_for_timeout(1000)
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.detach()
    browser = page.context.browser
    assert browser is not None
    whole = browser.new_browser_cdp_session()
    size = max(map(private_of, renderers(whole)))
    whole.detach()
    return size


def renderers(session: CDPSession) -> list[int]:
    """Return the processes of pages; the biggest is the one that matters."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return [process["id"] for process in processes if process["type"] == "renderer"]


def private_of(process: int) -> float:
    """Return a process's private memory in megabytes. Linux only."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024
