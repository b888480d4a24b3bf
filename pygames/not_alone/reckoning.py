"""Phase 3: places are revealed and resolved, and the tokens work (NA-71 to NA-92, NA-218)."""

from pygames.core.game import REFEREE, Decision
from pygames.core.steps import Ask, Run, Simultaneous
from pygames.not_alone.caches import find_cache
from pygames.not_alone.cards.registry import HUNTS, PLACES
from pygames.not_alone.choices import discard_cards, takes
from pygames.not_alone.dealt import Caught, Exhausted, Reveal
from pygames.not_alone.effects import (
    covered_by_creature,
    in_play,
    is_caught,
    is_free,
    is_ineffective,
    is_under,
    lies_on,
)
from pygames.not_alone.kinds import Move
from pygames.not_alone.moves import (
    BACK,
    INSTEAD,
    NOTHING,
    USE,
    Back,
    Decide,
    Instead,
    Keep,
    Nothing,
    Play,
    Take,
    Use,
    Which,
)
from pygames.not_alone.pieces import ARTEMIA, FULL_WILL, TARGET, Token
from pygames.not_alone.playing import announce, can_use, instead_plays
from pygames.not_alone.position import Position
from pygames.not_alone.selections import ONE_OF_THREE, ONE_OF_TWO, WITH_DISCARD, lay_aside
from pygames.not_alone.tracks import advance_rescue, assimilate
from pygames.not_alone.turn import NO_WINDOW, InPlay, Slot
from pygames.not_alone.will import lose_will, restore
from pygames.not_alone.windows import card_window
from pygames.not_alone.zones import recover, recover_all, reveal, take_played_back

__all__ = ["reckon", "turn_up"]


def reckon(s: Position) -> None:
    """Begin phase 3: its steps in order (NA-71 to NA-77)."""
    s.turn.moment = (3, NO_WINDOW)
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
    s.push(*reversed(steps))


# --- reveal (NA-71, NA-72) -------------------------------------------------------------------


def _keeping(s: Position) -> tuple[Decision, ...]:
    """Ask who has selected several cards of which one counts which it shall be."""
    return tuple(
        Decision(seat, "keep", _keeps(s, seat), frozenset((seat,)))
        for seat in sorted(s.turn.due)
        if s.turn.due[seat] in (ONE_OF_TWO, WITH_DISCARD, ONE_OF_THREE)
        and s.turn.laid.get(seat, 0) > 1
        and seat not in s.turn.kept
    )


def _keeps(s: Position, seat: int) -> list[Keep]:
    chosen = s.turn.chosen[seat]
    known = len(chosen) == s.turn.laid[seat]
    return list(map(Keep, sorted(chosen) if known else s.may_choose(seat)))


def _kept(s: Position, move: Keep, seat: int) -> None:
    s.turn.kept = {**s.turn.kept, seat: move.card}


def _reveal_all(s: Position) -> None:
    for seat in reversed(s.order):
        if seat in s.turn.kept:
            s.push(Run(_lay_aside, (seat,)), *turn_up(seat, 1))
        else:
            s.push(*turn_up(seat, s.turn.laid.get(seat, 0)))


def turn_up(seat: int, count: int) -> list[Ask]:
    """Return the steps in which so many cards of a Hunted are revealed."""
    return [Ask("reveal", REFEREE, _reveals, _revealed, (seat,))] * count


def _reveals(s: Position, _referee: int, seat: int) -> list[Reveal]:
    kept = s.turn.kept.get(seat)
    chosen = s.turn.chosen[seat]
    if kept is not None:
        return [Reveal(seat, kept)]
    if chosen and len(chosen) == s.turn.laid[seat] and seat not in s.turn.kept:
        return [Reveal(seat, min(chosen))]
    return [Reveal(seat, card) for card in s.may_choose(seat)]


def _revealed(s: Position, move: Reveal, _referee: int, seat: int) -> None:
    reveal(s, seat, move.card)


def _lay_aside(s: Position, seat: int) -> None:
    """Leave what was not kept on the table until phase 4, but for the River (NA-71)."""
    s.turn.kept = {other: card for other, card in s.turn.kept.items() if other != seat}
    if s.turn.due[seat] == ONE_OF_TWO:  # back to the hand, unseen
        s.turn.chosen = {**s.turn.chosen, seat: {}}
        s.turn.laid = {**s.turn.laid, seat: 0}


def _on_reveal(s: Position, *left: InPlay) -> None:
    """Have the cards work that do as soon as the places are revealed (NA-73)."""
    if len(left) > 1:
        s.push(Ask("order", s.creature, _orders, _ordered, left))
    elif left:
        _work(s, left[0])


def _orders(_s: Position, _creature: int, *left: InPlay) -> list[Decide]:
    return [Decide(played.card) for played in left]


def _ordered(s: Position, move: Decide, _creature: int, *left: InPlay) -> None:
    s.push(Run(_on_reveal, tuple(played for played in left if played.card != move.name)))
    _work(s, next(played for played in left if played.card == move.name))


def _work(s: Position, played: InPlay) -> None:
    revealed = HUNTS[played.acts_as].revealed
    assert revealed is not None
    revealed(s, played)


def _begin_reveal(s: Position) -> None:
    _on_reveal(s, *[played for played, card in in_play(s) if card.revealed is not None])


# --- resolving places (NA-75 to NA-80) -------------------------------------------------------


def _resolve_free(s: Position) -> None:
    """Resolve what no token stands against, one after another, the first Hunted first (NA-218)."""
    for seat in s.order:
        slots = [slot for slot in s.slots_of(seat) if _is_due(s, slot)]
        barred = [slot for slot in slots if is_ineffective(s, slot)]  # no order matters for them
        if slots:
            s.push(Run(_resolve_free))
            if len(slots) > 1 and not barred:
                cards = tuple(slot.card for slot in slots)
                s.push(Ask("which", seat, _whiches, _which, cards))
            else:
                _resolve(s, (barred or slots)[0])
            return


def _is_due(s: Position, slot: Slot) -> bool:
    """Whether a slot is resolved now: no token stands against it, or Artemia is late (NA-218)."""
    late = ARTEMIA in s.turn.over and is_under(s, slot, ARTEMIA)
    return not slot.resolved and (late or is_free(s, slot))


def _whiches(_s: Position, _seat: int, *cards: int) -> list[Which]:
    return [Which(card) for card in sorted(cards)]


def _which(s: Position, move: Which, seat: int, *_cards: int) -> None:
    _resolve(s, s.slot(seat, move.card))


def _resolve(s: Position, slot: Slot) -> None:
    """Resolve what a Hunted has played; nothing is done at an ineffective place (NA-Q24)."""
    if is_under(s, slot, ARTEMIA):  # late: the step of the token is over
        _suffer_artemia(s, slot.seat, slot.card)
    elif is_ineffective(s, slot) or _is_idle(s, slot):
        s.change(slot, slot._replace(resolved=True))
    else:
        s.turn.resolving = {**s.turn.resolving, slot.seat: slot.card}
        _ask(s, slot.seat, slot.card)


def _ask(s: Position, seat: int, card: int, looked: bool = False) -> None:
    """Ask what a Hunted does at a place; who has `looked` for a card to play does so once only."""
    s.push(Ask("resolve", seat, _resolutions, _resolved, (card, looked), s.witnesses))


def _is_idle(s: Position, slot: Slot) -> bool:
    """Whether there is nothing to do at a place, as everybody can tell."""
    alone = _resolutions(s, slot.seat, slot.card) == [NOTHING]
    return alone and slot.position not in s.caches


def _resolutions(s: Position, seat: int, card: int, looked: bool = False) -> list[Move]:
    usable = can_use(s, s.slot(seat, card))
    return [
        *[USE] * usable,
        *[INSTEAD] * (usable and not looked and s.may_play(seat)),
        *takes(s, seat, 1, 1),
        NOTHING,
    ]


def _resolved(s: Position, move: Move, seat: int, card: int, _looked: bool) -> None:
    slot = s.slot(seat, card)
    if isinstance(move, Instead):
        s.push(Ask("instead", seat, _insteads, _looked_for, (card,)))
        return
    s.change(slot, slot._replace(resolved=True))
    s.push(Run(find_cache, (seat, slot.position)))
    match move:
        case Use():
            PLACES[s.place_at(slot.position)].use(s, seat, card)
        case Take(count, cards):
            recover(s, seat, count, cards)
        case Nothing():
            pass


def _insteads(s: Position, seat: int, _card: int) -> list[Back | Play]:
    return [BACK, *instead_plays(s, seat)]


def _looked_for(s: Position, move: Back | Play, seat: int, card: int) -> None:
    if isinstance(move, Play):
        announce(s, seat, move.card)
    else:
        _ask(s, seat, card, looked=True)


# --- the tokens (NA-82 to NA-86) -------------------------------------------------------------


def _window_if_placed(s: Position, number: int, token: Token) -> None:
    """Open the card window before a token works, if it is on the planet (NA-76)."""
    if token in s.turn.tokens:
        card_window(s, 3, number)


def _penalties(s: Position) -> None:
    """Step B: each Hunted below the Target token, once (NA-82)."""
    s.push(Run(_over, (TARGET,)))
    striking = [card.strike for _played, card in in_play(s) if card.strike is not None]
    for seat in reversed(s.order):
        if lies_on(s, seat, TARGET):
            cards = [card for _played, card in in_play(s) if card.penalty is not None]
            s.push(*[Run(card.penalty, (seat,)) for card in reversed(cards) if card.penalty])
    s.push(*map(Run, reversed(striking)))


def _over(s: Position, token: Token) -> None:
    s.turn.over |= {token}


def _artemia(s: Position) -> None:
    """Step C: each slot below the Artemia token, resolved ones too (NA-83)."""
    s.push(Run(_over, (ARTEMIA,)))
    for seat in reversed(s.order):
        for slot in reversed(s.slots_of(seat)):
            if is_under(s, slot, ARTEMIA):
                s.push(Run(_suffer_artemia, (seat, slot.card)))


def _suffer_artemia(s: Position, seat: int, card: int) -> None:
    slot = s.slot(seat, card)
    s.change(slot, slot._replace(resolved=True))
    lose_will(s, seat, sum(entry.artemia_will for _played, entry in in_play(s)))
    discard_cards(s, seat, 1)


def _mimic(s: Position) -> None:
    """Help those who are where the Creature token is and look like it (NA-194)."""
    for seat in s.order:
        if seat in s.turn.mimics and any(_is_covered(s, slot) for slot in s.slots_of(seat)):
            advance_rescue(s, by=seat)


def _is_covered(s: Position, slot: Slot) -> bool:
    """Whether the Creature token or its Clone lies there, whatever protects (NA-136, NA-194)."""
    exposed = s.options.rulings.mimics_everywhere or not slot.immune
    return exposed and slot.position in covered_by_creature(s)


def _catches(s: Position, _referee: int) -> list[Caught]:
    return [Caught(tuple((it.seat, it.card) for it in s.turn.slots if is_caught(s, it)))]


def _catch(s: Position, move: Caught, _referee: int) -> None:
    """Step D: all Will is lost first, then the counter moves (NA-84, NA-85)."""
    caught = [s.slot(seat, card) for seat, card in move.slots]
    seats = {slot.seat for slot in caught}
    s.turn.caught = frozenset(move.slots)
    for slot in caught:
        lose_will(s, slot.seat, 1 + PLACES[s.place_at(slot.position)].extra_will)
        s.change(slot, slot._replace(resolved=True))
    for seat in seats:
        lose_will(s, seat, sum(entry.creature_will for _played, entry in in_play(s)))
    if seats:
        assimilate(s)
        nests = [PLACES[s.place_at(slot.position)].progress for slot in caught]
        for _space in range(max(nests)):
            assimilate(s)
        for played, entry in in_play(s):
            if entry.progress is not None:
                for _space in range(entry.progress(played, seats)):
                    assimilate(s)


def _exhaustions(s: Position, _referee: int) -> list[Exhausted]:
    exhausted = tuple(seat for seat in s.order if not s.will[seat])
    return [Exhausted(exhausted)] if exhausted else []


def _exhaust(s: Position, move: Exhausted, _referee: int) -> None:
    """Step E: the counter moves once, then who has no Will left gets all cards back (NA-86)."""
    assimilate(s)
    if s.ending is not None:  # NA-29
        return
    for seat in reversed(move.seats):
        s.push(Run(_recover, (seat,)))
        lay_aside(s, seat)


def _recover(s: Position, seat: int) -> None:
    """Give an exhausted Hunted all cards and the Will back (NA-86)."""
    recover_all(s, seat)
    for slot in s.slots_of(seat):
        take_played_back(s, slot)
    restore(s, seat, FULL_WILL - 1 if s.options.expert else FULL_WILL)  # NA-211
