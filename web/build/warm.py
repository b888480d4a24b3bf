"""Do once what a visitor will do, so that everything is loaded and warm; runs inside Pyodide.

Afterwards the packer asks which modules that took; the snapshot keeps them as they are.
"""

import importlib
import json
import pkgutil
import traceback
from typing import Any

from pygames import GAMES
from pygames.core import libraries
from pygames.table.app import App, Page
from pygames.table.parts import PARTS

START: dict[str, Any] = {
    "type": "start",
    "url": "#/",
    "saves": {},
    "settings": {},
    "seed": 0,
    "time": 0,
}


def import_all(package: str) -> None:
    """Import one of our packages with everything below it."""
    module = importlib.import_module(package)
    for found in pkgutil.iter_modules(module.__path__, f"{package}."):
        if found.ispkg:
            import_all(found.name)
        else:
            importlib.import_module(found.name)


def shown(app: App, event: dict[str, Any]) -> Page:
    """Return the answer to an event, as the page gets it; raise if it reports an error."""
    page = app.handle({**START, **event})
    for effect in page.effects:
        if effect["type"] == "log":
            raise RuntimeError(effect["text"])
    json.dumps([page.html, page.effects])
    return page


def told(app: App, event: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the effects of an event."""
    return [*shown(app, event).effects]


def visit(game: str) -> None:
    """Draw every screen of a game, make two moves, export a file and import it again."""
    app = App()
    for path in ("rules", "setup", "play"):
        shown(app, {"url": f"#/{path}/{game}"})
    saves: dict[str, str] = {}
    for event in ({"type": "take", "seat": 0}, {"type": "move", "index": 0}, {"type": "undo"}):
        saves |= {it["id"]: it["text"] for it in told(app, event) if it["type"] == "save"}
    for name in saves:
        for path in ("match", "replay", "share"):
            shown(App(), {"saves": saves, "url": f"#/{path}/{name}"})
    (file,) = (it for it in told(app, {"type": "export"}) if it["type"] == "download")
    shown(App(), {"type": "import", "text": file["text"]})


def fail_once() -> None:
    """Format an error, so that error reporting is loaded too."""
    try:
        json.loads("")
    except ValueError:
        traceback.format_exc()


def warm(shelf: str) -> None:
    """Do all of the above; `shelf` is the path of a game's library, with a gap for its name."""
    for key, game in GAMES.items():
        libraries.add(game, shelf.format(key))
        if game.bot:
            libraries.add(game, shelf.format(f"{key}-bot"))
    for part in PARTS:
        libraries.add(part, shelf.format(part.id))
    import_all("pygames")
    shown(App(), START)
    for key in GAMES:
        visit(key)
    fail_once()
