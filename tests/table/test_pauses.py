"""How long bots take at least, so that each move is seen and nobody waits long for many."""

from collections.abc import Sequence

from pygames.core.log import Entry
from pygames.null.moves import PASS, Double
from pygames.table.moments import pause

SIX = (0, 2, 2, 2, 2, 2, 2)
"""A person and six bots."""


def taken(seats: Sequence[int], levels: Sequence[int], pace: str = "normal") -> list[int]:
    """The pause before each of these moves, after the first one."""
    log = [Entry(seat, Double(1), None) for seat in seats]
    return [
        pause(pace, log[:place], frozenset({"pass"}), levels, seats[place])
        for place in range(1, len(seats))
    ]


def test_a_move_of_the_only_bot_is_seen() -> None:
    assert [700, 400, 400] == taken((0, 1, 1, 1), (0, 3))
    assert [1575, 900] == taken((0, 1, 1), (0, 3), pace="slow")


def test_however_often_bots_move_a_person_waits_half_a_second_for_pauses() -> None:
    pauses = taken((0, *(1, 2, 3, 4, 5, 6) * 4), SIX)

    assert 150 < pauses[0]
    assert sorted(pauses, reverse=True) == pauses
    assert sum(pauses) <= 500


def test_the_next_choice_of_the_person_begins_the_count_anew() -> None:
    first, *_rest, again = taken((0, 1, 2, 3, 0, 1), SIX)
    assert first == again


def test_after_a_pass_there_is_nothing_to_see() -> None:
    log = [Entry(0, Double(1), None), Entry(1, PASS, None)]
    assert 0 == pause("normal", log, frozenset({"pass"}), SIX, 2)


def test_where_only_bots_play_every_move_is_seen() -> None:
    pauses = taken((0, 1, 2, 3, 4, 5, 6), (2,) * 7)
    assert [pauses[0]] * 6 == pauses
