"""How the page comes up: from the site alone, the second time from a snapshot."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ConsoleMessage, Route, expect

from e2e.pages import Table
from e2e.watch import Watch
from tests.effort import only_wild, sampled

MARKS = "performance.getEntriesByType('mark').map((mark) => mark.name)"
SNAPSHOT = """async () => {
    for (const name of await caches.keys()) {
        for (const {url} of await (await caches.open(name)).keys()) {
            if (/snapshot[.][0-9a-f]+[.]bin$/.test(url)) {
                const size = (await (await caches.match(url)).blob()).size;
                return {name, url, size};
            }
        }
    }
    return null;
}"""
SPOIL = """async ([{name, url}, how]) => {
    const cache = await caches.open(name);
    const whole = await (await cache.match(url)).arrayBuffer();
    const garbage = new Uint8Array(65536).fill(90);
    const pack = (bytes) => new Response(bytes).body.pipeThrough(new CompressionStream("gzip"));
    const spoilt = {
        cut: () => whole.slice(0, whole.byteLength / 2),
        garbage: () => garbage,
        packed: () => pack(whole),
        empty: () => new Uint8Array(),
    };
    await cache.put(url, new Response(spoilt[how]()));
}"""


def snapshot_kept(table: Table) -> dict[str, object]:
    """Wait until the page has put a snapshot aside, all of it; where it is."""
    wait = f"""async () => {{
        for (;;) {{
            const kept = await ({SNAPSHOT})().catch(() => null);
            if (kept) return kept;
            await new Promise((resolve) => setTimeout(resolve, 100));
        }}
    }}"""
    kept: dict[str, object] = table.page.evaluate(wait)
    return kept


@pytest.mark.first_visit
def test_everything_comes_from_the_folder_of_the_site(table: Table, watch: Watch) -> None:
    table.play("battle-line", seed=1)
    snapshot_kept(table)

    expect(table.page.locator("meta[http-equiv='Content-Security-Policy']")).to_have_count(1)
    names = {url.rpartition("/")[2].partition(".")[0] for url in watch.requests}
    assert {"app", "engine", "pyodide", "library", "snapshot"} <= names
    # What a worker asks for is seen as well: were it not, this test would prove little.
    (worker,) = table.page.workers
    worker.evaluate("site => fetch(site + 'index.html?seen')", table.site)
    assert table.site + "index.html?seen" in watch.requests


@pytest.mark.first_visit
def test_nothing_can_be_asked_of_anybody_else(table: Table, watch: Watch) -> None:
    table.open()
    ask = "fetch('https://example.com/', {mode: 'no-cors'}).then(() => 'came', () => 'refused')"

    assert table.page.evaluate(ask) == "refused"
    (worker,) = table.page.workers
    assert worker.evaluate(ask) == "refused"
    watch.errors.clear()  # the browser tells of each


@only_wild
@pytest.mark.first_visit
def test_the_marks_tell_how_far_the_start_is(table: Table) -> None:
    table.open()
    assert {"shell", "engine"} <= set(table.page.evaluate(MARKS))
    assert "move" not in table.page.evaluate(MARKS)

    shown = table.play("battle-line", seed=1)
    shown = table.pick(shown.picks[0])  # a card
    table.pick(shown.picks[0])  # a front

    table.page.wait_for_function(f"{MARKS}.includes('move')")


@pytest.mark.first_visit
def test_home_is_there_before_the_engine_and_a_click_waits_for_it(
    table: Table, watch: Watch
) -> None:
    held: list[Route] = []
    table.page.route("**/engine.*.bin", lambda route: held.append(route))
    table.page.goto(table.site)
    table.page.locator("#play-battle-line").click()
    expect(table.page.locator("#app")).to_have_attribute("data-ready", "false")

    for route in held:
        route.continue_()
    table.page.unroute("**/engine.*.bin")

    table.page.evaluate("driver.until(() => driver.state().screen === 'choose', 'No choice')")


@pytest.mark.first_visit
def test_a_second_visit_starts_from_the_snapshot_and_neither_starts_twice(
    table: Table, said: Callable[[], list[str]], watch: Watch
) -> None:
    table.open()
    kept = snapshot_kept(table)

    table.play("battle-line", seed=1)

    # One that did not fit would have been complained of and thrown away.
    assert [text for text in said() if "snapshot" in text.lower()] == []
    assert table.page.evaluate(SNAPSHOT) == kept
    assert watch.restarts == []


@pytest.mark.first_visit
@pytest.mark.parametrize("how", sampled(["cut", "packed", "garbage", "empty"], 4))
def test_a_spoilt_snapshot_means_a_plain_start(
    table: Table, how: str, said: Callable[[], list[str]]
) -> None:
    table.open()
    kept = snapshot_kept(table)
    table.page.evaluate(SPOIL, [kept, how])

    shown = table.play("battle-line", seed=1)

    assert shown.picks
    assert any("snapshot" in text.lower() for text in said())
    snapshot_kept(table)  # a good one again


@pytest.fixture
def said(table: Table) -> Callable[[], list[str]]:
    """All that the page says from here on."""
    messages: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        messages.append(message.text)

    table.page.on("console", hear)
    return lambda: messages
