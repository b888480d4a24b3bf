"""What has been won and lost: from the matches that are kept, and from those that were deleted."""

from typing import Any

import pytest

from pygames.core.language import use
from pygames.table.results import PAST, Result, records, results
from tests.table.visitor import Visitor

ANN, BO = "Ann", "Bo"


def ended(*winners: int, names: tuple[str, str] = (ANN, BO), **more: Any) -> Result:
    """A match between two people that is over."""
    return Result(
        "battle-line",
        names,
        more.get("bots", (0, 0)),
        winners,
        more.get("moves", 100),
        more.get("time", 0),
    )


def given_up(visitor: Visitor, **query: object) -> str:
    """Begin a match, give up, and tell where it is kept."""
    visitor.play("battle-line", **query)
    if visitor.screen == "handover":
        visitor.take()
    visitor.send("move", index="0", also="true")
    assert visitor.over
    return visitor.url.removeprefix("#/match/")


def test_nothing_has_been_played() -> None:
    visitor = Visitor("#/statistics")

    assert visitor.screen == "statistics"
    assert "Nothing to count yet" in visitor.shown.text()
    assert visitor.shown.element("to-games").attributes["href"] == "#/"


def test_a_match_that_goes_on_does_not_count() -> None:
    visitor = Visitor("#/play/battle-line?seed=5")
    visitor.go("#/statistics")

    assert "Nothing to count yet" in visitor.shown.text()


def test_a_match_counts_once_it_is_over_and_still_when_it_is_deleted() -> None:
    visitor = Visitor()
    key = given_up(visitor, seed=5)
    visitor.go("#/statistics")
    before = visitor.shown.text()
    assert "1 match played" in before

    visitor.go("#/")
    visitor.send("delete", id=key)
    visitor.send("delete", id=key)
    assert visitor.saves == {}
    visitor.start("#/statistics")

    assert visitor.shown.text() == before


def test_the_other_side_of_a_bot_is_always_the_person() -> None:
    result = ended(0, names=("", "Zoe"), bots=(3, 0))
    (record,) = records([result])

    assert record.player == "Zoe"
    assert record.others == ("Hard bot",)
    assert record.level == 3
    assert record.points == (-1,)


def test_levels_are_counted_apart() -> None:
    against = [ended(0, bots=(0, level), names=(ANN, "")) for level in (1, 2, 1)]

    assert sorted((r.others, r.points) for r in records(against)) == [
        (("Easy bot",), (1, 1)),
        (("Medium bot",), (1,)),
    ]


def test_two_people_are_the_same_pair_wherever_they_sit() -> None:
    (record,) = records([ended(0), ended(0, names=(BO, ANN)), ended()])

    assert (record.player, record.others) == (ANN, (BO,))
    assert record.points == (1, -1, 0)
    assert record.balance == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("points", "streak", "best"),
    [
        ([1], (1, 1), 1),
        ([1, 1, -1], (-1, 1), 2),
        ([-1, 1, 1, 1], (1, 3), 3),
        ([0, 0], (0, 2), 0),
        ([1, 1, 0, 1, -1, -1], (-1, 2), 2),
    ],
)
def test_streaks(points: list[int], streak: tuple[int, int], best: int) -> None:
    winners: dict[int, tuple[int, ...]] = {1: (0,), 0: (), -1: (1,)}
    (record,) = records(ended(*winners[point]) for point in points)

    assert record.streak == streak
    assert record.best_streak == best


def test_the_average_length_is_that_of_all_matches() -> None:
    (record,) = records([ended(0, moves=80), ended(1, moves=101)])

    assert record.average == 90


def test_matches_are_told_in_the_order_in_which_they_ended() -> None:
    settings = {PAST: [list(ended(0, time=5)), list(ended(1, time=2))]}

    assert [result.time for result in results([], settings)] == [2, 5]


@pytest.mark.parametrize(
    "kept",
    [None, 7, "x", [None], [[]], [["battle-line", [], [], [], 1, 2]], [["x", "ab", [0], [], 1, 1]]],
)
def test_what_cannot_be_read_is_left_out(kept: Any) -> None:
    assert results([], {PAST: kept}) == []


def test_results_of_games_that_are_not_here_are_not_shown() -> None:
    visitor = Visitor()
    visitor.settings = {PAST: [["chess", [ANN, BO], [0, 0], [0], 40, 1]]}

    assert "Nothing to count yet" in visitor.start("#/statistics").text()


@pytest.mark.parametrize("code", ["en", "tr", "hu", "fa"])
def test_a_record_is_drawn_and_told(code: str) -> None:
    visitor = Visitor()
    past = [ended(0, time=1), ended(1, time=2), ended(0, time=4)]
    past.append(ended(0, time=3, bots=(0, 2), names=(ANN, "")))  # one match makes no curve
    visitor.settings = {PAST: [list(result) for result in past], "lang": code}
    shown = visitor.start("#/statistics")

    assert len(shown.all("points", "polyline")) == 1
    assert ("۲" if code == "fa" else "2") in shown.text()
    use("en")
