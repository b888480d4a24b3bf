"""Looking back with a bot: the curve of the chances, its turning points, and playing on."""

from typing import Any

import pytest

from pygames.core.match import Match
from tests.table.visitor import Visitor


@pytest.fixture
def visitor() -> Visitor:
    """Somebody who has played against a bot on seat 1, and given up."""
    visitor = Visitor("#/play/battle-line?bots=1:3&seed=1")
    while len(visitor.match.choices) < 30:
        if visitor.question is None:
            visitor.pick(visitor.random.choice(visitor.picks))
        else:
            visitor.answer()
    while visitor.question is not None:
        visitor.answer()
    visitor.send("move", index=0, also=True)
    assert visitor.over
    return visitor


def choices(visitor: Visitor) -> list[int]:
    """The log entries that the person has chosen."""
    match = match_of(visitor)
    return [entry for entry in match.choices if match.log[entry].seat == 0]


def match_of(visitor: Visitor) -> Match:
    table = visitor.app.session.table_session
    assert table is not None
    return table.match


def judged(entry: int, chance: float, loss: float = 0.0) -> dict[str, Any]:
    """What a bot says of one choice."""
    return {
        "entry": entry, "chance": chance, "loss": loss, "played": f"Played {entry}",
        "better": f"Better {entry}", "better_numbers": [0], "reasons": ["Because."],
    }  # fmt: skip


def reviewed(visitor: Visitor, *found: dict[str, Any], to: int | None = None) -> None:
    visitor.send("review")
    visitor.send("thought", question=visitor.question, answer={"judged": list(found), "to": to})


def test_it_goes_on_piece_by_piece_below_the_board(visitor: Visitor) -> None:
    visitor.send("review")
    assert visitor.screen == "replay"
    question = visitor.question
    assert question is not None
    assert (question["from"], question["seat"]) == (0, 0)
    assert Match.from_link(question["seen"]).perspective == 0
    assert "0% done" in visitor.shown.text("review")

    first, second, *_more = choices(visitor)
    answer = {"judged": [judged(first, 0.5), judged(second, 0.6)], "to": second + 1}
    visitor.send("thought", question=question, answer=answer)
    question = visitor.question
    assert question is not None
    assert question["from"] == second + 1
    assert "M" in visitor.shown.values("d")[-1], "a curve"
    assert not visitor.shown.has("sheet")
    assert "chance of winning" not in visitor.shown.text("review"), "nobody knows yet about the end"

    visitor.send("thought", question=question, answer={"judged": [], "to": None})
    assert visitor.app.session.sent.question is None
    assert "done" not in visitor.shown.text("review")


def test_a_mistake_is_a_turning_point_with_the_better_move_marked(visitor: Visitor) -> None:
    first, second, third, *_more = choices(visitor)
    reviewed(visitor, judged(first, 0.5), judged(second, 0.5, 0.2), judged(third, 0.3))
    assert len(visitor.shown.all("data-mistake")) == 1

    place = visitor.shown.element("turn-back").attributes["data-to"]
    while "Better" not in visitor.shown.text("turn"):
        place = visitor.shown.element("turn-back").attributes["data-to"]
        visitor.send("seek", to=place)
    assert f"Better {second}" in visitor.shown.text("turn")
    assert "20%" in visitor.shown.text("turn")
    assert "Because." in visitor.shown.text("turn")
    assert visitor.shown.all("data-hint"), "the better move, on the board"
    assert visitor.url.startswith("#/replay/")


def test_what_the_others_turned_is_a_turning_point_too(visitor: Visitor) -> None:
    first, second, *_more = choices(visitor)
    reviewed(visitor, judged(first, 0.5), judged(second, 0.8))
    visitor.send("seek", to="0")
    texts = []
    while "aria-disabled" not in visitor.shown.element("turn-on").attributes:
        visitor.send("seek", to=visitor.shown.element("turn-on").attributes["data-to"])
        texts.append(visitor.shown.text("turn"))
    assert any("rises from 50% to 80%" in text for text in texts)


def test_leaving_the_replay_stops_it_and_coming_back_goes_on(visitor: Visitor) -> None:
    visitor.send("review")
    question, replay = visitor.question, visitor.url
    visitor.go("#/")
    assert visitor.question is None
    visitor.go(replay)
    assert visitor.question == question


def test_a_bot_that_fails_can_try_again(visitor: Visitor) -> None:
    visitor.send("review")
    visitor.send("thoughtless", question=visitor.question)
    assert "could not finish" in visitor.notice
    assert visitor.app.session.sent.question is None
    visitor.send("review")
    assert visitor.question is not None


def test_playing_on_is_a_match_of_its_own(visitor: Visitor) -> None:
    old, log = visitor.url, match_of(visitor).log
    visitor.send("review")
    visitor.send("seek", to="12")
    visitor.send("what_if")

    assert visitor.screen == "table"
    assert visitor.url != old
    assert visitor.save.bots == (0, 3)
    new = visitor.match
    cut = len(new.log)
    assert new.outcome is None
    assert new.log[: match_of(visitor).choices[-1]] == log[: new.choices[-1]]
    assert cut < len(log)
    visitor.go(old)
    assert visitor.over, "the old one is kept"


def test_a_match_between_people_goes_on_against_a_bot() -> None:
    visitor = Visitor("#/play/battle-line?seed=1")
    visitor.until("play")
    visitor.step()
    visitor.send("move", index=0, also=True)
    while not visitor.over:
        visitor.take() if visitor.screen == "handover" else visitor.send("move", index=0, also=True)
    visitor.send("review")
    visitor.send("seek", to="0")
    visitor.send("what_if")
    assert sorted(visitor.save.bots) == [0, 2]


@pytest.mark.parametrize("event", ["review", "what_if"])
def test_a_running_match_is_neither_judged_nor_played_on(event: str) -> None:
    visitor = Visitor("#/play/battle-line?bots=1:3&seed=1")
    visitor.until("play")
    saves = len(visitor.saves)
    visitor.send(event)
    assert visitor.question is None
    visitor.go(visitor.url.replace("match", "replay"))
    visitor.send(event)
    assert visitor.question is None
    assert len(visitor.saves) == saves
    assert not visitor.shown.has("review")


def test_the_end_itself_is_no_place_to_go_on_from(visitor: Visitor) -> None:
    visitor.send("review")
    assert not visitor.shown.has("what-if")
    visitor.send("what_if")
    assert visitor.screen == "replay"


def test_the_decisive_moment_is_the_largest_swing(visitor: Visitor) -> None:
    first, second, third, *_more = choices(visitor)
    found = judged(first, 0.5, 0.1), judged(second, 0.4, 0.3), judged(third, 0.1)
    reviewed(visitor, *found, to=third + 1)
    assert not visitor.shown.has("decisive"), "the rest may matter more"
    visitor.send("thought", question=visitor.question, answer={"judged": [], "to": None})

    assert "The decisive moment: move" in visitor.shown.text("decisive")
    assert len(visitor.shown.all("data-decisive")) == 1
    visitor.send("seek", to=visitor.shown.element("decisive").attributes["data-to"])
    assert visitor.shown.text("turn").startswith(f"The decisive moment. Played {second}: 30% lost.")
    assert not visitor.shown.has("decisive")
