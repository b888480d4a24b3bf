"""The page's Python code: zips of byte code, a snapshot, and the first screen.

One zip holds what all games share. Each game has a zip with the rest, its library, and one with its
bot.
"""

import os
import shutil
from pathlib import Path

from pygames.core.language import LANGUAGES
from web.build.environment import PYTHON, node, site_packages
from web.build.places import LIBRARY, MODULES, NPM, ROOT, WEB, WORK, files, fingerprint, holds
from web.build.report import run, step
from web.build.slim import slim_pyodide

SOURCE = LIBRARY / "source"  # the content of the zips, as text
ZIPS = LIBRARY / "zips"
BASE = "library.zip"
PACKED = LIBRARY / "packed"
SNAPSHOT = LIBRARY / "snapshot.bin"
SCREENS = LIBRARY / "screens"
PYODIDE = MODULES / "pyodide"
SLIM = NPM / "slim"  # below npm/, where Node finds what Pyodide imports
RENAMED = LIBRARY / "pyodide"  # its files as the page loads them

MAKERS = (
    "compress.py",
    "constant.mjs",
    "draw.py",
    "library.mjs",
    "messages.py",
    "node.mjs",
    "pack.py",
    "slim.py",
    "snapshot.mjs",
    "survey.py",
    "warm.py",
)
SHARED = ("options.js", "snapshot.js")  # with the page

TRANSLATED = tuple(f"home-{code}" for code in LANGUAGES if code != "en")
"""The first screen in other languages than that of the page."""


def make_library() -> None:
    """Make all of it, unless no source has changed."""
    sources = [
        *(path for path in files(ROOT / "pygames") if path.suffix != ".css"),
        *(WEB / "build" / name for name in MAKERS),
        *files(WEB / "puzzles"),
        *(WEB / "engine" / name for name in SHARED),
        ROOT / "pyproject.toml",
        NPM / "package-lock.json",
    ]
    stamp = fingerprint(sources)
    mark = LIBRARY / "library.stamp"
    if holds(mark, stamp):
        return
    shutil.rmtree(LIBRARY, ignore_errors=True)
    LIBRARY.mkdir(parents=True)
    slim_pyodide(PYODIDE, SLIM)
    rename()
    draw()
    pack()
    freeze()
    mark.write_text(stamp, encoding="utf-8")


def rename() -> None:
    """Give Pyodide's files names that every host knows, also where they name one another."""
    RENAMED.mkdir()
    for script in SLIM.glob("pyodide*.mjs"):
        text = (
            script.read_bytes().replace(b".asm.mjs", b".asm.js").replace(b".asm.wasm", b".asm.bin")
        )
        (RENAMED / script.with_suffix(".js").name).write_bytes(text)
    with step("Packing Pyodide"):
        compress(SLIM / "pyodide.asm.wasm", RENAMED / "pyodide.asm.bin")


def draw() -> None:
    """Compile the templates and draw the first screen."""
    SCREENS.mkdir()
    with step("Drawing the first screen"):
        run(
            [PYTHON, "-m", "web.build.draw", SOURCE / "base", SOURCE / "games", SCREENS],
            "The first screen could not be drawn; the tests will say more",
            cwd=ROOT,
            # Jinja2 writes some names in the order of a set.
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"},
            log=WORK / "draw.log",
        )


def pack() -> None:
    """Have Pyodide compile and pack what the page imports."""
    ZIPS.mkdir()
    PACKED.mkdir()
    for screen in TRANSLATED:
        compress(SCREENS / f"{screen}.html", PACKED / f"{screen}.bin")
    with step("Packing the Python libraries"):
        run(
            [node(), WEB / "build/library.mjs", SLIM, SOURCE, site_packages(), ZIPS],
            "The Python libraries could not be packed",
            log=WORK / "library.log",
        )
        for archive in ZIPS.iterdir():
            compress(archive, PACKED / archive.with_suffix(".bin").name)


def freeze() -> None:
    """Take a snapshot of a warmed-up interpreter's memory."""
    raw = LIBRARY / "snapshot.raw"
    with step("Making the memory snapshot"):
        run(
            [node(), WEB / "build/snapshot.mjs", SLIM, ZIPS, BASE, raw],
            "The memory snapshot could not be made",
            log=WORK / "snapshot.log",
        )
        compress(raw, SNAPSHOT)
        raw.unlink()


def compress(source: Path, target: Path) -> None:
    """Compress a file in the format that the page decompresses."""
    run(
        [PYTHON, "-m", "web.build.compress", source, target],
        "The Python library could not be compressed",
        cwd=ROOT,
        log=WORK / "compress.log",
    )
