"""The first lesson: what is said of a position is true there, and leads to the Dropship."""

import pytest

from pygames.geometry.hexes import neighbour
from pygames.lost_patrol import GAME
from pygames.lost_patrol.board import BOARD
from pygames.lost_patrol.lesson import LESSON
from pygames.lost_patrol.odds import scout_score
from pygames.lost_patrol.position import SERGEANT, SUPPORT
from pygames.table.lesson import LessonSession
from tests.lost_patrol.positions import at, lurkers, where, words

ASKED = [
    ("walk 2 0", "Trooper 1"),
    ("walk 2 0", "curve"),
    ("walk 0 0", "Sergeant"),
    ("walk 1 0", "Support"),
    ("end", "End your actions"),
    ("spread 0 1 0 0 0 0", "Push"),
    ("walk 2 1", "Trooper 1"),
    ("fire 2", "fire"),
    ("walk 3 1", "Trooper 2"),
    ("walk 4 1", "Trooper 3"),
    ("walk 3 0", "Trooper 2"),
    ("walk 3 0", "again"),
    ("fire 0", "Sergeant"),
    ("walk 1 1", "Support"),
    ("end", "end your actions"),
]
"""Of each comment but the last the move, and a word that says so."""

GONE = ("(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)")
"""What falls behind in the second round."""


def lesson_at(step):
    """The learner at this comment."""
    lesson = LessonSession(GAME)
    for _step in range(step):
        lesson.advance()
    return lesson


def state_at(step):
    """The jungle that this comment is about."""
    return lesson_at(step).match.state


def lying(state):
    """The tiles that lie, as a set of cells."""
    return set(state.jungle.laid)


@pytest.mark.parametrize("step", range(len(ASKED)))
def test_each_comment_asks_for_a_legal_move_that_is_marked(step):
    lesson, (text, word) = lesson_at(step), ASKED[step]
    (legal,) = lesson.match.decisions
    (asked,) = lesson.decision.moves

    assert legal.seat == LESSON.seat
    assert asked in legal.moves
    assert len(legal.moves) > 1, "something else could be chosen"
    assert words(asked) == text
    assert word in lesson.text
    (path,) = BOARD.paths(lesson.match.state, lesson.decision)
    for element in path:
        assert lesson.sight().next == {element}
        assert lesson.step == step
        lesson.pick(element)
    assert lesson.step == step + 1


def test_anything_else_is_for_later():
    lesson = lesson_at(0)
    for element in ("scout:0", "hex:1,0", "hex:1,-1", "do:end-phase"):
        with pytest.raises(Exception, match="Not yet"):
            lesson.pick(element)
    assert lesson.step == 0


def test_everything_is_told_once():
    assert len(LESSON.steps) == len(ASKED) + 1
    assert 12 <= len(LESSON.steps) <= 16


def test_the_path_to_the_right_leads_to_a_curve():
    state = state_at(0)
    assert neighbour(state.scouts[2], 0) == at("(1,0)")
    shapes = [state.options.tiles[state.jungle.laid[at(c)].tile].shape for c in ("(1,0)", "(2,0)")]
    assert shapes == ["straight", "gentle"]


def test_the_support_trooper_follows_and_sees_the_curve():
    """LP-79."""
    for state in (state_at(3), state_at(4)):
        assert where(state, SERGEANT) == "(2,0)"
        assert state.bonuses(at("(2,0)")) == (1, 1)


def test_the_jungle_grows_and_lurkers_come():
    """LP-31, LP-67."""
    before, after = state_at(4), state_at(5)
    assert before.jungle.visible_ends(before.stands) == [(at("(2,0)"), 1)]
    assert lying(after) - lying(before) == {at("(3,-1)"), at("(4,-2)")}
    assert lurkers(before) == {}
    assert lurkers(after) == {"(2,0)": 1}


def test_the_first_ambush_is_won_by_the_bonuses():
    """LP-77, LP-79."""
    clash = state_at(5).clash
    assert "5 to 4" in lesson_at(5).text
    assert (clash.scout_score, clash.lurker_score) == (5, 4)
    assert (clash.sergeant, clash.support) == (1, 1)
    assert scout_score(clash.scouts, clash.first, clash.second, 1) <= clash.lurker_score


def test_a_scout_goes_to_the_lurker_and_shoots_it():
    """LP-59, LP-62."""
    assert lurkers(state_at(6)) == {"(3,-1)": 1}
    assert where(state_at(7), 2) == "(3,-1)"
    assert lurkers(state_at(7)) == {"(3,-1)": 1}
    assert lurkers(state_at(8)) == {}


def test_trooper_2_sees_where_it_is_to_run():
    """LP-27."""
    state = state_at(8)
    seen = state.jungle.sight(state.scouts[3]).cells
    assert {at("(3,-1)"), at("(4,-2)")} <= seen


def test_as_many_tiles_fall_behind_as_the_note_says():
    """LP-38."""
    before, after = state_at(9), state_at(10)
    assert lying(before) - lying(after) == set(map(at, GONE))
    assert len(GONE) == 5
    lesson = lesson_at(9)
    assert "−5" in lesson.text
    lesson.pick("scout:4")
    assert "−5" in str(BOARD.scene(lesson.sight()))


def test_the_snare_weed_holds_trooper_2_once():
    """LP-60."""
    state = state_at(10)
    tile = state.options.tiles[state.jungle.laid[state.scouts[3]].tile]
    assert tile.thorns
    assert state.jungle.dropship == at("(5,-2)")
    assert where(state_at(11), 3) == where(state, 3)
    assert state_at(11).throw.dice == (2,)
    assert where(state_at(12), 3) == "(5,-2)"


def test_the_ship_holds_two_and_then_three():
    state = state_at(12)
    assert state.scouts_on(state.jungle.dropship) == [0, 3]
    assert state.tokens[state.jungle.dropship] == 4
    assert (state.active, state.left) == (SERGEANT, 1)

    state = state_at(13)
    assert state.scouts_on(state.jungle.dropship) == [0, 2, 3]
    assert state.tokens[state.jungle.dropship] == 3
    assert not state.bonuses(state.jungle.dropship)[1]


def test_the_support_trooper_sees_the_ship_from_beside_it():
    """LP-79."""
    state = state_at(14)
    assert state.jungle.dropship in state.jungle.sight(state.scouts[SUPPORT]).cells
    assert state.bonuses(state.jungle.dropship) == (1, 1)


def test_it_ends_with_the_scouts_on_the_dropship():
    """LP-94."""
    lesson = lesson_at(len(ASKED))
    clash = lesson.match.state.clash

    assert lesson.ended
    assert lesson.match.outcome == LESSON.match.outcome
    assert (lesson.match.outcome.winners, lesson.match.outcome.reason) == ((0,), "escaped")
    assert lesson.decision is None
    assert "You have won" in lesson.text
    assert "7 to 6" in lesson.text
    assert (clash.lurkers, clash.scout_score, clash.lurker_score) == (7, 7, 6)


def test_the_lesson_is_a_match_by_the_rules():
    """Every move of both sides is one of those that were possible."""
    state = LESSON.match.setup.start()
    for entry in LESSON.match.log:
        (decision,) = state.decisions
        assert (decision.seat, entry.move in decision.moves) == (entry.seat, True)
        state.apply(entry.move, entry.seat)
    assert state.outcome == LESSON.match.outcome
