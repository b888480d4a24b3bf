"""The words all games are written in: errors with values, moves seen in full or half."""

import pytest

from pygames import BadLink, BadSetup, IllegalMove
from pygames.core.game import forms, half_seen, is_open, mask, sees
from pygames.core.language import MIRROR, use
from pygames.null.moves import KEEP, Drawn, Lay, Put, Stake, Stakes


@pytest.mark.parametrize("error", [IllegalMove, BadSetup, BadLink])
def test_an_error_is_told_in_the_language_in_use(error: type[IllegalMove]) -> None:
    refusal = error("At most {n} cards.", n=3)
    assert str(refusal) == "At most 3 cards."
    use(MIRROR)
    try:
        assert str(refusal) == "⟦Åt möšt 3 çårdš.⟧"
    finally:
        use("en")


def test_a_move_known_to_all_is_seen_by_all() -> None:
    assert sees(0, None)
    assert sees(1, frozenset((1, 2)))
    assert not sees(0, frozenset((1, 2)))
    assert not sees(0, frozenset())


def test_a_mask_hides_the_secret_fields_only() -> None:
    assert mask(Drawn(1, 7)) == Drawn(1, None)
    assert mask(Stake(7)) == Stake(7)
    assert mask(mask(Put(3))) == mask(Put(3))
    assert half_seen(Drawn(1, None))
    assert not half_seen(Drawn(1, 7))
    assert not half_seen(KEEP)
    assert not half_seen("no move")


def test_forms_are_what_can_be_told_apart_in_order() -> None:
    assert forms([KEEP, Put(1), Put(2)]) == [KEEP, Put(None)]
    assert forms([Drawn(1, 2), Drawn(0, 3), Drawn(1, 4)]) == [Drawn(1, None), Drawn(0, None)]
    assert forms([]) == []


def test_moves_of_two_kinds_differ() -> None:
    put: object = Put(3)
    assert put != Lay(3)


def test_open_moves_are_told_by_their_digits() -> None:
    assert is_open(Stakes(10))
    assert not is_open((Stake(1),))
