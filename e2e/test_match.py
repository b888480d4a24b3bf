"""Whole matches by picks, from the first card to the end screen and on."""

import random

from playwright.sync_api import expect

from e2e import twin
from e2e.pages import Table
from pygames import Match
from tests.effort import effort, only_wild

_DRAWN = """(counts) => [...document.querySelectorAll(".standing b")].every(
  (it, n) => getComputedStyle(it, "::before").counterReset === `tally ${counts[n]}`)"""
"""Whether the numbers of the end screen have counted up to these."""

SHORT = {"hand_size": 3, "use_tactics": "off"}


def test_two_people_play_a_match_and_another(table: Table) -> None:
    begun = table.open("#/play/battle-line?seed=7")
    assert (begun.screen, len(begun.seats)) == ("handover", 1)

    picks = table.play_on(random.Random(1), touches=effort(10, 100))
    picks += table.race(random.Random(2))

    # The same picks in another Python make the same match, to the letter.
    same = twin.replay(Match("battle-line", rng=random.Random(7)), picks)
    assert same.outcome
    assert table.link == same.link()
    assert {seat for seat, _element in picks} == {0, 1}
    expect(table.page.locator("#table")).to_have_attribute("data-moves", str(len(same.log)))
    expect(table.page.locator("#prompt")).to_contain_text("wins")
    fronts = [str(same.state.flags.count(seat)) for seat in (0, 1)]
    expect(table.page.locator(".standing .unseen")).to_have_text(fronts)
    table.page.wait_for_function(_DRAWN, arg=fronts)

    first = table.match_id
    again = table.press("#rematch")
    assert (again.screen, again.over) == ("handover", False)
    assert table.match_id != first
    table.take(again.seats[0])
    assert table.also().over
    expect(table.page.locator("#score")).to_be_visible()


@only_wild
def test_a_series_is_played_to_its_end(table: Table) -> None:
    table.play("battle-line", seed=3, series="games:2", **SHORT)

    picks = table.race(random.Random(4))

    options = {"hand_size": 3, "use_tactics": False, "series": "games:2"}
    same = twin.replay(Match("battle-line", options=options, rng=random.Random(3)), picks)
    assert table.link == same.link()
    assert (0, "do:next-play") in picks or (1, "do:next-play") in picks
    assert same.outcome
    scores = [str(score) for score in same.outcome.scores]
    expect(table.page.locator("#score b")).to_have_text(scores)  # the panel follows when idle


def test_things_travel_and_a_hand_need_not_wait_for_them(table: Table) -> None:
    table.page.emulate_media(reduced_motion="no-preference")
    table.play("battle-line", seed=5)

    table.race(random.Random(6), moves=40)

    table.page.evaluate("driver.rest()")
    expect(table.page.locator(".moving")).to_have_count(0)
