"""Update the catalogues from the code; runs in the build's own Python.

The folder of a game, or of another part with a library of its own, is a gettext domain, its words
in `words/<language>.po`; everything else shares the words in `pygames/locale/`, and messages of the
shared domain are not repeated in another one.
Translations are kept, new messages come without one unless another domain translates them already,
and messages no longer used are removed. What a catalogue says of a name in a case, under the case
as its context, is kept as long as the name is used.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po
from jinja2 import Environment, nodes

from pygames.core.language import LANGUAGES
from pygames.locale.grammar import CASES, URGE
from web.build.places import ROOT, files

CODE = ROOT / "pygames"
SHARED = CODE / "locale"
WIDTH = 100
# How many messages each function begins with: one, or the forms of a plural.
KEYWORDS = {"_": 1, "N_": 1, "ngettext": 2}
TEMPLATES = {".html", ".svg"}
# The game that new games are copied from is never on a table.
EXCEPT = CODE / "null"
# What only these say is not translated in a page (see `draw.COMMAND_LINE`).
TERMINAL = (
    "cli.py",
    "commands/*.py",
    "sketch.py",
    "sketch/*.py",
    "programs/*.py",
    "terminal/*.py",
)
DESCRIPTOR = re.compile(r"^(GAME|PART)\b", re.MULTILINE)
# Only the header fields that a reader needs: dates and names would change with every run.
HEADERS = ("Language", "MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Plural-Forms")


def languages() -> list[str]:
    """Return all languages except that of the messages."""
    return [language for language in LANGUAGES if language != "en"]


@cache
def parts() -> tuple[Path, ...]:
    """Return the folders below `pygames/` that have a library, except the untranslated game's."""
    found = (path for path in sorted(CODE.glob("*/__init__.py")) if path.parent != EXCEPT)
    return tuple(path.parent for path in found if DESCRIPTOR.search(path.read_text("utf-8")))


def domains() -> tuple[Path, ...]:
    """Return the folders with words: the shared one, then each part's."""
    return (SHARED, *parts())


def path_of(folder: Path, language: str) -> Path:
    """Return the path of a domain's catalogue in a language."""
    return folder / "words" / f"{language}.po"


def messages(folder: Path) -> Catalog:
    """Return every message of a domain's code and templates, without translations."""
    if folder == SHARED:
        return deepcopy(_shared())
    said = _said(files(folder), folder.parents[1])
    for message in _shared():
        known = said.get(message.id, message.context)
        if known and known.id == message.id and not _is_terminals(message):
            said.delete(message.id, message.context)
    return said


@cache
def _shared() -> Catalog:
    """Return the messages outside the parts."""
    apart = (*parts(), EXCEPT)
    outside = (path for path in files(CODE) if not any(map(path.is_relative_to, apart)))
    return _said(outside, ROOT)


def _said(paths: Iterable[Path], root: Path) -> Catalog:
    """Return the messages of these files, which are named relative to the root."""
    catalog = Catalog()
    for path in paths:
        where = path.relative_to(root).as_posix()
        for context, texts in _in_python(path) if path.suffix == ".py" else _in_template(path):
            message = texts if len(texts) > 1 else texts[0]
            catalog.add(message, locations=[(where, 0)], context=context)
    return catalog


Said: TypeAlias = tuple[str | None, tuple[str, ...]]
"""A context, and a message or its plural forms."""


def _in_python(path: Path) -> Iterator[Said]:
    """Yield the literals in calls; `_(title)` translates what was marked elsewhere."""
    calls = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        if isinstance(call.func, ast.Name):
            given = [arg.value if isinstance(arg, ast.Constant) else None for arg in call.args]
            named = {
                keyword.arg: keyword.value.value
                for keyword in call.keywords
                if isinstance(keyword.value, ast.Constant)
            }
            yield from _said_in(call.func.id, given, named.get("context"))


def _in_template(path: Path) -> Iterator[Said]:
    if path.suffix not in TEMPLATES:
        return
    for call in Environment().parse(path.read_text("utf-8")).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name):
            given = [arg.value if isinstance(arg, nodes.Const) else None for arg in call.args]
            named = {
                keyword.key: keyword.value.value
                for keyword in call.kwargs
                if isinstance(keyword.value, nodes.Const)
            }
            yield from _said_in(call.node.name, given, named.get("context"))


def _said_in(function: str, given: Sequence[object], context: object) -> Iterator[Said]:
    """Yield what a call says, if it does; `given`: its arguments, None for what is no literal."""
    wanted = KEYWORDS.get(function, 0)
    texts = tuple(text for text in given[:wanted] if isinstance(text, str))
    if 0 < wanted == len(texts):
        yield context if isinstance(context, str) else None, texts


def catalogue(folder: Path, language: str) -> Catalog:
    """Read a catalogue, empty if there is none."""
    path = path_of(folder, language)
    if not path.exists():
        return Catalog(locale=language)
    return read_po(BytesIO(path.read_bytes()), locale=language)


def in_pages(folder: Path, language: str) -> Catalog:
    """Read a catalogue without what only a terminal says."""
    catalog = catalogue(folder, language)
    for message in [*catalog]:
        if _is_terminals(message):
            catalog.delete(message.id, message.context)
    return catalog


def in_terminals(folder: Path, language: str) -> list[Message]:
    """Return the messages that only a terminal says, and whoever types moves."""
    return [message for message in catalogue(folder, language) if _is_terminals(message)]


def _is_terminals(message: Message) -> bool:
    paths = [Path(path) for path, _line in message.locations]
    return bool(paths) and all(any(map(path.match, TERMINAL)) for path in paths)


def updated(folder: Path, language: str) -> Catalog:
    """Return a catalogue with the messages of the code and its present translations."""
    before, template = catalogue(folder, language), messages(folder)
    catalog = catalogue(folder, language)
    catalog.update(template, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    for form in before:
        if is_form(form, language):
            name = template.get(form.id, named_context(form))
            if name:
                catalog.add(form.id, form.string, name.locations, context=form.context)
    return catalog


def is_form(message: Message, language: str) -> bool:
    """Whether a message is a name in a case, or a button as a sentence that tells to do it.

    The last words of its context are cases, or `urge`.
    """
    return (message.context or "").split(" ")[-1] in {*CASES[language], URGE}


def named_context(form: Message) -> str | None:
    """Return the context of the name, or the button, of which this is a form."""
    cases = frozenset({URGE}).union(*CASES.values())
    parts = (form.context or "").split(" ")
    return " ".join(part for part in parts if part not in cases) or None


def described(catalog: Catalog, game: Path) -> list[Message]:
    """Return the messages of a catalogue that the game's descriptor contains, such as its title."""
    descriptor = (game / "__init__.py").relative_to(game.parents[1]).as_posix()
    places = ((message, {path for path, _line in message.locations}) for message in catalog)
    return [message for message, paths in places if descriptor in paths]


def borrow(catalog: Catalog, others: Iterable[Catalog]) -> None:
    """Copy missing translations from other domains: no message may be translated in two ways."""
    for message in untranslated(catalog):
        for other in others:
            known = other.get(message.id, message.context)
            if known and known.id == message.id and _is_complete(known):
                message.string = known.string
                break


def missing(folder: Path) -> dict[str, list[str]]:
    """Return language -> the untranslated messages of a game; of a plural, the singular."""
    return {
        language: [key(message)[1] for message in untranslated(updated(folder, language))]
        for language in languages()
    }


def key(message: Message) -> tuple[str, str]:
    """Return the context of a message, "" for none, and its text; of a plural, the singular."""
    return message.context or "", message.id if isinstance(message.id, str) else message.id[0]


def text(catalog: Catalog) -> str:
    """Return the text of a catalogue's file."""
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
    """Return the messages without a translation."""
    return [message for message in catalog if message.id and not _is_complete(message)]


def _is_complete(message: Message) -> bool:
    forms = message.string if isinstance(message.string, tuple | list) else [message.string]
    return all(forms) and not message.fuzzy


def main() -> None:
    """Update every catalogue and report what is left to do."""
    for language in languages():
        before = [catalogue(folder, language) for folder in domains()]
        for folder in domains():
            catalog = updated(folder, language)
            borrow(catalog, before)
            path = path_of(folder, language)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text(catalog), encoding="utf-8")
            left = len(untranslated(catalog))
            print(f"{path.relative_to(ROOT)}: {len(catalog)} messages, {left} untranslated")


if __name__ == "__main__":
    main()
