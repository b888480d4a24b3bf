"""Which cards and armies may be played, and which rule stands against the others.

An army is chosen as a move, so each fault is the `IllegalMove` to be raised, together with what it
is about, for whoever shows it beside that.
"""

from collections.abc import Collection, Iterator, Mapping

from pygames.core.game import IllegalMove
from pygames.core.language import N_, _
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.armies import Army, army_points
from pygames.deep_space_wars.forces.cards import HEAVY, UNARMED, Card
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.names import STAT_NAMES

__all__ = ["LARGEST_SQUAD", "VALUES", "army_faults", "card_faults"]

LARGEST_SQUAD = 20
"""Figures of a squad (DSW-4)."""

VALUES: Mapping[str, Collection[int]] = {
    "speed": (4, 6, 8, 10, 12),
    "shooting": range(6),
    "energy": range(13),
    "close_combat": range(6),
    "attacks": range(1, 5),
    "armour": range(6),
    "discipline": range(6),
    "life": range(1, 7),
}
"""The values that each stat can have (DSW-41 to DSW-48)."""

_OUT_OF_RANGE: Mapping[str, str] = {
    "speed": N_("Speed is 4, 6, 8, 10 or 12."),
    "shooting": N_("Shooting is 0 to 5."),
    "energy": N_("Energy is 1 to 12."),
    "close_combat": N_("Close combat is 0 to 5."),
    "attacks": N_("Attacks are 1 to 4."),
    "armour": N_("Armour is 0 to 5."),
    "discipline": N_("Discipline is 0 to 5."),
    "life": N_("Life is 1 to 6."),
}


def card_faults(card: Card, guarded: bool = True) -> Iterator[tuple[str, IllegalMove]]:
    """Yield what stands against a card, each with the field that it is about (DSW-89).

    `guarded`: also hold it to the limits that keep home-made cards from being too strong, which
    printed cards need not observe (DSW-191).
    """
    if card == CARDS.get(card.id):
        return
    for stat, values in VALUES.items():
        if getattr(card, stat) not in values:
            yield stat, IllegalMove(_OUT_OF_RANGE[stat])
    if (card.energy > 0) != (card.shooting > 0):
        yield "energy", IllegalMove(N_("Energy is 0 if Shooting is 0, and only then."))
    yield from _weapon_faults(card)
    yield from _ability_faults(card)
    if guarded:
        yield from _guard_faults(card)


def _named(card: Card, stat: str) -> Mapping[str, str]:
    """Return what a stat and the ability that colours it are called."""
    ability = card.ability_of(stat)
    assert ability is not None
    return {"stat": _(STAT_NAMES[stat]), "ability": _(ABILITIES[ability].name)}


def _weapon_faults(card: Card) -> Iterator[tuple[str, IllegalMove]]:
    """Yield what is wrong with the weapon (DSW-29)."""
    if (card.weapon == UNARMED) != (card.shooting == 0):
        yield "weapon", IllegalMove(N_("A squad has a weapon if it can shoot, and only then."))
    elif card.weapon != HEAVY and any(ABILITIES[it].heavy for it in card.abilities):
        yield "weapon", IllegalMove(N_("Bombs and flamethrowers are heavy weapons."))


def _ability_faults(card: Card) -> Iterator[tuple[str, IllegalMove]]:
    """Yield what is wrong with how abilities colour stats (DSW-33)."""
    stats = [ABILITIES[name].stat for name in card.abilities]
    for stat in dict.fromkeys(stats):
        if stats.count(stat) > 1:
            yield stat, IllegalMove(N_("Each stat can have only one ability."))
        if getattr(card, stat) < 1:
            yield (
                stat,
                IllegalMove(
                    N_("{ability} needs {stat} of at least 1: raise it, or take {ability} off."),
                    **_named(card, stat),
                ),
            )


def _guard_faults(card: Card) -> Iterator[tuple[str, IllegalMove]]:
    """Yield what would make a home-made card too strong for its price (DSW-191)."""
    if card.shooting > 1 and card.attacks > 1:
        yield "attacks", IllegalMove(N_("With Shooting of 2 or more, Attacks must be 1."))
    elif card.shooting == 1 and card.attacks > 2:
        yield "attacks", IllegalMove(N_("With Shooting of 1, Attacks must be 1 or 2."))
    for name in card.abilities:
        stat = ABILITIES[name].stat
        weak = stat in ("close_combat", "armour", "discipline") and getattr(card, stat) == 1
        if weak and not ABILITIES[name].suits_the_weak:
            yield (
                stat,
                IllegalMove(
                    N_("{ability} needs {stat} of at least 2: raise it, or take {ability} off."),
                    **_named(card, stat),
                ),
            )
    for name in card.abilities:
        reach = ABILITIES[name].reach
        if reach and card.shooting * card.energy < reach.least:
            yield "energy", IllegalMove(reach.refusal)


def army_faults(
    army: Army, limit: int, guarded: bool = True
) -> Iterator[tuple[int | None, IllegalMove]]:
    """Yield what stands against an army, each with the number of its squad, None for all of it.

    `limit`: the most points it may cost, `guarded`: as for `card_faults` (DSW-86, DSW-89).
    """
    if not army:
        yield None, IllegalMove(N_("An army needs at least one squad."))
    for number, (card, figures) in enumerate(army):
        if not 1 <= figures <= LARGEST_SQUAD:
            yield (
                number,
                IllegalMove(
                    N_("A squad has 1 to {n} figures: make two squads of a larger one."),
                    n=LARGEST_SQUAD,
                ),
            )
        for name in card.abilities:
            company = ABILITIES[name].figures
            if company and 0 < figures < company.least:
                yield number, IllegalMove(company.refusal)
        for _stat, fault in card_faults(card, guarded):
            yield number, fault
    points = army_points(army)
    if points > limit:
        over = N_(
            "This army costs {points} points, and {limit} is the limit: take off at least {over}."
        )
        yield None, IllegalMove(over, points=points, limit=limit, over=points - limit)
