"""Whom a squad could attack, and who could attack it, as its card says."""

import random

import pytest

from pygames.core import language
from pygames.deep_space_wars import GAME
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.guidance.meetings import dangers, targets
from pygames.deep_space_wars.lesson import LESSON
from pygames.table.lesson import LessonSession
from tests.deep_space_wars.tables import lined_up, sight


@pytest.fixture(autouse=True)
def _in_english() -> None:
    language.use("en")


def lesson_at(step: int) -> LessonSession:
    lesson = LessonSession(GAME)
    for _step in range(step):
        lesson.advance()
    return lesson


RIFLES, GUARD, SWARM, SPEARS = range(4)


def test_dsw131_shots_and_charges_are_told_both_ways() -> None:
    state = lesson_at(8).match.state
    swarm, _spears = targets(state, RIFLES)
    assert (swarm.name, swarm.seat) == ("Skitterlings (3)", 1)
    assert swarm.shots == "5 dice, ≤2: −1.4"
    assert swarm.blows == "4″: ≤92%"  # as many as two dice reach, if they go round the woods
    shots, blows = zip(*((it.shots, it.blows) for it in dangers(state, RIFLES)), strict=True)
    assert shots[0] == "–"
    assert blows[1].endswith(("%", "too far"))


def test_dsw131_who_is_too_far_away_or_hidden_is_told_why() -> None:
    state = lesson_at(0).match.state
    assert all("Out of range" in it.shots for it in targets(state, RIFLES))
    assert all("too far" in it.blows for it in targets(state, RIFLES))


def test_who_has_fallen_attacks_nobody() -> None:
    state = lesson_at(10).match.state
    assert [it.name for it in targets(state, GUARD)] == ["Reef Spears (4)"]
    assert targets(state, SWARM) == []


def test_nothing_is_told_of_squads_that_are_not_set_up() -> None:
    ended = LESSON.match.state
    assert targets(ended, RIFLES) == dangers(ended, RIFLES) == []


def test_every_card_of_a_battle_can_be_looked_at() -> None:
    rng = random.Random(5)
    state = lined_up(seed=5, armies="drawn", points=1000)
    assert BOARD.sheet is not None
    for squad in rng.sample(range(len(state.roster.squads)), 4):
        page = BOARD.sheet(sight(state, opened=f"squad:{squad}"))
        assert page is not None
        assert "Who could attack it" in page


def test_dsw31_an_ability_that_is_switched_off_says_so() -> None:
    state = lined_up(seed=5, armies="drawn", points=1000)
    squad, ability = next(
        (n, it) for n, of in enumerate(state.roster.squads) for it in of.card.abilities
    )
    assert BOARD.sheet is not None
    assert "switched off" not in (BOARD.sheet(sight(state, opened=f"squad:{squad}")) or "")
    state.off |= {(squad, ability)}
    assert "switched off" in (BOARD.sheet(sight(state, opened=f"squad:{squad}")) or "")


@pytest.mark.parametrize(
    ("mission", "opened", "words"),
    [
        ("hold", "marker:1", "Take and Hold"),
        ("hill", "hill", "King"),
        ("salvage", "crate:1,1", "Crate"),
    ],
)
def test_what_is_fought_for_can_be_looked_at(mission: str, opened: str, words: str) -> None:
    state = lined_up(armies="drawn", mission=mission)
    assert BOARD.sheet is not None
    page = BOARD.sheet(sight(state, opened=opened))
    assert page is not None
    assert words in page
    assert "Controlled by" not in page


def test_a_marker_says_who_controls_it() -> None:
    state = lined_up(armies="drawn", mission="hold")
    figure = state.up_in(0)[0]
    state.places[figure] = state.markers[1]
    assert BOARD.sheet is not None
    assert "Controlled by" in (BOARD.sheet(sight(state, opened="marker:2")) or "")
    assert "Controlled by" not in (BOARD.sheet(sight(state, opened="marker:9")) or "")
