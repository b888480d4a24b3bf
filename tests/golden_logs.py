"""Logs as they are read: `tests/golden/logs/<game>.<language>.txt`, one match in each language.

Whoever changes a sentence sees there what becomes of it among others, in every language.
`python -m tests.golden_files` writes these files anew.
"""

from collections.abc import Mapping
from pathlib import Path

from pygames import Match
from pygames.core import language
from pygames.core.language import LANGUAGES
from pygames.terminal.story import Story
from tests.golden_files import FOLDER, told

LOGS = FOLDER / "logs"
MATCHES = {
    "battle-line": "battle-line-standard",
    "espionage": "espionage-told",
    "lost-patrol": "lost-patrol-standard",
    "not-alone": "not-alone-2-everything",
    "deep-space-wars": "deep-space-wars-3-three",
}
"""Game -> the file of the match whose log is kept."""
READERS = {"battle-line": 0, "espionage": 0, "lost-patrol": 0, "not-alone": 1}
"""Game -> the seat whose log it is, among players with names; all is told of any other."""
FILES = [(game, lang) for game in MATCHES for lang in LANGUAGES]

_NAMES: Mapping[str, tuple[str, ...]] = {
    "en": ("Ada", "Bo", "Cleo", "Dan"),
    "tr": ("Ada", "Bora", "Ceren", "Deniz"),
    "hu": ("Anna", "Bence", "Csilla", "Dani"),
    "fa": ("پویا", "سارا", "Kaya", "علی"),
}


def path_of(game: str, lang: str) -> Path:
    """The file of a log."""
    return LOGS / f"{game}.{lang}.txt"


def log_of(game: str, lang: str) -> str:
    """A log, line by line, and how the match ended."""
    match = Match.from_link(told(FOLDER / f"{MATCHES[game]}.txt")["link"])
    before = language.current()
    language.include(match.game.package)
    language.use(lang)
    try:
        if game in READERS:
            names = _NAMES[lang][: match.setup.seats]
            match = Match.from_log(match.setup._replace(names=names), match.log)
        story = Story(match, READERS.get(game))
        return "".join(f"{line}\n" for line in (*story.news(), *story.ending()))
    finally:
        language.use(before)


def write() -> None:
    """Write all these files."""
    LOGS.mkdir(exist_ok=True)
    for game, lang in FILES:
        path_of(game, lang).write_text(log_of(game, lang), encoding="utf-8")
