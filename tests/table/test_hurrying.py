"""What is not drawn at once: moves of bots too fast to be seen, and what takes long to draw."""

import re

import pytest

from pygames.table.app import Page
from tests.table.visitor import Visitor


@pytest.fixture
def behind() -> Visitor:
    """One of seven people in Not Alone: six bots have just gone on without being drawn."""
    visitor = Visitor(seed=1)
    visitor.play("not-alone", seats=7, seed=1, bots="0:2,1:2,2:2,4:2,5:2,6:2")
    for _step in range(200):
        if visitor.question:
            shown = visitor.shown
            visitor.answer()
            if visitor.shown is shown:
                return visitor
        else:
            visitor.pick(visitor.random.choice(visitor.picks))
    raise AssertionError("they never hurried")


def moves(visitor: Visitor) -> tuple[int, int]:
    """How many moves the page knows of, and how many have been made."""
    return int(visitor.table["data-moves"]), len(visitor.match.log)


def test_what_they_did_is_kept_and_they_go_on_at_once(behind: Visitor) -> None:
    shown, made = moves(behind)

    assert shown < made
    assert behind.question is not None
    assert behind.question["moves"] == made
    assert behind.table["data-thinking"] == "true"


def test_it_is_shown_a_little_later_if_the_next_takes_its_time(behind: Visitor) -> None:
    assert behind.later is not None
    behind.send(behind.later["type"])
    shown, made = moves(behind)

    assert shown == made
    assert behind.question is not None


def test_it_is_not_shown_twice(behind: Visitor) -> None:
    behind.send("show")

    assert behind.app.handle({"type": "show", "seed": 0, "time": 0}).html == ""


def test_whatever_else_happens_shows_it(behind: Visitor) -> None:
    behind.send("open", id="menu")
    shown, made = moves(behind)

    assert shown == made


def test_who_must_choose_sees_everything(behind: Visitor) -> None:
    for _step in range(200):
        if behind.question is None:
            break
        behind.answer()
    shown, made = moves(behind)

    assert behind.picks
    assert shown == made


def test_bots_that_take_their_time_are_seen() -> None:
    """With a single bot each of its moves is shown for a while."""
    visitor = Visitor(seed=1)
    visitor.play("battle-line", seed=1, bots="1:2")
    for _step in range(40):
        if visitor.question is None:
            visitor.pick(visitor.random.choice(visitor.picks))
            continue
        visitor.answer()
        shown, made = moves(visitor)

        assert shown == made


def test_what_can_no_longer_be_picked_does_not_stay_on_the_page() -> None:
    """A bot's card may come before what a person was about to choose."""
    visitor = Visitor(seed=3)
    visitor.play("not-alone", seats=7, seed=3, bots="0:2,1:2,2:2,4:2,5:2,6:2")
    interrupted = 0
    while interrupted < 3 and not visitor.over:
        if visitor.question is None:
            visitor.pick(visitor.random.choice(visitor.picks))
            continue
        choosing, shown = bool(visitor.picks), visitor.shown
        visitor.answer()
        interrupted += choosing and not visitor.picks

        assert not (choosing and visitor.shown is shown)
    assert interrupted


@pytest.fixture(params=["walk", "run"])  # the dice of a run are looked at first
def marching(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The answers while somebody takes hold of a squad that is about to move, one after another."""
    action = f"action:{request.param}"
    answers: list[str] = []
    visitor = Visitor(seed=1)
    visitor.play("deep-space-wars", points=500, armies="drawn", seed=1)
    visitor.until("act")
    handle = visitor.app.handle
    monkeypatch.setattr(visitor.app, "handle", lambda event: kept(answers, handle(event)))
    for pick in visitor.picks:
        if pick.startswith("squad:"):
            visitor.pick(pick)
            if action in visitor.picks:
                answers.clear()
                visitor.pick(action)
                return answers
    raise AssertionError("nobody can move")


def kept(answers: list[str], page: Page) -> Page:
    """Note the HTML of an answer."""
    answers.append(page.html)
    return page


def test_what_takes_long_to_draw_comes_after_the_answer_to_a_pick(marching: list[str]) -> None:
    brief, whole = (re.search(r'id="region"[^>]* d="([^"]*)"', html) for html in marching)

    assert brief is not None
    assert whole is not None
    assert not brief[1]
    assert whole[1]
