"""Runs in the build's own Python: what the page shows before Python runs, and what is packed.

draw.py <where the packer finds what all games share> <where it finds a folder for each library>
        <folder for the first screen in each language>
"""

import json
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

import segno
from babel.messages.catalog import Catalog

import pygames
from pygames import GAMES
from pygames.core.game import Game
from pygames.core.language import LANGUAGES, _, use
from pygames.core.libraries import Part
from pygames.locale.columns import columns
from pygames.locale.po import read_po
from pygames.puzzles.making.shelves import fortnights
from pygames.puzzles.table.days import file_of
from pygames.table.app import App
from pygames.table.markup import environment
from pygames.table.parts import PARTS, PUZZLES, SEALED, TYPED
from pygames.table.puzzle_days import FORTNIGHTS
from pygames.table.screens.rules import to_html
from pygames.table.static_messages import BEFORE_THE_START, NO_SUCH_PAGE
from web.build import messages
from web.build.places import WEB
from web.build.warm import START, shown

# It runs in no page and would bring in argparse, or comes with another part, such as the line to
# type moves into. What it says: `messages.TERMINAL`.
COMMAND_LINE = (
    "__main__.py",
    "cli.py",
    "arena.py",
    "parallel.py",
    "training.py",
    "sketch",
    "sketch.py",
    "puzzle.py",
    "puzzling.py",
    "fair",
    "fair.py",
    "making",
)
COMPILED_BEFORE = ("templates", "*.po", "po.py")
# The page asks for them itself.
SHEETS = ("*.css",)
# The part of segno that makes codes; its __init__ would bring in a dozen output formats.
ENCODER = ("consts.py", "encoder.py")
# What scripts in a page say by themselves.
SPOKEN = {"heal": BEFORE_THE_START, "lost": NO_SUCH_PAGE}
ROOMS = Path(pygames.__file__).parent
PUZZLED = WEB / "puzzles"
SHARED = ("bots", "core", "geometry", "locale", "table")
LIBRARIES: tuple[Game | Part, ...] = (*GAMES.values(), *PARTS)
# What the home screen needs of a game; its library holds the rest.
LISTED = ("__init__.py", "miniature.svg")


def stage(base: Path, libraries: Path) -> None:
    """Copy pygames for the packer: templates as Python, rules as HTML, words in columns."""
    base.mkdir(parents=True)
    for module in ROOMS.glob("*.py"):
        if not any(map(module.match, COMMAND_LINE)):
            shutil.copy(module, base)
    for name in SHARED:
        stage_room(ROOMS / name, base / name)
    for part in LIBRARIES:
        room = folder_of(part)
        (base / room.name).mkdir()
        for name in LISTED:
            if (room / name).exists():
                shutil.copy(room / name, base / room.name)
        stage_room(room, libraries / part.id, *LISTED)
    for game in GAMES.values():
        stage_rules(folder_of(game), libraries / game.id)
        stage_guest(folder_of(game), libraries / TYPED.id / game.package, "sketch")
        stage_guest(folder_of(game), libraries / PUZZLES.id / game.package, "puzzle")
        stage_guest(folder_of(game), libraries / SEALED.id / game.package, "fair")
    stage_puzzles(libraries)
    stage_words(base, libraries)


def folder_of(part: Game | Part) -> Path:
    """Return the folder that a game, or another part, is copied from."""
    return ROOMS / part.package.rpartition(".")[2]


def stage_room(room: Path, target: Path, *less: str) -> None:
    """Copy the code of a package and compile its templates."""
    leave = shutil.ignore_patterns(
        "__pycache__", *COMPILED_BEFORE, *SHEETS, *COMMAND_LINE, "rules", "words"
    )

    def ignored(folder: str, names: list[str]) -> set[str]:
        return leave(folder, names) | ({*less} if Path(folder) == room else set())

    shutil.copytree(room, target, ignore=ignored)
    mine = f"{room.name}/"
    if any(name.startswith(mine) for name in environment.list_templates()):
        compiled = target / "compiled"
        environment.compile_templates(
            compiled, filter_func=lambda name: name.startswith(mine), zip=None, ignore_errors=False
        )
        (compiled / "__init__.py").touch()


def stage_puzzles(libraries: Path) -> None:
    """Put the puzzles of each fortnight into a library of its own."""
    cut = fortnights(PUZZLED, GAMES)
    for number, (part, text) in enumerate(zip(FORTNIGHTS, cut, strict=True)):
        (libraries / part.id).mkdir()
        (libraries / part.id / file_of(number)).write_text(text, encoding="utf-8")


def stage_guest(room: Path, target: Path, name: str) -> None:
    """Copy what a game has for another part, such as how its moves are typed."""
    target.mkdir()
    ignored = shutil.ignore_patterns("__pycache__")
    for found in (room / name, room / f"{name}.py"):
        if found.is_dir():
            shutil.copytree(found, target / found.name, ignore=ignored)
        elif found.exists():
            shutil.copy(found, target)


def stage_rules(room: Path, library: Path) -> None:
    """Convert the rules of a game."""
    english = (room / "rules" / "en.md").read_text(encoding="utf-8")
    (library / "rules").mkdir()
    for rules in (room / "rules").glob("*.md"):
        html = to_html(rules.read_text(encoding="utf-8"), english)
        (library / "rules" / rules.with_suffix(".html").name).write_text(html, encoding="utf-8")


def stage_words(base: Path, libraries: Path) -> None:
    """Compile the words of each domain.

    The shared domain also gets what the descriptors say: the home screen shows every game, and
    loads none.
    """
    languages = messages.languages()
    shared = {language: messages.in_pages(messages.SHARED, language) for language in languages}
    typed: dict[str, Catalog] = {}
    for part in LIBRARIES:
        folder = folder_of(part)
        words = {language: messages.in_pages(folder, language) for language in languages}
        for language in languages:
            for message in messages.described(words[language], folder):
                shared[language][message.id] = message
        if part == TYPED:
            typed = words
        else:
            stage_catalogues(words, libraries / part.id)
    for language in languages:
        for game in GAMES.values():
            for message in messages.in_terminals(folder_of(game), language):
                typed[language][message.id] = message
    stage_catalogues(typed, libraries / TYPED.id)
    stage_catalogues(shared, base / messages.SHARED.name)


def stage_catalogues(words: Mapping[str, Catalog], folder: Path) -> None:
    """Write the catalogues of a domain."""
    written = {code: dict(read_po(messages.text(catalog))) for code, catalog in words.items()}
    for name, text in columns(written).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")


def stage_encoder(target: Path) -> None:
    """Copy the part of segno that is used, as a package."""
    target.mkdir()
    (target / "__init__.py").touch()
    for name in ENCODER:
        shutil.copy(Path(segno.__file__).with_name(name), target)


def translated(sentences: Mapping[str, str], language: str) -> dict[str, str]:
    """Return the sentences as they are said in a language."""
    use(language)
    return {name: _(text) for name, text in sentences.items()}


def main(base: str, libraries: str, screens: str) -> None:
    """Draw and copy everything."""
    stage(Path(base) / "pygames", Path(libraries))
    stage_encoder(Path(base) / "segno")
    for script, sentences in SPOKEN.items():
        words = {code: translated(sentences, code) for code in LANGUAGES}
        text = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
        (Path(screens) / f"{script}.json").write_text(text, encoding="utf-8")
    for code in LANGUAGES:
        screen = shown(App(), {**START, "languages": [code]}).html
        (Path(screens) / f"home-{code}.html").write_text(screen, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
