"""Letters open for ever, and say what they have always said."""

import json
import random
from pathlib import Path

import pytest

from pygames import GAMES
from pygames.post import letter
from pygames.post.correspondence import Correspondence
from tests.post.golden_letters import FOLDER

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_letter_says_what_it_has_always_said(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    first, *others = map(letter.read, kept["letters"])
    onlooker = Correspondence.join(first, random.Random(1))
    for received in others:
        onlooker.take(received)
    assert onlooker.match.link() == kept["link"]
    assert list(map(letter.written, (first, *others))) == kept["letters"]


def test_every_game_has_some() -> None:
    assert {path.stem for path in FILES} >= {f"{it.id}-{it.version}" for it in GAMES.values()}
