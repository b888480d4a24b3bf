"""The same sources make the same site, wherever and whenever it is built."""

import shutil
from pathlib import Path

import pytest

from tests.effort import only_wild
from web.build.places import DIST, ROOT, files
from web.build.worktree import build_there


def copy_of_the_sources(target: Path) -> None:
    """What a site is made from."""
    for name in ("pygames", "web"):
        leave = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, target / name, ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", target)


def content(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files(folder)}


@only_wild
def test_a_build_elsewhere_and_later_is_the_same_byte_for_byte(
    site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = tmp_path / "another place with a longer name"
    copy_of_the_sources(clone)
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    monkeypatch.setenv("LC_ALL", "tr_TR.UTF-8")
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    build_there(clone)
    here, there = content(DIST), content(clone / DIST.name)
    assert here.keys() == there.keys()
    assert [name for name in here if here[name] != there[name]] == []
