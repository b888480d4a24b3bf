"""Which browser the tests and the benchmarks drive, and how."""

import os
import shutil
import subprocess
from pathlib import Path

from web.build.environment import PYTHON
from web.build.places import WORK
from web.build.report import Sorry, run, step

# For machines without a display or a network, and for containers.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PLAYWRIGHTS_OWN = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find_browser() -> Path | None:
    """The browser that was named, or is installed, or that Playwright has downloaded before."""
    named = os.environ.get("PYGAMES_BROWSER")
    if named:
        found = shutil.which(named)
        if not found:
            raise Sorry(
                f"PYGAMES_BROWSER is set to {named}, which does not exist: set it to a browser."
            )
        return Path(found)
    for name in ("chromium", "google-chrome"):
        installed = shutil.which(name)
        if installed:
            return Path(installed)
    own = subprocess.run([PYTHON, "-c", PLAYWRIGHTS_OWN], capture_output=True, text=True)
    path = Path(own.stdout.strip() or "missing")
    return path if path.exists() else None


def find_firefox() -> Path | None:
    """The Firefox for the smoke tests. Playwright's own would need a download, and is not stock."""
    for name in ("firefox-esr", "firefox"):
        installed = shutil.which(name)
        if installed:
            return Path(installed)
    return None


def ensure_browser() -> Path:
    """A browser, installed where that can be done without asking; there, Firefox as well."""
    sorry = "No browser was found: install Chromium or Chrome, or name one in PYGAMES_BROWSER"
    log = WORK / "browser.log"
    if on_debian_as_root():
        finders = {"chromium": find_browser, "firefox-esr": find_firefox}
        missing = [package for package, find in finders.items() if not find()]
        if missing:
            with step(f"Installing browsers (Debian's {' and '.join(missing)})"):
                run(
                    [
                        "sh",
                        "-c",
                        "apt-get update && "
                        f"apt-get install -y --no-install-recommends {' '.join(missing)}",
                    ],
                    sorry,
                    env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                    log=log,
                )
    browser = find_browser()
    if browser:
        return browser
    if not on_debian_as_root():
        with step("Downloading a browser for the tests"):
            run([PYTHON, "-m", "playwright", "install", "chromium"], sorry, log=log)
    browser = find_browser()
    if browser is None:
        raise Sorry(f"{sorry}.")
    return browser


def on_debian_as_root() -> bool:
    """Whether a package can simply be installed; Ubuntu's chromium is no real package."""
    release = Path("/etc/os-release")
    debian = release.exists() and "\nID=debian" in "\n" + release.read_text(encoding="utf-8")
    return debian and hasattr(os, "geteuid") and os.geteuid() == 0
