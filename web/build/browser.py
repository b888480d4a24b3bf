"""The browser for tests and benchmarks, and its flags."""

import os
import shutil
import subprocess
from pathlib import Path

from web.build.debian import can_install, install, install_for_some
from web.build.environment import PYTHON
from web.build.places import WORK
from web.build.report import Sorry, run, say, step

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
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""The same browsers without their windows, which start in two thirds of the time."""
NO_BROWSER = (
    "There is no browser for the tests: install Chromium or Chrome (on Debian: sudo apt-get "
    "install chromium), or set PYGAMES_BROWSER to the path of one"
)
PLAYWRIGHTS_OWN = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find_browser() -> Path | None:
    """Return the browser that was named, is installed, or was downloaded by Playwright before."""
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


def find_shell() -> Path | None:
    """Return a Chromium or Chrome without windows, unless a browser was named."""
    if os.environ.get("PYGAMES_BROWSER"):
        return None
    return next((Path(found) for name in SHELLS if (found := shutil.which(name))), None)


def find_firefox() -> Path | None:
    """Return the Firefox for the smoke tests: Playwright's needs a download and is not stock."""
    for name in ("firefox-esr", "firefox"):
        installed = shutil.which(name)
        if installed:
            return Path(installed)
    return None


def find_webkit() -> Path | None:
    """Return the WebDriver of WebKitGTK, if there is a screen for its browser too."""
    driver = shutil.which("WebKitWebDriver")
    return Path(driver) if driver and shutil.which("Xvfb") else None


def ensure_browser() -> Path:
    """Return a Chromium or Chrome, installing one if there is none."""
    if not (browser := find_browser()):
        if can_install():
            install("Chromium", "chromium", sorry=NO_BROWSER)
        else:
            say("There is no Chromium or Chrome here, and none is named in PYGAMES_BROWSER.")
            with step("Downloading Playwright's own Chromium into its cache"):
                run(
                    [PYTHON, "-m", "playwright", "install", "chromium"],
                    NO_BROWSER,
                    log=WORK / "browser.log",
                )
        browser = find_browser()
    if not browser:
        raise Sorry(f"{NO_BROWSER}.")
    return browser


def ensure_shell() -> None:
    """Install what spares the tests a third of their time, where that is simple."""
    if os.environ.get("PYGAMES_BROWSER") or find_shell() or not can_install():
        return
    try:
        install("Chromium without windows", SHELLS[0])
    except Sorry as sorry:
        say(f"{sorry} The tests take longer without it.")


def ensure_firefox() -> None:
    """Install Firefox if possible; the tests that want it are skipped without it."""
    install_for_some("Firefox", find_firefox() is not None, "firefox-esr")


def ensure_webkit() -> None:
    """Do the same for WebKitGTK, in which the engine of Safari is met on every machine."""
    install_for_some("WebKitGTK", find_webkit() is not None, "webkit2gtk-driver", "xvfb")
