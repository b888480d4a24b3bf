"""What a worker is asked, and what it answers."""

import json
import random

import pytest

import pygames
from pygames.bots.worker import answer
from pygames.core import language
from pygames.core.links import move_of
from tests.strategies import play_some


def question(match, seat, **more):
    """As the page asks: nothing but what this seat has seen."""
    asked = {"seen": match.link(seat), "seat": seat, "level": 3, "seed": 1, "nodes": 20}
    return json.loads(json.dumps(asked | more))


def match_at_a_choice(seed=1, **options):
    """A match in which somebody has several moves."""
    match = pygames.Match("battle-line", options=options, rng=random.Random(seed))
    play_some(match, random.Random(seed), 8)
    return match


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_answer_names_a_move_and_says_why(level):
    match = match_at_a_choice()
    decision = match.decisions[0]
    found = json.loads(json.dumps(answer(question(match, decision.seat, level=level, why=True))))

    match.play(move_of(decision, found["move"]), decision.seat)
    assert found["reasons"]
    assert found["move"] not in found["alternatives"]
    assert all(move_of(decision, numbers) for numbers in found["alternatives"])


def test_the_same_question_has_the_same_answer():
    match = match_at_a_choice()
    seat = match.decisions[0].seat

    assert answer(question(match, seat)) == answer(question(match, seat))


def test_a_series_is_played_too():
    match = match_at_a_choice(series="games:2")

    assert answer(question(match, match.decisions[0].seat, why=True))["reasons"]


def test_reasons_are_in_the_language_asked_for():
    match = match_at_a_choice()
    asked = question(match, match.decisions[0].seat, lang=language.MIRROR, why=True)
    try:
        assert all("⟦" in reason for reason in answer(asked)["reasons"])
    finally:
        language.use("en")


def test_a_seat_that_is_not_asked_has_no_answer():
    match = match_at_a_choice()

    with pytest.raises(ValueError, match="nothing to choose"):
        answer(question(match, 1 - match.decisions[0].seat))


def test_a_link_that_is_none_is_refused():
    with pytest.raises(pygames.BadLink):
        answer({"seen": "b1", "seat": 0, "level": 1})
