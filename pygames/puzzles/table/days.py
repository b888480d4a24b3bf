"""The puzzles of a fortnight, as the build packs them: `fortnight-03.json`."""

import json
from collections.abc import Mapping, Sequence
from functools import cache

from pygames.core.game import BadSetup, NotLoaded
from pygames.core.language import N_
from pygames.puzzles.record import Puzzle, from_plain
from pygames.resources import read
from pygames.table.puzzle_days import FORTNIGHTS, Place

__all__ = ["file_of", "puzzle_at"]


def file_of(fortnight: int) -> str:
    """Return the name of the file of a fortnight: game -> its puzzles, a day each."""
    return f"fortnight-{fortnight:02}.json"


def puzzle_at(place: Place, game: str) -> Puzzle:
    """Return a game's puzzle of a day. Raises `NotLoaded`, or `BadSetup` if there is none."""
    puzzles = _read(place.fortnight).get(game, ())
    if place.number >= len(puzzles):
        raise BadSetup(
            N_("This version has no puzzle for that day. Go online and reload the page.")
        )
    return from_plain(puzzles[place.number])


def _read(fortnight: int) -> Mapping[str, Sequence[object]]:
    text = read("pygames.puzzles", file_of(fortnight))
    if text is None:
        raise NotLoaded(FORTNIGHTS[fortnight])
    return _parsed(text)


@cache
def _parsed(text: bytes) -> Mapping[str, Sequence[object]]:
    puzzles: Mapping[str, Sequence[object]] = json.loads(text)
    return puzzles
