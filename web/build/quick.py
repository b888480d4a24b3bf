"""What a change touches: its tests, the nearest first, for as long as somebody waits for them.

A file is near another one when it imports it, or names its module as text as descriptors do; each
import in between is a step further away. Tests that are further away than the time lasts are left
to `build.py test`, and it is said that they are.
"""

import ast
import os
import re
import subprocess
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from web.build import checks
from web.build.places import ROOT
from web.build.report import Sorry, say

PATIENCE = 100
"""Seconds for all tests. What runs beside them, and what has to be read and ended, comes on top."""
PYTHON_FOLDERS = ("pygames", "tests", "e2e", "web/build")
IN_THE_PAGE = re.compile("web/(?!build/)|pygames/table/|e2e/").match
"""A change there wants to be seen in a browser."""
SMOKE = "e2e/test_smoke.py"
STAND_INS = {
    ".po": "tests/test_catalogues.py",
    ".js": "tests/test_web_folders.py",
    ".toml": "tests/test_locks.py",
    ".json": "tests/test_locks.py",
    ".txt": "tests/test_locks.py",
}
"""What tests files of other kinds, wherever they are."""


def nearest() -> int:
    """Check what has been changed since the last commit, or by it if nothing has."""
    begun = time.monotonic()
    changed = changes()
    if not changed:
        raise Sorry("git knows no change that could be checked.")
    say(f"Changed: {', '.join(changed)}.")
    code = [ROOT / path for path in changed if path.endswith(".py") and (ROOT / path).exists()]
    beside = {**(checks.style(code) if code else {}), "mypy": checks.types()}
    started = [checks.start(name, command, os.environ) for name, command in beside.items()]
    failed = not within(begun, stages(changed))
    failed |= False in [check.passed() for check in started]
    say("\nSomething failed." if failed else "\nNothing failed.")
    return int(failed)


def changes() -> list[str]:
    """Return the paths of what is not committed yet, else of what the last commit has changed."""
    new = git("ls-files", "--others", "--exclude-standard")
    changed = [*git("diff", "--name-only", "HEAD"), *new]
    return changed or git("diff", "--name-only", "HEAD~1", "HEAD")


def git(*words: str) -> list[str]:
    """Return the lines that git answers."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Sorry(f"git cannot tell what has changed: {done.stderr.strip()}")
    return done.stdout.splitlines()


def stages(changed: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the tests to run, as (what they are, pytest arguments), the nearest first."""
    away = distances(changed)
    tests = [path for path in away if Path(path).name.startswith("test_")]
    own = tuple(path.replace("pygames/", "tests/").rpartition("/")[0] + "/" for path in changed)
    near = [path for path in tests if away[path] <= 2 or path.startswith(own)]
    near = [path for path in near if path.startswith("tests/")]
    seen = [path for path in tests if away[path] == 0 and path.startswith("e2e/")]
    if near:
        yield "near", near
    if seen or any(map(IN_THE_PAGE, changed)):
        yield "in the page", [*(seen or [SMOKE, "-k", "battle-line"])]
    far = [path for path in tests if path.startswith("tests/") and path not in near]
    if far:
        yield "further away", far


def within(begun: float, stages: Iterable[tuple[str, list[str]]]) -> bool:
    """Run the stages until the time is up; return whether no test has failed."""
    passed = True
    for name, arguments in stages:
        left = PATIENCE - (time.monotonic() - begun)
        say(f"\nTests {name}:")
        words = [str(word) for word in checks.pytest(["-q", "--exitfirst", *arguments])]
        if name == "in the page":
            checks.ensure_browsers([SMOKE])
        running = subprocess.Popen(
            words, cwd=ROOT, env=checks.surroundings(), start_new_session=True
        )
        try:
            passed &= running.wait(timeout=max(left, 1)) in (0, checks.NOTHING_COLLECTED)
        except subprocess.TimeoutExpired:
            stop(running)
            say(f"\nThe time is up; python3 build.py test runs the rest of the tests {name}.")
            break
        if not passed:
            break
    return passed


def stop(running: subprocess.Popen[bytes]) -> None:
    """End pytest and its workers."""
    if os.name == "nt":
        running.kill()
    else:
        os.killpg(running.pid, 9)
    running.wait()


# --- how near files are ----------------------------------------------------------------------


def distances(changed: list[str]) -> dict[str, int]:
    """Return how far each file of Python is from the nearest change, nearest first."""
    users = defaultdict(set)
    for path in python_files():
        for other in known_to(path):
            users[other].add(path)
    away: dict[str, int] = {}
    ahead = [other for path in changed for other in stand_ins(path)]
    steps = 0
    while ahead:
        new = [path for path in dict.fromkeys(ahead) if path not in away]
        away |= dict.fromkeys(sorted(new), steps)
        ahead = [user for path in new for user in users[path]]
        steps += 1
    return away


def stand_ins(path: str) -> Iterator[str]:
    """Yield the files of Python that stand for any file: its package, and who looks at its kind."""
    if path.endswith(".py"):
        yield path
        return
    if path.endswith(".md") and not path.startswith("pygames/"):
        yield "tests/test_documents.py"
    if path.endswith("NEW_GAME.md"):
        yield "tests/test_new_game.py"
    if looks := STAND_INS.get(Path(path).suffix):
        yield looks
    for folder in Path(path).parents:
        package = (folder / "__init__.py").as_posix()
        if (ROOT / package).exists():
            yield package
            return


@cache
def python_files() -> dict[str, str]:
    """Return the name of the module in each file, by its path."""
    paths = (path for folder in PYTHON_FOLDERS for path in (ROOT / folder).rglob("*.py"))
    names = [path.relative_to(ROOT).with_suffix("").as_posix() for path in sorted(paths)]
    return {f"{name}.py": name.removesuffix("/__init__").replace("/", ".") for name in names}


@cache
def known_to(path: str) -> frozenset[str]:
    """Return the files that a file imports or names."""
    files = {name: file for file, name in python_files().items()}
    names = words_of(ast.parse((ROOT / path).read_text(encoding="utf-8")))
    found = (files.get(name) or files.get(name.rpartition(".")[0]) for name in names)
    return frozenset(file for file in found if file and file != path)


def words_of(tree: ast.AST) -> Iterator[str]:
    """Yield all that may name a module: what is imported, and texts with a point in them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
            yield node.value
