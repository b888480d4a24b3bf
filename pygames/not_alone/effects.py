"""What the cards in play change: which tokens work on whom, which places are ineffective."""

from collections.abc import Iterator

from pygames.not_alone.cards.registry import HUNTS, PLACES, Hunt
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET, Token
from pygames.not_alone.position import Position
from pygames.not_alone.turn import InPlay, Slot

__all__ = [
    "acting_as_creature",
    "covered_by_creature",
    "has_shield",
    "in_play",
    "is_caught",
    "is_free",
    "is_ineffective",
    "is_under",
    "lies_on",
    "place_is_ineffective",
    "uncovers",
    "wide_tokens",
]


def in_play(state: Position) -> Iterator[tuple[InPlay, Hunt]]:
    """Yield the Hunt cards in play with the entries of what they act as."""
    for played in state.turn.in_play:
        yield played, HUNTS[played.acts_as]


def is_under(state: Position, slot: Slot, token: Token) -> bool:
    """Whether a slot is covered by a token that has an effect on this Hunted (NA-92)."""
    if slot.immune or slot.position in state.turn.alerted:
        return False
    return (
        slot.position in state.turn.tokens.get(token, ())
        and (slot.seat, token) not in state.turn.avoids
    )


def lies_on(state: Position, seat: int, token: Token) -> bool:
    """Whether a token has an effect on a Hunted, wherever they are."""
    return any(is_under(state, slot, token) for slot in state.slots_of(seat))


def acting_as_creature(state: Position) -> tuple[Token, ...]:
    """Return the Creature token, and the Target token if it is its Clone (NA-136)."""
    clones = any(card.clones for _played, card in in_play(state))
    return (CREATURE, TARGET) if clones else (CREATURE,)


def is_caught(state: Position, slot: Slot) -> bool:
    """Whether the Creature token catches this slot, or a Clone of it (NA-84, NA-136)."""
    if (slot.seat, CREATURE) in state.turn.avoids:
        return False
    return any(is_under(state, slot, token) for token in acting_as_creature(state))


def covered_by_creature(state: Position) -> frozenset[int]:
    """Return the positions below the Creature token, or its Clone (NA-136)."""
    at = state.turn.tokens
    return frozenset(p for token in acting_as_creature(state) for p in at.get(token, ()))


def is_free(state: Position, slot: Slot) -> bool:
    """Whether no token stands against resolving this slot now (NA-75, NA-77, NA-218)."""
    if is_caught(state, slot):
        return False
    return not any(
        is_under(state, slot, token) and token not in state.turn.over
        for token in (ARTEMIA, TARGET)
        if not _is_avoided_clone(state, slot, token)
    )


def _is_avoided_clone(state: Position, slot: Slot, token: Token) -> bool:
    """Whether a token is nothing but a Clone, which this Hunted avoids (NA-92, NA-136)."""
    if token != TARGET or (slot.seat, CREATURE) not in state.turn.avoids:
        return False
    cards = [card for _played, card in in_play(state) if TARGET in card.symbols]
    return all(card.clones or card.phase == 1 for card in cards)  # NA-70


def is_ineffective(state: Position, slot: Slot) -> bool:
    """Whether the power of the place cannot be used there this turn.

    Who avoids the Target token avoids what its cards do to a place, too (NA-189).
    """
    avoids = (slot.seat, TARGET) in state.turn.avoids
    return place_is_ineffective(state, slot.position, but_target=avoids)


def place_is_ineffective(state: Position, position: int, *, but_target: bool = False) -> bool:
    """Whether the place at a position does not work; `but_target`: for who avoids that token."""
    return position in state.turn.ineffective or any(
        position in card.ineffective(state, played)
        for played, card in in_play(state)
        if card.ineffective is not None and not (but_target and TARGET in card.symbols)
    )


def has_shield(state: Position) -> bool:
    """Whether the Shield is on the planet (NA-198)."""
    return any(PLACES[place].shield for place in state.planet if place)


def uncovers(state: Position) -> bool:
    """Whether row two lies face down at first, to be found (NA-200)."""
    return any(PLACES[place].uncovers for place in state.options.places)


def wide_tokens(state: Position) -> frozenset[Token]:
    """Return the tokens that cover two places this turn (NA-49)."""
    return frozenset(card.wide for _played, card in in_play(state) if card.wide is not None)
