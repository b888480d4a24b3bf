"""Texts that are as long as they may be: none is cut, on screens of every kind."""

import pytest

from e2e.pages import Table
from e2e.test_back import SCREENS, SETUPS
from tests.effort import sampled

LONGEST = "The quick brown fox jumps over the lazy dog. " * 7
"""As long as a hint with three reasons in any language."""

WHOLE = """text => {
  const prompt = document.getElementById("prompt");
  if (text) prompt.querySelector(".wish").textContent = text;
  const [words, tray, below] = ["prompt", "tray", "hand"].map((id) =>
    document.getElementById(id).getBoundingClientRect());
  const range = document.createRange();
  range.selectNodeContents(prompt);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
  const top = Math.min(...lines.map((it) => it.top));
  const bottom = Math.max(...lines.map((it) => it.bottom));
  const hides = getComputedStyle(prompt).overflowY !== "visible";
  return {
    shown: top >= tray.top - 1 && bottom <= tray.bottom + 1,
    clear: bottom <= below.top + 1 || below.height === 0 || words.right <= below.left,
    scrolls: hides && prompt.scrollHeight > prompt.clientHeight + 4,
    hand: below.height > 20,
  };
}"""
FINE = {"shown": True, "clear": True, "scrolls": False, "hand": True}


@pytest.mark.parametrize(
    "game", sampled(["deep-space-wars", "battle-line", "lost-patrol", "not-alone"], 4)
)
def test_a_hint_is_never_cut(table: Table, game: str) -> None:
    """Nor does it lie over the hand, which stays in sight."""
    shown = table.play(game, seed=3, **dict(it.split("=") for it in SETUPS[game].split("&")))
    while shown.thinking:
        shown = table.changed(shown)
    table.page.locator("#hint").click()
    table.page.locator("#follow").wait_for()
    for width, height in (*SCREENS, (360, 640)):
        table.page.set_viewport_size({"width": width, "height": height})
        for text in "", LONGEST:
            assert table.page.evaluate(WHOLE, text) == FINE, (width, height, text)
