"""Prepared answers are played as soon as a line brings what they answer."""

from tests.live.wires import Caller, connected
from tests.post.table.forethought import fulfil, key_of, prepare, prepared, shows


def waiting() -> tuple[Caller, Caller]:
    """Somebody who can prepare an answer, and who is awaited, connected."""
    friends = connected("lost-patrol")
    for _round in range(20):
        for friend, other in (friends, friends[::-1]):
            friend.choose()
            friend.wires.settle()
            if shows(friend, "prepare"):
                return friend, other
    raise AssertionError("nothing can be prepared")


def test_an_answer_is_played_and_sent_at_once() -> None:
    ben, anna = waiting()
    while not prepare(ben):
        pass
    ben.wires.settle()
    (expected,) = prepared(ben)
    at = len(ben.match.log)
    fulfil(anna, expected)
    ben.wires.settle()
    assert prepared(ben) == ()
    made = [entry.seat for entry in ben.match.log[at:] if entry.seat >= 0]
    assert int(ben.here) in made
    assert anna.match.log == ben.match.log


def test_it_is_played_while_another_one_is_prepared() -> None:
    ben, anna = waiting()
    while not prepare(ben):
        pass
    (expected,) = prepared(ben)
    key = key_of(ben)
    ben.go(f"#/prepare/{key}")
    fulfil(anna, expected)
    ben.wires.settle()
    ben.go(f"#/match/{key}")
    ben.wires.settle()
    assert prepared(ben) == ()
    assert anna.match.log == ben.match.log
