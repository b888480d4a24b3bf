"""What versions of the rules decide differently, each named where it matters.

A battle keeps to the rulings that it began with, so its link opens for ever: a rule that is mended
becomes a field here, and a version more.
"""

from collections.abc import Mapping
from typing import NamedTuple

__all__ = ["NEWEST", "RULINGS", "Rulings"]


class Rulings(NamedTuple):
    """The rules as the newest version has them."""

    joins_fights: bool = True
    """Whether attackers are asked for places wherever another figure could join the fight, after a
    charge too, and may fight only then if all they touched have fallen (DSW-155, DSW-173)."""
    rams_in_passing: bool = True
    """Whether Ram strikes whom a charge touches that misses its target (DSW-172)."""
    strays_in_turn: bool = True
    """Whether each stray shot is looked at when it is known who has survived the one before
    (DSW-136)."""
    deters_moves: bool = True
    """Whether Deterrence holds off moves that may end in contact as a house rule (AMB-81)."""
    eliminated_rank_below: bool = True
    """Whether a side without able figures ranks below all that have some (DSW-181)."""
    sets_the_scene: bool = True
    """Whether players can agree on the number of rounds, and on who chooses the sides of the table
    (DSW-91, DSW-183)."""
    eases_in: bool = True
    """Whether any battlefield for two can lie on a small table, and armies can be those of a first
    battle (DSW-86, DSW-90)."""
    names_ties: bool = True
    """Whether the reason for an end by time or agreement says what has decided between sides that
    are level (DSW-186)."""


NEWEST = Rulings()

_SECOND = NEWEST._replace(eases_in=False, names_ties=False)

RULINGS: Mapping[int, Rulings] = {
    1: _SECOND._replace(
        joins_fights=False,
        rams_in_passing=False,
        strays_in_turn=False,
        deters_moves=False,
        eliminated_rank_below=False,
        sets_the_scene=False,
    ),
    2: _SECOND,
    3: NEWEST,
}
"""For each version its rulings."""
