"""Bots that take their time: several workers think for them, also while people choose."""

import pytest

from pygames.core.links import spelt
from pygames.table.bot_answers import agreed
from tests.table.visitor import Visitor


@pytest.fixture
def visitor() -> Visitor:
    """Somebody who plays against a bot of level 5 on seat 1."""
    return Visitor("#/play/battle-line?bots=1:5&seed=1")


def play_until_asked(visitor: Visitor) -> None:
    """The person's turns, up to the bot's next."""
    while visitor.question is None:
        visitor.pick(visitor.random.choice(visitor.picks))


def test_several_workers_are_asked(visitor: Visitor) -> None:
    play_until_asked(visitor)
    assert visitor.question is not None

    assert visitor.question["shared"]
    assert visitor.question["level"] == 5


def test_what_they_find_best_together_is_played(visitor: Visitor) -> None:
    """The first worker prefers another move, but the others have tried more."""
    play_until_asked(visitor)
    (decision,) = visitor.match.decisions
    one, other = (list(spelt(decision, move)) for move in decision.moves[:2])
    opinions = [[[one, 0.7, 20], [other, 0.6, 20]], [[other, 0.8, 90], [one, 0.5, 90]]]
    before = len(visitor.match.log)
    visitor.answer(move=one, opinions=opinions)

    assert visitor.match.log[before].move == decision.moves[1]


def test_opinions_count_as_much_as_they_were_tried() -> None:
    assert agreed([[((1,), 0.9, 10), ((2,), 0.6, 10)], [((1,), 0.2, 90), ((2,), 0.6, 90)]]) == (2,)
    assert agreed([[((1,), 0.9, 90), ((2,), 0.6, 10)], [((1,), 0.2, 10), ((2,), 0.6, 90)]]) == (1,)


def test_opinions_about_other_moves_are_no_answer(visitor: Visitor) -> None:
    play_until_asked(visitor)
    visitor.answer(opinions=[[[[999], 0.5, 3]]])

    assert "could not finish thinking" in visitor.notice


def test_it_thinks_ahead_while_a_person_chooses(visitor: Visitor) -> None:
    assert visitor.pondered is not None
    assert visitor.pondered["seat"] == 1
    assert visitor.pondered["seen"] == visitor.match.link(1)
    play_until_asked(visitor)
    assert visitor.pondered is None
    while visitor.question is not None:
        visitor.answer()
    assert visitor.pondered is not None
    assert visitor.pondered["moves"] == len(visitor.match.log)


def test_others_do_not() -> None:
    assert Visitor("#/play/battle-line?bots=1:4&seed=1").pondered is None


def test_it_stops_when_nobody_plays(visitor: Visitor) -> None:
    visitor.go("#/")

    assert visitor.pondered is None


def test_a_game_without_such_bots_offers_none() -> None:
    with_them, without = (Visitor(f"#/choose/{game}") for game in ("battle-line", "not-alone"))

    assert with_them.shown.has("way-bot-5")
    assert not without.shown.has("way-bot-5")


def test_a_save_that_asks_for_one_all_the_same_gets_the_strongest() -> None:
    visitor = Visitor("#/play/not-alone?seats=2&bots=1:4&seed=1")
    key = visitor.url.removeprefix("#/match/")
    while key not in visitor.saves:
        visitor.pick(visitor.random.choice(visitor.picks))
    texts = {key: visitor.saves[key].replace('"bots": [0, 4]', '"bots": [0, 5]')}
    assert texts != {key: visitor.saves[key]}
    again = Visitor(visitor.url, saves=texts)
    while again.question is None:
        again.pick(again.random.choice(again.picks))

    assert again.question["level"] == 4
