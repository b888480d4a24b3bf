"""Start time against a page that only calls loadPyodide(), and download sizes."""

import random
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Page, sync_playwright

from e2e.pages import DRIVER, Table
from pygames import GAMES
from web.build.browser import FLAGS, find_browser
from web.build.library import PYODIDE
from web.build.places import DIST, alone
from web.build.result import Result
from web.build.server import COMPRESSED, Line, content, serve

MEGABITS, MILLISECONDS = 10, 40
FIRST_PAIRS, LATER_PAIRS = 3, 9
# Chromium caches compiled wasm only after it has seen it a few times.
WARM_UPS = 6

BARE = "bare"
BARE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
BARE_FOLDER = "pyodide.0000000000"  # looks hashed, so it is cached just like ours
BARE_PAGE = f"""<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<script type="module">
import {{ loadPyodide }} from "./{BARE_FOLDER}/pyodide.mjs";
await loadPyodide();
performance.mark("engine");
</script>
"""
SCRIPT = re.compile(rb"<script>.*?</script>", re.DOTALL)
READY, PAINTED = "engine", "board"
"""The marks of a page whose engine is ready, and of one that shows a match again."""
KEPT = """() => {
    const match = location.hash.replace("#/match/", "kitchen-table/match/");
    const page = JSON.parse(localStorage.getItem("kitchen-table/page"));
    return localStorage.getItem(match) !== null && page?.url === location.hash;
}"""
"""Whether the browser has kept the match that is shown, and its page."""
QUIET = 1000
"""Milliseconds after which it has kept the page, if there is a match to keep."""
Times = dict[str, list[float]]
"""Site -> the milliseconds of each visit."""
NOT_FOR_THE_FIRST_MATCH = (
    "snapshot.",
    "inter-",
    "vazirmatn-",
    "home-",
    "icon-",
    "licences.",
    "404.",
)


def bare_site(folder: Path) -> Path:
    """Make the reference page: plain Pyodide, and nothing else."""
    (folder / BARE_FOLDER).mkdir(parents=True)
    for name in BARE_FILES:
        shutil.copyfile(PYODIDE / name, folder / BARE_FOLDER / name)
    (folder / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    return folder


@contextmanager
def bare_and_ours() -> Iterator[dict[str, Path]]:
    """Yield the folders of our site and of the reference."""
    with TemporaryDirectory() as folder:
        yield {"ours": DIST, BARE: bare_site(Path(folder))}


@contextmanager
def served(folders: dict[str, Path], line: Line | None) -> Iterator[dict[str, str]]:
    """Serve sites under the same conditions; yield their addresses by name."""
    with TemporaryDirectory() as temporary:
        copies = {name: Path(temporary).resolve() / name for name in folders}
        with alone():  # a build in the meantime must not replace it
            for name, folder in folders.items():
                shutil.copytree(folder, copies[name])
        servers = {name: serve(copy, 0, line) for name, copy in copies.items()}
        for copy in copies.values():
            compress_ahead(copy)
        yield {name: f"http://localhost:{it.server_port}/" for name, it in servers.items()}
        for server in servers.values():
            server.shutdown()


def compress_ahead(folder: Path) -> None:
    """Compress files in advance, as static hosts do: the first visitor must not wait for it."""
    for path in folder.rglob("*"):
        if path.is_file():
            content(path, path.stat().st_mtime_ns, path.suffix in COMPRESSED)


@contextmanager
def fresh_profile() -> Iterator[BrowserContext]:
    """Yield a browser with an empty profile."""
    with TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=find_browser(), args=FLAGS
        )
        yield context
        context.close()


def visit(page: Page, address: str, mark: str = READY) -> float:
    """Return the milliseconds from navigation until the page has set this mark."""
    time = f'performance.getEntriesByName("{mark}")[0]?.startTime'
    page.goto(address, wait_until="commit")
    page.wait_for_function(f"{time} !== undefined", timeout=120_000)
    return float(page.evaluate(time))


def first_visits(folders: dict[str, Path], rounds: int) -> Times:
    """Time the first visit to each site over a slow line, with empty caches."""
    times: Times = {name: [] for name in folders}
    with served(folders, Line(MEGABITS, MILLISECONDS)) as sites:
        for _ in range(rounds):
            for name, address in sites.items():
                with fresh_profile() as context:
                    times[name].append(visit(context.new_page(), address))
    return times


def later_starts(folders: dict[str, Path], rounds: int, new_pages: bool) -> Times:
    """Time each site with everything in the browser's caches, all sites in turn.

    The same page goes from one site to the next, or each visit gets a new page of the same browser.
    That browser starts whatever it has opened first sooner, by some 6 %, also where both are the
    same: so in another browser the sites are the other way round.
    """
    times: Times = {name: [] for name in folders}
    for order in (list(folders), list(reversed(folders))):
        in_order = {name: folders[name] for name in order}
        with served(in_order, None) as sites, fresh_profile() as context:
            page = context.new_page()
            for _ in range(WARM_UPS):
                for name, address in sites.items():
                    visit(page, address)
                    if name != BARE:
                        wait_for_snapshot(page)
            for _ in range(rounds - rounds // 2):
                for name, address in sites.items():
                    if new_pages:
                        page.close()
                        page = context.new_page()
                    times[name].append(visit(page, address))
    return times


def first_visit() -> Iterator[Result]:
    """Measure first visits over a slow line, with empty caches."""
    with bare_and_ours() as folders:
        times = first_visits(folders, FIRST_PAIRS)
    yield compare(f"first visit at {MEGABITS} Mbit/s and {MILLISECONDS} ms", times, 0.72)


def later_start() -> Iterator[Result]:
    """Measure starts from the browser's caches: in the same page, and in new ones."""
    with bare_and_ours() as folders:
        yield compare("later start", later_starts(folders, LATER_PAIRS, False), 0.25)
        times = later_starts(folders, LATER_PAIRS, True)
        yield compare("later start in a new page", times, 0.25)


def board() -> Iterator[Result]:
    """Measure until a match is painted again, each time in a new page of the same browser."""
    with bare_and_ours() as folders:
        for game in GAMES:
            bots = ",".join(f"{seat}:1" for seat in range(1, GAMES[game].seats[0]))
            times = resumptions(folders, f"#/play/{game}?seed=1&bots={bots}", LATER_PAIRS)
            yield compare(f"a match of {game} is painted again", times, 0.12)


def resumptions(folders: dict[str, Path], begins: str, rounds: int) -> Times:
    """Time the board of a match against the start of the reference."""
    times: Times = {name: [] for name in folders}
    with served(folders, None) as sites, fresh_profile() as context:
        page = context.new_page()
        for _ in range(WARM_UPS):
            visit(page, sites[BARE])
            visit(page, sites["ours"])
            wait_for_snapshot(page)
        match = begun(context, sites["ours"], begins)
        for _ in range(rounds):
            for name, address in ((BARE, sites[BARE]), ("ours", match)):
                page.close()
                page = context.new_page()
                times[name].append(visit(page, address, READY if name == BARE else PAINTED))
                if name != BARE:  # what is kept is kept again
                    page.wait_for_function("document.querySelector('#app[data-ready=true]')")
    return times


def begun(context: BrowserContext, site: str, address: str) -> str:
    """Begin a match and make the first moves, so that it is kept; return where it is."""
    page = context.new_page()
    page.add_init_script(path=DRIVER)
    table = Table(page, site)
    table.open(address)
    rng = random.Random(1)
    while not page.evaluate(KEPT):
        table.race(rng, moves=int(table.now.moves or 0) + 1)
        page.wait_for_timeout(QUIET)
    match = page.url
    page.close()
    return match


def wait_for_snapshot(page: Page) -> None:
    """Wait for the snapshot, which a first visit stores when the page is idle."""
    kept = """async () => {
        for (const name of await caches.keys())
            for (const {url} of await (await caches.open(name)).keys())
                if (/snapshot[.][0-9a-f]+[.]bin$/.test(url)) return true;
    }"""
    page.wait_for_function(kept, timeout=60_000)


def compare(what: str, times: Times, target: float) -> Result:
    """Return the ratio of the medians."""
    ours, bare = median(times["ours"]), median(times[BARE])
    how = f"{ours:.0f} ms against {bare:.0f} ms, medians of {len(times['ours'])} pairs"
    return Result(f"{what}, against bare loadPyodide()", ours / bare, target, how=how)


def download() -> Iterator[Result]:
    """Measure the compressed download; for each game, everything before its first match."""
    sizes = {
        path.relative_to(DIST).as_posix(): len(
            content(path, path.stat().st_mtime_ns, path.suffix in COMPRESSED)[0]
        )
        for path in DIST.rglob("*")
        if path.is_file()
    }
    of_games = {
        name: game for name in sizes for game in GAMES if name.startswith((f"{game}.", f"{game}-"))
    }
    first = sum(
        size
        for name, size in sizes.items()
        if name not in of_games and not name.startswith(NOT_FOR_THE_FIRST_MATCH)
    )
    yield Result("download before a game is chosen", first / 1e6, 4.9, unit=" MB")
    for game in GAMES:
        of_game = {name: size for name, size in sizes.items() if of_games.get(name) == game}
        own = sum(size for name, size in of_game.items() if not name.startswith(f"{game}-bot."))
        what = f"download before the first match of {game}, against a bot"
        yield Result(what, (first + sum(of_game.values())) / 1e6, 5.2, aim=4.9, unit=" MB")
        yield Result(f"library and style sheet of {game}", own / 1e6, 0.35, unit=" MB")
    yield Result("download in all", sum(sizes.values()) / 1e6, 12, unit=" MB")


def home() -> Iterator[Result]:
    """Measure what each start lays out first, before compression."""
    yield Result("HTML of the home page", home_size(DIST) / 1e3, 90, unit=" KB")


def home_size(folder: Path) -> int:
    """Return the size in bytes of a site's first page with the English home screen in it.

    A script in it is not laid out.
    """
    return len(SCRIPT.sub(b"", (folder / "index.html").read_bytes()))
