"""Victory: what defeated figures are worth, and who has won (DSW-184 to DSW-186)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from pygames.deep_space_wars.forces.roster import Roster

__all__ = ["Standing", "tie_break", "victory_points", "winners"]


def victory_points(roster: Roster, figures: Iterable[int], side: int | None) -> int:
    """Return what a side scores for figures that were removed through it (DSW-184, DSW-185).

    Its own and its allies' figures are worth nothing. `side`: None if nobody has defeated them, as
    in a forced march, after Battle frenzy or where a player is eliminated.
    """
    if side is None:
        return 0
    return sum(
        roster.squads[roster.squad_of[figure]].card.points
        for figure in figures
        if roster.side[figure] != side
    )


class Standing(NamedTuple):
    """How a side stands at the end; what allies have is added up (DSW-185)."""

    reached: bool
    """Whether it has reached the goal of the mission."""
    left: bool
    """Whether it has able figures on the table."""
    score: int
    """What the mission has brought it."""
    points: int
    """Its victory points."""
    army: int
    """What its armies cost."""


def winners(standings: Mapping[int, Standing], *, eliminated_rank_below: bool) -> list[int]:
    """Return the sides that win; several: it is a draw between them (DSW-186).

    `eliminated_rank_below`: whether points decide among the sides that are left, if any (DSW-181).
    """
    for decided in (
        [side for side, standing in standings.items() if standing.reached],
        [side for side, standing in standings.items() if standing.left],
    ):
        if len(decided) == 1:
            return decided
    ranks = _ranks(standings, eliminated_rank_below=eliminated_rank_below)
    best = max(ranks.values())
    return [side for side, rank in ranks.items() if rank == best]


def _ranks(
    standings: Mapping[int, Standing], *, eliminated_rank_below: bool
) -> Mapping[int, tuple[int, int, int]]:
    """Return by what the sides are ranked between which nothing else decides."""
    left = {side: it for side, it in standings.items() if it.left}
    ranked = left if left and eliminated_rank_below else standings
    return {side: (it.score, it.points, -it.army) for side, it in ranked.items()}


def tie_break(
    standings: Mapping[int, Standing], best: Sequence[int], *, eliminated_rank_below: bool
) -> str:
    """Return what has decided for the best sides: `points` of victory between sides that are level
    by the mission, `army` between those that are level by both, "" if neither was needed (DSW-186).
    """
    ranks = _ranks(standings, eliminated_rank_below=eliminated_rank_below)
    others = [rank for side, rank in ranks.items() if side not in best]
    if not others or not {*best} <= ranks.keys():
        return ""
    mine, theirs = ranks[best[0]], max(others)
    if mine[0] > theirs[0]:
        return ""
    if mine[1] > theirs[1]:
        return "points"
    return "army" if mine[2] > theirs[2] else ""
