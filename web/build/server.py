"""A static host: compressed, with the usual cache headers, and slow on request."""

import gzip
import hashlib
import re
import threading
import time
from functools import cache, partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from web.build.report import Sorry

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".wasm"}
# A name that changes with the content, so that it can be cached for ever.
HASHED = re.compile(r"\.[0-9a-f]{10}[./]")


class Line:
    """A slow line, shared by all connections as a home's is."""

    def __init__(self, megabits: float, milliseconds: float) -> None:
        self.bytes_a_second = megabits * 1e6 / 8
        self.latency = milliseconds / 1000
        self.free_at = 0.0
        self.lock = threading.Lock()

    def round_trip(self) -> None:
        """Wait as each new connection and each request does."""
        time.sleep(self.latency)

    def carry(self, size: int) -> None:
        """Wait until this many bytes are through; later requests queue up behind."""
        with self.lock:
            self.free_at = max(self.free_at, time.monotonic()) + size / self.bytes_a_second
            wait = self.free_at - time.monotonic()
        time.sleep(max(0.0, wait))


@cache
def content(path: Path, modified: int, compress: bool) -> tuple[bytes, str]:
    """Return a file as it is sent, and its tag."""
    raw = path.read_bytes()
    tag = f'"{hashlib.sha256(raw).hexdigest()[:20]}"'
    return (gzip.compress(raw, 6) if compress else raw), tag


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD, nothing else."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def __init__(self, *args: Any, folder: Path, line: Line | None) -> None:
        self.folder = folder
        self.line = line
        super().__init__(*args)

    def setup(self) -> None:
        """Accept a connection, as slowly as the line does."""
        super().setup()
        if self.line:
            self.line.round_trip()

    def do_GET(self) -> None:
        """Answer with a file, or with 304 if the browser has it."""
        if self.line:
            self.line.round_trip()
        path, status = self.file(), HTTPStatus.OK
        if path is None:
            path, status = self.lost(), HTTPStatus.NOT_FOUND
        if path is None:
            self.send_error(status)
            return
        compress = path.suffix in COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", "")
        body, tag = content(path, path.stat().st_mtime_ns, compress)
        known = status == HTTPStatus.OK and self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if known else status)
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        hashed = HASHED.search(path.relative_to(self.folder).as_posix())
        self.send_header("Cache-Control", "max-age=31536000, immutable" if hashed else "no-cache")
        if not known:
            self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(body)))
            if compress:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if not known and self.command == "GET":
            self.deliver(body)

    do_HEAD = do_GET

    def file(self) -> Path | None:
        """Return the requested file, None if it is outside the folder or does not exist."""
        path = self.asked()
        if path.is_dir():
            path /= "index.html"
        return path if path.is_file() and path.is_relative_to(self.folder) else None

    def lost(self) -> Path | None:
        """Return the page to show where there is none, from the nearest folder that has one."""
        pages = (folder / "404.html" for folder in self.asked().parents)
        return next((p for p in pages if p.is_file() and p.is_relative_to(self.folder)), None)

    def asked(self) -> Path:
        """Return the path that was asked for, which may be outside the folder or not exist."""
        return (self.folder / unquote(urlsplit(self.path).path).lstrip("/")).resolve()

    def deliver(self, body: bytes) -> None:
        """Send the body, in small pieces over a slow line, so that several downloads share it."""
        try:
            if self.line is None:
                self.wfile.write(body)
                return
            for start in range(0, len(body), 8192):
                piece = body[start : start + 8192]
                self.line.carry(len(piece))
                self.wfile.write(piece)
        except ConnectionError:
            self.close_connection = True

    def log_message(self, *args: object) -> None:
        """Log nothing: the terminal is for messages to the person who started this."""


class Server(ThreadingHTTPServer):
    """A server that prints no traceback when a browser closes the connection."""

    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore the error."""


def serve(
    folder: Path, port: int, line: Line | None = None, manner: type[Handler] = Handler
) -> Server:
    """Start a server for a folder in background threads; port 0 is any free port."""
    handler = partial(manner, folder=folder.resolve(), line=line)
    try:
        server = Server(("127.0.0.1", port), handler)
    except OSError as error:
        raise Sorry(
            f"Port {port} cannot be used ({error.strerror}): choose another with --port, such as "
            f"python3 build.py serve --port {port + 1}."
        ) from error
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
