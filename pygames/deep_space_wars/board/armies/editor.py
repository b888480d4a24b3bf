"""The card of a squad as it is changed: its price term by term, and what stands against it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import N_, _, number
from pygames.deep_space_wars.board.armies import mustering
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.cards import (
    HEAVY,
    INFANTRY,
    LARGE,
    LIGHT,
    MELEE,
    RANGED,
    STATS,
    VEHICLE,
    Card,
)
from pygames.deep_space_wars.forces.checks import card_faults
from pygames.deep_space_wars.forces.designs import ABILITIES_OF, CHOICES
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.names import LEVEL_NAMES, STAT_NAMES
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["editor", "strip"]

_SHORT: Mapping[str, str] = {
    "speed": N_("Spd"),
    "shooting": N_("Sht"),
    "energy": N_("Enr"),
    "close_combat": N_("Cmb"),
    "attacks": N_("Att"),
    "armour": N_("Arm"),
    "discipline": N_("Dis"),
    "life": N_("Lif"),
}
"""Stats in three letters, where eight of them stand in a row."""

_FIELDS: Mapping[str, str] = {
    "type": N_("Type"),
    "weapon": N_("Weapons"),
    "magic": N_("Magic"),
}
_VALUES: Mapping[str, str] = {
    INFANTRY: N_("infantry"),
    LARGE: N_("large figures"),
    VEHICLE: N_("vehicles"),
    LIGHT: N_("light weapons"),
    HEAVY: N_("heavy weapons"),
    "": N_("no magic"),
    RANGED: N_("shoots by magic"),
    MELEE: N_("fights by magic"),
}


class _Cell(NamedTuple):
    """A stat in a row of all eight."""

    short: str
    value: str
    colour: str
    letter: str


@lru_cache(maxsize=512)
def strip(card: Card, _language: str) -> Markup:
    """Draw all stats of a card in a row, those with an ability in its colour, with its letter."""
    cells, told = [], []
    for stat in STATS:
        ability, value = card.ability_of(stat), _value(getattr(card, stat))
        name = _(ABILITIES[ability].name) if ability else ""
        colour = ABILITIES[ability].colour if ability else ""
        cells.append(_Cell(_(_SHORT[stat]), value, colour, name[:1]))
        said = _("{stat} {value}", stat=_(STAT_NAMES[stat]), value=value)
        told.append(f"{said} ({name})" if name else said)
    return render("deep_space_wars/strip.html", cells=cells, told=_(", ").join(told))


def _value(value: int) -> str:
    return number(value) if value else "–"


# --- the card that is changed --------------------------------------------------------------------


class _Line(NamedTuple):
    """A stat that can be changed."""

    id: str
    name: str
    level: str
    value: str
    lower: Markup
    """The attributes of the button that lowers it, empty if nothing is lower."""
    higher: Markup
    term: str
    """What it adds to the points, or multiplies them by; "" if another stat says it."""
    colour: str
    ability: str
    can_have_any: bool
    abilities: list["_Choice"]
    """Those to choose from, while they are unfolded."""
    faults: list[str]


class _Choice(NamedTuple):
    """An ability, a type, a weapon or a magic that the card can have."""

    attrs: Markup
    name: str
    chosen: bool
    text: str = ""
    colour: str = ""
    factor: str = ""


class _Field(NamedTuple):
    name: str
    choices: list[_Choice]
    faults: list[str]


def editor(sight: Sight[State], squad: int) -> Markup:
    """Draw the card of a squad with all that can be changed on it."""
    card, figures = (mustering.in_draft(sight.layout) or ())[squad]
    faults: dict[str, list[str]] = {}
    for stat, rule in card_faults(card, sight.view.setting.house_rules.card_guard):
        faults.setdefault(stat, []).append(str(rule))
    chosen = sight._replace(picked=(*sight.picked, *mustering.chosen_fields(card)))
    copy, drop = mustering.copied(squad), mustering.dropped(squad)
    return render(
        "deep_space_wars/editor.html",
        own=card.id not in CARDS,
        unfolded=sight.unfolded,
        lines=[_line(chosen, card, stat, faults.get(stat, [])) for stat in STATS],
        fields=[_field(chosen, card, field, faults.get(field, [])) for field in CHOICES],
        sum=_sum(card, figures),
        copy=sight.attrs(copy, _("Another squad like this")) if copy in sight.next else "",
        drop=sight.attrs(drop, _("Take this squad out")) if figures > 1 else "",
    )


def _line(sight: Sight[State], card: Card, stat: str, faults: list[str]) -> _Line:
    name, value, ability = _(STAT_NAMES[stat]), getattr(card, stat), card.ability_of(stat)
    lower = higher = Markup()
    for other in mustering.beside(card, stat):
        said = _("{stat} {value}", stat=name, value=_value(other))
        attrs = sight.attrs(mustering.with_stat(stat, other), said)
        lower, higher = (attrs, higher) if other < value else (lower, attrs)
    level = LEVEL_NAMES.get(stat, {}).get(value)
    abilities = ABILITIES_OF.get(stat, ())
    return _Line(
        stat,
        name,
        _(level) if level else "",
        _value(value),
        lower,
        higher,
        _term(card, stat),
        ABILITIES[ability].colour if ability else "",
        _(ABILITIES[ability].name) if ability else "",
        bool(abilities),
        [_ability(sight, card, it) for it in abilities if f"abilities-{stat}" in sight.unfolded],
        faults,
    )


def _ability(sight: Sight[State], card: Card, ability: str) -> _Choice:
    name = _(ABILITIES[ability].name)
    return _Choice(
        sight.attrs(mustering.with_ability(ability), name),
        name,
        ability in card.abilities,
        _(ABILITIES[ability].text),
        ABILITIES[ability].colour,
        f"×{number(ABILITIES[ability].factor)}",
    )


def _field(sight: Sight[State], card: Card, field: str, faults: list[str]) -> _Field:
    values = mustering.choices(card, field)
    return _Field(
        _(_FIELDS[field]),
        [
            _Choice(
                sight.attrs(mustering.with_field(field, value), _(_VALUES[value])),
                _(_VALUES[value]),
                value == getattr(card, field),
            )
            for value in values
        ],
        faults,
    )


# --- points (DSW-83) -----------------------------------------------------------------------------


def _factors(card: Card, stat: str) -> list[int]:
    """Return what is multiplied for a stat: its share of the points, or what multiplies them."""
    factors = {
        "speed": [card.speed],
        "shooting": [card.shooting, card.energy],
        "close_combat": [card.close_combat, card.attacks],
        "armour": [card.armour, card.armour],
        "discipline": [card.discipline, 2],
        "life": [card.life],
    }.get(stat, [])
    ability = card.ability_of(stat)
    return [*factors, ABILITIES[ability].factor] if factors and ability else factors


def _product(factors: list[int]) -> int:
    product = 1
    for factor in factors:
        product *= factor
    return product


def _term(card: Card, stat: str) -> str:
    """Return what a stat does to the points: `6 × 2 = 12`, `× 2` for Life."""
    factors = _factors(card, stat)
    if not factors:
        return ""
    if not all(factors):
        return number(0)
    said = " × ".join(map(number, factors))
    if stat == "life":
        return f"× {said}"
    return said if len(factors) == 1 else f"{said} = {number(_product(factors))}"


def _sum(card: Card, figures: int) -> str:
    """Return the points of a squad as they come about: `(12 + 14 + 1 + 1 + 4) × 1 × 9 = 288`."""
    shares = [
        number(_product(factors))
        for stat in STATS
        if stat != "life" and (factors := _factors(card, stat))
    ]
    life = " × ".join(map(number, _factors(card, "life")))
    said = f"({' + '.join(shares)}) × {life} × {number(figures)}"
    return f"{said} = {number(card.points * figures)}"
