"""Markup from templates; everything is escaped that is not markup already.

A package keeps its templates in a folder `templates`; `battle_line/card.svg` is the file `card.svg`
of the package `battle_line`. The build compiles the templates of each package into a subpackage
`compiled`; without one they are read from their folder.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from jinja2 import (
    BaseLoader,
    Environment,
    FileSystemLoader,
    ModuleLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
)
from markupsafe import Markup, escape

from pygames.core import language
from pygames.core.game import Game
from pygames.core.players import with_mentions
from pygames.resources import read

__all__ = ["environment", "mark_of", "mentioned", "miniature", "people", "picture", "render"]

_ROOMS = Path(__file__).parent.parent


class _Compiled(BaseLoader):
    """Loads the modules that the build has compiled from templates."""

    has_source_access = False

    def load(
        self, environment: Environment, name: str, globals: Mapping[str, object] | None = None
    ) -> Template:
        room, _slash, _file = name.partition("/")
        module = import_module(f"pygames.{room}.compiled.{ModuleLoader.get_template_key(name)}")
        return Template.from_module_dict(environment, vars(module), dict(globals or {}))


def _loader() -> BaseLoader:
    if find_spec("pygames.table.compiled"):
        return _Compiled()
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


def render(template: str, **values: object) -> Markup:
    """Render a template, named `package/file`."""
    return Markup(environment.get_template(template).render(values))


_DIGITS = re.compile(r"(?<=>)\d+(?=<)")
_PART = re.compile(r"<!--([\w-]+)-->(.*?)<!--/\1-->", re.DOTALL)


def miniature(game: Game) -> Markup:
    """Draw a game's `miniature.svg`, with numbers as the language writes them.

    It needs no style sheet and no symbols.
    """
    return picture(game.package)


def picture(package: str, **parts: str) -> Markup:
    """Draw the same with some of its parts replaced.

    A part stands between `<!--flags-->` and `<!--/flags-->`; `parts`: its name -> other markup.
    """

    def filled(found: re.Match[str]) -> str:
        name, usual = found.groups()
        return _PART.sub(filled, str(parts.get(name, usual)))

    drawing = (read(package, "miniature.svg") or b"").decode()
    drawing = _PART.sub(filled, drawing)
    return Markup(_DIGITS.sub(lambda found: language.number(int(found[0])), drawing))


def people(names: Iterable[str]) -> list[Markup]:
    """Return each player's mark and name, by seat."""
    return [_macro("who")(seat, name) for seat, name in enumerate(names)]


def mark_of(seat: int) -> Markup:
    """Return the mark of a seat, with which a sentence said to "you" begins."""
    return Markup(_macro("you")(seat))


def mentioned(text: str) -> Markup:
    """Return a sentence with the mark of each player beside the mention."""

    def marked(seat: int, mention: str) -> str:
        return str(_macro("who")(seat, Markup(mention)))

    return Markup(with_mentions(str(escape(text)), marked))


def _macro(name: str) -> Callable[..., Markup]:
    module = environment.get_template("table/macros.html").module
    return getattr(module, name)  # type: ignore[no-any-return]
