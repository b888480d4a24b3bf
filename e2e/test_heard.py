"""Everything that is said reaches those who do not see it, also what is said once more."""

import random

from playwright.sync_api import Page

from e2e.pages import Table

LISTEN = """() => {
  globalThis.heard = [];
  const texts = new Map();
  const listen = () => {
    for (const region of document.querySelectorAll("[aria-live], [role=status], [role=alert]")) {
      const text = region.textContent.trim();
      if (text && text !== texts.get(region)) heard.push([region.id, text]);
      texts.set(region, text);
    }
  };
  listen();
  heard.length = 0;
  const everything = { subtree: true, childList: true, characterData: true };
  new MutationObserver(listen).observe(document, everything);
}"""

BEFORE = """() => {
  for (const it of document.querySelectorAll("#told, #prompt")) it.dataset.said = "before";
}"""


def listen(page: Page) -> None:
    """Take down from now on what a screen reader hears: each change of a live region."""
    page.evaluate(LISTEN)


def hears(page: Page, region: str, times: int) -> list[str]:
    """Wait until a region has said so much; return all that it has said."""
    said = f"heard.filter(([id]) => id === '{region}').map(([, text]) => text)"
    page.wait_for_function(f"{said}.length >= {times}")
    texts: list[str] = page.evaluate(said)
    return texts


def test_a_refusal_given_three_times_is_heard_three_times(table: Table) -> None:
    page = table.page
    table.play("espionage", seed=3)
    barred = page.locator("#board [id*=':']:not([data-pick], [data-picked])").first
    listen(page)
    for times in (1, 2, 3):
        barred.dispatch_event("click")
        said = hears(page, "notice", times)
    assert len(said) == 3
    assert len({*said}) == 1

    # What comes next at once is not overwritten by what was said before.
    for _ in range(2):
        barred.dispatch_event("click")
    page.locator("#menu-button").dispatch_event("click")
    page.wait_for_selector("#sheet")
    page.wait_for_timeout(150)  # longer than a region stays empty
    assert page.locator("#notice").text_content() == ""


def test_news_prompts_announcements_and_copies_are_heard_again(table: Table) -> None:
    page = table.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    shown = table.play("battle-line", seed=7)
    table.race(random.Random(1), moves=int(shown.moves) + 2)
    if table.now.screen == "handover":
        table.take(table.now.seats[0])
    listen(page)
    for times in (1, 2):  # as if the same words had been there before the latest move
        page.evaluate(BEFORE)
        page.locator("#menu-button").dispatch_event("click")
        news, wishes = (hears(page, region, times) for region in ("told", "prompt"))
        page.keyboard.press("Escape")
        page.wait_for_selector("#sheet", state="detached")
    assert (len(news), len(wishes)) == (2, 2)
    assert len({*news}) == len({*wishes}) == 1

    for times in (1, 2):
        page.locator("#menu-button").dispatch_event("click")
        page.locator("[data-do=tell]").dispatch_event("click")
        first, *again = hears(page, "aloud", times)
    assert again == [first]

    table.go(f"#/share/{table.match_id}")
    for times in (1, 2):
        page.locator("#copy-link").dispatch_event("click")
        copied = hears(page, "notice", times)
    assert copied == ["Copied.", "Copied."]
