"""Friends in browsers of their own play by what they send each other in a chat."""

import random

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewContext
from e2e.friends import Friend, by_keys, met, play
from pygames import Match
from tests.effort import WILD

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "locale": "fa-IR"}
QUICK = {
    "battle-line": "battle-line?use_tactics=false&hand_size=3",
    "lost-patrol": "lost-patrol?preset=dash",
    "not-alone": "not-alone?seats=2",
    "espionage": "espionage?preset=small_fast",
    "deep-space-wars": "deep-space-wars?seats=2",
}


@pytest.mark.parametrize("game", QUICK)
def test_a_whole_match_by_letters(game: str, new_context: NewContext, site: str) -> None:
    """One has a phone and reads Persian, the other one sends without a mouse."""
    rng = random.Random(5)
    host = Friend(new_context().new_page(), site, by_keys)
    guest = Friend(new_context(**PHONE).new_page(), site)
    guest.join(host.invite(QUICK[game]), "بهرام")
    if guest.sends:
        host.take_in(guest.send())
    friends = [host, guest]
    play(friends, rng, 10_000 if WILD else 40)
    ours, theirs = (Match.from_link(friend.link).log for friend in friends)
    assert ours == theirs
    assert host.waits_for in ("", "1")
    assert "بهرام" in host.page.locator("#table").inner_text()
