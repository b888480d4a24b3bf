"""What axe-core finds fault with."""

from typing import Any

from playwright.sync_api import Page

from web.build.places import MODULES

AXE = MODULES / "axe-core/axe.min.js"


class Inspection:
    """What axe finds fault with, by the name of the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}
        page.add_init_script(path=AXE)

    def check(self, screen: str) -> None:
        """Look at the page as it is now."""
        self.page.evaluate("driver.rest()")
        report: dict[str, Any] = self.page.evaluate("axe.run({resultTypes: ['violations']})")
        faults = [
            f"{violation['id']}: {node['html'][:200]}"
            for violation in report["violations"]
            for node in violation["nodes"]
        ]
        if faults:
            self.found[screen] = faults
