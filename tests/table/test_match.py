"""Whole matches through events and nothing else."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygames
from pygames.core.game import Game
from pygames.core.match import Match
from tests.strategies import options_of
from tests.table.visitor import Visitor

BATTLE_LINE: Game = pygames.GAMES["battle-line"]


@settings(max_examples=6)
@given(options=options_of(BATTLE_LINE), seed=st.integers(0, 99))
def test_a_match_by_random_picks_ends_and_each_save_opens(
    options: dict[str, object], seed: int
) -> None:
    options |= {"series": "off"}
    visitor = Visitor(seed=seed)
    visitor.play(seed=seed, **options)
    played = 0

    while not visitor.over:
        before = visitor.saves.copy()
        visitor.step()
        if visitor.saves != before:
            match = visitor.match
            assert options == dict(match.setup.options)
            assert len(match.log) > played
            played = len(match.log)

    match = visitor.match
    assert match.outcome is not None
    assert visitor.save.over
    assert match.outcome.winners == visitor.save.winners
    assert str(len(match.log)) == visitor.table["data-moves"]
    assert visitor.picks == []


def test_what_the_table_says_of_itself() -> None:
    visitor = Visitor()
    visitor.play(seed=7)
    match = Match("battle-line", rng=random.Random(7))
    (decision,) = match.decisions
    assert [decision.seat] == visitor.takers

    visitor.take()

    assert visitor.table["data-game"] == "battle-line"
    assert visitor.table["data-decision"] == decision.name
    assert visitor.table["data-seat"] == str(decision.seat)
    assert visitor.table["data-moves"] == str(len(match.log))
    assert visitor.table["data-over"] == "false"
    assert visitor.match.log == match.log


def test_the_list_of_moves_is_empty_until_it_is_opened_and_plays() -> None:
    visitor = Visitor()
    visitor.play(seed=3)
    visitor.take()
    assert visitor.shown.values("data-move") == []
    decision = visitor.match.decisions[0]

    visitor.send("unfold", id="moves")

    assert "open" in visitor.shown.element("moves").attributes
    indices = [str(index) for index in range(len(decision.moves))]
    assert indices == visitor.shown.values("data-move", "button")
    game = visitor.match.game
    for move in decision.moves[:5]:
        assert game.describe(move, visitor.match.state) in visitor.shown.text("moves")

    last = len(decision.moves) - 1
    visitor.send("move", index=str(last))

    assert decision.moves[last] == visitor.match.log[-1].move


def test_the_list_can_be_closed_again() -> None:
    visitor = Visitor()
    visitor.play(seed=3)
    visitor.take()
    visitor.send("unfold", id="moves")

    visitor.send("fold", id="moves")

    assert visitor.shown.values("data-move") == []


def test_giving_up_is_in_the_menu_and_asks_first() -> None:
    visitor = Visitor()
    visitor.play(seed=3)
    seat = visitor.takers[0]
    visitor.take()
    visitor.send("open", id="menu")
    assert visitor.shown.has("also-0")

    visitor.send("open", id="also:0")
    assert not visitor.over
    assert visitor.shown.has("confirm")
    visitor.send("move", index="0", also="true")

    assert visitor.over
    assert (1 - seat,) == visitor.save.winners


def test_the_question_before_giving_up_can_be_answered_no() -> None:
    visitor = Visitor()
    visitor.play(seed=3)
    visitor.take()
    visitor.send("open", id="also:0")

    visitor.send("close")

    assert not visitor.shown.has("confirm")
    assert not visitor.over


def test_the_end_tells_who_won_and_offers_the_same_again() -> None:
    visitor = Visitor(seed=5)
    visitor.play(seed=5, hand_size=4, use_tactics="off")
    visitor.to_the_end()
    ended = visitor.match
    assert ended.outcome is not None
    winner = ended.outcome.winners[0]
    assert f"Player {winner + 1} wins" in visitor.shown.text("prompt")
    first = visitor.url

    visitor.send("rematch")

    assert first != visitor.url
    assert ended.setup == visitor.match.setup
    assert winner == visitor.save.wins.index(1)
    visitor.to_the_end()
    assert sum(visitor.save.wins) == 1
    assert "Matches won" in visitor.shown.text("score")


@pytest.mark.parametrize("seats", [2, 3])
def test_the_null_game_with_all_at_once_and_a_dealer(null_game: str, seats: int) -> None:
    for seed in range(5):
        visitor = Visitor(seed=seed)
        visitor.play(null_game, seats=seats, seed=seed)

        visitor.to_the_end()

        assert seats == visitor.match.setup.seats
