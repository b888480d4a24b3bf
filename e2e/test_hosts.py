"""Any static host will do, whatever it makes of the names and the types of files."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.host import BELOW, Host, another, forget_what_the_browser_keeps_by_itself, kept
from e2e.pages import Table
from e2e.strange_hosts import REAL, Adding, Refusing, Shortening, Typeless
from e2e.visits import Visits
from e2e.watch import Watch
from tests.effort import sampled
from web.build.places import DIST, alone, files
from web.build.server import Handler

KNOWN = {".bin", ".css", ".html", ".js", ".json", ".png", ".svg", ".txt", ".woff2"}
HOME = "[data-screen=home][data-ready=true]"

NewVisitor = Callable[[Host], Table]


@pytest.fixture
def come(visits: Visits, watch: Watch, window: dict[str, Any]) -> Iterator[NewVisitor]:
    """Somebody who has never been at a host."""
    contexts = []

    def visit(host: Host) -> Table:
        watch.site = host.site
        context = visits.first(window)
        contexts.append(context)
        watch.over(context)
        return Table(context.new_page(), host.site)

    yield visit
    for context in contexts:
        watch.leave(context)
        context.close()


@pytest.fixture
def host_of(site: str, tmp_path: Path) -> Iterator[Callable[[type[Handler]], Host]]:
    """A host of some manner."""
    hosts: list[Host] = []

    def create(manner: type[Handler]) -> Host:
        hosts.append(Host(tmp_path, manner))
        return hosts[-1]

    yield create
    for host in hosts:
        host.stop()


def plays(table: Table) -> None:
    """A match begins and gets on."""
    shown = table.play("battle-line", seed=3)
    shown = table.pick(shown.picks[0])
    assert table.pick(shown.picks[0]).moves > shown.moves


def test_every_host_knows_the_names_of_all_files(site: str) -> None:
    assert {path.suffix for path in files(DIST)} <= KNOWN


@pytest.mark.parametrize("manner", sampled([Typeless, Shortening, Adding, Refusing], 4))
def test_a_match_begins_on_strange_hosts_and_goes_on_without_them(
    host_of: Callable[[type[Handler]], Host], come: NewVisitor, watch: Watch, manner: type[Handler]
) -> None:
    host = host_of(manner)
    visitor = come(host)
    visitor.open()
    kept(visitor)
    forget_what_the_browser_keeps_by_itself(visitor.page)
    host.stop()
    plays(another(visitor))
    if manner is Adding:  # what it adds is not carried out: the page's policy allows no strangers
        assert all("Content Security Policy" in error for error in watch.errors)
        watch.requests = [url for url in watch.requests if not url.endswith("/beacon.js")]
    if manner in (Adding, Refusing):
        watch.errors.clear()


@pytest.mark.parametrize("name", sampled([*REAL], 2))
def test_a_match_begins_on_real_hosts_and_goes_on_without_them(
    site: str,
    visits: Visits,
    window: dict[str, Any],
    watch: Watch,
    tmp_path: Path,
    name: str,
) -> None:
    find, run = REAL[name]
    if find() is None:
        pytest.skip(f"{name} is not installed")
    root = tmp_path / "root"
    with alone():
        shutil.copytree(DIST, root / BELOW)
    context = visits.first(window)
    with run(root, tmp_path) as address:
        watch.site = f"{address}{BELOW}/"
        watch.over(context)
        visitor = Table(context.new_page(), watch.site)
        visitor.open()
        kept(visitor)
        forget_what_the_browser_keeps_by_itself(visitor.page)
    plays(another(visitor))
    watch.leave(context)
    context.close()


def test_one_file_that_differs_costs_no_other(
    host_of: Callable[[type[Handler]], Host], come: NewVisitor, watch: Watch
) -> None:
    """The host drops a game; the others work offline, and the page says so."""
    host = host_of(Handler)
    (library,) = host.folder.glob("espionage.*.bin")
    library.unlink()
    visitor = come(host)
    visitor.open()
    kept(visitor)
    expect(visitor.notice).to_contain_text("does not hand them out as they are")
    expect(visitor.notice).to_contain_text("espionage.bin")
    forget_what_the_browser_keeps_by_itself(visitor.page)
    host.stop()
    plays(another(visitor))
    watch.errors.clear()


@pytest.mark.parametrize(
    ("pattern", "status", "lang", "said"),
    sampled(
        [
            ("pyodide.*/pyodide.asm.bin", 404, "hu", "nem adja ki"),
            ("app.*.js", 404, "en", "does not hand out the file"),
        ],
        2,
    ),
)
def test_a_file_that_is_refused_is_named(
    host_of: Callable[[type[Handler]], Host],
    come: NewVisitor,
    watch: Watch,
    tmp_path: Path,
    pattern: str,
    status: int,
    lang: str,
    said: str,
) -> None:
    host = host_of(Handler)
    (refused,) = host.folder.glob(pattern)
    aside = refused.rename(tmp_path / refused.name)
    visitor = come(host)
    visitor.page.goto(f"{host.site}#/?lang={lang}")

    expect(visitor.notice).to_contain_text(said)
    expect(visitor.notice).to_contain_text(refused.relative_to(host.folder).as_posix())
    expect(visitor.notice).to_contain_text(str(status))

    aside.rename(refused)
    expect(visitor.page.locator(HOME)).to_be_visible(timeout=60_000)
    watch.errors.clear()


def test_a_script_of_a_wrong_type_is_named_with_it(
    host_of: Callable[[type[Handler]], Host], come: NewVisitor, watch: Watch
) -> None:
    class Wrong(Typeless):
        def send_header(self, keyword: str, value: str) -> None:
            wrong = "/bots." in self.path and keyword == "Content-Type"
            super().send_header(keyword, "text/plain" if wrong else value)

    visitor = come(host_of(Wrong))
    visitor.page.goto(visitor.site)

    expect(visitor.notice).to_contain_text("bots.")
    expect(visitor.notice).to_contain_text("text/plain")
    watch.errors.clear()


def test_a_link_whose_sharp_was_encoded_opens_and_others_lead_home(
    host_of: Callable[[type[Handler]], Host], come: NewVisitor, watch: Watch
) -> None:
    visitor = come(host_of(Handler))
    page = visitor.page
    page.goto(f"{visitor.site}%23%2Fplay%2Fbattle-line%3Fseed%3D3")
    assert visitor.ready().screen == "handover"
    assert "#/match/" in page.url

    page.goto(f"{visitor.site}no/such/page")
    expect(page.locator("#missing")).to_have_text("There is no page at this address.")
    page.locator("#home").click()
    expect(page.locator(HOME)).to_be_visible(timeout=60_000)
    assert page.url.partition("#")[0] == visitor.site
    watch.errors.clear()


def test_opened_as_a_file_the_page_says_what_to_do(site: str, browser: Browser) -> None:
    page = browser.new_page(locale="tr-TR")
    page.goto((DIST / "index.html").as_uri())

    expect(page.locator("#notice")).to_contain_text("python3 -m http.server")
    expect(page.locator("#notice")).to_contain_text("Bu sayfa dosya olarak")
    page.close()
