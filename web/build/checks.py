"""Format, lint, types and tests: of everything, of selected tests, or of one game."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, NamedTuple

from web.build.browser import ensure_browser, ensure_firefox, ensure_shell, ensure_webkit
from web.build.environment import PYTHON
from web.build.games import folders
from web.build.hosts import ensure_hosts
from web.build.places import ROOT, WORK
from web.build.report import Sorry, attend, say

Command = Sequence[str | Path]

TESTS = ("tests", "e2e")
"""The folders with tests: without a browser, and in the real page. In this order, for where
Playwright has been started nothing else can have an event loop."""
WORKERS = (os.cpu_count() or 1) + 2
"""More than there are processors, those that share a core included: browsers often wait."""
SIDE_BY_SIDE: Command = ("-n", str(WORKERS), "--dist", "worksteal")
"""Who has nothing left to do takes over from others."""
IN_ENGLISH = ("-m", "not every_language")
BESIDES = {
    "test_firefox.py": ensure_firefox,
    "test_stores.py": ensure_firefox,
    "test_webkit.py": ensure_webkit,
    "test_hosts.py": ensure_hosts,
}
"""What some of the tests need besides Chromium: without it they are skipped."""
NOTHING_COLLECTED = 5  # pytest's exit status
WILD = {"PYGAMES_WILD": "yes"}
"""What has tests/effort.py look further."""
PATIENT: Command = ("-o", "faulthandler_timeout=3600")
"""Then a test may take longer than pyproject.toml grants."""


def everything(wild: bool) -> int:
    """Run every check; in the wild, look further than there is time for after each change."""
    ensure_browsers()
    env = surroundings(wild)
    # The site is built while the tests without a browser run: those with one would wait for it.
    site: Command = [sys.executable, ROOT / "build.py", "build"]
    beside = {**style([ROOT]), "mypy": types(), "site": site}
    return run_all({"tests": pytest(TESTS, wild)}, env, beside)


def chosen(arguments: list[str], wild: bool) -> int:
    """Run only the tests that these pytest arguments select."""
    paths = [word for word in arguments if word.startswith(tuple(f"{room}/" for room in TESTS))]
    options = [word for word in arguments if word not in paths]
    env = surroundings(wild)
    if not paths or any(path.startswith("e2e") for path in paths):
        ensure_browsers(paths)
    status = attend(pytest([*(paths or TESTS), *options], wild), env=env)
    if status == NOTHING_COLLECTED:
        raise Sorry(f"There is no test that {' '.join(arguments)} would choose.")
    return status


def of_game(game: str, folder: str) -> int:
    """Check one game: everything that bears its name, in English if need be."""
    own = [path for room in ("pygames", "tests") if (path := ROOT / room / folder).exists()]
    around = ["-q", "-k", f"{folder} or {game}", *IN_ENGLISH]
    checks: dict[str, Command] = {
        "tests": pytest([*without_other_games(folder), *around]),
        "site": [sys.executable, ROOT / "build.py", "build"],  # takes longer than a test may
        "browser": [PYTHON, "-m", "pytest", "e2e/test_smoke.py", "-q", "-k", game],
    }
    beside = {**style(own), "mypy": types(ROOT / "pygames" / folder)}
    ensure_browser()
    status = run_all(checks, surroundings(), beside)
    attend([PYTHON, "-m", "web.build.missing", game, folder])
    return status


def without_other_games(folder: str) -> list[str]:
    """Return what is in tests/ but the folders of the other games: these take long to read."""
    others = {*folders()} - {folder}
    found = (path for path in sorted((ROOT / "tests").iterdir()) if path.name not in others)
    return [
        f"tests/{path.name}" for path in found if path.is_dir() or path.name.startswith("test_")
    ]


def style(paths: Sequence[Path]) -> dict[str, Command]:
    """Return the commands that check these paths with ruff."""
    return {
        "ruff check": [PYTHON, "-m", "ruff", "check", *paths],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", *paths],
    }


def types(*paths: Path) -> Command:
    """Return the command that checks the types, of everything if no path is given."""
    return [PYTHON, "-m", "mypy", "--strict", *paths]


def mend_style() -> int:
    """Let ruff sort imports, fix what it can, and format the code."""
    mended = attend([PYTHON, "-m", "ruff", "check", "--fix", ROOT])
    return attend([PYTHON, "-m", "ruff", "format", ROOT]) or mended


def pytest(arguments: Command, wild: bool = False) -> Command:
    """Return the command that runs these tests."""
    return [PYTHON, "-m", "pytest", *SIDE_BY_SIDE, *(PATIENT if wild else ()), *arguments]


def surroundings(wild: bool = False) -> dict[str, str]:
    """Return the environment of the tests.

    Many of them start Python anew: what it has compiled is kept, even where it usually is not.
    """
    env = {**os.environ, **(WILD if wild else {}), "PYTHONPYCACHEPREFIX": str(WORK / "pycache")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    return env


def ensure_browsers(paths: Sequence[str] = ()) -> None:
    """See to the browsers for these tests, for all of them if no path is given."""
    ensure_browser()
    ensure_shell()
    for file, ensure in BESIDES.items():
        if not paths or any(file in path or path.rstrip("/") == "e2e" for path in paths):
            ensure()


class Beside(NamedTuple):
    """A check that runs while others do, and what it says meanwhile."""

    name: str
    running: subprocess.Popen[bytes]
    said: IO[bytes]

    def passed(self) -> bool:
        """Wait for its end, then tell what it has said."""
        status = self.running.wait()
        self.said.seek(0)
        say(f"\n{self.name}:\n{self.said.read().decode(errors='replace').rstrip()}")
        self.said.close()
        return not status


def run_all(
    checks: Mapping[str, Command], env: Mapping[str, str], beside: Mapping[str, Command]
) -> int:
    """Run every check, even after one has failed, and report in the end which did.

    Those of `beside` need one processor for a short time: they run with the others, and are told
    of when these have ended.
    """
    started = [start(name, command, env) for name, command in beside.items()]
    failed = []
    for name, command in checks.items():
        say(f"\n{name}:")
        if attend(command, env=env):
            failed.append(name)
    failed += [check.name for check in started if not check.passed()]
    say(f"\nFailed: {', '.join(failed)}." if failed else "\nEverything passed.")
    return int(bool(failed))


def start(name: str, command: Command, env: Mapping[str, str]) -> Beside:
    """Start a check that runs beside others."""
    said = TemporaryFile()  # noqa: SIM115, closed when it has been told
    words = [str(part) for part in command]
    running = subprocess.Popen(words, env=env, stdout=said, stderr=subprocess.STDOUT)
    return Beside(name, running, said)
