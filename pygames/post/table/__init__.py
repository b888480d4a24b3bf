"""The page for matches between devices: invitations, letters, and the table while others choose.

    far_table     a match at the table of which some seats are at other devices
    covering      what goes with a letter, in words
    inviting      a match begins, or begins again
    arriving      a letter is opened: of a match that is here, or of one that is new
    sending       a letter goes out
    consent       taking back what is sent, if all others allow it
    answering     they answer
    prepared      the answers to what others may do, as they are kept, listed and played
    preparing     such an answer is made
    moving        a seat goes to another device
    chat          matches in a chat, which carries letters by itself
    announcing    what the chat shows of them
    keeping       saves of such matches
    screens       the invitation, and what is asked of who opens one

Importing it registers the events, the screens, and how saves are opened.
"""

from pygames.post.table import (
    answering,
    arriving,
    chat,
    inviting,
    keeping,
    moving,
    preparing,
    sending,
)

__all__ = [
    "answering",
    "arriving",
    "chat",
    "inviting",
    "keeping",
    "moving",
    "preparing",
    "sending",
]
