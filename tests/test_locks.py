"""What the build installs is known to the last byte, and not by the host that it comes from."""

import json

import pytest

from web.build.environment import lock_of, pins
from web.build.lock import GROUPS
from web.build.places import WEB

HINT = "`python3 build.py lock` makes the locks anew"


@pytest.mark.parametrize("group", GROUPS)
def test_every_pin_is_locked_and_nothing_else(group: str) -> None:
    lines = lock_of(group).read_text(encoding="utf-8").splitlines()
    entries = [line for line in lines if not line.startswith((" ", "#"))]
    assert [line.removesuffix(" \\") for line in entries] == pins(group), HINT
    assert all(line.endswith(" \\") for line in entries), HINT


@pytest.mark.parametrize("group", GROUPS)
def test_a_lock_holds_hashes_and_no_address(group: str) -> None:
    lines = lock_of(group).read_text(encoding="utf-8").splitlines()
    details = [line.strip().removesuffix(" \\") for line in lines if line.startswith(" ")]
    assert all(line.startswith("--hash=sha256:") and len(line) == 14 + 64 for line in details)
    assert "://" not in "".join(lines)


def test_npm_packages_are_locked_by_hash_and_not_by_address() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    theirs = [entry for path, entry in packages.items() if path]
    assert theirs
    assert all("integrity" in entry and "resolved" not in entry for entry in theirs)
