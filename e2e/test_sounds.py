"""Sounds in the real page: only what is wanted, in a page that is seen, and never an error."""

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Table
from tests.effort import sampled

LISTEN = """() => {
  globalThis.heard = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...given) {
    globalThis.heard += 1;
    return start.apply(this, given);
  };
}"""
HIDE = "() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
BLOCKED = {
    "none": "() => { delete globalThis.AudioContext; }",
    "refused": "() => { globalThis.AudioContext = function () { throw new Error(); }; }",
    "mute": (
        "() => { AudioContext.prototype.resume = () => new Promise(() => {});"
        "Object.defineProperty(AudioContext.prototype, 'state', { value: 'suspended' }); }"
    ),
}
"""What a browser may do to a page that wants to be heard."""


def heard(page: Page) -> int:
    """How many tones and noises have been played."""
    return int(page.evaluate("heard"))


def change(table: Table, selector: str) -> None:
    """Switch something, and wait for what comes of it."""
    page = table.page
    page.locator(selector).click()
    page.evaluate("() => new Promise((done) => setTimeout(done, 300))")


def test_sounds_are_heard_once_they_are_on_as_loud_as_chosen(table: Table) -> None:
    page = table.page
    table.open("#/settings")
    page.evaluate(LISTEN)
    change(table, "#confirm")
    assert heard(page) == 0
    change(table, "#sound")
    first = heard(page)
    assert first > 0

    page.locator("#volume").focus()
    page.keyboard.press("Home")
    page.wait_for_function("before => heard > before", arg=first)

    page.evaluate(HIDE)
    before = heard(page)
    page.keyboard.press("End")
    page.wait_for_function("JSON.parse(localStorage['kitchen-table/settings']).volume === 100")
    assert heard(page) == before
    page.reload()
    table.ready()
    expect(page.locator("#volume")).to_have_value("100")


@pytest.mark.parametrize("how", sampled([*BLOCKED], 3))
def test_where_sounds_are_blocked_there_is_silence_and_no_error(table: Table, how: str) -> None:
    page = table.page
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    table.open("#/settings")
    page.evaluate(LISTEN)
    page.evaluate(BLOCKED[how])

    change(table, "#sound")

    assert heard(page) == 0
    assert [text for text in said if "sound" in text] == []
