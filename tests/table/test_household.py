"""The people of a device: their names are offered, and each has results."""

from typing import Any

import pytest

from pygames.table import household
from pygames.table.backup import merge_settings
from pygames.table.household import Person
from pygames.table.results import PAST, Result
from pygames.table.settings import checked
from pygames.table.tallies import PEOPLE, Tally, renamed, tallies, total
from tests.table.visitor import Visitor

LONG = "Maximiliane-Annabelle von Hohenlohe-Lan"
FAMILY = ("Tom", "Anna", "شهرزاد", "Zoë", LONG)


def at_home(*names: str, url: str = "#/", past: tuple[Result, ...] = ()) -> Visitor:
    """The device of a family."""
    visitor = Visitor()
    visitor.settings = {
        household.HOUSEHOLD: [[name] for name in names],
        PAST: [result.row() for result in past],
    }
    visitor.start(url)
    return visitor


def names(visitor: Visitor) -> list[str]:
    """What is in the fields for names."""
    return [
        element.attributes["value"]
        for element in visitor.shown.all("list", "input")
        if element.attributes["id"].startswith("name-")
    ]


def ended(*winners: int, names: tuple[str, ...], bots: tuple[int, ...] = (), **more: Any) -> Result:
    """A match that is over."""
    levels = bots or (0,) * len(names)
    return Result(more.pop("game", "battle-line"), names, levels, winners, 50, 1, **more)


# --- seats -------------------------------------------------------------------------------


def test_one_tap_puts_a_name_on_a_seat() -> None:
    visitor = at_home(*FAMILY, url="#/setup/not-alone?seats=5")

    for name in FAMILY:
        visitor.send("seat_player", name=name)

    assert {*names(visitor)} == {*FAMILY}


def test_bots_make_room_and_the_table_grows() -> None:
    visitor = at_home(*FAMILY, url="#/setup/not-alone")
    assert "Easy bot" in visitor.shown.text()

    for name in FAMILY:
        visitor.send("seat_player", name=name)

    assert names(visitor) == [*FAMILY]
    form = visitor.app.session.setup_form
    assert form is not None
    assert form.bots == (0,) * 5


def test_another_tap_frees_the_seat() -> None:
    visitor = at_home("Tom", "Anna", url="#/setup/battle-line")
    for name in ("Tom", "Anna", "Tom"):
        visitor.send("seat_player", name=name)

    assert names(visitor) == ["", "Anna"]


def test_where_all_seats_are_taken_that_is_said() -> None:
    visitor = at_home(*FAMILY, url="#/setup/battle-line")
    for name in FAMILY[:3]:
        visitor.send("seat_player", name=name)

    assert "All seats are taken" in visitor.notice
    assert names(visitor) == [*FAMILY[:2]]


def test_names_that_are_played_under_are_kept() -> None:
    visitor = Visitor("#/setup/battle-line")
    visitor.send("begin", fields={"name0": "Tom", "name1": "شهرزاد", "bot0": "0", "bot1": "0"})

    visitor.go("#/setup/espionage")

    assert visitor.shown.values("data-name") == ["Tom", "شهرزاد"]


def test_who_plays_against_bots_is_chosen_by_one_tap() -> None:
    visitor = at_home("Tom", "Anna", url="#/choose/battle-line")

    visitor.send("play_as", name="Anna")

    (anna,) = [e for e in visitor.shown.all("data-name") if e.attributes["data-name"] == "Anna"]
    assert anna.attributes["aria-pressed"] == "true"
    visitor.play("battle-line", bots="1:1")
    assert visitor.match.setup.names == ("Anna", "")


# --- what is kept ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kept", "read"),
    [
        ([["Tom"], ["tom"], [""], 7, ["Anna", "Ann"]], [["Tom"], ["Anna", "Ann"]]),
        ([[f"P{n}"] for n in range(40)], [[f"P{n}"] for n in range(30)]),
        ([["\u202eTom\n"]], [["Tom"]]),
        ("Tom", None),
        ([["Tom"]] * 1000, None),
    ],
)
def test_odd_people_are_dropped(kept: object, read: object) -> None:
    assert checked({household.HOUSEHOLD: kept}).get(household.HOUSEHOLD) == read


def test_those_who_have_not_played_for_longest_are_forgotten_first() -> None:
    settings: dict[str, object] = {}
    household.note(settings, [f"P{n}" for n in range(30)])
    household.note(settings, ["P29", "Tom"])

    kept = [person.name for person in household.known(settings)]

    assert kept[:3] == ["P29", "Tom", "P0"]
    assert len(kept) == 30
    assert "P28" not in kept


def test_a_backup_brings_its_people() -> None:
    mine = {household.HOUSEHOLD: [["Tom"]]}
    theirs = {household.HOUSEHOLD: [["TOM"], ["Anna", "Ann"]]}

    assert merge_settings(mine, theirs)[household.HOUSEHOLD] == [["Tom"], ["Anna", "Ann"]]


# --- other names -------------------------------------------------------------------------


def test_a_new_name_carries_the_results_along() -> None:
    past = (ended(0, names=("Tom", ""), bots=(0, 2)),)
    visitor = at_home("Tom", url="#/statistics", past=past)

    visitor.send("rename", fields={"who": "Tom", "name": "Thomas"})

    assert "Tom is called Thomas" in visitor.notice
    assert "1 match, 1 won" in visitor.shown.text("person-0")
    assert "Thomas against Medium bot" in visitor.shown.text()
    visitor.go("#/setup/battle-line")
    assert visitor.shown.values("data-name") == ["Thomas"]


def test_a_name_that_is_another_ones_makes_both_one() -> None:
    past = (ended(0, names=("Tom", "")), ended(0, names=("Tomm", "")))
    visitor = at_home("Tom", "Tomm", url="#/statistics", past=past)

    visitor.send("rename", fields={"who": "Tomm", "name": "Tom"})

    assert "one person" in visitor.notice
    assert not visitor.shown.has("person-1")
    assert "2 matches, 2 won" in visitor.shown.text("person-0")


def test_the_next_matches_begin_under_the_new_name() -> None:
    visitor = at_home("Tom", "Anna", url="#/setup/battle-line")
    visitor.send("begin", fields={"name0": "Tom", "name1": "Anna", "bot0": "0", "bot1": "0"})

    visitor.go("#/statistics")
    visitor.send("rename", fields={"who": "Tom", "name": "Thomas"})
    visitor.play("espionage")

    assert visitor.match.setup.names == ("Thomas", "Anna")


@pytest.mark.parametrize("fields", [{}, {"who": "Eve", "name": "Tom"}, {"who": "Tom", "name": " "}])
def test_nothing_is_renamed_without_both_names(fields: dict[str, str]) -> None:
    visitor = at_home("Tom", url="#/statistics")

    visitor.send("rename", fields=fields)

    assert visitor.settings[household.HOUSEHOLD] == [["Tom"]]


def test_who_is_removed_is_not_offered_and_the_device_keeps_the_results() -> None:
    past = (ended(0, names=("Tom", "Anna")),)
    visitor = at_home("Tom", "Anna", url="#/statistics", past=past)

    visitor.send("forget_player", name="Tom")

    assert not visitor.shown.has("person-1")
    assert "Anna against Tom" in visitor.shown.text()
    visitor.go("#/setup/battle-line")
    assert visitor.shown.values("data-name") == ["Anna"]


# --- results -----------------------------------------------------------------------------


def test_results_are_counted_by_game_and_by_whom_they_played() -> None:
    past = [
        ended(0, names=("Tom", ""), bots=(0, 1)),
        ended(1, names=("Tom", ""), bots=(0, 1)),
        ended(names=("", "Tom"), bots=(4, 0)),
        ended(1, names=("Tom", "Anna")),
        ended(0, 2, names=("Tom", "", "Anna"), bots=(0, 3, 0), game="not-alone"),
    ]

    found = tallies(past, "Tom")

    assert found == {
        "battle-line": {PEOPLE: Tally(lost=1), 1: Tally(won=1, lost=1), 4: Tally(drawn=1)},
        "not-alone": {3: Tally(won=1)},
    }
    assert total(found["battle-line"].values()) == Tally(1, 1, 2)


def test_who_sits_elsewhere_or_on_both_sides_is_not_counted() -> None:
    past = [ended(0, names=("Tom", "Anna"), here=(1,)), ended(0, names=("Tom", "Tom"))]

    assert tallies(past, "Tom") == {}
    assert tallies(past, "Anna") == {"battle-line": {PEOPLE: Tally(lost=1)}}


def test_former_names_are_compared_like_names() -> None:
    (result,) = renamed([ended(0, names=("tom", "Anna"))], [Person("Thomas", ("Tom",))])

    assert result.names == ("Thomas", "Anna")
