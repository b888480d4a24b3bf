"""The first lesson: what is said of a position is true there; squads are dragged to ghosts."""

from itertools import pairwise

import pytest

from pygames.deep_space_wars import GAME
from pygames.deep_space_wars.analysis.charge import rush
from pygames.deep_space_wars.analysis.matchup import volley
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.engine.moves import Act, EndTurn, March, Shoot, Snap
from pygames.deep_space_wars.lesson import LESSON
from pygames.deep_space_wars.positions.coherency import is_coherent
from pygames.deep_space_wars.positions.lines import cover, shooters
from pygames.geometry.plane import length
from pygames.table.board import AT, READY, spot, spot_of
from pygames.table.lesson import LessonSession
from pygames.table.table_session import Barred
from tests.table.visitor import Visitor

RIFLES, GUARD, SWARM, SPEARS = range(4)
ASKED = [
    (Act, "Move"),
    (March, "Go"),
    (Act, "Run"),
    (March, "Go"),
    (Act, "Move with"),
    (March, "Go"),
    (Snap, "Skitterlings"),
    (EndTurn, "end your turn"),
    (Act, "Shoot"),
    (Shoot, "Skitterlings"),
    (Act, "Charge"),
    (March, "Press Go"),
]
"""Of each comment but the last the kind of move, and words that say so."""
MARCHES = [n for n, (kind, _word) in enumerate(ASKED) if kind is March]


def lesson_at(step: int) -> LessonSession:
    """The learner at this comment."""
    lesson = LessonSession(GAME)
    for _step in range(step):
        lesson.advance()
    return lesson


def goal_of(lesson: LessonSession) -> tuple[int, int]:
    """Where the leader of the squad is to be let go."""
    decision = lesson.decision
    assert decision is not None
    (path,) = BOARD.paths(lesson.match.state, decision)
    point = spot_of(path[-1])
    assert point is not None
    return point


def test_each_comment_asks_for_its_move() -> None:
    assert len(LESSON.steps) == len(ASKED) + 1
    for step, (kind, words) in enumerate(ASKED):
        lesson = lesson_at(step)
        assert lesson.decision is not None
        (move,) = lesson.decision.moves
        assert isinstance(move, kind)
        assert words in lesson.text


@pytest.mark.parametrize("step", MARCHES[:-1])
def test_a_squad_let_go_near_its_ghost_stands_there_and_go_advances(step: int) -> None:
    lesson = lesson_at(step)
    sight = lesson.sight()
    x, y = goal_of(lesson)
    assert AT in sight.next
    assert sight.ghost
    assert READY not in lesson.buttons(sight)

    lesson.pick(spot(x + 30, y - 20), held="figure:0")

    assert lesson.step == step
    assert lesson.sight().layout == sight.ghost
    assert lesson.sight().next == {READY}
    assert lesson.buttons(lesson.sight()) == [READY]
    lesson.pick(READY)
    assert lesson.step == step + 1


@pytest.mark.parametrize("step", MARCHES[:-1])
def test_a_squad_let_go_far_from_its_ghost_stays(step: int) -> None:
    lesson = lesson_at(step)
    x, y = goal_of(lesson)
    before = lesson.sight().layout
    with pytest.raises(Barred, match="outline"):
        lesson.pick(spot(x, y + 49))
    with pytest.raises(Barred, match="Not yet"):
        lesson.pick(READY)
    with pytest.raises(Barred, match="Not yet"):
        lesson.pick("figure:1")
    assert lesson.sight().layout == before
    assert lesson.step == step


def test_a_charge_is_laid_out_with_most_contacts() -> None:
    """DSW-171."""
    lesson = lesson_at(MARCHES[-1])
    assert lesson.sight().next == {READY}
    assert lesson.buttons(lesson.sight()) == [READY]
    lesson.pick(READY)
    assert lesson.ended


def test_dragging_a_squad_begins_its_move_and_what_is_held_is_drawn() -> None:
    visitor = Visitor("#/lesson/deep-space-wars")
    visitor.send("hold", id="squad:0@table")
    assert LESSON.steps[1].text in visitor.shown.text("prompt")
    x, y = goal_of(lesson_at(1))
    visitor.send("aim", id="squad:0@table", at=spot(x, y))
    (effect,) = visitor.effects
    assert effect["type"] == "aim"
    assert not effect["barred"]
    visitor.send("pick", id=spot(x, y - 10), held="squad:0")
    assert visitor.picks == [READY]


def test_dsw140_the_ruins_cover_the_rifles() -> None:
    state = lesson_at(8).match.state
    (spear, *_rest) = state.up_in(SPEARS)
    aims = shooters(state, SPEARS, RIFLES)
    (target, *_others) = next(iter(aims.values()))
    assert 3 == cover(state, next(iter(aims)), target)
    assert len(state.up_in(RIFLES)) == 5
    assert spear in state.up_in(SPEARS)


def test_dsw119_the_die_takes_two_of_six_inches() -> None:
    state = lesson_at(5).match.state
    assert state.steps[-1].gait.slowed == 4 * 16
    assert is_coherent(state, RIFLES)


def test_dsw131_under_seven_inches_a_two_hits() -> None:
    fire = volley(lesson_at(9).match.state, RIFLES, SWARM)
    assert fire is not None
    assert (fire.number, fire.dice) == (2, 5)
    assert fire.square < (7 * 16) ** 2


def test_dsw175_the_swarm_flees_and_the_spears_are_in_reach() -> None:
    before, after = lesson_at(9).match.state, lesson_at(10).match.state
    assert (len(before.up_in(SWARM)), len(after.up_in(SWARM))) == (5, 0)
    assert 0 < rush(after, GUARD, SPEARS).chance < 1


def test_it_ends_with_a_victory() -> None:
    lesson = lesson_at(len(ASKED))
    assert lesson.ended
    assert lesson.match.outcome is not None
    assert lesson.match.outcome.winners == (LESSON.seat,)
    assert len(lesson.match.state.up_in(GUARD)) == 5
    assert "won" in lesson.text


def test_the_ways_of_the_charge_are_those_of_the_button() -> None:
    """A drawn way is as long as nine inches allow."""
    state = lesson_at(MARCHES[-1]).match.state
    decision = lesson_at(MARCHES[-1]).decision
    assert decision is not None
    (move,) = decision.moves
    for figure, path in move.paths:
        points = (state.places[figure], *path)
        far = sum(length(one, other) for one, other in pairwise(points))
        assert far <= 256 * 9 * 16
