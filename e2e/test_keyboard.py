"""A match without a mouse: Tab, arrows, Enter, from home to the end screen."""

import random

from playwright.sync_api import Page, expect

from e2e.keys import tab_to
from e2e.pages import Table
from tests.effort import effort

ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]


def wander(page: Page, rng: random.Random) -> None:
    """By arrows to one of the elements that can be picked, or by Tab where arrows lead nowhere."""
    for _ in range(rng.randrange(4)):
        page.keyboard.press(rng.choice(ARROWS))
    tab_to(page, "[data-pick]")


def test_a_match_by_keyboard_alone(table: Table) -> None:
    page = table.page
    table.open()
    for link in ("#play-battle-line", "#setup"):
        tab_to(page, link)
        table.do(lambda: page.keyboard.press("Enter"))

    tab_to(page, "#name-0")
    page.keyboard.type("Ann")
    tab_to(page, "#bot-1")
    page.keyboard.press("Home")
    expect(page.locator("#bot-1")).to_have_value("0")
    tab_to(page, "#option-use_tactics")
    page.keyboard.press("Space")
    tab_to(page, "#more > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#option-hand_size")
    page.keyboard.press("3")
    expect(page.locator("#option-hand_size")).to_have_value("3")
    tab_to(page, "#begin")
    shown = table.do(lambda: page.keyboard.press("Enter"))

    rng = random.Random(8)
    for _choice in range(effort(14, 400)):
        if shown.over:
            break
        if shown.screen == "handover":
            tab_to(page, "button[data-seat]")
        else:
            wander(page, rng)
        shown = table.do(lambda: page.keyboard.press("Enter"))

    if not table.now.over:
        table.also()
    expect(page.locator("#prompt")).to_contain_text("wins")
    tab_to(page, "#rematch")
    assert table.do(lambda: page.keyboard.press("Enter")).screen == "handover"


def test_a_key_that_is_held_down_presses_once(table: Table) -> None:
    page = table.page
    table.play("battle-line", seed=7)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-pick]:focus")).to_have_count(1)
    table.do(lambda: page.keyboard.down("Enter"))
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")

    page.keyboard.press("?")
    expect(page.locator("#sheet")).to_be_visible()  # so all before has been answered
    expect(page.locator("[data-picked]")).to_have_count(1)


def test_escape_lets_go_of_what_was_picked_and_closes_what_was_opened(table: Table) -> None:
    page = table.page
    table.play("battle-line", seed=7)
    tab_to(page, "[data-pick]")
    picked = table.do(lambda: page.keyboard.press("Enter"))
    assert picked.picked

    assert table.do(lambda: page.keyboard.press("Escape")).picked == []

    tab_to(page, "#menu-button")
    page.keyboard.press("Enter")
    expect(page.locator("#sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_have_count(0)
    expect(page.locator("#menu-button")).to_be_focused()


def test_the_news_is_a_button_that_leads_to_the_log(table: Table) -> None:
    page = table.page
    table.play("battle-line", seed=7)
    tab_to(page, "#news")
    expect(page.get_by_role("button", name="Draws")).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.locator("#panel[data-opened]")).to_be_visible()
