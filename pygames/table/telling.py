"""The story of a match line by line, on the screen and as plain text."""

from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from pygames.core import language
from pygames.core.language import _, number
from pygames.core.players import named, to_others
from pygames.table.replaying import Replaying
from pygames.table.story import Deed, counted

__all__ = ["Line", "as_text", "lines"]


class Line(NamedTuple):
    """What one seat did at one stop."""

    key: str
    """A unique key."""
    stop: int
    seat: int | None
    """None: nobody in particular."""
    texts: tuple[str, ...]
    result: bool


def lines(replaying: Replaying) -> list[Line]:
    """Return the whole story in the current view."""
    return _lines(replaying, replaying.eyes, language.current())


@lru_cache(maxsize=4)
def _lines(replaying: Replaying, _eyes: int | None, _language: str) -> list[Line]:
    return _grouped(replaying, replaying.deeds())


def _grouped(replaying: Replaying, told: list[Deed]) -> list[Line]:
    deeds = [(replaying.stop_of(deed), deed) for deed in told]
    runs = groupby(deeds, key=lambda it: (it[0], it[1].seat, it[1].result))
    found = []
    for (stop, seat, result), run in runs:
        same = [deed for _stop, deed in run]
        key = f"{same[0].entry}-{result:d}"
        found.append(Line(key, stop, seat, counted(deed.text for deed in same), result))
    return found


def as_text(replaying: Replaying, address: str) -> str:
    """Return the story as plain text, with the link to the match at its end."""
    names = to_others(replaying.names)
    told = []
    for line in _grouped(replaying, replaying.deeds(to_others=True)):
        sentence = named(". ".join(line.texts), names)
        if line.seat is not None:
            sentence = _("{name}: {text}", name=names[line.seat], text=sentence)
        told.append(f"{number(line.stop)}. {sentence}" if line.stop else sentence)
    outcome = replaying.match.outcome
    if outcome is not None:
        told.append(replaying.board.result(outcome, names))
    title = _("{game}: {names}", game=_(replaying.game.title), names=" – ".join(names))
    return "\n".join((title, "", *told, "", address, ""))
