"""How far the tests look: a fixed sample in the test command, everything in `build.py test --wild`.

What is thinned out here is what would find a fault once more that others find already. `WILD` looks
at all of it, at more examples, and at others each time; a workflow does so every night.
"""

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

Thing = TypeVar("Thing")

WILD = bool(os.environ.get("PYGAMES_WILD"))
"""Whether the tests look further than the test command lets them."""

only_wild = pytest.mark.skipif(not WILD, reason="only build.py test --wild looks so far")
"""Marks what takes long, and of which the command tries a part, or something like it, elsewhere."""

LANGUAGES = ("en", "tr", "hu", "fa") if WILD else ("hu", "fa")
"""The languages that screens are measured in: the longest words, and what is mirrored."""


def effort(steady: int, wild: int) -> int:
    """Return how many of something are tried."""
    return wild if WILD else steady


def sampled(several: Sequence[Thing], every: int, first: int = 0) -> Sequence[Thing]:
    """Return each n-th of several things, all of them where the tests look further."""
    return several if WILD else several[first % every :: every]
