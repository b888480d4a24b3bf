"""Whole matches to hold the laws of states against: by chance, or with cards that hide things.

`whole(seats, seed, wanted)` is a playout without an end to what is looked at. Who `wanted` a card
draws it as soon as chance can give it, and plays it as soon as it can be played.
"""

import random
from collections.abc import Collection
from typing import Any, NamedTuple

from pygames.core.game import CHANCE, Decision
from pygames.core.log import Entry
from pygames.not_alone import GAME
from pygames.not_alone.dealer_moves import Draw
from pygames.not_alone.moves import GiveUp, Keep, Play, Rest, Use
from pygames.not_alone.option_values import Options
from pygames.not_alone.state import State
from tests.strategies import Moment, Playout, choose

HIDING = (
    *("smokescreen", "sixth_sense", "strike_back", "vortex", "double_back", "gate", "sacrifice"),
    *("despair", "phobia", "forbidden_zone", "ascendancy", "scream", "force_field", "toxin"),
    *("tracking", "flashback"),
)
"""Cards that hide what was known, tell somebody alone, or call things off."""


class Start(NamedTuple):
    """A set-up, as far as playouts need one.

    A dense one has longer tracks, only those cards in its decks, and all Hunted own the Shelter and
    the Source, so that a match holds many more of the cards that matter.
    """

    seats: int
    options: Options
    dense: tuple[str, ...] = ()
    game: str = GAME.id

    def start(self) -> State:
        """The state before the first move."""
        state = State(self.seats, self.options)
        if self.dense:
            decks = [deck.intersection(self.dense) for deck in state.unseen]
            state.unseen, state.left = tuple(decks), tuple((len(deck),) for deck in decks)
            state.rescue += 4
            state.assimilation += 4
            state.loose = tuple(cards | {7, 9} if cards else cards for cards in state.loose)
            state.reserve = {**state.reserve, 7: 0, 9: 0}
        return state


def set_up(seats: int, seed: int, dense: tuple[str, ...] = ()) -> Start:
    """Either way to choose the Creature, experts or not."""
    options = Options(creature=("first", "lot")[seed % 2], expert=seed % 3 == 0)
    return Start(seats, options, dense)


def whole(seats: int, seed: int, wanted: tuple[str, ...] = (), *, dense: bool = False) -> Playout:
    """A match to its end; dense: with no other cards than the wanted ones."""
    setup, rng = set_up(seats, seed, wanted if dense else ()), random.Random(seed)
    state, moments = setup.start(), []
    while state.decisions:
        decision, move = choose_by(state, rng, wanted)
        views = tuple(state.view(seat) for seat in range(seats))
        moments.append(
            Moment(state, views, decision, Entry(decision.seat, move, decision.known_to))
        )
        state = state.copy()
        state.apply(move, decision.seat)
    return Playout(setup, tuple(moments), state)  # type: ignore[arg-type]


def choose_by(state: Any, rng: random.Random, wanted: Collection[str]) -> tuple[Decision, Any]:
    """Somebody's decision and a move of it, rather one that has to do with these cards."""
    asked = [it for it in state.decisions if it.moves]
    decision = rng.choice(asked)
    if wanted:
        hot = [
            (it, move)
            for it in asked
            for move in it.moves
            if isinstance(move, Play | Draw) and move.card in wanted
        ]
        if hot and (asked[0].seat == CHANCE or rng.random() < 0.5):
            return rng.choice(hot)
        liked = [it for it in decision.moves if isinstance(it, Use | Keep)]
        if liked and rng.random() < 0.7:
            return decision, rng.choice(liked)
        tame = [it for it in decision.moves if not isinstance(it, Rest | GiveUp)]
        if tame and rng.random() < 0.95:
            return decision, rng.choice(tame)
    return choose(state, rng)
