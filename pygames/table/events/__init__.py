"""Events of the page and how they are answered, one subject per module.

The modules register a handler for each type of event, and what prepares each screen.
"""

from pygames.table.events import (
    aloud,
    browser,
    challenging,
    drafting,
    finishing,
    giving,
    importing,
    keeping,
    learning,
    making,
    matches,
    mirroring,
    people,
    playing,
    preparing,
    replaying,
    reviewing,
    sharing,
    thinking,
    updating,
)
from pygames.table.session import HANDLERS

__all__ = [
    "HANDLERS",
    "aloud",
    "browser",
    "challenging",
    "drafting",
    "finishing",
    "giving",
    "importing",
    "keeping",
    "learning",
    "making",
    "matches",
    "mirroring",
    "people",
    "playing",
    "preparing",
    "replaying",
    "reviewing",
    "sharing",
    "thinking",
    "updating",
]
