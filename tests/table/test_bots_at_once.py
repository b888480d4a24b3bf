"""Several bots that are asked at the same moment: one question, one answer."""

import pytest

from pygames import Match
from pygames.bots.worker import answer
from pygames.null.moves import PASS, Double
from tests.table.visitor import Visitor


def asked_at_once(null_game: str, name: str, seed: int = 1) -> Visitor:
    """One person against two bots, both of which must choose now."""
    visitor = Visitor(seed=seed)
    visitor.play(null_game, seats=3, seed=seed, bots="1:2,2:2")
    for _step in range(100):
        question = visitor.question
        if question and "others" in question:
            (decision, *_others) = [d for d in visitor.match.decisions if d.seat == 1]
            if decision.name == name:
                return visitor
        if question:
            visitor.answer()
        else:
            visitor.pick(visitor.random.choice(visitor.picks))
    raise AssertionError(f"never asked to {name} at once")


def test_they_are_asked_with_what_each_has_seen(null_game: str) -> None:
    visitor = asked_at_once(null_game, "lay")
    question = visitor.question
    assert question is not None
    everybody = [question, *question["others"]]

    assert {one["seat"] for one in everybody} == {1, 2}
    for one in everybody:
        assert Match.from_link(one["seen"]).log == visitor.match.seen(one["seat"])


def test_the_game_says_who_is_heard_first(null_game: str) -> None:
    """In Null those to the left of the lead are, and the lead last."""
    visitor = Visitor(seed=1)
    visitor.play(null_game, seats=3, seed=1, bots="0:2,2:2")
    while not (visitor.question and "others" in visitor.question):
        visitor.answer() if visitor.question else visitor.pick(visitor.picks[0])
    assert (visitor.question["seat"], visitor.question["others"][0]["seat"]) == (2, 0)


def test_one_answer_moves_all(null_game: str) -> None:
    visitor = asked_at_once(null_game, "lay")
    before = len(visitor.match.log)
    visitor.answer()

    assert {e.seat for e in visitor.match.log[before : before + 2]} == {1, 2}
    assert visitor.question is None or visitor.question["moves"] > before + 1


def test_all_think(null_game: str) -> None:
    visitor = asked_at_once(null_game, "lay")
    visitor.pick(visitor.picks[0])

    assert "The bots are thinking" in visitor.shown.text("prompt")


def test_the_worker_answers_for_all(null_game: str) -> None:
    visitor = asked_at_once(null_game, "lay")
    question = visitor.question
    assert question is not None
    found = answer({**question, "nodes": 8, "seed": 1})
    visitor.send("thought", question=question, answer=found)

    assert found["others"][0]["move"]
    assert {1, 2} <= {entry.seat for entry in visitor.match.log[question["moves"] :]}


@pytest.mark.parametrize("others", [None, [], [{}], [{"move": [99]}], [{"move": [0]}] * 2])
def test_an_answer_that_lacks_one_is_none(null_game: str, others: object) -> None:
    visitor = asked_at_once(null_game, "lay")
    question, before = visitor.question, visitor.match.log
    visitor.send("thought", question=question, answer={"move": [0], "others": others})

    assert visitor.match.log == before
    assert "could not finish" in visitor.notice


def test_who_has_learnt_something_is_asked_again(null_game: str) -> None:
    """A stake doubled by the first bot: what the second would have done is dropped."""
    for seed in range(1, 60):
        visitor = asked_at_once(null_game, "double", seed)
        question = visitor.question
        assert question is not None
        (first,) = (d for d in visitor.match.decisions if d.seat == question["seat"])
        if isinstance(first.moves[-1], Double):
            break
    found = {"move": [len(first.moves) - 1], "others": [{"move": [0]}]}
    visitor.send("thought", question=question, answer=found)

    new = visitor.match.log[question["moves"] :]
    assert [entry.move.kind for entry in new if entry.seat > 0] == ["double"]
    assert visitor.question is not None


def test_passes_teach_nobody_anything(null_game: str) -> None:
    visitor = asked_at_once(null_game, "double")
    question = visitor.question
    assert question is not None
    found = {"move": [0], "others": [{"move": [0]}]}
    visitor.send("thought", question=question, answer=found)

    new = [entry for entry in visitor.match.log[question["moves"] :] if entry.seat > 0][:2]
    assert [entry.move for entry in new] == [PASS, PASS]
