"""Null's bot: the least that a bot needs.

It evaluates moves statically, has those searched that lay a card, and draws the stake, which would
tell what it holds. Determinizations and rollouts
need nothing here: the record leaves out what the general search does by itself.
"""

from math import log10

from pygames.bots.brain import Brain, Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision
from pygames.core.language import _, ngettext
from pygames.null.moves import (
    START,
    Double,
    Keep,
    Lay,
    Move,
    Pass,
    Put,
    Rest,
    Stake,
    Walk,
    Walks,
)
from pygames.null.state import State

__all__ = ["BOT"]


def candidates(state: State, decision: Decision, _level: Level) -> list[Candidate]:
    """Return every listed move, and the shortest walk that helps, best first."""
    chance = 1 / len(decision.moves) if decision.name == "stake" else 0.0
    moves = [*decision.moves]
    if isinstance(decision.moves, Walks):
        walks = map(Walk, decision.moves.span())
        best = max(walks, key=lambda walk: _value(state, decision, walk))
        moves += [best] if best not in moves else []
    values = [Candidate(move, _value(state, decision, move), chance) for move in moves]
    return sorted(values, key=lambda candidate: -candidate.value)


def _value(state: State, decision: Decision, move: Move) -> float:
    match move:
        case Lay(int(card)):
            return 0.6 - _distance(state, card) / 40
        case Put(int(card)):  # it can come again, so only one that is far off goes
            return 0.4 + _distance(state, card) / 40
        case Keep() | Pass():
            return 0.5
        case Rest():
            return 0.45
        case Double():
            return 0.55 - _laid(state, decision.seat) / 20
        case Walk(place):
            helps = (place > START) == (_best(state, decision.seat) > state.target)
            return 0.5 + helps / 20 - abs(place - state.runner) / 1000
        case Stake(amount):
            hope = 0.1 - _nearest(state, decision.seat) / 40
            return 0.5 + hope * log10(amount) / 10
    raise TypeError(move)


def _distance(state: State, card: int) -> int:
    return abs(card - state.target)


def _laid(state: State, seat: int) -> int:
    """Return how far the card that a seat has laid is from the target."""
    card, _known_to = state.table[seat]
    assert card is not None
    return _distance(state, card)


def _best(state: State, seat: int) -> int:
    """Return the card of a seat that is nearest to the target."""
    return min(state.hands[seat], key=lambda card: _distance(state, card))


def _nearest(state: State, seat: int) -> int:
    """Return how far that card is from it."""
    return _distance(state, _best(state, seat))


def evaluate(state: State, seat: int) -> float:
    """Return the seat's win probability, by the points."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return float(seat in winners) if winners else 0.5
    best = max(points for other, points in enumerate(state.points) if other != seat)
    mine = state.points[seat]
    return 0.5 + 0.3 * (mine - best) / max(1, mine + best)


def reasons(state: State, decision: Decision, move: Move) -> tuple[str, ...]:
    """Say why the move is good."""
    match move:
        case Lay(int(card)):
            text = _steps_away(_distance(state, card))
        case Pass() | Rest() | Double():
            text = _steps_away(_laid(state, decision.seat))
        case Put(card):
            text = _("{card} is too far from {target}.", card=card, target=state.target)
        case _:
            text = ngettext(
                "Your best card is {n} step from the target.",
                "Your best card is {n} steps from the target.",
                _nearest(state, decision.seat),
            )
    return (text,)


def _steps_away(steps: int) -> str:
    return ngettext(
        "This card is {n} step from the target.", "This card is {n} steps from the target.", steps
    )


BOT = Brain(
    candidates=candidates,
    evaluate=evaluate,
    reasons=reasons,
    hard=frozenset(("lay",)),
)
