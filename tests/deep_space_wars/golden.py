"""Matches as they were played once: `tests/golden/deep-space-wars-*.txt`.

See `tests/golden_files.py`. All of 500 points. None is kept before the first version whose links
open for ever; then `python -m tests.golden_files` writes them.
"""

import random
from collections.abc import Sequence
from typing import Any

import pygames
from pygames.core.game import Decision
from pygames.deep_space_wars.engine.moves import END_TURN, LINE_UP, READY_TO_FIGHT, RESIGN
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.house_rules import HouseRules
from pygames.geometry.plane import squared
from tests.deep_space_wars.naive.fray import Fighter
from tests.golden_files import Played, played_out

_MARCHES = ("walk", "run", "forced_march")
_PATIENT = 9999
_NEAR = 130
"""Ticks that a charge often reaches."""

_HOUSE = dict.fromkeys(HouseRules._fields, True)

MATCHES = {
    "annihilation": Played(4, {}),
    "hold": Played(3, {"mission": "hold", "layout": "jungle"}),
    "hill": Played(1, {"mission": "hill", "layout": "lakes"}),
    "breakthrough": Played(55, {"mission": "breakthrough", "layout": "refinery"}),
    "warlords": Played(3, {"mission": "warlords", "armies": "drawn"}),
    "base-assault": Played(81, {"mission": "base_assault"}),
    "salvage": Played(28, {"mission": "salvage"}),
    "three": Played(1, {"mission": "hold", "sides": "ABB"}, seats=3),
    "four": Played(2, {"mission": "salvage", "sides": "ABAB"}, seats=4),
    "based": Played(3, {"base": "north", "layout": "own", "pieces": 1}),
    "home-made": Played(36, {"card_guard": False}),
    "house-rules": Played(23, {**_HOUSE, "card_guard": False}),
    "own-ground": Played(7, {"mission": "hill", "layout": "own", "pieces": 4}, seats=3),
    "small-table": Played(
        1, {"mission": "hill", "layout": "landing", "rounds": 4, "table_sides": "first"}
    ),
    "first-battle": Played(1, {"mission": "hill", "table": "small", "armies": "rivals"}),
    "nearer-crates": Played(1, {"mission": "salvage", "table": "small", "layout": "jungle"}),
    "sides-drawn": Played(1, {"rounds": 5, "table_sides": "lot"}, seats=3),
    "given-up": Played(1, {"mission": "hold"}, patience=60, seats=3),
}


def match_of(how: Played) -> pygames.Match:
    """A match by chance, to its end."""
    choose = _Warlord(how.patience).choose
    return played_out("deep-space-wars", how._replace(patience=_PATIENT), choose, None, _ask)


def _ask(_rng: random.Random, decisions: Sequence[Decision]) -> Decision:
    return next(it for it in decisions if it.moves)


class _Warlord(Fighter):
    """Brings home-made cards where no guard looks at them, lines up, and then fights.

    Gives up after so many moves, but not in the middle of an attack.
    """

    def __init__(self, patience: int) -> None:
        super().__init__()
        self.left = patience

    def choose(self, state: Any, decision: Decision, rng: random.Random) -> Any:
        moves: Any = decision.moves
        self.left -= 1
        if self.left < 0 and RESIGN in decision.also:
            return RESIGN
        if decision.name == "muster" and not state.house_rules.card_guard:
            armies = iter(lambda: moves.some(rng), None)
            return next(it for it in armies if any(name not in CARDS for name, _n in it.squads))
        if decision.name == "muster":
            return rng.choice(decision.moves)
        if decision.name == "deploy":
            if READY_TO_FIGHT in moves or rng.random() < 0.8:
                return rng.choice([it for it in (LINE_UP, READY_TO_FIGHT) if it in moves])
            return moves.some(rng)
        odd = [it for it in decision.also if it.kind != "resign"]
        if odd and rng.random() < 0.04:
            return rng.choice(odd)
        if decision.name == "act":
            moves = [it for it in moves if it != END_TURN and _is_use(state, it)] or moves
            attacks = [it for it in moves if it.kind == "act" and it.action not in _MARCHES]
            return rng.choice(attacks if attacks and rng.random() < 0.8 else moves)
        if decision.name == "march":
            self.target = _nearest(state, state.steps[-1].squad)[1]
        return super().choose(state, decision._replace(also=()), rng)


def _is_use(state: Any, move: Any) -> bool:
    """Whether an action may come to something: nobody charges across the table."""
    return bool(
        move.kind == "act"
        and (move.action != "charge" or _nearest(state, move.squad)[0] <= _NEAR**2)
    )


def _nearest(state: Any, squad: int) -> tuple[int, int]:
    """How far the nearest enemy is, squared, and the squad that it belongs to."""
    return min(
        (squared(state.places[one], state.places[other]), state.roster.squad_of[other])
        for one in state.able_in(squad)
        for other in state.enemies_of(squad)
    )


def facts(state: Any) -> dict[str, Any]:
    """A state in words, whatever the engine keeps it in."""
    figures = range(len(state.places))
    return {
        "armies": [
            [it.owner, it.card.id, it.card.points, [*it.figures]] for it in state.roster.squads
        ],
        "ground": [[it.kind, repr(it.shape), *it.terrain] for it in state.field.zones],
        "walls": [*state.field.walls],
        "areas": [state.start_area_of(seat).points for seat in range(state.seats)],
        "pool": sorted(state.pool),
        "figures": [[*state.places[n], state.lives[n], state.conditions[n]] for n in figures],
        "leaders": [state.leaders, state.commanders, state.warlords],
        "turn": [state.round, state.active, state.first, state.offered, sorted(state.marked)],
        "off": sorted(state.off),
        "afraid": sorted(state.wary.items()),
        "out": [sorted(state.fallen), sorted(state.resigned)],
        "won": [state.points, state.scores, state.escaped, sorted(state.crates)],
        "ladders": [
            [[it.wall, it.feet] for it in state.ladders],
            sorted(state.carriers),
            sorted(state.dropped),
        ],
        "asked for": sorted(state.asked_for),
        "outcome": state.outcome,
    }
