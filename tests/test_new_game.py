"""The game of NEW_GAME.md works: it passes what `build.py check` runs without a browser."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.effort import only_wild
from web.build.checks import without_other_games

ROOT = Path(__file__).parents[1]

FILE = re.compile(r"^`([\w/.]+)`\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A file of the game: its path, and below it a block of code with all that is in it."""
FILES = dict(FILE.findall((ROOT / ".github/NEW_GAME.md").read_text(encoding="utf-8")))

GAME, FOLDER = "last-stick", "last_stick"
LIST = re.compile(r"(?<=_FOLDERS = \()[^)]*")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the game in it, as a newcomer would add it."""
    folder = tmp_path_factory.mktemp("clone")
    for room in ("pygames", "tests", "web", ".github"):
        leave = shutil.ignore_patterns("__pycache__", Path(__file__).name)
        shutil.copytree(ROOT / room, folder / room, ignore=leave)
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, folder)
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    change(folder / "pygames/__init__.py", LIST, rf'\g<0>    "{FOLDER}",\n')
    return folder


def change(path: Path, what: re.Pattern[str], new: str) -> None:
    """Replace a place of a file."""
    text, places = what.subn(new, path.read_text(encoding="utf-8"))
    assert places == 1
    path.write_text(text, encoding="utf-8")


def run(clone: Path, *arguments: str) -> str:
    """What a module of Python says there, which must end well."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=clone, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def passed_there(clone: Path, *paths: str) -> int:
    """Run the tests there that `build.py check` runs of this game."""
    chosen = ["-k", f"{FOLDER} or {GAME}", "-m", "not every_language"]
    said = run(clone, "pytest", *paths, "-q", "-p", "no:cacheprovider", *chosen)
    return int(re.findall(r"(\d+) passed", said)[0])


def test_it_has_all_files_of_a_game() -> None:
    inside = {name.removeprefix(f"pygames/{FOLDER}/") for name in FILES}
    assert inside >= {"__init__.py", "game.py", "board.py", "bot.py", "rules/en.md"}
    assert f"tests/{FOLDER}/test_rules.py" in FILES


def test_its_code_is_laid_out_and_typed(clone: Path) -> None:
    places = [f"pygames/{FOLDER}", f"tests/{FOLDER}"]
    run(clone, "ruff", "check", "--no-cache", *places)
    run(clone, "ruff", "format", "--no-cache", "--check", *places)
    run(clone, "mypy", "--strict", "--cache-dir", str(clone / "types"), *places[:1])


def test_it_keeps_the_laws_and_its_own_rules(clone: Path) -> None:
    paths = [path for path in without_other_games(FOLDER) if (clone / path).exists()]
    assert passed_there(clone, *paths) > 80


def test_it_is_played_in_the_terminal_too(clone: Path) -> None:
    assert "level 2" in run(clone, "pygames", "arena", GAME, "2", "1", "-n", "2")


@only_wild
def test_its_first_version_has_matches_that_open_forever(clone: Path) -> None:
    """The last step, after which nothing is missing."""
    change(clone / f"pygames/{FOLDER}/__init__.py", re.compile("version=0"), "version=1")
    assert f"{GAME}-standard.txt" in run(clone, "tests.golden_files")

    assert passed_there(clone, "tests/test_golden.py") > 2
