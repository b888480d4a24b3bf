"""What complete sides are worth (BL-42..BL-49, BL-71)."""

import pytest

from pygames.battle_line.proof import prove
from tests.battle_line.naive import BATTALION, HOST, PHALANX, SKIRMISH, WEDGE, worth
from tests.battle_line.positions import best, position

SIDES = {
    "BT-1": [
        ("R4 R5 R3", WEDGE, 12),
        ("Y8 B8 G8", PHALANX, 24),
        ("B2 B7 B4", BATTALION, 13),
        ("Y4 R6 G5", SKIRMISH, 15),
        ("Y7 B1 G2", HOST, 10),
    ],
    "BT-12": [
        ("LA B8 B6", WEDGE, 21),
        ("LA B8 B7", WEDGE, 24),
        ("LA B8 B9", WEDGE, 27),
        ("LA B8 B10", WEDGE, 27),
        ("LA B8 R8", PHALANX, 24),
    ],
    "BT-15": [
        ("SH R4 R5", WEDGE, 12),
        ("SH R2 R3", WEDGE, 6),
        ("SH R3 B3", PHALANX, 9),
        ("SH R9 R10", BATTALION, 22),
        ("SH R2 B1", SKIRMISH, 6),
        ("SH R5 B4", SKIRMISH, 12),
        ("SH R10 B9", HOST, 22),
    ],
    "BT-16": [
        ("EK B9 B10", WEDGE, 27),
        ("EK R6 G7", SKIRMISH, 21),
        ("EK R8 G8", PHALANX, 24),
        ("EK R1 R2", BATTALION, 11),
        ("EK R1 G5", HOST, 14),
    ],
    "BT-17": [
        ("LA EK R10", WEDGE, 27),
        ("LA EK R8", PHALANX, 24),
        ("LA EK R5", BATTALION, 23),
        ("LA SH R5", WEDGE, 12),
        ("LA SH R3", WEDGE, 9),
        ("LA SH R7", BATTALION, 20),
        ("EK SH R5", BATTALION, 16),
        ("LA EK SH", BATTALION, 21),
    ],
    "BT-18": [("LA B10 B4", BATTALION, 24), ("LA B10 R1", HOST, 21)],
}
IN_MUD = {
    "BT-21": [
        ("LA R5 R6 R7", WEDGE, 26),
        ("R5 G5 B5 Y5", PHALANX, 20),
        ("R1 R2 R3 R9", BATTALION, 15),
        ("LA EK R9 R10", WEDGE, 34),
        ("LA EK R9 R7", WEDGE, 34),
        ("LA EK SH R5", BATTALION, 26),
        ("R4 G5 B6 P7", SKIRMISH, 22),
        ("R4 R5 R6 G8", HOST, 23),
    ],
}
IN_FOG = {"BT-19": [("LA R1 B2", HOST, 13), ("EK SH R10", HOST, 21)]}
FOUR_FOR_THREE = {
    "BT-23": [
        ("R3 R4 R5 G10", WEDGE, 12),
        ("R3 R4 G4 B4", PHALANX, 12),
        ("R7 R8 R9 R10", WEDGE, 27),
        ("LA R2 G2 R10", PHALANX, 6),
    ],
}


def table(sides):
    return [
        pytest.param(text, (rank, total), id=f"{vector} {text}")
        for vector, rows in sides.items()
        for text, rank, total in rows
    ]


@pytest.mark.parametrize(("text", "expected"), table(SIDES))
def test_three_cards(text, expected):
    """BL-42, BL-45, BL-46: the highest row of the table that the cards can form, and their sum."""
    assert expected == best(text).worth
    assert expected == worth(text.split())


@pytest.mark.parametrize(("text", "expected"), table(IN_MUD))
def test_four_cards_in_mud(text, expected):
    """BL-48: in Mud all conditions hold for four cards."""
    assert expected == best(text, needed=4).worth
    assert expected == worth(text.split())


@pytest.mark.parametrize(("text", "expected"), table(IN_FOG))
def test_only_sums_count_in_fog(text, expected):
    """BL-47: in Fog every side is a host, and wild cards count 10, 8 and 3."""
    assert expected == best(text, fog=True).worth


def test_fog_and_mud_together():
    """BL-49, BT-22: in Fog and Mud the sums of four cards are compared."""
    assert (HOST, 40) == best("R10 G10 B10 P10", needed=4, fog=True).worth


@pytest.mark.parametrize(("text", "expected"), table(FOUR_FOR_THREE))
def test_the_best_three_of_four_count_when_mud_has_gone(text, expected):
    """BL-71: four cards where three are needed: the best selection counts."""
    assert expected == best(text).worth


def test_the_best_three_of_four_in_fog():
    """BL-71, BT-23: in Fog the three highest of four count."""
    assert (HOST, 21) == best("R1 R2 G9 B10", fog=True).worth


@pytest.mark.parametrize("text", ["R3 R4 R5", "LA EK R10", "SH R2 B1", "LA R2 G2 R10"])
def test_the_order_of_cards_has_no_meaning(text):
    """BL-16: a side is worth the same in whichever order its cards came."""
    assert best(text).worth == best(" ".join(reversed(text.split()))).worth


FRONTS = [
    pytest.param("R4 R6 R3", "B7 B1 B3", {}, id="BT-2 the higher sum of equal rank"),
    pytest.param("R4 R5 R3", "Y8 B8 G8", {}, id="BT-3 the higher rank in spite of the sum"),
    pytest.param("G10 B9 Y1", "R1 R2 R3", {"fog": (1, 0)}, id="BT-20 the higher sum in Fog"),
    pytest.param("Y9 G9 B9 P1", "R5 R6 R7 R8", {"fog": (1, 1), "mud": (1, 0)}, id="BL-49"),
]


@pytest.mark.parametrize(("better", "worse", "env"), FRONTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_better_formation_takes_the_front(better, worse, env, seat):
    """BL-42, BL-53: rank comes first, then the sum; on both sides of a front alike."""
    pair = (better, worse) if seat == 0 else (worse, better)
    state = position(fronts={1: pair}, **env)

    assert prove(state, 0, seat).holds
    assert not prove(state, 0, 1 - seat).holds
    assert [0] == state.claimable(seat)
    assert [] == state.claimable(1 - seat)
