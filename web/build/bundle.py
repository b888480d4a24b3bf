"""The page's own scripts as one file.

Each file is asked of the service worker, in turn where one imports another: forty of them take a
tenth of a later start. What workers import as well stays a file of its own.
"""

from collections.abc import Iterable
from pathlib import Path

from web.build.environment import node
from web.build.places import MODULES, WORK
from web.build.report import run

ESBUILD = MODULES / "esbuild/bin/esbuild"


def bundled(entry: Path, apart: Iterable[str]) -> bytes:
    """Return a script with all that it imports, but for what matches one of these references."""
    output = WORK / "bundle" / entry.name
    run(
        [
            node(),
            ESBUILD,
            entry,
            "--bundle",
            "--format=esm",
            "--charset=utf8",
            "--log-level=warning",
            *(f"--external:{reference}" for reference in apart),
            f"--outfile={output}",
        ],
        f"The imports of {entry.name} could not be put together",
        log=WORK / "esbuild.log",
    )
    return output.read_bytes()
