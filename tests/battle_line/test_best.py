"""The best that a side can still become, against every completion there is (BL-54..BL-61)."""

import random
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.battle_line import naive
from tests.battle_line.naive import BATTALION, EVERY_TROOP, HOST, PHALANX, SKIRMISH, WEDGE
from tests.battle_line.positions import best, cards, every, names

POTENTIALS = {
    "BT-24": [("", "", WEDGE, 27)],
    "BT-26": [("SH", "", WEDGE, 12), ("SH", every(4, 5), WEDGE, 6)],
    "BT-27": [
        ("LA R5", "R3 R4 R6 R7", PHALANX, 15),
        ("LA R5", "R3 R4 R6 R7 O5 Y5 G5 B5 P5", BATTALION, 25),
        ("LA R5", "R4 R6", WEDGE, 18),
    ],
    "BT-28": [
        ("LA", "", WEDGE, 27),
        ("LA", every(9, 10), WEDGE, 24),
        ("LA", every(8, 9), WEDGE, 21),
    ],
    "BT-29": [
        ("EK", "", WEDGE, 27),
        ("EK", every(9), WEDGE, 21),
        ("EK", every(7, 9), PHALANX, 24),
    ],
    "BT-30": [
        ("LA SH", "", WEDGE, 12),
        ("LA SH", every(3, 4, 5), WEDGE, 9),
        ("LA SH", every(1, 2, 3, 4, 5), BATTALION, 23),
    ],
    "BT-31": [("EK SH", "", BATTALION, 21), ("LA EK", "", WEDGE, 27)],
    "BT-32": [("R10 G10", "", PHALANX, 30), ("R10 G10", "O10 Y10 B10 P10", HOST, 29)],
    "BT-33": [
        ("R10 G9", "", SKIRMISH, 27),
        ("R10 G9", every(8), HOST, 29),
        ("R10 G9", every(8, 10), HOST, 28),
    ],
    "BT-34": [("R10 R1", "", BATTALION, 20), ("R10 R1", "R9", BATTALION, 19)],
}
IN_FOG = {
    "BT-24": [("", "", HOST, 30)],
    "BT-35": [("R10", "", HOST, 30), ("R10", every(10), HOST, 28)],
}
IN_MUD = {
    "BT-24": [("", "", WEDGE, 34)],
    "BT-36": [
        ("R9 R10", "", WEDGE, 34),
        ("R9 R10", "R8", BATTALION, 32),
        ("R9 R8", "R7", BATTALION, 33),
        ("R9 R8", "R7 R10", BATTALION, 28),
    ],
}
IN_BOTH = {"BT-24": [("", "", HOST, 40)]}
VECTORS = [
    pytest.param(text, seen, needed, fog, (rank, total), id=f"{vector} {text} / {seen}")
    for sides, needed, fog in (
        (POTENTIALS, 3, False),
        (IN_FOG, 3, True),
        (IN_MUD, 4, False),
        (IN_BOTH, 4, True),
    )
    for vector, rows in sides.items()
    for text, seen, rank, total in rows
]


@pytest.mark.parametrize(("text", "seen", "needed", "fog", "expected"), VECTORS)
def test_the_potentials_of_the_rules(text, seen, needed, fog, expected):
    """BL-54, BL-56: what the side can reach, when these troops are seen besides its own."""
    unseen = EVERY_TROOP - set(text.split()) - set(seen.split())

    assert expected == best(text, needed, cards(" ".join(unseen)), fog).worth
    if comb(len(unseen), needed - len(text.split())) < 50_000:
        assert expected == naive.best(text.split(), needed, unseen, fog)


def check(side, needed, unseen, fog=False):
    """The engine's answer is the greatest of all completions, and its witness reaches it."""
    found = best(" ".join(side), needed, cards(" ".join(unseen)), fog)
    added = names(found.added).split()
    expected = naive.best(side, needed, unseen, fog)

    assert expected == found.worth, (side, needed, sorted(unseen), fog)
    if expected == (0, 0):
        assert () == found.added
    else:
        assert max(0, needed - len(side)) == len(added) == len(set(added))
        assert set(added) <= set(unseen)
        assert expected == naive.best([*side, *added], needed, (), fog)


@pytest.mark.parametrize("part", range(4))
def test_best_is_the_best_of_all_completions(part):
    """BL-60, BL-61, BT-41: on random positions with wild cards, Fog, Mud and few unseen cards."""
    rng = random.Random(part)
    for _position in range(1000):
        check(*random_side(rng), fog=rng.random() < 0.1)


def random_side(rng):
    """A side of 0..4 cards near each other, how many it needs, and the unseen troops."""
    needed = rng.choice((3, 4))
    wild = rng.sample(sorted(naive.WILD), rng.choice((0, 0, 0, 1, 1, 2, 2, 3, 4)))
    low, high = sorted(rng.choices(range(1, 11), k=2))
    colours = rng.choice(("R", "RG", "ROYGBP"))
    near = [name for name in sorted(EVERY_TROOP) if low <= int(name[1:]) <= high]
    near = [name for name in near if name[0] in colours]
    troops = rng.sample(near, min(rng.randint(0, 4 - len(wild)), len(near)))
    side = rng.sample([*wild, *troops], len(wild) + len(troops))
    most = (60, 60, 45, 18, 12)[max(0, needed - len(side))]
    pool = rng.choice((near, sorted(EVERY_TROOP)))
    unseen = [name for name in pool if name not in troops]
    size = min(len(unseen), rng.choice((0, 2, 4, 8, most, most, most)))
    return side, needed, rng.sample(unseen, size)


@settings(max_examples=300)
@given(
    side=st.lists(st.sampled_from([*sorted(EVERY_TROOP), *naive.WILD]), max_size=4, unique=True),
    needed=st.sampled_from((3, 4)),
    unseen=st.sets(st.sampled_from(sorted(EVERY_TROOP)), max_size=10),
    fog=st.booleans(),
)
def test_best_of_whatever_cards(side, needed, unseen, fog):
    """BL-61, BT-41: the same, where a failure is shrunk to the smallest position."""
    check(side, needed, unseen - set(side), fog)


def test_a_side_that_cannot_be_completed_loses_to_anything():
    """BL-60: fewer unseen troops than are missing: (0, 0), below the poorest host."""
    assert (0, 0) == best("R10 R9", 4, cards("R8")).worth
    assert best("R10 R9", 4, cards("R8")).worth < best("R1 O1 Y2").worth
