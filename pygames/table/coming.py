"""The games that are still to come, as far as the home screen speaks of them."""

from typing import NamedTuple

from pygames.core.language import N_

__all__ = ["COMING", "Coming"]


class Coming(NamedTuple):
    """A game that has a tile and no rules yet."""

    id: str
    title: str
    seats: tuple[int, int]
    """The least and the greatest number of players."""
    minutes: int
    pitch: str


COMING = (
    Coming(
        "not-alone",
        N_("Not Alone"),
        (2, 7),
        45,
        N_("Stranded on a planet with something that guesses where you hide."),
    ),
    Coming(
        "deep-space-wars",
        N_("Deep Space Wars"),
        (2, 4),
        60,
        N_("Squads, dice and a measure: war games on a bare table."),
    ),
)
