"""The same deal for a friend: a link that holds it and the result, but no moves."""

import random
from functools import cache
from typing import Any

import pytest

import pygames
from pygames.bots.arena import bot, play
from pygames.core.codec import BadLink
from pygames.core.envelope import sealed
from pygames.core.game import Game, Outcome
from pygames.core.match import Match
from pygames.table.challenge import Challenge
from tests.table.visitor import Visitor

_GAMES = [game for game in pygames.GAMES.values() if game.bot]


@cache
def challenge(game: str = "battle-line") -> Challenge:
    """What somebody has made of a match against a bot of level 2."""
    found = pygames.GAMES[game]
    seats = found.seats[0]
    short = {"espionage": "small_fast"}.get(game, found.first_preset_for(seats))
    match = play(found, [bot(found, 1, 1)] * seats, "1", found.presets.get(short))
    made = Challenge.of(match, (0, *[2] * (seats - 1)), 0)
    assert made is not None
    return made


def played(match: Match, seed: int) -> Match:
    """Play it by chance, to its end."""
    rng = random.Random(seed)
    while match.decisions:
        decision = next(it for it in match.decisions if it.moves)
        match.play(rng.choice(decision.moves), decision.seat)
    return match


def drawn(match: Match) -> list[Any]:
    """The cards that have been drawn, from either deck."""
    return [entry.move.card for entry in match.log if entry.move.kind == "drawn"]


@pytest.mark.parametrize("game", _GAMES, ids=lambda game: game.id)
def test_it_goes_into_a_text_and_comes_back(game: Game) -> None:
    made = challenge(game.id)
    assert Challenge.read(made.text()) == made
    assert len(made.text()) < 4000
    assert made.begun((), random.Random(1)).game is made.game


def test_cards_come_in_the_same_order_whatever_is_played() -> None:
    first = played(Match("battle-line", options={"use_tactics": False}), 7)
    made = Challenge.of(first, (), 0)
    assert made is not None
    for seed in (1, 2):
        match = played(made.begun((), random.Random(seed)), seed)
        assert match.log != first.log
        least = min(len(drawn(first)), len(drawn(match)))
        assert drawn(match)[:least] == drawn(first)[:least]


def test_a_match_that_is_opened_again_is_dealt_on_alike() -> None:
    visitor = Visitor(f"#/deal/{challenge().text()}")
    visitor.send("take_up")
    saves = dict(visitor.saves)
    dealt = []
    for _time in range(2):
        again = Visitor(visitor.url, saves=dict(saves))
        while len(again.match.log) < 40:
            again.random.seed(len(again.match.log))
            again.answer() if again.question else again.pick(again.random.choice(again.picks))
        dealt.append(drawn(again.match))
    assert dealt[0] == dealt[1]


def test_it_says_who_has_got_what_and_begins_against_the_same_bot() -> None:
    visitor = Visitor(f"#/deal/{challenge().text()}")
    assert "Player 1 challenges you" in visitor.shown.text()
    assert "Medium bot" in visitor.shown.text("against")
    visitor.send("take_up")
    assert visitor.save.bots == (0, 2)
    assert visitor.save.challenge == challenge().text()
    assert "challenges" not in visitor.shown.text()
    matches = len(visitor.saves)
    visitor.send("take_up")
    assert len(visitor.saves) == matches


def test_the_results_are_compared_at_the_end() -> None:
    made = challenge()
    better = made.outcome._replace(winners=(0,), scores=(9, 0))
    assert made.compared(better, 0).startswith("Better than Player 1 with the same deal: 9:0")
    assert "did better" in made.compared(Outcome((1,), (0, 9), "five"), 0)
    assert "As good as Player 1" in made.compared(made.outcome, 0)


def test_the_end_of_the_match_compares_them() -> None:
    visitor = Visitor(f"#/deal/{challenge().text()}")
    visitor.send("take_up")
    while not visitor.over:
        if visitor.question is not None:
            visitor.answer()
        else:
            visitor.send("move", index=0, also=True)
    while not visitor.shown.has("compared"):
        visitor.send("course")
    assert "Player 1 did better with the same deal" in visitor.shown.text("compared")


def test_it_is_shared_from_a_match_that_is_over_against_a_bot() -> None:
    visitor = Visitor("#/play/lost-patrol?bots=1:1&preset=dash&seed=3")
    rng = random.Random(1)
    while not visitor.over:
        visitor.answer() if visitor.question else visitor.pick(rng.choice(visitor.picks))
    visitor.go(visitor.url.replace("match", "share"))
    visitor.send("share_as", fields={"seat": "deal"})
    address = visitor.shown.text("link")
    assert "#/deal/" in address
    assert not visitor.shown.has("card")
    visitor.send("send_link")
    (shared,) = [it["text"] for it in visitor.effects if it["type"] == "share"]
    assert "with the same deal?" in shared

    friend = Visitor()
    friend.send("bring", text=f"Look: {address}")
    assert friend.shown.has("take-up")


def test_a_match_that_was_resigned_is_no_challenge() -> None:
    match = Match("battle-line", rng=random.Random(1))
    decision = match.decisions[0]
    match.play(decision.also[0], decision.seat)
    assert match.outcome is not None
    assert Challenge.of(match, (), 0) is None


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (lambda text: text[:-20], "incomplete"),
        (lambda text: text[:30] + ("A" if text[30] != "A" else "B") + text[31:], "damaged"),
        (lambda text: sealed("b9", b"{}"), "version"),
        (lambda text: sealed("b1", b"{}"), "damaged"),
        (lambda text: sealed("b1", b"\xff"), "damaged"),
        (lambda _text: pygames.Match("battle-line").link(), "damaged"),
        (lambda _text: "nonsense", "not a link"),
    ],
)
def test_what_is_wrong_with_a_link_is_said(spoilt: Any, said: str) -> None:
    with pytest.raises(BadLink, match=said):
        Challenge.read(spoilt(challenge().text()))
    visitor = Visitor(f"#/deal/{spoilt(challenge().text())}")
    assert visitor.screen == "home"
    assert said in visitor.notice


@pytest.mark.parametrize("change", [{"reason": "luck"}, {"winners": (7,)}, {"scores": (1,)}])
def test_results_that_no_game_has_are_refused(change: dict[str, Any]) -> None:
    made = challenge("espionage")
    text = made._replace(outcome=made.outcome._replace(**change)).text()
    visitor = Visitor(f"#/deal/{text}")
    assert visitor.screen == "home"
    assert "damaged" in visitor.notice
