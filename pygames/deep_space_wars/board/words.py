"""What squads, figures and terrain are called, and what they are like, in words."""

from collections.abc import Iterator

from pygames.core.language import N_, Name, _, ngettext
from pygames.deep_space_wars.forces.cards import HEAVY, INFANTRY, LARGE, LIGHT, MELEE, RANGED, Card
from pygames.deep_space_wars.land.terrain import DEEP, DIFFICULT, DRY, IMPASSABLE, Terrain
from pygames.deep_space_wars.names import TERRAIN_NAMES
from pygames.deep_space_wars.positions.position import AWAY, Position
from pygames.deep_space_wars.wording import figure_name, squad_name

__all__ = [
    "condition",
    "figure_label",
    "kind_of_card",
    "marker_name",
    "squad_label",
    "strength",
    "terrain_name",
    "terrain_rules",
    "terrain_summary",
]


def marker_name(mission: str, number: int) -> str:
    """Return what a marker is called."""
    return _("Command post") if mission == "base_assault" else _("Marker {n}", n=number)


def strength(position: Position, squad: int) -> str:
    """Return how many figures of a squad are left."""
    left, all_ = len(position.up_in(squad)), len(position.roster.squads[squad].figures)
    if left == all_:
        return ngettext("{n} figure", "{n} figures", left)
    return _("{n} of {all} figures", n=left, all=all_)


def squad_label(
    position: Position, squad: int, owner: str, marked: bool, carries: bool = False
) -> str:
    """Return a squad in a phrase: whose it is, how many are left, and what is beside it.

    `marked`: whether it has acted. `carries`: whether it carries a ladder.
    """
    parts = [_("{squad} of {name}", squad=squad_name(position, squad), name=owner)]
    parts.append(strength(position, squad))
    lost = len(position.up_in(squad)) - len(position.able_in(squad))
    if lost:
        parts.append(ngettext("{n} demoralised", "{n} demoralised", lost))
    if carries:
        parts.append(_("with a ladder"))
    if marked:
        parts.append(_("has acted"))
    return _(", ").join(parts)


def figure_label(position: Position, figure: int) -> str:
    """Return a figure in a phrase: figure 4 of Line Rifles 3, its leader, 2 Life left."""
    squad = position.roster.squad_of[figure]
    parts = [figure_name(position, figure)]
    if figure == position.leaders[squad]:
        parts.append(_("leader"))
    parts += condition(position, figure)
    return _(", ").join(parts)


def condition(position: Position, figure: int) -> Iterator[str]:
    """Yield what is out of the ordinary about a figure."""
    life = position.roster.squads[position.roster.squad_of[figure]].card.life
    if position.conditions[figure] == AWAY:
        yield _("not on the table")
    elif position.lives[figure] <= 0:
        yield _("down")
    elif not position.is_able(figure):
        yield _("demoralised")
    if life > 1 and position.is_up(figure):
        yield _("Life {n} of {all}", n=position.lives[figure], all=life)


# --- cards ---------------------------------------------------------------------------------------

_TYPES = {INFANTRY: N_("infantry"), LARGE: N_("large figures")}
_WEAPONS = {LIGHT: N_("light weapons"), HEAVY: N_("heavy weapons")}


def kind_of_card(card: Card) -> str:
    """Return what figures of a card are and carry: infantry, light weapons, magic shooting."""
    parts = [_(_TYPES.get(card.type, N_("vehicles")))]
    if card.shooting:
        parts.append(_(_WEAPONS.get(card.weapon, N_("no guns"))))
    if card.magic == RANGED:
        parts.append(_("shoots by magic"))
    if card.magic == MELEE:
        parts.append(_("fights by magic"))
    return _(", ").join(parts)


# --- terrain -------------------------------------------------------------------------------------


def terrain_name(kind: str) -> Name:
    """Return what a kind of terrain is called."""
    return Name.of(TERRAIN_NAMES[kind]) if kind in TERRAIN_NAMES else Name(kind)


def terrain_summary(kind: str, ground: Terrain) -> str:
    """Return a kind of terrain in a phrase: Jungle: difficult, cover 2, blocks sight."""
    parts = [_("impassable") if ground.move == IMPASSABLE else ""]
    parts.append(_("difficult") if ground.move == DIFFICULT else "")
    parts.append(_("cover {n}", n=ground.cover) if ground.cover else "")
    parts.append(_("blocks sight") if ground.blocks_sight else "")
    said = _(", ").join(filter(None, parts)) or _("clear")
    return _("{terrain}: {rules}", terrain=terrain_name(kind), rules=said)


def terrain_rules(ground: Terrain) -> list[tuple[str, str]]:
    """Return what terrain does to movement, sight, cover and hiding: (of what, a sentence)."""
    return [
        (_("Movement"), _movement(ground)),
        (_("Sight"), _sight(ground)),
        (_("Cover"), _cover(ground)),
        *([(_("Hiding"), _hiding())] if ground.move == DIFFICULT or ground.conceals else []),
    ]


def _movement(ground: Terrain) -> str:
    if ground.water != DRY:
        if ground.water == DEEP:
            return _("Impassable: only Water dwellers cross it, or those who fly.")
        return _(
            "Difficult, except for Water dwellers: a die is taken off the Speed of whoever "
            "touches it."
        )
    if ground.move == IMPASSABLE:
        return _("Impassable: it can only be flown over.")
    if ground.move == DIFFICULT:
        return _("Difficult: a die is taken off the Speed of whoever touches it.")
    return _("Clear: it slows nobody down.")


def _sight(ground: Terrain) -> str:
    if ground.blocks_sight and ground.move == IMPASSABLE:
        return _("Blocked: nobody sees through it.")
    if ground.blocks_sight:
        return _("Blocked: nobody sees through it, but one can see into it and out of it.")
    return _("Open: one sees across it.")


def _cover(ground: Terrain) -> str:
    if not ground.cover:
        return _("None.")
    return _("{n}: whoever is shot at across it saves on {n} or less.", n=ground.cover)


def _hiding() -> str:
    return _("Squads with Stealth cannot be shot at across it.")
