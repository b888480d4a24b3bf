"""What PyScript runs in the worker: JSON in, JSON out, nothing else.

Errors are raised to the page by the call that met them. Nothing is imported before the first call,
for the page would never hear of a failure there.
"""

import json

from js import fetchLibrary
from pyodide.ffi import JsException

__export__ = ["start", "handle"]


def start() -> None:
    """Import everything that answers need."""
    global app, parts, games_for, add, miss

    import random

    from pygames.core.libraries import add, miss
    from pygames.table.app import App
    from pygames.table.needed_games import games_for
    from pygames.table.page_parts import PageParts

    # A snapshot of the memory holds the state of this generator, the same for every visitor.
    random.seed()
    app, parts = App(), PageParts()


async def handle(event: str) -> str:
    """Answer one event of the page with what it shows and does."""
    happened = json.loads(event)
    for game in games_for(happened, app.session.shelf):
        try:
            add(game, await fetchLibrary(game.id))
        except JsException as error:  # the code that needs the game will say so
            print(f"The library of {game.id} did not arrive:", error)
            miss(game, getattr(error, "file", ""), getattr(error, "status", 0))
    page = app.handle(happened)
    return json.dumps({"html": page.html and parts.changed(page.html), "effects": page.effects})
