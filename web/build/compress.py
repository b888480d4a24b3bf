"""Runs in the build's own Python: gzip a file as the page unpacks it, harder than gzip does."""

import sys
from pathlib import Path

from deflate import gzip_compress

HARDEST = 12


def main(source: str, target: str) -> None:
    """Nothing but the content goes into it: the file is named after it."""
    Path(target).write_bytes(gzip_compress(Path(source).read_bytes(), HARDEST))


if __name__ == "__main__":
    main(*sys.argv[1:])
