"""What PyScript runs in the worker: JSON in, JSON out, nothing else.

Whatever goes wrong is raised to the page by the call that met it; so nothing is imported before
the first call, whose failure the page would never hear of.
"""

import json

__export__ = ["start", "handle"]


def start():
    """Get everything ready."""
    global app, parts

    import random

    from pygames.table.app import App
    from pygames.table.parts import Parts

    # A snapshot of the memory holds the state of this generator, the same for every visitor.
    random.seed()
    app, parts = App(), Parts()


def handle(event):
    """Answer one event of the page with what it shows and does."""
    page = app.handle(json.loads(event))
    return json.dumps({"html": page.html and parts.changed(page.html), "effects": page.effects})
