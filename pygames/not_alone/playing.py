"""Playing cards: who may, which, and what the Creature may do first (NA-35 to NA-44)."""

from pygames.not_alone.cards.hunt import FLASHBACK, HUNTS
from pygames.not_alone.cards.places import PLACE_CARDS
from pygames.not_alone.cards.registry import Survival
from pygames.not_alone.cards.survival import INSTEAD_CARDS, SURVIVALS
from pygames.not_alone.effects import is_free, is_ineffective, wide_tokens
from pygames.not_alone.moves import DECLINE, Decline, Place, Play
from pygames.not_alone.pieces import HUNT, SURVIVAL, TOKENS, Token
from pygames.not_alone.planet import POSITIONS, pairs
from pygames.not_alone.position import Ask, InPlay, Position, Run, Slot, replaced
from pygames.not_alone.zones import put_away

__all__ = [
    "announce",
    "can_use",
    "hunt_plays",
    "instead_plays",
    "place",
    "placings",
    "play_hunt",
    "plays",
    "unplaced",
]

# --- Hunt cards ------------------------------------------------------------------------------


def _acts_as(s: Position, card: str) -> str:
    """Return the card as which one acts: Flashback as the top of the Hunt discard (NA-144)."""
    return s.used[HUNT][-1] if card == FLASHBACK and s.used[HUNT] else card


def _can_hunt(s: Position, card: str) -> bool:
    entry = HUNTS.get(_acts_as(s, card))
    phase, window = s.turn.moment
    if entry is None or entry.phase != phase or (phase == 3 and window not in entry.windows):
        return False
    return bool(entry.symbols) or entry.can is None or entry.can(s)


def hunt_plays(s: Position) -> list[Play]:
    """Return the Hunt cards that can be played now."""
    if not s.may_play(s.creature):
        return []
    return [Play(card) for card in s.may_hold(s.creature) if _can_hunt(s, card)]


def play_hunt(s: Position, card: str) -> None:
    """Play a Hunt card; a wide one lets a token be placed anew (NA-68)."""
    turn = s.turn
    acts_as = _acts_as(s, card)
    entry = HUNTS[acts_as]
    put_away(s, s.creature, card)
    _count(s, s.creature)
    turn.in_play += (InPlay(card, acts_as),)
    turn.available |= {*entry.symbols}
    if entry.wide is not None and len(turn.tokens.get(entry.wide, ())) == 1:
        turn.tokens = {token: at for token, at in turn.tokens.items() if token != entry.wide}
    if entry.phase == 2:
        s.push(Run(_ask_for_tokens))
    entry.play(s)


def _ask_for_tokens(s: Position) -> None:
    """Have the Creature place what it still has, unless it is hunting anyhow (NA-69)."""
    hunting = s.steps and isinstance(s.steps[-1], Ask) and s.steps[-1].name == "hunt"
    if not hunting and unplaced(s):
        s.push(Run(_ask_for_tokens), Ask("tokens", s.creature, placings, place))


def unplaced(s: Position) -> list[Token]:
    """Return the tokens that are available and not placed yet (NA-67)."""
    return [token for token in TOKENS if token in s.turn.available and token not in s.turn.tokens]


def placings(s: Position, _creature: int) -> list[Place]:
    """Return the ways to place a token (NA-66)."""
    wide = wide_tokens(s)
    single = [(position,) for position in POSITIONS]
    return [
        Place(token, where)
        for token in unplaced(s)
        for where in (pairs() if token in wide else single)
    ]


def place(s: Position, move: Place, _creature: int) -> None:
    """Place a token."""
    s.turn.tokens = {**s.turn.tokens, move.token: move.where}


# --- Survival cards --------------------------------------------------------------------------


def plays(s: Position, seat: int) -> list[Play]:
    """Return the cards that a seat can play now, in a card window or while it explores."""
    if seat == s.creature:
        return hunt_plays(s)
    if not s.may_play(seat):
        return []
    return [Play(card) for card in s.may_hold(seat) if _can_survive(s, seat, card)]


def _can_survive(s: Position, seat: int, card: str) -> bool:
    entry = SURVIVALS.get(card)
    phase, window = s.turn.moment
    if entry is None or entry.phase != phase or (phase == 3 and window not in entry.windows):
        return False
    return entry.can(s, seat)


def instead_plays(s: Position, seat: int) -> list[Play]:
    """Return the cards that a Hunted can play instead of using the power of a place (NA-80)."""
    cards = s.may_hold(seat)
    return [Play(it) for it in cards if it in INSTEAD_CARDS and INSTEAD_CARDS[it].can(s, seat)]


def announce(s: Position, seat: int, card: str) -> None:
    """Announce a Survival card; first the Creature may play a Hunt card of this phase (NA-42).

    Whoever does not want to be asked again this turn is not asked here either (NA-220).
    """
    put_away(s, seat, card)
    s.push(Run(_take_effect, (seat, card)))
    if s.may_play(s.creature) and s.creature not in s.turn.resting:
        s.push(Ask("first", s.creature, _firsts, _first))


def _firsts(s: Position, _creature: int) -> list[Decline | Play]:
    return [DECLINE, *hunt_plays(s)]


def _first(s: Position, move: Decline | Play, _creature: int) -> None:
    if isinstance(move, Play):
        play_hunt(s, move.card)


def _take_effect(s: Position, seat: int, card: str) -> None:
    """Have the card work if it still can; otherwise it returns to the hand, known to all."""
    entry = SURVIVALS.get(card) or INSTEAD_CARDS[card]
    if SURVIVAL in s.turn.tied or not _still_works(s, seat, card, entry):
        s.hands = replaced(s.hands, seat, s.hands[seat] | {card})
        s.open_hands = replaced(s.open_hands, seat, s.open_hands[seat] | {card})
        return
    _count(s, seat)
    s.used = replaced(s.used, SURVIVAL, (*s.used[SURVIVAL], card))
    if card in INSTEAD_CARDS:
        slot = s.slot(seat, s.turn.instead[seat])
        s.change(slot, slot._replace(resolved=True))
    entry.play(s, seat)


def _still_works(s: Position, seat: int, card: str, entry: Survival) -> bool:
    if card in INSTEAD_CARDS and not can_use(s, s.slot(seat, s.turn.instead[seat])):
        return False
    return entry.can(s, seat)


def can_use(s: Position, slot: Slot) -> bool:
    """Whether a Hunted may use the power of the place now (NA-78)."""
    if not is_free(s, slot) or is_ineffective(s, slot.position):
        return False
    return PLACE_CARDS[s.place_at(slot.position)].can(s, slot.seat, slot.card)


def _count(s: Position, seat: int) -> None:
    """Note that a seat has played a card; whoever has passed is asked again (NA-43)."""
    s.turn.played = {**s.turn.played, seat: s.turn.played.get(seat, 0) + 1}
    s.turn.passed = frozenset()
    s.turn.playing = True
