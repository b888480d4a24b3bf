"""What missions bring, and how a battle ends (sections 1.22 and 4.3)."""

from pygames.core.game import Outcome
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.missions import (
    ATTACKER,
    CONTROL,
    ESCAPE_PERCENT,
    HILL,
    WARLORD_POINTS,
)
from pygames.deep_space_wars.victory import Standing, tie_break, winners
from pygames.geometry.plane import Point, squared

__all__ = [
    "able_near",
    "end",
    "end_at_goal",
    "end_in_time",
    "given_up",
    "held_by",
    "score_round",
]

_DECIDED_BY_POINTS = ("time", "agreed")
"""The reasons for which nothing but points can decide."""
_SCORED = ("hold", "hill", "salvage")
"""The missions that bring points of their own."""
_IN_TIME = {"breakthrough": "stopped", "base_assault": "withstood"}
"""How a battle is over after its last round in which the defender has reached their goal."""


def score_round(battle: Battle) -> None:
    """Give each side what it gets at the end of a round (section 4.3)."""
    if battle.round >= battle.mission.scored_from:
        for side in _scoring(battle):
            battle.scores[side] += 1


def _scoring(battle: Battle) -> list[int]:
    """Return the sides that score now, as often as they do (M2, M3)."""
    if battle.setting.mission == "hold":
        held = (held_by(battle, marker) for marker in battle.markers)
        return [side for side in held if side is not None]
    if battle.setting.mission != "hill":
        return []
    values: dict[int, int] = dict.fromkeys(battle.setting.sides, 0)
    for figure in battle.up():
        if battle.is_able(figure) and HILL.contains(battle.places[figure]):
            squad = battle.roster.squad_of[figure]
            values[battle.roster.side[figure]] += battle.roster.squads[squad].card.points
    most = max(values.values())
    best = [side for side, value in values.items() if value == most]
    return best if most and len(best) == 1 else []


def held_by(battle: Battle, marker: Point) -> int | None:
    """Return the side that controls a marker: the only one that is near it (section 4.3)."""
    near = {battle.roster.side[figure] for figure in able_near(battle, marker, CONTROL)}
    return near.pop() if len(near) == 1 else None


def able_near(battle: Battle, point: Point, distance: int) -> list[int]:
    """Return the able figures whose centres are within a distance of a point."""
    return [
        figure
        for figure in battle.up()
        if battle.is_able(figure) and squared(battle.places[figure], point) <= distance * distance
    ]


def _has_reached(battle: Battle, side: int) -> bool:
    """Whether a side has reached the goal of the mission (section 4.3)."""
    match battle.setting.mission:
        case "hill" | "base_assault" | "salvage":
            return battle.scores[side] >= battle.mission.goal
        case "breakthrough":
            attacks = side == battle.setting.sides[ATTACKER]
            return attacks and 100 * battle.escaped >= ESCAPE_PERCENT * battle.army_value(side)
        case "warlords":
            return bool(battle.round) and not any(
                battle.is_able(it) for it in battle.warlords if battle.roster.side[it] != side
            )
    return False


# --- the end -------------------------------------------------------------------------------------


def end_at_goal(battle: Battle) -> None:
    """End the battle as soon as a side has reached the goal of the mission (DSW-182)."""
    if any(_has_reached(battle, side) for side in battle.setting.sides):
        end(battle, battle.setting.mission)


def end_in_time(battle: Battle) -> None:
    """End the battle after its last round (DSW-183)."""
    end(battle, _IN_TIME.get(battle.setting.mission, "time"))


def end(battle: Battle, reason: str) -> None:
    """End the battle, and say who has won (DSW-184 to DSW-186)."""
    sides = battle.setting.sides
    left = battle.sides_left()
    standings = {side: _standing(battle, side, side in left, reason) for side in sorted({*sides})}
    fighting = {side: it for side, it in standings.items() if side not in given_up(battle)}
    below = battle.setting.rulings.eliminated_rank_below
    best = winners(fighting or standings, eliminated_rank_below=below)
    draw = len(best) == len(standings)
    if reason in _DECIDED_BY_POINTS and battle.setting.rulings.names_ties:
        tie = tie_break(fighting or standings, best, eliminated_rank_below=below)
        # Where nothing else is scored, victory points are no tie-break.
        if tie == "army" or (tie and battle.setting.mission in _SCORED):
            reason = f"{reason}_{tie}"
    battle.outcome = Outcome(
        () if draw else tuple(seat for seat, side in enumerate(sides) if side in best),
        tuple(_result(battle, standings[side]) for side in sides),
        reason,
    )
    battle.steps = []


def given_up(battle: Battle) -> set[int]:
    """Return the sides all of whose seats have resigned: whatever they have, they do not win.

    DSW-186 does not say so, but nobody at a table would have it otherwise.
    """
    sides = battle.setting.sides
    fighting = {side for seat, side in enumerate(sides) if seat not in battle.resigned}
    return {*sides} - fighting


def _standing(battle: Battle, side: int, is_left: bool, reason: str) -> Standing:
    reached = _has_reached(battle, side)
    if battle.mission.attacked and side != battle.setting.sides[ATTACKER]:
        reached = reason in _IN_TIME.values()
    points = battle.points[side]
    if battle.warlords:
        lost = (it for it in battle.warlords if not battle.is_able(it))
        points += WARLORD_POINTS * sum(battle.roster.side[it] != side for it in lost)
    return Standing(reached, is_left, battle.scores[side], points, battle.army_value(side))


def _result(battle: Battle, standing: Standing) -> int:
    """Return what a side's seats have to show: points of the mission, or of victory."""
    return standing.score if battle.setting.mission in _SCORED else standing.points
