"""What players are called: by their names, as "you", or by how well a bot plays."""

from collections.abc import Sequence

from pygames.core.language import N_, _, direction

__all__ = ["You", "bot_manner", "bot_name", "called", "is_you", "to_others"]

_BOTS = {1: N_("Easy bot"), 2: N_("Medium bot"), 3: N_("Hard bot"), 4: N_("Expert bot")}

_MANNERS = {
    1: N_("Makes mistakes and forgets: for your first matches."),
    2: N_("Makes few mistakes, but thinks only of the next move."),
    3: N_("Tries out its best ideas before it chooses."),
    4: N_("Plays as well as it can, and takes a moment longer."),
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
    """Return the name of a bot of this level, 1 to 4."""
    return _(_BOTS[level])


def bot_manner(level: int) -> str:
    """Say how a bot of this level plays, in a sentence."""
    return _(_MANNERS[level])


def to_others(names: Sequence[str]) -> list[str]:
    """Return the names as somebody else reads them, to whom "you" would be another."""
    return [_("Player {n}", n=n) if is_you(name) else name for n, name in enumerate(names, 1)]


def called(given: Sequence[str], seats: int, bots: Sequence[int] = ()) -> tuple[str, ...]:
    """Return the players' names by seat, isolated from the direction of a right-to-left text.

    `given`: the names of the match, () or "" where there is none; `bots`: the level of the bot on
    each seat, 0 for a person.
    """
    levels = bots or [0] * seats
    alone = seats > 1 and levels.count(0) == 1
    names = [
        name or (bot_name(level) if level else You(_("You")) if alone else _("Player {n}", n=n))
        for n, (name, level) in enumerate(zip(given or [""] * seats, levels, strict=True), 1)
    ]
    if direction() == "rtl":
        return tuple(name if is_you(name) else f"\u2068{name}\u2069" for name in names)
    return tuple(names)
