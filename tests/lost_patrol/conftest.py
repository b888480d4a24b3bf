"""Whatever a test does, the next one reads English."""

from collections.abc import Iterator

import pytest

from pygames.core import language


@pytest.fixture(autouse=True)
def _in_english() -> Iterator[None]:
    language.use("en")
    yield
    language.use("en")
