"""What is seen of an attack: the effects on the table, and what the dice come to.

It is the truth: who fired which die, whom the hits struck, where a bomb went off.
"""

from collections.abc import Iterator
from itertools import cycle

from pygames.core.language import N_, _, ngettext, number
from pygames.deep_space_wars.analysis.charge import rush
from pygames.deep_space_wars.board.drawing.effects import (
    BLASTS,
    HITS,
    MISSES,
    Shot,
    bomb_element,
    charge_element,
    fire_element,
    flame_element,
)
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.moves import Flame
from pygames.deep_space_wars.engine.state import Rolls, State
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.narration.dice_rows import Row
from pygames.deep_space_wars.narration.toll import Toll
from pygames.deep_space_wars.positions.templates import scattered

__all__ = ["edge", "flame_seen", "seen", "verdict"]

_TOP, _BOTTOM = "top", "bottom"
_CONTACT, _SHORT = N_("Contact"), N_("Falls short")


def flame_seen(state: State, move: Flame) -> str:
    """Return the element of a flame that is about to be turned."""
    step = state.steps[-1]
    assert isinstance(step, steps.Flaming)
    seat = state.owner_of(state.roster.squad_of[step.figure])
    return flame_element(seat, state.places[step.figure], move.direction)


def seen(group: Rolls, thrown: list[Row], toll: Toll) -> Iterator[str]:
    """Yield the elements of what is seen of dice."""
    before, step = group.before, group.step
    if isinstance(step, steps.Volley):
        yield fire_element(before.owner_of(step.squad), _shots(group, thrown[0], toll))
    elif isinstance(step, steps.Scatter):
        origin = before.places[step.figure]
        inches = sum(dice[0] for it, dice in group.rolls if isinstance(it, steps.Drift))
        centre = scattered(origin, step.point, group.dice[0], inches)
        seat = before.owner_of(before.roster.squad_of[step.figure])
        yield bomb_element(seat, origin, centre)
    elif isinstance(step, steps.ChargeRoll) and before.up_in(step.target):
        one, other = rush(before, step.squad, step.target).nearest
        places = before.places[one], before.places[other]
        yield charge_element(before.owner_of(step.squad), *places, sum(group.dice))


def _shots(group: Rolls, row: Row, toll: Toll) -> Iterator[Shot]:
    """Yield the shots of a volley; hits go to the figures that have had to save, or have fallen."""
    before, step, of = group.before, group.step, group.before.roster.squad_of
    struck = [it.step.hit.figure for it in group.saves if isinstance(it.step, steps.SaveRoll)]
    struck = [it for it in struck or [*toll.down, *toll.hurt] if of[it] == step.target]
    standing = before.up_in(step.target)
    victims = cycle(struck or before.nearest_first(before.places[step.shooters[0]], standing))
    hits = BLASTS if before.traits(step.squad).blasts and not step.snap else HITS
    for shooter, (_die, is_hit) in zip(step.shooters, row.dice, strict=False):
        start = before.places[shooter]
        end = next(victims) if is_hit else before.nearest_first(start, standing)[0]
        yield Shot(start, before.places[end], hits if is_hit else MISSES)


def edge(state: State, squads: list[int]) -> str:
    """Return at which edge of the table dice lie: the one farther from these squads."""
    depths = [state.places[figure][1] for squad in squads for figure in state.up_in(squad)]
    return _TOP if sum(depths) * 2 > len(depths) * TABLE else _BOTTOM


def verdict(group: Rolls, thrown: list[Row], toll: Toll) -> tuple[str, str]:
    """Return in a few words what dice have come to, and what has to be known beside it."""
    if isinstance(group.step, steps.ChargeRoll):
        return _reach(group)
    lost = [
        ngettext("{losses} falls", "{losses} fall", len(toll.down), losses=number(len(toll.down))),
        ngettext("{losses} flees", "{losses} flee", len(toll.fled), losses=number(len(toll.fled))),
    ]
    said = [text for text, figures in zip(lost, toll[:2], strict=True) if figures]
    if not said and isinstance(group.step, steps.Volley):
        hits = sum(is_hit for _die, is_hit in thrown[0].dice)
        said = [ngettext("{n} hit", "{n} hits", hits) if hits else _("no hit")]
        if group.saves and not toll.hurt:
            said = [ngettext("{n} saved", "{n} saved", len(group.saves))]
    return _(", ").join(said), ""


def _reach(group: Rolls) -> tuple[str, str]:
    """Return whether a charge gets there straight on, and how far it is."""
    before, step, inches = group.before, group.step, sum(group.dice)
    if not before.up_in(step.target):
        return "", ""
    way = rush(before, step.squad, step.target)
    far = _("{n} of {needed} inches", n=inches, needed=way.inches)
    if inches < way.inches:
        return _(_SHORT), far
    return (_(_CONTACT), far) if way.goes_straight else (_("{n}″", n=inches), "")
