"""The page inside a chat.

    talking       what is said in the chat is taken in, and what is done here goes out by itself
    announcing    what the chat shows of it

Importing it registers the events and what the home screen becomes.
"""

from pygames.chat.table import talking

__all__ = ["talking"]
