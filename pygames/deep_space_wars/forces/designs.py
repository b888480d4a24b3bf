"""Home-made cards: printed ones with other values, each named by what stands on it (DSW-191).

The name of a home-made card is the id of the printed card that it is made from, followed by 17
characters: type, weapon, magic, the stats in their order, and for each stat that can have an
ability which one it has. So wherever a card is named, in moves, links and texts, it is a name that
says everything.
"""

import re
import string
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.cards import (
    HEAVY,
    INFANTRY,
    LARGE,
    LIGHT,
    MELEE,
    RANGED,
    STATS,
    UNARMED,
    VEHICLE,
    Card,
)
from pygames.deep_space_wars.forces.factions import CARDS

__all__ = ["ABILITIES_OF", "CHOICES", "altered", "card_called", "design", "named", "printed"]

CHOICES: Mapping[str, tuple[str, ...]] = {
    "type": (INFANTRY, LARGE, VEHICLE),
    "weapon": (UNARMED, LIGHT, HEAVY),
    "magic": ("", RANGED, MELEE),
}
"""What each of the fields of a card can be that are no stats."""

ABILITIES_OF: Mapping[str, tuple[str, ...]] = {
    stat: tuple(name for name, ability in ABILITIES.items() if ability.stat == stat)
    for stat in dict.fromkeys(ability.stat for ability in ABILITIES.values())
}
"""The abilities that can colour each stat."""

_DIGITS = string.digits + string.ascii_lowercase
_NAME = re.compile(rf"([A-Z]{{2}}[1-9])([{_DIGITS}]{{17}})", re.ASCII)


@lru_cache(maxsize=1024)
def card_called(name: str) -> Card | None:
    """Return the card of this name, printed or home-made, None if there is none.

    Stats may have any value from 0 to 35: `checks` says which are allowed.
    """
    if name in CARDS:
        return CARDS[name]
    found = _NAME.fullmatch(name)
    if found is None or found[1] not in CARDS:
        return None
    values = [*map(_DIGITS.index, found[2])]
    fields, stats, colours = values[:3], values[3:11], values[11:]
    choices = zip(CHOICES.values(), fields, strict=True)
    abilities = zip(ABILITIES_OF.values(), colours, strict=True)
    if any(value >= len(all_) for all_, value in choices):
        return None
    if any(value > len(all_) for all_, value in abilities):
        return None
    changes: dict[str, Any] = {
        field: CHOICES[field][value] for field, value in zip(CHOICES, fields, strict=True)
    }
    changes |= zip(STATS, stats, strict=True)
    changes["abilities"] = tuple(
        all_[value - 1] for all_, value in zip(ABILITIES_OF.values(), colours, strict=True) if value
    )
    return replace(CARDS[found[1]], id=name, **changes)


def printed(card: Card) -> str:
    """Return the id of the printed card that a card is, or is made from."""
    return card.id[:3]


def design(card: Card) -> list[int]:
    """Return the numbers after the id in the name of a home-made card, each from 0 to 35."""
    return [
        *(CHOICES[field].index(getattr(card, field)) for field in CHOICES),
        *(getattr(card, stat) for stat in STATS),
        *(
            0 if (ability := card.ability_of(stat)) is None else all_.index(ability) + 1
            for stat, all_ in ABILITIES_OF.items()
        ),
    ]


def named(base: str, numbers: Iterable[int]) -> str:
    """Return the name of a home-made card, made from a printed one, with this design."""
    return base + "".join(_DIGITS[value] for value in numbers)


def altered(card: Card, **values: object) -> Card:
    """Return a card with other values; the printed one if that is what it comes to.

    Who can shoot needs a weapon and some Energy, who cannot has neither, so these follow from
    Shooting. `abilities` are any of them, in any order.
    """
    changes: dict[str, Any] = values
    fresh = replace(card, **changes)
    fresh = replace(fresh, abilities=tuple(name for name in ABILITIES if name in fresh.abilities))
    if not fresh.shooting:
        fresh = replace(fresh, weapon=UNARMED, energy=0)
    elif fresh.weapon == UNARMED:
        fresh = replace(fresh, weapon=LIGHT, energy=fresh.energy or 6)
    base = CARDS[printed(card)]
    if replace(fresh, id=base.id) == base:
        return base
    return replace(fresh, id=named(base.id, design(fresh)))
