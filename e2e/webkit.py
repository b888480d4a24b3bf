"""WebKitGTK, whose engine is that of Safari, by WebDriver: as much of a page as `Table` needs.

The tests use eight commands of the protocol (https://www.w3.org/TR/webdriver2/), which are eight
calls of `http.client`. Selenium would be twelve megabytes more to install, and more code to adapt.
"""

import base64
import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

from e2e.pages import DRIVER

PATIENCE = 240
"""Seconds for any command; the driver within the page gives up before, and says why."""
WATCH = """
    globalThis.amiss ??= [];
    addEventListener("error", ({ message }) => amiss.push(message));
    addEventListener("unhandledrejection", ({ reason }) => amiss.push(String(reason)));
"""
PREPARED = "return typeof driver === 'object'"
CALL = """
    const [given, done] = arguments;
    Promise.resolve().then(async () => {
        const found = await (%s);
        return typeof found === "function" ? found(given) : found;
    }).then((result) => done({ result }), (error) => done({ error: `${error}` }));
"""
SPOT = """async (selector) => {
    const element = document.querySelector(selector);
    return (await driver.spot(element, true)).map(Math.floor);
}"""
AT_ONCE = {"JSC_useFTLJIT": "0", "JSC_useOMGJIT": "0"}
"""Without the compilers for the long run, which take three times as long as all that is tested."""


class Element(NamedTuple):
    """What a selector finds in a window."""

    window: "Window"
    selector: str


def click(element: Element) -> None:
    """With the mouse, where nothing lies upon it; never as the second half of a double click."""
    x, y = element.window.evaluate(SPOT, element.selector)
    there = {"type": "pointerMove", "x": x, "y": y}
    press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
    mouse = {"type": "pointer", "id": "mouse", "actions": [there, *press]}
    element.window.command("POST", "actions", actions=[mouse])


class Window:
    """A window of WebKitGTK, with those methods of Playwright's pages that `Table` calls."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.session = ""
        session = self.command("POST", "", capabilities={"alwaysMatch": {}})
        self.session = f"/{session['sessionId']}"
        self.command("POST", "timeouts", script=PATIENCE * 1000, pageLoad=PATIENCE * 1000)

    def command(self, method: str, what: str, **given: Any) -> Any:
        """Send a command of WebDriver; its answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE + 10)
        path = f"/session{self.session}/{what}".rstrip("/")
        connection.request(method, path, json.dumps(given) if method == "POST" else None)
        answer = json.loads(connection.getresponse().read())["value"]
        connection.close()
        if isinstance(answer, dict) and "error" in answer:
            raise AssertionError(f"{what or 'session'}: {answer['error']}: {answer.get('message')}")
        return answer

    def close(self) -> None:
        """Close the browser."""
        self.command("DELETE", "")

    @property
    def url(self) -> str:
        """The address that is shown."""
        address: str = self.command("GET", "url")
        return address

    def resize(self, width: int, height: int) -> None:
        """Give the window a size, its title bar included."""
        self.command("POST", "window/rect", width=width, height=height)

    def goto(self, url: str) -> None:
        """Load a page, with the driver in it."""
        self.command("POST", "url", url=url)
        self._prepare()

    def reload(self) -> None:
        """Load the same page once more."""
        self.command("POST", "refresh")
        self._prepare()

    def _prepare(self) -> None:
        script = WATCH + DRIVER.read_text(encoding="utf-8")
        self.command("POST", "execute/sync", script=script, args=[])

    def evaluate(self, expression: str, given: Any = None) -> Any:
        """What an expression comes to, or the function that it is.

        A page that has started again by itself (`heal.js`) has to be prepared once more.
        """
        if not self.command("POST", "execute/sync", script=PREPARED, args=[]):
            self._prepare()
        answer = self.command("POST", "execute/async", script=CALL % expression, args=[given])
        assert "error" not in answer, answer["error"]
        return answer.get("result")

    def locator(self, selector: str) -> Element:
        """What can be clicked."""
        return Element(self, selector)

    def screenshot(self, path: Path) -> None:
        """Take a picture of what is seen."""
        path.write_bytes(base64.b64decode(self.command("GET", "screenshot")))


@contextmanager
def running(command: list[str], **settings: Any) -> Iterator[None]:
    """A program that is ended afterwards."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, **quiet, **settings) as program:
        try:
            yield
        finally:
            program.terminate()


@contextmanager
def screen() -> Iterator[str]:
    """The name of a screen of its own, which nobody sees."""
    read, write = os.pipe()
    with open(read, encoding="ascii") as name, open(write, "w", encoding="ascii") as named:
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24"]
        with running(command, pass_fds=[write]):
            named.close()
            yield f":{name.readline().strip()}"


def reached(port: int) -> bool:
    """Whether somebody listens there within some seconds."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return True
        except ConnectionRefusedError:
            time.sleep(0.05)
    return False


@contextmanager
def opened(driver: Path) -> Iterator[Window]:
    """A window of a browser that has never been anywhere, closed afterwards."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with screen() as display:
        settings = {"DISPLAY": display, "GDK_BACKEND": "x11", "LANGUAGE": "en_US.UTF-8"}
        env = {**os.environ, **AT_ONCE, **settings}
        with running([str(driver), f"--port={port}"], env=env):
            assert reached(port), "WebKitWebDriver does not start"
            window = Window(port)
            try:
                yield window
            finally:
                window.close()
