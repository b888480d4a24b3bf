"""Take the README's pictures again, from the built site; runs in the build's own Python."""

import random
import sys
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from e2e.pages import DRIVER, Table
from web.build.browser import FLAGS, find_browser
from web.build.places import DIST, ROOT
from web.build.server import serve

PICTURES = ROOT / "e2e" / "pictures"


class Picture(NamedTuple):
    """A table after this many moves."""

    name: str
    width: int
    height: int
    scheme: Any
    lang: str
    seed: int
    moves: int
    game: str = "battle-line"
    who: str = "bots=1:2"
    """Who plays, as an address says it."""


BATTLE, ARMIES = "deep-space-wars", "points=1000&armies=drawn&bots=1:2"
WANTED = (
    Picture("table", 1280, 800, "light", "en", 5, 84),
    Picture("phone", 390, 780, "dark", "en", 12, 84),
    Picture("persian", 390, 780, "light", "fa", 9, 78),
    Picture("espionage", 390, 780, "light", "en", 7, 700, "espionage"),
    Picture("lost-patrol", 390, 780, "light", "en", 7, 150, "lost-patrol"),
    Picture("not-alone", 390, 780, "light", "en", 7, 138, "not-alone", "seats=5&as=1&bots=2"),
    Picture("deep-space-wars", 1280, 800, "light", "en", 3, 110, BATTLE, ARMIES),
    Picture("deep-space-wars-phone", 390, 780, "dark", "en", 4, 90, BATTLE, ARMIES),
    Picture("deep-space-wars-persian", 390, 780, "light", "fa", 6, 60, BATTLE, ARMIES),
)


def draw(browser: Browser, site: str, picture: Picture) -> None:
    """Play a match against a bot up to the picture, and take it."""
    page = browser.new_page(
        viewport={"width": picture.width, "height": picture.height},
        color_scheme=picture.scheme,
        reduced_motion="reduce",
        device_scale_factor=1.5,
    )
    page.add_init_script(path=DRIVER)
    table = Table(page, site)
    table.open(f"#/play/{picture.game}?seed=1&{picture.who}&lang={picture.lang}")
    table.race(random.Random(picture.seed), moves=picture.moves)
    while (shown := table.now).thinking:
        table.changed(shown)
    page.wait_for_timeout(1000)
    page.screenshot(path=PICTURES / f"{picture.name}.png")
    page.close()


def main() -> int:
    """Take all pictures."""
    PICTURES.mkdir(exist_ok=True)
    server = serve(DIST, 0)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for picture in WANTED:
            draw(browser, f"http://localhost:{server.server_port}/", picture)
        browser.close()
    server.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
