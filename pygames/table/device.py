"""What the page knows about its device."""

from collections.abc import Mapping
from typing import Any, NamedTuple

__all__ = ["Device"]


class Device(NamedTuple):
    """The state of the device; the page reports each change."""

    offline: str = ""
    """How the site is stored for offline play: `ready`, `failed`, `outdated` (a newer version did
    not arrive completely), `unable`; "" while that is not known."""
    renewal: bool = False
    """Whether a newer version is ready."""
    storage: str = ""
    """Why nothing can be saved: `full`, `blocked`; "" if it can."""
    installable: bool = False
    """Whether the browser offers to install the site."""

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> "Device":
        """Read what the page reports."""
        return cls(**{name: told[name] for name in cls._fields if name in told})
