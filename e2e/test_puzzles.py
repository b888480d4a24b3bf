"""A puzzle a day in the real page: tried, solved and marked, by link, and without a network."""

import json

import pytest
from playwright.sync_api import expect

from e2e.host import Host, another, forget_what_the_browser_keeps_by_itself, kept
from e2e.pages import Table
from pygames import GAMES, Match
from pygames.core.links import move_of
from pygames.puzzles.record import Puzzle, from_plain
from pygames.table.board_loader import board_of
from tests.effort import only_wild
from web.build.places import WEB

pytestmark = pytest.mark.first_visit  # what is fetched here is nothing that every browser keeps

NOON = "2026-11-20T12:00:00"
"""The sixth day that has a puzzle."""


def todays(game: str) -> Puzzle:
    lines = (WEB / f"puzzles/{game}.jsonl").read_text(encoding="utf-8").splitlines()
    return from_plain(json.loads(lines[5])[1:])


def solve(table: Table, game: str) -> None:
    """Pick the answer on the board."""
    puzzle = todays(game)
    match = Match.from_link(puzzle.link)
    (decision,) = (it for it in match.decisions if it.seat == puzzle.seat)
    only = decision._replace(moves=(move_of(decision, puzzle.answer),), also=())
    for element in board_of(GAMES[game]).paths(match.view(puzzle.seat), only)[0]:
        table.pick(element)


def test_a_puzzle_is_tried_and_solved_and_its_day_marked(visitor: Table) -> None:
    prompt = visitor.page.locator("#prompt")
    visitor.page.clock.set_fixed_time(NOON)
    visitor.open("#/")
    visitor.press("#puzzle-battle-line")
    expect(prompt).to_contain_text("Which card wins you the most")
    expect(visitor.page).to_have_url(f"{visitor.site}#/puzzle/battle-line/2026-11-20")

    (right,) = todays("battle-line").answer
    visitor.page.locator("#moves summary").click()
    visitor.page.locator(f'#moves [data-move="{0 if right else 1}"]').click()
    expect(prompt).to_contain_text("not the best")
    expect(visitor.page.locator("#days [aria-current]")).not_to_have_class("day solved")

    solve(visitor, "battle-line")
    expect(prompt).to_contain_text("Right!")
    expect(prompt).to_contain_text("front")  # a bot says why
    expect(visitor.page.locator("#days [aria-current]")).to_have_class("day solved")

    visitor.page.reload()
    visitor.ready()
    expect(prompt).to_contain_text("Right!")
    visitor.press("#leave")
    expect(visitor.element("puzzle-battle-line")).to_have_class("solved")
    expect(visitor.element("puzzle-espionage")).not_to_have_class("solved")


def test_links_of_other_days_open_those_and_damaged_ones_say_so(visitor: Table) -> None:
    visitor.page.clock.set_fixed_time(NOON)
    visitor.open("#/puzzle/espionage/2026-11-17")
    expect(visitor.page.locator(".bar-title")).to_contain_text("17 November")

    visitor.go("#/puzzle/espionage/2026-11-99")
    expect(visitor.notice).to_contain_text("its day is missing or damaged")


@only_wild
def test_a_fortnight_that_has_been_fetched_needs_no_network(visitor: Table, host: Host) -> None:
    visitor.page.clock.set_fixed_time(NOON)
    visitor.open()
    kept(visitor)
    visitor.open("#/puzzle/not-alone")
    visitor.page.wait_for_function(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({url}) => url)))).flat()"
        ".some((url) => url.includes('puzzles-00'))"
    )
    forget_what_the_browser_keeps_by_itself(visitor.page)
    host.stop()  # but for those whose line is still open
    for file in host.folder.glob("puzzles-04.*"):
        file.unlink()

    table = another(visitor)
    table.page.clock.set_fixed_time("2027-01-15T12:00:00")
    table.open("#/puzzle/espionage/2026-11-21")
    expect(table.page.locator("#prompt")).to_contain_text("Which piece moves")
    table.go("#/puzzle/espionage/2027-01-15")
    expect(table.notice).to_contain_text("The puzzle could not be downloaded")
