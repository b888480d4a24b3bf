"""A stranger gets from home to the first move of a first match, by what is on the screen alone."""

import pytest

import pygames
from e2e.devices import phone
from e2e.pages import Shown, Table, tap
from pygames import Match

TAPS = {"battle-line": 4, "espionage": 3, "lost-patrol": 4}
"""How many taps that takes: two to the table, the others for the move itself."""


def first(shown: Shown) -> str:
    """What stands out most: a button that ends a draft, else the first thing with a halo."""
    ready = [pick for pick in shown.picks if pick.startswith("do:")]
    return (ready or shown.picks)[0]


@phone
@pytest.mark.parametrize("game", pygames.GAMES)
def test_from_home_to_the_first_move(table: Table, game: str) -> None:
    table.touch = tap
    table.open()
    table.press(f"#play-{game}")
    shown = table.press(".way.best")
    taps = 2
    while not any(entry.seat == 0 for entry in Match.from_link(table.link).log):
        assert shown.screen == "table"
        if shown.thinking:
            shown = table.changed(shown)
            continue
        assert "Player 1" not in table.page.locator("#tray").inner_text()
        shown = table.pick(first(shown))
        taps += 1

    assert taps <= TAPS[game]


@phone
def test_a_lone_player_is_you_to_the_end(table: Table) -> None:
    table.touch = tap
    table.open("#/play/battle-line?bots=1:1&seed=5")
    while table.now.thinking:
        table.changed(table.now)
    table.also()

    prompt = table.page.locator("#prompt").inner_text()
    assert prompt.strip() == "Easy bot wins: you resigned"
    assert "Player 1" not in table.page.locator("#app").inner_text()
