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


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
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


def test_of_a_shared_question_each_worker_has_opinions():
    match = match_at_a_choice()
    decision = match.decisions[0]
    found = answer(question(match, decision.seat, level=5, shared=True))
    best = max(found["opinions"], key=lambda opinion: opinion[1])

    assert len(found["opinions"]) > 1
    assert found["move"] == best[0]
    assert all(0 <= value <= 1 and weight > 0 for _move, value, weight in found["opinions"])
    assert all(move_of(decision, numbers) for numbers, _value, _weight in found["opinions"])


def test_where_nothing_is_sampled_a_shared_question_is_answered_as_any_other():
    match = match_at_a_choice()
    while match.decisions[0].name == "play":
        match.play(match.decisions[0].moves[0], match.decisions[0].seat)
    found = answer(question(match, match.decisions[0].seat, level=5, shared=True))

    assert "opinions" not in found


def test_who_waits_thinks_ahead_and_says_nothing():
    match = match_at_a_choice()
    waiting = 1 - match.decisions[0].seat

    assert answer(question(match, waiting, level=5, ponder=True)) == {}
