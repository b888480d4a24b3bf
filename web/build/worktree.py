"""A second checkout, built with the packages of this one."""

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from web.build.environment import PYTHON
from web.build.places import NPM, ROOT, VENV, WORK
from web.build.report import Sorry, run, step

PACKAGES = ("build", "page")
"""The groups of pyproject.toml that a site is made with."""
BUILD = """
from web.build.library import make_library
from web.build.site import make_site
make_library()
make_site()
"""


@contextmanager
def worktree(commit: str) -> Iterator[Path]:
    """Check out a commit into a temporary folder."""
    known = ["git", "rev-parse", "--quiet", "--verify", f"{commit}^{{commit}}"]
    if subprocess.run(known, cwd=ROOT, stdout=subprocess.DEVNULL).returncode:
        raise Sorry(f"git knows no commit {commit}.")
    with TemporaryDirectory() as temporary:
        folder = Path(temporary).resolve() / "worktree"
        git = ["git", "worktree"]
        log = WORK / "worktree.log"
        run([*git, "add", "--detach", folder, commit], "git made no worktree", cwd=ROOT, log=log)
        try:
            yield folder
        finally:
            run([*git, "remove", "--force", folder], "git left a worktree", cwd=ROOT, log=log)


def build_there(folder: Path) -> None:
    """Build the site of another checkout, with the packages installed here if they are the same."""
    command: list[str | Path] = [sys.executable, "build.py", "build"]
    if wanted(folder) == wanted(ROOT):
        shutil.copytree(NPM, folder / NPM.relative_to(ROOT))
        (folder / VENV.name).symlink_to(VENV)
        command = [PYTHON, "-c", BUILD]
    with step("Building the other site"):
        run(command, "The other site could not be built", cwd=folder, log=WORK / "there.log")


def wanted(folder: Path) -> list[object]:
    """Return the packages that a site is made with."""
    groups = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    npm = (folder / "web" / "package-lock.json").read_text(encoding="utf-8")
    return [npm, *(groups["dependency-groups"][name] for name in PACKAGES)]
