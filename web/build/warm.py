"""Runs inside Pyodide: do once what a visitor will do, so that it is loaded and warm.

The packer asks afterwards which modules that took; the snapshot keeps them as they are.
"""

import importlib
import json
import pkgutil
import traceback

# The command line never runs in a page, and would bring argparse with it.
NOT_IN_THE_PAGE = {"__main__", "cli"}

START = {"type": "start", "url": "#/", "saves": {}, "settings": {}, "seed": 0, "time": 0}


def import_all(package: str) -> None:
    """Import a package of ours with everything below it."""
    module = importlib.import_module(package)
    for found in pkgutil.iter_modules(module.__path__, f"{package}."):
        if found.name.rpartition(".")[2] in NOT_IN_THE_PAGE:
            continue
        if found.ispkg:
            import_all(found.name)
        else:
            importlib.import_module(found.name)


def draw_once() -> None:
    """Show the first screen through the worker's own entry."""
    from pygames.table.app import App

    page = App().handle(dict(START))
    json.dumps([page.html, page.effects])


def fail_once() -> None:
    """Tell of an error, so that telling of one needs nothing that is not there."""
    try:
        json.loads("")
    except ValueError:
        traceback.format_exc()


def warm() -> None:
    """Everything of the above."""
    import_all("pygames")
    draw_once()
    fail_once()
