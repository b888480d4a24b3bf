"""What a second screen shows: the table as it lies open to all, large and without controls.

    drawing     the page of that window, drawn anew whenever the window asks for it
    open_view   the match as everybody around the table may see it

It is drawn from the view of `NOBODY` alone. So nothing that a single player knows ever leaves the
window in which the match is played.
"""

from pygames.second_screen.table.drawing import close, draw

__all__ = ["close", "draw"]
