"""Why each side of an ambush has its score, in a sentence (LP-77, LP-79)."""

import re
from itertools import product

import pytest

from pygames.lost_patrol.board.ambush import ambush
from pygames.lost_patrol.board.scores import reasons
from pygames.lost_patrol.position import Clash


def clash(
    lurkers: int, die: int, *, scouts: int = 2, dice: str = "3 1", bonus: str = "0 0"
) -> Clash:
    """An ambush of so many, with these dice and the Sergeant's and the Support trooper's bonus."""
    sergeant, support = map(int, bonus.split())
    first, second = map(int, dice.split())
    return Clash(0, lurkers, scouts, sergeant, support, die, first, second)


@pytest.mark.parametrize(
    ("lurkers", "die", "reason"),
    [
        (5, 1, "Lurkers 5: there are 5, more than their die shows."),
        (2, 4, "Lurkers 4: what their die shows."),
        (4, 4, "Lurkers 5: their die shows 4, exactly their number, which adds 1."),
        (8, 3, "Lurkers 6: there are 8, and at most 6 count."),
        (8, 6, "Lurkers 6: there are 8, and at most 6 count."),
    ],
)
def test_it_says_what_the_lurkers_score_comes_of(lurkers: int, die: int, reason: str) -> None:
    """LP-77, LP-78."""
    assert reason == reasons(clash(lurkers, die))[0]


@pytest.mark.parametrize(
    ("scouts", "dice", "bonus", "reason"),
    [
        (2, "1 3", "0 0", "Scouts 3: their better die."),
        (5, "1 2", "0 0", "Scouts 5: there are 5, more than their dice come to."),
        (2, "1 3", "1 0", "Scouts 4: their better die, 3, and 1 for the Sergeant."),
        (2, "2 3", "0 2", "Scouts 5: their better die, 3, and 2 for the Support trooper."),
        (
            2,
            "5 2",
            "1 1",
            "Scouts 7: their better die, 5, and 1 for the Sergeant and 1 for the Support trooper.",
        ),
    ],
)
def test_it_says_what_the_scouts_score_comes_of(
    scouts: int, dice: str, bonus: str, reason: str
) -> None:
    """LP-79."""
    fought = clash(4, 1, scouts=scouts, dice=dice, bonus=bonus)
    assert reason == reasons(fought)[1]
    assert reason in ambush(fought)


def test_every_reason_names_the_score() -> None:
    """LP-77, LP-79: whatever is rolled, by however many."""
    for lurkers, die, scouts, dice, bonus in product(
        range(1, 9), range(1, 7), range(1, 6), ("1 1", "3 6"), ("0 0", "1 0", "0 1", "2 2")
    ):
        fought = clash(lurkers, die, scouts=scouts, dice=dice, bonus=bonus)
        found = [re.findall(r"^\w+ (\d+):", reason) for reason in reasons(fought)]
        assert found == [[str(fought.lurker_score)], [str(fought.scout_score)]]
