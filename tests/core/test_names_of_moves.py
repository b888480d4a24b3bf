"""How any move of a decision is named by numbers: what bots answer with."""

import pytest

from pygames.core.game import Decision
from pygames.core.links import move_of, spelt
from pygames.null.moves import RESIGN, Stake, Stakes

DECISION = Decision(0, "stake", Stakes(100), None, (RESIGN,))


def test_a_listed_move_is_named_by_its_index_any_other_by_its_digits() -> None:
    assert [spelt(DECISION, Stake(amount)) for amount in (1, 10, 100)] == [(0,), (1,), (2,)]
    assert spelt(DECISION, RESIGN) == (3,)
    assert spelt(DECISION, Stake(37)) == (4, 36)
    assert move_of(DECISION, [4, 36]) == Stake(37)


@pytest.mark.parametrize(
    "numbers", [(), (5,), (4,), (4, 9), (4, 100), (4, 36, 0), (0, 0), (-1,), (4, -1)], ids=repr
)
def test_no_move_has_two_names(numbers: tuple[int, ...]) -> None:
    """Nor is there one of `(4, 9)`: a stake of ten is listed."""
    with pytest.raises(ValueError, match=r"no number|not the name"):
        move_of(DECISION, numbers)


def test_nothing_to_choose_has_no_names() -> None:
    with pytest.raises(ValueError, match="not the name"):
        move_of(Decision(0, "wait", ()), (0,))
    with pytest.raises(ValueError, match="not legal"):
        spelt(DECISION, Stake(101))
