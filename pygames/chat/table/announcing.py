"""What a chat shows of a letter: what has happened, who is to move, and who is told of it."""

from collections.abc import Sequence

from pygames.chat.broadcast import Broadcast
from pygames.core.language import _, listed
from pygames.post.table.consent import Consent
from pygames.post.table.far_table import FarTable

__all__ = ["announcement"]


def announcement(table: FarTable, said: Broadcast) -> dict[str, object]:
    """Return what goes with the letter that a table says now.

    `info`, a line of the chat; `summary`, what stands beside the page in it, of which messengers
    show some twenty characters; `notify`, what is told to whom in particular.
    """
    game = _(table.game.title)
    awaited = _people(table, table.match.awaited)
    info = _info(table, said, awaited)
    state = _state(table, awaited)
    found: dict[str, object] = {"summary": f"{game}: {state}" if state else game}
    if info:
        found["info"] = info
    told = {it: info for seat in awaited if (it := said.address_of(seat, table.post)) and info}
    if told:
        found["notify"] = told
    return found


def _info(table: FarTable, said: Broadcast, awaited: Sequence[int]) -> str:
    match, names = table.match, table.public_names
    if match.outcome is not None:
        return table.board.result(match.outcome, names)
    new = [seat for seat in _people(table, sorted(match.plays)) if not table.post.match.sent[seat]]
    if consent := Consent(table.post.match, table.people, names).sentence():
        return consent
    if not said.said and new:
        return table.covering()
    if awaited:
        return _("It is your move, {name}.", name=_named(table, awaited))
    return _("{name} has joined.", name=_named(table, new)) if new else ""


def _state(table: FarTable, awaited: Sequence[int]) -> str:
    outcome = table.match.outcome
    if outcome is not None:
        won = _named(table, outcome.winners)
        return _("{name} won", name=won) if won else _("A draw")
    asked = awaited or _people(table, [it.seat for it in table.match.decisions])
    if table.post.free and not awaited:
        return _("who joins?")
    return _("{name}’s turn", name=_named(table, asked)) if asked else ""


def _people(table: FarTable, seats: Sequence[int]) -> list[int]:
    """Return those of these seats in which people sit."""
    return [it for it in seats if it not in table.post.free and not table.levels[it]]


def _named(table: FarTable, seats: Sequence[int]) -> str:
    return listed(table.public_names[seat] for seat in seats)
