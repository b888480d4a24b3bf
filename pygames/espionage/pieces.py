"""The nine ranks, their armies, and who beats whom (sections 1.2 and 3.3 of the rules).

A rank is a number: 0..4 are the soldiers by strength, 5..8 spy, sapper, mine and headquarters.
"""

import re
from collections.abc import Sequence

from pygames.core.language import N_, Name

__all__ = [
    "ARMY",
    "BEATS",
    "CAPTAIN",
    "CODES",
    "COLONEL",
    "CORPORAL",
    "GENERAL",
    "HQ",
    "LIEUTENANT",
    "MINE",
    "MOBILE",
    "PLURALS",
    "RANKS",
    "SAPPER",
    "SOLDIERS",
    "SPY",
    "TITLES",
    "army_text",
    "parse_army",
    "scaled_army",
    "title",
]

CORPORAL, LIEUTENANT, CAPTAIN, COLONEL, GENERAL, SPY, SAPPER, MINE, HQ = RANKS = range(9)
SOLDIERS = range(5)
MOBILE = range(7)
"""The ranks that can move: all but mines and headquarters (ESP-27)."""

CODES = "12345SPMH"
"""A letter for each rank, as in diagrams."""

TITLES: Sequence[str] = (
    N_("Corporal"),
    N_("Lieutenant"),
    N_("Captain"),
    N_("Colonel"),
    N_("General"),
    N_("Spy"),
    N_("Sapper"),
    N_("Mine"),
    N_("Headquarters"),
)
PLURALS: Sequence[str] = (
    N_("Corporals"),
    N_("Lieutenants"),
    N_("Captains"),
    N_("Colonels"),
    N_("Generals"),
    N_("Spies"),
    N_("Sappers"),
    N_("Mines"),
    N_("Headquarters"),
)

ARMY = (5, 4, 3, 2, 2, 5, 4, 4, 1)
"""The standard army: the number of pieces of each rank (ESP-5)."""


def _beats(attacker: int, defender: int) -> bool:
    if defender == HQ:
        return attacker in MOBILE  # ESP-44
    if attacker == SAPPER:
        return defender in (GENERAL, SPY, SAPPER, MINE)  # ESP-38..ESP-40, ESP-43
    if attacker == SPY:
        return defender in (SPY, SAPPER)  # ESP-41
    if attacker in SOLDIERS:
        return defender <= attacker or defender in (SPY, SAPPER)  # ESP-36, ESP-37, ESP-42
    return False  # ESP-45


BEATS = tuple(tuple(_beats(attacker, defender) for defender in RANKS) for attacker in RANKS)
"""[attacker][defender]: whether the attacker survives; if not, the defender does (ESP-46)."""


def title(rank: int) -> Name:
    """Return the name of a rank in the current language."""
    return Name.of(TITLES[rank])


def scaled_army(squares: int) -> tuple[int, ...]:
    """Scale the standard army to this many squares: one headquarters, the others in proportion.

    Thirty squares give ESP-5, twenty-four ESP-6. The pieces missing after rounding down go to the
    ranks that lost most by it; of equal losses the first in `RANKS` counts.
    """
    whole, shares = sum(ARMY) - 1, [count * (squares - 1) for count in ARMY[:HQ]]
    army = [share // whole for share in shares]
    by_loss = sorted(range(HQ), key=lambda rank: -(shares[rank] % whole))
    for rank in by_loss[: squares - 1 - sum(army)]:
        army[rank] += 1
    return (*army, 1)


def army_text(army: Sequence[int]) -> str:
    """Write an army as its numbers in the order of `RANKS`: `5-4-3-2-2-5-4-4-1`."""
    return "-".join(map(str, army))


_COUNT = re.compile(r"[0-9]{1,2}")


def parse_army(text: str) -> tuple[int, ...] | None:
    """Read what `army_text` wrote; None if the text is not an army."""
    parts = text.split("-")
    if len(parts) != len(RANKS) or not all(map(_COUNT.fullmatch, parts)):
        return None
    army = tuple(map(int, parts))
    return army if text == army_text(army) and max(army) < 64 else None
