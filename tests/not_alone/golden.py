"""Matches as they were played once: `tests/golden/not-alone-*.txt`.

See `tests/golden_files.py`.
"""

import random
from collections.abc import Sequence
from typing import Any

import pygames
from pygames.core.game import Decision
from pygames.not_alone import GAME
from tests.golden_files import Played, played_out
from tests.not_alone.looks import wished

_SCENE = ("creature", "track")
"""What presets say besides which places and cards there are."""
_PRESETS = {
    name: {key: value for key, value in options.items() if key not in _SCENE}
    for name, options in GAME.presets.items()
}
_LABYRINTH = {"place5": "labyrinth"}

MATCHES = {
    "two": Played(2, {}, seats=2),
    "four": Played(40, {}, seats=4),
    "seven": Played(9, {}, seats=7),
    "first-steps": Played(9, _PRESETS["first_steps"], seats=4),
    "first-steps-two": Played(1, _PRESETS["first_steps"], seats=2),
    "all-new": Played(4, _PRESETS["all_new"], seats=4),
    "all-new-seven": Played(12, _PRESETS["all_new"], seats=7),
    "everything": Played(10, _PRESETS["everything"], seats=4),
    "everything-two": Played(1, _PRESETS["everything"], seats=2),
    "everything-seven": Played(9, _PRESETS["everything"], seats=7),
    "labyrinth": Played(9, _LABYRINTH, seats=3),
    "place-deck": Played(
        21, {**_PRESETS["everything"], **_LABYRINTH, "labyrinth": "variant"}, seats=4
    ),
    "smokescreen": Played(17, {}, seats=4),
    "lots": Played(5, {"creature": "lot", "expert": True}, seats=5),
    "given-up": Played(20, {}, seats=6),
    **{f"agreed-{name}": Played(3, dict(it), seats=3) for name, it in GAME.presets.items()},
}


def match_of(how: Played) -> pygames.Match:
    """A match by chance, to its end."""
    return played_out("not-alone", how, _choose, None, _ask)


def _ask(rng: random.Random, decisions: Sequence[Decision]) -> Decision:
    """Whoever has not chosen yet, now and then one who has."""
    asked = [it for it in decisions if it.moves]
    idle = [it for it in decisions if not it.moves]
    return rng.choice(idle if idle and rng.random() < 0.05 else asked)


def _choose(_state: Any, decision: Decision, rng: random.Random) -> Any:
    """A card or a power rather than anything else, now and then what else is possible."""
    if decision.also and (not decision.moves or rng.random() < 0.02):
        return rng.choice(decision.also)
    return rng.choice(wished(decision, rng))


def facts(state: Any) -> dict[str, Any]:
    """A state in words, whatever the engine keeps it in."""
    turn = state.turn
    return {
        "planet": state.planet,
        "board": [state.side, state.rescue, state.assimilation, state.marker, state.shield],
        "track": sorted(state.track),
        "reserve": sorted(state.reserve.items()),
        "creature": state.creature,
        "will": state.will,
        "hands": [sorted(cards) for cards in state.hands],
        "held": [state.held(seat) for seat in range(state.seats)],
        "in_hand": [state.in_hand(seat) for seat in range(state.seats)],
        "in_discard": [state.may_lie(seat) for seat in range(state.seats)],
        "used": state.used,
        "dominated": sorted(state.dominated.items()),
        "caches": sorted((position, it.card) for position, it in state.caches.items()),
        "tokens": sorted(turn.tokens.items()),
        "in_play": [it.card for it in turn.in_play],
        "slots": [slot[:4] for slot in turn.slots],
        "turn": [state.turns, *turn.moment],
        "outcome": state.outcome,
    }
