"""Export and import: everything saved on this device in one file, and merging such a file."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from typing import NamedTuple, NoReturn

from pygames.core import links
from pygames.core.codec import BadLink, UnknownRules
from pygames.core.game import BadSetup, Told
from pygames.core.language import N_
from pygames.core.match import Match
from pygames.table import (
    drafts,
    household,
    made_values,
    match_merge,
    play_mode,
    solved_days,
)
from pygames.table.parts import POST
from pygames.table.results import PAST, past_of
from pygames.table.saves import Save, Shelf
from pygames.table.settings import NAMES, SETTINGS, checked

__all__ = [
    "MERGED",
    "Backup",
    "BadFile",
    "is_one",
    "merge_matches",
    "merge_settings",
    "read",
    "write",
]

MERGED: dict[str, Callable[[Save, Save], Save | None]] = {}
"""Library -> what puts two saves of one of its matches together: (mine, theirs) -> mine with what
theirs knows besides, None if that is nothing."""

_MARK = "kitchen-table"
_FORMAT = 1
_LONGEST = 8_000_000
"""In characters: more than a browser keeps for us. A longer file is rejected unread."""
_LONGEST_ID = 40


class BadFile(Told):
    """Nothing in this file can be used."""


class Backup(NamedTuple):
    """The content of a backup file."""

    saves: list[Save]
    settings: dict[str, object]
    damaged: int
    """How many entries were no valid matches."""


def write(shelf: Shelf, settings: Mapping[str, object]) -> str:
    """Return the file's text: all saved matches by id, and the settings."""
    matches = {save.id: json.loads(save.text()) for save in shelf.all()}
    content = {_MARK: _FORMAT, "matches": matches, "settings": settings}
    return json.dumps(content, ensure_ascii=False, indent=1)


def read(text: str) -> Backup:
    """Parse a backup file and validate its contents. Raises `BadFile`."""
    if len(text) > _LONGEST:
        raise BadFile(N_("This file is too large. Nothing has changed here."))
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
    return Backup(saves, checked(settings), len(entries) - len(saves))


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
    if save is None:
        return None
    try:
        return save if save.tells_of(links.read(save.link).header.setup) else None
    except UnknownRules:
        return save
    except BadLink:
        return None


def merge_matches(shelf: Shelf, saves: Iterable[Save]) -> list[Save]:
    """Merge matches into the saves and return the ones added or updated.

    A longer match replaces a kept one by the same rule as one that comes as a link (see
    `pygames.table.match_merge`); otherwise both are kept.
    """
    changed = []
    for save in saves:
        merged = _merged(shelf, save)
        if merged is not None:
            shelf.put(merged)
            changed.append(merged)
    return changed


def _merged(shelf: Shelf, save: Save) -> Save | None:
    """Return what has to be saved of an imported match, None if it says nothing new."""
    for key in _ids(save.id):
        if key not in shelf.texts:
            return save._replace(id=key, mine=())  # nobody has moved in it on this device
        mine = shelf.read(key)
        if mine is not None and mine.post and save.post and key == save.id:
            POST.load()
            return MERGED[POST.id](mine, save)
        how = "" if mine is None else _compare(mine, save)
        if mine is not None and how == "behind":
            return _continued(mine, save)
        if how in ("same", "ahead"):
            break
    return None


def _ids(key: str) -> Iterator[str]:
    """Yield the ids that a match with this one may have here, beside others that have it too."""
    yield from (key + "x" * more for more in range(_LONGEST_ID + 1 - len(key)))
    yield from (f"{key[: _LONGEST_ID // 2]}{n}" for n in count())


def _compare(mine: Save, theirs: Save) -> str:
    """Return how my match relates to theirs (see `Counterpart.how`), "" if not at all."""
    if mine.link == theirs.link:
        return "same"
    try:
        return match_merge.compare(mine, Match.from_link(theirs.link))
    except (BadLink, BadSetup):
        return ""


def _continued(mine: Save, theirs: Save) -> Save:
    """Return my save as their longer log continues it; who plays where stays as it is here."""
    notes = {**theirs.notes, **mine.notes}
    return theirs._replace(id=mine.id, wins=mine.wins, bots=mine.bots, notes=notes, mine=mine.mine)


def merge_settings(mine: Mapping[str, object], theirs: Mapping[str, object]) -> dict[str, object]:
    """Merge checked settings: mine win; results, people, drafts, lessons, days solved and what was
    made are both's.
    """
    known = (*(setting.name for setting in SETTINGS), NAMES)
    merged = {key: theirs[key] for key in known if key in theirs} | dict(mine)
    past = dict.fromkeys(result for settings in (mine, theirs) for result in past_of(settings))
    if past:
        merged[PAST] = [result.row() for result in sorted(past, key=lambda result: result.time)]
    for part in (drafts, household, made_values, play_mode, solved_days):
        merged = part.merged(merged, theirs)
    return merged
