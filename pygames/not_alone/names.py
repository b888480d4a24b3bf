"""The names that sentences about moves are made of: players, places, cards, tokens."""

from collections.abc import Iterable, Mapping

from pygames.core.language import N_, Name, listed, number
from pygames.not_alone.cards.registry import PLACES, entry_of
from pygames.not_alone.moves import Heal, Lead, Which
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET, Token
from pygames.not_alone.planet import RESERVED, Where
from pygames.not_alone.position import Position

__all__ = [
    "card_title",
    "card_titles",
    "chooses_itself",
    "comes_back",
    "decision_title",
    "place_title",
    "place_titles",
    "shield_goes_back",
    "spaces_title",
    "token_title",
    "where_title",
]

_TOKEN_NAMES: Mapping[Token, str] = {
    CREATURE: N_("Creature token"),
    ARTEMIA: N_("Artemia token"),
    TARGET: N_("Target token"),
}
"""The names of the tokens (NA-4)."""

_DECISIONS: Mapping[str, str] = {
    "jam": N_("Make the Beach and the Wreck ineffective"),
    "marker": N_("Move the Marker"),
    "shield": N_("Move the Shield"),
    "top": N_("Take the top of the Survival discard"),
    "back": N_("Take the card back"),
    "leave": N_("Leave it"),
    "take": N_("Take the card under the place"),
    "calm": N_("Keep Artemia from doing anything this turn"),
}
"""What a card lets somebody decide that is neither a card nor a place."""


_FACE_DOWN = (
    N_("face-down place no. 6"),
    N_("face-down place no. 7"),
    N_("face-down place no. 8"),
    N_("face-down place no. 9"),
    N_("face-down place no. 10"),
)
"""The places of row two before they are turned up (NA-200)."""


def place_title(state: Position, position: int) -> Name:
    """Name the place at a position."""
    place = state.place_at(position)
    return Name.of(PLACES[place].title) if place else Name.of(_FACE_DOWN[position - RESERVED.start])


def where_title(state: Position, where: Where) -> Name:
    """Name the places at some positions."""
    return listed(place_title(state, position) for position in where)


def place_titles(state: Position, cards: Iterable[int]) -> Name:
    """Name the places on some Place cards."""
    return listed(Name.of(PLACES[state.place_of(card)].title) for card in cards)


def card_title(card: str) -> Name:
    """Name a Hunt or Survival card."""
    return Name.of(entry_of(card).title)


def card_titles(cards: Iterable[str]) -> Name:
    """Name some Hunt or Survival cards."""
    return listed(map(card_title, cards))


def token_title(token: Token) -> Name:
    """Name a token."""
    return Name.of(_TOKEN_NAMES[token])


def decision_title(name: str) -> Name:
    """Name what a player decides with `Decide`."""
    if name in _DECISIONS:
        return Name.of(_DECISIONS[name])
    return Name.of(PLACES[name].title) if name in PLACES else card_title(name)


def chooses_itself(state: Position, move: Heal | Lead) -> bool:
    """Whether who chooses a player may choose itself, and has."""
    asked = (it for it in state.decisions if any(type(one) is type(move) for one in it.moves))
    return any(decision.seat == move.seat for decision in asked)


def shield_goes_back(state: Position) -> bool:
    """Whether the Creature decides about the Shield, which the Hunted move on (NA-145)."""
    return any(decision.seat == state.creature for decision in state.decisions)


def spaces_title(spaces: Iterable[int]) -> Name:
    """Name spaces of the Rescue track by how far from rescue they are."""
    return listed(map(number, spaces))


def comes_back(state: Position) -> bool:
    """Whether it is asked which played card comes back, not which is resolved first (NA-177)."""
    return any(it.name != "which" and Which in map(type, it.moves) for it in state.decisions)
