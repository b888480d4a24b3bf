"""Whole matches in which both prepare answers, and often do what is expected."""

import pytest

from pygames.post.table.far_table import FarTable
from tests.post.table.forethought import fulfil, key_of, prepare, prepared, shows
from tests.post.table.friends import Friend, met


def expected_moves(mover: Friend, other: Friend) -> bool:
    """Do what the other one is prepared for, if that can be done; whether it was."""
    for answer in prepared(other):
        table = mover.app.session.open(key_of(mover))
        assert isinstance(table, FarTable)
        if len(table.match.log) == answer.at and mover.random.random() < 0.7:
            fulfil(mover, answer)
            return True
    return False


@pytest.mark.parametrize(
    ("query", "seed", "least"),
    [
        ("lost-patrol?preset=dash", 6, 3),
        ("deep-space-wars?seats=2", 3, 1),
    ],
)
def test_both_prepare_answers(query: str, seed: int, least: int) -> None:
    friends = met(query, seed=seed)
    answered = 0
    for _round in range(400):
        for friend, other in (friends, friends[::-1]):
            if not expected_moves(friend, other) or not friend.sends:
                friend.choose()
            if friend.sends:
                expected, sent = prepared(other), friend.post()
                if shows(friend, "prepare") and friend.random.random() < 0.5:
                    prepare(friend, steps=12)
                other.open(sent)
                if "as you had prepared" in other.notice:
                    answered += 1
                    assert expected
        if all(friend.over for friend in friends):
            break
    first, second = friends
    assert first.over
    assert second.over
    assert first.match.log == second.match.log
    assert answered >= least
    assert prepared(first) == prepared(second) == ()
