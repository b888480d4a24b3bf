"""Gzip a file, harder than gzip does; runs in the build's own Python."""

import sys
from pathlib import Path

from deflate import gzip_compress

HARDEST = 12


def main(source: str, target: str) -> None:
    """Compress a file; only its content matters, for the result is named after it."""
    Path(target).write_bytes(gzip_compress(Path(source).read_bytes(), HARDEST))


if __name__ == "__main__":
    main(*sys.argv[1:])
