"""Whatever the terminal shows as a move can be typed as it is shown, in every language."""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest

import pygames
from pygames.core import language
from pygames.core.game import Decision
from pygames.core.language import LANGUAGES
from pygames.terminal.screen import Screen
from pygames.terminal.story import Story
from pygames.typed.choices import Choices, Unclear
from pygames.typed.paint import plain
from pygames.typed.prompt import explain, list_all, list_choices
from tests.terminal.test_notation import GAMES, moments
from tests.terminal.typist import answered

MOST = 5
"""Lines of each moment, by chance: a list may hold hundreds."""

TURKISH = {"i": "İ", "ı": "I"}
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
WIDE = {n: chr(0xFEE0 + n) for n in range(0x21, 0x7F)}


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Whatever a test reads, the next begins in English."""
    yield
    language.use("en")


class Taken(Screen):
    """A screen of which each line is kept, as somebody reads it."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def say(self, *lines: str) -> None:
        self.lines += map(plain, lines)

    def say_in_columns(self, texts: Sequence[str]) -> None:
        self.say(*texts)


def seen(match: pygames.Match, decision: Decision) -> tuple[Choices, Story]:
    """What a person is asked, and by what names players are called."""
    story = Story(match, decision.seat)
    return Choices(match, decision, match.view(decision.seat), story.named), story


def shouted(text: str) -> str:
    """A text as a Turkish keyboard types it in capitals, with Persian digits."""
    return "".join(TURKISH.get(sign, sign.upper()) for sign in text).translate(PERSIAN)


def ways(text: str) -> Iterable[str]:
    """The same text by different keyboards."""
    return text, shouted(text), text.translate(WIDE)


def meant(choices: Choices, text: str) -> list[Any]:
    """The moves that a text may mean: one, or each that the answer names; None: and more."""
    try:
        return [choices.find(text)]
    except Unclear as answer:
        if "moves" not in answer.values:
            raise
        named = str(answer.values["moves"]).split(language._(", "))
        return [None if it == "…" else choices.find(it) for it in named]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_list_is_its_move(game: str, code: str) -> None:
    rng = random.Random(f"{game} {code}")
    for match, decision in moments(game, 3)[::5]:
        language.use(code)
        choices, _story = seen(match, decision)
        screen = Taken()
        list_all(screen, choices)
        assert len(screen.lines) == len(choices.all)
        lines = [*zip(screen.lines, choices.all, strict=True)]
        for line, choice in rng.sample(lines, min(MOST, len(lines))):
            for text in (line, choice.text, choices.typing(choice)):
                for typed in ways(text):
                    found = meant(choices, typed)
                    assert choice.move in found or None in found, (typed, choice)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_help_and_prompt_give_as_examples_can_be_typed(game: str, code: str) -> None:
    for match, decision in moments(game, 3)[::5]:
        language.use(code)
        choices, story = seen(match, decision)
        screen = Taken()
        explain(screen, match.game, story.named, choices)
        for line in screen.lines[1 : 1 + len(choices.kinds[:4])]:
            assert meant(choices, line), line
        for example in choices.examples():
            for typed in ways(example):
                assert choices.find(typed) in [it.move for it in choices.kinds]
        list_choices(screen, story.named, choices)


@pytest.mark.parametrize("typed", ["HİNT", "hınt", "ｈｉｎｔ", "H"])
def test_commands_are_known_in_the_letters_of_any_keyboard(typed: str) -> None:
    shown = answered(["play", "battle-line", "--seed", "1"], [typed, "؟", "QUİT"]).splitlines()
    assert [line for line in shown if line.startswith("Hint: ")]
    assert "Or one of these:" in shown


def test_a_hint_can_be_typed_as_it_is_shown() -> None:
    command = ["play", "battle-line", "--seed", "1"]
    hints = [it for it in answered(command, ["hint"]).splitlines() if it.startswith("Hint: ")]
    shown = answered(command, ["hint", hints[0].removeprefix("Hint: ")])

    assert "is no move" not in shown
    assert "Your hand" in shown.partition(hints[0].removeprefix("Hint: "))[2]
