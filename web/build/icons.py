"""Draw the icons in web/static/ again: python -m web.build.icons, by hand, after icon.svg there.

Browsers want icons as PNG as well, and some crop them to a shape: for these the drawing is smaller,
on a background that fills the icon. This needs a browser, which a build does not have, so the
results are kept with the sources.
"""

import re
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from web.build.browser import FLAGS, ensure_browser
from web.build.places import WEB

STATIC = WEB / "static"


class Icon(NamedTuple):
    """An icon file."""

    name: str
    size: int
    share: float = 1
    """The drawing's share of the icon's width; below 1 its background fills the rest."""


ICONS = (Icon("192", 192), Icon("512", 512), Icon("maskable", 512, 0.84), Icon("apple", 180, 0.92))


def main() -> None:
    """Draw all icons."""
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
        browser.close()


if __name__ == "__main__":
    main()
