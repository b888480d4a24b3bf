"""What PyScript runs in the worker: JSON in, JSON out, nothing else.

Whatever goes wrong is raised to the page by the call that met it; so nothing is imported before
the first call, whose failure the page would never hear of.
"""

import json

from js import fetchLibrary
from pyodide.ffi import JsException

__export__ = ["start", "handle"]


def start():
    """Get everything ready."""
    global app, parts, games_for, add

    import random

    from pygames.core.libraries import add
    from pygames.table.app import App
    from pygames.table.needs import games_for
    from pygames.table.parts import Parts

    # A snapshot of the memory holds the state of this generator, the same for every visitor.
    random.seed()
    app, parts = App(), Parts()


async def handle(event):
    """Answer one event of the page with what it shows and does."""
    event = json.loads(event)
    for game in games_for(event, app.session.shelf):
        try:
            add(game, await fetchLibrary(game.id))
        except JsException as error:  # whoever needs the game will say so
            print(f"The library of {game.id} did not arrive:", error)
    page = app.handle(event)
    return json.dumps({"html": page.html and parts.changed(page.html), "effects": page.effects})
