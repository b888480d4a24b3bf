"""The moves of Null and their words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames import null
from pygames.core.codec import Reader, Writer
from pygames.core.language import Name
from pygames.null.describe import describe, narrate
from pygames.null.moves import ROLLS, Drawn, Lay, Put, Roll, Shown, Stake, Stakes


@given(st.sampled_from(null.GAME.options["limit"].values), st.data())
def test_any_stake_is_written_in_digits(limit: int, data: st.DataObject) -> None:
    stakes = Stakes(limit)
    move = Stake(data.draw(st.integers(1, limit)))
    assert move in stakes
    writer = Writer()
    for digit, radix in stakes.digits(move):
        writer.write(digit, radix)
    assert stakes.from_digits(Reader(writer.to_bytes()).read) == move


def test_a_few_stakes_are_listed() -> None:
    assert [*Stakes(100)] == [Stake(1), Stake(10), Stake(100)]
    assert Stakes(100)[1:] == [Stake(10), Stake(100)]
    assert all(stake in Stakes(10) for stake in Stakes(10))
    assert Stakes(10) == Stakes(10) != Stakes(100)


@pytest.mark.parametrize("other", [Put(5), (5, "stake"), 5, None])
def test_no_other_move_is_a_stake(other: object) -> None:
    assert other not in Stakes(100)


def test_the_dice_fall_in_36_ways() -> None:
    assert len(ROLLS) == 36
    assert ROLLS[0] == Roll(1, 1)


@pytest.mark.parametrize(
    ("move", "button", "whole", "half"),
    [
        (Drawn(0, 7), "Draw 7", "Ann draws 7", "Ann draws a card"),
        (Put(7), "Put 7 on the deck", "Ann puts 7 on the deck", "Ann puts a card on the deck"),
        (Lay(7), "Lay 7", "Ann lays 7", "Ann lays a card face down"),
        (
            Shown(0, 7),
            "Look at the card to the left",
            "Ann is shown 7, the card to the left",
            "Ann is shown the card to the left",
        ),
    ],
)
def test_a_move_half_seen_does_not_tell_its_card(
    move: Drawn | Put | Lay | Shown, button: str, whole: str, half: str
) -> None:
    assert describe(move) == button
    assert narrate(move, None, Name("Ann")) == whole
    hidden = move._replace(card=None)
    assert narrate(hidden, None, Name("Ann")) == half
    assert "7" not in describe(hidden)


def test_what_is_no_move_has_no_words() -> None:
    with pytest.raises(TypeError):
        describe(("keep",))
