"""How many sequences of moves there are from fixed positions: what is legal has not changed."""

import pytest

from pygames.battle_line.state import State
from tests.battle_line.positions import DRAW_TROOP, drawn, go, options, play, position
from tests.battle_line.test_setup import deal
from tests.counting import perft


def the_deal():
    return State(options())


def the_start_draw():
    return deal(State(options()))


def the_first_turn():
    return deal(State(options(starter="P0")))


MIDDLE = {1: ("R10 R9", "G8 LH"), 2: ("B1 Y1 P1", "B5"), 5: ("EK", "Y10 Y9 Y8")}


def all_tactics():
    """Every kind of tactics card can be played."""
    return position(hands=("R4 LA SH FO GO TB FI HA", "G5 G6 MU"), fronts=MIDDLE, won=([9], [8]))


def open_fronts():
    """With claims before and after the play, and lost fronts that take troops."""
    chosen = {"claim_window": "any", "open_fronts": True, "redeploy_discard": "any"}
    table = {"hands": ("R8 TB", "G7"), "fronts": MIDDLE, "won": ([9], [8]), "step": "first claim"}
    return position(**table, decks=("P9 P8", "FO"), **chosen)


def mud_removed():
    """Two sides of four, whose owners discard one each."""
    fronts = {1: ("R1 R2 R3 R10", "G1 G2 G3 G10")}
    chosen = {"env_targetable": True, "mud_excess": "owner_discards"}
    return position(hands=("FI TB B1", "B2"), fronts=fronts, mud=(1, 1), decks=("B3", ""), **chosen)


def a_dead_end():
    """Nobody can do anything but claim or pass."""
    fronts = {9: ("R1 R2 R3", ""), 8: ("", "G10 G9 G8")}
    return position(fronts=fronts, won=([1, 2, 5], [3, 4, 6]), decks=("", ""))


def a_card_known():
    """The next troop is the one that was put back."""
    state = position(hands=("R1 R2", "G1"), decks=("B7 B8", "LA"))
    return go(state, play("R1", 1), DRAW_TROOP, drawn(0, "B7"))


@pytest.mark.parametrize(
    ("start", "numbers"),
    [
        (the_deal, [60, 60 * 59, 60 * 59 * 58]),
        (the_start_draw, [46, 46 * 45, 174 * 46 + 1896 * 63]),
        (the_first_turn, [63, 63 * 2, 63 * (46 + 10), 63 * (46 + 10) * 63]),
        (all_tactics, [100, 1890, 3375, 27809]),
        (open_fronts, [2, 71, 144, 244, 436, 2184]),
        (mud_removed, [49, 64, 76, 338, 798, 19060]),
        (a_dead_end, [1, 2, 2, 4, 0]),
        (a_card_known, [9, 18, 18, 324]),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_perft(start, numbers):
    """Section 3: counted once, to be counted again after every change."""
    assert numbers == [perft(start(), depth + 1) for depth in range(len(numbers))]
