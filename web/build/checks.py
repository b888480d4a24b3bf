"""Format, lint, types and tests: of everything, of selected tests, or of one game."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from web.build.browser import ensure_browser, ensure_firefox
from web.build.environment import PYTHON
from web.build.places import ROOT
from web.build.report import Sorry, attend, say

Command = Sequence[str | Path]

ROOMS: dict[str, Command] = {"tests": ["-n", "auto"], "e2e": ["-n", "2"]}
"""The test folders, and pytest's options for each."""
IN_ENGLISH = ("-m", "not every_language")
FIREFOX_TESTS = "test_firefox.py"
NOTHING_COLLECTED = 5  # pytest's exit status


def everything() -> int:
    """Run every check."""
    browser = ensure_browser()
    ensure_firefox()
    checks: dict[str, Command] = {**style([ROOT]), "mypy": [PYTHON, "-m", "mypy", "--strict"]}
    checks |= {room: pytest(room, [room]) for room in ROOMS}
    return run_all(checks, browser)


def chosen(arguments: list[str]) -> int:
    """Run only the tests that these pytest arguments select."""
    paths = [word for word in arguments if word.startswith(tuple(f"{room}/" for room in ROOMS))]
    options = [word for word in arguments if word not in paths]
    checks: dict[str, Command] = {}
    browser = None
    for room in ROOMS:
        within = [path for path in paths if path.startswith(room)] if paths else [room]
        found = collected([*within, *options]) if within else ""
        if found:
            checks[room] = pytest(room, [*within, *options])
        if found and room == "e2e":
            browser = ensure_browser()
            if FIREFOX_TESTS in found:
                ensure_firefox()
    if not checks:
        raise Sorry(f"There is no test that {' '.join(arguments)} would choose.")
    return run_all(checks, browser)


def of_game(game: str, folder: str) -> int:
    """Check one game: everything that bears its name, in English if need be."""
    own = [path for room in ("pygames", "tests") if (path := ROOT / room / folder).exists()]
    checks: dict[str, Command] = {
        **style(own),
        "mypy": [PYTHON, "-m", "mypy", "--strict", ROOT / "pygames" / folder],
        "tests": pytest("tests", ["tests", "-q", "-k", f"{folder} or {game}", *IN_ENGLISH]),
        "browser": pytest("e2e", ["e2e/test_smoke.py", "-q", "-k", game]),
    }
    status = run_all(checks, ensure_browser())
    attend([PYTHON, "-m", "web.build.missing", game, folder])
    return status


def style(paths: Sequence[Path]) -> dict[str, Command]:
    """Return the commands that check these paths with ruff."""
    return {
        "ruff check": [PYTHON, "-m", "ruff", "check", *paths],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", *paths],
    }


def mend_style() -> int:
    """Let ruff sort imports, fix what it can, and format the code."""
    mended = attend([PYTHON, "-m", "ruff", "check", "--fix", ROOT])
    return attend([PYTHON, "-m", "ruff", "format", ROOT]) or mended


def pytest(room: str, arguments: Command) -> Command:
    """Return the command that runs the tests of a folder."""
    return [PYTHON, "-m", "pytest", *ROOMS[room], *arguments]


def collected(arguments: Command) -> str:
    """Return the names of the tests that would run; pytest's errors are passed on."""
    command = [PYTHON, "-m", "pytest", "--collect-only", "-q", *arguments]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode not in (0, NOTHING_COLLECTED):
        raise Sorry(f"pytest cannot collect these tests:\n{done.stdout}{done.stderr}".rstrip())
    return "" if done.returncode == NOTHING_COLLECTED else done.stdout


def run_all(checks: Mapping[str, Command], browser: Path | None) -> int:
    """Run every check, even after one has failed, and report in the end which did."""
    env = {**os.environ, "PYGAMES_BROWSER": str(browser)} if browser else None
    failed = []
    for name, command in checks.items():
        say(f"\n{name}:")
        if attend(command, env=env):
            failed.append(name)
    say(f"\nFailed: {', '.join(failed)}." if failed else "\nEverything passed.")
    return int(bool(failed))
