"""Who knows the answers of a sealed match of Not Alone.

The Hunted share a deck of Survival cards, and may not know each other's. So the Creature keeps it:
it knows where each card lies, and not who draws it. With one Hunted nobody else draws, and no table
is needed; nor for the Hunt cards, which are the Creature's alone.
"""

from collections.abc import Sequence

from pygames.core.game import CHANCE, Decision
from pygames.core.log import Entry
from pygames.fair.sources import Known, Own, Past, Sealed, Source, Throw, Told
from pygames.not_alone.position import Position

__all__ = ["source"]

_PLACES, _SURVIVAL = 0, 1


def source(state: Position, decision: Decision, seen: Decision, past: Past) -> Source:
    """Return where an answer of CHANCE or REFEREE comes from (see `Fair`)."""
    about = getattr(seen.moves[0], "seat", None)
    if decision.seat == CHANCE:
        return _of_chance(state, seen, about, past)
    match decision.name:
        case "expire":
            return Told(by=state.creature)
        case "look":
            return Told(by=min(state.places_below[0].known_to))
        case "unearth":
            return Told(by=min(state.caches[state.steps[-1].args[1]].known_to))
        case "reveal" if about is not None and _is_sealed_alone(state, about, past.log):
            return Told(about, "select", lambda sealed, told: {*sealed.cards} == {told.card})
    return Known() if about is None else Told(about)


def _of_chance(state: Position, seen: Decision, about: int | None, past: Past) -> Source:
    name, move = seen.name, seen.moves[0]
    if name in ("lot", "turned"):
        return Throw()
    if about is None or about == state.creature or state.seats == 2 or name not in ("draw", "look"):
        return Own(state.creature if about is None else about)
    if name == "draw":
        number, cards = _SURVIVAL + state.shuffles, sorted(state.shuffled)
        return Sealed(
            number,
            cards,
            state.creature,
            state.order,
            about,
            make=lambda card: move._replace(card=card),
        )
    return Sealed(
        _PLACES,
        sorted(past.start.place_deck),
        state.creature,
        state.order,
        about,
        make=lambda place: move._replace(place=place),
    )


def _is_sealed_alone(state: Position, seat: int, log: Sequence[Entry]) -> bool:
    """Whether what this Hunted reveals is all that it has sealed with its selection."""
    latest = next(it for it in reversed(log) if it.seat == seat and it.move.kind in _SELECTIONS)
    return latest.move.kind == "select" and seat not in state.turn.due


_SELECTIONS = ("select", "swap")
