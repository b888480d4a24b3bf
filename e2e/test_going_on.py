"""Whatever is interrupted goes on where it was."""

import random

from playwright.sync_api import BrowserContext, expect

from e2e.pages import Shown, Table
from pygames import Match

LATE = """
    globalThis.late = 0;
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...given) {
        if (late) setTimeout(() => postMessage.apply(this, given), late);
        else postMessage.apply(this, given);
    };
"""
SECRETS = "#board, #hand, #table, [id^='card:']"


def pick_first(table: Table) -> Shown:
    """Pick a card, so that there is something to lose besides the match."""
    shown = table.now
    if shown.screen == "handover":
        shown = table.take(shown.seats[0])
    while len(shown.picks) < 2:
        shown = table.pick(shown.picks[0])
    return table.pick(shown.picks[0])


def test_a_reload_goes_on_exactly_there(table: Table) -> None:
    table.play("battle-line", seed=21)
    table.race(random.Random(1), moves=40)
    before = pick_first(table)
    link = table.link

    table.page.reload()

    assert table.ready() == before
    assert table.link == link
    table.race(random.Random(2), moves=60)


def test_a_reload_before_the_hand_over_shows_nothing_to_nobody(table: Table) -> None:
    table.play("battle-line", seed=22)
    rng = random.Random(3)
    while table.now.screen != "handover":
        table.pick(rng.choice(table.now.picks))
    before = table.now
    expect(table.page.locator(SECRETS)).to_have_count(0)

    table.page.reload(wait_until="commit")

    expect(table.page.locator(SECRETS)).to_have_count(0)
    assert table.ready() == before
    expect(table.page.locator(SECRETS)).to_have_count(0)


def test_another_tab_asks_who_holds_the_device(
    table: Table, context: BrowserContext, site: str
) -> None:
    table.play("battle-line", seed=23)
    table.race(random.Random(5), moves=24)
    before = table.take(table.now.seats[0]) if table.now.screen == "handover" else table.now

    other = Table(context.new_page(), site)
    shown = other.open(table.page.url.removeprefix(site))

    assert (shown.screen, shown.seats) == ("handover", [before.seat])
    expect(other.page.locator(SECRETS)).to_have_count(0)
    assert other.take(before.seat) == before


def test_home_leads_back_into_the_match(table: Table) -> None:
    table.play("battle-line", seed=24)
    table.race(random.Random(5), moves=24)
    before = table.take(table.now.seats[0]) if table.now.screen == "handover" else table.now
    match = table.match_id
    table.page.locator("#menu-button").click()
    assert table.press("#menu-home").screen == "home"

    assert table.press(f"#go-{match}") == before

    table.page.go_back()
    table.page.evaluate("driver.until(() => driver.state().screen === 'home', 'Not home')")


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(table: Table) -> None:
    table.play("battle-line", seed=25)
    table.race(random.Random(5), moves=40)
    before = pick_first(table)
    entries = Match.from_link(table.link).log

    table.page.evaluate("driver.workers.at(-1).terminate()")
    after = table.pick(before.picks[0])

    assert after.moves == "" or int(after.moves) > int(before.moves)
    log = Match.from_link(table.link).log
    assert log[: len(entries)] == entries
    assert len(log) > len(entries)
    table.page.evaluate(
        "driver.until(() => driver.notices.some((it) => it.includes('restarted')), 'Silence')"
    )
    table.race(random.Random(6), moves=60)
    assert table.page.evaluate("driver.workers.length") == 2


def test_a_worker_that_dies_while_nobody_plays_is_back_before_the_next_pick(table: Table) -> None:
    before = table.play("battle-line", seed=26)

    table.page.evaluate("driver.workers.at(-1).terminate()")
    table.page.evaluate("driver.until(() => driver.workers.length === 2, 'Nobody noticed')")
    table.page.evaluate("driver.until(() => !document.querySelector('#notice').textContent, '!')")

    assert table.now == before
    assert table.pick(before.picks[0]).picked == [before.picks[0]]


def test_a_slow_device_is_given_more_time(table: Table) -> None:
    """An answer that takes longer than others is no sign of an end where all take long."""
    table.page.add_init_script(LATE)
    table.play("battle-line", seed=27)

    for late in (1300, 4500):
        table.page.evaluate("given => { late = given; }", late)
        table.pick(table.now.picks[0])

    assert table.page.evaluate("driver.workers.length") == 1
    assert table.page.evaluate("driver.notices") == []
