"""The page for lines to other devices.

    calls           a line begins, is answered, and ends
    carrying        letters, and what lies open to onlookers, go over lines
    introductions   those who can be reached by one device reach one another
    chatting        signs and words
    watching        who looks on
    presence        what the table shows of all this

Importing it registers the events, and what is done with letters that say how their writer can be
reached.
"""

from pygames.live.table import calls, carrying, chatting, introductions, watching

__all__ = ["calls", "carrying", "chatting", "introductions", "watching"]
