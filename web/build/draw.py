"""Runs in the build's own Python: what the page shows before Python runs, and its templates.

draw.py <where the packer finds pygames> <folder for the first screen in each language>
"""

import shutil
import sys
from pathlib import Path

import segno
from babel.messages.catalog import Catalog

import pygames
from pygames.core.language import LANGUAGES
from pygames.locale.po import compile_po
from pygames.table.app import App
from pygames.table.markup import environment
from pygames.table.screens.rules import to_html
from web.build import messages
from web.build.warm import START, shown

# It never runs in a page, and would bring argparse with it.
COMMAND_LINE = ("__main__.py", "cli.py", "*_command.py", "arena.py")
COMPILED_BEFORE = ("templates", "*.po", "po.py")
# The page asks for them itself.
SHEETS = ("*.css",)
# Of segno what makes codes; its __init__ would bring a dozen formats of files to write them to.
ENCODER = ("consts.py", "encoder.py")
ROOMS = Path(pygames.__file__).parent


def stage(target: Path) -> None:
    """Copy pygames to where the packer looks: templates as Python, rules as HTML, .po as .mo."""
    leave = shutil.ignore_patterns("__pycache__", *COMPILED_BEFORE, *SHEETS, *COMMAND_LINE)
    shutil.copytree(ROOMS, target, ignore=leave)
    compiled = target / "table" / "compiled"
    environment.compile_templates(compiled, zip=None, ignore_errors=False)
    (compiled / "__init__.py").touch()
    for rules in target.glob("*/rules/*.md"):
        english = ROOMS / rules.relative_to(target).with_name("en.md")
        html = to_html(rules.read_text(encoding="utf-8"), english.read_text(encoding="utf-8"))
        rules.with_suffix(".html").write_text(html, encoding="utf-8")
        rules.unlink()
    stage_words(target)


def stage_words(target: Path) -> None:
    """Compile the words of each domain.

    Those that all games share hold what the games' descriptors say too: the home screen shows
    every game, and loads none.
    """
    for language in messages.languages():
        shared = messages.catalogue(messages.SHARED, language)
        for game in messages.games():
            words = messages.catalogue(game, language)
            for message in messages.described(words, game):
                shared[message.id] = message
            stage_catalogue(words, messages.path_of(target / game.name, language))
        stage_catalogue(shared, messages.path_of(target / messages.SHARED.name, language))


def stage_catalogue(words: Catalog, source: Path) -> None:
    """Write a catalogue as the page reads it where its source would lie."""
    source.parent.mkdir(parents=True, exist_ok=True)
    source.with_suffix(".mo").write_bytes(compile_po(messages.text(words)))


def stage_encoder(target: Path) -> None:
    """Copy the part of segno that is used, as a package of its own."""
    target.mkdir()
    (target / "__init__.py").touch()
    for name in ENCODER:
        shutil.copy(Path(segno.__file__).with_name(name), target)


def main(target: str, screens: str) -> None:
    """All of the above."""
    stage(Path(target) / "pygames")
    stage_encoder(Path(target) / "segno")
    for code in LANGUAGES:
        screen = shown(App(), {**START, "languages": [code]}).html
        (Path(screens) / f"home-{code}.html").write_text(screen, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
