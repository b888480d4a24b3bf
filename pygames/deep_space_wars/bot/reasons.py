"""Why a move is good, in short sentences to the player who would make it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pygames.core.game import Decision
from pygames.core.language import _, listed
from pygames.deep_space_wars.analysis.charge import Rush, rush
from pygames.deep_space_wars.analysis.disposition import middle
from pygames.deep_space_wars.analysis.forecast import Forecast
from pygames.deep_space_wars.analysis.matchup import divided, melee, volley
from pygames.deep_space_wars.analysis.template_targets import burst, legal, point_of
from pygames.deep_space_wars.bot.evaluation import Evaluation
from pygames.deep_space_wars.bot.planning import estimates_of
from pygames.deep_space_wars.engine.moves import (
    Accept,
    Act,
    Bomb,
    Charge,
    Deploy,
    Engage,
    Flame,
    Heal,
    March,
    Move,
    Rage,
    Shoot,
    Snap,
)
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Bombing, Flaming
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.wording import average, percent, squad_name
from pygames.geometry.plane import Point

__all__ = ["reasons"]

_MOST = 3
"""The most sentences for one move."""
_SAFER = 0.3
"""How many losses less are worth a sentence."""
_CLOSER = 2.0
"""So is so much for the mission, in points."""
_LEAST = 0.05
"""Fewer losses than that are not worth one."""


def reasons(view: State, decision: Decision, move: Move) -> tuple[str, ...]:
    """Explain why its seat would make this move, as far as there are facts to tell."""
    if isinstance(move, Deploy):
        return tuple(_deploy(view, move))
    evaluation = Evaluation(view, decision.seat) if view.round else None
    why = _WHY.get(type(move))
    found = dict.fromkeys(why(view, evaluation, move)) if why and evaluation else {}
    return tuple(found)[:_MOST]


def _deploy(view: State, move: Deploy) -> Iterator[str]:
    """Say so if the leader stands behind the others, as seen from the middle of the table."""
    area = view.start_area_of(view.owner_of(move.squad)).box
    ahead = TABLE - area[0] - area[2], TABLE - area[1] - area[3]
    depth = {place: place[0] * ahead[0] + place[1] * ahead[1] for place in move.places}
    led = move.places[view.roster.squads[move.squad].figures.index(move.leader)]
    if move.places[1:] and depth[led] == min(depth.values()):
        yield _("The leader is at the back: shots hit the nearest figures first.")


# --- actions -------------------------------------------------------------------------------------


def _act(view: State, evaluation: Evaluation, move: Act) -> Iterator[str]:
    estimate = estimates_of(evaluation, view, [move]).get(move)
    if estimate is None:
        return
    foe = squad_name(view, estimate.target) if estimate.target >= 0 else ""
    gain = _figures(evaluation, estimate.target, estimate.gain)
    if estimate.action == actions.CHARGE:
        yield _arrives(rush(view, estimate.squad, estimate.target), foe)
    if foe and gain >= _LEAST:
        cost = _figures(evaluation, estimate.squad, estimate.cost)
        if cost >= _LEAST:
            yield _(
                "Expected losses: {losses} in {squad} for {cost} here.",
                losses=average(gain), squad=foe, cost=average(cost),
            )  # fmt: skip
        else:
            yield _("Expected losses: {losses} in {squad}.", losses=average(gain), squad=foe)
    if estimate.place is not None and estimate.action != actions.CHARGE:
        yield from _there(view, evaluation, estimate.squad, estimate.place)


def _figures(evaluation: Evaluation, squad: int, points: float) -> float:
    return points / evaluation.worth[squad] if squad >= 0 else 0.0


def _there(view: State, evaluation: Evaluation, squad: int, place: Point) -> Iterator[str]:
    """Yield what is better where the middle of a squad may go than where it is."""
    here = evaluation.at[squad]
    pull = evaluation.pull(squad)
    if pull(place) - pull(here) > _CLOSER:
        yield _("It brings the squad closer to what the mission asks for.")
    seen, hidden, fired = list[int](), list[int](), list[int]()
    for foe in evaluation.theirs:
        gain_here, loss_here = evaluation.gains(squad, foe)
        gain, loss = evaluation.gains(squad, foe, place)
        if loss_here - loss > _CLOSER:
            (hidden if not _sees(evaluation, foe, place) else seen).append(foe)
        if gain - gain_here > _CLOSER:
            fired.append(foe)
    if hidden:
        names = listed(squad_name(view, foe) for foe in hidden[:2])
        yield _("It is [sight-and-range|out of sight] of {squads} there.", squads=names)
    elif seen:
        replies = evaluation.replies()
        danger = [evaluation.threat_and_danger(squad, at, replies)[1] for at in (here, place)]
        before, after = (_figures(evaluation, squad, points) for points in danger)
        if before - after > _SAFER:
            yield _("There the enemy can do the squad less harm in its next turn.")
    if fired:
        names = listed(squad_name(view, foe) for foe in fired[:2])
        yield _("It prepares an attack on {squads}.", squads=names)


def _sees(evaluation: Evaluation, foe: int, place: Point) -> bool:
    blocked, _cover = evaluation.sights.line(evaluation.at[foe], place)
    return not blocked or evaluation.units.each[foe].flies


def _march(view: State, evaluation: Evaluation, move: March) -> Iterator[str]:
    paths = dict(move.paths)
    ends = [paths[it][-1] if it in paths else view.places[it] for it in view.able_in(move.squad)]
    if paths and ends:
        yield from _there(view, evaluation, move.squad, middle(ends))


# --- attacks -------------------------------------------------------------------------------------


def _loss(view: State, squad: int, expected: Forecast) -> Iterator[str]:
    """Yield how many are expected to fall, and how likely others are to flee."""
    name = squad_name(view, squad)
    if expected.losses >= _LEAST:
        yield _(
            "Expected losses: {losses} in {squad}.", losses=average(expected.losses), squad=name
        )
    if expected.flight >= _LEAST:
        chance = percent(expected.flight)
        yield _("Somebody in {squad} is {chance} likely to flee.", squad=name, chance=chance)


def _shoot(view: State, _evaluation: Evaluation, move: Shoot) -> Iterator[str]:
    for group in move.groups:
        (squad,) = {view.roster.squad_of[figure] for figure, _dice in group.dice}
        whole = volley(view, squad, group.target, aims=group.aims)
        if whole is not None:
            part = divided(view, whole, dict(group.dice), aims=group.aims)
            yield from _loss(view, group.target, part.expected)


def _snap(view: State, _evaluation: Evaluation, move: Snap) -> Iterator[str]:
    of = volley(view, view.steps[-1][0], move.target, snap=True)
    if of is not None:
        yield from _loss(view, move.target, of.expected)


def _burst(view: State, _evaluation: Evaluation, move: Bomb | Flame) -> Iterator[str]:
    step = view.steps[-1]
    assert isinstance(step, Bombing | Flaming)
    point = point_of(view, step, move)
    if isinstance(move, Flame) or legal(view, step, point):
        of = burst(view, step, point)
        yield _(
            "On average {enemies} enemies fall, and {friends} "
            "[friends-in-the-line-of-fire|friends].",
            enemies=average(of.enemies), friends=average(of.friends),
        )  # fmt: skip


def _charge(view: State, evaluation: Evaluation, move: Charge) -> Iterator[str]:
    squad = view.steps[-1][0]
    of, name = rush(view, squad, move.target), squad_name(view, move.target)
    yield _arrives(of, name)
    if of.fire is not None:
        yield from _loss(view, squad, of.fire.expected)


def _arrives(of: Rush, foe: str) -> str:
    chance = percent(of.chance)
    if of.goes_straight:
        return _("{chance} of [charging|charges] get as far as {squad}.", chance=chance, squad=foe)
    return _(
        "At most {chance} of [charging|charges] get as far as {squad}.", chance=chance, squad=foe
    )


def _engage(view: State, _evaluation: Evaluation, move: Engage) -> Iterator[str]:
    squad = view.steps[-1][0]
    of = melee(view, squad, move.target)
    yield from _loss(view, move.target, of.expected)
    if of.answer is not None:
        yield from _loss(view, squad, of.answer.expected)


def _rage(view: State, _evaluation: Evaluation, move: Rage) -> Iterator[str]:
    fight = view.steps[-1][0]
    of = melee(view, fight.squad, fight.target, bonus=fight.bonus, raging=len(move.figures))
    if move.figures:
        yield from _loss(view, fight.target, of.expected)


def _heal(view: State, _evaluation: Evaluation, move: Heal) -> Iterator[str]:
    squad = view.roster.squad_of[move.casualty]
    if move.casualty == view.leaders[squad]:
        yield _("The squad needs its leader.")


def _accept(_view: State, _evaluation: Evaluation, _move: Accept) -> Iterator[str]:
    yield _("As it stands, the battle is won.")


_WHY: Mapping[type, Callable[[State, Any, Any], Iterator[str]]] = {
    Act: _act,
    March: _march,
    Shoot: _shoot,
    Snap: _snap,
    Bomb: _burst,
    Flame: _burst,
    Charge: _charge,
    Engage: _engage,
    Rage: _rage,
    Heal: _heal,
    Accept: _accept,
}
"""Type of a move -> what speaks for it, the best first."""
