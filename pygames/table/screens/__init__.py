"""The screens, one per module: each draws what it is given and decides nothing."""

from typing import NamedTuple

from markupsafe import Markup

__all__ = ["Screen"]


class Screen(NamedTuple):
    """What fills the page."""

    name: str
    """The value of `data-screen`."""
    title: str
    """The title of the browser tab."""
    body: Markup
    game: str = ""
    """The id of the game that it draws, whose symbols and style sheet it needs."""
    turned: bool = False
    """Whether it is turned by half, for whoever sits opposite."""
