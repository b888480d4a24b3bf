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
    """The log entries with which the person has played cards."""
    match = match_of(visitor)
    log = match.log
    return [it for it in match.choices if log[it].seat == 0 and log[it].move.kind == "play"]


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


def marks(visitor: Visitor, kind: str) -> list[str]:
    """The turning points of this kind, on the curve."""
    return [it for it in visitor.shown.values("data-kind") if it == kind]


def reviewed(visitor: Visitor, *found: dict[str, Any], to: int | None = None) -> None:
    visitor.send("review")
    visitor.send("thought", question=visitor.question, answer={"judged": list(found), "to": to})


def explained(visitor: Visitor, *causes: int | None) -> None:
    """Answer what caused the swings; without causes, that it is not known."""
    question = visitor.question
    assert question is not None
    answer = {"causes": causes or [None] * len(question["gaps"])}
    visitor.send("thought", question=question, answer=answer)


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
    assert "looking for what turned the match" in visitor.shown.text("review")
    explained(visitor)
    assert visitor.app.session.sent.question is None
    assert "done" not in visitor.shown.text("review")


def test_a_mistake_is_a_turning_point_with_the_better_move_marked(visitor: Visitor) -> None:
    first, second, third, *_more = choices(visitor)
    reviewed(visitor, judged(first, 0.5), judged(second, 0.5, 0.2), judged(third, 0.3))
    assert len([*marks(visitor, "mistake")]) == 1

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
    assert visitor.question is not None
    assert visitor.question["gaps"] == [[first, second, True]]
    played, drawn = (
        next(it for it in range(first + 1, second) if match_of(visitor).log[it].move.kind == kind)
        for kind in ("play", "drawn")
    )
    explained(visitor, played)
    assert turns(visitor) == [("theirs", "Your chances rise from 50% to 80%.")]
    assert "Hard bot plays" in visitor.shown.text("turn")
    assert visitor.shown.element("replay").attributes["data-move"] == "3", "where it is seen"

    reviewed(visitor, judged(first, 0.5), judged(second, 0.2))
    explained(visitor, drawn)
    assert turns(visitor) == [("luck", "Your chances fall from 50% to 20%.")]
    assert "Luck: the decisive moment You draw" in visitor.shown.text("turn")


def turns(visitor: Visitor) -> list[tuple[str, str]]:
    """The kind of each turning point, and the end of what is said of it."""
    found = []
    visitor.send("seek", to="0")
    while "aria-disabled" not in visitor.shown.element("turn-on").attributes:
        visitor.send("seek", to=visitor.shown.element("turn-on").attributes["data-to"])
        (kind,) = [it for it in visitor.shown.all("data-kind") if it.tag == "b"]
        sentence = visitor.shown.text("turn").rpartition(". ")[2]
        found.append((kind.attributes["data-kind"], sentence))
    return found


def test_a_good_move_and_what_nobody_can_explain(visitor: Visitor) -> None:
    first, second, *_more = choices(visitor)
    best = judged(first, 0.5) | {"lead": 0.25, "searched": True}
    reviewed(visitor, best, judged(second, 0.8))
    explained(visitor, None)
    assert turns(visitor) == [("good", "Any other move would have cost 25%.")]
    assert not visitor.shown.has("decisive")


def test_causes_outside_their_gap_count_as_no_answer(visitor: Visitor) -> None:
    first, second, *_more = choices(visitor)
    reviewed(visitor, judged(first, 0.5), judged(second, 0.8))
    explained(visitor, second)
    assert "could not finish" in visitor.notice


def test_the_end_and_what_is_shared_tell_the_decisive_moment(visitor: Visitor) -> None:
    first, second, *_more = choices(visitor)
    reviewed(visitor, judged(first, 0.5), judged(second, 0.5, 0.2))
    back = visitor.url.replace("replay", "match").rpartition("/")[0]
    visitor.go(back)
    assert "The decisive moment, move" in visitor.shown.text("end")
    assert "You play" in visitor.shown.text("end")
    visitor.go(back.replace("match", "share"))
    visitor.send("send_link")
    (shared,) = [it["text"] for it in visitor.effects if it["type"] == "share"]
    assert "The decisive moment, move" in shared
    assert "Player 1 plays" in shared


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

    assert "The decisive moment, move" in visitor.shown.text("decisive")
    assert len(visitor.shown.all("data-decisive")) == 1
    visitor.send("seek", to=visitor.shown.element("decisive").attributes["data-to"])
    assert visitor.shown.text("turn").startswith(
        f"Mistake: the decisive moment “Played {second}” cost 30% of your chances."
    )
    assert not visitor.shown.has("decisive")
