"""Friends play sealed matches: nothing but letters goes between their browsers."""

import random

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewContext
from e2e.friends import PHONE, QUICK, Friend, by_keys, met, play
from pygames.fair.proof import read_proof
from tests.effort import WILD, only_wild


@pytest.mark.parametrize("game", [it for it in QUICK if WILD or it == "battle-line"])
def test_a_sealed_match(game: str, new_context: NewContext, site: str) -> None:
    """One has a phone and reads Persian, the other one sends without a mouse."""
    rng = random.Random(5)
    host = Friend(new_context().new_page(), site, by_keys)
    guest = Friend(new_context(**PHONE).new_page(), site)
    guest.join(host.invite(QUICK[game], sealed=True), "بهرام")
    if guest.sends:
        host.take_in(guest.send())
    friends = [host, guest]
    play(friends, rng, 10_000 if WILD else 12)
    if not WILD:
        resign(friends)
    open_all(friends)
    for friend in friends:
        expect(friend.page.locator("#verdict")).to_have_attribute("data-fair", "right")
        friend.page.locator("#verdict a").click()
        with friend.page.expect_download() as saved:
            friend.page.locator("#keep-proof").click()
        assert read_proof(saved.value.path().read_text()).verdict.kind == "right"


def resign(friends: list[Friend]) -> None:
    """Let whoever is asked next give up."""
    while not any(friend.now.picks for friend in friends):
        exchange(friends)
    next(friend for friend in friends if friend.now.picks).also()


def open_all(friends: list[Friend]) -> None:
    """Let everybody hear of the end, and open what they had sealed."""
    for _turn in friends:
        exchange(friends)


def exchange(friends: list[Friend]) -> None:
    """Let everybody send what there is to be sent."""
    for friend in friends:
        if friend.sends and friend.owes:
            address = friend.send()
            for other in friends:
                if other is not friend:
                    other.take_in(address)


@only_wild
def test_three_play_a_sealed_match(new_context: NewContext, site: str) -> None:
    friends = met(new_context, site, "not-alone?seats=3", ["Anna", "Ben", "Cem"], sealed=True)
    play(friends, random.Random(3), 2000 if WILD else 8)
    assert [friend.here for friend in friends] == [[0], [1], [2]]
    assert min(int(friend.now.moves) for friend in friends) > 1
    if WILD:
        open_all(friends)
        for friend in friends:
            expect(friend.page.locator("#verdict")).to_have_attribute("data-fair", "right")


def test_taps_from_a_letter_to_the_next(new_context: NewContext, site: str) -> None:
    """A move and a touch to send it, as in an open match."""
    anna, ben = friends = met(new_context, site, QUICK["battle-line"], ["Anna", "Ben"], sealed=True)
    while not any(friend.now.picks for friend in friends):
        exchange(friends)
    rng = random.Random(2)
    for _turn in range(3):
        for friend, other in ((anna, ben), (ben, anna)):
            friend.touches = 0
            if friend.choose(rng) or (friend.sends and friend.owes):
                address = friend.send()
                assert friend.touches == 1
                other.take_in(address)
