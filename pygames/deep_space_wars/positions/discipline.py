"""Discipline: who has to test it, who passes anyway, and who flees (DSW-27, DSW-175 to DSW-180)."""

from pygames.deep_space_wars.positions.position import Position

__all__ = ["dice", "is_steadfast", "next_leader", "runaways"]


def dice(strength: int, lost: int, leader_lost: bool) -> int:
    """Return how many dice a squad rolls for its Discipline after an attack (DSW-175, DSW-176).

    `strength`: how many figures were able when the attack began, `lost`: how many of them it lost.
    """
    left = strength - lost
    if not left:
        return 0
    return max(left if leader_lost else 0, lost if 2 * lost >= strength else 0)


def is_steadfast(position: Position, squad: int) -> bool:
    """Whether a squad passes without a roll: it is Heroic, or Loyal to who leads it (DSW-179).

    Loyal figures follow only their first leader, while that one is able (AMB-46, DSW-180).
    """
    traits = position.traits(squad)
    if traits.steadfast:
        return True
    return traits.loyal and position.is_able(position.commanders[squad])


def runaways(position: Position, squad: int, failures: int) -> list[int]:
    """Return who flees if nobody chooses: those farthest from the leader's place (DSW-177).

    Of those equally far away, the lowest number is the first. `failures`: dice that failed, which
    may be more than there are figures.
    """
    (x, y), places = position.places[position.leaders[squad]], position.places
    distances = [
        (-((places[figure][0] - x) ** 2) - (places[figure][1] - y) ** 2, figure)
        for figure in position.able_in(squad)
    ]
    return [figure for _square, figure in sorted(distances)[:failures]]


def next_leader(position: Position, squad: int) -> int | None:
    """Return who leads a squad now, if nobody is named: the old leader if able (DSW-27).

    Otherwise the able figure nearest to the old leader's last place; None: nobody is able.
    """
    leader = position.leaders[squad]
    if position.is_able(leader):
        return leader
    left = position.able_in(squad)
    return position.nearest_first(position.places[leader], left)[0] if left else None
