"""The Survival cards of the base game (NA-163 to NA-177)."""

from itertools import combinations

from pygames.core.game import CHANCE
from pygames.core.language import N_
from pygames.core.steps import Ask
from pygames.not_alone.card_decisions import discard_cards, divert, take_cards
from pygames.not_alone.cards.powers import FIND, copies, copy_place, finds, found, numbers_at
from pygames.not_alone.cards.registry import PLACES, Survival
from pygames.not_alone.dealer_moves import Struck
from pygames.not_alone.effects import acting_as_creature, is_caught, lies_on
from pygames.not_alone.moves import Copy, Find, Swap, Which
from pygames.not_alone.pieces import ARTEMIA, CREATURE, HUNT
from pygames.not_alone.place_selection import WITH_DISCARD, unexplored, withdraw
from pygames.not_alone.planet import neighbours
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.question import Question
from pygames.not_alone.tracks import advance_rescue
from pygames.not_alone.will import can_heal, heal
from pygames.not_alone.zones import add_to_hand, discard, lay_open, recover, take_played_back

__all__ = ["CARDS", "being_resolved", "drone", "drone_finds"]


# --- exploration -----------------------------------------------------------------------------


def _ingenuity(state: Position, _seat: int) -> None:
    state.marker = True


def _can_sacrifice(state: Position, seat: int) -> bool:
    return state.may_play(state.creature) and state.loose_size(seat) > 0


def _sacrifice(state: Position, seat: int) -> None:
    withdraw(state, seat)
    state.turn.tied |= {HUNT}
    discard_cards(state, seat, 1)


def _sixth_sense(state: Position, seat: int) -> None:
    take_cards(state, seat, 2, 2)


def _smokescreen(state: Position, _seat: int) -> None:
    state.turn.smoke = True


def _strike_back(state: Position, _seat: int) -> None:
    count = min(2, state.held(state.creature))
    state.push(Ask("strike", CHANCE, _strikes, _struck, (count,), frozenset((state.creature,))))


def _strikes(state: Position, _chance: int, count: int) -> list[Struck]:
    return [Struck(count, cards) for cards in combinations(state.may_hold(state.creature), count)]


def _struck(state: Position, move: Struck, _chance: int, count: int) -> None:
    """Make them the lowest pool; nobody else knows any card of the hand now."""
    seat, hand = state.creature, state.hands[state.creature]
    if move.cards is None:
        state.unseen = replaced(state.unseen, HUNT, state.unseen[HUNT] | hand)
        state.hidden = replaced(state.hidden, seat, state.held(seat) - count)
        state.hands = replaced(state.hands, seat, frozenset())
    else:
        state.hands = replaced(state.hands, seat, hand.difference(move.cards))
    state.open_hands = replaced(state.open_hands, seat, frozenset())
    state.left = replaced(state.left, HUNT, (*state.left[HUNT], count))
    pool = None if move.cards is None else frozenset(move.cards)
    state.below = replaced(state.below, HUNT, (*state.below[HUNT], pool))


# --- hunting ---------------------------------------------------------------------------------


def _can_vortex(state: Position, seat: int) -> bool:
    return any(map(state.accessible, state.may_lie(seat)))


_SWAP = Question("swap", picks={"own": Swap})


def _vortex(state: Position, seat: int) -> None:
    state.push(Ask(_SWAP.name, seat, _swaps, _swapped, (), state.witnesses))


def _swaps(state: Position, seat: int) -> list[Swap]:
    """Return each selected card with each of the discard; elsewhere any card may be selected."""
    chosen = state.turn.chosen[seat]
    known = len(chosen) == state.turn.laid[seat]
    selected = sorted(chosen) if known else state.may_choose(seat)
    backs = [card for card in state.may_lie(seat) if state.accessible(card)]
    return [Swap(out, back) for out in selected for back in backs if out != back]


def _swapped(state: Position, move: Swap, seat: int) -> None:
    discard(state, seat, 1, None if move.out is None else (move.out,))
    recover(state, seat, 1, None if move.back is None else (move.back,))
    chosen = state.turn.chosen[seat]
    if state.turn.smoke:  # the Creature can no longer tell which of them is still there
        chosen = {card: known - {state.creature} for card, known in chosen.items()}
    chosen = {card: known for card, known in chosen.items() if card != move.out}
    if move.out is None:
        chosen = {}
    if move.back is not None:
        chosen = {**chosen, move.back: state.witnesses or state.everybody}
    state.turn.chosen = {**state.turn.chosen, seat: chosen}


# --- reckoning -------------------------------------------------------------------------------


def _detector(state: Position, seat: int) -> None:
    state.turn.avoids |= {(seat, ARTEMIA)}


def _caught(state: Position, seat: int) -> bool:
    return any(is_caught(state, slot) for slot in state.slots_of(seat))


def _dodge(state: Position, seat: int) -> None:
    state.turn.avoids |= {(seat, CREATURE)}


def _hologram(state: Position, seat: int) -> None:
    divert(state, seat, ARTEMIA)


def _wrong_track(state: Position, seat: int) -> None:
    divert(state, seat, *acting_as_creature(state))


def being_resolved(state: Position, seat: int) -> int:
    """Return the card whose place a Hunted resolves by another power."""
    return state.turn.resolving[seat]


def drone_finds(state: Position, seat: int) -> list[Find]:
    """Return what the power of the Rover finds: only places that lie face up (NA-172, NA-179).

    Also when the Rover is not on the planet.
    """
    return [move for move in finds(state, seat) if state.position_of(move.card)]


def drone(state: Position, seat: int) -> None:
    """Take a card from the reserve as the Rover does."""
    state.push(Ask(FIND.name, seat, drone_finds, found))


def _gate_copies(state: Position, seat: int) -> list[Copy]:
    return copies(state, seat, being_resolved(state, seat), numbers_at(state, _near(state, seat)))


def _near(state: Position, seat: int) -> tuple[int, ...]:
    """Return the positions beside the one that a Hunted resolves."""
    return neighbours(state.slot(seat, being_resolved(state, seat)).position)


def _refuse_gate(state: Position, seat: int, card: int) -> str | None:
    """NA-173."""
    return (
        None if state.position_of(card) in _near(state, seat) else N_("Choose an adjacent place.")
    )


_GATE = Question(
    "gate",
    N_("Choose the adjacent place whose power you use"),
    {"place": Copy},
    refuse=_refuse_gate,
)


def _gate(state: Position, seat: int) -> None:
    state.push(Ask(_GATE.name, seat, _gate_copies, _gated))


def _gated(state: Position, move: Copy, seat: int) -> None:
    copy_place(state, seat, being_resolved(state, seat), move.card)


# --- the end of the turn ---------------------------------------------------------------------


def _can_amplify(state: Position, _seat: int) -> bool:
    """Without effect under Stasis, hence not to be played then (NA-142, NA-44)."""
    return state.marker and not state.turn.stopped


def _amplifier(state: Position, seat: int) -> None:
    state.marker = False
    advance_rescue(state, by=seat)


def _on_the_table(state: Position, seat: int) -> list[Which]:
    cards = [slot.card for slot in state.slots_of(seat) if not slot.back]
    if state.turn.due.get(seat) == WITH_DISCARD and state.options.rulings.fjord_lies_there:
        cards += unexplored(state, seat)
    return [Which(card) for card in cards if not PLACES[state.place_of(card)].returns]


_DOUBLE_BACK = Question("double_back", N_("Choose the played card to take back"), {"own": Which})


def _double_back(state: Position, seat: int) -> None:
    state.push(Ask(_DOUBLE_BACK.name, seat, _on_the_table, _doubled_back))


def _doubled_back(state: Position, move: Which, seat: int) -> None:
    """Take a card that was played; one that lay face down is seen by that (NA-177)."""
    if any(slot.card == move.card for slot in state.slots_of(seat)):
        take_played_back(state, state.slot(seat, move.card))
    else:
        lay_open(state, seat, move.card)
        add_to_hand(state, seat, move.card)


CARDS = {
    "adrenaline": Survival(
        N_("Adrenaline"),
        N_("You regain 1 Will."),
        1,
        heal,
        can_heal,
    ),
    "ingenuity": Survival(
        N_("Ingenuity"),
        N_("Put the Marker on the Beach."),
        1,
        _ingenuity,
        lambda state, _seat: not state.marker,
    ),
    "sacrifice": Survival(
        N_("Sacrifice"),
        N_(
            "Discard a Place card from your hand. No Hunt card can be played for the rest of the "
            "turn."
        ),
        1,
        _sacrifice,
        _can_sacrifice,
    ),
    "sixth_sense": Survival(
        N_("Sixth Sense"),
        N_("Take back 2 cards from your discard."),
        1,
        _sixth_sense,
        lambda state, seat: state.piled[seat] > 0,
    ),
    "smokescreen": Survival(
        N_("Smokescreen"),
        N_(
            "For the rest of the turn the Creature cannot see what lies in the discards of the "
            "Hunted."
        ),
        1,
        _smokescreen,
        lambda state, _seat: not state.turn.smoke,
    ),
    "strike_back": Survival(
        N_("Strike Back"),
        N_("2 random Hunt cards of the Creature’s hand go under the Hunt deck."),
        1,
        _strike_back,
        lambda state, _seat: state.held(state.creature) > 0,
    ),
    "vortex": Survival(
        N_("Vortex"),
        N_("Exchange the card you have chosen for a card of your discard."),
        2,
        _vortex,
        _can_vortex,
        asks=(_SWAP,),
    ),
    "detector": Survival(
        N_("Detector"),
        N_("Artemia has no effect on you this turn."),
        3,
        _detector,
        lambda state, seat: lies_on(state, seat, ARTEMIA),
        range(3),
    ),
    "dodge": Survival(
        N_("Dodge"),
        N_("The Creature does not catch you this turn."),
        3,
        _dodge,
        _caught,
    ),
    "hologram": Survival(
        N_("Hologram"),
        N_("Move the Artemia token to an adjacent place."),
        3,
        _hologram,
        lambda state, _seat: ARTEMIA in state.turn.tokens,
        range(3),
    ),
    "wrong_track": Survival(
        N_("Wrong Track"),
        N_("Move the Creature token, or its Clone, to an adjacent place."),
        3,
        _wrong_track,
        lambda state, _seat: CREATURE in state.turn.tokens,
    ),
    "amplifier": Survival(
        N_("Amplifier"),
        N_("Remove the Marker from the Beach: the Rescue counter moves 1 space."),
        4,
        _amplifier,
        _can_amplify,
    ),
    "double_back": Survival(
        N_("Double Back"),
        N_("Take back a card that you played this turn, even if you were caught."),
        4,
        _double_back,
        lambda state, seat: bool(_on_the_table(state, seat)),
        asks=(_DOUBLE_BACK,),
    ),
    "drone": Survival(
        N_("Drone"),
        N_("Use the power of the Rover."),
        3,
        drone,
        lambda state, seat: bool(drone_finds(state, seat)),
        instead=True,
        asks=(FIND,),
    ),
    "gate": Survival(
        N_("Gate"),
        N_("Use the power of an adjacent place."),
        3,
        _gate,
        lambda state, seat: bool(_gate_copies(state, seat)),
        instead=True,
        asks=(_GATE,),
    ),
}
