"""Playing cards: who may, which, and what the Creature may do first (NA-35 to NA-44)."""

from pygames.core.steps import Ask, Run
from pygames.not_alone.caches import find_cache
from pygames.not_alone.cards.registry import HUNTS, PLACES, SURVIVALS, Survival
from pygames.not_alone.effects import is_free, is_ineffective, wide_tokens
from pygames.not_alone.moves import DECLINE, Decline, Place, Play, PlayKept
from pygames.not_alone.pieces import CREATURE, HUNT, SURVIVAL, TARGET, TOKENS, Token
from pygames.not_alone.position import Position
from pygames.not_alone.turn import InPlay, Slot
from pygames.not_alone.zones import keep_open, put_away, take_up_kept, use_up

__all__ = [
    "acts_as",
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


def acts_as(s: Position, card: str) -> str:
    """Return the card as which one acts: Flashback as the top of the Hunt discard (NA-144)."""
    return s.used[HUNT][-1] if HUNTS[card].acts_as_last and s.used[HUNT] else card


def _can_hunt(s: Position, card: str) -> bool:
    entry = HUNTS[acts_as(s, card)]
    phase, window = s.turn.moment
    if entry.phase != phase or (phase == 3 and window not in entry.windows):
        return False
    if TARGET in entry.symbols and s.turn.refuge:  # NA-187
        return False
    return bool(entry.symbols) or entry.can is None or entry.can(s)


def hunt_plays(s: Position) -> list[Play | PlayKept]:
    """Return the Hunt cards that can be played now, also the one kept with Intuition (NA-155)."""
    if not s.may_play(s.creature):
        return []
    turn = s.turn
    plays: list[Play | PlayKept] = []
    if turn.played.get(s.creature, 0) < turn.limit:
        plays += [Play(card) for card in s.may_hold(s.creature) if _can_hunt(s, card)]
    if turn.keeps:
        kept = sorted(s.unseen[HUNT]) if turn.aside is None else [turn.aside]
        plays += [PlayKept(card) for card in kept if _can_hunt(s, card)]
    return plays


def play_hunt(s: Position, move: Play | PlayKept) -> None:
    """Play a Hunt card; a wide one lets a token be placed anew (NA-68)."""
    turn, card = s.turn, move.card
    acting = acts_as(s, card)
    entry = HUNTS[acting]
    if isinstance(move, PlayKept):
        take_up_kept(s, card)
        turn.playing, turn.passed = True, frozenset()
    else:
        put_away(s, s.creature, card)
        _count(s, s.creature)
    turn.in_play += (InPlay(card, acting),)
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
    single = [(position,) for position in s.positions()]
    return [
        Place(token, where)
        for token in unplaced(s)
        for where in (s.pairs() if token in wide else single)
        if token != CREATURE or s.turn.no_creature.isdisjoint(where)
    ]


def place(s: Position, move: Place, _creature: int) -> None:
    """Place a token."""
    s.turn.tokens = {**s.turn.tokens, move.token: move.where}


# --- Survival cards --------------------------------------------------------------------------


def plays(s: Position, seat: int) -> list[Play | PlayKept]:
    """Return the cards that a seat can play now, in a card window or while it explores."""
    if seat == s.creature:
        return hunt_plays(s)
    if not s.may_play(seat):
        return []
    return [Play(card) for card in s.may_hold(seat) if _can_survive(s, seat, card)]


def _can_survive(s: Position, seat: int, card: str) -> bool:
    entry = SURVIVALS[card]
    phase, window = s.turn.moment
    if entry.instead or entry.phase != phase or (phase == 3 and window not in entry.windows):
        return False
    return entry.can(s, seat)


def instead_plays(s: Position, seat: int) -> list[Play]:
    """Return the cards that a Hunted can play instead of using the power of a place (NA-80)."""
    cards = s.may_hold(seat)
    return [Play(it) for it in cards if SURVIVALS[it].instead and SURVIVALS[it].can(s, seat)]


def announce(s: Position, seat: int, card: str) -> None:
    """Announce a Survival card; first the Creature may play a Hunt card of this phase (NA-42).

    Whoever does not want to be asked again this turn is not asked here either (NA-220).
    """
    put_away(s, seat, card)
    s.push(Run(_take_effect, (seat, card)))
    if s.may_play(s.creature) and s.creature not in s.turn.resting:
        s.push(Ask("first", s.creature, _firsts, _first))


def _firsts(s: Position, _creature: int) -> list[Decline | Play | PlayKept]:
    return [DECLINE, *hunt_plays(s)]


def _first(s: Position, move: Decline | Play | PlayKept, _creature: int) -> None:
    if not isinstance(move, Decline):
        play_hunt(s, move)


def _take_effect(s: Position, seat: int, card: str) -> None:
    """Have the card work if it still can; otherwise it returns to the hand, known to all."""
    entry = SURVIVALS[card]
    if SURVIVAL in s.turn.tied or not _still_works(s, seat, entry):
        keep_open(s, seat, card)
        return
    _count(s, seat)
    use_up(s, SURVIVAL, card)
    if entry.instead:
        slot = s.slot(seat, s.turn.resolving[seat])
        s.change(slot, slot._replace(resolved=True))
        s.push(Run(find_cache, (seat, slot.position)))
    entry.play(s, seat)


def _still_works(s: Position, seat: int, entry: Survival) -> bool:
    if entry.instead and not can_use(s, s.slot(seat, s.turn.resolving[seat])):
        return False
    return entry.can(s, seat)


def can_use(s: Position, slot: Slot) -> bool:
    """Whether a Hunted may use the power of the place now (NA-78)."""
    if not is_free(s, slot) or is_ineffective(s, slot):
        return False
    return PLACES[s.place_at(slot.position)].can(s, slot.seat, slot.card)


def _count(s: Position, seat: int) -> None:
    """Note that a seat has played a card; whoever has passed is asked again (NA-43)."""
    s.turn.played = {**s.turn.played, seat: s.turn.played.get(seat, 0) + 1}
    s.turn.passed = frozenset()
    s.turn.playing = True
