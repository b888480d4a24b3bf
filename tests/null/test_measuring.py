"""The measuring tape over Null's line: for everybody at any time, and it changes nothing."""

from typing import Any

import pytest

from tests.null.test_line import _offered, visiting
from tests.table.visitor import Visitor, unheard

__all__ = ["_offered"]


def measured(
    visitor: Visitor, one: Any = "at:20,0", other: Any = "at:63,0"
) -> list[dict[str, Any]]:
    """What the page gets; the page itself stays as it is."""
    event = {"type": "measure", "from": one, "to": other, "seed": 1, "time": 1}
    page = visitor.app.handle(event)
    assert page.html == ""
    return page.effects


def test_it_is_drawn_and_said_how_far_it_is() -> None:
    (effect,) = measured(visiting())
    assert (effect["type"], effect["at"], effect["told"]) == (
        "measure",
        "at:63,0",
        "43 places apart",
    )
    assert "M20 -5H63" in effect["html"]


def test_nothing_is_kept_of_it() -> None:
    visitor = visiting()
    before = visitor.app.session.memory(), len(visitor.match.log), unheard(visitor.shown.html)
    measured(visitor)
    visitor.send("fold", id="moves")
    now = visitor.app.session.memory(), len(visitor.match.log), unheard(visitor.shown.html)
    assert before == now


def test_who_is_not_asked_measures_too() -> None:
    visitor = visiting()
    visitor.pick("do:ready")
    assert visitor.match.decisions
    assert measured(visitor)


def test_in_a_replay_it_is_measured_too() -> None:
    visitor = visiting()
    visitor.go(f"#/replay/{visitor.app.session.table.id}")
    assert visitor.screen == "replay"
    assert visitor.shown.has("tape")
    assert measured(visitor)


def test_where_nothing_is_shown_there_is_nothing_to_measure() -> None:
    visitor = visiting()
    visitor.go("#/")
    assert measured(visitor) == []


@pytest.mark.parametrize("odd", ["", "at:", "runner", None, 7, ["at:1,0"], "x" * 300])
def test_what_is_no_point_is_answered_by_nothing(odd: Any) -> None:
    assert measured(visiting(), odd) == []
    assert measured(visiting(), other=odd) == []


def test_games_without_a_plane_have_no_tape() -> None:
    visitor = Visitor("#/play/battle-line?seed=1")
    visitor.take()
    assert not visitor.shown.has("tape")
    assert measured(visitor) == []
