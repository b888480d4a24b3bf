"""Espionage in the real page: armies set up in secret, and matches to their end."""

import random
import re
from itertools import pairwise
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from e2e.devices import CELL, TARGET, phone
from e2e.espionage import GOAL, SHORT, WALK, label, put, set_up, square_with, walk_in
from e2e.host import Host, without_network
from e2e.inspection import Inspection
from e2e.keys import tab_to
from e2e.pages import Shown, Table
from pygames import Match
from tests.effort import only_wild


def test_two_people_set_up_and_play_to_the_end(table: Table) -> None:
    table.play("espionage", seed=3, **SHORT)
    set_up(table)

    shown = walk_in(table)

    assert shown.over
    expect(table.page.locator("#prompt")).to_contain_text("the headquarters is taken")
    match = Match.from_link(table.link)
    assert match.outcome
    assert match.outcome.reason == "hq_captured"
    assert match.link() == table.link
    expect(table.page.locator("#table")).to_have_attribute("data-moves", str(len(match.log)))
    assert table.press("#rematch").screen == "handover"


@only_wild
def test_a_random_match_of_two_comes_to_its_end(table: Table) -> None:
    table.play("espionage", seed=5, board="6x6", setup_rows=1, volcano_count=2)

    table.race(random.Random(2))

    assert table.now.over
    match = Match.from_link(table.link)
    assert match.outcome
    assert match.link() == table.link


def test_the_standard_army_is_set_up_by_every_means(table: Table) -> None:
    """By dragging, by a ready-made army, by one's own; and it is still there after a reload."""
    page = table.page
    table.play("espionage", seed=9)
    corner = label(table, "a1")
    other = square_with(table, "General", "123")
    drag(page, f"sq:{other}", "sq:a1")
    expect(table.element("sq:a1")).to_have_attribute("aria-label", "a1: General")
    expect(table.element(f"sq:{other}")).to_have_attribute("aria-label", f"{other}: {corner}")

    page.reload()
    table.ready()
    assert label(table, "a1") == "General"

    page.locator("#keep-layout").click()
    page.locator("#shuffle").click()
    page.locator("#formations").click()
    page.locator("#formation-0").click()
    expect(table.element("sq:a1")).to_have_attribute("aria-label", "a1: General")
    page.locator("#formations").click()
    page.locator("#drop-0").click()
    expect(page.locator("[id^='drop-']")).to_have_count(0)
    page.locator("#formation-1").click()
    expect(page.locator("#sheet")).to_have_count(0)

    table.take(table.pick("do:ready").seats[0])
    shown = table.take(table.pick("do:ready").seats[0])
    assert (shown.decision, shown.moves) == ("move", str(2 + 60 + 2 + 3))


def drag(page: Page, start: str, to: str) -> None:
    """Take hold of what lies there and let it go elsewhere."""
    boxes = [page.locator(f"[id='{element}']").bounding_box() for element in (start, to)]
    (x, y), (there_x, there_y) = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y - 12, steps=3)
    expect(page.locator("[data-picked]")).to_have_count(1)
    page.mouse.move(there_x, there_y, steps=4)
    page.mouse.up()


def test_a_piece_is_moved_by_dragging_and_may_not_go_back(table: Table) -> None:
    page = table.page
    table.play("espionage", seed=3, **SHORT)
    set_up(table)

    drag(page, "sq:d3", "sq:d4")
    expect(page.locator("button[data-seat]")).to_have_count(1)
    shown = table.take(table.now.seats[0])
    start = next(pick for pick in shown.picks if pick[3] in "ah")
    drag(page, start, f"{start[:4]}5")
    expect(page.locator("button[data-seat]")).to_have_count(1)
    table.take(table.now.seats[0])

    table.pick("sq:d4")
    assert "sq:d3" not in table.now.picks
    expect(table.element("sq:d3")).to_have_attribute("data-look", "barred")
    table.element("sq:d3").click()
    expect(table.notice).to_contain_text("may not go straight back")


def test_hints_and_notes(table: Table) -> None:
    page = table.page
    table.play("espionage", seed=4, preset="small_fast", bots="1:1")
    put(table, "General", WALK[0])
    table.pick("do:ready")
    expect(page.locator("#table")).to_have_attribute("data-decision", "move")
    page.locator("#hint").click()
    expect(page.locator("#follow")).to_be_visible(timeout=20_000)
    expect(page.locator("[data-hint]").first).to_be_visible()
    page.locator("#hint").click()
    expect(page.locator("#follow")).to_have_count(0)

    page.locator("[data-open='piece:d8']").click()
    page.get_by_role("button", name="Headquarters").click()
    noted = table.element("sq:d8").locator(".es-note")
    expect(noted).to_be_visible()
    page.reload()
    table.ready()
    expect(noted).to_be_visible()


def test_a_match_by_keyboard_alone(table: Table) -> None:
    page = table.page

    def choose(element: str) -> Shown:
        tab_to(page, f'[data-pick="{element}"]')
        return table.do(lambda: page.keyboard.press("Enter"))

    def take() -> Shown:
        tab_to(page, "button[data-seat]")
        return table.do(lambda: page.keyboard.press("Enter"))

    shown = table.play("espionage", seed=3, **SHORT)
    for rank, square in (("General", WALK[0]), ("Headquarters", GOAL)):
        rows = "123" if rank == "General" else "678"
        if label(table, square) != rank:
            choose(f"sq:{square_with(table, rank, rows)}")
            choose(f"sq:{square}")
        choose("do:ready")
        shown = take()
    for start, to in pairwise(WALK):
        choose(f"sq:{start}")
        shown = choose(f"sq:{to}")
        if not shown.over:
            start = next(pick for pick in take().picks if pick[3] in "abgh")
            ways = choose(start).picks
            choose(next(pick for pick in ways if pick[3] == start[3]))
            take()
    assert shown.over


@phone
def test_the_largest_army_fits_a_phone(table: Table) -> None:
    """Nothing scrolls and everything can be hit."""
    table.play("espionage", seed=3)

    assert table.page.evaluate("it => driver.misfits(...it)", [["table"], TARGET, CELL]) == []


SQUARE = re.compile(r"\b[a-l]\d{1,2}\b")
LATIN = re.compile(r"[A-Za-z0-9]")


@only_wild
@pytest.mark.browser_context_args(locale="fa-IR")
def test_a_match_in_persian(table: Table) -> None:
    """Only squares are called as on the board, which is not mirrored."""
    found: dict[str, str] = {}

    def look(shown: Shown) -> None:
        for part in ("#tray", "#panel", ".es-plate", ".bar"):
            for text in table.page.locator(part).all_inner_texts():
                for line in text.splitlines():
                    if LATIN.search(SQUARE.sub("", line)):
                        found.setdefault(line, f"{shown.screen} {shown.moves}")

    look(table.play("espionage", seed=3, **SHORT))
    persian_set_up(table)
    assert walk_in(table, look).over
    look(table.now)

    assert found == {}
    first, last = (table.element(f"sq:{name}").bounding_box() for name in ("a1", "h1"))
    assert first
    assert last
    assert first["x"] < last["x"]


def persian_set_up(table: Table) -> None:
    """As `set_up`, by the names that the pieces have there."""
    put(table, "ژنرال", WALK[0])
    table.take(table.pick("do:ready").seats[0])
    put(table, "ستاد فرماندهی", GOAL)
    table.take(table.pick("do:ready").seats[0])


@only_wild
def test_after_one_visit_a_match_needs_no_network(visitor: Table, host: Host) -> None:
    table = without_network(visitor, host)
    table.play("espionage", seed=3, **SHORT)
    set_up(table)

    assert walk_in(table).over


@only_wild
def test_a_link_is_gone_on_with_elsewhere(table: Table, new_context: Any) -> None:
    table.play("espionage", seed=3, **SHORT)
    set_up(table)

    other = Table(new_context().new_page(), table.site)
    shown = other.open(f"#m={table.link}")
    other.take(shown.seats[0])

    assert walk_in(other).over


def test_the_replay_shows_what_each_side_saw_and_then_everything(table: Table) -> None:
    page = table.page
    table.play("espionage", seed=3, **SHORT)
    set_up(table)
    walk_in(table)

    table.open(f"#/replay/{table.match_id}/1")
    page.locator("#eyes").select_option("0")
    expect(page.locator("#board [data-masked]")).to_have_count(24)
    page.locator("#eyes").select_option("all")
    expect(page.locator("#board [data-masked]")).to_have_count(0)


def test_from_the_table_to_the_replay_and_back_all_of_the_board_is_there(table: Table) -> None:
    page = table.page
    table.play("espionage", seed=3, **SHORT)
    set_up(table)
    squares = page.locator("#board .es-square")
    expect(squares).to_have_count(64)

    page.locator("#menu-button").click()
    page.locator("#menu-replay").click()
    expect(page.locator("#app")).to_have_attribute("data-screen", "replay")
    expect(squares).to_have_count(64)
    page.go_back()
    expect(page.locator("#app")).to_have_attribute("data-screen", "table")
    expect(squares).to_have_count(64)
    expect(page.locator("#sheet")).to_have_count(0)


def test_the_first_lesson(table: Table) -> None:
    shown = table.open("#/lesson/espionage")
    while shown.picks:
        (element,) = shown.picks
        shown = table.pick(element)
    expect(table.page.locator("#lesson-play")).to_be_visible()


def close(page: Page) -> None:
    """The sheet."""
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_have_count(0)


def test_every_screen_is_without_fault(table: Table, inspection: Inspection) -> None:
    page = table.page
    table.open("#/setup/espionage")
    page.locator("#more > summary").click()
    inspection.check("setup")
    table.take(table.go("#/play/espionage?seed=3&" + urlencode(SHORT)).seats[0])
    inspection.check("army")
    page.locator("#formations").click()
    inspection.check("formations")
    close(page)
    set_up(table)
    inspection.check("table")
    page.locator("[data-open='piece:d8']").click()
    expect(page.locator("#sheet")).to_be_visible()
    inspection.check("piece")
    close(page)
    table.pick("sq:d3")
    inspection.check("picked")
    table.do(lambda: page.keyboard.press("Escape"))
    walk_in(table)
    inspection.check("over")
    table.go("#/rules/espionage")
    inspection.check("rules")

    assert inspection.found == {}
