"""Nothing optional, and nobody else's error, stops a start or a match."""

import json
import random
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, Playwright, Route, expect

from e2e.conftest import NewContext
from e2e.host import BELOW
from e2e.pages import DRIVER, Table
from e2e.watch import Watch
from tests.effort import only_wild, sampled
from web.build.browser import find_browser, find_firefox
from web.build.environment import node
from web.build.places import DIST, MODULES
from web.build.server import TYPES, serve

pytestmark = pytest.mark.first_visit

FLOOR = Path(__file__).with_name("floor")
STUBS = Path(__file__).with_name("stubs.js").read_text(encoding="utf-8")
STORES = ("localStorage", "sessionStorage", "caches", "indexedDB", "serviceWorker")
WAYS = ("absent", "throwing", "rejecting")
ROWS = [
    *(dict.fromkeys(STORES, way) for way in WAYS),
    *(
        {store: WAYS[(place + first) % len(WAYS)] for place, store in enumerate(STORES)}
        for first in range(len(WAYS))
    ),
]
"""How each store fails, in one company and in another."""

MOODS = """
    const refuse = () => { throw new DOMException("No.", "NotAllowedError"); };
    const define = (home, name, value) =>
        home && Object.defineProperty(home, name, { value, configurable: true, writable: true });
    const drop = (home, name) => home && delete home[name];
    for (const name of ["requestIdleCallback", "PerformanceObserver", "Notification",
        "ResizeObserver", "IntersectionObserver", "BroadcastChannel"]) drop(globalThis, name);
    for (const name of ["share", "locks", "deviceMemory", "hardwareConcurrency", "clipboard"]) {
        drop(globalThis.Navigator?.prototype, name);
        drop(globalThis.WorkerNavigator?.prototype, name);
    }
    for (const name of ["subtle", "randomUUID"]) drop(globalThis.Crypto?.prototype, name);
    define(globalThis.Navigator?.prototype, "languages", []);
    define(globalThis.StorageManager?.prototype, "persist", async () => refuse());
    define(globalThis, "AudioContext", class { constructor() { refuse(); } });
    define(globalThis.Storage?.prototype, "setItem", () => {
        throw new DOMException("Full.", "QuotaExceededError");
    });
    for (const name of ["pushState", "replaceState"]) {
        define(globalThis.History?.prototype, name, refuse);
    }
    define(globalThis.MediaQueryList?.prototype, "addEventListener", undefined);
    const { mark } = Performance.prototype;
    define(Performance.prototype, "mark", function (name, options) {
        if (options) throw new TypeError("No options.");
        return mark.call(this, name);
    });
"""
"""Interfaces that some browsers lack or refuse, in a page or for a while."""

STRANGERS = """
    const odd = [undefined, null, 0, "", "no wallet", {}, Object.freeze({ message: {} }),
        new Error("wallet"), Object.assign(Object.create(null), { code: 4001 })];
    let count = 0;
    setInterval(() => Promise.reject(odd[count++ % odd.length]), 20);
    setInterval(() => dispatchEvent(new ErrorEvent("error", { message: "Script error." })), 50);
    setTimeout(() => { throw new Error("A stranger's"); });
"""


def some_moves(table: Table, entries: int = 24) -> None:
    """Begin a match and play it a little: what is dealt is saved with the first move."""
    table.play("battle-line", seed=5)
    table.race(random.Random(1), moves=entries)
    assert int(table.now.moves or entries) >= entries


def told(table: Table, words: str) -> int:
    """How often a notice with these words was shown."""
    notices: list[str] = table.page.evaluate("driver.notices")
    return sum(words in notice for notice in notices)


@pytest.fixture
def spoilt(new_context: NewContext, site: str) -> Callable[..., Table]:
    """A page in which something is missing, and in its workers."""

    def create(**how: object) -> Table:
        context = new_context()
        context.add_init_script(STUBS.replace("SPOILT", json.dumps(how)))
        return Table(context.new_page(), site)

    return create


@pytest.mark.parametrize(
    "stores", sampled(ROWS, 6, first=4), ids=lambda row: "-".join(row.values())
)
def test_no_store_is_needed(spoilt: Callable[..., Table], stores: dict[str, str]) -> None:
    table = spoilt(stores=stores)

    some_moves(table)

    assert told(table, "storage is blocked") == 1
    assert table.page.evaluate("driver.workers.length") == 1


def test_nothing_is_needed_that_the_oldest_browsers_lack(spoilt: Callable[..., Table]) -> None:
    found = subprocess.run(
        [node(), FLOOR / "younger.mjs"],
        env={"NODE_PATH": str(MODULES)},
        capture_output=True,
        check=True,
    )
    younger = json.loads(found.stdout)
    assert {"Promise.withResolvers", "Response.bytes", "Element.checkVisibility"} <= set(younger)
    table = spoilt(younger=younger)

    some_moves(table)

    assert table.page.evaluate("[Promise.withResolvers, Response.prototype.bytes]") == [None, None]
    (worker,) = table.page.workers
    assert worker.evaluate("typeof Promise.withResolvers") == "undefined"
    assert table.page.evaluate("driver.notices") == []


def test_what_some_browsers_refuse_is_done_without(spoilt: Callable[..., Table]) -> None:
    table = spoilt(moods=MOODS)

    some_moves(table)

    assert told(table, "storage is full") == 1
    assert table.page.evaluate("driver.workers.length") == 1


def test_the_errors_of_strangers_are_their_own(
    new_context: NewContext, site: str, watch: Watch
) -> None:
    context = new_context()
    context.add_init_script(STRANGERS)
    table = Table(context.new_page(), site)

    some_moves(table)

    assert table.page.evaluate("driver.workers.length") == 1
    assert table.page.evaluate("driver.notices") == []
    watch.errors.clear()  # all of them theirs


OUR_MODULES = "**/{app,engine}.*.js"


@pytest.mark.parametrize(
    ("lang", "missing", "held", "told"),
    [
        ("tr", "Array.prototype.toSorted", OUR_MODULES, "oyunlar için çok eski"),
        ("fa", "WebAssembly", OUR_MODULES, "WebAssembly ندارد"),
        ("fa", "WebAssembly", None, "WebAssembly ندارد"),
    ],
)
def test_a_browser_without_what_the_games_need_is_told_so(
    new_context: NewContext,
    site: str,
    watch: Watch,
    lang: str,
    missing: str,
    held: str | None,
    told: str,
) -> None:
    """Whether or not it can read our modules."""
    context = new_context(locale=lang)
    context.add_init_script(f"delete globalThis.{missing}")
    page = context.new_page()
    if held:
        page.route(held, lambda route: route.abort())

    page.goto(site)

    expect(page.locator("#notice")).to_contain_text(told)
    if not held:
        expect(page.locator("h1")).to_be_visible()
    watch.errors.clear()  # of what was held back, or is missing


def test_a_browser_that_cannot_even_read_what_speaks_is_told_so(
    new_context: NewContext, site: str, watch: Watch
) -> None:
    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(
            response=response, body=response.text().replace("const WORDS", "(const WORDS")
        )

    context = new_context()
    context.add_init_script("delete Array.prototype.toSorted")
    page = context.new_page()
    page.route(site, answer)
    page.route(OUR_MODULES, lambda route: route.abort())

    page.goto(site)

    expect(page.locator("#notice")).to_contain_text("too old for the games")
    watch.errors.clear()  # of what was held back, or cannot be read


# --- real browsers that keep nothing ---------------------------------------------------------


@pytest.fixture
def profile(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[Callable[..., BrowserContext]]:
    """A Chromium with preferences of its own, which one without windows would not read."""
    opened = []

    def create(*flags: str, **preferences: object) -> BrowserContext:
        (tmp_path / "Default").mkdir()
        (tmp_path / "Default" / "Preferences").write_text(json.dumps({"profile": preferences}))
        settings = {**browser_type_launch_args, "executable_path": find_browser()}
        settings["args"] = [*settings["args"], *flags]
        context = playwright.chromium.launch_persistent_context(
            tmp_path, **settings, reduced_motion="reduce"
        )
        context.set_default_timeout(30_000)
        context.add_init_script(path=DRIVER)
        opened.append(context)
        return context

    yield create
    for context in opened:
        context.close()


@pytest.fixture
def outer(tmp_path: Path) -> Iterator[Callable[[str, str], str]]:
    """Another site, with a page that shows ours in a frame."""
    servers = []

    def show(address: str, more: str = "") -> str:
        folder = tmp_path / "outer"
        folder.mkdir()
        frame = f"<iframe {more} src='{address}' width=1200 height=700></iframe>"
        (folder / "index.html").write_text(f"<!doctype html>{frame}", encoding="utf-8")
        servers.append(serve(folder, 0))
        return f"http://127.0.0.1:{servers[-1].server_port}/"

    yield show
    for server in servers:
        server.shutdown()
        server.server_close()


UNDIVIDED = "--disable-features=ThirdPartyStoragePartitioning"
"""Or a frame has stores of its own on each site."""


def framed(page: Page, address: str) -> Frame:
    """The frame of a page."""
    page.goto(address)
    page.wait_for_function("frames.length === 1")
    return page.frames[1]


def test_chromium_keeps_nothing(profile: Callable[..., BrowserContext], site: str) -> None:
    context = profile(default_content_setting_values={"cookies": 2})
    table = Table(context.new_page(), site)

    some_moves(table)

    assert table.page.evaluate("() => { try { return !localStorage; } catch { return true; } }")
    assert told(table, "storage is blocked") == 1
    table.go("#/")
    expect(table.page.locator("#kept")).to_contain_text("blocked")
    expect(table.page.locator("main")).to_contain_text("online every time")


@only_wild
def test_firefox_keeps_nothing(playwright: Playwright, site: str) -> None:
    found = find_firefox()
    if found is None:
        pytest.skip("no Firefox is installed")
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=found,
        firefox_user_prefs={"network.cookie.cookieBehavior": 2},
    )
    page = browser.new_page()
    page.set_default_timeout(30_000)
    page.add_init_script(path=DRIVER)
    table = Table(page, site)

    some_moves(table)

    assert told(table, "storage is blocked") == 1
    browser.close()


def test_a_frame_on_another_site(
    profile: Callable[..., BrowserContext], outer: Callable[..., str], site: str
) -> None:
    context = profile(UNDIVIDED, cookie_controls_mode=1, block_third_party_cookies=True)
    frame = framed(context.new_page(), outer(site))
    table = Table(cast("Page", frame), site, touch=lambda element: element.click())

    some_moves(table)

    assert told(table, "storage is blocked") == 1


def test_a_frame_without_an_origin_is_told_what_to_do(
    new_context: NewContext, outer: Callable[..., str], site: str, watch: Watch
) -> None:
    page = new_context(locale="hu-HU").new_page()

    frame = framed(page, outer(site, "sandbox='allow-scripts'"))

    expect(frame.locator("#notice")).to_contain_text("külön lapon")
    expect(frame.locator("h1")).to_be_visible()

    watch.errors.clear()  # the browser tells of each file that it does not get
    watch.requests.clear()


def test_a_host_without_encryption(new_context: NewContext, watch: Watch) -> None:
    """As on a home's own network: no service worker, no caches, no locks, no digests."""
    context = new_context()
    watch.site = f"http://kitchen.test/{BELOW}/"

    def answer(route: Route) -> None:
        path = DIST / (route.request.url.removeprefix(watch.site).partition("?")[0] or "index.html")
        route.fulfill(path=path, content_type=TYPES.get(path.suffix, "application/octet-stream"))

    context.route(f"{watch.site}**", answer)
    table = Table(context.new_page(), watch.site)

    some_moves(table)

    assert not table.page.evaluate("isSecureContext || 'caches' in globalThis")
    assert table.page.evaluate("driver.notices") == []
