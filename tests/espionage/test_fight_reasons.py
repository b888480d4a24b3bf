"""Which rule has decided a fight, where it was not strength (ESP-36 to ESP-45)."""

from itertools import product

import pytest

from pygames.espionage.board.fights import reason
from pygames.espionage.pieces import BEATS, CODES, HQ, MOBILE, RANKS, SOLDIERS


@pytest.mark.parametrize(
    ("fight", "told"),
    [
        ("33", "Between equals the attacker wins."),
        ("SS", "Between equals the attacker wins."),
        ("5P", "Between a General and a Sapper the attacker wins."),
        ("P5", "Between a General and a Sapper the attacker wins."),
        ("SP", "Between a Sapper and a Spy the attacker wins."),
        ("PM", "Only Sappers clear mines."),
        ("4M", "Only Sappers clear mines."),
        ("P4", "Sappers capture only Generals, Spies, other Sappers and mines."),
        ("S1", "Spies capture only Sappers and other Spies."),
        ("42", ""),
        ("25", ""),
        ("3S", ""),
        ("SH", ""),
    ],
)
def test_a_fight_says_which_rule_has_decided_it(fight: str, told: str) -> None:
    """ESP-36 to ESP-45."""
    attacker, defender = map(CODES.index, fight)
    assert told == reason(attacker, defender)


def test_whatever_is_not_told_was_the_stronger_one() -> None:
    """ESP-36, ESP-42, ESP-44."""
    for attacker, defender in product(MOBILE, RANKS):
        if not reason(attacker, defender) and defender != HQ:
            stronger = attacker in SOLDIERS and (defender < attacker or defender not in SOLDIERS)
            assert BEATS[attacker][defender] == stronger
