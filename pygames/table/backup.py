"""Export and import: everything saved on this device in one file, and merging such a file."""

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
    """Nothing in this file can be used."""


class Backup(NamedTuple):
    """The content of a backup file."""

    saves: list[Save]
    settings: dict[str, Any]
    damaged: int
    """How many entries were no valid matches."""


def write(shelf: Shelf, settings: Mapping[str, Any]) -> str:
    """Return the file's text: all saved matches by id, and the settings."""
    matches = {save.id: json.loads(save.text()) for save in shelf.all()}
    content = {_MARK: _FORMAT, "matches": matches, "settings": settings}
    return json.dumps(content, ensure_ascii=False, indent=1)


def read(text: str) -> Backup:
    """Parse a backup file and validate its contents. Raises `BadFile`."""
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
    """Whether a text starts like a backup file."""
    return f'"{_MARK}"' in text[:100]


def _refuse(number: str) -> NoReturn:
    """Reject fractions: no number in our files has one."""
    raise ValueError(number)


def _save(key: str, kept: object) -> Save | None:
    """Parse a match of a file; None unless its metadata agrees with its link and check.

    A match of an unknown game or version is kept for a version that knows it.
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
    """Merge matches into the saves and return the ones added or updated.

    Diverging matches are both kept.
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
    """Whether their match continues mine; None if they diverge."""
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
    """Merge settings: mine win over theirs, and the results of both are kept."""
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
    """Return the valid results of matches deleted since."""
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
