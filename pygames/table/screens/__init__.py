"""The screens, one a module: each draws what it is given and decides nothing."""

from typing import NamedTuple

from markupsafe import Markup

__all__ = ["Screen"]


class Screen(NamedTuple):
    """What fills the page."""

    name: str
    """`data-screen`."""
    title: str
    """Of the browser's tab."""
    body: Markup
    game: str = ""
    """The id of the game whose drawings it shows: they need its symbols and its sheet."""
