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


def in_play(s: Position) -> Iterator[tuple[InPlay, Hunt]]:
    """Yield the Hunt cards in play with the entries of what they act as."""
    for played in s.turn.in_play:
        yield played, HUNTS[played.acts_as]


def is_under(s: Position, slot: Slot, token: Token) -> bool:
    """Whether a slot is covered by a token that has an effect on this Hunted (NA-92)."""
    if slot.immune or slot.position in s.turn.alerted:
        return False
    return slot.position in s.turn.tokens.get(token, ()) and (slot.seat, token) not in s.turn.avoids


def lies_on(s: Position, seat: int, token: Token) -> bool:
    """Whether a token has an effect on a Hunted, wherever they are."""
    return any(is_under(s, slot, token) for slot in s.slots_of(seat))


def acting_as_creature(s: Position) -> tuple[Token, ...]:
    """Return the Creature token, and the Target token if it is its Clone (NA-136)."""
    clones = any(card.clones for _played, card in in_play(s))
    return (CREATURE, TARGET) if clones else (CREATURE,)


def is_caught(s: Position, slot: Slot) -> bool:
    """Whether the Creature token catches this slot, or a Clone of it (NA-84, NA-136)."""
    if (slot.seat, CREATURE) in s.turn.avoids:
        return False
    return any(is_under(s, slot, token) for token in acting_as_creature(s))


def covered_by_creature(s: Position) -> frozenset[int]:
    """Return the positions below the Creature token, or its Clone (NA-136)."""
    at = s.turn.tokens
    return frozenset(p for token in acting_as_creature(s) for p in at.get(token, ()))


def is_free(s: Position, slot: Slot) -> bool:
    """Whether no token stands against resolving this slot now (NA-75, NA-77, NA-218)."""
    if is_caught(s, slot):
        return False
    return not any(
        is_under(s, slot, token) and token not in s.turn.over
        for token in (ARTEMIA, TARGET)
        if not _is_avoided_clone(s, slot, token)
    )


def _is_avoided_clone(s: Position, slot: Slot, token: Token) -> bool:
    """Whether a token is nothing but a Clone, which this Hunted avoids (NA-92, NA-136)."""
    if token != TARGET or (slot.seat, CREATURE) not in s.turn.avoids:
        return False
    cards = [card for _played, card in in_play(s) if TARGET in card.symbols]
    return all(card.clones or card.phase == 1 for card in cards)  # NA-70


def is_ineffective(s: Position, slot: Slot) -> bool:
    """Whether the power of the place cannot be used there this turn.

    Who avoids the Target token avoids what its cards do to a place, too (NA-189).
    """
    avoids = (slot.seat, TARGET) in s.turn.avoids
    return place_is_ineffective(s, slot.position, but_target=avoids)


def place_is_ineffective(s: Position, position: int, *, but_target: bool = False) -> bool:
    """Whether the place at a position does not work; `but_target`: for who avoids that token."""
    return position in s.turn.ineffective or any(
        position in card.ineffective(s, played)
        for played, card in in_play(s)
        if card.ineffective is not None and not (but_target and TARGET in card.symbols)
    )


def has_shield(s: Position) -> bool:
    """Whether the Shield is on the planet (NA-198)."""
    return any(PLACES[place].shield for place in s.planet if place)


def uncovers(s: Position) -> bool:
    """Whether row two lies face down at first, to be found (NA-200)."""
    return any(PLACES[place].uncovers for place in s.options.places)


def wide_tokens(s: Position) -> frozenset[Token]:
    """Return the tokens that cover two places this turn (NA-49)."""
    return frozenset(card.wide for _played, card in in_play(s) if card.wide is not None)
