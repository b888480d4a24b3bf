"""What players are called: by their names, as "you", or by how well a bot plays.

A sentence about a move may mention another player whose name it does not know: it calls that player
by seat (`mention`), between marks that nobody sees, and whoever knows the names puts them there
(`named`), in the case that the sentence asks for.
"""

import re
from collections.abc import Callable, Sequence

from pygames.core import english
from pygames.core.decisions import Outcome
from pygames.core.language import N_, Name, _, direction, listed

__all__ = [
    "You",
    "bot_manner",
    "bot_name",
    "called",
    "is_you",
    "mention",
    "mentions",
    "named",
    "to_others",
    "who_wins",
    "with_mentions",
]

_BOTS = {
    1: N_("Easy bot"),
    2: N_("Medium bot"),
    3: N_("Hard bot"),
    4: N_("Expert bot"),
    5: N_("Patient bot"),
}

_MANY_BOTS = (N_("Ada"), N_("Bo"), N_("Cleo"), N_("Dan"), N_("Eli"), N_("Fay"), N_("Gia"))
"""What bots are called by seat where several are of the same level."""

_ARTICLES = english.CASES
"""Hungarian articles are called as the English ones are."""
_BEGIN, _END = "\u2062", "\u2063"
"""Marks without a glyph: the second comes as often as the seat's number says."""
_UNSEEN = 0xE0000
"""Added to the code of a character it gives a tag, which has no glyph: so a case is written."""
_MENTION = re.compile(f"{_BEGIN}([\U000e0020-\U000e007e]*)[^{_END}]*({_END}+)")

_MANNERS = {
    1: N_("Makes mistakes and forgets: for your first matches. Answers at once."),
    2: N_("Makes few mistakes, but thinks only of the next move. Answers at once."),
    3: N_("Tries out its best ideas, for up to half a second a move."),
    4: N_("Plays as well as it can, and thinks for a second or two a move."),
    5: N_("Thinks for three or four seconds a move, and goes on while you do."),
}


class _Person(Name):
    """What somebody is called, which has no article: "Anna", but "the easy bot"."""

    __slots__ = ()

    def __format__(self, case: str) -> str:
        wanted = [part for part in case.split() if part not in _ARTICLES]
        return super().__format__(" ".join(wanted))


class You(_Person):
    """The name of the only person at the table, who has given no other.

    Sentences with a name have a form of their own for it: "You win", not "You wins".
    """

    __slots__ = ()

    def __format__(self, case: str) -> str:
        return format(_you(), case) if case else str(self)


def _you() -> _Person:
    """Return what "you" are called within a sentence."""
    return _Person.of(N_("you"))


def is_you(name: str) -> bool:
    """Whether a sentence with this name must be in the second person."""
    return isinstance(name, You)


def bot_name(level: int) -> Name:
    """Return the name of a bot of this level, 1 to 5."""
    return Name.of(_BOTS[level])


def bot_manner(level: int, manner: str = "") -> str:
    """Say how a bot of this level plays, and how long it thinks (see `bots.levels.LEVELS`).

    `manner`: how it plays a certain game (a message id).
    """
    return f"{_(manner)} {_(_PATIENCE[level])}" if manner else _(_MANNERS[level])


_PATIENCE = {
    1: N_("Answers at once."),
    2: N_("Answers at once."),
    3: N_("Thinks for up to half a second a move."),
    4: N_("Thinks for a second or two a move."),
    5: N_("Thinks for three or four seconds a move, and goes on while you do."),
}


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
        _Person(name)
        if name
        else (_bot(seat, levels) if level else You(_("You")) if alone else _player(seat))
        for seat, (name, level) in enumerate(zip(given or [""] * seats, levels, strict=True))
    ]
    if direction() == "rtl":
        return tuple(name if is_you(name) else _Person(f"\u2068{name}\u2069") for name in names)
    return tuple(names)


def _bot(seat: int, levels: Sequence[int]) -> Name:
    level = levels[seat]
    alike = levels.count(level) > 1
    return _Person(_(_MANY_BOTS[seat % len(_MANY_BOTS)])) if alike else bot_name(level)


def _player(seat: int) -> Name:
    # No name of a person: “a 2. játékos” has an article in Hungarian.
    return Name(_("Player {n}", n=seat + 1))


class _Mention(Name):
    """What stands for the name of a player, which will be put into the case that is asked for."""

    __slots__ = ("_seat",)

    _seat: int

    def __format__(self, case: str) -> str:
        return _marked(self._seat, case)


def _marked(seat: int, case: str = "") -> str:
    unseen = "".join(chr(_UNSEEN + ord(character)) for character in case)
    return f"{_BEGIN}{unseen}{_player(seat):{case}}{_END * (seat + 1)}"


def mention(seat: int) -> Name:
    """Name a player by seat in a sentence that knows no names."""
    made = _Mention(_marked(seat))
    made._seat = seat
    return made


def mentions(text: str, seat: int) -> bool:
    """Whether a text mentions this player."""
    return any(len(found[2]) == seat + 1 for found in _MENTION.finditer(text))


def with_mentions(text: str, written: Callable[[int, str], str]) -> str:
    """Write each mention of a player in a text anew: `written` has the seat and the mention."""
    return _MENTION.sub(lambda found: written(len(found[2]) - 1, found[0]), text)


def named(text: str, names: Sequence[str], written: Callable[[str], str] = str) -> str:
    """Put the names into a text in which players are mentioned; one of them may be "you".

    `written`: what the text needs of a name, such as that it is escaped.
    """
    if _BEGIN not in text:
        return text

    def put(found: re.Match[str]) -> str:
        seat = len(found[2]) - 1
        if seat >= len(names):
            return found[0]
        name = _you() if is_you(names[seat]) else names[seat]
        case = "".join(chr(ord(character) - _UNSEEN) for character in found[1])
        return written(format(name if isinstance(name, Name) else _Person(name), case))

    return _MENTION.sub(put, text)


def who_wins(outcome: Outcome, names: Sequence[str]) -> str:
    """Say who has won; `names`: of all seats, one of which may be "you"."""
    won = [names[seat] for seat in outcome.winners]
    others = listed(name for name in won if not is_you(name))
    if not won:
        return _("A draw")
    if any(map(is_you, won)):
        return _("You win together with {names}", names=others) if others else _("You win")
    return _("{names} win", names=others) if len(won) > 1 else _("{name} wins", name=others)
