"""What CONTRIBUTING shows works: its game, its table of a pick, the commands and files it names."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web.build.checks import without_other_games
from web.build.commands import parser

ROOT = Path(__file__).parents[1]
DOCUMENT = (ROOT / ".github/CONTRIBUTING.md").read_text(encoding="utf-8")

FILE = re.compile(r"^`([\w/.]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A file of the tutorial: its path, an empty line, and a block of code with all that is in it."""
FILES = dict(FILE.findall(DOCUMENT))

GAME, FOLDER = "four-in-a-row", "four_in_a_row"
LIST = re.compile(r"(?<=_FOLDERS = \()[^)]*")

HOP = re.compile(r"^\| \d+ \| `([\w/.]+)` \| ([^|]+) \|", re.MULTILINE)
"""A row of the way of a pick: a file, and functions in it."""
HOPS = [(path, name) for path, names in HOP.findall(DOCUMENT) for name in re.findall(r"\w+", names)]
MENTIONED = sorted(set(re.findall(r"`((?:pygames|tests|web|e2e)/[\w/.-]*)`", DOCUMENT)) - {*FILES})
COMMANDS = sorted(set(re.findall(r"python3 build\.py ([^`\n]+)", DOCUMENT)))


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the game of the tutorial in it, as a newcomer would add it."""
    folder = tmp_path_factory.mktemp("clone")
    for room in ("pygames", "tests", "web"):
        leave = shutil.ignore_patterns("__pycache__", Path(__file__).name)
        shutil.copytree(ROOT / room, folder / room, ignore=leave)
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, folder)
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    listing = folder / "pygames/__init__.py"
    added, lists = LIST.subn(rf'\g<0>    "{FOLDER}",\n', listing.read_text(encoding="utf-8"))
    assert lists == 1
    listing.write_text(added, encoding="utf-8")
    return folder


def run(clone: Path, *arguments: str) -> str:
    """What a module of Python says there, which must end well."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=clone, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_tutorial_has_all_files_of_a_game() -> None:
    inside = {name.removeprefix(f"pygames/{FOLDER}/") for name in FILES}
    assert inside >= {"__init__.py", "game.py", "board.py", "bot.py", "sheet.css", "rules/en.md"}
    assert f"tests/{FOLDER}/test_rules.py" in FILES


def test_its_code_is_laid_out_and_typed(clone: Path) -> None:
    places = [f"pygames/{FOLDER}", f"tests/{FOLDER}"]
    run(clone, "ruff", "check", "--no-cache", *places)
    run(clone, "ruff", "format", "--no-cache", "--check", *places)
    run(clone, "mypy", "--strict", "--cache-dir", str(clone / "types"), *places[:1])


def test_it_keeps_the_laws_and_its_own_rules(clone: Path) -> None:
    """All tests that `build.py check` runs without a browser, after golden matches were written."""
    assert f"{GAME}-standard.txt" in run(clone, "tests.golden_files")

    chosen = ["-k", f"{FOLDER} or {GAME}", "-m", "not every_language"]
    paths = [path for path in without_other_games(FOLDER) if (clone / path).exists()]
    said = run(clone, "pytest", *paths, "-q", "-p", "no:cacheprovider", *chosen)

    assert int(re.findall(r"(\d+) passed", said)[0]) > 150


def test_it_is_played_in_the_terminal_too(clone: Path) -> None:
    said = run(clone, "pygames", "arena", GAME, "2", "1", "-n", "2")
    assert "level 2" in said


@pytest.mark.parametrize(("path", "name"), HOPS)
def test_a_hop_of_a_pick_is_where_the_table_says(path: str, name: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    patterns = (rf"\bdef {name}\(", rf"\bfunction {name}\(", rf"\bconst {name} =", rf"^  {name}\(")
    assert any(re.search(pattern, text, re.MULTILINE) for pattern in patterns)


@pytest.mark.parametrize("path", MENTIONED)
def test_what_is_mentioned_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_can_be_given(command: str) -> None:
    words = command.split()
    assert parser().parse_args(words).command == words[0]
