"""Whom squads can attack from where they stand (sections 1.17 to 1.19)."""

from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.forces.cards import HEAVY, LIGHT
from pygames.deep_space_wars.positions.coherency import GAP, is_coherent
from pygames.deep_space_wars.positions.contact import engaged, touched_from
from pygames.deep_space_wars.positions.lines import distance, idle_shooters, target_number, targets

__all__ = [
    "fighters_of",
    "foes_of",
    "gunners_of",
    "number_for",
    "snap_targets_of",
    "targets_of",
]


def targets_of(battle: Battle, squad: int) -> dict[int, dict[int, list[int]]]:
    """Return the enemy squads that a squad can shoot at, each with its lines (DSW-129)."""
    found: dict[int, dict[int, list[int]]] = {}
    idle = idle_shooters(battle, squad)
    for target in battle.squads_against(squad) if idle else ():
        lines = {figure: seen for figure in idle if (seen := targets(battle, figure, target))}
        if lines:
            found[target] = lines
    return found


def snap_targets_of(battle: Battle, squad: int, heavy: bool = False) -> list[int]:
    """Return the squads at which a squad can fire snap shots (DSW-122, DSW-123).

    Also if it is scattered, for it may fire at those who charge even then (AMB-74). `heavy`:
    whether heavy weapons can do so too, as with Keep-away (DSW-127).
    """
    weapon = battle.roster.squads[squad].card.weapon
    armed = weapon == LIGHT or (heavy and weapon == HEAVY)
    return [*targets_of(battle, squad)] if armed else []


def number_for(
    battle: Battle, squad: int, lines: dict[int, list[int]], *, aims: bool = False
) -> int:
    """Return the target number of an aimed volley (DSW-131, DSW-137)."""
    card = battle.roster.squads[squad].card
    return target_number(card, distance(battle, lines)) - aims


def gunners_of(battle: Battle, squad: int) -> tuple[int, ...]:
    """Return the figures that can use a template: those that touch no enemy."""
    fighting = engaged(battle, squad)
    return tuple(figure for figure in battle.able_in(squad) if figure not in fighting)


def foes_of(battle: Battle, squad: int) -> list[int]:
    """Return the enemy squads that a squad can fight: within an inch of its bases (DSW-153)."""
    able, radius = battle.able_in(squad), battle.roster.squads[squad].card.radius
    if not (battle.roster.squads[squad].card.close_combat and is_coherent(battle, squad)):
        return []
    places, radii, of = battle.places, battle.roster.radius, battle.roster.squad_of
    near = {
        of[foe]
        for foe in battle.enemies_of(squad)
        for figure in able
        if (places[foe][0] - places[figure][0]) ** 2 + (places[foe][1] - places[figure][1]) ** 2
        <= (radius + radii[foe] + GAP) ** 2
    }
    return sorted(near)


def fighters_of(battle: Battle, squad: int, foe: int) -> tuple[int, ...]:
    """Return the able figures of a squad that touch another squad (DSW-156)."""
    enemies, radius = battle.up_in(foe), battle.roster.squads[squad].card.radius
    return tuple(
        figure
        for figure in battle.able_in(squad)
        if touched_from(battle, battle.places[figure], radius, enemies)
    )
