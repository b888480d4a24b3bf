"""List what a game still lacks but can be played without; runs in the build's own Python.

missing.py <id of the game> <its folder>
"""

import sys
from collections.abc import Iterator

from pygames.core.language import LANGUAGES
from web.build import messages
from web.build.places import ROOT


def lacking(game: str, folder: str) -> Iterator[str]:
    """Yield a line for each missing thing."""
    room = ROOT / "pygames" / folder
    for language in LANGUAGES:
        rules = room / "rules" / f"{language}.md"
        if not rules.exists():
            yield f"{rules.relative_to(ROOT)}: the rules as players read them"
    for language, words in messages.missing(room).items():
        if words:
            yield f"{len(words)} translations into {LANGUAGES[language]}: python3 build.py messages"
    if not any((ROOT / "tests" / folder).glob("test_*.py")):
        yield f"tests/{folder}/test_*.py: tests that cite its rules"
    if not any((ROOT / "tests" / "golden").glob(f"{game}-*.txt")):
        yield f"tests/golden/{game}-*.txt: matches that must open for ever"


def main(game: str, folder: str) -> None:
    """Print everything that is missing."""
    found = list(lacking(game, folder))
    print(f"\n{game} still lacks:" if found else f"\n{game} lacks nothing.")
    for line in found:
        print(f"  {line}")


if __name__ == "__main__":
    main(*sys.argv[1:])
