"""The tables of the rules that say what is said elsewhere too: stats, abilities, terrain, missions.

They are made of the same texts as cards and sheets, so that both always say the same.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import _, number
from pygames.deep_space_wars import FACTION_NAMES
from pygames.deep_space_wars.board.drawing.ground import drawn_piece
from pygames.deep_space_wars.board.words import terrain_name
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.cards import STATS
from pygames.deep_space_wars.land.terrain import CATALOGUE, DIFFICULT, IMPASSABLE, Piece, Zone
from pygames.deep_space_wars.names import (
    LEVEL_NAMES,
    MISSION_NAMES,
    STAT_NAMES,
)
from pygames.deep_space_wars.options import OPTIONS
from pygames.deep_space_wars.texts import FACTION_TEXTS, MISSION_TEXTS
from pygames.geometry.plane import Polygon
from pygames.table.markup import render

__all__ = ["TABLES", "ability_anchor"]


def ability_anchor(ability: str) -> str:
    """Return the section of the rules that an ability has."""
    return f"ability-{ability}"


class _Ability(NamedTuple):
    anchor: str
    name: str
    text: str
    colour: str
    factor: str
    optional: bool


def _abilities() -> Markup:
    groups = [
        (
            stat,
            _(STAT_NAMES[stat]),
            [
                _Ability(
                    ability_anchor(it),
                    _(of.name),
                    _(of.text),
                    of.colour,
                    number(of.factor),
                    of.optional,
                )
                for it, of in ABILITIES.items()
                if of.stat == stat
            ],
        )
        for stat in STATS
    ]
    return render("deep_space_wars/abilities.html", groups=[it for it in groups if it[2]])


def _named(names: Mapping[str, str], texts: Mapping[str, str]) -> Markup:
    rows = [(_(name), _(texts[key])) for key, name in names.items()]
    return render("deep_space_wars/named.html", rows=rows)


def _stats() -> Markup:
    rows = [
        (_(STAT_NAMES[stat]), [(number(n) if n else "–", _(text)) for n, text in levels.items()])
        for stat, levels in LEVEL_NAMES.items()
    ]
    return render("deep_space_wars/levels.html", rows=rows)


class _Ground(NamedTuple):
    drawing: Markup
    name: str
    move: str
    cover: str
    sight: str


def _grounds() -> Iterator[_Ground]:
    corners = (3, 3), (45, 3), (45, 45), (3, 45)
    for kind, ground in CATALOGUE.items():
        moves = {DIFFICULT: _("difficult"), IMPASSABLE: _("impassable")}
        yield _Ground(
            drawn_piece(Piece(kind, (Zone(kind, Polygon(corners), ground),)))
            if kind != "clear"
            else Markup(),
            terrain_name(kind),
            moves.get(ground.move, _("clear")),
            number(ground.cover) if ground.cover else "–",
            _("blocks sight") if ground.blocks_sight else "–",
        )


def _terrain() -> Markup:
    return render("deep_space_wars/grounds.html", grounds=[*_grounds()])


def _options() -> Markup:
    titles = [_(option.title) for option in OPTIONS.values() if option.values == (False, True)]
    return render("deep_space_wars/listed.html", titles=titles)


TABLES: Mapping[str, Callable[[], Markup]] = {
    "abilities": _abilities,
    "factions": lambda: _named(FACTION_NAMES, FACTION_TEXTS),
    "missions": lambda: _named(MISSION_NAMES, MISSION_TEXTS),
    "options": _options,
    "stats": _stats,
    "terrain": _terrain,
}
"""Name -> the table that stands for `drawing:<name>` in the rules."""
