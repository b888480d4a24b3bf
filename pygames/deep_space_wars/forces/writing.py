"""Armies as texts, to be kept and given away: `1-HC1.9-HC2.6-k3f9`.

The version, for each squad the name of its card and the number of its figures, and four characters
by which a text that is cut off or altered is told from a whole one.
"""

import re
import string
from collections.abc import Iterable

from pygames.core.game import BadSetup
from pygames.core.language import N_
from pygames.deep_space_wars.forces.designs import card_called

__all__ = ["LONGEST", "MOST_SQUADS", "Squads", "read", "written"]

Squads = tuple[tuple[str, int], ...]
"""The name of the card and the number of figures of each squad."""

MOST_SQUADS = 40
LONGEST = 1000
"""Characters of a text: more than the largest army takes."""

_VERSION = "1"
_LETTERS = string.digits + string.ascii_lowercase
_WHOLE = re.compile(r"(\d{1,3})(?:-(.*))?-([0-9a-z]{4})", re.ASCII)
_SQUAD = re.compile(r"([A-Z0-9a-z]{3,20})\.(\d{1,2})", re.ASCII)


def written(squads: Iterable[tuple[str, int]]) -> str:
    """Return the text of an army, of at most `MOST_SQUADS` squads of at most 99 figures."""
    body = "-".join((_VERSION, *(f"{card}.{figures}" for card, figures in squads)))
    return f"{body}-{_check(body)}"


def read(text: str) -> Squads:
    """Return the squads of a text, whether they may be played or not. Raises `BadSetup`."""
    if len(text) > LONGEST:
        raise BadSetup(N_("This text is too long to be an army."))
    found = _WHOLE.fullmatch(text)
    version, *_rest = text.split("-", 1)
    if version != _VERSION and version.isascii() and version.isdigit():
        raise BadSetup(
            N_("This army was written by another version of this page: reload it and try again.")
        )
    if found is None or _check(text[:-5]) != found[3]:
        raise BadSetup(N_("This army is cut off or altered: ask for the whole link once more."))
    squads = [*map(_squad, enumerate(found[2].split("-") if found[2] else (), start=1))]
    if len(squads) > MOST_SQUADS:
        raise BadSetup(N_("An army has at most {n} squads."), n=MOST_SQUADS)
    return tuple(squads)


def _squad(numbered: tuple[int, str]) -> tuple[str, int]:
    number, text = numbered
    found = _SQUAD.fullmatch(text)
    if found is None or card_called(found[1]) is None:
        raise BadSetup(
            N_("Squad {n} of this army cannot be read: ask for the link once more."), n=number
        )
    return found[1], int(found[2])


def _check(body: str) -> str:
    """Return four characters that hardly any other text has."""
    value = 7
    for character in body:
        value = (value * 131 + ord(character)) % 1_679_609  # a prime just below 36 to the 4th
    found = ""
    for _place in range(4):
        value, digit = divmod(value, 36)
        found += _LETTERS[digit]
    return found
