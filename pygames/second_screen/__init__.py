"""The table on a second screen: a window of its own, for a television.

    table   what it shows

A library of its own, which a page loads when such a window is opened.
"""

from pygames.core.language import N_
from pygames.core.libraries import Part

__all__ = ["PART"]

PART = Part(
    "second-screen",
    N_("Showing the table on a second screen"),
    "pygames.second_screen",
    "pygames.second_screen.table",
)
