"""A squad looked at closely: whom it can shoot at or reach, and who can do that to it."""

from collections.abc import Iterator
from typing import NamedTuple

from pygames.core.language import _
from pygames.deep_space_wars.analysis.charge import rush
from pygames.deep_space_wars.analysis.matchup import melee, volley
from pygames.deep_space_wars.board.guidance.odds import in_brief
from pygames.deep_space_wars.engine.refusals import why_no_fight, why_no_shot
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.positions.contact import engaged
from pygames.deep_space_wars.wording import squad_name

__all__ = ["Meeting", "dangers", "targets"]


class Meeting(NamedTuple):
    """What one squad could do to another from where both stand."""

    seat: int
    """Whose the other squad is."""
    name: str
    shots: str
    """What aimed shots would bring, or why there can be none."""
    blows: str
    """How far a charge would have to go, and its chance; or what a fight would bring."""


def targets(view: State, squad: int) -> list[Meeting]:
    """Return the enemies of a squad with what it could do to them."""
    return [_meeting(view, squad, other, other) for other in _enemies(view, squad)]


def dangers(view: State, squad: int) -> list[Meeting]:
    """Return the enemies of a squad with what they could do to it."""
    return [_meeting(view, other, squad, other) for other in _enemies(view, squad)]


def _enemies(view: State, squad: int) -> Iterator[int]:
    """Yield the enemy squads, as long as both are on the table and able to do something."""
    if view.outcome is None and view.able_in(squad):
        yield from (it for it in view.squads_against(squad) if view.able_in(it))


def _meeting(view: State, one: int, other: int, named: int) -> Meeting:
    owner = view.roster.squads[named].owner
    return Meeting(
        owner, squad_name(view, named), _shots(view, one, other), _blows(view, one, other)
    )


def _shots(view: State, one: int, other: int) -> str:
    if not view.roster.squads[one].card.shooting:
        return "–"
    refusal = why_no_shot(view, one, other, snap=False, aims=False)
    found = None if refusal else volley(view, one, other)
    if found is None:
        return str(refusal.rule) if refusal else "–"
    return in_brief(found)


def _blows(view: State, one: int, other: int) -> str:
    if not view.roster.squads[one].card.close_combat:
        return "–"
    if why_no_fight(view, one, other) is None:
        return in_brief(melee(view, one, other))
    if engaged(view, one):
        return "–"
    found = rush(view, one, other)
    return in_brief(found) if found.chance else _("{n}″: too far", n=found.inches)
