"""What axe-core finds fault with, by daylight and, on some of the screens, in the dark."""

from typing import Any

from playwright.sync_api import Page

from tests.effort import WILD
from web.build.places import MODULES

AXE = MODULES / "axe-core/axe.min.js"
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that can tell light from dark."""
IN_THE_DARK = 1 if WILD else 3
"""One of so many screens is looked at in the dark as well: the colours of most are the same."""


class Inspection:
    """What axe finds fault with, by the name of the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}
        self._checked = 0
        page.add_init_script(path=AXE)

    def check(self, screen: str) -> None:
        """Look at the page as it is now."""
        self.page.evaluate("driver.paint()")
        self.page.evaluate("driver.rest()")
        self._find(screen, {})
        if self._checked % IN_THE_DARK == 0:
            self.page.emulate_media(color_scheme="dark")
            self._find(f"{screen}, dark", {"runOnly": OF_COLOURS})
            self.page.emulate_media(color_scheme="light")
        self._checked += 1

    def _find(self, screen: str, options: dict[str, Any]) -> None:
        run = "options => axe.run({...options, resultTypes: ['violations']})"
        report: dict[str, Any] = self.page.evaluate(run, options)
        faults = [
            f"{violation['id']}: {node['html'][:200]}"
            for violation in report["violations"]
            for node in violation["nodes"]
        ]
        if faults:
            self.found[screen] = faults
