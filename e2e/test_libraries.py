"""What belongs to one game comes when the game is wanted, and goes when its line goes."""

import random
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from zstandard import ZstdDecompressor

from e2e.conftest import NewContext
from e2e.host import Host
from e2e.pages import Table
from e2e.test_reproducible import copy_of_the_sources
from e2e.watch import Watch
from pygames import GAMES
from tests.effort import only_wild
from web.build.bench_start import SCRIPT
from web.build.places import DIST, files
from web.build.server import serve
from web.build.worktree import build_there

TINY = "null"
ZSTANDARD = bytes.fromhex("28b52ffd")
"""What the build has packed begins with it."""
FOLDERS = re.compile(r"(?<=_FOLDERS = \()[^)]*")


def sheets(table: Table) -> list[str]:
    """The games whose stylesheets the page has."""
    names = table.page.evaluate("[...document.styleSheets].map(({href}) => href.split('/').at(-1))")
    return [name.partition(".")[0] for name in names if name.partition(".")[0] in GAMES]


def test_the_home_screen_draws_without_any_game(table: Table) -> None:
    table.open()

    expect(table.page.locator("#symbols")).to_have_count(0)
    assert sheets(table) == []
    page = (DIST / "index.html").read_bytes()
    assert len(SCRIPT.sub(b"", page)) < 90_500
    assert len(page) < 107_000


def test_each_game_is_drawn_with_its_own_sheet_and_symbols(table: Table) -> None:
    table.open("#/rules/lost-patrol")
    mine = table.page.locator("#symbols").inner_html()
    assert sheets(table) == ["lost-patrol"]

    table.page.goto(f"{table.site}#/play/battle-line?seed=1")
    expect(table.page.locator("#app[data-drawn=battle-line]")).to_be_visible()

    assert table.page.locator("#symbols").inner_html() != mine
    assert sheets(table) == ["lost-patrol", "battle-line"]
    table.page.goto(f"{table.site}#/")
    expect(table.page.locator(".home")).to_be_visible()
    expect(table.page.locator("#symbols")).to_have_count(0)


def test_a_library_that_does_not_arrive_is_told_and_asked_for_again(
    visitor: Table, host: Host, watch: Watch
) -> None:
    (library,) = host.folder.glob("espionage.*.bin")
    elsewhere = library.rename(host.root / library.name)
    visitor.open("#/play/espionage")
    notice = visitor.page.locator("#notice")
    expect(notice).to_contain_text("Espionage could not be downloaded")
    expect(visitor.page.locator(".home")).to_be_visible()

    elsewhere.rename(library)
    visitor.page.locator("#play-espionage").click()

    expect(visitor.page.locator("#app[data-screen=choose]")).to_be_visible()
    expect(notice).to_have_text("")
    assert all("404" in error for error in watch.errors)
    watch.errors.clear()


# --- a site of one game ----------------------------------------------------------------------


class Shop(NamedTuple):
    """A site that was built from sources with a single line in the list of games."""

    game: str
    site: Path


@pytest.fixture(scope="module", params=["battle-line", TINY])
def shop(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Shop:
    """The shop of one of the games, or of the one that is in no shop."""
    clone = tmp_path_factory.mktemp("shop")
    copy_of_the_sources(clone)
    listing = clone / "pygames/__init__.py"
    line = f'\n    "{request.param.replace("-", "_")}",\n'
    text, lists = FOLDERS.subn(line, listing.read_text(encoding="utf-8"))
    assert lists == 1
    listing.write_text(text, encoding="utf-8")
    build_there(clone)
    return Shop(request.param, clone / DIST.name)


@only_wild
def test_nothing_is_left_of_a_game_whose_line_has_gone(shop: Shop) -> None:
    gone = [game for game in GAMES.values() if game.id != shop.game]
    words = {word for game in gone for word in (game.id, game.package, game.title)}
    traces = re.compile(b"|".join(re.escape(word.encode()) for word in sorted(words)))

    for path in files(shop.site):
        content = path.read_bytes()
        if content.startswith(ZSTANDARD):
            content = ZstdDecompressor().decompress(content)
        assert not traces.search(path.name.encode()), path.name
        assert not (found := traces.search(content)), f"{path.name}: {found[0]!r}"


@only_wild
@pytest.mark.first_visit
def test_the_game_that_stays_is_played(shop: Shop, new_context: NewContext, watch: Watch) -> None:
    server = serve(shop.site, 0)
    watch.site = f"http://localhost:{server.server_port}/"
    table = Table(new_context().new_page(), watch.site)

    table.open()
    tiles = table.page.locator(".tile").evaluate_all("them => them.map(({id}) => id)")
    table.play(shop.game, seed=7)
    table.race(random.Random(1))

    assert tiles == [f"tile-{shop.game}"]
    assert table.now.over
    server.shutdown()
    server.server_close()
