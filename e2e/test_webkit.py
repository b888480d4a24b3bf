"""The smoke set in WebKit, the engine of Safari: every game is played, comes back, and goes on."""

from collections.abc import Iterator
from random import Random

import pytest

import pygames
from e2e import twin
from e2e.host import KEPT, Host
from e2e.pages import Table
from e2e.webkit import Window, click, opened
from pygames import Match
from tests.effort import only_wild, sampled
from web.build.browser import find_webkit

TROUBLE = "[...amiss, ...driver.notices]"
"""Errors in the page, and what it had to say of a start or a move that went wrong."""


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    """One window for all tests: in a new one each would take much longer to start."""
    driver = find_webkit()
    if driver is None:
        pytest.skip("no WebKitGTK is installed, or no Xvfb for it")
    with opened(driver) as window:
        window.resize(1280, 840)
        yield window


@pytest.fixture(scope="module")
def host(site: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host that the last test stops."""
    host = Host(tmp_path_factory.mktemp("webkit"))
    yield host
    host.stop()


@pytest.fixture(scope="module")
def table(window: Window, host: Host) -> Table:
    """The page, opened once: a game begins in it as for somebody who has just played another."""
    table = Table(window, host.site, click)
    table.open()
    return table


@pytest.mark.parametrize("game", sampled([*pygames.GAMES], 5, first=4))
def test_a_game_is_played_and_goes_on_after_a_reload(table: Table, game: str) -> None:
    rng = Random(1)
    shown = table.go(f"#/play/{game}?seed=5")
    for _click in range(4):
        taken = shown.screen == "handover"
        shown = table.take(shown.seats[0]) if taken else table.pick(rng.choice(shown.picks))
    table.race(rng, moves=12)
    before, link = table.now, table.link

    table.page.reload()

    after = table.ready()
    assert (before.screen, before.decision, before.picks) == (
        after.screen,
        after.decision,
        after.picks,
    )
    assert table.link == link
    table.race(rng, moves=18)
    assert len(Match.from_link(table.link).log) >= 18
    assert table.page.evaluate(TROUBLE) == []


@only_wild
def test_a_match_comes_by_a_link_and_is_played_without_a_network(table: Table, host: Host) -> None:
    sent = Match("battle-line", options={"hand_size": 3, "use_tactics": False}, rng=Random(2))
    twin.play_on(sent, Random(3), moves=36)
    shown = table.go(f"#m={sent.link()}")
    table.page.evaluate(KEPT)
    host.stop()

    table.page.reload()

    assert table.ready() == shown
    assert table.link == sent.link()
    table.take(shown.seats[0])
    table.race(Random(4))
    match = Match.from_link(table.link)
    assert match.outcome
    assert match.log[: len(sent.log)] == sent.log
    assert table.page.evaluate(TROUBLE) == []
