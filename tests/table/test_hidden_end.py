"""A replay that does not tell how the match ends, until somebody goes there."""

import pytest

from tests.table.test_replay import OVER, RUNNING, shown
from tests.table.visitor import Visitor


def arrived(place: str = "") -> Visitor:
    """Somebody who looks at a match that is over, from its first move on."""
    visitor = Visitor()
    visitor.go(f"#m={OVER.link()}{place or '/0'}")
    return visitor


@pytest.fixture
def visitor() -> Visitor:
    return arrived()


def test_the_link_to_a_move_of_a_match_that_is_over_does_not_tell_its_end(visitor: Visitor) -> None:
    assert visitor.screen == "replay"
    assert shown(visitor)["data-move"] == "0"
    assert visitor.shown.text("position") == "Move 0"
    assert "win" not in visitor.shown.text()
    for told in ("slider", "review", "copy-story"):
        assert not visitor.shown.has(told)


def test_the_story_goes_no_further_than_the_board(visitor: Visitor) -> None:
    before = len(visitor.shown.text("story"))
    for _move in range(3):
        visitor.send("step", by="1")
        assert len(visitor.shown.text("story")) > before
        before = len(visitor.shown.text("story"))
    assert before < len(arrived_at_the_end(visitor).shown.text("story"))


def address(visitor: Visitor) -> str:
    """What the page writes into the address bar."""
    return visitor.app.session.route.url


def arrived_at_the_end(visitor: Visitor) -> Visitor:
    visitor.send("seek", to=visitor.shown.element("show-end").attributes["data-to"])
    return visitor


def test_the_end_is_shown_when_it_is_reached_and_stays_known(visitor: Visitor) -> None:
    last = int(shown(visitor)["data-last"])
    visitor.send("seek", to=last - 1)
    assert visitor.shown.has("show-end")
    visitor.send("step", by="1")
    assert "win" in visitor.shown.text("told")
    visitor.send("seek", to=0)
    assert visitor.shown.has("slider")
    assert visitor.shown.has("review")
    assert "hidden" not in address(visitor)


def test_it_is_hidden_after_a_reload_too(visitor: Visitor) -> None:
    visitor.send("step", by="1")
    visitor.go(address(visitor))
    assert shown(visitor)["data-move"] == "1"
    assert visitor.shown.has("show-end")


def test_a_moment_of_a_match_does_not_tell_its_end_either() -> None:
    visitor = arrived("/5")
    assert shown(visitor)["data-move"] == "5"
    assert visitor.shown.has("show-end")


def test_the_list_of_matches_leads_there_and_the_table_to_all_of_it(visitor: Visitor) -> None:
    key = visitor.url.split("/")[2].split("?")[0]
    visitor.go("#/")
    visitor.go(visitor.shown.element(f"replay-{key}").attributes["href"])
    assert visitor.shown.has("show-end")
    visitor.go(f"#/match/{key}")
    visitor.go(visitor.shown.element("to-replay").attributes["href"])
    assert visitor.shown.has("slider")


def test_a_match_that_goes_on_has_no_end_to_hide() -> None:
    visitor = Visitor()
    visitor.go(f"#m={RUNNING.link()}/3")
    visitor.send("watch", eyes="0")
    assert visitor.shown.has("slider")
