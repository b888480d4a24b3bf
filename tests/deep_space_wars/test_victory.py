"""Victory: points for defeated figures, and the order in which the end is decided."""

import pytest

from pygames.deep_space_wars.forces.armies import READY
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.forces.roster import Roster
from pygames.deep_space_wars.victory import Standing, tie_break, victory_points, winners

EVEN = Standing(reached=False, left=True, score=0, points=0, army=1000)


def test_defeated_enemies_are_worth_their_points():
    """DSW-184, DSW-185, TV-X8: three HC1 and one HC4 bring 153."""
    roster = Roster.of((((CARDS["HC1"], 5), (CARDS["HC4"], 2)), READY[500]["SB"]), (0, 1))
    assert victory_points(roster, (0, 1, 2, 5), 1) == 153
    assert victory_points(roster, (), 1) == 0


def test_nobody_scores_for_friends_or_for_losses_without_a_foe():
    """DSW-185, TV-B5, TV-K7, TV-X6; DSW-188: allies are friends."""
    roster = Roster.of([((CARDS["HC1"], 2),)] * 3, (0, 1, 0))
    assert victory_points(roster, (0, 1), 0) == 0
    assert victory_points(roster, (4, 5), 0) == 0
    assert victory_points(roster, (0, 2, 4), 0) == 26
    assert victory_points(roster, (0, 2, 4), 1) == 52
    assert victory_points(roster, (0, 2, 4), None) == 0


@pytest.mark.parametrize(
    ("first", "second", "won"),
    [
        ({"reached": True}, {"score": 9, "points": 999}, [0]),
        ({"reached": True}, {"reached": True, "points": 1}, [1]),
        ({"reached": True, "left": False}, {}, [0]),
        ({}, {"left": False, "score": 9, "points": 999}, [0]),
        ({"left": False}, {"left": False, "score": 1}, [1]),
        ({"score": 2}, {"score": 1, "points": 999}, [0]),
        ({"points": 153}, {"points": 140, "army": 900}, [0]),  # TV-X8
        ({"army": 998}, {}, [0]),  # TV-X9
        ({}, {}, [0, 1]),  # TV-X9
    ],
)
def test_the_order_of_decision(first, second, won):
    """DSW-184, DSW-186."""
    standings = {0: EVEN._replace(**first), 1: EVEN._replace(**second)}
    for below in (False, True):
        assert won == winners(standings, eliminated_rank_below=below)


def test_several_sides():
    """DSW-186: a draw is between those that are level at the top."""
    sides = {0: EVEN, 1: EVEN._replace(points=5), 2: EVEN._replace(points=5)}
    assert winners(sides, eliminated_rank_below=True) == [1, 2]


def test_dsw181_who_is_eliminated_ranks_below_all_that_are_left():
    """AMB-78: whatever its points; among sides none of which is left they decide."""
    gone = EVEN._replace(score=1, left=False)
    sides = {0: EVEN, 1: EVEN._replace(points=5), 2: gone}
    assert winners(sides, eliminated_rank_below=True) == [1]
    assert winners(sides, eliminated_rank_below=False) == [2]  # in version 1
    fallen = {side: it._replace(left=False) for side, it in sides.items()}
    assert winners(fallen, eliminated_rank_below=True) == [2]


@pytest.mark.parametrize(
    ("first", "second", "decides"),
    [
        ({"score": 2, "points": 1}, {"score": 1}, ""),
        ({"score": 2, "points": 1}, {"score": 2}, "points"),
        ({"score": 2, "army": 998}, {"score": 2}, "army"),
        ({}, {}, ""),
        ({"left": False, "points": 7}, {}, ""),
    ],
)
def test_dsw186_what_decides_between_those_who_are_level_has_a_name(first, second, decides):
    standings = {0: EVEN._replace(**first), 1: EVEN._replace(**second)}
    best = winners(standings, eliminated_rank_below=True)
    assert decides == tie_break(standings, best, eliminated_rank_below=True)
