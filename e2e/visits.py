"""First visits, and browsers that have been here before.

To start Python anew and to store the whole site takes longer than most tests. So a test gets a
browser that has stored the site already, and nothing else: what the test before has saved is
deleted. What a first visit is like is the subject of the tests marked `first_visit`.
"""

from typing import Any

from playwright.sync_api import Browser, BrowserContext

from e2e.devices import PHONE
from e2e.host import KEPT
from e2e.pages import DRIVER

PATIENCE = 60_000
"""How many milliseconds a page may take, on a machine that has much else to do: nothing waits
longer than it must, but a test that fails."""

Settings = dict[str, Any]
"""What a context is made with."""


def with_driver(context: BrowserContext) -> BrowserContext:
    """The context, with the driver in each of its pages, which nobody looks at."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"{DRIVER.read_text(encoding='utf-8')} driver.hide();")
    return context


class Visits:
    """The browsers of a worker that have stored the site, as long as no test has failed in them."""

    def __init__(self, browser: Browser, site: str, laptop: Settings) -> None:
        self._browser = browser
        self._site = site
        self._everyday = [laptop, {**laptop, **PHONE}]
        self._idle: list[tuple[Settings, BrowserContext]] = []
        self._lent: list[tuple[Settings, BrowserContext]] = []

    def again(self, settings: Settings) -> BrowserContext:
        """Lend a browser that has been here before.

        In an unusual window, which few tests ask for, it has not.
        """
        if settings not in self._everyday:
            return self.first(settings)
        found = next((it for it in self._idle if it[0] == settings), None)
        if found:
            self._idle.remove(found)
        else:
            found = (settings, self.first(settings))
            self._arrive(found[1])
        self._lent.append(found)
        return found[1]

    def first(self, settings: Settings) -> BrowserContext:
        """Make a browser that has never been anywhere."""
        return with_driver(self._browser.new_context(**settings))

    def _arrive(self, context: BrowserContext) -> None:
        page = context.new_page()
        page.goto(self._site)
        page.evaluate("driver.ready()")
        page.evaluate(KEPT)
        page.close()

    def end(self, context: BrowserContext, failed: bool) -> None:
        """Take a browser back: emptied for the next test, or closed if nobody knows its state."""
        mine = next((it for it in self._lent if it[1] is context), None)
        if not mine:
            context.close()
            return
        self._lent.remove(mine)
        if failed:
            context.close()
            return
        self._empty(context)
        self._idle.append(mine)

    def _empty(self, context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        context.unroute_all()
        page = context.new_page()
        page.goto(f"{self._site}licences.txt")  # the smallest page of the site, with no script
        page.evaluate("localStorage.clear()")
        page.close()
