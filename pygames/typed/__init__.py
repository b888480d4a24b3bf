"""Moves as people type them, at a terminal and in the line that a table has for them.

    choices    what can be chosen now, and which move a typed text means
    keyboards  what was meant where a keyboard types no Latin letters
    commands   what can be typed besides moves
    prompt     what can be typed now, in sentences and lists
    sketches   what a game brings: how its moves are typed, and its table as text
    paint      colour in such a text
    table      the line to type moves into

Terminal and line answer in the same sentences. The line tells what has happened and what is asked
as well, so that a match can be played by ear with it alone.

All of it, and the `sketch` modules of the games, is a library of its own, which a page loads when
somebody opens that line, with `web/page/typing.js`, which completes what is typed.
"""

from pygames.core.language import N_
from pygames.core.libraries import Part

__all__ = ["PART"]

PART = Part("typed", N_("Typing moves"), "pygames.typed", "pygames.typed.table")
