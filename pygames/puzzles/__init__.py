"""A puzzle a day for each game: the same for everybody, by the date of the device.

    record   a puzzle as it is kept
    quiz     what a game asks, and what it says to answers
    making   how puzzles are cut from matches of bots; no page has it
    table    a puzzle at the table of the page

The puzzles lie in `web/puzzles/`, and the command `puzzles` adds to them. All of this is a library
of its own, and so is each fortnight: a page loads them when somebody opens a puzzle.
"""

from pygames.core.language import N_
from pygames.core.libraries import Part

__all__ = ["CYCLE", "FORTNIGHT", "PART"]

CYCLE = 200
"""After so many days the puzzles begin again."""
FORTNIGHT = 14
"""So many days are fetched together."""

PART = Part("puzzles", N_("The puzzle"), "pygames.puzzles", "pygames.puzzles.table")
