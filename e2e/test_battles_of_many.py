"""Battles between more than two: with bots and allies, at one device, and by link between two."""

import random

from playwright.sync_api import expect

from e2e.commander import agree
from e2e.conftest import NewContext
from e2e.pages import Shown, Table
from pygames import Match
from tests.effort import effort, only_wild

FOUR = {"seats": 4, "preset": "at_once"}
ALLIES = {**FOUR, "sides": "AABB"}
LINKS = effort(2, 4)
"""After so many links all are ready to stop."""


def ended(table: Table) -> Match:
    """The battle that is shown, at its end; everybody has played in it."""
    match = Match.from_link(table.link)
    assert match.outcome
    assert {0, 1, 2, 3} == {entry.seat for entry in match.log if entry.seat >= 0}
    return match


@only_wild
def test_one_person_and_three_bots_in_two_alliances(table: Table) -> None:
    """DSW-22, DSW-188: an ally wins and loses together with the person."""
    table.play("deep-space-wars", bots="1:1,2:1,3:1", seed=5, **{**FOUR, "sides": "ABAB"})
    asked = table.race(random.Random(2))
    assert {0} == {seat for seat, _element in asked}
    match = ended(table)

    assert match.outcome
    assert set(match.outcome.winners) in ({0, 2}, {1, 3}, set())
    prompt = table.page.locator("#prompt")
    if 0 in match.outcome.winners:
        expect(prompt).to_contain_text("You win together with")
    else:
        expect(prompt).not_to_contain_text("You")


@only_wild
def test_four_people_at_one_device(table: Table) -> None:
    """DSW-8: there are no secrets, so the device goes round without a curtain; whose turn it is
    stands before what to do, and only the squads of that seat can be picked."""
    table.play("deep-space-wars", seed=3, **FOUR)
    names = [f"Player {seat + 1}" for seat in range(4)]

    def look(shown: Shown) -> None:
        assert shown.screen == "table"
        own = names[int(shown.seat)]
        expect(table.page.locator("#prompt")).to_contain_text(own)
        for pick in table.page.locator('[id^="squad:"][id$="@table"][data-pick]').all():
            assert own in (pick.get_attribute("aria-label") or "")

    seen = set()
    for moves in range(12, 48, 4):
        shown = table.now
        look(shown)
        seen.add(shown.seat)
        table.race(random.Random(moves), moves=moves)
    assert {"0", "1", "2", "3"} == seen
    table.race(random.Random(3))
    ended(table)
    expect(table.page.locator("#rematch")).to_be_visible()


def test_two_devices_with_two_seats_each(table: Table, new_context: NewContext) -> None:
    """Each plays its two seats and sends a link as soon as the others are asked, until all agree
    to stop (DSW-183)."""
    table.play("deep-space-wars", seed=2, **ALLIES)
    other = Table(new_context().new_page(), table.site)
    other.open()
    devices = [(table, [0, 1]), (other, [2, 3])]
    rng = random.Random(2)
    links = 0
    while not table.now.over:
        (here, seats), (there, _theirs) = devices
        if links < LINKS:
            here.race(rng, seats=seats)
        else:
            agree(here, seats)
        shown = there.go(f"#m={here.link}")
        if shown.screen == "handover":
            there.take(shown.seats[0])
        assert here.link == there.link
        devices.reverse()
        links += 1

    match = ended(table)
    assert match.outcome
    assert match.outcome.reason.startswith("agreed")
    assert other.now.over
