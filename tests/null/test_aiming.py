"""The runner of Null is held over its line: what the page is told, and that no more happens."""

from typing import Any

import pytest

from pygames.table.board import READY, Aim
from tests.null.test_line import _offered, visiting
from tests.table.visitor import Visitor, unheard

__all__ = ["_offered"]


def aimed(visitor: Visitor, at: str, held: str = "runner") -> list[dict[str, Any]]:
    """What the page gets; the page itself stays as it is."""
    page = visitor.app.handle({"type": "aim", "id": held, "at": at, "seed": 1, "time": 1})
    assert page.html == ""
    return page.effects


@pytest.mark.parametrize(("x", "place"), [(63, 63), (81, 80), (2, 20)])
def test_it_is_drawn_and_said_where_the_runner_would_stand(x: int, place: int) -> None:
    (effect,) = aimed(visiting(), f"at:{x},-4")
    assert effect["type"] == "aim"
    assert effect["at"] == f"at:{place},0"
    assert f'cx="{place}"' in effect["html"]
    assert effect["told"] == f"The runner would stand at {place}"


def test_where_it_cannot_stand_it_is_said_why() -> None:
    (effect,) = aimed(visiting(), "at:101,0")
    assert (effect["at"], effect["html"]) == ("at:50,0", "")
    assert effect["told"] == "The runner moves up to 30 places and stays on the line."


def test_it_does_what_letting_go_does() -> None:
    for x in range(1, 101, 7):
        visitor = visiting()
        (effect,) = aimed(visitor, f"at:{x},0")
        visitor.pick(f"at:{x},0")
        assert effect["at"] == visitor.shown.element("runner").attributes["data-held"].join(
            ("at:", "")
        )


def test_nothing_is_kept_of_it() -> None:
    visitor = visiting()
    before = visitor.app.session.memory(), visitor.match.log, unheard(visitor.shown.html)
    aimed(visitor, "at:63,0")
    visitor.send("fold", id="moves")
    now = visitor.app.session.memory(), visitor.match.log, unheard(visitor.shown.html)
    assert before == now


def test_a_notice_stays() -> None:
    visitor = visiting()
    visitor.pick("at:0,0")
    aimed(visitor, "at:63,0")
    assert visitor.app.session.notice


@pytest.mark.parametrize(
    "at", ["", "at:", "at:1", "at:x,y", "card:1", "at:1e9,0", "x" * 100, None, 7]
)
def test_what_is_no_point_is_answered_by_nothing(at: Any) -> None:
    assert aimed(visiting(), at) == []


def test_nothing_is_aimed_at_where_no_point_can_be_picked() -> None:
    visitor = visiting()
    visitor.pick(READY)
    assert aimed(visitor, "at:63,0") == []
    visitor.go("#/")
    assert aimed(visitor, "at:63,0") == []
    battle_line = Visitor("#/play/battle-line?bots=1:1&seed=1")
    assert aimed(battle_line, "at:63,0") == []


def test_who_does_not_hold_the_device_aims_at_nothing() -> None:
    visitor = Visitor(seed=1)
    visitor.play("null", preset="line", seed=1)
    while "walk" not in {decision.name for decision in visitor.match.decisions}:
        visitor.step()
    if visitor.screen == "table":
        assert aimed(visitor, "at:63,0")
        table = visitor.app.session.table_session
        assert table is not None
        table.taken, table.holder = False, 1 - (table.holder or 0)
    assert aimed(visitor, "at:63,0") == []


def test_an_error_of_a_board_is_logged_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    visitor = visiting()
    monkeypatch.setattr(Aim, "__new__", lambda *_: 1 / 0)
    (effect,) = aimed(visitor, "at:63,0")
    assert effect["type"] == "log"
    visitor.pick("at:63,0")
    assert visitor.notice == ""
