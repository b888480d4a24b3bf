"""Lost Patrol in the real page: matches to their end, and what is asked in them."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.devices import CELL, TARGET
from e2e.host import Host, without_network
from e2e.inspection import Inspection
from e2e.keys import tab_to
from e2e.lost_patrol import (
    DASH,
    closed,
    in_the_middle,
    middle,
    put,
    put_next,
    spoken,
)
from e2e.pages import Table
from pygames import Match
from pygames.core import language
from tests.effort import only_wild, sampled

# --- matches -----------------------------------------------------------------------------


def ended(table: Table) -> Match:
    """The match that was played is one by the rules, and over."""
    match = Match.from_link(table.link)
    assert match.outcome
    assert match.link() == table.link
    expect(table.page.locator("#table")).to_have_attribute("data-moves", str(len(match.log)))
    return match


def test_a_match_of_two_with_the_mouse(table: Table) -> None:
    table.play("lost-patrol", seed=4, **DASH)

    picks = table.race(random.Random(2))

    match = ended(table)
    assert {seat for seat, _element in picks} == {0, 1}
    expect(table.page.locator("#prompt")).to_contain_text("wins")
    assert match.outcome
    assert table.press("#rematch").decision == "place_end"


@only_wild
@pytest.mark.parametrize("options", [{**DASH, "duel": "on"}, {"max_rounds": 8}])
def test_random_matches_come_to_their_end(table: Table, options: dict[str, Any]) -> None:
    table.play("lost-patrol", seed=5, **options)

    table.race(random.Random(3))

    ended(table)


@only_wild
def test_against_a_bot_that_leads_the_scouts(table: Table) -> None:
    table.play("lost-patrol", seed=6, bots="0:2", preset="dash", max_rounds=3)

    table.race(random.Random(4))

    match = ended(table)
    assert {-1, 0, 1} == {entry.seat for entry in match.log}
    assert match.outcome
    won = match.outcome.winners.count(1)
    table.go("#/statistics")
    as_lurkers = table.page.locator(".record .more div", has_text="Lurkers")
    expect(as_lurkers.locator("dd")).to_have_text(f"{won} of 1 won")
    expect(table.page.locator(".record")).not_to_contain_text("Scouts")


def test_a_match_by_keyboard_alone(table: Table) -> None:
    page, rng = table.page, random.Random(8)
    shown = table.play("lost-patrol", seed=7, preset="dash", max_rounds=2)
    met = set()
    while not shown.over:
        met.add(shown.decision)
        for _press in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(["Tab", "ArrowLeft", "ArrowRight", "ArrowDown"]))
        tab_to(page, "[data-pick]")
        shown = table.do(lambda: page.keyboard.press("Enter"))

    ended(table)
    assert {"place_end", "place_rot", "scout_act", "lurker_act"} <= met
    tab_to(page, "#rematch")
    assert table.do(lambda: page.keyboard.press("Enter")).decision == "place_end"


LATIN, LETTERS = re.compile(r"[0-9]"), re.compile(r"[A-Za-z]")


@only_wild
@pytest.mark.browser_context_args(locale="fa-IR")
def test_a_match_in_persian(table: Table) -> None:
    """The map is not mirrored; what stands around it is Persian, digits and all."""
    language.use("fa")
    translated = language._("Stay here") != "Stay here"
    language.use("en")
    found: dict[str, str] = {}
    shown = table.play("lost-patrol", seed=4, **DASH)
    for moves in range(20, 400, 20):
        for line in spoken(table):
            if LATIN.search(line if translated else re.sub(r"Trooper \d|\+1|equal", "", line)):
                found.setdefault(line, f"{shown.decision} {shown.moves}")
            if translated and LETTERS.search(line) and line not in "ABCDEF":
                found.setdefault(line, f"{shown.decision} {shown.moves}")
        if shown.over:
            break
        table.race(random.Random(moves), moves=moves)
        shown = table.now

    assert shown.over
    assert found == {}


@only_wild
@pytest.mark.browser_context_args(locale="fa-IR")
def test_the_map_is_not_mirrored(table: Table) -> None:
    table.play("lost-patrol", seed=4, **DASH)
    expect(table.page.locator("html")).to_have_attribute("dir", "rtl")
    assert middle(table, "end:0,0,3").x < middle(table, "hex:0,0").x < middle(table, "end:0,0,0").x


@only_wild
def test_after_one_visit_a_match_needs_no_network(visitor: Table, host: Host) -> None:
    table = without_network(visitor, host)
    table.play("lost-patrol", seed=9, **DASH)
    table.race(random.Random(6))

    ended(table)


# --- other decisions ---------------------------------------------------------------------


def test_lurkers_are_pushed_one_by_one_in_any_order(table: Table) -> None:
    match = in_the_middle("push_lurkers", 10)
    loose = match.state.loose
    assert loose > 1
    results = set()
    for turn in (1, -1):
        table.page.evaluate("location.hash && localStorage.clear()")
        shown = put(table, match)
        assert shown.decision == "push_lurkers"
        one, other = sorted(shown.picks)[:2]
        for place in ([one] * (loose - 1) + [other])[::turn]:
            before = place.rpartition(",")[0]
            (element,) = [pick for pick in table.now.picks if pick.startswith(f"{before},")]
            table.pick(element)
        results.add(table.link)
        assert Match.from_link(table.link).log[len(match.log)].move.kind == "push_lurkers"
    assert len(results) == 1


def test_a_lurker_that_is_pushed_can_be_taken_back(table: Table) -> None:
    match = in_the_middle("push_lurkers", 10)
    shown = put(table, match)
    table.pick(shown.picks[0])
    expect(table.page.locator(".lp-note")).to_have_text("+1")
    table.page.keyboard.press("Escape")
    table.page.wait_for_timeout(500)
    assert table.now.picks == shown.picks


@pytest.mark.parametrize(
    "decision", ["casualty", "push_scout", pytest.param("swamp", marks=only_wild)]
)
def test_rare_decisions_are_picked(table: Table, decision: str) -> None:
    match = in_the_middle(decision)
    shown = put(table, match)
    assert shown.decision == decision
    while table.now.decision == decision and int(table.now.moves) == len(match.log):
        table.pick(table.now.picks[0])
    assert len(Match.from_link(table.link).log) > len(match.log)


def test_a_reload_in_the_middle_goes_on_where_it_was(table: Table) -> None:
    table.play("lost-patrol", seed=4, **DASH)
    table.race(random.Random(1), moves=60)
    while table.now.decision != "scout_act":
        table.pick(table.now.picks[0])
    table.pick(next(pick for pick in table.now.picks if pick.startswith("scout:")))
    before = table.now
    table.page.reload()

    assert table.ready() == before
    table.race(random.Random(2), moves=90)
    assert int(table.now.moves) >= 90


def test_a_step_is_taken_back_and_a_drawn_tile_is_not(table: Table) -> None:
    page = table.page
    match = in_the_middle("scout_act", 12)
    shown = put(table, match)
    scout = next(pick for pick in shown.picks if pick.startswith("scout:"))
    walk = next(pick for pick in table.pick(scout).picks if pick.startswith("hex:"))
    table.pick(walk)
    assert table.press("#undo").picks == shown.picks

    table.play("lost-patrol", seed=4, **DASH)
    table.pick(table.now.picks[0])
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")


def test_a_barred_touch_on_the_map_tells_why(table: Table) -> None:
    match = in_the_middle("lurker_act", 6)
    shown = put(table, match)
    barred = table.page.locator("#board .lp-hex:not([data-pick])").first
    barred.click()
    expect(table.notice).to_have_text(re.compile("Lurkers|path"))
    assert table.now == shown


def test_the_first_lesson(table: Table) -> None:
    shown = table.open("#/lesson/lost-patrol")
    while shown.picks:
        (element,) = shown.picks
        shown = table.pick(element)
    expect(table.page.locator("#lesson-play")).to_be_visible()


# --- faults ------------------------------------------------------------------------------

SCREENS = ("place_end", "place_rot", "scout_act", "lurker_act", "ambush", "push_lurkers", "swamp")


NAMES = "label-content-name-mismatch"


def test_every_screen_is_without_fault(table: Table, inspection: Inspection) -> None:
    page = table.page
    table.open("#/setup/lost-patrol")
    page.locator("#more > summary").click()
    inspection.check("setup")
    for decision in sampled(SCREENS, 3, first=2):
        shown = put_next(table, in_the_middle(decision))
        inspection.check(decision)
        page.set_viewport_size({"width": 360, "height": 740})
        assert page.evaluate("it => driver.faults(...it)", [["table"], TARGET, CELL]) == []
        page.set_viewport_size({"width": 1280, "height": 800})
        table.pick(shown.picks[0])
        inspection.check(f"{decision}, picked")
    page.locator("#menu-button").click()
    expect(page.locator("#sheet")).to_be_visible()
    inspection.check("menu")
    closed(table)
    table.also()
    inspection.check("over")
    table.go("#/rules/lost-patrol")
    inspection.check("rules")

    faults = {fault for found in inspection.found.values() for fault in found}
    assert [fault for fault in faults if not fault.startswith(NAMES)] == []


def test_what_is_seen_of_a_scout_or_a_tile_is_in_its_name(
    table: Table, inspection: Inspection
) -> None:
    """So that whoever speaks to the page can say what is written there (WCAG 2.5.3)."""
    shown = put(table, in_the_middle("scout_act"))
    inspection.check("patrol")
    table.pick(shown.picks[0])
    inspection.check("ways")

    faults = {fault for found in inspection.found.values() for fault in found}
    assert [fault for fault in faults if fault.startswith(NAMES)] == []
