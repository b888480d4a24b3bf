"""The style sheets of several games are in one page, and registered properties are the page's."""

import re
from functools import cache
from pathlib import Path

import pytest

import pygames

ROOT = Path(pygames.__file__).parents[1]
REGISTERED = re.compile(r"@property (--[\w-]+) (\{.*?\})")
USED = re.compile(r"--[a-z][\w-]*")
DRAWN = (".css", ".html", ".svg")


@cache
def texts() -> dict[Path, str]:
    """All that draws, by the folder of its game, or of what all games share."""
    found: dict[Path, str] = {}
    for path in sorted([*ROOT.glob("pygames/**/*"), *ROOT.glob("web/styles/*")]):
        if path.suffix in DRAWN:
            room = ROOT.joinpath(*path.relative_to(ROOT).parts[:2])
            found[room] = found.get(room, "") + path.read_text(encoding="utf-8")
    return found


@pytest.mark.parametrize("room", sorted(texts()), ids=lambda room: room.name)
def test_what_one_game_registers_no_other_uses_in_another_way(room: Path) -> None:
    own = dict(REGISTERED.findall(texts()[room]))
    for other, text in texts().items():
        registered = dict(REGISTERED.findall(text))
        alike = {name for name in own if registered.get(name) == own[name]}
        if other != room:
            assert own.keys() & {*USED.findall(text)} <= alike, f"in {other.name} too"
