"""Draw the pictures in web/static/ again: python -m web.build.icons, by hand, after icon.svg there
or a game's miniature.

Browsers want icons as PNG as well, and some crop them to a shape: for these the drawing is smaller,
on a background that fills the icon. The card is what messengers show beside a link. This needs a
browser, which a build does not have, so the results are kept with the sources.
"""

import re
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from pygames import GAMES
from web.build.browser import FLAGS, ensure_browser
from web.build.places import ROOT, WEB

STATIC = WEB / "static"


class Icon(NamedTuple):
    """An icon file."""

    name: str
    size: int
    share: float = 1
    """The drawing's share of the icon's width; below 1 its background fills the rest."""


ICONS = (Icon("192", 192), Icon("512", 512), Icon("maskable", 512, 0.84), Icon("apple", 180, 0.92))


CARD_WIDTH, CARD_HEIGHT = 1200, 630
CARD = """<style>
html { --night: ; }
body { margin: 0; height: 630px; display: grid; align-content: center; justify-items: center;
  gap: 56px; background: #f6f1e7; color: #2b2118; font-family: Inter, sans-serif }
h1 { display: flex; align-items: center; gap: 32px; margin: 0; font-size: 84px; font-weight: 700 }
h1 svg { width: 132px; height: 132px }
div { display: grid; grid-template-columns: repeat(5, 196px); gap: 20px }
figure { margin: 0; text-align: center; font-size: 22px; font-weight: 600 }
figure svg { display: block; width: 196px; height: 147px; margin-bottom: 14px; border-radius: 16px;
  background: #e9e0cd }
</style>"""


def card(drawing: str) -> str:
    """Return the card as a page: the icon, the name, and what is played."""
    folders = ((ROOT / game.package.replace(".", "/"), game.title) for game in GAMES.values())
    games = "".join(
        f"<figure>{(folder / 'miniature.svg').read_text(encoding='utf-8')}{title}</figure>"
        for folder, title in folders
    )
    return f"{CARD}<h1>{drawing} Kitchen Table</h1><div>{games}</div>"


def main() -> None:
    """Draw all of them."""
    drawing = (STATIC / "icon.svg").read_text(encoding="utf-8")
    ground = re.search(r'<rect[^>]* fill="(#\w+)"', drawing)
    assert ground is not None, "the first rectangle is the ground"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_browser(), args=FLAGS)
        for icon in ICONS:
            size = {"width": icon.size, "height": icon.size}
            page = browser.new_page(viewport=size)  # type: ignore[arg-type]
            around = ground[1] if icon.share < 1 else "transparent"
            page.set_content(
                f'<body style="margin: 0; height: 100vh; background: {around}; display: grid; '
                f'place-items: center"><div style="width: {icon.share:%}">{drawing}</div>'
            )
            path = STATIC / f"icon-{icon.name}.png"
            page.screenshot(path=path, omit_background=True)
            page.close()
        page = browser.new_page(viewport={"width": CARD_WIDTH, "height": CARD_HEIGHT})
        page.set_content(card(drawing))
        page.screenshot(path=STATIC / "card.png")
        browser.close()


if __name__ == "__main__":
    main()
