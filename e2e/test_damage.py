"""What the browser kept and was damaged since, at its right length: the page mends it by itself."""

import json

import pytest
from playwright.sync_api import expect

from e2e.host import Host, another, forget_what_the_browser_keeps_by_itself, kept
from e2e.pages import Table
from e2e.watch import Watch
from tests.effort import only_wild, sampled

pytestmark = pytest.mark.first_visit

FIND = """async (pattern) => {
    for (const name of await caches.keys()) {
        for (const {url} of await (await caches.open(name)).keys()) {
            if (url.match(pattern)) return {name, url};
        }
    }
}"""
DAMAGE = """async ([{name, url}, place]) => {
    const cache = await caches.open(name);
    const kept = await cache.match(url, {ignoreVary: true});
    const bytes = new Uint8Array(await kept.arrayBuffer());
    const from = Math.floor(place * bytes.length);
    for (let at = from; at < from + 400 && at < bytes.length; at++) bytes[at] ^= 255;
    await cache.put(url, new Response(bytes, {headers: kept.headers}));
}"""
DIGEST = """async ({name, url}) => {
    const kept = await (await caches.open(name)).match(url, {ignoreVary: true});
    const digest = kept && await crypto.subtle.digest("SHA-256", await kept.arrayBuffer());
    return digest ? [...new Uint8Array(digest)].join() : "";
}"""
LOSE = """{
    const lost = () => {
        const script = document.querySelector("script[src^='./app.']");
        if (!script || sessionStorage.getItem("lost")) return;
        sessionStorage.setItem("lost", "true");
        script.dispatchEvent(new Event("error"));
    };
    new MutationObserver(lost).observe(document, {childList: true, subtree: true});
}"""
"""The page is told once in a tab that its main script did not arrive."""
SNAPSHOT = r"snapshot\.[0-9a-f]+\.bin$"


class Spoilt:
    """A file of the cache of a page that has been opened, damaged now."""

    def __init__(self, table: Table, pattern: str, place: float) -> None:
        self.table = table
        kept(table)
        self.where = table.page.evaluate(FIND, pattern)
        assert self.where, pattern
        self.whole = self.digest
        table.page.evaluate(DAMAGE, [self.where, place])
        assert self.digest != self.whole

    @property
    def digest(self) -> str:
        found: str = self.table.page.evaluate(DIGEST, self.where)
        return found

    def heals(self, seconds: int = 30) -> None:
        """Wait until the cache has the file as it was."""
        for _wait in range(4 * seconds):
            if self.digest == self.whole:
                return
            self.table.page.wait_for_timeout(250)
        raise AssertionError(f"{self.where} is still damaged")


def test_a_page_that_lost_a_script_by_chance_starts_again_at_once(
    table: Table, watch: Watch
) -> None:
    table.open()
    kept(table)
    fresh = another(table)
    fresh.page.add_init_script(LOSE)

    assert fresh.play("battle-line", seed=1).picks
    (why,) = watch.restarts
    assert why.endswith("perhaps by chance")  # before anything was looked for, or mended


@pytest.mark.parametrize("places", sampled([(0.3,), (0.002,), (0.03, 0.1, 0.2, 0.5, 0.7, 0.9)], 3))
def test_a_damaged_snapshot_is_given_up_and_had_again(
    table: Table, watch: Watch, places: tuple[float, ...]
) -> None:
    table.open()
    for place in places:
        spoilt = Spoilt(table, SNAPSHOT, place)

        shown = table.play("battle-line", seed=1)

        assert shown.picks
        spoilt.heals()
    watch.errors.clear()  # a worker may have told of it


STORE = """([settings, tab, page]) => {
    localStorage.setItem("kitchen-table/settings", settings);
    localStorage.setItem("kitchen-table/match/zz", "{}");
    sessionStorage.setItem("kitchen-table/tab", tab);
    sessionStorage.setItem("kitchen-table/page", page);
}"""


@pytest.mark.parametrize(
    "stored",
    sampled(
        [
            ("5", "5", "5"),
            ('{"names": 5, "lang": 5}', '{"sitting": 5}', '{"url": "", "html": 5}'),
            ("[1", '"x"', '{"url": "", "html": "<p>odd"}'),
        ],
        3,
        first=1,
    ),
)
def test_whatever_is_stored_home_comes_up(table: Table, stored: tuple[str, str, str]) -> None:
    table.page.add_init_script(f"({STORE})({json.dumps(stored)})")

    table.page.goto(table.site)

    assert table.ready().screen == "home"
    expect(table.page.locator("#save-zz")).to_contain_text("Unreadable match")
    with table.page.expect_download() as download:
        table.page.locator("#keep-zz").click()
    assert download.value.path().read_text(encoding="utf-8") == "{}"
    for _press in range(2):
        table.page.locator("#delete-zz").click()
    expect(table.page.locator("#save-zz")).to_have_count(0)


@only_wild
@pytest.mark.parametrize("place", sampled([0.03, 0.2], 2))
def test_without_a_network_too(visitor: Table, host: Host, watch: Watch, place: float) -> None:
    visitor.open()
    Spoilt(visitor, SNAPSHOT, place)
    forget_what_the_browser_keeps_by_itself(visitor.page)
    host.stop()

    table = another(visitor)

    assert table.play("battle-line", seed=1).picks
    watch.errors.clear()


@pytest.mark.parametrize(
    "file", sampled([r"library\.[0-9a-f]+\.bin$", r"/engine\.[0-9a-f]+\.bin$"], 2)
)
def test_what_the_engine_needs_is_mended_at_once(table: Table, watch: Watch, file: str) -> None:
    table.open()
    snapshot = Spoilt(table, SNAPSHOT, 0.2)
    spoilt = Spoilt(table, file, 0.1)

    table.page.reload()

    expect(table.page.locator("#app")).to_have_attribute("data-ready", "true")
    spoilt.heals()
    snapshot.heals()
    watch.errors.clear()


@pytest.mark.parametrize("file", sampled(["app", "morphdom", "engine", "store"], 4))
def test_a_page_whose_scripts_are_damaged_heals_while_it_starts(
    table: Table, watch: Watch, file: str
) -> None:
    table.open()
    spoilt = Spoilt(table, rf"/{file}\.[0-9a-f]+\.js$", 0)

    table.page.reload()

    expect(table.page.locator("#app")).to_have_attribute("data-ready", "true")
    spoilt.heals()
    table.page.reload()
    assert table.ready().screen == "home"
    watch.errors.clear()


@only_wild
def test_where_the_script_that_heals_is_damaged_too_the_next_start_is_whole(
    table: Table, watch: Watch
) -> None:
    table.open()
    healer = Spoilt(table, r"/where/$", 0.05)  # it is written into the page
    spoilt = Spoilt(table, r"/app\.[0-9a-f]+\.js$", 0)
    table.page.reload()
    table.page.wait_for_timeout(2000)
    expect(table.page.locator("#app")).to_have_attribute("data-ready", "false")

    spoilt.heals(60)
    healer.heals(60)
    watch.errors.clear()

    # A tab keeps what it has read: the next start is that of another one.
    assert another(table).open().screen == "home"
