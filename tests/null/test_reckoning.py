"""The runner of Null is moved by words: to places that are told, or so far in a direction."""

import pytest

from tests.null.test_line import _offered, visiting

__all__ = ["_offered"]


def test_places_are_told_once_they_are_asked_for() -> None:
    visitor = visiting()
    assert not visitor.shown.has("place-0")
    visitor.send("unfold", id="places")
    assert "As far as place 20" in visitor.shown.text("places")
    visitor.pick("at:80,0")
    assert visitor.app.session.table.sight().layout == "80"
    assert not visitor.shown.has("place-0")


@pytest.mark.parametrize(
    ("hour", "far", "place"),
    [
        ("3", "2", "70"),
        ("9", "1.5", "35"),
        ("9", "1,5", "35"),
        ("۹", "۱٫۵", "35"),
        ("３", "２", "70"),
    ],
)
def test_it_goes_so_far_in_a_direction(hour: str, far: str, place: str) -> None:
    visitor = visiting()
    visitor.send("reckon", fields={"hour": hour, "far": far})
    assert visitor.app.session.table.sight().layout == place


@pytest.mark.parametrize(
    ("hour", "far"), [("3", ""), ("x", "1"), ("3", "-1"), ("3", "1e9"), ("3", "99"), ("9", "99")]
)
def test_what_is_no_direction_moves_nothing(hour: str, far: str) -> None:
    visitor = visiting()
    before = visitor.app.session.table.sight().layout
    visitor.send("reckon", fields={"hour": hour, "far": far})
    assert visitor.app.session.table.sight().layout == before
    assert visitor.app.session.notice


def test_a_distance_that_is_no_number_is_asked_for_with_an_example() -> None:
    visitor = visiting()
    visitor.send("reckon", fields={"hour": "3", "far": "far"})
    assert visitor.app.session.notice == "Write a distance in inches, such as 4.5."


def test_where_there_is_no_such_direction_it_is_said() -> None:
    visitor = visiting()
    visitor.send("reckon", fields={"hour": "12", "far": "1"})
    assert visitor.app.session.notice == "Choose first what is to move."
