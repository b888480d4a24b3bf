"""Hosts that do with files what some hosts do, and lines that are cut."""

import os
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path

from web.build.hosts import TYPES_OF_NGINX, find_busybox, find_nginx
from web.build.server import Handler, Line

PLAIN = "application/octet-stream"
BEACON = b'<script defer src="https://visits.example/beacon.js" data-token="7"></script>'
"""What a host adds to each page to count visits."""


class Typeless(Handler):
    """Knows the types of three kinds of files; all others are any file."""

    def send_header(self, keyword: str, value: str) -> None:
        """Send what it takes the file for."""
        path = self.file()
        known = path is None or path.suffix in (".css", ".html", ".js")
        super().send_header(keyword, value if known or keyword != "Content-Type" else PLAIN)


class Shortening(Handler):
    """Drops `.html`, and the name of a folder's page, from every address."""

    def do_GET(self) -> None:
        """Redirect to the short address; answer at that one."""
        if self.path.endswith(".html"):
            short = self.path.removesuffix(".html").removesuffix("index")
            self.send_response(HTTPStatus.PERMANENT_REDIRECT)
            self.send_header("Location", short)
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            super().do_GET()

    def file(self) -> Path | None:
        """Return the file, whose address may lack the end."""
        path = self.asked()
        page = path.with_name(f"{path.name}.html")
        return page if page.is_file() else super().file()


class Adding(Handler):
    """Adds a line to each page, another one each time."""

    times = 0

    def do_GET(self) -> None:
        """Answer with the page and a line more."""
        path = self.file()
        if path is None or path.suffix != ".html":
            super().do_GET()
            return
        Adding.times += 1
        more = BEACON + b"<!-- %d -->" % Adding.times
        body = path.read_bytes().replace(b"</body>", more + b"</body>")
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.deliver(body)


class Refusing(Handler):
    """Hands out nothing that it takes for a program."""

    programs = (".py", ".mjs", ".wasm", ".webmanifest", ".json")

    def do_GET(self) -> None:
        """Answer, or refuse to."""
        if self.path.partition("?")[0].endswith(self.programs):
            self.send_error(HTTPStatus.FORBIDDEN)
        else:
            super().do_GET()


class Cut(Line):
    """A line that carries some bytes, then nothing until it is mended.

    One that is cut closes its connections; one that stalls says nothing any more.
    """

    def __init__(self, size: int, stalls: bool) -> None:
        super().__init__(1, 0)
        self.left: float = size
        self.stalls = stalls
        self.mended = threading.Event()

    def round_trip(self) -> None:
        """Wait for nothing, unless it is cut."""
        self.carry(0)

    def carry(self, size: int) -> None:
        """Carry this many bytes, or fail."""
        with self.lock:
            self.left -= size
            cut = self.left <= 0 and not self.mended.is_set()
        if cut and self.stalls:
            time.sleep(3600)
        if cut:
            raise ConnectionAbortedError

    def mend(self) -> None:
        """Carry everything from now on; what was cut stays cut."""
        self.mended.set()


# --- real ones -------------------------------------------------------------------------------


@contextmanager
def nginx(root: Path, folder: Path) -> Iterator[str]:
    """Debian's nginx with Debian's list of types; yields its address."""
    port = free_port()
    user = "user root;" if os.geteuid() == 0 else ""
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{place}_temp_path {folder}/{place};" for place in places)
    settings = f"""
        {user} daemon off; pid {folder}/pid; error_log stderr; events {{ }}
        http {{
            include {TYPES_OF_NGINX}; default_type {PLAIN}; access_log off; {temporary}
            server {{ listen 127.0.0.1:{port}; root {root}; }}
        }}
    """
    (folder / "nginx.conf").write_text(settings, encoding="utf-8")
    program = find_nginx()
    assert program
    with running([program, "-p", folder, "-e", "stderr", "-c", folder / "nginx.conf"], port):
        yield f"http://localhost:{port}/"


@contextmanager
def busybox(root: Path, _folder: Path) -> Iterator[str]:
    """The httpd of busybox, without any settings; yields its address."""
    port = free_port()
    program = find_busybox()
    assert program
    with running([program, "httpd", "-f", "-p", f"127.0.0.1:{port}", "-h", root], port):
        yield f"http://localhost:{port}/"


REAL = {"nginx": (find_nginx, nginx), "busybox": (find_busybox, busybox)}


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


@contextmanager
def running(command: list[str | Path], port: int) -> Iterator[None]:
    """A server that answers at this port, until the end."""
    process = subprocess.Popen([str(part) for part in command], stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait()
