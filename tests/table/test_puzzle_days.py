"""Which puzzle belongs to which day, and the days that have been solved."""

from datetime import date, timedelta

import pytest

from pygames.puzzles import CYCLE, FORTNIGHT
from pygames.table import solved_days
from pygames.table.backup import merge_settings
from pygames.table.puzzle_days import (
    FIRST,
    FORTNIGHTS,
    day_called,
    fortnights_for,
    name_of,
    place_of,
    today,
)
from pygames.table.settings import checked

EPOCH = date(1970, 1, 1)
NOON = 1_800_000_000_000  # 2027-01-15, 8 o'clock


def test_days_are_called_as_calendars_call_them() -> None:
    for step in range(0, 60_000, 97):
        day = EPOCH + timedelta(days=step)
        assert name_of(step) == day.isoformat()
        assert day_called(day.isoformat()) == step


@pytest.mark.parametrize("name", ["", "2027-02-29", "2027-13-01", "2027-1-1", "0000-01-01", "x"])
def test_what_no_calendar_has_is_no_day(name: str) -> None:
    assert day_called(name) is None


def test_after_two_hundred_days_the_puzzles_begin_again() -> None:
    assert place_of(FIRST - 1) is None
    assert place_of(FIRST) == (0, 0)
    assert place_of(FIRST + FORTNIGHT) == (1, 0)
    assert place_of(FIRST + CYCLE) == (0, 0)
    assert {place_of(FIRST + it) for it in range(CYCLE)} == {
        place_of(FIRST + CYCLE + it) for it in range(CYCLE)
    }


def test_a_day_begins_by_the_clock_of_the_device() -> None:
    assert name_of(today(NOON, 0)) == "2027-01-15"
    assert name_of(today(NOON, -9 * 60)) == "2027-01-14"
    assert name_of(today(NOON, 16 * 60)) == "2027-01-16"


def test_only_the_fortnight_of_a_day_is_fetched() -> None:
    assert fortnights_for(name_of(FIRST + FORTNIGHT), {}) == [FORTNIGHTS[1]]
    assert fortnights_for("nonsense", {}) == []
    assert len(fortnights_for("", {"time": NOON})) in (1, 2)


def test_days_solved_are_kept_merged_and_read_whole() -> None:
    mine: dict[str, object] = {}
    solved_days.note(mine, "espionage", 7)
    solved_days.note(mine, "espionage", 7)
    theirs: dict[str, object] = {"solved": {"espionage": [8], "battle-line": [7]}}

    assert mine == {"solved": {"espionage": [7]}}
    merged = merge_settings(mine, theirs)
    assert merged["solved"] == {"espionage": [7, 8], "battle-line": [7]}
    assert checked({"solved": {"espionage": ["x"]}}) == checked({})
    assert len(solved_days.sound({"espionage": [*range(500)]})["espionage"]) == 60
