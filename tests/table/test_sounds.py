"""What is heard: moves, what is shown of dice, fights and claims, and the end of a match."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from pygames.table.board import Sound
from tests.table.visitor import Visitor

SCRIPT = Path(__file__).parents[2] / "web/page/sound.js"


def listener(volume: int = 60) -> Visitor:
    """Somebody who wants to hear what happens, and sees it for as long as they like."""
    visitor = Visitor()
    visitor.send("settle", fields={"sound": "on", "volume": f"{volume}"}, name="theme")
    visitor.lingers = True
    return visitor


def heard(visitor: Visitor) -> list[str]:
    """What is to be heard now."""
    return [effect["name"] for effect in visitor.effects if effect["type"] == "sound"]


def steps(visitor: Visitor) -> Iterator[list[str]]:
    """Play at random, and say what is heard after each step; a tap goes on after a moment."""
    visitor.random = random.Random(3)
    while not visitor.over or visitor.shown.has("moment"):
        if visitor.shown.has("go-on"):
            visitor.send("seen")
        elif visitor.question:
            visitor.answer()
        else:
            visitor.step()
        yield heard(visitor)


def test_the_page_can_play_every_sound_that_is_named() -> None:
    script = SCRIPT.read_text()
    listed = script[script.index("const SOUNDS") : script.index("const LOUDNESS")]

    played = set(re.findall(r'^  "?([a-z-]+)"?:', listed, re.MULTILINE))

    assert {"own", "other", "barred", *get_args(Sound)} == played


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("battle-line", {"claim"}),
        ("espionage", {"clash"}),
        ("lost-patrol", {"dice", "claw", "shot"}),
        ("not-alone", {"claw"}),
    ],
)
def test_moments_are_heard_when_they_are_shown(game: str, names: set[str]) -> None:
    visitor = listener()
    visitor.play(game, bots="1:1", seed=2)
    found: set[str] = set()
    for sounds in steps(visitor):
        found |= {*sounds}
        if names & {*sounds}:
            shown = visitor.shown.values("id")
            assert any(it == "moment" or it.startswith("stage-") for it in shown)

    assert names <= found
    assert found - names <= {"own", "other", "victory", "defeat", "barred"}


def test_the_end_is_heard_once_all_before_it_has_been_seen() -> None:
    visitor = listener()
    visitor.play("battle-line", bots="1:1", seed=2)
    *_, (before, last) = zip(told := [*steps(visitor)], told[1:], strict=False)

    assert before == ["claim"]
    assert last in (["victory"], ["defeat"])
    visitor.send("open", id="menu")
    assert heard(visitor) == []


def test_who_gives_up_hears_a_defeat() -> None:
    visitor = listener()
    visitor.play("battle-line", bots="1:1", seed=2)
    while visitor.question:
        visitor.answer()

    visitor.send("move", index="0", also="true")

    assert heard(visitor) == ["defeat"]


def test_the_volume_is_kept_and_a_sound_tells_how_loud_it_is() -> None:
    visitor = listener(volume=30)
    assert visitor.settings["volume"] == 30
    visitor.start("#/settings")
    assert visitor.shown.element("volume").attributes["value"] == "30"

    visitor.send("settle", fields={"sound": "on", "volume": "90"}, name="volume")

    assert [{"type": "sound", "name": "claim", "volume": 90}] == [
        effect for effect in visitor.effects if effect["type"] == "sound"
    ]


@pytest.mark.parametrize("odd", ["0", "500", "loud", None, [], True, -5])
def test_an_odd_volume_is_the_usual_one(odd: object) -> None:
    visitor = Visitor()
    visitor.settings = {"volume": odd}
    visitor.start("#/settings")

    assert visitor.shown.element("volume").attributes["value"] == "60"
