"""Matches against bots, and their advice, in the real page with a worker of their own."""

import random

from playwright.sync_api import expect

from e2e.pages import Table
from pygames import Match
from tests.effort import WILD


def test_a_match_against_a_bot(table: Table) -> None:
    table.play("battle-line", seed=1, bots="1:1", hand_size=3, use_tactics="off")
    table.race(random.Random(4), moves=None if WILD else 30)

    match = Match.from_link(table.link)
    assert table.now.over == WILD
    assert {entry.seat for entry in match.log} == {-1, 0, 1}
    assert table.page.evaluate("driver.workers.length") == 2


def test_it_is_stopped_at_once_and_goes_on_when_it_is_let(table: Table) -> None:
    table.play("battle-line", seed=1, bots="1:4")
    think(table)
    stopped = table.press("#stop")
    assert not stopped.thinking
    before = stopped.moves
    table.page.wait_for_timeout(2500)
    assert table.now.moves == before

    table.press("#resume")
    moved(table, before)


def test_while_it_thinks_the_page_answers(table: Table) -> None:
    table.play("battle-line", seed=1, bots="1:4")
    think(table)
    table.page.locator("#menu-button").click()
    expect(table.page.locator("#sheet")).to_be_visible()
    assert table.now.thinking
    table.page.locator("#sheet-close").click()


def test_a_bot_whose_worker_is_killed_goes_on_in_another(table: Table) -> None:
    """Long before the time for which a slow one is waited for."""
    table.play("battle-line", seed=1, bots="1:4")
    think(table)
    moved(table, table.now.moves)  # its worker has started
    think(table)

    table.page.evaluate("driver.workers.at(-1).terminate()")

    board = table.page.locator("#table")
    for _turn in range(3):  # it may have answered just before
        think(table)
        expect(board).not_to_have_attribute("data-thinking", "true")
    assert table.page.evaluate("driver.workers.length") == 3
    assert table.page.evaluate("driver.notices") == []


def test_a_reload_while_it_thinks_lets_it_think_again(table: Table) -> None:
    table.play("battle-line", seed=1, bots="1:3")
    think(table)
    before = table.now.moves
    table.page.reload()
    table.ready()
    moved(table, before)


def test_several_workers_think_for_a_patient_bot_and_ahead(table: Table) -> None:
    """One that dies is done without."""
    table.page.add_init_script(
        "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 3 })"
    )
    table.play("battle-line", seed=1, bots="1:5")
    table.page.wait_for_function("driver.workers.length === 3")
    count = "name => performance.getEntriesByName(name).length"
    table.page.wait_for_function(f"({count})('pondered') >= 1")
    for turn in range(2):
        think(table)
        before = table.now.moves
        expect(table.page.locator("#table")).not_to_have_attribute("data-thinking", "true")
        assert int(table.now.moves) > int(before)
        if not turn:
            assert table.page.evaluate(count, "thought") >= 2
            table.page.evaluate("driver.workers.at(-1).terminate()")
    assert not table.page.locator("#notice").inner_text()


def test_a_hint_says_what_and_why(table: Table) -> None:
    table.play("battle-line", seed=1, bots="1:1")
    before = table.now.moves
    table.page.locator("#hint").click()
    expect(table.page.locator("#follow")).to_be_visible(timeout=30_000)
    expect(table.page.locator("#sheet, .veil")).to_have_count(0)
    marked = table.page.locator(":is(#board, #hand, #buttons) [data-hint]")
    first = marked.evaluate_all("all => all.map(({ id }) => id)")
    assert first
    assert table.page.locator("#prompt").inner_text()
    assert table.now.moves == before

    table.page.locator("#advice-1").click()
    expect(table.page.locator("#advice-1")).to_have_attribute("aria-pressed", "true")
    assert marked.evaluate_all("all => all.map(({ id }) => id)") != first
    table.page.locator("#follow").click()
    expect(table.page.locator("#table")).not_to_have_attribute("data-moves", before)
    expect(marked).to_have_count(0)


def test_a_hint_leaves_the_hand_to_be_seen_on_a_phone(table: Table) -> None:
    table.page.set_viewport_size({"width": 360, "height": 740})
    table.play("battle-line", seed=1, bots="1:1")
    table.page.locator("#hint").click()
    expect(table.page.locator("#follow")).to_be_visible(timeout=30_000)
    for card in table.page.locator("#hand [id^='card:']").all():
        expect(card).to_be_in_viewport()
    assert table.page.evaluate("driver.misfits(['table'], 44, 31)") == []
    table.page.locator("#hint-close").click()
    expect(table.page.locator("#follow")).to_have_count(0)


def test_the_list_of_all_moves_stays_on_the_screen(table: Table) -> None:
    table.page.set_viewport_size({"width": 360, "height": 740})
    table.play("battle-line", seed=1, bots="1:1")
    table.page.locator("#moves > summary").click()
    move = table.page.locator("button[data-move]").first
    expect(move).to_be_visible()
    box = table.page.locator(".popup").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    move.click()
    expect(table.page.locator(".popup")).to_be_hidden()


def test_the_first_lesson_by_picks(table: Table) -> None:
    shown = table.open("#/lesson/battle-line")
    # It is no match that could be shown or sent to anybody.
    expect(table.page.locator("#watch, #afresh, #to-replay, #to-share")).to_have_count(0)
    while shown.picks:
        (element,) = shown.picks
        shown = table.pick(element)
    expect(table.page.locator("#lesson-play")).to_be_visible()
    assert table.page.evaluate("Object.keys(localStorage).filter(k => k.includes('/match/'))") == []


def moved(table: Table, before: str) -> None:
    """Wait for the bot's move; its worker has to start first."""
    expect(table.page.locator("#table")).not_to_have_attribute("data-moves", before)


def think(table: Table) -> None:
    """Play until the bot thinks."""
    shown = table.now
    while not shown.thinking:
        shown = table.pick(shown.picks[0])


def test_an_ended_match_is_looked_back_at(table: Table) -> None:
    table.play("battle-line", seed=1, bots="1:1")
    table.race(random.Random(6), moves=50)
    shown = table.now
    while shown.thinking:
        shown = table.changed(shown)
    if not shown.over:
        table.also()
    table.page.locator("#look-back").click()
    expect(table.page.locator(".curve")).to_be_visible(timeout=60_000)
    expect(table.page.locator("#review [role=status]")).to_have_count(0)
    back, text = table.page.locator("#turn-back"), table.page.locator("#turn")
    for _turning_point in range(8):
        if "Better" in text.inner_text() or back.get_attribute("aria-disabled"):
            break
        before = text.inner_text()
        back.click()
        expect(text).not_to_have_text(before)
    expect(text).to_contain_text("Better")

    table.page.locator("#what-if").click()
    expect(table.page.locator("#table")).to_have_attribute("data-over", "false")
