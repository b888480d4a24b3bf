"""What players are called: by their names, as "you", or by how well a bot plays.

A sentence about a move may mention another player whose name it does not know: it calls that player
by seat (`mention`), between marks that nobody sees, and whoever knows the names puts them there
(`named`).
"""

import re
from collections.abc import Sequence

from pygames.core.language import N_, _, direction

__all__ = ["You", "bot_manner", "bot_name", "called", "is_you", "mention", "named", "to_others"]

_BOTS = {
    1: N_("Easy bot"),
    2: N_("Medium bot"),
    3: N_("Hard bot"),
    4: N_("Expert bot"),
    5: N_("Patient bot"),
}

_MANY_BOTS = (N_("Ada"), N_("Bo"), N_("Cleo"), N_("Dan"), N_("Eli"), N_("Fay"), N_("Gia"))
"""What bots are called by seat where several are of the same level."""

_BEGIN, _END = "\u2062", "\u2063"
"""Marks without a glyph: the second comes as often as the seat's number says."""
_MENTION = re.compile(f"{_BEGIN}[^{_END}]*({_END}+)")

_MANNERS = {
    1: N_("Makes mistakes and forgets: for your first matches."),
    2: N_("Makes few mistakes, but thinks only of the next move."),
    3: N_("Tries out its best ideas before it chooses."),
    4: N_("Plays as well as it can, and takes a moment longer."),
    5: N_("Takes its time, and goes on thinking while you do."),
}


class You(str):
    """The name of the only person at the table, who has given no other.

    Sentences with a name have a form of their own for it: "You win", not "You wins".
    """

    __slots__ = ()


def is_you(name: str) -> bool:
    """Whether a sentence with this name must be in the second person."""
    return isinstance(name, You)


def bot_name(level: int) -> str:
    """Return the name of a bot of this level, 1 to 5."""
    return _(_BOTS[level])


def bot_manner(level: int) -> str:
    """Say how a bot of this level plays, in a sentence."""
    return _(_MANNERS[level])


def to_others(names: Sequence[str]) -> list[str]:
    """Return the names as somebody else reads them, to whom "you" would be another."""
    return [_player(seat) if is_you(name) else name for seat, name in enumerate(names)]


def called(given: Sequence[str], seats: int, bots: Sequence[int] = ()) -> tuple[str, ...]:
    """Return the players' names by seat, isolated from the direction of a right-to-left text.

    `given`: the names of the match, () or "" where there is none; `bots`: the level of the bot on
    each seat, 0 for a person.
    """
    levels = bots or [0] * seats
    alone = seats > 1 and levels.count(0) == 1
    names = [
        name or (_bot(seat, levels) if level else You(_("You")) if alone else _player(seat))
        for seat, (name, level) in enumerate(zip(given or [""] * seats, levels, strict=True))
    ]
    if direction() == "rtl":
        return tuple(name if is_you(name) else f"\u2068{name}\u2069" for name in names)
    return tuple(names)


def _bot(seat: int, levels: Sequence[int]) -> str:
    level = levels[seat]
    alike = levels.count(level) > 1
    return _(_MANY_BOTS[seat % len(_MANY_BOTS)]) if alike else bot_name(level)


def _player(seat: int) -> str:
    return _("Player {n}", n=seat + 1)


def mention(seat: int) -> str:
    """Name a player by seat in a sentence that knows no names."""
    return f"{_BEGIN}{_player(seat)}{_END * (seat + 1)}"


def named(text: str, names: Sequence[str]) -> str:
    """Put the names into a text in which players are mentioned; one of them may be "you"."""
    if _BEGIN not in text:
        return text
    return _MENTION.sub(lambda found: _named(names, len(found[1]) - 1) or found[0], text)


def _named(names: Sequence[str], seat: int) -> str:
    if seat >= len(names):
        return ""
    return _("you") if is_you(names[seat]) else names[seat]
