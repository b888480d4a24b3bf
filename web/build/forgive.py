"""PyScript where a browser refuses it a channel.

In the page and in each worker it opens one first of all, to talk through a service worker that
nothing here gives it. Where site data are blocked, Firefox refuses that, and no Python would start.
"""

import re

from web.build.report import Sorry

CHANNEL = re.compile(rb'new BroadcastChannel\("[\w-]+"\)')
PLACES = 2  # the page's part, and that of the workers, which it holds as text


def forgive(script: bytes) -> bytes:
    """Return PyScript's core with something deaf and dumb for a channel that is refused."""
    forgiving, found = CHANNEL.subn(rb"(()=>{try{return \g<0>}catch{return{}}})()", script)
    if found != PLACES:
        raise Sorry("PyScript's core has changed: update web/build/forgive.py to match.")
    return forgiving
