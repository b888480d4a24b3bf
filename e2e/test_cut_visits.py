"""A first visit that is cut off says so, and goes on by itself when the network is back."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.host import KEPT, Host
from e2e.pages import Table
from e2e.strange_hosts import Cut
from e2e.visits import Visits
from e2e.watch import Watch
from tests.effort import sampled
from web.build.server import Handler

READY = "#app[data-ready=true]"
SAID = {"en": "The connection is lost", "fa": "اتصال قطع", "tr": "Bağlantı kesildi"}
WHILE = 120_000  # ms: it looks again after some seconds, and then begins anew


@pytest.fixture
def cut(
    site: str, visits: Visits, window: dict[str, Any], watch: Watch, tmp_path: Path
) -> Iterator[Callable[[int, bool, str], tuple[Table, Cut]]]:
    """A page that has never been at a host whose line is cut after so many bytes."""
    made: list[tuple[Host, BrowserContext]] = []

    def create(size: int, stalls: bool, lang: str) -> tuple[Table, Cut]:
        line = Cut(size, stalls)
        host = Host(tmp_path, Handler, line)
        context = visits.first({**window, "locale": lang})
        made.append((host, context))
        watch.site = host.site
        return Table(context.new_page(), host.site), line

    yield create
    for host, context in made:
        context.close()
        host.stop()


@pytest.mark.parametrize(
    ("size", "stalls", "lang"),
    sampled(
        [
            (60_000, False, "tr"),
            (2_000_000, True, "en"),
            (100_000, True, "en"),
            (300_000, False, "fa"),
        ],
        4,
        first=1,
    ),
)
def test_a_visit_that_is_cut_says_so_and_goes_on(
    cut: Callable[[int, bool, str], tuple[Table, Cut]], size: int, stalls: bool, lang: str
) -> None:
    visitor, line = cut(size, stalls, lang)
    visitor.page.goto(visitor.site, wait_until="commit")

    expect(visitor.notice).to_contain_text(SAID[lang], timeout=WHILE)

    line.mend()
    expect(visitor.page.locator(READY)).to_be_visible(timeout=WHILE)
    expect(visitor.page.locator(f"#app[lang={lang}]")).to_be_visible()
    expect(visitor.notice).to_have_text("")


def test_what_is_stored_for_later_is_cut_and_fetched_when_the_network_is_back(
    cut: Callable[[int, bool, str], tuple[Table, Cut]],
) -> None:
    visitor, line = cut(9_000_000, False, "en")
    visitor.open()
    expect(visitor.notice).to_contain_text("Some files could not be saved", timeout=WHILE)

    line.mend()
    visitor.page.evaluate("dispatchEvent(new Event('online'))")

    visitor.page.evaluate(KEPT)
