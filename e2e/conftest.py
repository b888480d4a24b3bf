"""The built site on a server of our own, below some folder, and browsers that are watched."""

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from e2e.host import BELOW, Host
from e2e.inspection import Inspection
from e2e.pages import DRIVER, Table
from e2e.visits import PATIENCE, Visits
from e2e.watch import Watch
from web.build.browser import FLAGS, find_browser, find_firefox, find_shell
from web.build.library import make_library
from web.build.places import DIST, alone
from web.build.server import serve
from web.build.site import make_site

expect.set_options(timeout=PATIENCE)

NewContext = Callable[..., BrowserContext]

NO_POPUPS = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"
"""With windows, Chromium prepares two pages of its own for each address bar, which nobody sees."""
AT_ONCE = "--js-flags=--liftoff-only,--wasm-lazy-compilation"
"""The interpreter is compiled as far as it is used, and not for the long run: most pages of the
tests are new, and gone before that pays."""
STILL = "--disable-threaded-animation"
"""Nothing is animated beside a page that is busy: without a graphics card each frame takes a
processor as long as Python takes to start."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, as it is built now, on a host that gives it a folder only."""
    root = tmp_path_factory.mktemp("host")
    with alone():
        make_library()
        make_site()
        shutil.copytree(DIST, root / BELOW)
    server = serve(root, 0)
    yield f"http://localhost:{server.server_port}/{BELOW}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    """What the plugin goes by."""
    return site


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The browser that the build found, with the flags for machines of every kind."""
    args = [*FLAGS, NO_POPUPS, AT_ONCE, STILL]
    found = find_shell() or find_browser()
    return {**browser_type_launch_args, "executable_path": found, "args": args}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A laptop's window, and nothing that travels: a click need not wait for it."""
    return {
        **browser_context_args,
        "viewport": {"width": 1280, "height": 800},
        "reduced_motion": "reduce",
    }


FAILED = pytest.StashKey[bool]()
"""Whether something has gone wrong in a test so far."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember of a test that it has failed, for those who clear up after it."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell of pages that have started again by themselves, which tests of other things forgive."""
    for report in terminalreporter.stats.get("", []):
        for reason in dict(report.user_properties).get("restarts", []):
            terminalreporter.write_line(f"{report.nodeid}: {reason}")


@pytest.fixture
def watch(site: str, record_property: Callable[[str, object], None]) -> Iterator[Watch]:
    """Everything that the pages of this test say and ask for; nothing of it may be amiss."""
    watch = Watch(site)
    yield watch
    record_property("restarts", watch.restarts)
    assert watch.errors == []
    assert watch.strays == []


@pytest.fixture(scope="session")
def visits(browser: Browser, site: str, browser_context_args: dict[str, Any]) -> Visits:
    """The browsers of this worker."""
    return Visits(browser, site, browser_context_args)


@pytest.fixture
def window(browser_context_args: dict[str, Any], request: pytest.FixtureRequest) -> dict[str, Any]:
    """What the browsers of this test are like."""
    marked = request.node.get_closest_marker("browser_context_args")
    return {**browser_context_args, **(marked.kwargs if marked else {})}


@pytest.fixture
def new_context(
    visits: Visits, watch: Watch, window: dict[str, Any], request: pytest.FixtureRequest
) -> Iterator[NewContext]:
    """Browsers, watched: of a test marked `first_visit` such as have never been here."""
    make = visits.first if request.node.get_closest_marker("first_visit") else visits.again
    contexts: list[BrowserContext] = []

    def create(**settings: Any) -> BrowserContext:
        context = make({**window, **settings})
        contexts.append(context)
        watch.over(context)
        return context

    yield create
    for context in contexts:
        watch.leave(context)
        visits.end(context, request.node.stash.get(FAILED, False))


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """The page, with nothing opened yet."""
    return Table(page, site)


@pytest.fixture
def host(site: str, tmp_path: Path) -> Iterator[Host]:
    """A host of this test's own."""
    host = Host(tmp_path)
    yield host
    host.stop()


@pytest.fixture
def visitor(host: Host, visits: Visits, watch: Watch, window: dict[str, Any]) -> Iterator[Table]:
    """A page that has never been there."""
    watch.site = host.site
    context = visits.first(window)
    watch.over(context)
    yield Table(context.new_page(), host.site)
    watch.leave(context)
    context.close()


@pytest.fixture
def inspection(page: Page) -> Inspection:
    """A look at one screen after the other."""
    return Inspection(page)


@pytest.fixture
def firefox(playwright: Playwright) -> Iterator[Page]:
    """A page of the Firefox of this machine."""
    found = find_firefox()
    if found is None:
        pytest.skip("no Firefox is installed")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=found)
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(PATIENCE)
    page.add_init_script(path=DRIVER)
    yield page
    browser.close()
