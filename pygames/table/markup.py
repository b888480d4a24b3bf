"""Markup from templates, everything escaped that is not markup already.

A room keeps its templates in a folder `templates`; `battle_line/card.svg` is the file `card.svg`
of the room `battle_line`. The build compiles them all into the package `pygames.table.compiled`;
where there is none they are read from their folders.
"""

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from jinja2 import (
    BaseLoader,
    Environment,
    FileSystemLoader,
    ModuleLoader,
    PrefixLoader,
    StrictUndefined,
)
from markupsafe import Markup

from pygames.core import language

__all__ = ["environment", "people", "render"]

_ROOMS = Path(__file__).parent.parent


def _loader() -> BaseLoader:
    compiled = find_spec("pygames.table.compiled")
    if compiled is not None and compiled.submodule_search_locations:
        return ModuleLoader(list(compiled.submodule_search_locations))
    folders = sorted(_ROOMS.glob("*/templates"))
    return PrefixLoader({folder.parent.name: FileSystemLoader(folder) for folder in folders})


environment = Environment(
    loader=_loader(),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    cache_size=-1,
    auto_reload=False,
)
environment.globals.update(_=language._, ngettext=language.ngettext, number=language.number)


def render(template: str, **values: Any) -> Markup:
    """The markup of a template, named `room/file`."""
    return Markup(environment.get_template(template).render(values))


def people(names: Iterable[str]) -> list[Markup]:
    """Each player's mark and name, by seat."""
    who = environment.get_template("table/macros.html").module.who  # type: ignore[attr-defined]
    return [who(seat, name) for seat, name in enumerate(names)]
