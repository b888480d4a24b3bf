"""Below the map of Lost Patrol: the patrol, the dice, and the ambushes of the round."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.devices import phone
from e2e.lost_patrol import OPTIONS, closed, in_the_middle, put, put_next
from e2e.pages import Table, tap
from pygames import Match
from tests.effort import LANGUAGES

SIZES = ((360, 740), (740, 360), (640, 430), (820, 1180), (1280, 800), (1920, 1080))
"""A phone, the same sideways, a page at 200 %, a tablet, and two screens."""


def after_ambushes(number: int) -> Match:
    """A random match in the Scouts' phase after so many ambushes, one of them lost."""
    rng = random.Random(number)
    while True:
        match = Match("lost-patrol", options=OPTIONS, rng=rng)
        while match.decisions:
            asked, clashes = match.decisions[0], match.state.clashes
            lost = any(clash.lost >= 0 for clash in clashes)
            if asked.name == "scout_act" and len(clashes) == number and lost:
                return match
            match.play(rng.choice(asked.moves), asked.seat)


def boxes(table: Table, selector: str) -> list[dict[str, Any]]:
    """Where these elements are."""
    found: list[dict[str, Any]] = table.page.locator(selector).evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return found


def spilled(table: Table) -> list[str]:
    """What is written or drawn in the tray and does not lie within its box, or on another."""
    found: list[str] = table.page.evaluate("""() => {
        const within = (inner, outer) =>
            inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
            inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
        const box = (element) => element.getBoundingClientRect();
        const tray = box(document.getElementById("hand"));
        const found = [];
        for (const outer of document.querySelectorAll(".lp-member, .lp-now, .lp-chip")) {
            if (!within(box(outer), tray)) found.push(`${outer.className} outside the tray`);
            for (const inner of outer.querySelectorAll("*")) {
                if (inner.closest(".unseen") || !inner.checkVisibility()) continue;
                const { width, height } = box(inner);
                if (width && height && !within(box(inner), box(outer)))
                    found.push(`${inner.tagName} ${inner.textContent} in ${outer.className}`);
            }
            if (outer.scrollWidth > outer.clientWidth + 1) found.push(`wide: ${outer.className}`);
        }
        return found;
    }""")
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_figures_and_dice_keep_within_their_boxes(table: Table, code: str) -> None:
    found = []
    table.open(f"#/?lang={code}")
    for match in (in_the_middle("casualty"), after_ambushes(3)):
        put_next(table, match)
        expect(table.page.locator("html")).to_have_attribute("lang", code)
        for width, height in SIZES:
            table.page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}x{height}: {spilt}" for spilt in spilled(table)]
    assert found == []


def test_the_patrol_stays_where_it_is_when_dice_come(table: Table) -> None:
    put(table, in_the_middle("scout_act", 12))
    before = boxes(table, ".lp-member")
    put_next(table, in_the_middle("casualty"))
    expect(table.page.locator("#clash")).to_be_visible()
    assert boxes(table, ".lp-member") == before


@phone
def test_one_tap_shows_the_ambushes_of_the_round(table: Table) -> None:
    table.touch = tap
    put(table, after_ambushes(2))
    table.page.locator("#fought").tap()
    sheet = table.page.locator("#sheet")
    expect(sheet.locator(".lp-clash")).to_have_count(2)
    expect(sheet.locator("[data-lost]")).not_to_have_count(0)
    closed(table)


def test_nothing_looks_pressable_while_the_bot_thinks(table: Table) -> None:
    table.open("#/play/lost-patrol?bots=1:2&seed=5")
    table.page.locator("#stop").click()
    expect(table.page.locator("#resume")).to_be_visible()
    assert table.now.picks == []
    assert table.page.locator("#board .lp-arrow").count() == 0
