"""The same sources make the same site, wherever and whenever it is built."""

import os
import shutil
import subprocess
from pathlib import Path

from web.build.environment import PYTHON
from web.build.places import DIST, NPM, ROOT, VENV, files

SOURCES = ("pygames", "web")
BUILD = """
from web.build.library import make_library
from web.build.site import make_site
make_library()
make_site()
"""


def copy_of_the_sources(target: Path) -> None:
    """A clone without history, with the packages of this one."""
    for name in SOURCES:
        ignore = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, target / name, ignore=ignore)
    shutil.copy(ROOT / "pyproject.toml", target)
    shutil.copytree(NPM, target / NPM.relative_to(ROOT))
    (target / VENV.name).symlink_to(VENV)


def content(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files(folder)}


def test_a_build_elsewhere_and_later_is_the_same_byte_for_byte(site: str, tmp_path: Path) -> None:
    clone = tmp_path / "another place with a longer name"
    copy_of_the_sources(clone)
    foreign = {"TZ": "Asia/Tokyo", "LC_ALL": "tr_TR.UTF-8", "PYTHONHASHSEED": "7", "COLUMNS": "33"}
    subprocess.run([PYTHON, "-c", BUILD], cwd=clone, env={**os.environ, **foreign}, check=True)
    here, there = content(DIST), content(clone / DIST.name)
    assert here.keys() == there.keys()
    assert [name for name in here if here[name] != there[name]] == []
