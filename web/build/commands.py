"""The subcommands of build.py."""

import argparse
import os
import re
import sys
import time
import webbrowser
from collections.abc import Sequence
from typing import NoReturn

from web.build import checks
from web.build.browser import ensure_browser
from web.build.environment import PYTHON, install_npm, install_python
from web.build.games import folder_of
from web.build.library import make_library
from web.build.places import DIST, ROOT, alone
from web.build.quick import nearest
from web.build.report import Sorry, attend, say
from web.build.server import serve
from web.build.site import make_site
from web.build.worktree import build_there, worktree
from web.build.xdc import make_xdc


def prepare(*groups: str) -> None:
    """Update the packages that everything else is made with."""
    with alone():
        for group in ("build", *groups):
            install_python(group)
        install_npm()


def build(*groups: str, address: str = "") -> None:
    """Update dist/, from whatever there is; `address`: see `web.build.site.assemble`."""
    if address and not re.match(r"https?://[^/?#]+", address):
        raise Sorry("The address begins with https://, such as https://games.example/table/.")
    prepare(*groups)
    with alone():
        make_library()
        make_site(address and re.sub(r"[?#].*|/*$", "", address) + "/")
    say(f"The site is in {DIST.name}/.")


def xdc() -> None:
    """Make the file that messengers run inside a chat; see web/build/xdc.py."""
    prepare()
    with alone():
        make_library()
        made = make_xdc()
    say(f"{made.relative_to(ROOT).as_posix()} can be sent into a chat.")


def show(port: int, browser: bool) -> int:
    """Build, then serve until interrupted."""
    build()
    server = serve(DIST, port)
    address = f"http://localhost:{port}/"
    say(f"Serving {address} until Ctrl+C is pressed.")
    if browser:
        webbrowser.open(address)
    try:
        while True:
            time.sleep(3600)
    except KeyboardInterrupt:
        say("\nStopped.")
    finally:
        server.shutdown()
    return 0


def test(arguments: list[str], quick: bool, wild: bool) -> int:
    """Run every check, or only the selected tests, or those of what has been changed."""
    if quick:
        prepare("test")
        return nearest()
    if arguments:
        prepare("test")
        return checks.chosen(arguments, wild)
    build("test")
    return checks.everything(wild)


def check(game: str) -> int:
    """Check one game, and list what it lacks."""
    game = game.replace("_", "-")  # its folder's spelling will do
    folder = folder_of(game)
    prepare("test")
    return checks.of_game(game, folder)


def tidy() -> int:
    """Format the code and sort its imports."""
    prepare("test")
    return checks.mend_style()


def bench(names: list[str], against: str | None) -> int:
    """Measure; see web/build/bench.py, and web/build/against.py for two commits side by side."""
    build("test")
    ensure_browser()
    if against is None:
        return attend([PYTHON, "-m", "web.build.bench", *names])
    with worktree(against) as other:
        build_there(other)
        return attend([PYTHON, "-m", "web.build.against", other, *names])


def messages() -> int:
    """Update the catalogues; see web/build/messages.py."""
    with alone():
        install_python("build")
    return attend([PYTHON, "-m", "web.build.messages"])


def lock() -> int:
    """Look up the hashes of the packages; see web/build/lock.py."""
    with alone():
        install_python("build")
        return attend([PYTHON, "-m", "web.build.lock"])


def pictures() -> int:
    """Take the README's pictures again; see web/build/pictures.py."""
    build("test")
    ensure_browser()
    return attend([PYTHON, "-m", "web.build.pictures"])


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Exit without printing the usage, which says little; --help says everything."""
        self.exit(2, f"{message[0].upper()}{message[1:]}; see {self.prog} --help.\n")


def parser() -> Parser:
    """Return the parser of all subcommands."""
    top = Parser(prog="build.py", description="Build, serve, test and measure Kitchen Table.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    building = commands.add_parser("build", help="make dist/, which any static host can serve")
    building.add_argument(
        "--address", default="", help="where it will be: messengers then show a picture of it"
    )
    commands.add_parser("xdc", help="make the file that Delta Chat and others run inside a chat")
    serving = commands.add_parser("serve", help="build, serve on this computer, open the browser")
    serving.add_argument("--port", type=int, default=8000, help="default: 8000")
    serving.add_argument("--no-browser", action="store_true", help="do not open the browser")
    testing = commands.add_parser("test", help="build and run every check and test")
    depth = testing.add_mutually_exclusive_group()
    depth.add_argument(
        "--quick", action="store_true", help="only what a change touches, in two minutes at most"
    )
    depth.add_argument(
        "--wild", action="store_true", help="look further than there is time for each time: hours"
    )
    testing.add_argument(
        "pytest", nargs="*", help="pytest arguments, after --, such as -- -k undo: only these tests"
    )
    checking = commands.add_parser("check", help="check one game, in about a minute")
    checking.add_argument("game", metavar="GAME", help="such as battle-line")
    commands.add_parser("format", help="format the code and sort its imports")
    commands.add_parser("messages", help="update the translations from the code")
    commands.add_parser("lock", help="look up the hashes of the Python packages in pyproject.toml")
    commands.add_parser("pictures", help="redraw the pictures in README")
    measuring = commands.add_parser("bench", help="build and run the benchmarks")
    measuring.add_argument("names", nargs="*", help="run only these")
    measuring.add_argument("--against", metavar="COMMIT", help="compare with it, side by side")
    return top


def main(arguments: Sequence[str]) -> int:
    """Run a subcommand; errors are reported in one sentence, without a traceback."""
    asked = parser().parse_args(arguments)
    os.chdir(ROOT)
    try:
        match asked.command:
            case "build":
                build(address=asked.address)
            case "xdc":
                xdc()
            case "serve":
                return show(asked.port, not asked.no_browser)
            case "test":
                return test(asked.pytest, asked.quick, asked.wild)
            case "check":
                return check(asked.game)
            case "format":
                return tidy()
            case "messages":
                return messages()
            case "lock":
                return lock()
            case "pictures":
                return pictures()
            case "bench":
                return bench(asked.names, asked.against)
    except Sorry as sorry:
        print(sorry, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
