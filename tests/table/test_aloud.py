"""The table in words, and the sheet that tells the keys."""

import pytest

from tests.table.visitor import Visitor


def told(visitor: Visitor) -> str:
    """What is read out."""
    return visitor.shown.text("aloud")


@pytest.fixture
def player() -> Visitor:
    """Somebody who has just taken the device."""
    visitor = Visitor("#/play/battle-line?seed=5")
    visitor.take()
    return visitor


def test_nothing_is_told_unasked(player: Visitor) -> None:
    assert told(player) == ""


def test_fronts_hands_decks_and_what_is_to_be_done_are_told(player: Visitor) -> None:
    card = player.picks[0]
    player.pick(card)
    player.pick("front:3")
    player.send("tell")

    assert "Front 3: you have " in told(player)
    assert "Fronts 1, 2, 4" in told(player)
    assert "Your hand: " in told(player)
    assert "Player 1 holds 7 troop cards." in told(player)
    assert "Troop deck, " in told(player)
    assert told(player).endswith(player.shown.text("prompt").partition("Player 1 ")[2][-20:])


def test_what_was_told_goes_with_whatever_happens_next(player: Visitor) -> None:
    player.send("tell")
    player.send("close")

    assert told(player) == ""


def test_nobody_is_told_what_another_holds(player: Visitor) -> None:
    player.until("draw")
    player.pick("deck:troop")
    assert player.screen == "handover"
    player.send("tell")

    assert told(player) == ""


def test_a_claim_that_can_be_made_is_told() -> None:
    visitor = Visitor("#/play/battle-line?seed=5")
    visitor.until("claim")
    visitor.send("tell")

    assert "You can claim it." in told(visitor)


def test_a_game_that_says_nothing_of_its_own_is_told_by_its_counters(null_game: str) -> None:
    visitor = Visitor(f"#/play/{null_game}")
    if visitor.screen == "handover":
        visitor.take()
    visitor.send("tell")

    assert told(visitor)


def test_the_keys_are_a_sheet_of_the_table(player: Visitor) -> None:
    player.send("open", id="keys")
    assert "Esc" in player.shown.text("sheet")

    player.send("close")

    assert not player.shown.has("sheet")
