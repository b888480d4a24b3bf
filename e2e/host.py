"""A host of a test's own, and what a browser keeps of it."""

import shutil
from pathlib import Path

from playwright.sync_api import Page

from e2e.pages import Table
from web.build.library import SCREENS
from web.build.places import DIST, alone
from web.build.server import Handler, Line, Server, serve
from web.build.site import assemble

BELOW = "some/where"

KEPT = """() => Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise((_, reject) => setTimeout(reject, 60_000, new Error("Nothing is kept"))),
])"""
CACHES = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        found[name] = (await (await caches.open(name)).keys()).map(({url}) => url);
    }
    return found;
}"""


class Host:
    """A host that can go down, and be given another version of the site."""

    def __init__(
        self, root: Path, manner: type[Handler] = Handler, line: Line | None = None
    ) -> None:
        self.root = root
        self.folder = root / BELOW
        with alone():
            shutil.copytree(DIST, self.folder)
        self.server: Server = serve(root, 0, line, manner)
        self.site = f"http://localhost:{self.server.server_port}/{BELOW}/"

    def stop(self) -> None:
        """Nobody answers any more."""
        self.server.shutdown()
        self.server.server_close()

    def publish(self, title: str) -> None:
        """Put a version in the place of the one before, told by its title."""
        shutil.rmtree(self.folder)
        screen = (SCREENS / "home-en.html").read_bytes()
        screen = screen.replace(b"<main ", f'<main title="{title}" '.encode())
        with alone():
            assemble(self.folder, screen)


def kept(table: Table) -> dict[str, list[str]]:
    """Wait until all is kept that is needed without a network; what that is."""
    table.page.evaluate(KEPT)
    found: dict[str, list[str]] = table.page.evaluate(CACHES)
    return found


def forget_what_the_browser_keeps_by_itself(page: Page) -> None:
    """Its own cache would answer for a while what a host no longer does."""
    session = page.context.new_cdp_session(page)
    session.send("Network.clearBrowserCache")
    session.detach()


def without_network(visitor: Table, host: Host) -> Table:
    """A page that opens after one visit, when nobody answers any more."""
    visitor.open()
    kept(visitor)
    forget_what_the_browser_keeps_by_itself(visitor.page)
    host.stop()
    return another(visitor)


def another(table: Table) -> Table:
    """A new page of the same browser, with the old one closed."""
    page = table.page.context.new_page()
    table.page.close()
    return Table(page, table.site, table.touch)
