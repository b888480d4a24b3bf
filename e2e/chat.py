"""A chat whose members open the .xdc, in the emulator that webxdc offers to developers."""

import json
import os
import random
import socket
import subprocess
import time
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from e2e.friends import Friend
from e2e.pages import Table
from web.build.environment import node
from web.build.places import MODULES

EMULATOR = Path(__file__).with_name("emulator.cjs")


class Chat:
    """What the members have said so far, and where each of them opens the page."""

    def __init__(self, log: Path, sites: list[str]) -> None:
        self._log = log
        self.sites = sites

    @property
    def updates(self) -> list[dict[str, Any]]:
        """All that has been sent, in its order."""
        lines = self._log.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]


@contextmanager
def running(xdc: Path, folder: Path, members: int) -> Iterator[Chat]:
    """Run the file for so many members."""
    with zipfile.ZipFile(xdc) as archive:
        archive.extractall(folder / "app")
    port, log = _free_ports(members), folder / "chat.log"
    environment = {**os.environ, "NODE_PATH": str(MODULES)}
    with log.open("wb") as told:
        command = [node(), EMULATOR, folder / "app", str(port), str(members)]
        process = subprocess.Popen(command, stdout=told, stderr=told, env=environment)
        try:
            for _try in range(200):
                try:
                    socket.create_connection(("localhost", port + members), 1).close()
                    break
                except OSError:
                    assert process.poll() is None, log.read_text(encoding="utf-8")
                    time.sleep(0.05)
            own = range(port + 1, port + members + 1)
            yield Chat(log, [f"http://localhost:{it}/index.html" for it in own])
        finally:
            process.terminate()
            process.wait()


def _free_ports(count: int) -> int:
    """Return a port after which so many are free."""
    while True:
        port = random.randrange(20_000, 32_000)
        try:
            with ExitStack() as stack:
                for own in range(port + 1, port + count + 1):
                    stack.enter_context(socket.create_server(("127.0.0.1", own)))
            return port
        except OSError:
            continue


class Member(Friend):
    """Somebody who opens the page in the chat."""

    def arrive(self) -> None:
        """Open it. At the first time the emulator clears what is stored, and opens it anew."""
        self.page.goto(self.site)
        self.page.wait_for_function("globalThis.webxdc")
        self.page.wait_for_timeout(500)
        self.ready()

    def hear(self, moves: int) -> None:
        """Wait until the log is as long as this."""
        self.page.wait_for_function(
            "moves => Number(document.querySelector('#table')?.dataset.moves) >= moves",
            arg=moves,
        )


def play(members: list[Member], rng: random.Random, turns: int) -> None:
    """Let everybody choose in turn until the match is over, or so many turns are taken."""
    for _turn in range(turns):
        for member in members:
            if member.now.over:
                continue
            member.race(rng, seats=member.here)
            _listen(member, members)
        if all(member.now.over for member in members):
            return


def _listen(speaker: Table, members: list[Member]) -> None:
    moves = int(speaker.now.moves)
    for member in members:
        member.hear(moves)
