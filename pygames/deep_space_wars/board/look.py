"""A closer look: the army card of a squad, a piece of terrain, a marker of the mission."""

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import N_, _, ngettext, number
from pygames.deep_space_wars import FACTION_NAMES
from pygames.deep_space_wars.board.drafts.landscaping import shape_of
from pygames.deep_space_wars.board.drawing.figures import squad_of
from pygames.deep_space_wars.board.drawing.glyphs import SIGN_SIZES, glyph_of
from pygames.deep_space_wars.board.drawing.ground import drawn_piece
from pygames.deep_space_wars.board.drawing.standees import figure_picture
from pygames.deep_space_wars.board.drawing.table import piece_of
from pygames.deep_space_wars.board.guidance.meetings import dangers, targets
from pygames.deep_space_wars.board.guidance.odds import prospects, told
from pygames.deep_space_wars.board.picks import faction_of
from pygames.deep_space_wars.board.reference import ability_anchor
from pygames.deep_space_wars.board.scene import lies_of, marks_of
from pygames.deep_space_wars.board.sections import ADDRESS
from pygames.deep_space_wars.board.words import (
    condition,
    kind_of_card,
    strength,
    terrain_name,
    terrain_rules,
)
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.setting_up import army_limit
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.armies import army_points, ready_armies
from pygames.deep_space_wars.forces.cards import STATS, Card
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.land.shapes import piece_of as shaped
from pygames.deep_space_wars.land.terrain import Piece
from pygames.deep_space_wars.names import (
    LEVEL_NAMES,
    MISSION_NAMES,
    STAT_NAMES,
)
from pygames.deep_space_wars.positions.position import Position
from pygames.deep_space_wars.texts import FACTION_TEXTS, MISSION_TEXTS
from pygames.deep_space_wars.wording import card_name, squad_name
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["look"]

_AROUND = 8
"""In ticks: how much of the table is shown round a piece of terrain."""


_OBJECTIVES = {"marker": N_("Marker"), "crate": N_("Crate"), "hill": N_("The hill")}


class _Stat(NamedTuple):
    name: str
    value: str
    level: str
    """What the value means, "" if nobody has words for it."""
    ability: str
    """What colours it."""
    colour: str


class _Ability(NamedTuple):
    name: str
    text: str
    colour: str
    anchor: str
    """Its section of the rules."""
    off: bool
    """Whether it is switched off."""


def look(sight: Sight[State]) -> Markup | None:
    """Render what the player looks at closely, None if there is nothing to see."""
    position, opened = sight.view, sight.opened
    squad = squad_of(opened)
    if squad is not None and squad < len(position.roster.squads):
        return _army_card(sight, squad)
    faction = faction_of(opened)
    if faction is not None and faction in ready_armies(army_limit(position)):
        return _army(position, faction)
    shape = shape_of(opened)
    if shape is not None:
        return _terrain(shaped(shape, (TABLE // 2, TABLE // 2), 0))
    piece = piece_of(position.field, opened)
    return _terrain(piece) if piece else _objective(sight)


# --- squads --------------------------------------------------------------------------------------


def _army_card(sight: Sight[State], squad: int) -> Markup:
    position, marks = sight.view, marks_of(sight.view)
    of = position.roster.squads[squad]
    card = of.card
    leader = position.leaders[squad]
    return render(
        "deep_space_wars/army_card.html",
        rules=ADDRESS,
        seat=of.owner,
        owner=sight.names[of.owner],
        title=squad_name(position, squad),
        faction=_(FACTION_NAMES[card.faction]) if card.faction in FACTION_NAMES else "",
        kind=kind_of_card(card),
        glyph=glyph_of(card),
        sign=SIGN_SIZES[of.owner],
        figures=strength(position, squad),
        points=_points(card, len(of.figures)),
        acted=squad in marks.acted,
        warlord=leader in marks.warlords,
        state=list(_states(position, squad)),
        attack=told(position, prospect) if (prospect := prospects(sight).get(squad)) else [],
        stats=[_stat(card, name) for name in STATS],
        range=_range(card),
        meetings=[
            (title, of)
            for title, of in (
                (_("Whom it could attack"), targets(position, squad)),
                (_("Who could attack it"), dangers(position, squad)),
            )
            if of
        ],
        abilities=[
            _Ability(
                _(ABILITIES[it].name),
                _(ABILITIES[it].text),
                ABILITIES[it].colour,
                ability_anchor(it),
                (squad, it) in position.off,
            )
            for it in card.abilities
        ],
    )


def _points(card: Card, figures: int) -> str:
    each = ngettext("{n} point each", "{n} points each", card.points)
    if figures == 1:
        return ngettext("{n} point", "{n} points", card.points)
    return _("{each}, {n} in all", each=each, n=card.points * figures)


def _states(position: Position, squad: int) -> Iterator[str]:
    """Yield what is out of the ordinary about the figures of a squad."""
    figures = position.roster.squads[squad].figures
    for n, figure in enumerate(figures, start=1):
        said = _(", ").join(condition(position, figure))
        life = position.roster.squads[squad].card.life
        if said and (position.lives[figure] < life or not position.is_able(figure)):
            yield _("Figure {n}: {state}", n=n, state=said)


def _stat(card: Card, name: str) -> _Stat:
    value = getattr(card, name)
    ability = card.ability_of(name)
    level = LEVEL_NAMES.get(name, {}).get(value)
    return _Stat(
        _(STAT_NAMES[name]),
        number(value) if value else "–",
        _(level) if level else "",
        _(ABILITIES[ability].name) if ability else "",
        ABILITIES[ability].colour if ability else "",
    )


def _range(card: Card) -> list[tuple[str, str]]:
    """Return the target number of a shot by distance: (up to how many inches, at most)."""
    return [
        (_("under {n}″", n=card.energy * (step + 1)), number(card.shooting - step))
        for step in range(card.shooting)
        if card.reach > step * card.energy * INCH
    ]


# --- ready armies --------------------------------------------------------------------------------


def _army(view: State, faction: str) -> Markup:
    """Render what is in the ready army of a faction."""
    army = ready_armies(army_limit(view))[faction]
    return render(
        "deep_space_wars/army.html",
        title=_(FACTION_NAMES[faction]),
        text=_(FACTION_TEXTS[faction]),
        points=ngettext("{n} point", "{n} points", army_points(army)),
        squads=[
            (
                figure_picture(card, 0),
                card_name(card),
                figures,
                kind_of_card(card),
                _abilities(card),
            )
            for card, figures in army
        ],
    )


def _abilities(card: Card) -> str:
    return _(", ").join(_(ABILITIES[it].name) for it in card.abilities)


# --- what is fought for --------------------------------------------------------------------------


def _objective(sight: Sight[State]) -> Markup | None:
    """Render what the mission says of a marker, a crate or the hill, and who controls it."""
    kind, _colon, which = sight.opened.partition(":")
    if kind not in _OBJECTIVES:
        return None
    view, markers = sight.view, dict(enumerate(lies_of(sight.view).held, start=1))
    held = markers.get(int(which)) if kind == "marker" and which.isdecimal() else None
    return render(
        "deep_space_wars/objective.html",
        rules=ADDRESS,
        title=_(_OBJECTIVES[kind]),
        mission=_(MISSION_NAMES[view.setting.mission]),
        text=_(MISSION_TEXTS[view.setting.mission]),
        held=None if held is None else (held, sight.names[held]),
    )


# --- terrain -------------------------------------------------------------------------------------


def _terrain(piece: Piece) -> Markup:
    boxes = [zone.shape.box for zone in piece.zones]
    left, top = (min(box[side] for box in boxes) - _AROUND for side in (0, 1))
    right, bottom = (max(box[side] for box in boxes) + _AROUND for side in (2, 3))
    kinds = {zone.kind: terrain_rules(zone.terrain) for zone in piece.zones}
    return render(
        "deep_space_wars/terrain.html",
        rules=ADDRESS,
        box=(left, top, right - left, bottom - top),
        drawing=drawn_piece(piece),
        kinds=[(terrain_name(kind), rules) for kind, rules in kinds.items()],
    )
