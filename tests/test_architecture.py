"""Rooms know only the rooms they may, imports go in no circle, no state is a chain of classes, and
no file grows too long.

Every import in `pygames/` counts, wherever it stands: inside a function or for types only, too.
What a descriptor names by text (`"pygames.battle_line.board"`) is loaded when it is needed and is
no import: that is how the page and the bots reach a game without knowing any.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import pygames
from pygames import null
from pygames.core.game import Game
from pygames.core.state import GameState
from pygames.core.steps import StepState

PACKAGE = Path(pygames.__file__).parent
ROOT = PACKAGE.parent

ARROWS: dict[str, set[str]] = {
    # Finds files beside code.
    "resources": set(),
    # Reads catalogues with the standard library alone.
    "locale": {"resources"},
    # What all games share: it speaks the reader's language, and knows no game and no page.
    "core": {"locale"},
    # What is where, and how one gets there.
    "geometry": set(),
    # The rules of a game. A game never knows another one.
    "GAME": {"core", "geometry"},
    # Its drawing fills in the table's forms.
    "GAME.board": {"core", "geometry", "GAME", "table.board", "table.markup"},
    # So does its lesson.
    "GAME.lesson": {"core", "geometry", "GAME", "table.lesson"},
    # Its player is a form that the bots fill with life.
    "GAME.bot": {"core", "geometry", "GAME", "bots"},
    # So does what a terminal shows of it, and how its moves are typed.
    "GAME.sketch": {"core", "geometry", "GAME", "typed.paint", "typed.sketches"},
    # So does what its puzzles ask.
    "GAME.puzzle": {"core", "geometry", "GAME", "puzzles"},
    # So does what tells who knows what in a sealed match.
    "GAME.fair": {"core", "geometry", "GAME", "fair"},
    # Sealed matches: what seats that do not trust each other say.
    "fair": {"core", "post"},
    # What seats of different devices say to each other.
    "post": {"core"},
    # A line to another device, on which they say it sooner.
    "live": {"core", "post"},
    # What a page loads when a second screen is opened.
    "second_screen": {"core"},
    "second_screen.table": {"core", "second_screen", "table", "table.board", "table.markup"},
    # Players of any game; what they have learned is in files beside the code.
    "bots": {"core", "resources"},
    # The public API: which games there are, and how to play them.
    "pygames": {"core", "GAME"},
    # What a board draws with.
    "table.board": {"core", "table.showpieces"},
    "table.showpieces": set(),
    "table.markup": {"core", "resources"},
    # Steps of a lesson look at what is on the table.
    "table.lesson": {"core", "table", "table.board", "table.markup"},
    # The page: it lists the games there are.
    "table": {
        "core",
        "pygames",
        "chat",
        "live",
        "post",
        "puzzles",
        "typed",
        "resources",
        "second_screen",
        "table.board",
        "table.markup",
        "table.lesson",
    },
    # What a page loads with the first match between devices.
    "post.table": {"core", "post", "pygames", "table", "table.board", "table.markup"},
    # What it loads with the first sealed match.
    "fair.table": {
        *("core", "fair", "post", "post.table", "pygames"),
        *("table", "table.board", "table.markup"),
    },
    # What it loads with the first line.
    "live.table": {"core", "live", "post", "post.table", "table", "table.board", "table.markup"},
    # Letters that a chat carries by itself.
    "chat": {"core", "post"},
    "chat.table": {"chat", "core", "post", "post.table", "table", "table.board", "table.markup"},
    # How moves are typed, wherever.
    "typed.paint": set(),
    "typed.sketches": {"core"},
    "typed": {"core", "typed.paint", "typed.sketches"},
    # What a page loads with the line to type them into.
    "typed.table": {
        *("core", "typed", "typed.paint", "typed.sketches"),
        *("table", "table.board", "table.markup", "table.lesson"),
    },
    # A puzzle a day, and how puzzles are cut from matches of bots.
    "puzzles": {"core"},
    "puzzles.making": {"core", "bots", "puzzles"},
    "puzzles.table": {
        *("core", "resources", "pygames", "puzzles"),
        *("table", "table.board", "table.markup"),
    },
    # On top of the page, and known to nothing in it.
    "table.app": {"core", "pygames", "table", "table.board", "table.markup", "table.lesson"},
    # Programs from outside, and our bots as such a program.
    "programs": {"core", "bots"},
    # What the bots of each game are measured against.
    "baselines": {"core", "geometry", "GAME", "bots"},
    # Games as numbers, for research.
    "env": {"core", "geometry", "GAME"},
    # A match in a terminal.
    "terminal": {"core", "bots", "typed", "typed.paint", "typed.sketches"},
    # The command line.
    "cli": {
        *("core", "pygames", "bots", "baselines", "programs"),
        *("fair", "terminal", "typed.sketches", "puzzles", "puzzles.making"),
    },
}
"""What each room may know besides itself: the longest name that fits a module is its room."""

COMMAND_LINE = {"__main__", "cli", "commands"}

LONGEST = 400
"""Lines of a file: a longer one holds more than one idea."""


def name_of(path: Path) -> str:
    """The module in a file, without `pygames.` before it."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts) or "pygames"


MODULES = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}
FOLDERS = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
GAMES = FOLDERS - {room.partition(".")[0] for room in ARROWS}


def module_of(name: str) -> str | None:
    """The module of ours that an imported name is, or is in."""
    if name == "pygames":
        return name
    if not name.startswith("pygames."):
        return None
    short = name.removeprefix("pygames.")
    while short and short not in MODULES:
        short = short.rpartition(".")[0]
    return short or "pygames"


def imported(path: Path) -> Iterator[str]:
    """All names that a file imports, modules and what is in them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by relative name"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def known_to(module: str) -> frozenset[str]:
    """The modules of ours that one imports."""
    found = map(module_of, imported(MODULES[module]))
    return frozenset(name for name in found if name and name != module)


def room_of(module: str) -> str:
    """Where in `ARROWS` a module stands."""
    first, _dot, rest = module.partition(".")
    if first in COMMAND_LINE:
        return "cli"
    name = f"GAME.{rest}" if first in GAMES else module
    while name and name not in ARROWS:
        name = name.rpartition(".")[0]
    assert name, f"Say in ARROWS what {module} may know"
    return name


def strangers(module: str) -> Iterator[tuple[str, str]]:
    """(room, room) of each import that `ARROWS` does not allow."""
    mine, folder = room_of(module), module.partition(".")[0]
    for other in known_to(module):
        room = room_of(other)
        foreign = room.startswith("GAME") and other.partition(".")[0] != folder
        if foreign and mine not in ("pygames", "baselines", "env"):
            yield mine, other
        elif room != mine and room not in ARROWS[mine]:
            yield mine, room


def circles() -> list[set[str]]:
    """The sets of modules that import one another, each as large as it gets."""
    reached = {module: reachable(known_to(module)) for module in MODULES}
    found = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in MODULES
        if module in reached[module]
    }
    return sorted(map(set, found), key=sorted)


def reachable(modules: Iterable[str]) -> set[str]:
    """These modules and all that they lead to."""
    found, ahead = set(), [*modules]
    while ahead:
        module = ahead.pop()
        if module not in found:
            found.add(module)
            ahead += known_to(module)
    return found


@pytest.mark.parametrize("module", MODULES)
def test_a_room_knows_only_what_it_may(module: str) -> None:
    assert [*strangers(module)] == []


def test_no_imports_go_in_a_circle() -> None:
    assert circles() == []


DICE = {f"deep_space_wars.positions.{name}" for name in ("casualties", "discipline", "rolls")}
"""Where it says whom hits fall on, and what saves and tests of Discipline leave of them."""


def test_what_an_attack_will_do_is_answered_in_one_room() -> None:
    """In Deep Space Wars rules throw these dice, `narration` says what they show, and `analysis`
    what to expect of them. Pages and bots ask there, and know of saves no more than their kinds.
    """
    knowing = ("analysis", "engine", "narration", "positions")
    rooms = tuple(f"deep_space_wars.{name}." for name in knowing)
    kinds = ("ARMOUR", "CAMOUFLAGE", "COVER")
    found = {
        module: name
        for module, path in MODULES.items()
        if not module.startswith(rooms)
        for name in imported(path)
        if module_of(name) in DICE and not name.endswith(kinds)
    }

    assert found == {}


def test_no_rules_know_the_browser() -> None:
    browser = {"js", "pyodide", "pyscript"}
    for module, path in MODULES.items():
        assert not browser & {name.partition(".")[0] for name in imported(path)}, module


# --- states ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*pygames.GAMES.values(), null.GAME], ids=lambda game: game.id)
def test_a_state_inherits_from_three_classes_at_most(game: Game) -> None:
    """Two of its game and the base in `core`, so that one finds what a method does."""
    state = pygames.Match(game.id).state
    classes = type(getattr(state, "play", state)).__mro__[1:]
    own = [it for it in classes if it.__module__.startswith(f"{game.package}.")]
    (base, *_made_of) = (it for it in classes if it not in own)

    assert base in (GameState, StepState)
    assert len([*own, base]) <= 3


# --- files -----------------------------------------------------------------------------------


def test_no_file_is_too_long_to_read_at_once() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8").count("\n")
        for folder in ("pygames", "web", "tests", "e2e")
        for path in (ROOT / folder).rglob("*.py")
    }

    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_no_two_modules_of_the_table_are_called_the_same() -> None:
    names = [path.stem for path in (PACKAGE / "table").rglob("*.py") if path.stem != "__init__"]
    assert len(names) == len({*names})
