"""What is chosen for a device: it takes effect at once, and a reload keeps it."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from e2e.devices import low, phone
from e2e.pages import Table
from tests.effort import sampled


def background(page: Page) -> str:
    """The colour of the ground."""
    colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


def test_settings_survive_a_reload(table: Table) -> None:
    page = table.page
    root = page.locator("html")
    table.open()
    page.locator("#to-settings").click()
    light = background(page)

    page.locator("#theme-dark").check()
    expect(root).to_have_attribute("data-theme", "dark")
    assert background(page) != light
    page.locator("#motion-reduced").check()
    page.locator("#sound").check()
    page.locator("#confirm").check()
    page.locator("#lang-hu").check()
    expect(page.locator("h1")).to_have_text("Beállítások")
    dark = background(page)
    page.reload()
    table.ready()

    expect(root).to_have_attribute("lang", "hu")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "reduced")
    assert background(page) == dark
    for key in ("theme-dark", "motion-reduced", "sound", "confirm", "lang-hu"):
        expect(page.locator(f"#{key}")).to_be_checked()


def test_motion_is_full_unless_somebody_wants_less(table: Table) -> None:
    page = table.page
    page.emulate_media(reduced_motion="no-preference")
    table.open("#/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "full")

    page.emulate_media(reduced_motion="reduce")

    expect(root).to_have_attribute("data-motion", "reduced")


def test_a_move_is_asked_back(table: Table) -> None:
    page = table.page
    table.open("#/settings")
    page.locator("#confirm").check()
    page.locator("#sound").check()
    page.wait_for_function("localStorage['kitchen-table/settings']?.includes('sound')")
    table.play("battle-line", seed=7)
    table.pick(table.now.picks[0])
    shown = table.pick(table.now.picks[0])
    assert len(shown.picked) == 2

    done = table.press("#confirm-move")

    assert int(done.moves) > int(shown.moves)


def test_settings_are_reached_from_the_table_and_lead_back(table: Table) -> None:
    page = table.page
    table.play("battle-line", seed=7)
    page.locator("#menu-button").click()
    page.locator("#menu-settings").click()
    expect(page.locator("#app")).to_have_attribute("data-screen", "settings")

    page.locator("#back").click()

    expect(page.locator("#app")).to_have_attribute("data-screen", "table")


LABELS = {
    "battle-line": (".bl-stone", ".bl-count"),
    "espionage": (".es-columns i", ".es-plate"),
    "lost-patrol": (".lp-stack b",),
}


def heights(page: Page, game: str) -> list[float]:
    """How high the letters of the labels on a board are, in pixels."""
    found: list[float] = page.evaluate(
        "all => all.map(one => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))",
        list(LABELS[game]),
    )
    return found


@phone
@pytest.mark.parametrize("game", sampled([*LABELS], 3))
def test_larger_texts_reach_the_labels_of_a_board(table: Table, game: str) -> None:
    page = table.page
    table.play(game, seed=3, bots="1:1")
    before = heights(page, game)
    address = page.url.partition("#")[2]
    table.open("#/settings")
    page.locator("#size-large").check()

    expect(page.locator(":root")).to_have_attribute("data-size", "large")
    table.open(f"#{address}")

    assert all(now > 1.1 * then for now, then in zip(heights(page, game), before, strict=True))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_browser_with_large_letters_gets_large_texts(table: Table) -> None:
    """A default font size of 200 %, chosen in the browser's own settings."""
    session = table.page.context.new_cdp_session(table.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})

    table.open()

    expect(table.page.locator("html")).to_have_attribute("data-size", "large")


@low
@pytest.mark.parametrize("game", sampled([*LABELS], 3))
def test_nothing_overlaps_in_the_bar_of_a_low_screen(table: Table, game: str) -> None:
    table.play(game, seed=3, bots="1:1")
    boxes = [
        element.bounding_box()
        for element in table.page.locator("#bar > *, #bar .counters li").all()
    ]
    sides = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    menu, _title, counters, *each, log = sides
    for one, other in pairwise([menu, *each, log]):
        assert one[1] <= other[0] + 0.5, sides
    assert counters[1] <= log[0] + 0.5
