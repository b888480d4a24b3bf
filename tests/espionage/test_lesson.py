"""The first lesson: what is said of a position is true there, and leads to the headquarters."""

import pytest

from pygames.core import language
from pygames.espionage import GAME
from pygames.espionage.board import BOARD
from pygames.espionage.lesson import LESSON
from pygames.espionage.pieces import CODES, GENERAL, HQ, MINE, MOBILE
from pygames.table.lesson import LessonSession
from tests.espionage.positions import words
from tests.markup import Page

ASKED = [
    ("d1-d2", "S", "Spy"),
    ("e1-e2", "5", "General"),
    ("d2-d3", "S", "Spy"),
    ("e2-e3", "5", "General"),
    ("e3-e4", "5", "yours"),
    ("c1-c2", "P", "Sapper"),
    ("e4-e5", "5", "General"),
    ("e5-f5", "5", "General"),
    ("e4-e5", "S", "Spy"),
    ("e5-d5", "S", "Spy"),
    ("d5-d6", "S", "d6"),
]
"""Of each comment but the last the move, the piece, and a word that says so."""


@pytest.fixture(autouse=True)
def _in_english():
    language.use("en")


def lesson_at(step):
    """The learner at this comment."""
    lesson = LessonSession(GAME)
    for _step in range(step):
        lesson.advance()
    return lesson


def at(view, square):
    """The piece on a square, as the learner sees it."""
    return view.who[view.field.squares[square]]


@pytest.mark.parametrize("step", range(len(ASKED)))
def test_each_comment_asks_for_a_legal_move_that_is_drawn(step):
    lesson = lesson_at(step)
    match, (move, code, word) = lesson.match, ASKED[step]
    (legal,) = match.decisions
    (asked,) = lesson.decision.moves

    assert (legal.seat, legal.name) == (LESSON.seat, "move")
    assert asked in legal.moves
    assert words(match.state, asked) == move
    assert CODES[match.state.rank[match.state.who[asked.start]]] == code
    assert word in lesson.text
    start, to = (f"sq:{name}" for name in move.split("-"))
    for element in (start, to):
        assert Page(BOARD.scene(lesson.sight())).having("data-pick") == [element]
        assert lesson.step == step
        lesson.pick(element)
    assert lesson.step == step + 1
    assert lesson.match.log[len(match.log)].move == asked


def test_anything_else_is_for_later():
    lesson = lesson_at(0)
    for element in ("sq:a1", "sq:f1", "sq:e1", "sq:d6", "sq:c3"):
        with pytest.raises(Exception, match="Not yet"):
            lesson.pick(element)
    assert lesson.step == 0


def test_the_spy_recognises_what_the_comments_name():
    """ESP-47."""
    view = lesson_at(4).match.view(0)
    general, spy = at(view, "e4"), at(view, "d3")
    assert view.rank[general] == GENERAL
    assert view.field.squares["e4"] in view.field.around[view.at[spy]]
    before = lesson_at(3).match.view(0)
    assert before.rank[at(before, "e5")] is None

    view = lesson_at(9).match.view(0)
    assert view.rank[at(view, "d6")] == HQ
    view = lesson_at(10).match.view(0)
    assert view.rank[at(view, "c6")] == MINE


def test_the_square_that_is_said_to_be_barred_is():
    """ESP-29."""
    lesson = lesson_at(6)
    state = lesson.match.state
    assert "e3 is barred" in lesson.text
    assert (at(state, "e4"), state.field.squares["e3"]) in state.barred


def test_what_is_said_of_hidden_pieces_can_be_seen():
    """ESP-54."""
    view = lesson_at(7).match.view(0)
    piece = at(view, "f5")
    assert "f5" in lesson_at(7).text
    assert view.rank[piece] is None
    assert view.moved[piece]

    view = lesson_at(8).match.view(0)
    assert "d6 has never moved" in lesson_at(8).text
    assert not view.moved[at(view, "d6")]
    assert view.rank[at(view, "d6")] is None


def test_a_general_beats_what_has_moved():
    """ESP-36, ESP-37: all but a mine, which does not move."""
    before, after = lesson_at(7).match, lesson_at(8).match
    fallen = at(before.state, "f5")
    assert after.state.at[fallen] < 0
    assert before.state.rank[fallen] in MOBILE


def test_it_ends_with_the_headquarters_taken():
    """ESP-44, ESP-55."""
    lesson = lesson_at(len(ASKED))

    assert lesson.ended
    assert lesson.match.outcome == LESSON.match.outcome
    assert (lesson.match.outcome.winners, lesson.match.outcome.reason) == ((0,), "hq_captured")
    assert lesson.decision is None
    assert "You have won" in lesson.text
    assert len(LESSON.steps) == len(ASKED) + 1


def test_the_lesson_is_a_match_by_the_rules():
    """Every move of both sides is one of those that were possible."""
    state = LESSON.match.setup.start()
    for entry in LESSON.match.log:
        (decision,) = (d for d in state.decisions if d.seat == entry.seat)
        assert entry.move in decision.moves
        state.apply(entry.move, entry.seat)
    assert state.outcome == LESSON.match.outcome
