"""What the page knows about the device it is on."""

from collections.abc import Mapping
from typing import Any, NamedTuple

__all__ = ["Device"]


class Device(NamedTuple):
    """As of now; each change is told."""

    offline: str = ""
    """How the site is kept for days without a network: `ready`, `failed`, `outdated` (a newer one
    did not arrive whole), `unable`; "" while that is not known."""
    renewal: bool = False
    """Whether a newer version is ready."""
    storage: str = ""
    """Why nothing can be kept: `full`, `blocked`; "" while all is."""
    installable: bool = False
    """Whether the browser would install the site."""

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> "Device":
        """What the page tells of it."""
        return cls(**{name: told[name] for name in cls._fields if name in told})
