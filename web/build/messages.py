"""Bring the catalogues up to date with what the code says; runs in the build's own Python.

Translations are kept, new messages come without one, what nobody says any more goes.
"""

import ast
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po
from jinja2.ext import babel_extract

from pygames.core.language import LANGUAGES
from web.build.places import ROOT, files

CODE = ROOT / "pygames"
CATALOGUES = CODE / "locale"
WIDTH = 100
KEYWORDS = ("_", "N_", "ngettext")
TEMPLATES = {".html", ".svg"}
# The game that games are copied from is never on a table.
EXCEPT = CODE / "null"
# Of a header only what a reader needs: dates and names would change with every run.
HEADERS = ("Language", "MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Plural-Forms")


def languages() -> list[str]:
    """All but the one that the messages are written in."""
    return [language for language in LANGUAGES if language != "en"]


def path_of(language: str) -> Path:
    """Where the catalogue of a language lies."""
    return CATALOGUES / language / "LC_MESSAGES" / "pygames.po"


def messages() -> Catalog:
    """Every message of the code and the templates, without translations."""
    catalog = Catalog()
    for path in files(CODE):
        if path.is_relative_to(EXCEPT):
            continue
        where = path.relative_to(ROOT).as_posix()
        for message in _in_python(path) if path.suffix == ".py" else _in_template(path):
            catalog.add(message, locations=[(where, 0)])
    return catalog


def _in_python(path: Path) -> Iterator[str | tuple[str, ...]]:
    """What is written out in calls; `_(title)` translates what was marked elsewhere."""
    calls = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        match call:
            case ast.Call(ast.Name("_" | "N_"), [ast.Constant(str(message)), *_]):
                yield message
            case ast.Call(
                ast.Name("ngettext"), [ast.Constant(str(one)), ast.Constant(str(many)), *_]
            ):
                yield one, many


def _in_template(path: Path) -> Iterator[str | tuple[str, ...]]:
    if path.suffix not in TEMPLATES:
        return
    with path.open("rb") as file:
        for _line, function, message, _comments in babel_extract(file, KEYWORDS, (), {}):
            if isinstance(message, str):
                yield message
            elif function == "ngettext":
                yield tuple(form for form in message or () if form)[:2]
            elif message and message[0]:
                yield message[0]


def catalogue(language: str) -> Catalog:
    """A catalogue as it lies there, empty if there is none."""
    path = path_of(language)
    if not path.exists():
        return Catalog(locale=language)
    return read_po(BytesIO(path.read_bytes()), locale=language)


def updated(language: str, template: Catalog) -> Catalog:
    """A catalogue with the messages of the template and its own translations."""
    catalog = catalogue(language)
    catalog.update(template, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    return catalog


def text(catalog: Catalog) -> str:
    """A catalogue as it is to lie there."""
    written = BytesIO()
    write_po(written, catalog, width=WIDTH, sort_by_file=True, include_lineno=False)
    lines = written.getvalue().decode().splitlines(keepends=True)
    start = next(place for place, line in enumerate(lines) if line.startswith("msgid"))
    end = lines.index("\n", start)
    header = [line for line in lines[start:end] if _is_kept(line)]
    return "".join([*header, *lines[end:]])


def _is_kept(line: str) -> bool:
    return line.startswith(("msg", *(f'"{name}:' for name in HEADERS)))


def untranslated(catalog: Catalog) -> list[Message]:
    """The messages that still want a translation."""
    return [message for message in catalog if message.id and not _is_complete(message)]


def _is_complete(message: Message) -> bool:
    forms = message.string if isinstance(message.string, tuple | list) else [message.string]
    return all(forms) and not message.fuzzy


def main() -> None:
    """Update every catalogue and say what is left to do."""
    template = messages()
    for language in languages():
        catalog = updated(language, template)
        path = path_of(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(catalog), encoding="utf-8")
        left = len(untranslated(catalog))
        print(f"{path.relative_to(ROOT)}: {len(catalog)} messages, {left} to be translated")


if __name__ == "__main__":
    main()
