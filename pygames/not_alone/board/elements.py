"""The ids of everything that can be picked on the board, made and taken apart.

`place:8` is the place at position 8, `own:8` the deciding Hunted's own Place card number 8 wherever
it lies, `reserve:8` one of the reserve; `card:dodge` a Hunt or Survival card; `hunted:2` a Hunted,
`slot:2:8` what Hunted 2 has played with card 8; `token:artemia`; `track:5` the Rescue space at
distance 5; `found:pole` a place drawn in the Labyrinth. Buttons begin with `do:`.
"""

from collections.abc import Iterable

from pygames.not_alone.pieces import Token
from pygames.table.board import Path

__all__ = [
    "DISCARD_IT",
    "ENOUGH",
    "GIVE_IN",
    "PLAY_IT",
    "TAKE_IT",
    "card_element",
    "card_of",
    "found_element",
    "found_of",
    "hunted_element",
    "numbered",
    "own_element",
    "place_element",
    "reserve_element",
    "slot_element",
    "slot_of",
    "token_element",
    "token_of",
    "track_element",
    "whole",
]

PLAY_IT, DISCARD_IT, TAKE_IT = "do:play", "do:drop", "do:regain"
"""The buttons that say what becomes of a Hunt or Survival card, once it is picked and read."""

ENOUGH = "do:enough"
"""The button that closes a set of picks to which more could be added."""


GIVE_IN = "do:give-in"
"""The button that says yes to taking all cards back: it moves the Assimilation counter."""


def place_element(position: int) -> str:
    """Return the id of the place at a position, 1 to 10."""
    return f"place:{position}"


def own_element(card: int) -> str:
    """Return the id of a Place card, by its number, of the Hunted who decides."""
    return f"own:{card}"


def reserve_element(card: int) -> str:
    """Return the id of a Place card of the reserve."""
    return f"reserve:{card}"


def card_element(card: str) -> str:
    """Return the id of a Hunt or Survival card, wherever it lies."""
    return f"card:{card}"


def hunted_element(seat: int) -> str:
    """Return the id of a Hunted."""
    return f"hunted:{seat}"


def slot_element(seat: int, card: int) -> str:
    """Return the id of what a Hunted has played with a card."""
    return f"slot:{seat}:{card}"


def token_element(token: Token) -> str:
    """Return the id of a token."""
    return f"token:{token}"


def track_element(distance: int) -> str:
    """Return the id of a space of the Rescue track, by its distance to rescue."""
    return f"track:{distance}"


def found_element(place: str) -> str:
    """Return the id of a place drawn in the Labyrinth."""
    return f"found:{place}"


def numbered(kind: str, elements: Iterable[str]) -> tuple[int, ...]:
    """Return the numbers of the elements of a kind (`place`, `own`, `hunted`, ...), in order."""
    parts = (element.partition(":") for element in elements)
    return tuple(int(number) for it, _colon, number in parts if it == kind and number.isdecimal())


def card_of(element: str) -> str:
    """Return the Hunt or Survival card of an element, "" if it is not one."""
    return _after("card:", element)


def token_of(element: str) -> Token:
    """Return the token of an element, "" if it is not one."""
    return _after("token:", element)


def found_of(element: str) -> str:
    """Return the place of an element drawn in the Labyrinth, "" if it is not one."""
    return _after("found:", element)


def slot_of(element: str) -> tuple[int, int] | None:
    """Return the Hunted and the card of a slot, None if the element is not one."""
    seat, colon, card = _after("slot:", element).partition(":")
    return (int(seat), int(card)) if colon and seat.isdecimal() and card.isdecimal() else None


def whole(kind: str, numbers: Iterable[int]) -> Path:
    """Return the ids of several elements of a kind."""
    return tuple(f"{kind}:{number}" for number in numbers)


def _after(prefix: str, element: str) -> str:
    return element.removeprefix(prefix) if element.startswith(prefix) else ""
