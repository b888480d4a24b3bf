"""Paths, and when the results of an earlier run are still valid."""

import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from web.build.report import say

ROOT = Path(__file__).absolute().parents[2]
WEB = ROOT / "web"
VENV = ROOT / ".venv"
WORK = ROOT / ".build"
DIST = ROOT / "dist"

NPM = WORK / "npm"
MODULES = NPM / "node_modules"
LIBRARY = WORK / "library"


def files(folder: Path, pattern: str = "*") -> list[Path]:
    """Return the files below a folder in a fixed order, without Python's caches."""
    found = (path for path in folder.rglob(pattern) if "__pycache__" not in path.parts)
    return sorted(path for path in found if path.is_file())


def fingerprint(paths: Iterable[Path], *more: str) -> str:
    """Return a hash of names and contents; file times say nothing after a clone."""
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)} ".encode())
        digest.update(content)
    digest.update(json.dumps(more).encode())
    return digest.hexdigest()


def holds(mark: Path, stamp: str) -> bool:
    """Whether the folder of `mark` was made from exactly this.

    A mark is inside the folder that it is about, so deleting the folder deletes both.
    """
    return mark.exists() and mark.read_text(encoding="utf-8") == stamp


@contextmanager
def alone() -> Iterator[None]:
    """Hold a lock: two builds in one checkout would disturb each other, so the second waits."""
    WORK.mkdir(exist_ok=True)
    with open(WORK / "lock", "a+b") as lock:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Another build is running in this checkout; waiting for it.")
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield
