"""Moves as paths of picked elements, and back.

Every card, front and deck is an element: `card:R7`, `front:3` (1..9, as shown), `deck:troop`.
No path begins another: the Scout, which has no target, ends with a button.
"""

from collections.abc import Sequence

from pygames.battle_line import moves
from pygames.battle_line.pieces import (
    DESERTER,
    FRONTS,
    REDEPLOY,
    SCOUT,
    TRAITOR,
    card_id,
    card_of,
    deck_of,
)
from pygames.battle_line.state import State
from pygames.core.game import Decision
from pygames.table.board import Path

__all__ = [
    "DECK_ELEMENTS",
    "card_element",
    "card_of_element",
    "front_element",
    "front_of_element",
    "path_of",
    "paths",
    "read",
]

DECK_ELEMENTS = ("deck:troop", "deck:tactics")


def card_element(card: int) -> str:
    """Return the id of a card, wherever it is."""
    return f"card:{card_id(card)}"


def card_of_element(element: str) -> int | None:
    """Return the card that an element stands for, None if it is not a card."""
    if not element.startswith("card:"):
        return None
    try:
        return card_of(element[5:])
    except KeyError:
        return None


def front_element(front: int) -> str:
    """Return the id of a front (0..8), with the number shown on the table (1..9)."""
    return f"front:{front + 1}"


def front_of_element(element: str) -> int | None:
    """Return the front that an element stands for, None if it is not a front."""
    number = element[6:]
    if element.startswith("front:") and len(number) == 1 and number in "123456789":
        return int(number) - 1
    return None


def path_of(move: moves.Move) -> Path:
    """Return the ids that pick a move, () for a move that is not picked on the table."""
    match move.kind:
        case "play":
            return (card_element(move.card), front_element(move.front))
        case "scout":
            return (card_element(SCOUT), "do:scout")
        case "redeploy":
            to = "do:discard" if move.front is None else front_element(move.front)
            return (card_element(REDEPLOY), card_element(move.card), to)
        case "desert":
            return (card_element(DESERTER), card_element(move.card))
        case "betray":
            return (card_element(TRAITOR), card_element(move.card), front_element(move.front))
        case "claim":
            return (front_element(move.front),)
        case "draw":
            return (DECK_ELEMENTS[move.deck],)
        case "return" | "discard" if move.card is not None:
            return (card_element(move.card),)
        case "pass":
            return ("do:pass",)
        case "end_claims":
            return ("do:end-claims",)
    return ()


def paths(_view: State, decision: Decision) -> Sequence[Path]:
    """Return the path of each move of a decision, in the same order."""
    return [path_of(move) for move in decision.moves]


def read(state: State, decision: Decision, path: Path) -> moves.Move | None:
    """Return the move, legal or not, that a path means; None if it means none (yet)."""
    if not path:
        return None
    first, rest = path[0], path[1:]
    if first == "do:pass":
        return None if rest else moves.PASS
    if first == "do:end-claims":
        return None if rest else moves.END_CLAIMS
    if first in DECK_ELEMENTS:
        return None if rest else moves.DRAW[DECK_ELEMENTS.index(first)]
    front = front_of_element(first)
    if front is not None:
        # When it is time to play a card, a front alone is not a move yet.
        return None if rest or decision.name == "play" else moves.CLAIM[front]
    card = card_of_element(first)
    if card is None:
        return None
    if decision.name == "scout_return":
        return None if rest else moves.Return(card=card, deck=deck_of(card))
    if decision.name == "excess":
        return None if rest or card >= len(moves.DISCARD) else moves.DISCARD[card]
    if card not in state.hands[decision.seat]:
        return None
    if not rest:
        return _barred(state, decision, card)
    return _played(card, rest)


def _barred(state: State, decision: Decision, card: int) -> moves.Move | None:
    """Return an illegal move for a card with no legal one, so that the rules can say why."""
    begins = card_element(card)
    if any(path_of(move)[:1] == (begins,) for move in decision.moves):
        return None
    front = next((front for front in FRONTS if state.flags[front] is None), 0)
    targets: dict[int, moves.GuileMove] = {
        SCOUT: moves.SCOUT,
        REDEPLOY: moves.Redeploy(card=0, front=None),
        DESERTER: moves.DESERT[0],
        TRAITOR: moves.Betray(card=0, front=front),
    }
    return targets.get(card) or moves.Play(card=card, front=front)


def _played(card: int, rest: Path) -> moves.Move | None:
    """Return the move that begins with a card of the hand and goes on with these ids."""
    if card == SCOUT:
        return moves.SCOUT if rest == ("do:scout",) else None
    last = rest[-1]
    if card not in (REDEPLOY, DESERTER, TRAITOR):
        front = front_of_element(last)
        return None if front is None or len(rest) > 1 else moves.Play(card=card, front=front)
    target = card_of_element(rest[0])
    if target is None:
        return None
    if card == DESERTER:
        return moves.DESERT[target] if len(rest) == 1 and target < len(moves.DESERT) else None
    front = front_of_element(last)
    if len(rest) != 2 or (front is None and (card, last) != (REDEPLOY, "do:discard")):
        return None
    if card == REDEPLOY:
        return moves.Redeploy(card=target, front=front)
    return None if front is None else moves.Betray(card=target, front=front)
