"""The story of a match line by line, on the screen and as plain text."""

from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from pygames.core import language
from pygames.core.language import _, number
from pygames.core.players import named, to_others
from pygames.core.term_marks import unmarked
from pygames.table.playback import Playback
from pygames.table.story import Deed, counted

__all__ = ["StoryLine", "as_text", "lines"]


class StoryLine(NamedTuple):
    """What one seat did at one stop."""

    key: str
    """A unique key."""
    stop: int
    seat: int | None
    """None: nobody in particular."""
    texts: tuple[str, ...]
    result: bool


def lines(playback: Playback) -> list[StoryLine]:
    """Return the whole story in the current view."""
    return _lines(playback, playback.eyes, language.current())


@lru_cache(maxsize=4)
def _lines(playback: Playback, _eyes: int | None, _language: str) -> list[StoryLine]:
    return _grouped(playback, playback.deeds())


def _grouped(playback: Playback, told: list[Deed]) -> list[StoryLine]:
    deeds = [(playback.stop_of(deed), deed) for deed in told]
    runs = groupby(deeds, key=lambda it: (it[0], it[1].seat, it[1].result))
    found = []
    for (stop, seat, result), run in runs:
        same = [deed for _stop, deed in run]
        key = f"{same[0].entry}-{result:d}"
        found.append(StoryLine(key, stop, seat, counted(deed.text for deed in same), result))
    return found


def as_text(playback: Playback, address: str) -> str:
    """Return the story as plain text, with the link to the match at its end."""
    names = to_others(playback.names)
    told = []
    for line in _grouped(playback, playback.deeds(to_others=True)):
        sentence = named(unmarked(". ".join(line.texts)), names)
        told.append(f"{number(playback.made(line.stop))}. {sentence}" if line.stop else sentence)
    outcome = playback.match.outcome
    if outcome is not None:
        told.append(playback.board.result(outcome, names))
    title = _("{game}: {names}", game=_(playback.game.title), names=" – ".join(names))
    return "\n".join((title, "", *told, "", address, ""))
