"""Logs of golden matches as they read in each language: `tests/golden/logs/<game>.<language>.txt`.

Whoever changes a sentence sees here how it reads among others. `python -m tests.golden_files`
writes the logs anew; read what has changed before you keep it.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from pygames import Match
from pygames.core.language import LANGUAGES, use
from pygames.core.players import You, named
from tests.golden_files import FOLDER, told

LOGS = FOLDER / "logs"
MATCHES: Mapping[str, tuple[str, int]] = {
    "battle-line": ("battle-line-standard", 0),
    "espionage": ("espionage-told", 0),
}
"""Game -> the golden match, and who reads its log, called "you"."""
_NAMES: Mapping[str, tuple[str, ...]] = {
    "en": ("Ada", "Bo", "Cleo", "Dan", "Eli", "Fay", "Gia"),
    "tr": ("Ada", "Bora", "Ceren", "Deniz", "Elif", "Fatma", "Güneş"),
    "hu": ("Anna", "Bence", "Csilla", "Dani", "Edit", "Feri", "Gergő"),
    "fa": ("پویا", "سارا", "مینا", "علی", "لیلا", "رضا", "Kaya"),
}


def path_of(game: str, language: str) -> Path:
    """Where a log is kept."""
    return LOGS / f"{game}.{language}.txt"


def log_of(game: str, language: str) -> str:
    """The log in a language, a sentence a line."""
    name, seat = MATCHES[game]
    match = Match.from_link(told(FOLDER / f"{name}.txt")["link"])
    use(language)
    try:
        return "".join(f"{line}\n" for line in _lines(match, seat, list(_NAMES[language])))
    finally:
        use("en")


def _lines(match: Match, you: int, names: list[str]) -> Iterator[str]:
    names[you] = You("")
    state = match.setup.start()
    for entry in match.seen(you):
        seat = match.doer(entry, state)
        if seat == you:
            text = match.remind(entry.move, state)
        else:
            text = match.narrate(entry.move, state, seat)
        state.apply(entry.move, entry.seat)
        if text:
            yield named(text, names)


def write() -> None:
    """Write all logs anew."""
    LOGS.mkdir(exist_ok=True)
    for game in MATCHES:
        for language in LANGUAGES:
            path_of(game, language).write_text(log_of(game, language), encoding="utf-8")
