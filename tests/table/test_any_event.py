"""Whatever an event says, the answer is a page and a sentence: never a recovery."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import pygames
from pygames.table.events import HANDLERS
from tests.table.visitor import Visitor

ADDRESSES = (
    *("#/", "#/open", "#/settings", "#/statistics"),
    *(f"#/{screen}/{game}" for screen in ("setup", "rules", "lesson") for game in pygames.GAMES),
    *(f"#/play/{game}" for game in pygames.GAMES),
    *(f"#/play/{game}?bots=1:1" for game in pygames.GAMES),
)
KEYS = (
    "id",
    "index",
    "seat",
    "text",
    "fields",
    "url",
    "name",
    "what",
    "device",
    "layout",
    "key",
    "at",
)
MORE_KEYS = ("value", "to", "by", "eyes", "done", "question", "answer", "also", "saves", "session")
LONG = "9" * 5000
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2**53, 10**400, 1e999, float("nan"), 0.0, 0.5),
    *("", "0", "1", "7", "-1", "²", "x", "\ud800", "\x00", "\u202e", LONG, "#m=" * 3, "%ED%A0%80"),
    *([], [1], ["x", None], {}, {"": None}, {"type": 5}, {"text": 5}, {"seat": "9"}, [[[]]]),
    *("front:x", "piece:", "piece:99999", "card:", "hex:a,b", "also:99", "also:x", "stack:", ":"),
    *(
        "menu",
        "log",
        "keys",
        "hint",
        "review",
        "armies",
        "discards",
        "do:x",
        "scout:9",
        "tile:9,9",
        "at:1,1",
    ),
)
QUERIES = ("seed", "seats", "bots", "preset", "lang", "volcano_layout", "piece_set", "hand_size")


class Stranger:
    """Sends events of every kind, some that the page would send and some that it never does.

    Some only stray; others play on in between, and come further into a match.
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.visitor = Visitor(seed=seed)
        self.steady = self.random.choice((0, 0.3, 0.7))
        """How often the next event is a move."""

    def odd(self) -> Any:
        return self.random.choice(ODD)

    def shown(self) -> str:
        """The value of an attribute on the page."""
        names = ("id", "data-pick", "data-id", "data-open", "data-seat", "data-move", "data-to")
        values = self.visitor._attributes(self.random.choice(names))
        return self.random.choice(values or [""])

    def address(self) -> str:
        chance = self.random.random()
        if chance < 0.5:
            key = self.random.choice([*self.visitor.saves, "x"])
            screen = self.random.choice(("match", "replay", "share"))
            return self.random.choice((*ADDRESSES, f"#/{screen}/{key}", f"#/{screen}/{key}/3"))
        if chance < 0.8:
            game, query = self.random.choice([*pygames.GAMES]), self.random.choice(QUERIES)
            value = self.random.choice((LONG, "a" + LONG, "-".join([LONG] * 9), str(self.odd())))
            return f"#/{self.random.choice(('play', 'setup'))}/{game}?{query}={value}"
        return f"#{self.random.choice(('/', 'm=', '/match/', '/replay/'))}{self.odd()}"

    def value(self) -> Any:
        makers: tuple[Callable[[], Any], ...] = (
            *(self.odd, self.odd, self.shown, self.shown, self.address),
            lambda: self.random.randrange(30),
            lambda: {self.random.choice((*KEYS, *MORE_KEYS)): self.odd() for _ in range(3)},
            lambda: self.visitor.question,
        )
        return self.random.choice(makers)()

    def event(self) -> dict[str, Any]:
        kind = self.random.choice((*HANDLERS, "aim", "pick", "take", "navigate", "x"))
        event = {key: self.value() for key in (*KEYS, *MORE_KEYS) if self.random.random() < 0.7}
        if kind == "navigate":
            event["url"] = self.address()
        if kind in ("thought", "thoughtless") and self.random.random() < 0.7:
            event["question"] = self.visitor.question or self.odd()
        if kind == "pick" and self.random.random() < 0.7:
            event["id"] = self.random.choice(self.visitor.picks or [""])
        return {"type": kind, **event}

    def go_on(self) -> None:
        """Send one event; a recovery is a fault (see `Visitor`)."""
        question = self.visitor.question
        here = question and self.visitor.url == f"#/match/{question['match']}"
        here = here and question["match"] in self.visitor.saves  # not deleted in another tab
        if question and here and question["level"] == 1 and self.random.random() < 0.2:
            self.visitor.answer()
            return
        if self.visitor.picks and self.random.random() < self.steady:
            self.visitor.pick(self.random.choice(self.visitor.picks))
            return
        event = self.event()
        kind = event.pop("type")
        event.pop("kind", None)
        try:
            self.visitor.send(kind, **event)
        except Exception as fault:
            raise AssertionError(f"{kind} {event}"[:2000]) from fault
        assert "data-screen" in self.visitor.shown.html
        if kind == "saved":  # another tab has kept it
            self.visitor.saves = dict(self.visitor.app.session.shelf.texts)


@pytest.mark.parametrize("seed", range(3))
def test_no_event_needs_a_recovery(seed: int) -> None:
    stranger = Stranger(seed)
    for _event in range(400):
        stranger.go_on()
