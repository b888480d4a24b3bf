"""The Creature's lesson: what is said of a position is true there, and leads to its victory."""

import pytest

from pygames.core import language
from pygames.core.game import decision_of
from pygames.core.log import replay
from pygames.not_alone import GAME
from pygames.not_alone.board.picks import paths
from pygames.not_alone.lesson import LESSONS
from pygames.not_alone.moves import FINISH, Place, Play
from pygames.table.lesson import LessonSession
from tests.table.visitor import Visitor

FIRST, SECOND, YOU = range(3)
LESSON = LESSONS["creature"]

ASKED = [
    (Place("creature", (5,)), ("place:5",), "Rover"),
    (FINISH, ("do:finish",), "Finish the hunt"),
    (Play("virus"), ("card:virus", "do:play"), "Virus"),
    (Place("artemia", (2, 3)), ("place:2", "place:3"), "the Jungle and the River"),
    (Place("creature", (5,)), ("place:5",), "Rover"),
    (Play("fierceness"), ("card:fierceness", "do:play"), "Fierceness"),
    (Place("creature", (4,)), ("place:4",), "Beach"),
    (Play("clone"), ("card:clone", "do:play"), "Clone"),
    (Place("creature", (2,)), ("place:2",), "Creature token on the Jungle"),
    (Place("target", (4,)), ("place:4",), "Target token on the Beach"),
]
"""Of each comment but the last the move, the picks that are left of it, and words that say so."""


@pytest.fixture(autouse=True)
def _in_english():
    language.use("en")


def state_at(step):
    """The table that this comment is about."""
    return replay(LESSON.match.setup, LESSON.match.log[: LESSON.steps[step].at])


@pytest.mark.parametrize("step", range(len(ASKED)))
def test_each_comment_asks_for_a_legal_move_by_what_it_names(step):
    (move, elements, word), state = ASKED[step], state_at(step)
    decision = decision_of(YOU, state.decisions)

    assert LESSON.match.log[LESSON.steps[step].at].move == move
    assert move in decision.moves
    (path,) = paths(state.view(YOU), decision._replace(moves=[move]))
    assert elements == path[-len(elements) :]
    assert word in LESSON.steps[step].text


def test_it_can_be_picked_from_the_first_to_the_last_comment():
    lesson = LessonSession(GAME, "creature")
    while not lesson.ended:
        step = lesson.step
        while lesson.step == step:
            lesson.pick(min(lesson.sight().next))
    assert lesson.match.outcome


def test_what_is_said_of_hands():
    """NA-31: they are read from what lies open."""
    assert 5 in state_at(4).loose[FIRST]
    assert 5 not in state_at(4).loose[SECOND]
    assert {2, 4} == state_at(6).loose[SECOND]
    assert {2, 4} <= state_at(9).loose[FIRST] & state_at(9).loose[SECOND]


def test_what_is_said_of_the_counters():
    """NA-84, NA-86, NA-58."""
    assert (8, 7) == (state_at(0).assimilation, state_at(2).assimilation)
    assert 2 == state_at(2).will[SECOND]
    assert any(entry.move.kind == "give_up" for entry in LESSON.match.log)
    assert 1 == state_at(7).assimilation


def test_it_ends_with_the_last_of_the_hunted():
    """NA-28."""
    outcome = LESSON.match.outcome
    assert ((YOU,), "assimilated") == (outcome.winners, outcome.reason)
    assert LESSON.seat == YOU
    assert "you have won" in LESSON.steps[-1].text
    assert LESSON.steps[-1].at == len(LESSON.match.log)
    assert max(len(step.text) for step in LESSON.steps) <= 90


def test_both_lessons_are_offered_at_home_and_before_a_match():
    visitor = Visitor()
    for screen in ("#/", "#/choose/not-alone"):
        visitor.go(screen)
        links = visitor.shown.values("href", "a")
        assert {"#/lesson/not-alone", "#/lesson/not-alone/creature"} <= {*links}


def test_the_one_leads_to_the_other_and_that_to_a_match_as_the_creature():
    visitor = Visitor("#/lesson/not-alone")
    while not visitor.shown.has("lesson-play"):
        visitor.send("advance")
    address = visitor.shown.element("next-lesson").attributes["href"]
    visitor.go(address)
    assert "You hunt!" in visitor.shown.text("prompt")
    while not visitor.shown.has("lesson-play"):
        visitor.send("advance")
    assert not visitor.shown.has("next-lesson")
    visitor.go(visitor.shown.element("lesson-play").attributes["href"])
    session = visitor.app.session.table
    assert "creature" == GAME.roles(session.match.state, 3)[session.holder]


def test_who_begins_is_a_hunted_and_asked_nothing_about_the_board():
    """NA-10, NA-20: the side comes with the set-up that is offered first."""
    visitor = Visitor("#/choose/not-alone?seats=3")
    sides = [
        it for it in visitor.shown.all("href", "a") if it.attributes.get("id", "")[:3] == "as-"
    ]
    assert ["true", None] == [it.attributes.get("aria-current") for it in sides]
    assert "Hunted" in visitor.shown.text("as-0")
    visitor.go(visitor.shown.element("way-bot-1").attributes["href"])
    session = visitor.app.session.table
    assert "hunted" == GAME.roles(session.match.state, 3)[session.holder]
    assert session.match.state.side
