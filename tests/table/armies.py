"""Armies that are laid out: what the page shows of them, and what the log says."""

from typing import Any

from pygames.core.match import Match
from pygames.espionage.pieces import ARMY, CODES, TITLES
from pygames.table.board import READY
from tests.table.visitor import Visitor

GAME = "espionage"
ARMY_TEXT = "".join(code * count for code, count in zip(CODES, ARMY, strict=True))


def arranging(**query: Any) -> Visitor:
    """The first of two people has the device and is to set up."""
    visitor = Visitor()
    visitor.play(GAME, **{"seed": 1, **query})
    if visitor.screen == "handover":
        visitor.take()
    assert visitor.table["data-decision"] == "place"
    return visitor


def at_play(**query: Any) -> Visitor:
    """Both armies stand as they were laid out first; the one who begins has the device."""
    visitor = arranging(**query)
    visitor.pick(READY)
    visitor.take()
    visitor.pick(READY)
    visitor.take()
    assert visitor.table["data-decision"] == "move"
    return visitor


def layout(visitor: Visitor) -> str:
    """The army on the page, a letter a square from a1 on: what its owner's screen says of it."""
    seat = int(visitor.table["data-seat"])
    rows = range(1, 4) if seat == 0 else range(10, 7, -1)
    columns = "abcdefghij" if seat == 0 else "jihgfedcba"
    ranks = []
    for square in (f"{column}{row}" for row in rows for column in columns):
        name, _colon, title = label(visitor, f"sq:{square}").partition(": ")
        assert name == square
        ranks.append(CODES[TITLES.index(title)])
    return "".join(ranks)


def label(visitor: Visitor, element: str) -> str:
    return visitor.shown.element(element).attributes["aria-label"]


def swapped(text: str, one: int, other: int) -> str:
    codes = list(text)
    codes[one], codes[other] = codes[other], codes[one]
    return "".join(codes)


def placed(match: Match, seat: int) -> str:
    """The army as the log has it."""
    moves = (entry.move for entry in match.log if entry.seat == seat)
    return "".join(CODES[move.rank] for move in moves if move.kind == "place")


def offered(visitor: Visitor) -> list[str]:
    """The layouts of the formations that are shown."""
    buttons = visitor.shown.all("data-layout", "button")
    return [
        button.attributes["data-layout"]
        for button in buttons
        if button.attributes["id"].startswith("formation-")
    ]


def kept(visitor: Visitor) -> list[str]:
    """The layouts of the formations that can be dropped."""
    visitor.send("open", id="formations")
    buttons = visitor.shown.all("data-layout", "button")
    return [
        button.attributes["data-layout"]
        for button in buttons
        if button.attributes["data-do"] == "drop_layout"
    ]
