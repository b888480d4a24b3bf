"""A bot's hint: marked on the board, explained in the tray, followed with one tap or put away."""

import pytest

from pygames.core.match import Match
from tests.table.visitor import Visitor


@pytest.fixture
def visitor() -> Visitor:
    """Somebody who plays against a bot on seat 1, and is to play a card."""
    visitor = Visitor("#/play/battle-line?bots=1:3&seed=1")
    visitor.until("play")
    return visitor


def advised(visitor: Visitor) -> list[str]:
    """The elements that the hint points to."""
    return [e.attributes["id"] for e in visitor.shown.all("data-hint")]


def label(visitor: Visitor, index: int) -> str:
    decision = visitor.match.decisions[0]
    return visitor.match.describe(decision.moves[index], state=visitor.match.view(0))


def hinted(visitor: Visitor, best: int = 3, other: int = 40) -> None:
    visitor.send("hint")
    visitor.answer(best, reasons=["It is the best."], alternatives=[[other]], why=[["Not bad."]])


def test_it_points_to_card_and_place_and_says_why(visitor: Visitor) -> None:
    before = visitor.table["data-moves"]
    visitor.send("hint")
    assert visitor.question is not None
    assert visitor.question["seat"] == 0
    assert "Let me see" in visitor.shown.text("prompt")
    assert not visitor.shown.has("sheet"), "nothing covers the board"
    visitor.answer(3, reasons=["It is the best."], alternatives=[[40]], why=[["Not bad."]])

    move = visitor.match.decisions[0].moves[3]
    assert {place.split(":")[0] for place in advised(visitor)} == {"card", "front"}
    assert f"front:{move.front + 1}" in advised(visitor)
    assert label(visitor, 3) in visitor.shown.text("prompt")
    assert "It is the best." in visitor.shown.text("prompt")
    assert not visitor.shown.has("sheet")
    assert visitor.table["data-moves"] == before
    (card,) = [place for place in advised(visitor) if place.startswith("card:")]
    assert "suggested" in visitor.shown.element(card).attributes["aria-label"]


def test_it_tells_to_do_what_a_button_only_names() -> None:
    visitor = Visitor("#/play/lost-patrol?bots=0:3&seed=1")
    visitor.languages = ("fa",)
    visitor.start()
    visitor.until("place_end")
    hinted(visitor, best=0, other=1)

    assert label(visitor, 0).startswith("گسترش جنگل به ")
    assert "جنگل را به شرق گسترش دهید." in visitor.shown.text("prompt")


def test_another_move_can_be_looked_at(visitor: Visitor) -> None:
    hinted(visitor)
    first = advised(visitor)
    assert f"2: {label(visitor, 40)}" == visitor.shown.element("advice-1").attributes["aria-label"]
    visitor.send("advise", place="1")

    assert advised(visitor) != first
    assert "Not bad." in visitor.shown.text("prompt")
    assert visitor.shown.element("advice-1").attributes["aria-pressed"] == "true"


@pytest.mark.parametrize("confirm", [False, True])
def test_it_is_followed_with_one_tap(visitor: Visitor, confirm: bool) -> None:
    visitor.app.session.settings["confirm"] = confirm
    hinted(visitor)
    visitor.send("advise", place="1")
    expected = visitor.match.decisions[0].moves[40]
    visitor.send("follow")

    played = [entry.move for entry in visitor.match.log if entry.seat == 0]
    assert played[-1] == expected
    assert not advised(visitor)
    assert not visitor.shown.has("follow")


def test_it_is_put_away(visitor: Visitor) -> None:
    hinted(visitor)
    visitor.send("hint")
    assert not advised(visitor)
    assert "It is the best." not in visitor.shown.text("prompt")

    visitor.send("hint")
    assert visitor.question is None, "the same advice is not asked for again"
    assert advised(visitor)


def test_it_stays_while_it_is_followed_by_hand(visitor: Visitor) -> None:
    hinted(visitor)
    cards = [place for place in advised(visitor) if place.startswith("card:")]
    visitor.pick(cards[0])
    assert advised(visitor)

    visitor.pick(next(pick for pick in visitor.picks if pick not in advised(visitor)))
    assert not advised(visitor)


def test_nothing_to_follow(visitor: Visitor) -> None:
    before = visitor.table["data-moves"]
    visitor.send("follow")
    visitor.send("advise", place="7")
    assert visitor.table["data-moves"] == before


def test_escape_puts_it_away_and_never_asks_for_one(visitor: Visitor) -> None:
    hinted(visitor)
    for _twice in range(2):
        visitor.send("dismiss")
        assert advised(visitor) == []
        assert visitor.question is None


def test_the_bot_that_advises_is_told_what_the_seat_has_seen_and_no_more(visitor: Visitor) -> None:
    visitor.send("hint")
    assert visitor.question is not None
    seen = Match.from_link(visitor.question["seen"])

    assert seen.perspective == 0
    assert seen.log == visitor.match.seen(0)


def test_it_is_for_nobody_else(null_game: str) -> None:
    visitor = Visitor()
    visitor.play(null_game, seats=3, seed=1)
    while len(visitor.match.decisions) < 2:
        visitor.step()
    if visitor.screen == "handover":
        visitor.take()
    seat = int(visitor.table["data-seat"])
    visitor.send("hint")
    visitor.answer(0, reasons=["Because of what your hand holds."])
    assert "Because" in visitor.shown.text("prompt")

    other = next(d.seat for d in visitor.match.decisions if d.seat != seat)
    visitor.send("take", seat=str(other))

    assert visitor.table["data-seat"] == str(other)
    assert "Because" not in visitor.shown.text()
    assert visitor.question is None
