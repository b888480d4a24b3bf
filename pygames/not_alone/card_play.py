"""Playing cards: who may, which, and what the Creature may do first (NA-35 to NA-44)."""

from pygames.core.steps import Ask, Run
from pygames.not_alone.caches import find_cache
from pygames.not_alone.cards.registry import HUNTS, PLACES, SURVIVALS, Survival
from pygames.not_alone.causes import Because
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


def acts_as(state: Position, card: str) -> str:
    """Return the card as which one acts: Flashback as the top of the Hunt discard (NA-144)."""
    return state.used[HUNT][-1] if HUNTS[card].acts_as_last and state.used[HUNT] else card


def _can_hunt(state: Position, card: str) -> bool:
    entry = HUNTS[acts_as(state, card)]
    phase, window = state.turn.moment
    if entry.phase != phase or (phase == 3 and window not in entry.windows):
        return False
    if TARGET in entry.symbols and state.turn.refuge:  # NA-187
        return False
    return bool(entry.symbols) or entry.can is None or entry.can(state)


def hunt_plays(state: Position) -> list[Play | PlayKept]:
    """Return the Hunt cards that can be played now, also the one kept with Intuition (NA-155)."""
    if not state.may_play(state.creature):
        return []
    turn = state.turn
    plays: list[Play | PlayKept] = []
    if turn.played.get(state.creature, 0) < turn.limit:
        plays += [Play(card) for card in state.may_hold(state.creature) if _can_hunt(state, card)]
    if turn.keeps:
        kept = sorted(state.unseen[HUNT]) if turn.aside is None else [turn.aside]
        plays += [PlayKept(card) for card in kept if _can_hunt(state, card)]
    return plays


def play_hunt(state: Position, move: Play | PlayKept) -> None:
    """Play a Hunt card; a wide one lets a token be placed anew (NA-68)."""
    turn, card = state.turn, move.card
    acting = acts_as(state, card)
    entry = HUNTS[acting]
    if isinstance(move, PlayKept):
        take_up_kept(state, card)
        turn.playing, turn.passed = True, frozenset()
    else:
        put_away(state, state.creature, card)
        _count(state, state.creature)
    turn.in_play += (InPlay(card, acting),)
    turn.available |= {*entry.symbols}
    if entry.wide is not None and len(turn.tokens.get(entry.wide, ())) == 1:
        turn.tokens = {token: at for token, at in turn.tokens.items() if token != entry.wide}
    because = Because(acting, state.creature)
    if entry.phase == 2:
        state.push(Run(_ask_for_tokens, (because,)))
    state.push(because)
    entry.play(state)


def _ask_for_tokens(state: Position, because: Because) -> None:
    """Have the Creature place what it still has, unless it is hunting anyhow (NA-69)."""
    hunting = state.steps and isinstance(state.steps[-1], Ask) and state.steps[-1].name == "hunt"
    if not hunting and unplaced(state):
        state.push(Run(_ask_for_tokens, (because,)))
        state.push(because, Ask("tokens", state.creature, placings, place))


def unplaced(state: Position) -> list[Token]:
    """Return the tokens that are available and not placed yet (NA-67)."""
    return [
        token
        for token in TOKENS
        if token in state.turn.available and token not in state.turn.tokens
    ]


def placings(state: Position, _creature: int) -> list[Place]:
    """Return the ways to place a token (NA-66)."""
    wide = wide_tokens(state)
    single = [(position,) for position in state.positions()]
    return [
        Place(token, where)
        for token in unplaced(state)
        for where in (state.pairs() if token in wide else single)
        if token != CREATURE or state.turn.no_creature.isdisjoint(where)
    ]


def place(state: Position, move: Place, _creature: int) -> None:
    """Place a token."""
    state.turn.tokens = {**state.turn.tokens, move.token: move.where}


# --- Survival cards --------------------------------------------------------------------------


def plays(state: Position, seat: int) -> list[Play | PlayKept]:
    """Return the cards that a seat can play now, in a card window or while it explores."""
    if seat == state.creature:
        return hunt_plays(state)
    if not state.may_play(seat):
        return []
    return [Play(card) for card in state.may_hold(seat) if _can_survive(state, seat, card)]


def _can_survive(state: Position, seat: int, card: str) -> bool:
    entry = SURVIVALS[card]
    phase, window = state.turn.moment
    if entry.instead or entry.phase != phase or (phase == 3 and window not in entry.windows):
        return False
    return entry.can(state, seat)


def instead_plays(state: Position, seat: int) -> list[Play]:
    """Return the cards that a Hunted can play instead of using the power of a place (NA-80)."""
    cards = state.may_hold(seat)
    return [Play(it) for it in cards if SURVIVALS[it].instead and SURVIVALS[it].can(state, seat)]


def announce(state: Position, seat: int, card: str) -> None:
    """Announce a Survival card; first the Creature may play a Hunt card of this phase (NA-42).

    Whoever does not want to be asked again this turn is not asked here either (NA-220).
    """
    put_away(state, seat, card)
    state.push(Run(_take_effect, (seat, card)))
    if state.may_play(state.creature) and state.creature not in state.turn.resting:
        state.push(Ask("first", state.creature, _firsts, _first))


def _firsts(state: Position, _creature: int) -> list[Decline | Play | PlayKept]:
    return [DECLINE, *hunt_plays(state)]


def _first(state: Position, move: Decline | Play | PlayKept, _creature: int) -> None:
    if not isinstance(move, Decline):
        play_hunt(state, move)


def _take_effect(state: Position, seat: int, card: str) -> None:
    """Have the card work if it still can; otherwise it returns to the hand, known to all."""
    entry = SURVIVALS[card]
    if SURVIVAL in state.turn.tied or not _still_works(state, seat, entry):
        keep_open(state, seat, card)
        return
    _count(state, seat)
    use_up(state, SURVIVAL, card)
    if entry.instead:
        slot = state.slot(seat, state.turn.resolving[seat])
        state.change(slot, slot._replace(resolved=True))
        state.push(Run(find_cache, (seat, slot.position)))
    state.push(Because(card, seat))
    entry.play(state, seat)


def _still_works(state: Position, seat: int, entry: Survival) -> bool:
    if entry.instead and not can_use(state, state.slot(seat, state.turn.resolving[seat])):
        return False
    return entry.can(state, seat)


def can_use(state: Position, slot: Slot) -> bool:
    """Whether a Hunted may use the power of the place now (NA-78)."""
    if not is_free(state, slot) or is_ineffective(state, slot):
        return False
    return PLACES[state.place_at(slot.position)].can(state, slot.seat, slot.card)


def _count(state: Position, seat: int) -> None:
    """Note that a seat has played a card; whoever has passed is asked again (NA-43)."""
    state.turn.played = {**state.turn.played, seat: state.turn.played.get(seat, 0) + 1}
    state.turn.passed = frozenset()
    state.turn.playing = True
