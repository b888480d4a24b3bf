"""The first lesson: what is said of a position is true there, and leads to the rescue."""

import pytest

from pygames.core import language
from pygames.core.game import decision_of
from pygames.core.log import replay
from pygames.not_alone.board.picks import paths
from pygames.not_alone.lesson import LESSON
from pygames.not_alone.moves import USE, Find, Play, Resist, Select
from pygames.not_alone.pieces import symbols
from tests.not_alone.facts import hand, pile, progress

CREATURE, YOU, FRIEND = range(3)

ASKED = [
    (Select((5,)), "own:5", "Rover"),
    (USE, "do:use", "use the Rover"),
    (Find(8), "reserve:8", "Wreck"),
    (Select((8,)), "own:8", "Wreck"),
    (USE, "do:use", "Use the Wreck"),
    (Select((4,)), "own:4", "Beach"),
    (Resist(1), "do:resist-1", "resist"),
    (Select((8,)), "own:8", "Wreck"),
    (Play("dodge"), "card:dodge", "Dodge"),
    (USE, "do:use", "use the Wreck"),
    (Select((8,)), "own:8", "Wreck"),
    (USE, "do:use", "Use the Wreck"),
]
"""Of each comment but the last the move, its one pick, and a word that says so."""


@pytest.fixture(autouse=True)
def _in_english():
    language.use("en")


def state_at(step):
    """The table that this comment is about."""
    return replay(LESSON.match.setup, LESSON.match.log[: LESSON.steps[step].at])


@pytest.mark.parametrize("step", range(len(ASKED)))
def test_each_comment_asks_for_a_legal_move_by_what_it_names(step):
    (move, element, word), state = ASKED[step], state_at(step)
    decision = decision_of(YOU, state.decisions)

    assert LESSON.match.log[LESSON.steps[step].at].move == move
    assert move in decision.moves
    assert len(decision.moves) > 1, "something else could be chosen"
    (path,) = paths(state.view(YOU), decision._replace(moves=[move]))
    assert (element, *["do:play"] * isinstance(move, Play)) == path
    assert word in LESSON.steps[step].text


def test_the_creature_hunts_elsewhere_first():
    assert {"creature": (4,)} == state_at(1).turn.tokens
    assert 5 == state_at(1).slots_of(YOU)[0].position
    assert 8 not in state_at(2).owns(YOU)
    assert 8 in state_at(3).owns(YOU)


def test_the_rover_lies_open_and_the_rest_is_the_hand():
    """NA-31."""
    state = state_at(3)
    assert {5} == pile(state, YOU)
    assert {1, 2, 3, 4, 8} == hand(state, YOU)


def test_rescue_moves_by_the_wreck_and_at_the_end_of_the_turn():
    """NA-108, NA-95."""
    before, after = state_at(4), state_at(5)
    assert (13, 8) == progress(before)
    assert (11, 8) == progress(after)
    assert 4 == len(hand(after, YOU))


def test_being_caught():
    """NA-84: the Will of the learner and the Assimilation counter."""
    before, after = state_at(5), state_at(6)
    assert (3, 2) == (before.will[YOU], after.will[YOU])
    assert (8, 7) == (before.assimilation, after.assimilation)
    assert {4, 5, 8} == pile(after, YOU)
    assert {1, 2, 3} == hand(after, YOU)


def test_what_comes_back_for_one_will():
    """NA-56."""
    state = state_at(7)
    assert 1 == state.will[YOU]
    assert {1, 2, 3, 5, 8} == hand(state, YOU)


def test_the_creature_finds_the_learner_and_does_not_catch():
    """NA-171."""
    state = state_at(8)
    assert (8,) == state.turn.tokens["creature"]
    assert 8 == state.slots_of(YOU)[0].position
    assert 1 == state_at(10).will[YOU]
    assert 7 == state_at(10).assimilation


def test_the_last_turn():
    """NA-26, NA-176: three spaces, two tokens, and a card of the other Hunted."""
    state = state_at(10)
    assert 3 == state.rescue
    assert state.rescue in symbols(state.side)
    assert {"creature", "artemia"} == {*state_at(11).turn.tokens}
    covered = {p for where in state_at(11).turn.tokens.values() for p in where}
    assert covered.isdisjoint({slot.position for slot in state_at(11).turn.slots})
    assert frozenset(("amplifier",)) == state_at(11).hands[FRIEND]


def test_it_ends_with_the_rescue():
    """NA-27."""
    outcome = LESSON.match.outcome
    assert ((YOU, FRIEND), "rescue") == (outcome.winners, outcome.reason)
    assert LESSON.seat == YOU
    assert "You have won" in LESSON.steps[-1].text
    assert LESSON.steps[-1].at == len(LESSON.match.log)
    assert len(LESSON.steps) == len(ASKED) + 1


def test_the_comments_are_short_and_in_order():
    places = [step.at for step in LESSON.steps]
    assert places == sorted({*places})
    assert max(len(step.text) for step in LESSON.steps) <= 90
