"""Where things are, and when what was made before still holds."""

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
    """The files below a folder in a fixed order, without what Python leaves behind."""
    found = (path for path in folder.rglob(pattern) if "__pycache__" not in path.parts)
    return sorted(path for path in found if path.is_file())


def fingerprint(paths: Iterable[Path], *more: str) -> str:
    """A hash of names and contents; times of files say nothing after a clone."""
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)} ".encode())
        digest.update(content)
    digest.update(json.dumps(more).encode())
    return digest.hexdigest()


def holds(mark: Path, stamp: str) -> bool:
    """Whether what `mark` lies in was made from exactly this.

    A mark lies inside the folder that it speaks of, so deleting either deletes both.
    """
    return mark.exists() and mark.read_text(encoding="utf-8") == stamp


@contextmanager
def alone() -> Iterator[None]:
    """Two builds in one checkout would pull the rug from under each other: the second waits."""
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
