"""The page as a pure function: an event in, HTML and effects out."""

from importlib.util import find_spec

if find_spec("jinja2") is None:
    raise ImportError("Install kitchen-table-games[table] to draw tables.")
