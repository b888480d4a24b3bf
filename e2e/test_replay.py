"""Looking back at a match: by keys, by slider, by its story, by itself."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e import twin
from e2e.conftest import NewContext
from e2e.pages import Table, tap
from pygames import Match


def match(moves: int | None = None) -> Match:
    """A match that somebody has played."""
    begun = Match("battle-line", names=("Ann", "Ben"), rng=random.Random(41))
    return twin.play_on(begun, random.Random(42), moves)


OVER = match()
LAST = len(OVER.choices)


def looking(table: Table, place: int | str = "") -> Table:
    """At a match that is over, from its end screen; or at one of its moves."""
    table.open(f"#m={OVER.link()}")
    if place == "":
        table.press("#to-replay")
    else:
        table.open(f"#/replay/{table.match_id}/{place}")
    return table


def at(table: Table, move: int) -> None:
    """Wait until this move is shown."""
    expect(table.page.locator("#replay")).to_have_attribute("data-move", str(move))
    expect(table.page.locator("#slider")).to_have_js_property("value", str(move))


def test_by_keys(table: Table) -> None:
    looking(table)
    at(table, 0)
    press = table.page.keyboard.press
    for _step in range(5):
        press("ArrowRight")
    at(table, 5)
    press("ArrowLeft")
    at(table, 4)
    press("End")
    at(table, LAST)
    expect(table.page.locator("#told")).to_contain_text("wins")
    press("Home")
    at(table, 0)


def test_to_the_middle_by_the_slider_and_its_address(table: Table) -> None:
    looking(table)
    middle = LAST // 2

    table.page.locator("#slider").fill(str(middle))

    at(table, middle)
    table.page.wait_for_url(f"**/{middle}")
    table.page.reload()
    table.ready()
    at(table, middle)
    lit = table.page.locator("#story [aria-current]")
    expect(lit.first).to_be_visible()
    table.page.locator("#back").click()
    expect(table.page.locator("#table")).to_have_attribute("data-over", "true")


def test_a_link_to_a_move_opens_there(table: Table, new_context: NewContext, site: str) -> None:
    looking(table, 20)
    table.page.locator("#to-share").click()
    link = table.page.locator("#link").input_value()

    other = Table(new_context().new_page(), site)
    assert other.open(link.removeprefix(site)).screen == "replay"
    expect(other.page.locator("#replay")).to_have_attribute("data-move", "20")


def test_by_its_story(table: Table) -> None:
    looking(table, 0)
    line = table.page.locator('#story button[data-to="15"]').first
    said = line.inner_text()

    line.click()

    at(table, 15)
    told = table.page.locator("#told").inner_text()
    assert said.split()[-1] in told


def test_by_itself_until_it_is_stopped(table: Table) -> None:
    looking(table, LAST - 3)
    table.page.locator("#pace").click()
    table.page.locator("h1").click()

    table.page.keyboard.press("Space")
    expect(table.page.locator("#replay")).to_have_attribute("data-running", "true")
    at(table, LAST)
    expect(table.page.locator("#replay")).to_have_attribute("data-running", "false")

    table.page.keyboard.press("Space")
    at(table, 1)
    table.page.keyboard.press("Space")
    expect(table.page.locator("#replay")).to_have_attribute("data-running", "false")


def test_with_other_eyes(table: Table) -> None:
    looking(table, 10)
    held = table.page.locator("#hand [id^='card:']")
    both = held.count()

    table.page.locator("#eyes").select_option("1")

    expect(table.page.locator("#hand .owner")).to_have_count(0)
    assert held.count() < both


def test_a_running_match_is_seen_only_as_one_has_seen_it(table: Table) -> None:
    table.open(f"#m={match(30).link()}")
    table.press("#watch")
    expect(table.page.locator("#board, #hand")).to_have_count(0)

    table.page.locator("#watch-1").click()

    expect(table.page.locator("#board")).to_be_visible()
    expect(table.page.locator("#eyes")).to_have_count(0)


def test_the_story_is_copied_and_saved(table: Table) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    looking(table)
    table.page.locator("#copy-story").click()
    expect(table.notice).to_have_text("Copied.")
    with table.page.expect_download() as saving:
        table.page.locator("#save-story").click()

    text = Path(saving.value.path()).read_text(encoding="utf-8")
    assert text.splitlines() == table.page.evaluate("navigator.clipboard.readText()").splitlines()
    assert text.startswith("Battle Line: Ann – Ben")
    assert OVER.link() == Match.from_link(text).link()


def test_home_leads_to_it(table: Table) -> None:
    table.open(f"#m={OVER.link()}")
    key = table.match_id
    table.open()

    table.press(f"#replay-{key}")

    expect(table.page.locator("#replay")).to_have_attribute("data-move", "0")
    expect(table.page.locator("#position")).to_have_text("Move 0")
    table.page.locator("#show-end").click()
    expect(table.page.locator("#told")).to_contain_text("win")


@pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2
)
def test_on_a_phone(table: Table) -> None:
    table.touch = tap
    looking(table, 30)
    at(table, 30)

    assert table.page.evaluate("driver.misfits(['replay'], 44, 32)") == []
    for step in range(4):
        table.page.locator("#step-on").tap()
        at(table, 31 + step)
    table.page.locator("#log-button").tap()
    expect(table.page.locator("#story [aria-current]").first).to_be_in_viewport()
    table.page.locator("#log-close").tap()
    table.page.locator("#to-share").tap()
    expect(table.page.locator("#qr")).to_be_visible()
    assert table.page.evaluate("driver.misfits([], 44, 32)") == []
