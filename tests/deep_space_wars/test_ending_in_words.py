"""How a battle has ended, in words."""

import re
from collections.abc import Iterator
from inspect import getsource

import pytest

from pygames.core import language
from pygames.core.game import Outcome
from pygames.core.players import You
from pygames.deep_space_wars import ending
from pygames.deep_space_wars.ending import result
from pygames.deep_space_wars.engine.steps import offers, turns
from tests.deep_space_wars.playouts import SEEDS, playout

NAMES = ("Ada", "Ben", "Cleo", "Dan")


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Whatever a test reads, the next begins in English."""
    yield
    language.use("en")


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (Outcome((0,), (90, 40), "alone"), "Ada wins. No enemies are left."),
        (Outcome((1,), (1, 4), "hill"), "Ben wins. The hill is held."),
        (
            Outcome((1,), (1, 3), "stopped"),
            "Ben wins. The attackers have not broken through in time.",
        ),
        (Outcome((0,), (153, 140), "time"), "Ada wins. Time is up. Points: 153 to 140."),
        (Outcome((1,), (7, 9, 8), "agreed"), "Ben wins. All agree to stop. Points: 9 to 8."),
        (
            Outcome((1,), (0, 0), "time"),
            "Ben wins. Time is up. "
            "All are level at 0: victory points, then the cheaper army, decide.",
        ),
        (
            Outcome((1,), (0, 0), "time_army"),
            "Ben wins. Time is up. All are level at 0, so the cheaper army wins.",
        ),
        (
            Outcome((0,), (2, 2), "agreed_points"),
            "Ada wins. All agree to stop. All are level at 2, so victory points decide.",
        ),
        (Outcome((), (5, 5), "time"), "A draw. Time is up."),
        (
            Outcome((0, 2), (9, 3, 9, 3), "time"),
            "Ada and Cleo win. Time is up. Points: 9 to 3.",
        ),
    ],
)
def test_who_has_won_and_why(outcome: Outcome, text: str) -> None:
    """DSW-182, DSW-183, DSW-186: points are told where they have decided."""
    assert text == result(outcome, NAMES)


def test_you_are_spoken_to() -> None:
    names = (You("You"), *NAMES[1:])

    assert result(Outcome((0,), (90, 40), "alone"), names) == "You win. No enemies are left."
    allies = Outcome((0, 2), (3, 1, 3, 1), "salvage")
    assert result(allies, names) == "You win together with Cleo. Enough crates are secured."
    assert result(allies._replace(winners=(1, 3)), names).startswith("Ben and Dan win. ")


def test_no_end_lacks_a_reason() -> None:
    """DSW-182, DSW-183: each that the rules give."""
    sources = map(getsource, (turns, offers))
    named = {name for it in sources for name in re.findall(r'\bend\(battle, "(\w+)"', it)}
    goals = {"hill", "breakthrough", "warlords", "base_assault", "salvage"}
    times = {"time", "stopped", "withstood"}
    assert named | goals | times == {*ending._REASONS}


@pytest.mark.parametrize("code", ["en", "tr", "hu", "fa"])
def test_every_battle_ends_in_words(code: str) -> None:
    language.use(code)
    for seed in SEEDS:
        outcome = playout(seed).last.outcome
        assert outcome is not None
        assert re.fullmatch(r"[^{}]+[.]", result(outcome, NAMES))
