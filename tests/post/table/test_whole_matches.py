"""Friends at devices of their own play whole matches of each game by letters alone."""

import pytest

from tests.effort import only_wild
from tests.post.table.friends import Friend, met, play_on


@pytest.mark.parametrize(
    ("query", "seats"),
    [
        ("battle-line?", 2),
        pytest.param("espionage?preset=small_fast", 2, marks=only_wild),
        pytest.param("lost-patrol?preset=dash", 2, marks=only_wild),
        pytest.param("not-alone?seats=2", 2, marks=only_wild),
        pytest.param("not-alone?seats=3", 3, marks=only_wild),
        ("deep-space-wars?seats=2", 2),
    ],
)
def test_letters_carry_a_match_to_its_end(query: str, seats: int) -> None:
    friends = met(query, seats, seed=2)
    assert [friend.here for friend in friends] == [str(seat) for seat in range(seats)]
    play_on(friends)
    first, *others = friends
    assert first.over
    for other in others:
        assert other.match.log == first.match.log
        assert other.save.names == first.save.names


def test_four_armies_are_laid_out_and_march_by_letters() -> None:
    friends = met("deep-space-wars?seats=4", 4)
    play_on(friends, rounds=6, whole=False)
    logs = [friend.match.log for friend in friends]
    shortest = min(map(len, logs))
    assert shortest > 20
    for log in logs:
        assert log[:shortest] == logs[0][:shortest]


def test_nobody_is_asked_for_a_far_seat() -> None:
    anna, ben = met()
    for _round in range(6):
        for friend, other in ((anna, ben), (ben, anna)):
            asked = friend.table["data-seat"]
            assert asked in ("", friend.here)
            if friend.choose():
                assert friend.table["data-seat"] == ""
                assert friend.waits_for == other.here
                other.open(friend.post())


def test_a_match_goes_on_after_the_page_is_closed() -> None:
    friends = met("lost-patrol")
    for _round in range(10):
        for friend in friends:
            friend.choose()
            friend.start()
            assert isinstance(friend, Friend)
            if friend.sends:
                address = friend.post()
                friend.start()
                for other in friends:
                    if other is not friend:
                        other.open(address)
    assert friends[0].match.log == friends[1].match.log
    assert len(friends[0].match.log) > 10
