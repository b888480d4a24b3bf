"""A puzzle at the table of the page.

    asking      the table: what is asked, what was tried, what is said to it
    opening     an address opens the puzzle of a day, and it is drawn
    days        the puzzles of a fortnight, which are fetched together
    dates       days in words, and the row of days solved

Importing it registers the events.
"""

from pygames.puzzles.table import opening

__all__ = ["opening"]
