"""Places in words, and directions that are typed, for whoever does not point at the table."""

import random
import re

import pytest

from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.drafts.marching import formation_of, tried
from pygames.deep_space_wars.engine.moves import LINE_UP
from pygames.table.board import spot_of
from tests.deep_space_wars.tables import (
    DRAFTING,
    battle,
    decision_of,
    lined_up,
    marching,
    played,
    sight,
)


@pytest.mark.parametrize("mission", ["annihilation", "salvage", "hill"])
@pytest.mark.parametrize("squad", range(3))
def test_landmarks_can_be_reached(mission, squad):
    state = marching(squad=squad, points=1000, armies="drawn", mission=mission)
    seen = sight(state)
    found = BOARD.landmarks(seen)
    assert 0 < len(found) <= 8
    assert len({element for element, _text in found}) == len(found)
    before = [*formation_of(seen.view).position.places]
    for element, text in found:
        point = spot_of(element)
        leader = state.leaders[state.steps[-1].squad]
        assert tried(seen.view, seen.layout, leader, point).goal == point
        assert re.search(r"[\d.]+″ at \d+ o’clock, (cover \d, )?sees (nobody|\d+ squads?)$", text)
    assert formation_of(seen.view).position.places == before


def test_nowhere_is_in_reach_from_difficult_terrain_for_those_who_go_round_it():
    """DSW-119: neither told nor drawn."""
    state = marching(points=1000, armies="drawn")
    squad = state.steps[-1].squad
    rough = next(it for it in state.field.zones if it.kind == "ruins").shape.box
    leader = state.leaders[squad]
    state.places[leader] = (rough[0] + rough[2]) // 2, (rough[1] + rough[3]) // 2
    seen = sight(state)
    assert BOARD.landmarks(seen) == []
    assert formation_of(seen.view).stars(leader) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_landmarks_of_a_start_area_can_be_taken(seats):
    state = played(battle(seats, armies="drawn"), random.Random(1), "deploy")
    for _seat in range(seats):
        decision = decision_of(state)
        area, found = state.start_area_of(decision.seat), {}
        for squad in state.squads_of(decision.seat):
            seen = sight(state, (f"squad:{squad}",))
            for element, text in BOARD.landmarks(seen):
                x, y = spot_of(element)
                assert area.contains((x, y))
                picks = (f"squad:{squad}", element)
                layout = DRAFTING.arranged(seen.view, decision, seen.layout, picks)
                assert DRAFTING.fitted(seen.view, decision, layout) == layout
                middle = max(abs(x - 312), abs(y - 312))
                found.setdefault(text.split(",")[0], set()).add(middle)
        assert max(found["In front"]) < min(found["At the back"])
        assert BOARD.landmarks(sight(state)) == []
        state.apply(LINE_UP, decision.seat)


def test_there_are_none_while_nothing_marches():
    assert BOARD.landmarks(sight(lined_up(armies="drawn"))) == []


def test_a_direction_is_an_hour_of_the_clock():
    state = marching(points=1000, armies="drawn")
    seen = sight(state)
    x, y = state.places[state.leaders[state.steps[-1].squad]]
    for hour, tenths, place in (
        (12, 20, (x, y - 32)),
        (3, 20, (x + 32, y)),
        (6, 35, (x, y + 56)),
        (9, 5, (x - 8, y)),
        (12, 0, (x, y)),
    ):
        assert spot_of(BOARD.reckoned(seen, hour, tenths)) == place
    assert BOARD.reckoned(sight(lined_up(armies="drawn")), 12, 20) is None


def test_the_landmarks_say_their_direction_as_it_is_typed():
    seen = sight(marching(squad=1, points=1000, armies="drawn", mission="salvage"))
    for element, text in BOARD.landmarks(seen):
        inches, hour = re.search(r"([\d.]+)″ at (\d+)", text).groups()
        typed = spot_of(BOARD.reckoned(seen, int(hour), round(10 * float(inches))))
        there = spot_of(element)
        off = ((typed[0] - there[0]) ** 2 + (typed[1] - there[1]) ** 2) ** 0.5
        assert off <= 0.3 * 16 * float(inches) + 3
