"""The bot of Not Alone in plain positions: what anybody would see, it sees."""

import random
from typing import Any

import pytest

from pygames.bots import choose, think
from pygames.bots.brain import Candidate
from pygames.core.game import Decision
from pygames.not_alone import GAME, moves
from pygames.not_alone.bot import BOT
from pygames.not_alone.state import State
from tests.not_alone.decisions import decision
from tests.not_alone.positions import table
from tests.not_alone.turns import do, explore, hunt, reckon

LEVELS = (1, 2, 3, 4)
READING = (2, 3, 4)
"""The levels that see what another must do."""


def of(state: State, seat: int, level: int) -> list[Candidate]:
    """The candidates of a seat, from its view."""
    view = state.view(seat)
    return BOT.candidates(view, decision(view, seat), BOT.levels[level])


def chances(state: State, seat: int, level: int) -> dict[Any, float]:
    """How often each move is made, the others left out."""
    return {it.move: it.chance for it in of(state, seat, level) if it.chance > 0.001}


def often(state: State, seat: int, level: int, draws: int = 60) -> set[Any]:
    """The moves that are made in some tries."""
    view = state.view(seat)
    mine: Decision = decision(view, seat)
    return {choose(GAME, view, mine, level, random.Random(n)) for n in range(draws)}


def best(state: State, seat: int, level: int = 3) -> Any:
    """The move that a bot makes."""
    view = state.view(seat)
    return think(GAME, view, decision(view, seat), level, random.Random(1)).move


# --- where to go, where to look --------------------------------------------------------------


@pytest.mark.parametrize("level", READING)
def test_who_has_a_single_card_is_found(level: int) -> None:
    state = explore(table(2, places={1: "3/1245"}, will={1: 3}), 3)
    found = chances(state, 0, level)

    assert max(found, key=lambda move: found[move]) == moves.Place("creature", (3,))
    assert found[moves.Place("creature", (3,))] > 0.9


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_can_read_where_a_full_hand_goes(level: int) -> None:
    state = table(3, rescue=7)

    assert len(often(state, 1, level)) > 2


@pytest.mark.parametrize("level", READING)
def test_nobody_can_read_where_the_creature_looks(level: int) -> None:
    state = explore(table(3), 4, 2)

    assert len(often(state, 0, level)) > 2


def places_looked_at(seats: int, level: int, **fields: Any) -> list[float]:
    """How often the Creature places its token at each of places 1 to 5, rarest first."""
    state = explore(table(seats, **fields), *[4] * (seats - 1))
    found = chances(state, 0, level)
    return sorted(found.get(moves.Place("creature", (place,)), 0.0) for place in range(1, 6))


def test_the_more_hunted_the_more_often_level_3_looks_anywhere() -> None:
    rarest = [places_looked_at(seats, 3)[0] for seats in (2, 4, 7)]
    assert rarest == sorted(rarest)
    assert places_looked_at(7, 3)[0] > 0.15
    assert places_looked_at(7, 4)[0] < 0.1


def test_level_3_hardly_misses_who_can_be_in_one_place_only() -> None:
    assert places_looked_at(4, 3, places={1: "4/1235"})[-1] > 0.75
    assert places_looked_at(7, 3, places={1: "4/1235"})[-1] > 0.3


def test_the_more_hunted_the_more_often_level_3_misses_what_a_card_is_worth() -> None:
    def plays(seats: int, level: int) -> float:
        state = explore(table(seats, hunt="clone"), *[4] * (seats - 1))
        return chances(state, 0, level).get(moves.Play("clone"), 0.0)

    assert plays(4, 3) == pytest.approx(0.55)
    assert plays(7, 3) == pytest.approx(0.1)
    assert plays(7, 4) == 1


def test_chances_add_up() -> None:
    state = table(4)
    for level in LEVELS:
        assert sum(chances(state, 2, level).values()) == pytest.approx(1)


def test_hunted_go_where_the_creature_token_cannot_be() -> None:
    """After Hindrance only places 1 to 5 are dangerous."""
    state = table(2, places={1: "*678/"})
    state.turn.no_creature = frozenset(range(6, 11))
    found = chances(state, 1, 3)

    assert found
    assert all(min(move.cards) > 5 for move in found)


def test_a_beginner_forgets_what_was_discarded() -> None:
    """It looks for a Hunted with one card left in many places."""
    state = explore(table(2, places={1: "3/1245"}, will={1: 3}), 3)

    assert len(chances(state, 0, 1)) > len(chances(state, 0, 2))


# --- the last Will, the last card ------------------------------------------------------------


def test_who_is_surely_read_with_the_last_will_gives_up() -> None:
    state = table(2, places={1: "3/12456"}, will={1: 1})

    assert isinstance(best(state, 1), moves.GiveUp)


def test_a_full_hand_gives_nothing_up() -> None:
    for level in LEVELS:
        chosen = often(table(2, will={1: 2}), 1, level, draws=20)

        assert not any(isinstance(move, moves.GiveUp) for move in chosen)


@pytest.mark.parametrize("level", LEVELS)
def test_dodge_is_played_when_caught_with_the_last_will(level: int) -> None:
    state = reckon(table(2, cards={1: "dodge"}, will={1: 1}), [2], 2)

    assert best(state, 1, level) == moves.Play("dodge")


@pytest.mark.parametrize("level", LEVELS)
def test_no_card_is_wasted(level: int) -> None:
    """Dodge cannot be played where no token lies; Wrong Track helps nobody there."""
    state = reckon(table(2, cards={1: "wrong_track"}, will={1: 3}), [2], 5)

    assert best(state, 1, level) in (moves.PASS, moves.REST)


def test_who_holds_nothing_of_use_rests() -> None:
    state = reckon(table(2, cards={1: "adrenaline"}), [2], 5)

    assert best(state, 1) == moves.REST


# --- small choices ---------------------------------------------------------------------------


def test_the_river_leads_where_no_token_lies() -> None:
    state = explore(table(2, due={1: "one_of_two"}), (2, 4))
    hunt(state, 4)
    if state.turn.moment[0] == 2:
        do(state, 1, moves.PASS)

    assert best(state, 1) == moves.Keep(2)


def test_two_cards_are_better_than_one() -> None:
    """Whoever resists takes as many back as possible."""
    state = table(2, places={1: "3/1245"}, will={1: 3})
    do(state, 1, moves.Resist(1))
    move = best(state, 1)

    assert isinstance(move, moves.Take)
    assert move.size == 2


def test_cards_that_bring_little_are_parted_with_first() -> None:
    """Not the Wreck."""
    state = reckon(table(2, places={1: "*8/"}, rescue=3), [2], 5, artemia=2)
    move = best(state, 1)

    assert isinstance(move, moves.Discard)
    assert 8 not in (move.cards or ())


# --- reasons ---------------------------------------------------------------------------------


def test_a_guess_names_whom_it_may_find() -> None:
    state = explore(table(3, places={1: "3/1245"}), 3, 2)
    reasons = BOT.reasons(state.view(0), decision(state, 0), moves.Place("creature", (3,)))

    assert any("Player 2" in reason and "only Place card" in reason for reason in reasons)


def test_a_way_to_go_says_what_the_place_gives() -> None:
    state = table(2)
    reasons = BOT.reasons(state.view(1), decision(state, 1), moves.Select((5,)))

    assert any("Rover" in reason for reason in reasons)


@pytest.mark.parametrize(("places", "told"), [("12/345", True), ("12345/", False)])
def test_the_lair_gives_nothing_back_from_an_empty_discard(places: str, told: bool) -> None:
    state = table(2, places={1: places})
    reasons = BOT.reasons(state.view(1), decision(state, 1), moves.Select((1,)))

    assert told == any("Lair gives" in reason for reason in reasons)
