"""What happens in front of the page, and what comes of it: a subject a module.

The modules register what answers each type of event, and what prepares each screen.
"""

from pygames.table.events import (
    aloud,
    arriving,
    browser,
    device,
    drafting,
    keeping,
    learning,
    matches,
    playing,
    preparing,
    replaying,
    settings,
    sharing,
    thinking,
)
from pygames.table.session import HANDLERS

__all__ = [
    "HANDLERS",
    "aloud",
    "arriving",
    "browser",
    "device",
    "drafting",
    "keeping",
    "learning",
    "matches",
    "playing",
    "preparing",
    "replaying",
    "settings",
    "sharing",
    "thinking",
]
