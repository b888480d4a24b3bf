"""The screen for pasting a link or choosing a file, where touching a link opens another browser."""

from pygames.core.language import _
from pygames.table.markup import render
from pygames.table.screens import Screen

__all__ = ["draw"]


def draw() -> Screen:
    """Draw the screen that opens links and files."""
    return Screen("open", _("Open a match"), render("table/import_form.html"))
