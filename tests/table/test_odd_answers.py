"""Whatever a bot answers: a move that is legal, or a sentence, and it can be asked again."""

import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.bots.worker import answer
from pygames.core.links import spelt
from tests.table.test_any_event import ODD
from tests.table.visitor import Visitor

NUMBERS = (
    st.integers() | st.integers(-2, 80) | st.floats() | st.sampled_from([2**31, 2**53, 10**400])
)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=3) | st.sampled_from(ODD),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)
MOVE = st.lists(NUMBERS, max_size=2)
JUDGED = st.fixed_dictionaries(
    {
        "entry": st.integers(-2, 60) | JSON,
        "chance": st.floats(0, 1) | JSON,
        "loss": st.floats(0, 1) | JSON,
        "played": st.text(max_size=3) | JSON,
        "better": st.text(max_size=3) | JSON,
        "better_numbers": MOVE | JSON,
        "reasons": st.lists(st.text(max_size=3), max_size=2) | JSON,
    }
)
OPINION = st.tuples(MOVE | JSON, st.floats(0, 1) | JSON, st.integers(0, 99) | JSON) | JSON
ANSWERS = JSON | st.fixed_dictionaries(
    {},
    optional={
        "move": MOVE | JSON,
        "more": st.lists(MOVE, max_size=5) | JSON,
        "opinions": st.lists(st.lists(OPINION, max_size=3), max_size=3) | JSON,
        "reasons": st.lists(st.text(max_size=3), max_size=2) | JSON,
        "alternatives": st.lists(MOVE, max_size=2) | JSON,
        "why": st.lists(st.lists(st.text(max_size=3), max_size=2), max_size=2) | JSON,
        "judged": st.lists(JUDGED | JSON, max_size=3) | JSON,
        "to": st.integers(-2, 60) | JSON,
    },
)


RESIGNS = "resigns"
"""What no bot may choose by itself."""


def to_move() -> Visitor:
    """A bot is to move."""
    visitor = Visitor("#/play/battle-line?bots=1:2&seed=1")
    while visitor.question is None:
        visitor.pick(visitor.random.choice(visitor.picks))
    return visitor


def to_lay_out() -> Visitor:
    """A bot is to lay out its army."""
    return Visitor("#/play/espionage?bots=1:2&seed=1&preset=small")


def to_advise() -> Visitor:
    """A hint has been asked for."""
    visitor = Visitor("#/play/battle-line?bots=1:2&seed=1")
    visitor.until("play")
    visitor.send("hint")
    return visitor


def to_judge() -> Visitor:
    """A review has been asked for."""
    visitor = to_move()
    while len(visitor.match.choices) < 12:
        if visitor.question:
            visitor.answer()
        else:
            visitor.pick(visitor.random.choice(visitor.picks))
    while visitor.question:
        visitor.answer()
    visitor.send("move", index=0, also=True)
    visitor.send("review")
    return visitor


ASKED = [to_move, to_lay_out, to_advise, to_judge]


@cache
def remembered(asked: Any) -> Visitor:
    """What the browser keeps while a bot thinks, so that it can be asked again and again."""
    visitor: Visitor = asked()
    assert visitor.question is not None
    return visitor


def thinking(asked: Any) -> Visitor:
    """A visitor whose bot is thinking."""
    before = remembered(asked)
    visitor = Visitor(before.url, saves=before.saves, session=before.session)
    if asked is to_advise:
        visitor.send("hint")
    elif asked is to_judge:
        visitor.send("review")
    assert visitor.question is not None
    return visitor


def tell(visitor: Visitor, found: Any) -> None:
    """Let the bot answer this."""
    question, visitor.question = visitor.question, None
    visitor.send("thought", question=question, answer=found)


def log_of(visitor: Visitor) -> list[Any]:
    table = visitor.app.session.table_session
    assert table is not None
    return list(table.match.log)


@pytest.mark.parametrize("asked", ASKED)
@settings(max_examples=60, deadline=None)
@given(found=ANSWERS)
def test_no_answer_needs_a_recovery(asked: Any, found: Any) -> None:
    visitor = thinking(asked)
    question, before = visitor.question, log_of(visitor)

    tell(visitor, found)

    if "could not finish" in visitor.notice:
        assert log_of(visitor) == before
        visitor.send("review" if asked is to_judge else "resume")
        if asked is to_advise:
            visitor.send("hint")
        assert visitor.question == question, "it is asked again"
    if asked is to_judge:
        for place in range(4):
            visitor.send("seek", to=str(place))
    visitor.go("#/")
    visitor.go(remembered(asked).url)


@pytest.mark.parametrize("asked", ASKED)
def test_no_part_of_an_answer_may_be_odd(asked: Any) -> None:
    """Each value of a true answer in turn is another one."""
    question = thinking(asked).question
    assert question is not None
    true = answer({**question, "seed": 1, "nodes": 20})
    rng = random.Random(1)
    for _time in range(80):
        found = json.loads(json.dumps(true))
        _spoil(found, rng)
        visitor = thinking(asked)
        tell(visitor, found)
        assert "Something went wrong" not in visitor.notice

    visitor = thinking(asked)
    tell(visitor, true)
    assert visitor.notice == ""
    assert visitor.question != question


def _spoil(value: Any, rng: random.Random) -> None:
    keys = list(value) if isinstance(value, dict) else range(len(value))
    key = rng.choice(list(keys))
    if isinstance(value[key], dict | list) and value[key] and rng.random() < 0.8:
        _spoil(value[key], rng)
    else:
        value[key] = rng.choice(ODD)


@pytest.mark.parametrize(
    "numbers",
    [[], [-1], [10**6], [2**60], ["0"], [0.0], [True], [None], [[0]], [0, 0], 0, None, RESIGNS],
    ids=repr,
)
def test_a_bot_that_names_no_move_is_told_of_and_can_try_again(numbers: Any) -> None:
    visitor = thinking(to_move)
    question = visitor.question

    if numbers is RESIGNS:
        (decision,) = visitor.match.decisions
        numbers = spelt(decision, decision.also[0])
    tell(visitor, {"move": numbers})

    assert "could not finish thinking" in visitor.notice
    assert visitor.question is None
    visitor.send("resume")
    assert visitor.question == question
    visitor.answer(0)
    assert len(log_of(visitor)) > len(log_of(thinking(to_move)))


def test_moves_beyond_what_was_asked_are_not_made() -> None:
    visitor = thinking(to_move)
    before = log_of(visitor)

    tell(visitor, {"move": [0], "more": [[0], [0]]})

    assert "could not finish" in visitor.notice
    assert log_of(visitor) == before


def test_a_review_that_does_not_go_on_is_stopped() -> None:
    visitor = thinking(to_judge)

    tell(visitor, {"judged": [], "to": 0})

    assert "could not finish the review" in visitor.notice
    assert visitor.question is None
