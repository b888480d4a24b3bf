"""Phase 3: places are revealed and resolved, and the tokens work (NA-71 to NA-92, NA-218)."""

from pygames.core.game import REFEREE, Decision
from pygames.core.steps import Ask, Run, Simultaneous
from pygames.not_alone import moves
from pygames.not_alone.caches import find_cache
from pygames.not_alone.card_decisions import discard_cards, takes
from pygames.not_alone.card_play import announce, can_use, instead_plays
from pygames.not_alone.cards.registry import HUNTS, PLACES
from pygames.not_alone.causes import EXHAUSTION, Because
from pygames.not_alone.dealer_moves import Caught, Exhausted, Reveal
from pygames.not_alone.effects import (
    covered_by_creature,
    in_play,
    is_caught,
    is_free,
    is_ineffective,
    is_under,
    lies_on,
)
from pygames.not_alone.phases.card_windows import card_window
from pygames.not_alone.pieces import ARTEMIA, FULL_WILL, TARGET, Token
from pygames.not_alone.place_selection import ONE_OF_THREE, ONE_OF_TWO, WITH_DISCARD, lay_aside
from pygames.not_alone.position import Position
from pygames.not_alone.tracks import advance_rescue, assimilate
from pygames.not_alone.turn import NO_WINDOW, InPlay, Slot
from pygames.not_alone.will import lose_will, restore
from pygames.not_alone.zones import recover, recover_all, reveal, take_played_back

__all__ = ["reckon", "turn_up"]


def reckon(state: Position) -> None:
    """Begin phase 3: its steps in order (NA-71 to NA-77)."""
    state.turn.moment = (3, NO_WINDOW)
    steps = [
        Simultaneous(_keeping, _kept),
        Run(_reveal_all),
        Run(_begin_reveal),
        Run(card_window, (3, 0)),
        Run(_resolve_free),
        Run(_window_if_placed, (1, TARGET)),
        Run(_resolve_free),
        Run(_penalties),
        Run(_resolve_free),
        Run(_window_if_placed, (2, ARTEMIA)),
        Run(_resolve_free),
        Run(_artemia),
        Run(_resolve_free),
        Run(card_window, (3, 3)),
        Run(_resolve_free),
        Run(_mimic),
        Ask("caught", REFEREE, _catches, _catch),
        Ask("exhausted", REFEREE, _exhaustions, _exhaust),
    ]
    state.push(*reversed(steps))


# --- reveal (NA-71, NA-72) -------------------------------------------------------------------


def _keeping(state: Position) -> tuple[Decision, ...]:
    """Ask who has selected several cards of which one counts which it shall be."""
    return tuple(
        Decision(seat, "keep", _keeps(state, seat), frozenset((seat,)))
        for seat in sorted(state.turn.due)
        if state.turn.due[seat] in (ONE_OF_TWO, WITH_DISCARD, ONE_OF_THREE)
        and state.turn.laid.get(seat, 0) > 1
        and seat not in state.turn.kept
    )


def _keeps(state: Position, seat: int) -> list[moves.Keep]:
    chosen = state.turn.chosen[seat]
    known = len(chosen) == state.turn.laid[seat]
    return list(map(moves.Keep, sorted(chosen) if known else state.may_choose(seat)))


def _kept(state: Position, move: moves.Keep, seat: int) -> None:
    state.turn.kept = {**state.turn.kept, seat: move.card}


def _reveal_all(state: Position) -> None:
    for seat in reversed(state.order):
        if seat in state.turn.kept:
            state.push(Run(_lay_aside, (seat,)), *turn_up(seat, 1))
        else:
            state.push(*turn_up(seat, state.turn.laid.get(seat, 0)))


def turn_up(seat: int, count: int) -> list[Ask]:
    """Return the steps in which so many cards of a Hunted are revealed."""
    return [Ask("reveal", REFEREE, _reveals, _revealed, (seat,))] * count


def _reveals(state: Position, _referee: int, seat: int) -> list[Reveal]:
    kept = state.turn.kept.get(seat)
    chosen = state.turn.chosen[seat]
    if kept is not None:
        return [Reveal(seat, kept)]
    if chosen and len(chosen) == state.turn.laid[seat] and seat not in state.turn.kept:
        return [Reveal(seat, min(chosen))]
    return [Reveal(seat, card) for card in state.may_choose(seat)]


def _revealed(state: Position, move: Reveal, _referee: int, seat: int) -> None:
    reveal(state, seat, move.card)


def _lay_aside(state: Position, seat: int) -> None:
    """Leave what was not kept on the table until phase 4, but for the River (NA-71)."""
    state.turn.kept = {other: card for other, card in state.turn.kept.items() if other != seat}
    if state.turn.due[seat] == ONE_OF_TWO:  # back to the hand, unseen
        state.turn.chosen = {**state.turn.chosen, seat: {}}
        state.turn.laid = {**state.turn.laid, seat: 0}


def _on_reveal(state: Position, *left: InPlay) -> None:
    """Have the cards work that do as soon as the places are revealed (NA-73)."""
    if len(left) > 1:
        state.push(Ask("order", state.creature, _orders, _ordered, left))
    elif left:
        _work(state, left[0])


def _orders(_state: Position, _creature: int, *left: InPlay) -> list[moves.Decide]:
    return [moves.Decide(played.card) for played in left]


def _ordered(state: Position, move: moves.Decide, _creature: int, *left: InPlay) -> None:
    state.push(Run(_on_reveal, tuple(played for played in left if played.card != move.name)))
    _work(state, next(played for played in left if played.card == move.name))


def _work(state: Position, played: InPlay) -> None:
    revealed = HUNTS[played.acts_as].revealed
    assert revealed is not None
    state.push(Because(played.acts_as, state.creature))
    revealed(state, played)


def _begin_reveal(state: Position) -> None:
    state.turn.found = frozenset(it.seat for it in state.turn.slots if is_caught(state, it))
    _on_reveal(state, *[played for played, card in in_play(state) if card.revealed is not None])


# --- resolving places (NA-75 to NA-80) -------------------------------------------------------


def _resolve_free(state: Position) -> None:
    """Resolve what no token stands against, one after another, the first Hunted first (NA-218)."""
    for seat in state.order:
        slots = [slot for slot in state.slots_of(seat) if _is_due(state, slot)]
        barred = [
            slot for slot in slots if is_ineffective(state, slot)
        ]  # no order matters for them
        if slots:
            state.push(Run(_resolve_free))
            if len(slots) > 1 and not barred:
                cards = tuple(slot.card for slot in slots)
                state.push(Ask("which", seat, _whiches, _which, cards))
            else:
                _resolve(state, (barred or slots)[0])
            return


def _is_due(state: Position, slot: Slot) -> bool:
    """Whether a slot is resolved now: no token stands against it, or Artemia is late (NA-218)."""
    late = ARTEMIA in state.turn.over and is_under(state, slot, ARTEMIA)
    return not slot.resolved and (late or is_free(state, slot))


def _whiches(_state: Position, _seat: int, *cards: int) -> list[moves.Which]:
    return [moves.Which(card) for card in sorted(cards)]


def _which(state: Position, move: moves.Which, seat: int, *_cards: int) -> None:
    _resolve(state, state.slot(seat, move.card))


def _resolve(state: Position, slot: Slot) -> None:
    """Resolve what a Hunted has played; nothing is done at an ineffective place (NA-Q24)."""
    if is_under(state, slot, ARTEMIA):  # late: the step of the token is over
        _suffer_artemia(state, slot.seat, slot.card)
    elif is_ineffective(state, slot) or _is_idle(state, slot):
        state.change(slot, slot._replace(resolved=True))
    else:
        state.turn.resolving = {**state.turn.resolving, slot.seat: slot.card}
        _ask(state, slot.seat, slot.card)


def _ask(state: Position, seat: int, card: int, looked: bool = False) -> None:
    """Ask what a Hunted does at a place; who has `looked` for a card to play does so once only."""
    state.push(Ask("resolve", seat, _resolutions, _resolved, (card, looked), state.witnesses))


def _is_idle(state: Position, slot: Slot) -> bool:
    """Whether there is nothing to do at a place, as everybody can tell."""
    alone = _resolutions(state, slot.seat, slot.card) == [moves.NOTHING]
    return alone and slot.position not in state.caches


def _resolutions(state: Position, seat: int, card: int, looked: bool = False) -> list[moves.Move]:
    usable = can_use(state, state.slot(seat, card))
    return [
        *[moves.USE] * usable,
        *[moves.INSTEAD] * (usable and not looked and state.may_play(seat)),
        *takes(state, seat, 1, 1),
        moves.NOTHING,
    ]


def _resolved(state: Position, move: moves.Move, seat: int, card: int, _looked: bool) -> None:
    slot = state.slot(seat, card)
    if isinstance(move, moves.Instead):
        state.push(Ask("instead", seat, _insteads, _looked_for, (card,)))
        return
    state.change(slot, slot._replace(resolved=True))
    state.push(Run(find_cache, (seat, slot.position)))
    match move:
        case moves.Use():
            place = state.place_at(slot.position)
            state.push(Because(place, seat))
            PLACES[place].use(state, seat, card)
        case moves.Take(count, cards):
            recover(state, seat, count, cards)
        case moves.Nothing():
            pass


def _insteads(state: Position, seat: int, _card: int) -> list[moves.Back | moves.Play]:
    return [moves.BACK, *instead_plays(state, seat)]


def _looked_for(state: Position, move: moves.Back | moves.Play, seat: int, card: int) -> None:
    if isinstance(move, moves.Play):
        announce(state, seat, move.card)
    else:
        _ask(state, seat, card, looked=True)


# --- the tokens (NA-82 to NA-86) -------------------------------------------------------------


def _window_if_placed(state: Position, number: int, token: Token) -> None:
    """Open the card window before a token works, if it is on the planet (NA-76)."""
    if token in state.turn.tokens:
        card_window(state, 3, number)


def _penalties(state: Position) -> None:
    """Step B: each Hunted below the Target token, once (NA-82)."""
    state.push(Run(_over, (TARGET,)))
    working = [played.acts_as for played, _card in in_play(state)][::-1]
    for seat in reversed(state.order):
        if lies_on(state, seat, TARGET):
            state.push(*[Run(_penalize, (card, seat)) for card in working if HUNTS[card].penalty])
    state.push(*[Run(_strike, (card,)) for card in working if HUNTS[card].strike])


def _penalize(state: Position, card: str, seat: int) -> None:
    penalty = HUNTS[card].penalty
    assert penalty is not None
    state.push(Because(card, state.creature))
    penalty(state, seat)


def _strike(state: Position, card: str) -> None:
    strike = HUNTS[card].strike
    assert strike is not None
    state.push(Because(card, state.creature))
    strike(state)


def _over(state: Position, token: Token) -> None:
    state.turn.over |= {token}


def _artemia(state: Position) -> None:
    """Step C: each slot below the Artemia token, resolved ones too (NA-83)."""
    state.push(Run(_over, (ARTEMIA,)))
    for seat in reversed(state.order):
        for slot in reversed(state.slots_of(seat)):
            if is_under(state, slot, ARTEMIA):
                state.push(Run(_suffer_artemia, (seat, slot.card)))


def _suffer_artemia(state: Position, seat: int, card: int) -> None:
    slot = state.slot(seat, card)
    state.change(slot, slot._replace(resolved=True))
    lose_will(state, seat, sum(entry.artemia_will for _played, entry in in_play(state)))
    state.push(Because(ARTEMIA, position=slot.position))
    discard_cards(state, seat, 1)


def _mimic(state: Position) -> None:
    """Help those who are where the Creature token is and look like it (NA-194)."""
    for seat in state.order:
        if seat in state.turn.mimics and any(
            _is_covered(state, slot) for slot in state.slots_of(seat)
        ):
            advance_rescue(state, by=seat)


def _is_covered(state: Position, slot: Slot) -> bool:
    """Whether the Creature token or its Clone lies there, whatever protects (NA-136, NA-194)."""
    exposed = state.options.rulings.mimics_everywhere or not slot.immune
    return exposed and slot.position in covered_by_creature(state)


def _catches(state: Position, _referee: int) -> list[Caught]:
    return [Caught(tuple((it.seat, it.card) for it in state.turn.slots if is_caught(state, it)))]


def _catch(state: Position, move: Caught, _referee: int) -> None:
    """Step D: all Will is lost first, then the counter moves (NA-84, NA-85)."""
    caught = [state.slot(seat, card) for seat, card in move.slots]
    seats = {slot.seat for slot in caught}
    state.turn.caught = frozenset(move.slots)
    for slot in caught:
        lose_will(state, slot.seat, 1 + PLACES[state.place_at(slot.position)].extra_will)
        state.change(slot, slot._replace(resolved=True))
    for seat in seats:
        lose_will(state, seat, sum(entry.creature_will for _played, entry in in_play(state)))
    if seats:
        assimilate(state)
        nests = [PLACES[state.place_at(slot.position)].progress for slot in caught]
        for _space in range(max(nests)):
            assimilate(state)
        for played, entry in in_play(state):
            if entry.progress is not None:
                for _space in range(entry.progress(played, seats)):
                    assimilate(state)


def _exhaustions(state: Position, _referee: int) -> list[Exhausted]:
    exhausted = tuple(seat for seat in state.order if not state.will[seat])
    return [Exhausted(exhausted)] if exhausted else []


def _exhaust(state: Position, move: Exhausted, _referee: int) -> None:
    """Step E: the counter moves once, then who has no Will left gets all cards back (NA-86)."""
    assimilate(state)
    if state.ending is not None:  # NA-29
        return
    for seat in reversed(move.seats):
        state.push(Run(_recover, (seat,)))
        lay_aside(state, seat)


def _recover(state: Position, seat: int) -> None:
    """Give an exhausted Hunted all cards and the Will back (NA-86)."""
    recover_all(state, seat)
    for slot in state.slots_of(seat):
        take_played_back(state, slot)
    state.push(Because(EXHAUSTION))
    restore(state, seat, FULL_WILL - 1 if state.options.expert else FULL_WILL)  # NA-211
