"""Matches between devices played live: a line carries the same messages sooner.

    signals    what is said on a line besides letters: who looks, signs, words, introductions
    lines      the lines of a tab, and what the device at the other end of each has
    clock      how long each player takes to choose
    table      how all this is shown and used

A library of its own, which a page loads with the first line.
"""

from pygames.core.language import N_
from pygames.core.libraries import Part

__all__ = ["PART"]

PART = Part("live", N_("Playing live"), "pygames.live", "pygames.live.table")
