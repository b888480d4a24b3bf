"""After one visit the site needs no network, and a newer version waits until it is wanted."""

import random
import re

from playwright.sync_api import expect

from e2e import twin
from e2e.host import Host, another, kept, without_network
from e2e.pages import Table
from pygames import Match
from pygames.core.envelope import sealed
from tests.effort import WILD, only_wild
from web.build.places import DIST

OFFER = "A new version is ready"


def test_after_one_visit_a_match_needs_no_network(visitor: Table, host: Host) -> None:
    table = without_network(visitor, host)
    table.open("#/play/battle-line?seed=51&hand_size=3&use_tactics=off")
    picks = table.race(random.Random(1), moves=None if WILD else 40)

    options = {"hand_size": 3, "use_tactics": False}
    same = twin.replay(Match("battle-line", options=options, rng=random.Random(51)), picks)
    assert bool(same.outcome) == WILD
    assert table.link == same.link()
    again = another(table)
    again.open(f"#/match/{table.match_id}")
    assert again.link == same.link()
    # Fetched and not opened: for a page that is no HTML the browser asks the host for an icon.
    licences = again.page.evaluate("fetch('licences.txt').then((found) => found.text())")
    assert "Mozilla Public License" in licences


def test_the_line_goes_in_the_middle_of_a_match(visitor: Table) -> None:
    visitor.play("battle-line", seed=52)
    kept(visitor)
    visitor.page.context.set_offline(True)

    visitor.race(random.Random(2), moves=10)
    before = visitor.now
    visitor.page.reload()

    assert visitor.ready() == before
    visitor.race(random.Random(3), moves=20)


def test_what_is_kept_is_kept_once_and_the_runtime_by_itself(visitor: Table) -> None:
    visitor.open()

    caches = kept(visitor)

    assert all(name.startswith(f"kitchen-table {visitor.site} ") for name in caches)
    app, runtime = sorted(caches, key=lambda name: name.endswith("runtime"))
    assert {url.removeprefix(visitor.site).partition(".")[0] for url in caches[runtime]} == {
        "pyodide",
        "pyscript",
        "snapshot",
    }
    seldom = {*DIST.glob("puzzles-*.bin")}  # each is kept once it has been fetched
    everything = [path for path in DIST.rglob("*") if path.is_file() and path not in seldom]
    assert len(caches[app]) + len(caches[runtime]) == len(everything) - 2
    # all but the service worker, and the page for addresses that lead nowhere


def test_a_newer_version_waits_until_it_is_wanted(visitor: Table, host: Host) -> None:
    visitor.play("battle-line", seed=53)
    before = kept(visitor)
    visitor.race(random.Random(4), moves=6)
    host.publish("second")

    visitor.page.evaluate("navigator.serviceWorker.ready.then((it) => it.update())")

    offer = visitor.page.locator("#offer")
    expect(offer).to_contain_text(OFFER)
    visitor.race(random.Random(5), moves=9)
    expect(offer).to_be_visible()
    visitor.page.locator("#later").click()
    expect(offer).to_have_count(0)
    visitor.race(random.Random(6), moves=12)
    shown = visitor.now
    visitor.page.reload()  # to the old one, as before: the newer is not wanted yet
    assert visitor.ready() == shown
    assert version(visitor) == ""

    expect(offer).to_be_visible()
    with visitor.page.expect_navigation():
        visitor.page.locator("#renew").click()

    assert visitor.ready() == shown
    expect(offer).to_have_count(0)
    assert version(visitor) == "second"
    after = kept(visitor)
    assert set(before) & set(after) == {f"kitchen-table {host.site} runtime"}
    assert len(after) == 2
    visitor.race(random.Random(7), moves=16)


@only_wild
def test_a_link_of_a_newer_page_brings_that_page(visitor: Table, host: Host) -> None:
    """Nobody has to know what an update is to open what a friend has sent."""
    visitor.open()
    kept(visitor)
    host.publish("second")
    sent = f"#l={sealed('p9', bytes(40))}"
    with visitor.page.expect_event("load"):
        visitor.page.evaluate("it => { location.hash = it; }", sent)
    visitor.ready()
    assert version(visitor) == "second"
    expect(visitor.notice).to_contain_text("newer")  # that page does not know it either


@only_wild
def test_what_one_tab_has_accepted_the_other_is_offered(visitor: Table, host: Host) -> None:
    visitor.open()
    kept(visitor)
    other = Table(visitor.page.context.new_page(), host.site)
    other.play("battle-line", seed=54)
    host.publish("second")
    visitor.page.evaluate("navigator.serviceWorker.ready.then((it) => it.update())")
    other.page.evaluate("globalThis.same = true")

    with visitor.page.expect_navigation():
        visitor.page.locator("#renew").click()

    visitor.ready()
    assert version(visitor) == "second"
    other.race(random.Random(8), moves=6)
    shown = other.now
    expect(other.page.locator("#offer")).to_be_visible()
    assert other.page.evaluate("globalThis.same")
    with other.page.expect_navigation():
        other.page.locator("#renew").click()
    assert other.ready() == shown
    assert version(other) == "second"


def test_what_does_not_arrive_whole_is_told_and_not_kept(visitor: Table, host: Host) -> None:
    next(host.folder.glob("licences.txt")).write_text("Welcome to our hotel!", encoding="utf-8")

    visitor.open()
    everything = [url for urls in kept(visitor).values() for url in urls]

    expect(visitor.notice).to_contain_text("Some files could not be saved")
    expect(visitor.notice).to_contain_text("licences.txt")
    assert [url for url in everything if url.endswith("licences.txt")] == []
    visitor.press("#play-battle-line")
    assert visitor.press("#way-here").screen == "handover"


def test_a_newer_version_that_does_not_arrive_whole_changes_nothing(
    visitor: Table, host: Host
) -> None:
    visitor.open()
    kept(visitor)
    host.publish("second")
    (host.folder / "index.html").write_text("Welcome to our hotel!", encoding="utf-8")

    visitor.page.evaluate("navigator.serviceWorker.ready.then((it) => it.update())")

    expect(visitor.notice).to_contain_text("The update did not download")
    visitor.open()
    assert version(visitor) == ""
    visitor.press("#play-battle-line")
    assert visitor.press("#way-here").screen == "handover"


def version(table: Table) -> str:
    """Which version the next page would come from."""
    page: str = table.page.evaluate("fetch('./').then((it) => it.text())")
    found = re.search('<main title="(.*?)"', page)
    return found[1] if found else ""
