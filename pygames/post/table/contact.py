"""What a table is told of the lines on which the devices of its match are connected."""

from collections.abc import Sequence
from typing import Protocol

from markupsafe import Markup

__all__ = ["Contact"]


class Contact(Protocol):
    """The lines on which the devices of a match are connected."""

    @property
    def state(self) -> str:
        """How they are: `off`, `asking`, `on`, `lost`."""

    @property
    def reaches_all(self) -> bool:
        """Whether all people of other devices can be reached now."""

    def waits(self, seats: Sequence[int]) -> str:
        """Return the prompt while these are awaited, "" to say what is said without lines."""

    def chip(self) -> Markup:
        """Return what the table's bar shows of them."""

    def dialog(self) -> Markup:
        """Return what is open of them."""
