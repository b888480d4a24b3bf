"""Runs inside Pyodide: do once what a visitor will do, so that it is loaded and warm.

The packer asks afterwards which modules that took; the snapshot keeps them as they are.
"""

import importlib
import json
import pkgutil
import traceback
from typing import Any

from pygames import GAMES
from pygames.core import libraries
from pygames.table.app import App, Page

START: dict[str, Any] = {
    "type": "start",
    "url": "#/",
    "saves": {},
    "settings": {},
    "seed": 0,
    "time": 0,
}


def import_all(package: str) -> None:
    """Import a package of ours with everything below it."""
    module = importlib.import_module(package)
    for found in pkgutil.iter_modules(module.__path__, f"{package}."):
        if found.ispkg:
            import_all(found.name)
        else:
            importlib.import_module(found.name)


def shown(app: App, event: dict[str, Any]) -> Page:
    """The answer to an event, as the page gets it; a fault is no answer."""
    page = app.handle({**START, **event})
    for effect in page.effects:
        if effect["type"] == "log":
            raise RuntimeError(effect["text"])
    json.dumps([page.html, page.effects])
    return page


def visit(game: str) -> None:
    """Every screen of a game, two moves of a match, a file with it, and the way back into it."""
    app = App()
    for path in ("rules", "setup", "play"):
        shown(app, {"url": f"#/{path}/{game}"})
    for event in ({"type": "take", "seat": 0}, {"type": "move", "index": 0}, {"type": "undo"}):
        page = shown(app, event)
    saves = {effect["id"]: effect["text"] for effect in page.effects if effect["type"] == "save"}
    for name in saves:
        for path in ("match", "replay", "share"):
            shown(App(), {"saves": saves, "url": f"#/{path}/{name}"})
    (file,) = shown(app, {"type": "export"}).effects
    shown(App(), {"type": "import", "text": file["text"]})


def fail_once() -> None:
    """Tell of an error, so that telling of one needs nothing that is not there."""
    try:
        json.loads("")
    except ValueError:
        traceback.format_exc()


def warm(shelf: str) -> None:
    """Everything of the above; `shelf` is where the library of a game lies, its id left out."""
    for key, game in GAMES.items():
        libraries.add(game, shelf.format(key))
    import_all("pygames")
    shown(App(), START)
    for key in GAMES:
        visit(key)
    fail_once()
