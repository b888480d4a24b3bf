"""Positions in which no level above the first may blunder.

In each of them somebody who has read the rules sees what to do, or what not to. Seat 0 has squads A
and A2, seat 1 has B and B2, as in `scripted`; whoever is not named is far away, and unarmed.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from pygames.bots import Budget, choose
from pygames.core.registry import find
from pygames.deep_space_wars.engine.moves import (
    DECLINE,
    END_TURN,
    OFFER_END,
    Act,
    Bomb,
    Charge,
    Engage,
    Flame,
    Heal,
    March,
    Rage,
    Shoot,
    Take,
)
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces.cards import HEAVY
from pygames.geometry.plane import Point
from tests.deep_space_wars.battles import box, card
from tests.deep_space_wars.scripted import A2, B2, RESERVE, A, B, ask, duel, fighter, play, shoot
from tests.deep_space_wars.state_machine import fight
from tests.deep_space_wars.test_healing import MEDICS

GAME = find("deep-space-wars")
SEEDS = {2: 5, 3: 2, 4: 1}
"""Level -> how often it is asked: level 4 does not waver."""
NODES = 24

GUNNERS, MARKSMEN = card(close_combat=0), card(close_combat=0, shooting=5)
BRUTES, WEAKLINGS = fighter(close_combat=4, attacks=2), fighter(close_combat=1, armour=0)
TARGETS = fighter(close_combat=0)


def row(number: int, x: int, y: int) -> list[Point]:
    """So many figures side by side."""
    return [(x + 20 * n, y) for n in range(number)]


class Case(NamedTuple):
    """A position, and what the move must be like, or must not be like."""

    why: str
    state: Callable[[], State]
    must: Callable[[Any], bool]
    seat: int = 0


def acts(*actions: str, squad: int = A) -> Callable[[Any], bool]:
    """Whether a squad begins one of these actions."""
    return lambda move: isinstance(move, Act) and move.squad == squad and move.action in actions


def no(found: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Whether a move is of another kind."""
    return lambda move: not found(move)


def shoots_at(target: int) -> Callable[[Any], bool]:
    """Whether all shots go to a squad."""
    return lambda move: isinstance(move, Shoot) and {it.target for it in move.groups} == {target}


def begun(state: State, action: str, squad: int = A) -> State:
    """The state once a squad has begun an action."""
    play(state, "", Act(squad, action))
    return state


def in_round(state: State, number: int, scores: Sequence[int] = ()) -> State:
    """The same later in the battle, with points of the mission."""
    state.round = number
    if scores:
        state.scores = [*scores]
    return state


CASES = {
    # --- shots ---------------------------------------------------------------------------------
    "shoot who cannot shoot back": Case(
        "five unarmed figures in the open, at 4 inches",
        lambda: duel((MARKSMEN, row(4, 300, 400)), (TARGETS, row(5, 300, 336))),
        acts("shoot"),
    ),
    "do not end the turn while a squad can shoot": Case(
        "both squads have the enemy before them",
        lambda: duel(
            (GUNNERS, row(4, 300, 400)),
            (TARGETS, row(5, 300, 304)),
            a2=(GUNNERS, row(4, 300, 440)),
        ),
        lambda move: move != END_TURN,
    ),
    "the last enemies are shot": Case(
        "round 8, and level: one more of the enemies wins the battle",
        lambda: in_round(duel((MARKSMEN, row(4, 300, 400)), (TARGETS, row(2, 300, 330))), 8),
        acts("shoot"),
    ),
    "at those in the open": Case(
        "two squads alike, equally near: one of them in a bunker",
        lambda: begun(
            duel(
                (GUNNERS, row(4, 280, 400)),
                (TARGETS, row(3, 220, 320)),
                b2=(TARGETS, row(3, 380, 320)),
                ground=[box("bunker", 205, 305, 275, 335)],
            ),
            "shoot",
        ),
        shoots_at(B2),
    ),
    "not over one's own": Case(
        "two squads alike, equally near: before one of them stand friends",
        lambda: begun(
            duel(
                (GUNNERS, row(4, 280, 400)),
                (TARGETS, row(3, 220, 320)),
                a2=(GUNNERS, row(5, 225, 350)),
                b2=(TARGETS, row(3, 380, 320)),
            ),
            "shoot",
        ),
        shoots_at(B2),
    ),
    "the nearer of two": Case(
        "two squads alike: on one of them only ones are hits",
        lambda: begun(
            duel(
                (GUNNERS, row(4, 280, 400)),
                (TARGETS, row(3, 220, 220)),
                b2=(TARGETS, row(3, 340, 340)),
            ),
            "shoot",
        ),
        shoots_at(B2),
    ),
    "the warlord": Case(
        "B is the enemy's warlord, alone, and as near as B2",
        lambda: begun(
            fight(
                (0, RESERVE, [(604, 604)]),
                (0, GUNNERS, row(4, 280, 400)),
                (1, TARGETS, row(1, 260, 330)),
                (1, GUNNERS, row(5, 340, 330)),
                mission="warlords",
            ),
            "shoot",
            squad=A2,
        ),
        shoots_at(B),
    ),
    "from behind cover": Case(
        "A is in a bunker, and fires at gunners in the open",
        lambda: duel(
            (MARKSMEN, row(4, 280, 400)),
            (MARKSMEN, row(6, 260, 260)),
            ground=[box("bunker", 265, 385, 355, 415)],
        ),
        acts("shoot"),
    ),
    "come nearer to whom no shot reaches": Case(
        "B is 17 inches away, and unarmed",
        lambda: duel((GUNNERS, row(4, 300, 500)), (TARGETS, row(5, 300, 228))),
        acts("walk", "run"),
    ),
    # --- flames, bombs -------------------------------------------------------------------------
    "no flame on one's own": Case(
        "friends to the east, enemies to the west",
        lambda: begun(
            duel(
                (card("flamer", weapon=HEAVY), [(300, 300)]),
                (TARGETS, row(3, 200, 300)),
                a2=(GUNNERS, row(3, 340, 300)),
            ),
            "flamer",
        ),
        lambda move: isinstance(move, Flame) and move.direction[0] < 0,
    ),
    "no bomb on one's own": Case(
        "friends fight with B; B2 stands alone",
        lambda: begun(
            duel(
                (card("bombard", weapon=HEAVY), [(300, 400)]),
                (WEAKLINGS, row(3, 200, 300)),
                a2=(BRUTES, row(3, 200, 316)),
                b2=(TARGETS, row(3, 360, 300)),
            ),
            "bombard",
        ),
        lambda move: isinstance(move, Bomb) and move.point[0] > 300,
    ),
    # --- close combat --------------------------------------------------------------------------
    "charge who is weak and near": Case(
        "three inches, and no shot can meet the charge",
        lambda: duel((BRUTES, row(4, 300, 400)), (WEAKLINGS, row(4, 300, 336))),
        acts("charge"),
    ),
    "charge whom it can reach": Case(
        "two squads alike, one of them farther away than dice can show",
        lambda: begun(
            duel(
                (BRUTES, row(4, 300, 400)),
                (WEAKLINGS, row(4, 300, 180)),
                b2=(WEAKLINGS, row(4, 320, 330)),
            ),
            "charge",
        ),
        lambda move: move == Charge(B2),
    ),
    "the weak do not charge the strong": Case(
        "gunners can shoot at them instead",
        lambda: duel(
            (card(close_combat=1, armour=0), row(4, 300, 400)),
            (fighter(close_combat=5, attacks=3, armour=1), row(4, 300, 320)),
        ),
        no(acts("charge")),
    ),
    "who touches a weak enemy strikes": Case(
        "B can neither fight nor get away for nothing",
        lambda: duel((BRUTES, row(3, 300, 316)), (WEAKLINGS, row(3, 300, 300))),
        acts("melee"),
    ),
    "of two in contact the weaker": Case(
        "A touches both: B2 has no armour and hardly fights",
        lambda: begun(
            duel(
                (BRUTES, row(4, 300, 316)),
                (fighter(close_combat=5, attacks=3, armour=5), row(2, 300, 300)),
                b2=(WEAKLINGS, row(2, 340, 300)),
            ),
            "melee",
        ),
        lambda move: move == Engage(B2),
    ),
    "nobody rages against a single weakling": Case(
        "whoever rages is removed",
        lambda: _raging(duel((fighter("frenzy", attacks=2), row(3, 300, 316)),
                             (WEAKLINGS, row(1, 320, 300)))),
        lambda move: move == Rage(()),
    ),
    "no forced march without need": Case(
        "the enemy is in range, and some collapse on the way",
        lambda: duel(
            (card("forced_march", close_combat=0), row(6, 280, 400)), (TARGETS, row(5, 300, 304))
        ),
        no(acts("forced_march")),
    ),
    # --- small choices -------------------------------------------------------------------------
    "healers heal": Case(
        "who has nothing else to do saves a figure",
        lambda: _hurt(),
        lambda move: isinstance(move, Heal),
        seat=1,
    ),
    "the leader is spared": Case(
        "two figures are equally near, one of them the leader",
        lambda: _tie(),
        lambda move: move == Take(3),
        seat=1,
    ),
    "who is behind goes on": Case(
        "seat 1 offers the end; it is 100 points ahead",
        lambda: _offered(0, 100),
        lambda move: move == DECLINE,
    ),
}  # fmt: skip


def _raging(state: State) -> State:
    play(state, "", Act(A, "melee"), Engage(B), March(A, ()))
    return state


def _hurt() -> State:
    """A has felled a figure of B, beside which there are healers."""
    state = duel(
        (card(shooting=5, energy=12), [(300, 400)]),
        (card(armour=0), row(4, 300, 320)),
        b2=(MEDICS, row(2, 300, 290)),
    )
    shoot(state, "1")
    return state


def _tie() -> State:
    """A shot hits B, of which the first figure and the leader are equally near."""
    state = duel(
        (card(shooting=5, energy=12), [(300, 400)]),
        (card(armour=0), [(290, 320), (310, 320), (300, 300)]),
        lead={B: 0},
    )
    ask(state, 1, "ties")
    shoot(state, "1")
    return state


def _offered(mine: int, theirs: int) -> State:
    """Seat 1 has offered the end, with so many points."""
    state = duel((GUNNERS, row(4, 300, 400)), (TARGETS, row(5, 300, 304)))
    state.points = [mine, theirs]
    state.active = 1
    state._decisions = None
    state.apply(OFFER_END, 1)
    return state


@pytest.mark.parametrize("level", SEEDS)
@pytest.mark.parametrize("name", CASES)
def test_no_blunder(name: str, level: int) -> None:
    case = CASES[name]
    state = case.state()
    for seed in range(SEEDS[level]):
        move = made(state, case.seat, level, random.Random(seed))

        assert case.must(move), move


def made(state: State, seat: int, level: int, rng: random.Random) -> Any:
    """What a seat chooses."""
    decision = next(it for it in state.decisions if it.seat == seat and len(it.moves))
    return choose(GAME, state.view(seat), decision, level, rng, Budget(nodes=NODES))
