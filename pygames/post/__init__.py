"""Matches between devices: what each seat says in numbered messages, and how these travel.

    messages      who has said what, in any order, twice or late
    bodies        what a message of an open match holds: a name, a move, a word about taking it back
    invitation    what a match begins with; its id
    matches       open, or sealed
    far_match     the match that follows from the messages, the same on every device
    questions     what each seat is asked, and since when: what a choice answers
    consent       requests to take something back, and whether they hold
    latest        the choices that could be taken back
    asking        what a device says about that
    rehearsal     what would follow from a move, as far as one seat can tell
    letter        messages as a text, for a link, a file or a code to scan
    table         how all this is shown and played

All of it is a library of its own, which a page loads with the first match between devices.

The log does not depend on when a message comes: the first decision that has moves comes next, and
what chance says follows from what has been said before. Only `bodies`, `far_match`, `consent`
and `asking` know what a message holds; sealed matches put other things there.
"""

from pygames.core.language import N_
from pygames.core.libraries import Part

__all__ = ["PART", "SEALED"]

PART = Part("post", N_("Playing by links"), "pygames.post", "pygames.post.table")
SEALED = Part("fair", N_("Sealed matches"), "pygames.fair", "pygames.fair.table")
"""What plays sealed matches: it is loaded with the first of them, and knows this folder."""
