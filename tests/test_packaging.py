"""The package as others install it: a wheel in an environment that has nothing else."""

import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOT_PACKED = {".css"}
"""Sheets are collected by the build of the site."""
MATCH = """
import random
import pygames
for game in pygames.GAMES:
    match, rng = pygames.Match(game, rng=random.Random(1)), random.Random(1)
    while match.decisions:
        match.play(rng.choice(match.decisions[0].moves), match.decisions[0].seat)
    assert match.outcome and pygames.Match.from_link(match.link()).outcome
    for language in pygames.core.language.LANGUAGES:
        pygames.core.language.use(language)
        assert match.describe(match.log[-1].move) is not None
    print(game)
"""


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """What a program says, and how it ends."""
    return subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True)


def pip(*arguments: str | Path, cwd: Path) -> None:
    """Run pip without a network."""
    done = run(sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy: setuptools leaves things lying where it works."""
    source = tmp_path_factory.mktemp("source")
    shutil.copytree(
        ROOT / "pygames", source / "pygames", ignore=shutil.ignore_patterns("__pycache__")
    )
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    pip("wheel", ".", "--no-deps", "--no-index", "--no-build-isolation", cwd=source)
    (built,) = source.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a fresh environment with the wheel and nothing else."""
    fresh = tmp_path_factory.mktemp("fresh")
    venv.create(fresh, with_pip=False, symlinks=sys.platform != "win32")
    programs = fresh / ("Scripts" if sys.platform == "win32" else "bin")
    pip("--python", programs / "python", "install", "--no-index", "--no-deps", wheel, cwd=fresh)
    return programs


def test_the_wheel_holds_all_that_is_not_code(wheel: Path) -> None:
    wanted = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "pygames").rglob("*")
        if path.is_file() and path.suffix not in NOT_PACKED and "__pycache__" not in path.parts
    }
    assert wheel.name.startswith("kitchen_table_games-")
    assert wanted == {
        name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name
    }


def test_matches_are_played_without_anything_else(scripts: Path, tmp_path: Path) -> None:
    done = run(scripts / "python", "-W", "error", "-c", MATCH, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "battle-line" in done.stdout.split()


def test_the_command_line_has_a_name_of_its_own(scripts: Path, tmp_path: Path) -> None:
    told = run(scripts / "kitchen-table", "--help", cwd=tmp_path)
    assert told.returncode == 0
    assert told.stdout.startswith("usage: kitchen-table ")
    wrong = run(scripts / "python", "-m", "pygames", "play", "chess", cwd=tmp_path)
    assert wrong.returncode == 2
    assert wrong.stderr.count("\n") == 1


def test_a_missing_extra_is_a_sentence(scripts: Path, tmp_path: Path) -> None:
    done = run(scripts / "python", "-c", "import pygames.table.app", cwd=tmp_path)
    assert done.returncode == 1
    said = done.stderr.splitlines()[-1]
    assert said == "ImportError: Install kitchen-table-games[table] to draw tables."
