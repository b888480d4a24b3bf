"""The table on a second screen: a window of its own, for a television.

    table   what it shows

That window is the same page at another address, where no engine starts (`web/page/second.js`). It
speaks up every second on a channel between windows. While one does, the window of the match sends
the event `mirror` after each answer (`web/page/mirror.js`), has the match drawn from the view of
`NOBODY` alone, and that HTML goes over the channel. So nothing secret leaves the first window, and
nothing at all is drawn without a second one.

A library of its own, which a page loads when such a window is opened.
"""

from pygames.core.language import N_
from pygames.core.libraries import Part

__all__ = ["PART"]

PART = Part(
    "second-screen",
    N_("Showing the table on a second screen"),
    "pygames.second_screen",
    "pygames.second_screen.table",
)
