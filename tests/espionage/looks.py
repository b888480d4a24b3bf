"""Sights of positions, and matches cut short, for what draws them."""

import random
from collections.abc import Iterator
from typing import Any

from pygames.core.game import Decision
from pygames.core.log import Entry
from pygames.espionage.armies import shuffled
from pygames.espionage.board import BOARD
from pygames.espionage.options import PRESETS
from pygames.espionage.state import State
from pygames.table.board import READY, Sight
from tests.espionage.playouts import choose
from tests.espionage.positions import deployed, settle, start

NAMES = ("Ada", "Ben")

KINDS: list[tuple[str, dict[str, Any]]] = [(preset, {}) for preset in PRESETS] + [
    ("espionage", {"commit_mode": "batch"}),
    ("small", {"second_move": "optional"}),
    ("small", {"commit_mode": "batch", "second_move": "optional"}),
    ("small", {"combat_reveal": "none"}),
    ("small_fast", {"combat_reveal": "both"}),
    ("small", {"notify_unmasked": True}),
]
"""A preset and other options: matches that look different or are picked in another way."""


def following(decision: Decision | None, view: Any, picked: tuple[str, ...]) -> frozenset[str]:
    """What can be picked next."""
    paths = BOARD.paths(view, decision) if decision else ()
    step = len(picked)
    return frozenset(p[step] for p in paths if len(p) > step and p[:step] == picked)


def sight(
    state: Any, seat: int | None = 0, picked: tuple[str, ...] = (), layout: str = "", **more: Any
) -> Sight:
    """The table as a seat sees it; `layout` of an army that it arranges."""
    view = state if seat is None else state.view(seat)
    decision = next((d for d in state.decisions if d.seat == seat), None)
    reach = following(decision, view, picked)
    if layout and decision is not None and BOARD.drafting is not None:
        reach = frozenset((READY, *BOARD.drafting.following(view, decision, layout, picked)))
    rest = {"names": NAMES, "recent": (), **more}
    return Sight(
        view=view, seat=seat, decision=decision, picked=picked, next=reach, layout=layout, **rest
    )


def everything(seen: Sight) -> list[str]:
    """All that is drawn or said of it, sheets of every square included."""
    squares = seen.view.field.names
    sheets = [BOARD.sheet(seen._replace(opened=f"piece:{name}")) for name in squares]
    return [
        str(BOARD.scene(seen)),
        str(BOARD.hand(seen)),
        str(BOARD.facts(seen)),
        str(BOARD.counters(seen)),
        BOARD.prompt(seen),
        *BOARD.tell(seen),
        *map(str, sheets),
        *(BOARD.label(seen.view, f"sq:{name}") for name in squares),
    ]


def begun(preset: str, seed: int = 0, **other: Any) -> State:
    """A state in which both armies stand anyhow."""
    rng = random.Random(f"{preset} {sorted(other.items())} {seed}")
    state = start(preset, **other)
    while state.decisions[0].name != "place":
        decision = state.decisions[0]
        state.apply(rng.choice(decision.moves), decision.seat)
    return deployed(state, shuffled(state.options, rng), shuffled(state.options, rng))


Moment = tuple[State, Decision, tuple[Entry, ...]]


def moments(
    preset: str, other: dict[str, Any], every: int = 1, most: int = 120, seed: int = 0
) -> Iterator[Moment]:
    """Some moments of a random match at which a player chooses: the state, the decision, and
    what has just happened."""
    rng = random.Random(seed)
    state = begun(preset, seed, **other)
    recent: list[Entry] = []
    for number in range(most):
        if not state.decisions:
            return
        decision = state.decisions[0]
        if number % every == 0:
            yield state, decision, tuple(recent)
        move = choose(state, decision, rng)
        if getattr(move, "kind", "") == "resign":
            continue
        recent = [Entry(decision.seat, move, decision.known_to)]
        state.apply(move, decision.seat)
        while state.decisions and state.decisions[0].seat < 0:
            answer = state.decisions[0]
            recent.append(Entry(answer.seat, answer.moves[0], answer.known_to))
            state.apply(answer.moves[0], answer.seat)
        settle(state)
