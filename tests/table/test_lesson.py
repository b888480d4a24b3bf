"""The first lesson: its script follows the rules, and a learner gets through it."""

import re

import pytest

from pygames import GAMES
from pygames.table.lesson import lesson_of
from tests.table.visitor import Visitor

TAUGHT = [name for name, game in GAMES.items() if game.lesson]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_comment_stands_at_a_move_of_the_learner_or_at_the_end(game: str) -> None:
    lesson = lesson_of(GAMES[game])
    places = [step.at for step in lesson.steps]

    assert places == sorted(set(places))
    assert all(lesson.match.log[place].seat == lesson.seat for place in places[:-1])
    assert places[-1] == len(lesson.match.log)
    assert lesson.match.outcome is not None
    assert lesson.seat in lesson.match.outcome.winners


@pytest.mark.parametrize("game", TAUGHT)
def test_comments_are_short(game: str) -> None:
    assert max(len(step.text) for step in lesson_of(GAMES[game]).steps) <= 90


@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_touches_what_is_marked_comes_to_the_end(game: str) -> None:
    visitor = Visitor(f"#/lesson/{game}")
    steps = lesson_of(GAMES[game]).steps
    for step in steps[:-1]:
        assert step.text in visitor.shown.text("prompt")
        while step.text in visitor.shown.text("prompt"):
            assert len(visitor.picks) == 1, "exactly what the comment is about is marked"
            visitor.pick(visitor.picks[0])
    assert steps[-1].text in visitor.shown.text("prompt")
    assert visitor.shown.has("lesson-play")
    assert not visitor.saves


@pytest.mark.parametrize("game", TAUGHT)
def test_the_learner_is_you_and_goes_on_in_the_same_seat(game: str) -> None:
    lesson = lesson_of(GAMES[game])
    visitor = Visitor(f"#/lesson/{game}")
    while not visitor.shown.has("lesson-play"):
        visitor.pick(visitor.picks[0])

    assert not re.search(r"Player \d", visitor.shown.text())
    visitor.go(visitor.shown.element("lesson-play").attributes["href"])
    if not GAMES[game].bot:
        assert visitor.screen == "choose"
        return
    assert [lesson.seat] == [seat for seat, level in enumerate(visitor.save.bots) if not level]


def test_anything_else_is_for_later() -> None:
    visitor = Visitor("#/lesson/battle-line")
    before = visitor.table["data-moves"]
    visitor.pick("card:R10")
    assert "Not yet" in visitor.notice
    assert visitor.table["data-moves"] == before


def test_a_lesson_is_no_match_to_keep_or_send() -> None:
    visitor = Visitor("#/lesson/battle-line")
    visitor.send("open", id="menu")

    assert visitor.shown.has("menu-rules")
    for name in ("watch", "afresh", "to-share", "menu-share", "to-replay", "menu-replay", "also-0"):
        assert not visitor.shown.has(name), name


def test_a_reload_goes_on_where_the_lesson_was() -> None:
    visitor = Visitor("#/lesson/battle-line")
    for _pick in range(3):
        visitor.pick(visitor.picks[0])
    before = visitor.shown.text()
    visitor.start()
    assert visitor.shown.text() == before


def test_a_match_can_be_opened_after_a_lesson() -> None:
    visitor = Visitor("#/play/battle-line?seed=1")
    key = visitor.url
    visitor.go("#/lesson/battle-line")
    visitor.go(key)
    assert visitor.url == key
    assert visitor.screen in ("handover", "table")


def test_a_game_without_a_lesson_says_so(null_game: str) -> None:
    assert not GAMES[null_game].lesson
    visitor = Visitor()
    visitor.go(f"#/lesson/{null_game}")
    assert visitor.screen == "home"
    assert "no lesson" in visitor.notice


def test_a_game_that_is_not_there_has_no_lesson() -> None:
    visitor = Visitor()
    visitor.go("#/lesson/no-such-game")
    assert visitor.screen == "home"
    assert "no game" in visitor.notice
