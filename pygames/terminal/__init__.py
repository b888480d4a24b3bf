"""A match in a terminal: the table as text, moves as people write them, people and bots around it.

What a game brings is in its `sketch` module (see `pygames.typed.sketches`), and how moves are typed
in `pygames.typed`. Everything here needs the standard library alone: `readline`, where there is
one, edits lines, remembers them and completes moves, and colour is a few escape sequences.
"""

from pygames.core import language

language.include("pygames.typed")
