"""The moves of Not Alone. Place cards are their numbers, 1 to 10; other cards their names.

`@secret` names what only the seats in the decision's `known_to` see; the constant `kind` at the end
keeps moves of two types from ever being equal. What a card lets one choose is a move of its own.
"""

from typing import NamedTuple, TypeAlias

from pygames.core.game import secret
from pygames.not_alone.dealer_moves import DealerMove
from pygames.not_alone.pieces import Token
from pygames.not_alone.planet import Where

Cards: TypeAlias = tuple[int, ...]


class Side(NamedTuple):
    """The Creature chooses the side of the board (NA-20)."""

    side: int
    kind: str = "side"


@secret("cards")
class Select(NamedTuple):
    """A Hunted chooses Place cards, face down; `up`: one of the discard, face up, or 0 (NA-64)."""

    cards: Cards | None
    up: int = 0
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
    """A Hunted copies the power of the place with this number."""

    card: int
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


class Gather(NamedTuple):
    """A Hunted gets Will from these spaces of the Rescue track, or from the supply (NA-208)."""

    spaces: tuple[int, ...]
    kind: str = "gather"


class Sow(NamedTuple):
    """A Hunted puts Will on these spaces of the Rescue track (NA-119)."""

    spaces: tuple[int, ...]
    kind: str = "sow"


class Decide(NamedTuple):
    """A player chooses what a card shall do; or the Creature, which card works first."""

    name: str
    kind: str = "decide"


class Cast(NamedTuple):
    """The Creature discards Hunt cards that it has drawn, and keeps another (NA-155)."""

    cards: tuple[str, ...]
    kind: str = "cast"


class PlayKept(NamedTuple):
    """The Creature plays the card that it has kept (NA-155)."""

    card: str
    kind: str = "play_kept"


class Regain(NamedTuple):
    """The Creature takes a card from the Hunt discard (NA-157)."""

    card: str
    kind: str = "regain"


@secret("card")
class Hide(NamedTuple):
    """A Hunted puts a Survival card face down below a place (NA-195)."""

    card: str | None
    position: int
    kind: str = "hide"


class Exchange(NamedTuple):
    """A player puts each of these tokens in the place of the next, the last in the first one's."""

    tokens: tuple[Token, ...]
    kind: str = "exchange"


class TurnUp(NamedTuple):
    """A Hunted turns up a face-down place (NA-115)."""

    position: int
    kind: str = "turn_up"


class Survey(NamedTuple):
    """A Hunted in the Labyrinth looks for new places (NA-213)."""

    kind: str = "survey"


class Lay(NamedTuple):
    """A Hunted lays a place out on the planet (NA-213)."""

    place: str
    kind: str = "lay"


class Reject(NamedTuple):
    """A Hunted puts a place on the place discard (NA-213)."""

    place: str
    kind: str = "reject"


class GoOn(NamedTuple):
    """A Hunted goes on to the place of another card of the hand (NA-120)."""

    card: int
    kind: str = "go_on"


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
    """A player moves a Hunted to an adjacent place (NA-141)."""

    seat: int
    card: int
    position: int
    kind: str = "lead"


WITHDRAW, GIVE_UP, THIS = Withdraw(), GiveUp(), This()
DECLINE, PASS, REST, TAKE_BACK, FINISH = Decline(), Pass(), Rest(), TakeBack(), Finish()
USE, NOTHING, INSTEAD, BACK, TAKE_ALL = Use(), Nothing(), Instead(), Back(), TakeAll()
SEARCH, LOSE_WILL, SURVEY = Search(), LoseWill(), Survey()

SelectionMove: TypeAlias = Select | Withdraw | Resist | GiveUp | Swap | Keep | Which | GoOn
PlaceCardMove: TypeAlias = Take | TakeAll | This | Discard | Give | Show | Find
CardPlay: TypeAlias = Play | PlayKept | Decline | Pass | Rest | TakeBack | Instead | Back
CardMove: TypeAlias = Drop | Cast | Regain | Hide | Search | Decide
TokenMove: TypeAlias = Place | Finish | Aim | Divert | Exchange | Choose | Lead
PowerMove: TypeAlias = Use | Nothing | Copy | TurnUp | Survey | Lay | Reject
WillMove: TypeAlias = Heal | LoseWill | Gather | Sow

PlayerMove: TypeAlias = (
    Side | SelectionMove | PlaceCardMove | CardPlay | CardMove | TokenMove | PowerMove | WillMove
)
Move: TypeAlias = PlayerMove | DealerMove
