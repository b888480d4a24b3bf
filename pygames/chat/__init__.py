"""Matches in a chat, which carries letters by itself and keeps them (webxdc).

    broadcast   a match whose letters go to everybody at once
    table       what is said there is taken in, and what is done here is said there

A library of its own, which only a page inside a chat loads.
"""

from pygames.core.language import N_
from pygames.core.libraries import Part

__all__ = ["PART"]

PART = Part("chat", N_("Playing in a chat"), "pygames.chat", "pygames.chat.table")
