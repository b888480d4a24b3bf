"""Two devices play live: connected by a link or a picture, and broken in every way."""

import random

from playwright.sync_api import Page, expect

from e2e.conftest import NewContext
from e2e.friends import Friend, met
from e2e.live import (
    ASLEEP,
    answer,
    call,
    given,
    offered,
    wait_for_each_other,
    wait_for_line,
    wait_for_moves,
)
from e2e.pages import Table
from e2e.qr import read
from pygames import Match
from pygames.core.links import find
from pygames.live.table.desk import text_of
from pygames.post import letter
from tests.effort import WILD, only_wild

QUICK = "battle-line?use_tactics=false&hand_size=3"


def both_play(friends: list[Friend], rng: random.Random, turns: int) -> None:
    """Let everybody choose in turn; each move is seen by the others."""
    for _turn in range(turns):
        for friend in friends:
            if friend.choose(rng):
                wait_for_each_other(friends)
        if all(friend.now.over for friend in friends):
            return


def test_two_are_connected_by_pictures_and_see_each_move(
    new_context: NewContext, site: str
) -> None:
    anna, ben = met(new_context, site, QUICK, ["Anna", "Ben"])
    offer = offered(anna)
    assert read(anna.page.locator("#qr")) == offer
    assert len(text_of(letter.read(find(offer)[0]).call)) <= 140
    expect(anna.page.locator("#table")).to_have_attribute("data-line", "asking")
    ben.page.evaluate("it => { location.hash = it; }", offer.removeprefix(site))
    assert read(ben.page.locator("#qr")) == given(ben)
    assert len(text_of(letter.read(find(given(ben))[0]).call)) <= 140
    answer(anna, given(ben))
    for friend in (anna, ben):
        wait_for_line(friend, "on")
    both_play([anna, ben], random.Random(3), 1000 if WILD else 2)
    ours, theirs = (Match.from_link(friend.link).log for friend in (anna, ben))
    assert ours == theirs


@only_wild
def test_a_line_that_has_ended_begins_anew(new_context: NewContext, site: str) -> None:
    """A page is reloaded: play goes on by a link, then live. Its answer opens in another tab."""
    anna, ben = met(new_context, site, QUICK, ["Anna", "Ben"])
    call(anna, ben)
    for friend in (anna, ben):
        wait_for_line(friend, "on")
    mover, other = (anna, ben) if anna.now.picks else (ben, anna)
    other.page.reload()
    wait_for_line(mover, "lost")
    wait_for_line(other, "off")
    mover.choose(random.Random(1))
    other.take_in(mover.send())
    assert other.now.moves == mover.now.moves
    mover.page.evaluate("it => { location.hash = it; }", offered(other).removeprefix(site))
    second = Table(other.page.context.new_page(), site)
    second.open(given(mover).removeprefix(site))
    for friend in (anna, ben):
        wait_for_line(friend, "on")
    second.page.close()
    both_play([other, mover], random.Random(2), 1)
    eve = Friend(new_context().new_page(), site)
    eve.open(offered(anna, watch=True).removeprefix(site))
    answer(anna, given(eve))
    eve.page.wait_for_selector("#table")
    expect(eve.page.locator("#prompt")).to_contain_text("You are watching")
    both_play([anna, ben], random.Random(5), 1)
    wait_for_moves(eve, anna.now.moves)
    assert eve.page.locator("#hand [data-pick]").count() == 0


@only_wild
def test_three_who_are_introduced_play_on_when_the_host_is_gone(
    new_context: NewContext, site: str
) -> None:
    friends = met(new_context, site, "not-alone?seats=3", ["Anna", "Ben", "Cem"])
    host, *guests = friends
    for guest in guests:
        call(host, guest)
        wait_for_line(guest, "on")
    guests[0].page.wait_for_timeout(2000)
    both_play(friends, random.Random(6), 2)
    host.page.close()
    guests[0].page.wait_for_timeout(1000)
    for guest in guests:
        wait_for_line(guest, "on")


@only_wild
def test_a_page_that_was_stopped_goes_on(new_context: NewContext, site: str) -> None:
    anna, ben = met(new_context, site, QUICK, ["Anna", "Ben"])
    call(anna, ben)
    wait_for_line(ben, "on")
    wait_for_line(anna, "on")
    mover, other = (anna, ben) if anna.now.picks else (ben, anna)
    other.page.evaluate(f"({ASLEEP})(60)")
    wait_for_line(mover, "lost")
    mover.choose(random.Random(1))
    wait_for_line(mover, "on", 90_000)
    wait_for_moves(other, mover.now.moves)


def test_chromium_plays_with_firefox(firefox: Page, new_context: NewContext, site: str) -> None:
    anna, ben = Friend(new_context().new_page(), site), Friend(firefox, site)
    ben.join(anna.invite(QUICK), "Ben")
    call(anna, ben)
    for friend in (anna, ben):
        wait_for_line(friend, "on")
    both_play([anna, ben], random.Random(7), 2)
