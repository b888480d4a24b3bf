"""What the page knows about its device."""

from typing import NamedTuple

from pygames.table.parsers import flag, maybe, parse, text

__all__ = ["Device"]


class Device(NamedTuple):
    """The state of the device; the page reports each change."""

    browser: str = ""
    """`old` if it lacks something that the page is drawn with; "" if not."""
    offline: str = ""
    """How the site is stored for offline play: `ready`, `failed`, `outdated` (a newer version did
    not arrive completely), `partly` (the host does not hand out every file as it is), `unable`; ""
    while that is not known."""
    lacking: str = ""
    """The names of the files that have just turned out to be missing offline."""
    renewal: bool = False
    """Whether a newer version is ready."""
    storage: str = ""
    """Why nothing can be saved: `full`, `blocked`; "" if it can."""
    installable: bool = False
    """Whether the browser offers to install the site."""
    forgets: str = ""
    """Why the browser may forget what is saved (see `forgetting.FORGETS`); "" if it does not."""
    mirrors: bool = False
    """Whether another window can show the table (see `second_screen`)."""

    @classmethod
    def read(cls, told: object) -> "Device":
        """Read what the page reports. Raises `Odd`."""
        return cls(**parse(_SCHEMA, told))


_SCHEMA = {
    "browser": maybe(text(20), ""),
    "offline": maybe(text(20), ""),
    "lacking": maybe(text(200), ""),
    "renewal": maybe(flag, False),
    "storage": maybe(text(20), ""),
    "installable": maybe(flag, False),
    "forgets": maybe(text(20), ""),
    "mirrors": maybe(flag, False),
}
