"""What a hint, or a look back, suggests, drawn at once: where squads go, and whom they attack."""

from collections.abc import Iterator

from markupsafe import Markup

from pygames.deep_space_wars.board.drawing.figures import squad_of
from pygames.deep_space_wars.board.guidance.aiming import ghosts, marched
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.geometry.plane import squared
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["advised"]

_ROOM = 4
"""In ticks: how much wider than a figure the ring is that marks it."""


def advised(sight: Sight[State]) -> Markup:
    """Draw it; nothing where nothing is suggested."""
    drawn = ghosts(sight)
    for move in sight.ahead:
        if isinstance(move, moves.March):
            drawn += marched(sight.view, move.squad, dict(move.paths))
    targets = [*dict.fromkeys(_targets(sight))]
    return drawn + _marked(sight, targets) if targets else drawn


def _targets(sight: Sight[State]) -> Iterator[int]:
    """Yield the enemy squads that are meant."""
    for element in sight.advised:
        squad = squad_of(element)
        if squad is not None and squad not in sight.view.squads_of(sight.view.active):
            yield squad
    for move in sight.ahead:
        match move:
            case moves.Charge(target) | moves.Engage(target):
                yield target
            case moves.Shoot(groups):
                yield from (group.target for group in groups)


def _marked(sight: Sight[State], targets: list[int]) -> Markup:
    """Draw a line to each of these squads, from who attacks it, and rings round its figures."""
    view, by = sight.view, _attacker(sight)
    starts = [view.places[it] for it in view.able_in(by)] if by is not None else []
    lines, rings = list[str](), list[tuple[int, int, int]]()
    for target in targets:
        places = [view.places[it] for it in view.up_in(target)]
        rings += [(x, y, view.roster.squads[target].card.radius + _ROOM) for x, y in places]
        if starts and places:
            start, end = min(
                ((a, b) for a in starts for b in places), key=lambda ends: squared(*ends)
            )
            lines.append("M{} {}L{} {}".format(*start, *end))
    return render("deep_space_wars/advised.svg", lines=lines, rings=rings)


def _attacker(sight: Sight[State]) -> int | None:
    """Return the squad that is to attack: the one that is ordered to, or that acts already."""
    mine = sight.view.squads_of(sight.view.active)
    ordered = (squad_of(element) for element in sight.advised)
    found = next((squad for squad in ordered if squad in mine), None)
    step = sight.view.steps[-1] if sight.view.steps else None
    return getattr(step, "squad", None) if found is None else found
