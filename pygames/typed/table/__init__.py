"""The line to type moves into, at a table of the page.

    line      what the line says: an answer, what has happened, what is asked
    sheet     painted lines as markup
    typing    it is opened and closed, and something is typed into it

Importing it registers the events.
"""

from pygames.typed.table import typing

__all__ = ["typing"]
