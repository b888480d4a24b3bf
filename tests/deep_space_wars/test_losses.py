"""Who has lost how many points in which round, at the end of a battle."""

import re

import pytest

from pygames.core import language
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.lesson import LESSON
from pygames.table.board import Sight
from tests.deep_space_wars.playouts import SEEDS, playout


@pytest.fixture(autouse=True)
def _in_english() -> None:
    language.use("en")


def rows(state):
    """The rounds of the panel: a number for each seat, 0 for no losses."""
    names = ("Ada", "Ben", "Cleo", "Dan")[: state.seats]
    seen = Sight(state, 0, names, None, (), frozenset(), ())
    found = re.search(r'<table class="dw-rounds">(.*?)</table>', BOARD.facts(seen), re.DOTALL)
    if found is None:
        return None
    cells = [re.findall(r"<td>(.*?)</td>", row) for row in found[1].split("<tr>")[2:]]
    return [[0 if cell == "–" else int(cell.removeprefix("−")) for cell in row] for row in cells]


def test_the_lesson_round_by_round() -> None:
    """One Skitterling falls in round 2, everybody else in round 3."""
    assert rows(LESSON.match.state) == [[0, 0], [0, 19], [0, 215]]


@pytest.mark.parametrize("seed", SEEDS[:12])
def test_all_rounds_come_to_what_is_no_longer_there(seed: int) -> None:
    state = playout(seed).last
    found = rows(state)
    if not state.round:
        assert not found
        return
    assert len(found) == state.round == len(state.history)
    for seat, began in enumerate(state.history[0]):
        assert sum(row[seat] for row in found) == began - state.worth_of(seat)
        assert all(row[seat] >= 0 for row in found)


def test_as_long_as_the_battle_goes_on_nothing_is_reckoned_up() -> None:
    assert rows(LESSON.match.setup.start()) is None
