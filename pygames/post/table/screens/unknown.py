"""A letter of a match that this browser does not have."""

from pygames.core.language import _
from pygames.post.letter import Letter
from pygames.table.markup import render
from pygames.table.screens import Screen

__all__ = ["draw"]


def draw(received: Letter) -> Screen:
    """Draw what can be done about it."""
    title = _(received.game.title)
    body = render("post/unknown.html", title=title, asks=received.asks, sealed=received.sealed)
    return Screen("unknown", title, body)
