"""The moves of Not Alone. Place cards are their numbers, 1 to 10; other cards their names.

`@secret` names what only the seats in the decision's `known_to` see; the constant `kind` at the end
keeps moves of two types from ever being equal. What a card lets one choose is a move of its own.
"""

from typing import NamedTuple, TypeAlias

from pygames.core.game import secret
from pygames.not_alone.pieces import Token
from pygames.not_alone.planet import Where

Cards: TypeAlias = tuple[int, ...]

# --- chance, and what follows from secrets ---------------------------------------------------


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


# --- what players do ---------------------------------------------------------------------------


class Side(NamedTuple):
    """The Creature chooses the side of the board (NA-20)."""

    side: int
    kind: str = "side"


@secret("cards")
class Select(NamedTuple):
    """A Hunted chooses Place cards, face down (NA-54, NA-64)."""

    cards: Cards | None
    kind: str = "select"


class Withdraw(NamedTuple):
    """A Hunted takes the choice back (NA-61)."""

    kind: str = "withdraw"


class Resist(NamedTuple):
    """A Hunted spends Will for cards of the discard (NA-56)."""

    will: int
    kind: str = "resist"


class GiveUp(NamedTuple):
    """A Hunted gives up: all cards and all Will back, the Creature gains a step (NA-58)."""

    kind: str = "give_up"


@secret("cards")
class Take(NamedTuple):
    """A Hunted takes Place cards back from the discard."""

    size: int
    cards: Cards | None
    kind: str = "take"


class This(NamedTuple):
    """A Hunted takes back the card that was played, and no other (NA-132)."""

    kind: str = "this"


@secret("cards")
class Discard(NamedTuple):
    """A Hunted discards Place cards from the hand."""

    size: int
    cards: Cards | None
    kind: str = "discard"


@secret("card")
class Give(NamedTuple):
    """A Hunted chooses what to give up to the Forbidden Zone (NA-130)."""

    card: int | None
    kind: str = "give"


@secret("cards")
class Show(NamedTuple):
    """A Hunted shows cards of the hand to the Creature alone (NA-134)."""

    cards: Cards | None
    kind: str = "show"


@secret("out", "back")
class Swap(NamedTuple):
    """A Hunted exchanges a selected card for one of the discard (NA-169)."""

    out: int | None
    back: int | None
    kind: str = "swap"


@secret("card")
class Keep(NamedTuple):
    """A Hunted secretly chooses which of the selected cards to reveal (NA-71)."""

    card: int | None
    kind: str = "keep"


class Play(NamedTuple):
    """A player plays a Hunt or Survival card."""

    card: str
    kind: str = "play"


class Decline(NamedTuple):
    """The Creature lets an announced Survival card take effect first (NA-42)."""

    kind: str = "decline"


class Pass(NamedTuple):
    """A player plays no card now (NA-43)."""

    kind: str = "pass"


class Rest(NamedTuple):
    """A player does not want to be asked again this turn (NA-220)."""

    kind: str = "rest"


class TakeBack(NamedTuple):
    """The Creature takes its pass back (NA-219)."""

    kind: str = "take_back"


class Place(NamedTuple):
    """The Creature places a token (NA-66)."""

    token: Token
    where: Where
    kind: str = "place"


class Finish(NamedTuple):
    """The Creature ends the hunt (NA-67)."""

    kind: str = "finish"


class Which(NamedTuple):
    """A Hunted chooses which of the cards played comes first (NA-88)."""

    card: int
    kind: str = "which"


class Use(NamedTuple):
    """A Hunted uses the power of the place (NA-78)."""

    kind: str = "use"


class Nothing(NamedTuple):
    """A Hunted does nothing there (NA-78)."""

    kind: str = "nothing"


class Instead(NamedTuple):
    """A Hunted looks for a Survival card to play instead of the power (NA-80)."""

    kind: str = "instead"


class Back(NamedTuple):
    """A Hunted plays no Survival card instead."""

    kind: str = "back"


class Copy(NamedTuple):
    """A Hunted copies the power of a place."""

    position: int
    kind: str = "copy"


class TakeAll(NamedTuple):
    """A Hunted in the Lair takes back the whole discard (NA-101)."""

    kind: str = "take_all"


class Find(NamedTuple):
    """A Hunted takes a Place card from the reserve (NA-105)."""

    card: int
    kind: str = "find"


class Drop(NamedTuple):
    """A Hunted discards a Survival card (NA-107, NA-139)."""

    card: str
    kind: str = "drop"


class Heal(NamedTuple):
    """A Hunted gives one Will back to a Hunted (NA-109)."""

    seat: int
    kind: str = "heal"


class Search(NamedTuple):
    """A Hunted draws a Survival card (NA-109)."""

    kind: str = "search"


class LoseWill(NamedTuple):
    """A Hunted loses one Will rather than discard cards (NA-138)."""

    kind: str = "lose_will"


class Choose(NamedTuple):
    """The Creature chooses the Hunted whom a card is about."""

    seat: int
    kind: str = "choose"


class Aim(NamedTuple):
    """A player chooses the place, or two adjacent ones, that a card is about."""

    where: Where
    kind: str = "aim"


class Divert(NamedTuple):
    """A player moves a token to an adjacent place (NA-51)."""

    token: Token
    position: int
    kind: str = "divert"


class Lead(NamedTuple):
    """The Creature moves a Hunted to an adjacent place (NA-141)."""

    seat: int
    card: int
    position: int
    kind: str = "lead"


Move: TypeAlias = (
    Lot
    | Draw
    | Struck
    | Reveal
    | Opened
    | Lift
    | Uncover
    | Side
    | Select
    | Withdraw
    | Resist
    | GiveUp
    | Take
    | This
    | Discard
    | Give
    | Show
    | Swap
    | Keep
    | Play
    | Decline
    | Pass
    | Rest
    | TakeBack
    | Place
    | Finish
    | Which
    | Use
    | Nothing
    | Instead
    | Back
    | Copy
    | TakeAll
    | Find
    | Drop
    | Heal
    | Search
    | LoseWill
    | Choose
    | Aim
    | Divert
    | Lead
)

WITHDRAW, GIVE_UP, THIS, DECLINE, PASS, REST = (
    Withdraw(),
    GiveUp(),
    This(),
    Decline(),
    Pass(),
    Rest(),
)
TAKE_BACK, FINISH, USE, NOTHING, INSTEAD, BACK = (
    TakeBack(),
    Finish(),
    Use(),
    Nothing(),
    Instead(),
    Back(),
)
TAKE_ALL, SEARCH, LOSE_WILL = TakeAll(), Search(), LoseWill()
