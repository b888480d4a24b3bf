"""What the shared packages need to know about the rules of Not Alone."""

from collections.abc import Sequence
from typing import Any

from pygames.core.game import Decision, Rules
from pygames.not_alone.dealer_narration import doer
from pygames.not_alone.describe import describe
from pygames.not_alone.moves import Move
from pygames.not_alone.narration import narrate, remind
from pygames.not_alone.options import PRESET_TITLES, options_of, options_under, presets_under
from pygames.not_alone.phases.card_windows import is_moot
from pygames.not_alone.position import Position
from pygames.not_alone.question_registry import question_of
from pygames.not_alone.rulings import RULINGS, Rulings
from pygames.not_alone.state import State

__all__ = ["EARLIER", "RULES"]

_PASSES = frozenset(("pass", "rest"))
_QUIET = _PASSES | {"decline", "instead", "back", "take_back"}


def openly(decision: Decision) -> Sequence[Any]:
    """Return the moves that need no look at a hand: passing, and whatever is done at a place."""
    if decision.known_to is not None:
        return ()
    if decision.name in ("stalk", "window"):
        return [move for move in decision.moves if move.kind in _PASSES]
    return decision.moves if question_of(decision.name).open else ()


def order(view: Position, seats: Sequence[int]) -> Sequence[int]:
    """Return the order in which bots that choose at once are heard: the Creature last (NA-52)."""
    return sorted(seats, key=lambda seat: (seat == view.creature, seat))


def role(state: Position, seat: int) -> str:
    """Say who hunts and who hides; "" while lots decide (NA-10)."""
    if any(decision.name == "lot" for decision in state.decisions):
        return ""
    return "creature" if seat == state.creature else "hunted"


def _rules_under(rulings: Rulings) -> Rules[State, Move]:
    """Return the rules of the version that decides like this."""
    return Rules(
        options=options_under(rulings),
        presets=presets_under(rulings),
        preset_titles=PRESET_TITLES,
        usual=frozenset(("creature",)),
        start=lambda seats, options: State(seats, options_of(options, rulings)),
        describe=describe,
        narrate=narrate,
        remind=remind,
        doer=doer,
        open=openly,
        quiet=_QUIET,
        lasting=frozenset(("rest",)),
        moot=is_moot,
        leading=frozenset(("stalk",)),
        order=order,
        role=role,
    )


EARLIER = {version: _rules_under(rulings) for version, rulings in RULINGS.items()}
RULES = EARLIER.pop(max(RULINGS))
