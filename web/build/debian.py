"""Programs for the tests, as packages of Debian, where they can be installed without asking."""

import os
from pathlib import Path

from web.build.places import WORK
from web.build.report import Sorry, run, say, step

RELEASE = Path("/etc/os-release")


def can_install() -> bool:
    """Whether a package can simply be installed; Ubuntu's chromium is no real package."""
    debian = RELEASE.exists() and "\nID=debian" in "\n" + RELEASE.read_text(encoding="utf-8")
    return debian and hasattr(os, "geteuid") and os.geteuid() == 0


def install(name: str, *packages: str, sorry: str = "") -> None:
    """Install the packages of a program, announcing it first.

    Raises `Sorry` if that fails, with the given words for it or those that name the program.
    """
    listed = " and ".join(packages)
    plural = "s" if len(packages) > 1 else ""
    say(f"There is no {name} here: apt-get installs the Debian package{plural} {listed} now.")
    script = 'apt-get update && apt-get install -y --no-install-recommends "$@"'
    with step(f"Installing {listed}"):
        run(
            ["sh", "-c", script, "sh", *packages],
            sorry or f"{name} could not be installed",
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            log=WORK / f"{packages[0]}.log",
        )


def install_for_some(name: str, there: bool, *packages: str) -> None:
    """Install what only some of the tests need, if possible; they are skipped without it."""
    if there:
        return
    if not can_install():
        say(f"There is no {name} here, so the tests that need it are skipped.")
        return
    try:
        install(name, *packages)
    except Sorry as sorry:
        say(f"{sorry} The tests that need it are skipped.")
