"""Sights of positions, and moments of random matches of many kinds to look at."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from pygames.core.game import Decision
from pygames.not_alone.board.picks import UNORDERED, paths
from pygames.not_alone.option_values import BASE_DECKS, EXPLORATION
from pygames.not_alone.options import OPTIONS, options_of
from pygames.not_alone.state import State
from pygames.table.board import Path, Sight
from pygames.table.picks import following

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil")
MATCHES = 60


class Asked(NamedTuple):
    """What somebody is asked, and the table at that moment."""

    state: Any
    decision: Decision


@cache
def match(seed: int) -> tuple[Asked, ...]:
    """Every choice of a player in a match of 2 to 7 players, with any options; cards are liked."""
    rng = random.Random(seed)
    chosen = {name: rng.choice(list(option.values)) for name, option in OPTIONS.items()}
    if chosen["place4"] == "dome":
        chosen["decks"] = chosen["decks"].replace(BASE_DECKS, EXPLORATION)  # NA-12
    state = State(2 + seed % 6, options_of(chosen))
    asked = []
    while state.decisions:
        asking = [it for it in state.decisions if it.moves]
        asked += [Asked(state, it) for it in asking if it.seat >= 0]
        decision = rng.choice(asking)
        state = state.copy()
        state.apply(rng.choice(wished(decision, rng)), decision.seat)
    return tuple(asked)


def wished(decision: Decision, rng: random.Random) -> list[Any]:
    """Moves to choose from: cards and powers above all, hardly what ends a match early."""
    for kinds in (("play", "play_kept", "instead", "use"), ("search", "find", "sow")):
        liked = [it for it in decision.moves if it.kind in kinds]
        if liked and rng.random() < 0.6:
            return liked
    tame = [it for it in decision.moves if it.kind not in ("give_up", "rest", "resist")]
    return tame if tame and rng.random() < 0.9 else list(decision.moves)


def moments(every: int = 1) -> Iterator[Asked]:
    """Some of what is asked in these matches; what is rare is never left out."""
    met: dict[str, int] = {}
    for seed in range(MATCHES):
        for it in match(seed):
            name = it.decision.name
            met[name] = met.get(name, 0) + 1
            if met[name] <= 30 or met[name] % every == 0:
                yield it


def sight(
    state: State,
    seat: int | None,
    decision: Decision | None = None,
    picked: Path = (),
    names: tuple[str, ...] = NAMES,
    **parts: Any,
) -> Sight[State]:
    """What a seat sees while it has picked this much."""
    view = state.view(-3 if seat is None else seat)
    ways = [] if decision is None else paths(view, decision)
    unordered = decision is not None and decision.name in UNORDERED
    next_picks = frozenset(following(ways, picked, unordered))
    return Sight(view, seat, names[: state.seats], decision, picked, next_picks, recent=(), **parts)
