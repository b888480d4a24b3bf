"""Take the README's pictures again, from the built site; runs in the build's own Python.

Bots play both sides up to what is shown, or the tables would look like nobody's.
"""

import json
import random
import sys
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from e2e.pages import DRIVER, Table
from e2e.played import played_on
from pygames.core.match import Match
from web.build.browser import FLAGS, find_browser
from web.build.places import DIST, ROOT
from web.build.server import serve

PICTURES = ROOT / "e2e" / "pictures"
WIDE, PHONE = (1280, 800), (390, 780)


class Picture(NamedTuple):
    """A table after this many entries of its log, or a page."""

    name: str
    size: tuple[int, int]
    address: str
    moves: int = 0
    """0: the page of that address."""
    scheme: Any = "light"
    lang: str = "en"
    scale: float = 1.5
    seat: int = 0
    """Whose turn it has to be."""
    touch: str = ""
    """What is touched then."""
    shows: str = ""
    """What has to be seen."""


BATTLE = "deep-space-wars?points=1000&armies=drawn&bots=1:2"
WANTED = (
    Picture("home", (1280, 980), "#/", scale=1),
    Picture("table", WIDE, "battle-line?bots=1:2", 130),
    Picture("phone", PHONE, "battle-line?bots=1:2", 120, "dark"),
    Picture("persian", PHONE, "battle-line?bots=1:2", 78, lang="fa"),
    Picture("espionage", PHONE, "espionage?preset=small_fast&bots=1:2", 110),
    Picture("lost-patrol", PHONE, "lost-patrol?bots=1:2", 150),
    Picture("not-alone", PHONE, "not-alone?seats=5&as=1&bots=2", 130, seat=1),
    Picture("deep-space-wars", WIDE, BATTLE, 160, scale=1),
    Picture("deep-space-wars-phone", PHONE, BATTLE, 200, "dark"),
    Picture("deep-space-wars-persian", PHONE, BATTLE, 120, lang="fa"),
)


def draw(browser: Browser, site: str, picture: Picture) -> None:
    """Play a match up to the picture, and take it."""
    width, height = picture.size
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme=picture.scheme,
        reduced_motion="reduce",
        device_scale_factor=picture.scale,
        locale=picture.lang,
    )
    page.add_init_script(path=DRIVER)
    table = Table(page, site)
    if picture.moves:
        table.open(f"#/play/{picture.address}&seed=1")
        key, rng = f"kitchen-table/match/{table.match_id}", random.Random(1)
        while (kept := page.evaluate("key => localStorage.getItem(key)", key)) is None:
            table.race(rng, moves=int(table.now.moves) + 1)  # nothing is kept before a move
        save = json.loads(kept)
        save["link"] = played(save["link"], picture)
        page.evaluate("it => localStorage.setItem(...it)", [key, json.dumps(save)])
        page.reload()
        shown = table.settled()
        while shown.thinking:
            shown = table.changed(shown)
    else:
        table.open(picture.address)
    if picture.touch:
        page.locator(picture.touch).first.click()
    if picture.shows:
        page.wait_for_selector(picture.shows)
    page.wait_for_timeout(1000)
    page.screenshot(path=PICTURES / f"{picture.name}.png")
    page.close()


def played(link: str, picture: Picture) -> str:
    """Have bots go on with a match, up to what is shown; return its link."""

    def reached(match: Match) -> bool:
        asked = [decision.seat for decision in match.decisions]
        return len(match.log) >= picture.moves and picture.seat in asked

    return played_on(Match.from_link(link), 2, random.Random(1), reached).link()


def main() -> int:
    """Take all pictures, or those that are named."""
    PICTURES.mkdir(exist_ok=True)
    server = serve(DIST, 0)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for picture in WANTED:
            if picture.name in (sys.argv[1:] or [picture.name]):
                draw(browser, f"http://localhost:{server.server_port}/", picture)
        browser.close()
    server.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
