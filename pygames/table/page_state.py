"""What the page has been sent, so that only changes are sent.

Everything that lasts (matches, settings, what this tab remembers, the title ...) is sent by
comparing the present state with what the page was sent before. So code that changes something need
not remember to report it.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from pygames.table.kept_page import KeptPage
from pygames.table.moments import Hold
from pygames.table.sounds import Heard

__all__ = ["Effect", "PageState", "differences", "effect"]

Effect: TypeAlias = dict[str, object]
"""An effect for the page to carry out: its `type`, and what that needs (see
`pygames.table.app`)."""

_NONE: Mapping[str, str] = MappingProxyType({})


class PageState(NamedTuple):
    """What the browser stores and shows, as far as it has been sent."""

    saves: Mapping[str, str] = _NONE
    """The text of each match on this device, by id."""
    settings: Mapping[str, object] = _NONE
    memory: Mapping[str, object] = _NONE
    """What this tab needs to continue after a reload."""
    language: tuple[str, str] = ("", "")
    """Language code and direction."""
    title: str = ""
    badge: int = 0
    """How many matches others wait in for a move at this device."""
    question: Mapping[str, object] | None = None
    """The question that a bot is thinking about."""
    pause: int = 0
    """The least time in milliseconds until the bot's answer is heard."""
    pondered: Mapping[str, object] | None = None
    """What a patient bot thinks ahead about while people choose."""
    hold: Hold | None = None
    """How long what has just happened is shown."""
    kept: KeptPage = KeptPage()
    heard: Heard = Heard()
    """How far the match was when its last sound was played."""


def effect(kind: str, **values: object) -> Effect:
    """Return an effect for the page to carry out."""
    return {"type": kind, **values}


def differences(before: PageState, now: PageState) -> Iterator[Effect]:
    """Yield the effects that bring the page from what it knew to what is now."""
    if now.language != before.language:
        yield effect("language", lang=now.language[0], dir=now.language[1])
    for key, text in now.saves.items():
        if before.saves.get(key) != text:
            yield effect("save", id=key, text=text)
    for key in before.saves:
        if key not in now.saves:
            yield effect("remove", id=key)
    if now.settings != before.settings:
        yield effect("settings", value=now.settings)
    if now.question != before.question:
        yield (
            effect("stop")
            if now.question is None
            else effect("think", question=now.question, pause=now.pause)
        )
    if now.pondered != before.pondered:
        yield effect("ponder", question=now.pondered)
    if now.hold != before.hold and now.hold is not None and now.hold.after is not None:
        seen = {"type": "seen", "match": now.hold.match, "moves": now.hold.moves}
        yield effect("later", event=seen, after=now.hold.after)
    if now.kept != before.kept:
        yield effect("keep", **now.kept._asdict())
    if now.title != before.title:
        yield effect("title", text=now.title)
    if now.badge != before.badge:
        yield effect("badge", count=now.badge)
    if now.memory != before.memory:
        yield effect("remember", value=now.memory)
