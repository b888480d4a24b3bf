"""Write down the hash of every wheel that pip may choose; runs in the build's own Python.

pip has no public way to list the files of a version, so this uses pip's internals for it: whatever
index, proxy and credentials pip is set up with are used, and no address is hard-coded.
"""

import re
import sys
from collections.abc import Callable, Iterator

from pip._internal.commands import create_command
from pip._internal.index.collector import LinkCollector, parse_links
from pip._internal.models.link import Link
from pip._vendor.packaging.requirements import Requirement
from pip._vendor.packaging.tags import Tag
from pip._vendor.packaging.utils import canonicalize_name, parse_wheel_filename

from web.build.environment import lock_of, pins

GROUPS = ("build", "test")
OLDEST = 11
"""The minor version of the oldest supported Python 3."""
INTERPRETER = re.compile(r"(?:py|cp)3(\d*)")
PLATFORM = re.compile(r"any|(many|musl)?linux.*|macosx.*|win.*")
INTRODUCTION = """\
# Made by `python3 build.py lock`. Versions are changed in pyproject.toml.
"""

Look = Callable[[str], Iterator[Link]]
"""A function that finds the files of a project."""


def fits(tag: Tag) -> bool:
    """Whether CPython, oldest supported or newer, can use this on Linux, macOS or Windows."""
    python = INTERPRETER.fullmatch(tag.interpreter)
    if python is None or not PLATFORM.fullmatch(tag.platform):
        return False
    if tag.abi in ("none", "abi3"):
        return True
    return int(python[1]) >= OLDEST and tag.abi == tag.interpreter


def wheels(pin: Requirement, look: Look) -> Iterator[Link]:
    """Yield the wheels of the requested version."""
    for link in look(pin.name):
        if link.is_wheel:
            name, version, _build, tags = parse_wheel_filename(link.filename)
            asked = name == canonicalize_name(pin.name) and version in pin.specifier
            if asked and any(map(fits, tags)):
                yield link


def hashes(pin: Requirement, look: Look) -> set[str]:
    """Return the SHA-256 of each wheel; one index must not contradict another."""
    found: dict[str, str] = {}
    for link in wheels(pin, look):
        if link.hash_name != "sha256" or link.hash is None:
            sys.exit(f"The package index gives no SHA-256 for {link.filename}.")
        if found.setdefault(link.filename, link.hash) != link.hash:
            sys.exit(f"Two package indexes hold different files called {link.filename}.")
    if not found:
        sys.exit(f"No package index has a wheel of {pin}: check pyproject.toml and the network.")
    return set(found.values())


def locked(group: str, look: Look) -> str:
    """Return the content of a group's lock file."""
    text = INTRODUCTION
    for pin in pins(group):
        found = sorted(hashes(Requirement(pin), look))
        text += " \\\n    ".join([pin, *(f"--hash=sha256:{digest}" for digest in found)]) + "\n"
    return text


def main() -> None:
    """Lock every group again."""
    command = create_command("download")
    options, _ = command.parse_args([])
    with command.main_context():
        session = command.get_default_session(options)  # type: ignore[attr-defined]
        collector = LinkCollector.create(session, options)

        def look(name: str) -> Iterator[Link]:
            for address in collector.search_scope.get_index_urls_locations(name):
                page = collector.fetch_response(Link(address))
                yield from parse_links(page) if page else ()

        for group in GROUPS:
            path = lock_of(group)
            path.parent.mkdir(exist_ok=True)
            path.write_text(locked(group, look), encoding="utf-8")
            print(f"{group}: {len(pins(group))} packages")


if __name__ == "__main__":
    main()
