"""Battles as a seat sees them at the table, without a page."""

import random
from collections.abc import Iterable
from typing import Any

from pygames.core.game import Decision
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.engine.moves import LINE_UP, READY_TO_FIGHT, Act, Dice
from pygames.deep_space_wars.forces.cards import STATS
from pygames.deep_space_wars.forces.factions import FACTIONS
from pygames.deep_space_wars.game import RULES, start
from pygames.table.board import Path, Sight
from pygames.table.picks import following

NAMES = ("<Ann>", "Béla & Co", "Can", "Dor")
DRAFTING = BOARD.drafting
UNFOLDED = frozenset(
    (
        "starts",
        "ground-to-come",
        *(f"faction-{faction}" for faction in FACTIONS),
        *(f"abilities-{stat}" for stat in STATS),
    )
)
"""All lists of the builder of armies."""


def battle(seats: int = 2, **options: Any) -> Any:
    """A battle whose armies are still to be chosen, or drawn."""
    defaults = {name: option.default for name, option in RULES.options.items()}
    return start(seats, {**defaults, **options})


def decision_of(state: Any) -> Decision:
    """What is asked, of a player or of chance."""
    return next(it for it in state.decisions if it.moves)


def played(state: Any, rng: random.Random, until: str) -> Any:
    """The battle when a decision of this name is asked; everybody lines up."""
    while (decision := decision_of(state)).name != until:
        move = rng.choice(decision.moves)
        if decision.name == "deploy":
            move = LINE_UP if LINE_UP in decision.moves else READY_TO_FIGHT
        state.apply(move, decision.seat)
    return state


def lined_up(seats: int = 2, seed: int = 1, **options: Any) -> Any:
    """A battle that has just begun."""
    return played(battle(seats, **options), random.Random(seed), "act")


def sight(state: Any, picked: Path = (), layout: str = "", opened: str = "") -> Sight[Any]:
    """What the seat sees that is asked."""
    decision = decision_of(state)
    view = state.view(decision.seat)
    if decision.name in RULES.drafted:
        layout = layout or DRAFTING.begin(view, decision, random.Random(1))
        ids: Iterable[str] = DRAFTING.following(view, decision, layout, picked)
    else:
        ids = following(BOARD.paths(view, decision), picked)
    names = NAMES[: state.seats]
    return Sight(
        view,
        decision.seat,
        names,
        decision,
        picked,
        frozenset(ids),
        (),
        opened=opened,
        unfolded=UNFOLDED,
        layout=layout,
    )


def marching(seed: int = 1, action: str = "walk", squad: int = 0, **options: Any) -> Any:
    """A battle in which a squad of the active seat is about to move."""
    state = lined_up(seed=seed, **options)
    active = state.squads_of(state.active)
    state.apply(Act(active[squad], action), state.active)
    while decision_of(state).seat < 0:
        decision = decision_of(state)
        assert isinstance(decision.moves[0], Dice)
        state.apply(decision.moves[0], decision.seat)
    return state
