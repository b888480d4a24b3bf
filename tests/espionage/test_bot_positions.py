"""No blunders that a beginner would see, at any level above the first.

Each position is read as in `diagrams`. `yes`: one of these moves must be made; `no`: none of these,
a square alone standing for all moves to it.
"""

import pytest

from pygames.espionage.bot import BOT
from tests.espionage.diagrams import chosen, drawn
from tests.espionage.positions import step

LEVELS = (2, 3, 4)
SEEDS = range(3)

CASES = {
    "the headquarters are there to be taken": (
        """
        7 .  .  -H 3  .  .
        6 .  .  -M .  .  .
        3 .  5  -4 .  .  .
        1 H  .  .  1  .  .
        """,
        "yes d7-c7",
    ),
    "any piece takes them, before it takes anything else": (
        """
        7 -M -H .  .  -4 .
        6 .  S  -5 .  5  .
        1 H  .  .  1  .  .
        """,
        "yes b6-b7",
    ),
    "a captor that arrives first goes": (
        """
        7 -M -H .  .  .  .
        6 .  -M .  .  .  .
        5 .  .  .  .  .  .
        4 .  .  .  2  .  .
        3 -5 .  .  .  .  .
        2 -4 .  5  .  .  -1
        1 .  .  .  .  3  H
        """,
        "yes d4-d5 d4-c4",
    ),
    "a sapper goes through the mine that bars the way": (
        """
        7 -M -H -M .  -1 .
        6 .  -M .  .  .  .
        5 .  P  .  .  .  .
        1 H  .  3  .  .  .
        """,
        "yes b5-b6",
    ),
    "others go round the mine": (
        """
        7 .  -H -M .  -1 .
        6 .  -M .  .  .  .
        5 .  4  .  .  .  .
        1 H  .  1  .  .  .
        """,
        "yes b5-a5",
    ),
    "who is known to be stronger is not attacked": (
        """
        7 -H .  .  .  .  .
        5 .  .  -4 .  .  -1
        4 .  .  3  .  .  .
        1 .  .  .  .  1  H
        """,
        "no c4-c5",
    ),
    "a known mine is not attacked but by sappers": (
        """
        7 -H .  .  .  .  -1
        5 .  .  -M .  .  .
        4 .  .  5  .  .  .
        1 .  .  P  .  1  H
        """,
        "no c5",
    ),
    "a weaker piece is taken": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  .  .
        5 .  .  .  -3 .  -4
        4 .  .  .  5  .  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "yes d4-d5",
    ),
    "of two the one that is worth more": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  .  .
        4 .  .  -1 5  -4 .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "yes d4-e4",
    ),
    "an equal is taken before it takes": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  -1 .  .
        4 .  .  -4 4  .  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "yes d4-c4",
    ),
    "a general does not wait for a sapper beside it": (
        """
        7 -H -M .  .  .  .
        6 -M .  -3 .  .  .
        4 .  .  -P 5  .  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "yes d4-c4",
    ),
    "a sapper takes a general": (
        """
        7 -H -M .  .  .  .
        6 -M .  -3 .  .  .
        4 .  .  -5 P  .  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "yes d4-c4",
    ),
    "nobody steps beside what beats it": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  .  .
        5 .  .  .  -5 .  .
        3 .  .  .  3  .  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "no d3-d4",
    ),
    "who can only lose flees": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  -1 .
        4 .  .  -5 4  .  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "yes d4-d3 d4-e4 d4-d5",
    ),
    "a spy flees from a soldier": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  .  .
        5 .  .  .  -3 .  .
        4 .  .  -1 S  .  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "yes d4-d3 d4-e4",
    ),
    "a spy is not given for a spy": (
        """
        7 -H -M .  .  -4 .
        6 -M .  .  .  .  .
        5 .  .  .  -S .  .
        3 .  .  .  S  .  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "no d3-d4",
    ),
    "a spy takes the spy beside it": (
        """
        7 -H -M .  .  -4 .
        6 -M .  .  .  .  .
        4 .  .  .  -S S  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "yes e4-d4",
    ),
    "a guard stays while a captor is about": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  .  -1
        3 -4 .  .  .  .  .
        2 .  5  .  .  .  .
        1 H  M  .  3  .  2
        """,
        "no b2-c2 b2-b3",
    ),
    "a guard comes home in time": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  .  .
        4 -3 .  .  .  .  .
        3 .  .  .  .  .  .
        2 .  .  .  4  .  .
        1 H  M  .  .  2  1
        """,
        "yes d2-c2",
    ),
    "who stands before the headquarters does not step aside": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  .  -2
        3 -3 .  .  .  .  .
        2 4  .  .  .  .  .
        1 H  M  .  .  2  1
        """,
        "yes a2-a3",
    ),
    "a sapper is stopped though there is a mine before it": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  .  -2
        4 .  .  .  .  .  .
        3 -P .  .  .  .  .
        2 M  .  3  .  .  .
        1 H  M  .  .  2  1
        """,
        "yes c2-b2 c2-c3",
    ),
    "mines stop all others: there is time for a capture": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  .  .
        5 .  .  .  .  -2 .
        4 .  .  .  .  3  .
        3 -4 .  .  .  .  .
        2 M  .  .  .  .  .
        1 H  M  .  .  .  .
        """,
        "yes e4-e5",
    ),
    "a masked piece two steps from the headquarters is met": (
        """
        7 #H #M #M .  .  .
        6 #S .  .  .  .  .
        3 ?2 .  .  .  .  .
        2 .  .  5  .  .  .
        1 H  M  .  .  2  1
        """,
        "yes c2-b2",
    ),
    "the headquarters cannot be saved, but the others' can be taken": (
        """
        7 -H .  -M .  .  .
        5 2  .  .  .  .  .
        3 -3 .  .  .  .  .
        2 .  .  .  .  .  .
        1 H  M  .  .  4  .
        """,
        "yes a5-a6",
    ),
    "a masked piece before the mines may be a sapper: a guard comes": (
        """
        7 -H -M .  .  ?1 .  ?3 ?2
        6 -M .  .  .  .  .  .  .
        5 .  .  .  .  .  ?S .  .
        4 ?P .  .  .  .  .  .  .
        2 M  .  .  4  .  .  1  .
        1 H  M  .  .  .  .  .  .
        """,
        "yes d2-c2",
    ),
    "a general leaves alone what is most likely a mine": (
        """
        7 -H #M .  .  .  -1
        6 #M #1 .  .  .  .
        5 .  .  .  #M .  .
        4 .  .  .  5  .  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  P
        """,
        "no d4-d5",
    ),
    "a colonel does not gamble against masked pieces for nothing": (
        """
        7 -H #M .  .  .  -1
        6 #M #5 .  .  .  .
        5 .  .  .  #M .  .
        4 .  .  .  4  .  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  P
        """,
        "no d4-d5",
    ),
    "a spy keeps away from a masked piece that has moved": (
        """
        7 #H #M .  .  .  -1
        6 #M .  .  .  .  .
        5 .  .  .  ?4 .  .
        4 .  .  .  .  .  .
        3 .  .  .  S  .  .
        2 M  .  3  .  .  .
        1 H  M  .  .  .  P
        """,
        "no d3-d4",
    ),
    "a sapper does not attack a soldier": (
        """
        7 -H -M .  .  .  .
        6 -M .  .  .  .  .
        4 .  .  .  -3 P  .
        2 M  .  .  .  2  .
        1 H  M  .  .  .  .
        """,
        "no e4-d4",
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CASES)
def test_no_blunder(name, level):
    diagram, expected = CASES[name]
    wanted, *moves = expected.split()
    state = drawn(diagram)
    for seed in SEEDS:
        made = chosen(state, level, seed)
        found = made in moves or made[3:] in moves

        assert found == (wanted == "yes"), made


@pytest.mark.parametrize(
    ("name", "move", "reason"),
    [
        ("a captor that arrives first goes", "d4-d5", "no known enemy is nearer"),
        ("a guard comes home in time", "d2-c2", "your headquarters: stop it"),
        ("a sapper is stopped though there is a mine before it", "c2-b2", "stop it"),
    ],
)
def test_a_hint_says_who_arrives_first(name, move, reason):
    state = drawn(CASES[name][0])
    (decision,) = state.decisions
    said = BOT.reasons(state.view(0), decision, step(state, move))

    assert reason in said[0]


def test_a_hint_is_silent_where_somebody_arrives_in_time():
    """The same, but for a captain at home."""
    diagram = CASES["a captor that arrives first goes"][0].replace("-H .  .  .", "-H .  -3 .")
    state = drawn(diagram)
    (decision,) = state.decisions
    said = " ".join(BOT.reasons(state.view(0), decision, step(state, "d4-d5")))

    assert "no known enemy is nearer" not in said
