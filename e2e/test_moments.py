"""What happens is shown on the board until it is understood, in the real page."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from e2e.devices import low, phone
from e2e.pages import Shown, Table
from e2e.played import played_on
from pygames import Match
from pygames.core.log import Entry
from tests.effort import WILD, effort, only_wild, sampled

FIGHTS = {
    "lost-patrol": {"bots": "1:2", "seed": 2},
    "espionage": {"bots": "1:2", "seed": 2, "preset": "small_fast"},
}
LEAST = 1000  # ms: nobody understands a fight faster


@pytest.fixture
def moment(table: Table) -> Locator:
    """What has just happened, on the board, for as long as people need to understand it."""
    table.lingers = True
    return table.page.locator("#moment")


def steps(table: Table) -> Iterator[Shown]:
    """Play at random, and show each screen that comes of it."""
    rng, shown = random.Random(1), table.now
    while not shown.over:
        yield shown
        if shown.picks:
            shown = table.do(lambda picks=shown.picks: press(table, rng.choice(picks)))
        else:
            shown = table.changed(shown)


def press(table: Table, element: str) -> None:
    """Pick an element at once, whatever lies over it."""
    table.page.evaluate(
        "id => [...document.querySelectorAll('[data-pick]')]"
        ".find(({ dataset }) => dataset.pick === id).click()",
        element,
    )


def to_a_fight_that_the_bot_waits_for(table: Table, game: str) -> Shown:
    for _match in range(2):  # a slow machine may be late for all fights of one
        table.play(game, **FIGHTS[game])
        for shown in steps(table):
            if shown.thinking and table.page.locator("#moment").count():
                return shown
    raise AssertionError("no fight")


@pytest.mark.parametrize("game", FIGHTS if WILD else ["lost-patrol"])
def test_the_bot_waits_until_a_fight_is_understood(
    table: Table, moment: Locator, game: str
) -> None:
    shown = to_a_fight_that_the_bot_waits_for(table, game)

    table.page.wait_for_timeout(LEAST)
    assert table.now.moves == shown.moves
    expect(moment).to_be_visible()
    expect(table.page.locator("[data-moment]").first).to_be_visible()

    expect(moment).to_have_count(0)  # by itself


def test_a_tap_on_the_board_goes_on(table: Table, moment: Locator) -> None:
    to_a_fight_that_the_bot_waits_for(table, "lost-patrol")
    mine = own_entries(table)

    table.page.locator("#board").click(position={"x": 8, "y": 8})

    expect(moment).to_have_count(0, timeout=LEAST)
    assert own_entries(table) == mine  # the bot may have moved by now


def own_entries(table: Table) -> list[Entry]:
    """What the person has done so far."""
    return [entry for entry in Match.from_link(table.link).log if entry.seat == 0]


HIDES = """() => {
  const card = document.getElementById("moment").getBoundingClientRect();
  const middles = [...document.querySelectorAll("#board [data-pick]")]
    .map((element) => element.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  return middles.filter(
    ([x, y]) => x > card.left && x < card.right && y > card.top && y < card.bottom,
  ).length;
}"""
"""How much that can be picked on the board lies below what is shown."""


@phone
def test_who_can_choose_sees_where_and_any_touch_ends_it(table: Table, moment: Locator) -> None:
    page = table.page
    table.play("lost-patrol", **FIGHTS["lost-patrol"])
    for shown in steps(table):
        if moment.count() and shown.decision == "push_lurkers":
            break

    assert page.locator("#board [data-pick]").count()
    assert page.evaluate(HIDES) == 0
    page.locator("#prompt").tap()
    expect(moment).to_be_hidden(timeout=LEAST / 2)  # by itself it stays for longer
    expect(moment).to_have_count(0)


@pytest.mark.parametrize(
    "lang",
    sampled([pytest.param("en", marks=phone), "hu", pytest.param("fa", marks=low)], 3, first=2),
)
def test_it_is_shown_within_the_board(table: Table, moment: Locator, lang: str) -> None:
    table.play("lost-patrol", **FIGHTS["lost-patrol"], lang=lang)
    for _shown in steps(table):
        if moment.count():
            break

    box = moment.bounding_box()
    board = table.page.locator("#board").bounding_box()
    assert box
    assert board
    assert box["x"] >= board["x"]
    assert box["y"] >= board["y"]
    assert box["x"] + box["width"] <= board["x"] + board["width"]
    assert box["y"] + box["height"] <= board["y"] + board["height"]


def test_one_sees_what_one_has_drawn_and_passes_the_device_then(
    table: Table, moment: Locator
) -> None:
    table.play("battle-line", seed=7)
    seat, shown = table.now.seat, table.now
    while shown.seat == seat:
        shown = table.pick(shown.picks[0])

    assert shown.screen == "table"
    expect(moment).to_contain_text("draws")
    table.press("#go-on")

    assert table.now.screen == "handover"


@only_wild
def test_a_replay_shows_it_and_goes_on_at_once(table: Table, moment: Locator) -> None:
    page, replay = table.page, table.page.locator("#replay")
    to_a_fight_that_the_bot_waits_for(table, "lost-patrol")
    said = moment.inner_text()
    table.open(f"#/replay/{table.match_id}")
    expect(moment).to_be_visible()
    assert moment.inner_text() == said

    while moment.count():  # one fight may follow another
        place = replay.get_attribute("data-move")
        page.keyboard.press("ArrowLeft")
        expect(replay).not_to_have_attribute("data-move", place)
    page.keyboard.press("ArrowRight")
    expect(moment).to_be_visible()
    expect(moment).to_be_hidden()  # by itself, and stays so at this move
    expect(page.locator("#board [data-moment]").first).to_be_visible()


HIDDEN = """() => {
  const [moment, plane] = ["#moment", "[data-plane]"].map((it) => document.querySelector(it));
  if (!moment) return 0;
  const [one, all] = [moment, plane].map((it) => it.getBoundingClientRect());
  const width = Math.min(one.right, all.right) - Math.max(one.left, all.left);
  const height = Math.min(one.bottom, all.bottom) - Math.max(one.top, all.top);
  return Math.max(width, 0) * Math.max(height, 0) / (all.width * all.height);
}"""
"""The part of the battlefield that lies below what is shown of dice."""


@phone
@pytest.mark.parametrize("lang", sampled(["hu", "en"], 2))
def test_dice_leave_most_of_a_battlefield_free(table: Table, lang: str) -> None:
    """In a battle between bots, several throws at once too."""
    rng = random.Random(4)
    match = Match("deep-space-wars", 2, {"armies": "drawn"}, rng=rng)
    played_on(match, 2, rng, lambda it: it.state.round >= effort(3, 4))
    table.open(f"#/?lang={lang}")
    table.open(f"#m={match.link()}/0")
    replay, found = table.page.locator("#replay"), []
    for stop in range(1, int(replay.get_attribute("data-last") or 0) + 1):
        table.page.locator("#step-on").click()
        expect(replay).to_have_attribute("data-move", str(stop))
        if table.page.locator("#moment").count():
            found.append(table.page.evaluate(HIDDEN))
    assert any(found)
    assert max(found) <= 1 / 3
