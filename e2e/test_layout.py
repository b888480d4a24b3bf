"""The screens around a match at every width: nothing overlaps, nothing runs out of the page."""

import pytest
from playwright.sync_api import Page

from e2e.pages import Table
from tests.effort import LANGUAGES, sampled

WIDTHS = sampled((320, 360, 414, 560, 640, 700, 768, 900, 1000, 1280, 1920, 2560), 2)
SCREENS = (
    "#/choose/battle-line",
    "#/setup/lost-patrol",
    "#/choose/lost-patrol",
    "#/setup/espionage",
    "#/rules/battle-line",
    "#/setup/not-alone",
    "#/settings",
    "#/statistics",
    "#/open",
)
FAULTS = """() => {
  driver.paint();
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth) found.push(`${root.scrollWidth} px wide`);
  const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (it) => it.id || it.textContent.trim().slice(0, 30);
  const boxes = [];
  const add = (element, rects) => {
    for (const box of rects) if (box.width && box.height) boxes.push({ element, box });
  };
  const controls = "a[href], button, select, input:not([type=checkbox], [type=radio]), .chip";
  for (const element of document.querySelectorAll(`#app :is(${controls})`)) {
    if (!shown(element) || element.closest(".strip, .bar, .begin, #forgets")) continue;
    add(element, element.getClientRects());
  }
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (!data.trim() || !shown(parent)) continue;
    if (parent.closest("svg, .bar, .strip, .begin, .unseen, option, #notice, textarea")) continue;
    if (parent.closest("#forgets")) continue;  // lies over a page that scrolls clear of it
    if (parent.matches(".called > .role")) continue;  // in the space that its field leaves free
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    add(parent, range.getClientRects());
  }
  boxes.sort((one, other) => one.box.top - other.box.top);
  for (const [i, { element: one, box: a }] of boxes.entries()) {
    if (a.left < -1 || a.right > root.clientWidth + 1) found.push(`${name(one)} is cut off`);
    for (const { element: other, box: b } of boxes.slice(i + 1)) {
      if (b.top > a.bottom - 4) break;
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      if (across > 1) found.push(`${name(one)} and ${name(other)} overlap`);
    }
  }
  return found;
}"""


def faults(page: Page, where: str) -> dict[str, list[str]]:
    """What is wrong with the screen that is shown, by the width of the page."""
    found = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        if wrong := page.evaluate(FAULTS):
            found[f"{where} {width}"] = wrong
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_overlaps_at_any_width(table: Table, lang: str) -> None:
    page, found = table.page, {}
    table.open(f"#/?lang={lang}")
    found |= faults(page, "home")
    for screen in SCREENS:
        table.go(screen)
        found |= faults(page, screen)
    table.go("#/invite/not-alone?seats=3")
    found |= faults(page, "invitation")
    table.go("#/")
    table.go("#/invite/lost-patrol?seats=2")
    table.press("#send-invitation")
    found |= faults(page, "waiting for somebody")
    table.go(f"#/share/{table.match_id}")
    found |= faults(page, "share")
    table.go("#/play/battle-line?bots=1:1&seed=1")
    table.go("#/")
    found |= faults(page, "home with matches")

    assert found == {}


@pytest.mark.parametrize("size", [(740, 360), (640, 400), (360, 740), (320, 640)])
def test_a_game_is_in_sight_at_once(table: Table, size: tuple[int, int]) -> None:
    """Even before the page's own letters are there: the browser's are wider."""
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.open()
    table.page.evaluate("document.body.style.fontFamily = 'sans-serif'")

    box = table.page.locator("#play-battle-line").bounding_box()

    assert box is not None
    assert box["y"] + box["height"] <= size[1]
