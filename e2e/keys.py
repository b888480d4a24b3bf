"""Ways about the page without a mouse."""

from playwright.sync_api import Page

FAR_ENOUGH = 80  # so many times Tab leads to everything there is


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(FAR_ENOUGH):
        if page.evaluate("it => document.activeElement.matches(it)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")
