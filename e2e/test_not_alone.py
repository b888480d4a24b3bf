"""Not Alone in the real page: matches to their end, on one device, against bots and by links."""

import random
from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import NewContext
from e2e.host import Host, without_network
from e2e.keys import tab_to
from e2e.not_alone import asks, ended, in_the_middle, put, state_of, told_too_much
from e2e.pages import Shown, Table
from pygames import Match
from tests.effort import effort, only_wild, sampled

BOTS = ",".join(f"{seat}:{1 + seat % 2}" for seat in range(7))


def bots(person: int) -> str:
    """Six bots of both lower levels around one person."""
    return ",".join(it for it in BOTS.split(",") if int(it[0]) != person)


# --- matches on one device -------------------------------------------------------------------


@only_wild
def test_a_random_match_of_two_comes_to_its_end(table: Table) -> None:
    table.play("not-alone", seats=2, seed=4)

    table.race(random.Random(2))

    match = ended(table)
    assert {0, 1} <= {entry.seat for entry in match.log}
    assert match.outcome
    expect(table.page.locator("#prompt")).to_contain_text("win")
    assert table.press("#rematch").screen == "handover"


def at_once(element: Locator) -> None:
    """Touch it without waiting for hands."""
    element.evaluate("it => it.click()")


class People:
    """They play no cards while there is anything else to do, and resist when they must.

    Who could also pass on the open table lets the others go first, as the page suggests.
    """

    SELDOM = ("card:", "do:instead", "do:give-up", "do:nothing")
    """What is a card, asks for one, or gives something away."""

    def __init__(self, table: Table, seed: int) -> None:
        table.touch = at_once
        self.table = table
        self.rng = random.Random(seed)
        self.count: Counter[str] = Counter()

    def step(self, shown: Shown) -> Shown:
        """Take the device, pass, or pick."""
        table = self.table
        self.count["taps"] += 1
        if shown.screen == "handover":
            self.count["hand-overs"] += 1
            urgent = table.page.locator(".primary[data-seat]").all()
            return table.take(self.rng.choice(urgent).get_attribute("data-seat") or "")
        self.count[shown.decision or "open"] += 1
        if table.page.locator("#pass-rest").count():
            return table.press("#pass-rest")
        if "do:rest" in shown.picks:
            return table.pick("do:rest")
        return table.pick(self.rng.choice(self._sensible(shown.picks)))

    def _sensible(self, picks: list[str]) -> list[str]:
        """Go somewhere, use what is there."""
        kinds = Counter(it.partition(":")[0] for it in picks)
        if kinds["own"] > 1:
            return [it for it in picks if it.startswith("own:")]
        others = [it for it in picks if not it.startswith(self.SELDOM)]
        return others or picks


def test_four_on_one_device_hand_it_over_seldom_and_learn_nothing(table: Table) -> None:
    shown = table.play("not-alone", seats=4, seed=5)
    people = People(table, 3)
    found: dict[str, str] = {}
    for _step in range(effort(32, 1000)):
        if shown.over:
            break
        for secret in told_too_much(table, shown):
            found.setdefault(secret, f"{shown.screen} {shown.decision} {shown.moves}")
        shown = people.step(shown)

    rounds = state_of(Match.from_link(table.link)).turns
    print({name: round(count / rounds, 1) for name, count in people.count.items()}, rounds)
    assert found == {}
    assert people.count["hand-overs"] <= 7 * rounds
    assert people.count["taps"] <= 16 * rounds


def test_who_has_cards_may_take_the_device_from_the_open_table(table: Table) -> None:
    """Chosen at random, cards and all: nobody sees what only others know."""
    shown = table.play("not-alone", seats=4, seed=6, preset="everything")
    table.touch = at_once
    rng = random.Random(4)
    found: dict[str, str] = {}
    for _step in range(effort(24, 120)):
        for secret in told_too_much(table, shown):
            found.setdefault(secret, f"{shown.screen} {shown.decision} {shown.moves}")
        if shown.over:
            break
        if shown.screen == "handover" or not shown.picks:
            shown = table.take(rng.choice(shown.seats))
        else:
            shown = table.pick(rng.choice(shown.picks))

    assert found == {}


# --- against bots ----------------------------------------------------------------------------


@pytest.mark.parametrize("person", sampled([0, 3], 2, first=1))
def test_a_person_among_six_bots(table: Table, person: int) -> None:
    shown = table.play("not-alone", seats=7, bots=bots(person), seed=8)
    rng = random.Random(5)
    waits: list[float] = []
    moves = 0
    while not shown.over and moves < effort(4, 8):
        if shown.thinking:
            start = table.page.evaluate("performance.now()")
            while shown.thinking:
                shown = table.changed(shown)
            waits.append(table.page.evaluate("performance.now()") - start)
        else:
            assert shown.seat == str(person)
            shown = table.pick(rng.choice(shown.picks))
            moves += 1

    print(f"between two choices: {sorted(map(round, waits))} ms")
    log = Match.from_link(table.link).log
    assert set(range(7)) <= {entry.seat for entry in log}


# --- by links --------------------------------------------------------------------------------


@only_wild
def test_two_who_choose_at_once_on_their_own_devices_are_joined(
    table: Table, new_context: NewContext, site: str
) -> None:
    start = in_the_middle(lambda match: len(match.decisions) > 2 and asks("explore")(match))
    seats = [it.seat for it in start.decisions if it.name == "explore"]
    links = []
    for seat in seats:
        other = Table(new_context().new_page(), site)
        shown = other.open(f"#m={start.link()}")
        assert str(seat) in shown.seats
        shown = other.take(seat)
        while int(shown.moves or 0) == len(start.log) and shown.seat == str(seat):
            shown = other.pick(next(it for it in shown.picks if it.startswith("own:")))
        links.append(other.link)

    table.open(f"#m={start.link()}")
    for link in links:
        table.open(f"#m={link}")
    expect(table.page.locator("#app")).to_contain_text("Both choices now stand")
    table.open()
    expect(table.page.locator(".save")).to_have_count(1)
    table.press(".save [id^='go-']")
    log = Match.from_link(table.link).log[len(start.log) :]
    assert {entry.seat for entry in log if entry.move.kind == "select"} == set(seats)


def test_a_link_to_what_all_may_see_shows_the_open_table(table: Table) -> None:
    start = in_the_middle(lambda match: len(match.decisions) > 1 and asks("window")(match))
    asked = [it.seat for it in start.decisions]

    shown = table.open(f"#m={start.link()}")

    assert (shown.screen, shown.seat) == ("table", "")
    assert sorted(map(int, shown.seats)) == asked
    assert table.take(shown.seats[0]).seat == shown.seats[0]


# --- keys, languages, networks ---------------------------------------------------------------


@only_wild
def test_a_match_by_keyboard_alone(table: Table) -> None:
    """The only Hunted gives up again and again, so that it is over soon."""
    page = table.page
    shown = table.play("not-alone", seats=2, seed=7)
    met = set()
    while not shown.over:
        met.add(shown.decision)
        if shown.screen == "handover":
            goal = "button[data-seat]"
        elif "do:give-in" in shown.picks:
            goal = '[data-pick="do:give-in"]'
        elif "do:give-up" in shown.picks:
            goal = '[data-pick="do:give-up"]'
        else:
            goal = "[data-pick]"
        tab_to(page, goal)
        shown = table.do(lambda: page.keyboard.press("Enter"))

    ended(table)
    assert {"side", "explore", "hunt"} <= met
    tab_to(page, "#rematch")
    assert table.do(lambda: page.keyboard.press("Enter")).screen == "handover"


@only_wild
def test_after_one_visit_a_match_needs_no_network(visitor: Table, host: Host) -> None:
    table = without_network(visitor, host)
    table.play("not-alone", seats=3, bots="1:1", seed=9)
    table.race(random.Random(6), moves=60)

    assert int(table.now.moves or 60) >= 60


# --- interruptions ---------------------------------------------------------------------------


@pytest.mark.parametrize("decision", sampled(["explore", "hunt", "window", "resolve"], 2))
def test_a_reload_in_every_phase_goes_on_where_it_was(table: Table, decision: str) -> None:
    match = in_the_middle(asks(decision))
    before = put(table, match)
    assert before.decision == decision
    if len(before.picks) > 1 and decision == "explore":
        before = table.pick(next(it for it in before.picks if it.startswith("own:")))
    table.page.reload()

    after = table.ready()
    if decision == "window":  # who had taken the device to look takes it again
        after = table.take(before.seat)
    assert after == before
    table.race(random.Random(2), moves=len(match.log) + 10)
