"""Messages to the person who started the build."""

import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path


class Sorry(Exception):
    """What went wrong and what to do about it, in one sentence for the terminal."""


def say(line: str) -> None:
    """Print a line at once, even into a pipe: late progress is useless."""
    print(line, flush=True)


@contextmanager
def step(what: str) -> Iterator[None]:
    """Announce a piece of work and report afterwards how long it took."""
    print(f"{what} ... ", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print("stopped", flush=True)
        raise
    say(f"{time.monotonic() - begun:.1f} s")


def run(
    command: Sequence[str | Path],
    sorry: str,
    *,
    log: Path,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a program whose output matters only when it fails; it is then kept in `log`."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(done.stdout, encoding="utf-8")
        raise Sorry(f"{sorry} (see {log}).")


def attend(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> int:
    """Run a program with its output on the terminal; return the exit status."""
    sys.stdout.flush()
    return subprocess.call([str(part) for part in command], env=env)
