"""The Survival cards of the base game (NA-163 to NA-177)."""

from itertools import combinations

from pygames.core.game import CHANCE
from pygames.core.language import N_
from pygames.core.steps import Ask
from pygames.not_alone.asking import Question
from pygames.not_alone.cards.powers import FIND, copies, copy_place, finds, found, numbers_at
from pygames.not_alone.cards.registry import PLACES, Survival
from pygames.not_alone.choices import discard_cards, divert, take_cards
from pygames.not_alone.dealt import Struck
from pygames.not_alone.effects import acting_as_creature, is_caught, lies_on
from pygames.not_alone.moves import Copy, Find, Swap, Which
from pygames.not_alone.pieces import ARTEMIA, CREATURE, HUNT
from pygames.not_alone.planet import neighbours
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.selections import WITH_DISCARD, unexplored, withdraw
from pygames.not_alone.tracks import advance_rescue
from pygames.not_alone.will import can_heal, heal
from pygames.not_alone.zones import add_to_hand, discard, lay_open, recover, take_played_back

__all__ = ["CARDS", "being_resolved", "drone", "drone_finds"]


# --- exploration -----------------------------------------------------------------------------


def _ingenuity(s: Position, _seat: int) -> None:
    s.marker = True


def _can_sacrifice(s: Position, seat: int) -> bool:
    return s.may_play(s.creature) and s.loose_size(seat) > 0


def _sacrifice(s: Position, seat: int) -> None:
    withdraw(s, seat)
    s.turn.tied |= {HUNT}
    discard_cards(s, seat, 1)


def _sixth_sense(s: Position, seat: int) -> None:
    take_cards(s, seat, 2, 2)


def _smokescreen(s: Position, _seat: int) -> None:
    s.turn.smoke = True


def _strike_back(s: Position, _seat: int) -> None:
    count = min(2, s.held(s.creature))
    s.push(Ask("strike", CHANCE, _strikes, _struck, (count,), frozenset((s.creature,))))


def _strikes(s: Position, _chance: int, count: int) -> list[Struck]:
    return [Struck(count, cards) for cards in combinations(s.may_hold(s.creature), count)]


def _struck(s: Position, move: Struck, _chance: int, count: int) -> None:
    """Make them the lowest pool; nobody else knows any card of the hand now."""
    seat, hand = s.creature, s.hands[s.creature]
    if move.cards is None:
        s.unseen = replaced(s.unseen, HUNT, s.unseen[HUNT] | hand)
        s.hidden = replaced(s.hidden, seat, s.held(seat) - count)
        s.hands = replaced(s.hands, seat, frozenset())
    else:
        s.hands = replaced(s.hands, seat, hand.difference(move.cards))
    s.open_hands = replaced(s.open_hands, seat, frozenset())
    s.left = replaced(s.left, HUNT, (*s.left[HUNT], count))
    pool = None if move.cards is None else frozenset(move.cards)
    s.below = replaced(s.below, HUNT, (*s.below[HUNT], pool))


# --- hunting ---------------------------------------------------------------------------------


def _can_vortex(s: Position, seat: int) -> bool:
    return any(map(s.accessible, s.may_lie(seat)))


_SWAP = Question("swap", picks={"own": Swap})


def _vortex(s: Position, seat: int) -> None:
    s.push(Ask(_SWAP.name, seat, _swaps, _swapped, (), s.witnesses))


def _swaps(s: Position, seat: int) -> list[Swap]:
    """Return each selected card with each of the discard; elsewhere any card may be selected."""
    chosen = s.turn.chosen[seat]
    known = len(chosen) == s.turn.laid[seat]
    selected = sorted(chosen) if known else s.may_choose(seat)
    backs = [card for card in s.may_lie(seat) if s.accessible(card)]
    return [Swap(out, back) for out in selected for back in backs if out != back]


def _swapped(s: Position, move: Swap, seat: int) -> None:
    discard(s, seat, 1, None if move.out is None else (move.out,))
    recover(s, seat, 1, None if move.back is None else (move.back,))
    chosen = s.turn.chosen[seat]
    if s.turn.smoke:  # the Creature can no longer tell which of them is still there
        chosen = {card: known - {s.creature} for card, known in chosen.items()}
    chosen = {card: known for card, known in chosen.items() if card != move.out}
    if move.out is None:
        chosen = {}
    if move.back is not None:
        chosen = {**chosen, move.back: s.witnesses or s.everybody}
    s.turn.chosen = {**s.turn.chosen, seat: chosen}


# --- reckoning -------------------------------------------------------------------------------


def _detector(s: Position, seat: int) -> None:
    s.turn.avoids |= {(seat, ARTEMIA)}


def _caught(s: Position, seat: int) -> bool:
    return any(is_caught(s, slot) for slot in s.slots_of(seat))


def _dodge(s: Position, seat: int) -> None:
    s.turn.avoids |= {(seat, CREATURE)}


def _hologram(s: Position, seat: int) -> None:
    divert(s, seat, ARTEMIA)


def _wrong_track(s: Position, seat: int) -> None:
    divert(s, seat, *acting_as_creature(s))


def being_resolved(s: Position, seat: int) -> int:
    """Return the card whose place a Hunted resolves by another power."""
    return s.turn.resolving[seat]


def drone_finds(s: Position, seat: int) -> list[Find]:
    """Return what the power of the Rover finds: only places that lie face up (NA-172, NA-179).

    Also when the Rover is not on the planet.
    """
    return [move for move in finds(s, seat) if s.position_of(move.card)]


def drone(s: Position, seat: int) -> None:
    """Take a card from the reserve as the Rover does."""
    s.push(Ask(FIND.name, seat, drone_finds, found))


def _gate_copies(s: Position, seat: int) -> list[Copy]:
    return copies(s, seat, being_resolved(s, seat), numbers_at(s, _near(s, seat)))


def _near(s: Position, seat: int) -> tuple[int, ...]:
    """Return the positions beside the one that a Hunted resolves."""
    return neighbours(s.slot(seat, being_resolved(s, seat)).position)


def _refuse_gate(s: Position, seat: int, card: int) -> str | None:
    """NA-173."""
    return None if s.position_of(card) in _near(s, seat) else N_("Choose an adjacent place.")


_GATE = Question(
    "gate",
    N_("Choose the adjacent place whose power you use"),
    {"place": Copy},
    refuse=_refuse_gate,
)


def _gate(s: Position, seat: int) -> None:
    s.push(Ask(_GATE.name, seat, _gate_copies, _gated))


def _gated(s: Position, move: Copy, seat: int) -> None:
    copy_place(s, seat, being_resolved(s, seat), move.card)


# --- the end of the turn ---------------------------------------------------------------------


def _can_amplify(s: Position, _seat: int) -> bool:
    """Without effect under Stasis, hence not to be played then (NA-142, NA-44)."""
    return s.marker and not s.turn.stopped


def _amplifier(s: Position, seat: int) -> None:
    s.marker = False
    advance_rescue(s, by=seat)


def _on_the_table(s: Position, seat: int) -> list[Which]:
    cards = [slot.card for slot in s.slots_of(seat) if not slot.back]
    if s.turn.due.get(seat) == WITH_DISCARD and s.options.rulings.fjord_lies_there:
        cards += unexplored(s, seat)
    return [Which(card) for card in cards if not PLACES[s.place_of(card)].returns]


_DOUBLE_BACK = Question("double_back", N_("Choose the played card to take back"), {"own": Which})


def _double_back(s: Position, seat: int) -> None:
    s.push(Ask(_DOUBLE_BACK.name, seat, _on_the_table, _doubled_back))


def _doubled_back(s: Position, move: Which, seat: int) -> None:
    """Take a card that was played; one that lay face down is seen by that (NA-177)."""
    if any(slot.card == move.card for slot in s.slots_of(seat)):
        take_played_back(s, s.slot(seat, move.card))
    else:
        lay_open(s, seat, move.card)
        add_to_hand(s, seat, move.card)


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
        lambda s, _seat: not s.marker,
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
        lambda s, seat: s.piled[seat] > 0,
    ),
    "smokescreen": Survival(
        N_("Smokescreen"),
        N_(
            "For the rest of the turn the Creature cannot see what lies in the discards of the "
            "Hunted."
        ),
        1,
        _smokescreen,
        lambda s, _seat: not s.turn.smoke,
    ),
    "strike_back": Survival(
        N_("Strike Back"),
        N_("2 random Hunt cards of the Creature’s hand go under the Hunt deck."),
        1,
        _strike_back,
        lambda s, _seat: s.held(s.creature) > 0,
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
        lambda s, seat: lies_on(s, seat, ARTEMIA),
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
        lambda s, _seat: ARTEMIA in s.turn.tokens,
        range(3),
    ),
    "wrong_track": Survival(
        N_("Wrong Track"),
        N_("Move the Creature token, or its Clone, to an adjacent place."),
        3,
        _wrong_track,
        lambda s, _seat: CREATURE in s.turn.tokens,
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
        lambda s, seat: bool(_on_the_table(s, seat)),
        asks=(_DOUBLE_BACK,),
    ),
    "drone": Survival(
        N_("Drone"),
        N_("Use the power of the Rover."),
        3,
        drone,
        lambda s, seat: bool(drone_finds(s, seat)),
        instead=True,
        asks=(FIND,),
    ),
    "gate": Survival(
        N_("Gate"),
        N_("Use the power of an adjacent place."),
        3,
        _gate,
        lambda s, seat: bool(_gate_copies(s, seat)),
        instead=True,
        asks=(_GATE,),
    ),
}
