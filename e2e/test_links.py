"""A match as text, from another device."""

import random

import pytest
from playwright.sync_api import expect

from e2e import twin
from e2e.pages import Table
from pygames import Match


def match(moves: int | None, **options: object) -> Match:
    """A match that somebody else has begun."""
    begun = Match("battle-line", options=options, names=("Ann", "Ben"), rng=random.Random(31))
    return twin.play_on(begun, random.Random(32), moves)


def test_a_link_goes_on_where_it_was_written(table: Table) -> None:
    sent = match(30)

    shown = table.open(f"#m={sent.link()}")

    assert (shown.screen, shown.seats) == ("handover", [str(sent.decisions[0].seat)])
    assert table.link == sent.link()
    shown = table.take(shown.seats[0])
    assert shown.moves == str(len(sent.log))
    expect(table.page.locator("#table")).to_contain_text("Ann")
    table.race(random.Random(33), moves=len(sent.log) + 10)


def test_the_same_link_twice_is_one_match(table: Table) -> None:
    link = match(10).link()
    table.open(f"#m={link}")
    first = table.match_id

    table.open(f"#m={link}")

    assert table.match_id == first
    table.open()
    expect(table.page.locator(".save")).to_have_count(1)


def test_a_match_that_is_over_opens_at_its_end(table: Table) -> None:
    sent = match(None, use_tactics=False, hand_size=3)

    shown = table.open(f"#m={sent.link()}")

    assert (shown.over, shown.moves) == (True, str(len(sent.log)))


@pytest.mark.parametrize(
    ("link", "said"),
    [
        (match(30).link()[:-7], "cut off"),
        (match(30).link().swapcase(), "not a link"),
        (match(30).link()[:4] + match(30).link()[4:].swapcase(), "damaged"),
        ("", "not a link"),
        ("nonsense", "not a link"),
        ("%00<script>", "not a link"),
    ],
    ids=["cut off", "another", "damaged", "empty", "nonsense", "markup"],
)
def test_a_broken_link_says_so_and_home_still_works(table: Table, link: str, said: str) -> None:
    shown = table.open(f"#m={link}")

    assert shown.screen == "home"
    expect(table.notice).to_contain_text(said)
    assert table.press("#play-battle-line").screen == "handover"
