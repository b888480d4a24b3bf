"""The moves that the dealer makes for CHANCE and REFEREE: draws, and what follows from secrets."""

from typing import NamedTuple, TypeAlias

from pygames.core.game import secret

Cards: TypeAlias = tuple[int, ...]


class Lot(NamedTuple):
    """CHANCE draws who is the Creature (NA-10)."""

    seat: int
    kind: str = "lot"


@secret("card")
class Draw(NamedTuple):
    """CHANCE gives a seat the top card of its deck."""

    seat: int
    card: str | None
    kind: str = "draw"


@secret("cards")
class Struck(NamedTuple):
    """CHANCE takes cards from the Creature's hand and puts them below the Hunt deck (NA-168)."""

    size: int
    cards: tuple[str, ...] | None
    kind: str = "struck"


class Reveal(NamedTuple):
    """REFEREE turns up a Place card that a Hunted has played (NA-72)."""

    seat: int
    card: int
    kind: str = "reveal"


@secret("card")
class Opened(NamedTuple):
    """REFEREE discards what a Hunted gave up to the Forbidden Zone (NA-130)."""

    seat: int
    card: int | None
    kind: str = "opened"


class Lift(NamedTuple):
    """REFEREE shows a discard again that lay behind a Smokescreen (NA-167)."""

    seat: int
    cards: Cards
    kind: str = "lift"


class Uncover(NamedTuple):
    """REFEREE turns up a card of a hand when the match is over."""

    seat: int
    card: str
    kind: str = "uncover"


class Turned(NamedTuple):
    """CHANCE turns up a face-down place (NA-115)."""

    position: int
    place: str
    kind: str = "turned"


class Aside(NamedTuple):
    """REFEREE discards a card that was played and not explored (NA-71)."""

    seat: int
    card: int
    kind: str = "aside"


class Expire(NamedTuple):
    """REFEREE discards the card kept with Intuition (NA-155)."""

    card: str
    kind: str = "expire"


class Lose(NamedTuple):
    """CHANCE discards a Place card of a hand (NA-149)."""

    seat: int
    card: int
    kind: str = "lose"


@secret("card")
class Unearth(NamedTuple):
    """REFEREE gives a Hunted the Survival card below a place (NA-195)."""

    seat: int
    card: str | None
    kind: str = "unearth"


@secret("cards")
class Exchanged(NamedTuple):
    """REFEREE exchanges these cards, a whole hand, for the discard (NA-116)."""

    seat: int
    cards: Cards | None
    kind: str = "exchanged"


@secret("place")
class Look(NamedTuple):
    """CHANCE shows a Hunted the top of the place deck; REFEREE, what was put below it (NA-213)."""

    seat: int
    place: str | None
    kind: str = "look"


class NextTurn(NamedTuple):
    """REFEREE begins a turn."""

    turn: int
    kind: str = "next_turn"


class Caught(NamedTuple):
    """REFEREE says whom the Creature catches: (Hunted, the card that was played) (NA-84)."""

    slots: tuple[tuple[int, int], ...]
    kind: str = "caught"


class Exhausted(NamedTuple):
    """REFEREE says who has no Will left (NA-86)."""

    seats: tuple[int, ...]
    kind: str = "exhausted"


DealerMove: TypeAlias = (
    Lot
    | Draw
    | Struck
    | Reveal
    | Opened
    | Lift
    | Uncover
    | Turned
    | Aside
    | Expire
    | Exchanged
    | Lose
    | Unearth
    | Look
    | NextTurn
    | Caught
    | Exhausted
)
