"""What has been won and lost: from the matches that are kept, and from those that were deleted."""

import json
from itertools import permutations
from typing import Any

import pytest

from pygames import GAMES
from pygames.core.language import use
from pygames.table.results import PAST, Result, records, results, sound
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


def given_up(visitor: Visitor, game: str = "battle-line", **query: object) -> str:
    """Begin a match, give up, and tell where it is kept."""
    visitor.play(game, **query)
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


# --- games with roles ----------------------------------------------------------------------------

HUNTED = ("creature", *["hunted"] * 3)


def hunt(*winners: int, seat: int = 0, level: int = 2, **more: Any) -> Result:
    """A match of one person in this seat with three bots."""
    bots = tuple(0 if it == seat else level for it in range(4))
    return Result("not-alone", ("",) * 4, bots, winners, 100, 0, more.get("roles", HUNTED))


def test_it_is_told_what_the_player_was() -> None:
    (record,) = records([hunt(0), hunt(1, 2, 3), hunt(1, 2, 3, seat=2), hunt(roles=())])

    assert record.roles == ("creature", "creature", "hunted", "")
    assert record.points_as("creature") == [1, -1]
    assert record.points_as("hunted") == [1]


def test_bots_are_the_same_wherever_everybody_sits() -> None:
    """They go by first names at the table, which belong to seats."""
    played = [hunt(0), hunt(0, seat=3), hunt(0, level=3)]

    assert [(r.others, len(r.points)) for r in records(played)] == [
        (("Medium bot × 3",), 2),
        (("Hard bot × 3",), 1),
    ]


def test_others_are_the_same_wherever_everybody_sits() -> None:
    people = ["Cat", BO, ANN, ""]
    played = [
        Result("not-alone", tuple(names), tuple(0 if name else 1 for name in names), (0,), 9, 0)
        for names in permutations(people)
    ]
    (record,) = records(played)

    assert (record.player, record.others) == (ANN, (BO, "Cat", "Easy bot"))
    assert len(record.points) == 24


def test_a_match_tells_its_roles_once_it_is_deleted_too() -> None:
    visitor = Visitor()
    key = given_up(visitor, "lost-patrol", seed=5, scouts="second", bots="1:1")
    assert visitor.save.roles == ("lurkers", "scouts")

    visitor.go("#/statistics")
    before = visitor.shown.text()
    assert "Lurkers0 of 1 won" in before
    assert "Scouts0 of" not in before

    visitor.go("#/")
    visitor.send("delete", id=key)
    visitor.send("delete", id=key)
    visitor.start("#/statistics")
    assert visitor.shown.text() == before


def test_a_battle_counts_for_the_faction_of_the_army() -> None:
    """One whose army is still to be chosen counts for none."""
    visitor = Visitor()
    given_up(visitor, "deep-space-wars", armies="drawn", seed=5, bots="1:1")
    faction = visitor.save.roles[0]
    given_up(visitor, "deep-space-wars", seed=5, bots="1:1")
    assert visitor.save.roles == ()

    told = visitor.go("#/statistics").text()
    title = GAMES["deep-space-wars"].role_titles[faction]
    assert f"{title}0 of 1 won" in told
    assert told.count("0 of 1 won") == 1


def test_what_was_kept_before_roles_were_counts_as_before() -> None:
    """By an earlier version: a match, and the result of a deleted one."""
    visitor = Visitor()
    key = given_up(visitor, "lost-patrol", seed=5, scouts="second", bots="1:1")
    kept = json.loads(visitor.saves[key])
    del kept["roles"]
    visitor.saves[key] = json.dumps(kept)
    result = ["lost-patrol", ["", ""], [0, 1], [0], 40, 1]
    visitor.settings = {PAST: [result]}
    visitor.start("#/statistics")

    assert "2 matches played" in visitor.shown.text()
    assert "Lurkers" not in visitor.shown.text()
    assert results([], {PAST: sound([result])})[0].winners == (0,)


@pytest.mark.parametrize("roles", ["hunted", ["hunted"], [1, 2], ["x" * 21, ""], None])
def test_roles_that_cannot_be_read(roles: Any) -> None:
    assert results([], {PAST: [["lost-patrol", ["", ""], [0, 1], [0], 40, 1, roles]]}) == []


def test_a_role_of_another_version_is_not_told() -> None:
    visitor = Visitor()
    roles = ["prey", "prey"]
    visitor.settings = {PAST: [["lost-patrol", ["", ""], [0, 1], [0], 40, 1, roles]]}

    assert "1 match played" in visitor.start("#/statistics").text()


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
