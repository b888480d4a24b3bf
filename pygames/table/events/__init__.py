"""What happens in front of the page, and what the app makes of it: a subject a module.

Each function answers one type of event. It may raise `Told` or `Barred`, whose text is shown.
"""

from pygames.table.events import (
    aloud,
    arriving,
    browser,
    device,
    drafting,
    keeping,
    matches,
    playing,
    preparing,
    replaying,
    settings,
    sharing,
    thinking,
)
from pygames.table.events.registry import HANDLERS, Event

__all__ = [
    "HANDLERS",
    "Event",
    "aloud",
    "arriving",
    "browser",
    "device",
    "drafting",
    "keeping",
    "matches",
    "playing",
    "preparing",
    "replaying",
    "settings",
    "sharing",
    "thinking",
]
