"""All that this device keeps in one file, and what is in such a file brought together with it."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, NoReturn

from pygames.core import links
from pygames.core.codec import BadLink, UnknownRules
from pygames.core.game import BadSetup, IllegalMove, Told
from pygames.core.language import N_
from pygames.table import laying
from pygames.table.results import PAST, Result
from pygames.table.saves import Save, Shelf
from pygames.table.settings import Settings

__all__ = ["Backup", "BadFile", "is_one", "merge_matches", "merge_settings", "read", "write"]

_MARK = "kitchen-table"
_FORMAT = 1
_ID = re.compile(r"[0-9a-z]{1,40}")
_LATEST = 2**53
_STRONGEST = 4


class BadFile(Told):
    """Nothing of this file can be used."""


class Backup(NamedTuple):
    """What a file holds."""

    saves: list[Save]
    settings: dict[str, Any]
    damaged: int
    """How many matches are none."""


def write(shelf: Shelf, settings: Mapping[str, Any]) -> str:
    """The file: matches as they are kept, by id, and what has been chosen."""
    matches = {save.id: json.loads(save.text()) for save in shelf.all()}
    content = {_MARK: _FORMAT, "matches": matches, "settings": settings}
    return json.dumps(content, ensure_ascii=False, indent=1)


def read(text: str) -> Backup:
    """What is in a file, as far as it would do no harm here. Raises `BadFile`."""
    try:
        content = json.loads(text, parse_float=_refuse, parse_constant=_refuse)
    except (ValueError, RecursionError):
        if is_one(text):
            raise BadFile(
                N_("This file is damaged or incomplete. Nothing has changed here.")
            ) from None
        content = None
    if not isinstance(content, dict) or not isinstance(content.get(_MARK), int):
        raise BadFile(N_("This is not a Kitchen Table file. Nothing has changed here."))
    if content[_MARK] > _FORMAT:
        raise BadFile(N_("This file comes from a newer version. Go online and reload the page."))
    matches, settings = content.get("matches"), content.get("settings")
    entries = matches if isinstance(matches, dict) else {}
    saves = [save for key, kept in entries.items() if (save := _save(key, kept)) is not None]
    return Backup(saves, settings if isinstance(settings, dict) else {}, len(entries) - len(saves))


def is_one(text: str) -> bool:
    """Whether a text begins as such a file does."""
    return f'"{_MARK}"' in text[:100]


def _refuse(number: str) -> NoReturn:
    """No number that we write has a fraction."""
    raise ValueError(number)


def _save(key: str, kept: Any) -> Save | None:
    """A match of a file, if all that is said of it fits its link, whose check is right.

    One of a game or a version that is not at hand is carried on, for the version that knows it.
    """
    save = Save.read(key, json.dumps(kept))
    if save is None or not _ID.fullmatch(key):
        return None
    try:
        setup = links.read(save.link)[0]
        known = (setup.game, setup.names, setup.seats)
    except UnknownRules:
        known = (save.game, save.names, len(save.wins))
    except BadLink:
        return None
    seats = range(len(save.wins))
    fits = (
        (save.game, save.names, len(seats)) == known
        and len(save.names) in (0, len(seats))
        and len(save.bots) in (0, len(seats))
        and {*save.asked, *save.winners} <= {*seats}
        and all(0 <= level <= _STRONGEST for level in save.bots)
        and all(0 <= value < _LATEST for value in (save.time, save.moves, *save.wins))
    )
    return save if fits else None


def merge_matches(shelf: Shelf, saves: Iterable[Save]) -> list[Save]:
    """Put on the shelf what is not there or has gone on since; what that is.

    What went on differently here and there is kept as two matches.
    """
    changed = []
    for save in saves:
        key, gain = save.id, True
        while key in shelf.texts:
            known = _gain(shelf.read(key), save)
            if known is not None:
                gain = known
                break
            key += "x"
        if gain:
            shelf.texts[key] = save.text()
            changed.append(save._replace(id=key))
    return changed


def _gain(mine: Save | None, theirs: Save) -> bool | None:
    """Whether theirs is how mine went on; None where neither is how the other did."""
    if mine is None:
        return None
    if mine.link == theirs.link:
        return False
    try:
        common = links.compare(mine.link, theirs.link)
    except (BadLink, BadSetup, IllegalMove):
        return None
    if not common.begun or common.entries < min(common.one, common.other):
        return None
    return common.other > common.one


def merge_settings(mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """What has been chosen here, else there; and the results of both."""
    names = theirs.get("names")
    known: dict[str, Any] = Settings.read(theirs)._asdict()
    if isinstance(names, list) and all(isinstance(name, str) for name in names):
        known["names"] = names
    merged = {key: value for key, value in known.items() if key in theirs} | dict(mine)
    past = dict.fromkeys(result for settings in (mine, theirs) for result in _past(settings))
    if past:
        merged[PAST] = [list(result) for result in sorted(past, key=lambda result: result.time)]
    return laying.merged(merged, theirs)


def _past(settings: Mapping[str, Any]) -> Iterable[Result]:
    """The results of matches deleted since, as far as they are any."""
    kept = settings.get(PAST)
    read = map(Result.read, kept if isinstance(kept, list) else ())
    return [
        result
        for result in read
        if result is not None
        and {*result.winners} <= {*range(len(result.names))}
        and all(0 <= level <= _STRONGEST for level in result.bots)
        and all(0 <= value < _LATEST for value in (result.time, result.moves))
    ]
