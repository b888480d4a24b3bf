"""The Hunt cards of Exploration (NA-145 to NA-157)."""

from collections.abc import Collection
from itertools import combinations

from pygames.core.game import CHANCE
from pygames.core.language import N_
from pygames.core.steps import Ask, Run
from pygames.not_alone.card_decisions import choose_hunted, diversions, diverted, lead, leads, name
from pygames.not_alone.cards.hunt import beach_and_wreck, strip, with_cards
from pygames.not_alone.cards.registry import Hunt
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.dealer_moves import Lose
from pygames.not_alone.effects import lies_on
from pygames.not_alone.moves import NOTHING, Cast, Choose, Decide, Divert, Lead, Nothing, Regain
from pygames.not_alone.pieces import ARTEMIA, CREATURE, HUNT, TARGET
from pygames.not_alone.planet import POSITIONS, adjacent
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.question import Question
from pygames.not_alone.tracks import advance_rescue, assimilate, give_up
from pygames.not_alone.turn import InPlay
from pygames.not_alone.will import lose_will
from pygames.not_alone.zones import (
    add_to_pile,
    draw,
    forget_shown,
    keep_aside,
    keep_open,
    put_away,
    take_from_hand,
    use_up,
)

__all__ = ["CARDS"]

# --- Interference ----------------------------------------------------------------------------

_JAM, _SHIELD = Decide("jam"), Decide("shield")


def _interference_moves(state: Position, _creature: int = 0) -> list[Decide]:
    """Return what can be done: also to a Wreck that lies face down as yet (NA-145, NA-201)."""
    jam = not {"beach", "wreck"}.isdisjoint(state.places_there())
    return [*[_JAM] * jam, *[_SHIELD] * ("dome" in state.planet and state.shield > 1)]


_INTERFERENCE = Question(
    "interference",
    N_("Interference: choose what it does"),
    buttons={"shield": N_("Move the Shield back")},
)


def _interference(state: Position) -> None:
    state.push(Ask(_INTERFERENCE.name, state.creature, _interference_moves, _interfered))


def _interfered(state: Position, move: Decide, _creature: int) -> None:
    """Move the Shield back, or note that Beach and Wreck are ineffective (NA-145)."""
    if move == _SHIELD:
        state.shield -= 1
    else:
        name(state, *_JAMMED)


_JAMMED = (4, 8)  # the numbers of Beach and Wreck


def _jammed(state: Position, played: InPlay) -> Collection[int]:
    return beach_and_wreck(state) if played.about == _JAMMED else ()


# --- the Target token ------------------------------------------------------------------------


def _below_target(state: Position) -> list[int]:
    return [seat for seat in state.order if lies_on(state, seat, TARGET)]


def _time_rift(state: Position) -> None:
    """Move the Creature first, then the Hunted, by the Hunted below the token (NA-146)."""
    size = len(_below_target(state))
    advance_rescue(state, size)
    for _hunted in range(size):
        assimilate(state)


def _inertia(state: Position, _played: InPlay) -> None:
    if _below_target(state):
        state.turn.ineffective |= {*POSITIONS}


_PULL = Question("pull", picks={"place": Lead})


def _magnetism(state: Position, _played: InPlay) -> None:
    """Pull everybody from beside the token onto it (NA-156)."""
    covered = state.turn.tokens[TARGET]
    for slot in reversed(state.turn.slots):
        if slot.position in adjacent(covered):
            state.push(Ask(_PULL.name, state.creature, _pulls, lead, (slot.seat, slot.card)))


def _pulls(state: Position, _creature: int, seat: int, card: int) -> list[Lead]:
    covered = state.turn.tokens[TARGET]
    return [move for move in leads(state, [state.slot(seat, card)]) if move.position in covered]


# --- the Artemia token -----------------------------------------------------------------------


_GUESS = Question("guess", N_("Telepathy: name a place"))


def _telepathy(state: Position) -> None:
    if with_cards(state, 1):
        state.push(Ask(_GUESS.name, state.creature, _guesses, _guessed))


def _guesses(state: Position, _creature: int) -> list[Decide]:
    return list(map(Decide, state.places_there()))


def _guessed(state: Position, move: Decide, _creature: int) -> None:
    state.push(Ask("choose", state.creature, _minds, _read, (NUMBER[move.name],)))


def _minds(state: Position, _creature: int, _number: int) -> list[Choose]:
    return list(map(Choose, with_cards(state, 1)))


def _read(state: Position, move: Choose, _creature: int, number: int) -> None:
    state.push(Ask("lose", CHANCE, _losses, _lost, (move.seat, number)))


def _losses(state: Position, _chance: int, seat: int, _number: int) -> list[Lose]:
    return [Lose(seat, card) for card in state.in_hand(seat)]


def _lost(state: Position, move: Lose, _chance: int, seat: int, number: int) -> None:
    """Discard a card, which the Creature sees in any case; was it the one named? (NA-149)"""
    forget_shown(state, seat, move.card)
    take_from_hand(state, seat, move.card)
    add_to_pile(state, seat, move.card)
    if move.card == number:
        assimilate(state)


_TORNADO = Question(
    "tornado", N_("Move the Artemia token to an adjacent place, or do nothing"), {"place": Divert}
)


def _tornado(state: Position, _played: InPlay) -> None:
    state.push(Ask(_TORNADO.name, state.creature, _tornado_moves, _tornado_made))


def _tornado_moves(state: Position, creature: int) -> list[Divert | Nothing]:
    return [*diversions(state, creature, ARTEMIA), NOTHING]


def _tornado_made(state: Position, move: Divert | Nothing, creature: int) -> None:
    if isinstance(move, Divert):
        diverted(state, move, creature)


_REGAIN = Question("regain", N_("Take a card from the Hunt discard"), {"card": Regain})


def _reminiscence(state: Position) -> None:
    state.push(Ask(_REGAIN.name, state.creature, _regains, _regained))


def _regains(state: Position, _creature: int) -> list[Regain]:
    return list(map(Regain, state.used[HUNT]))


def _regained(state: Position, move: Regain, creature: int) -> None:
    state.used = replaced(
        state.used, HUNT, tuple(card for card in state.used[HUNT] if card != move.card)
    )
    keep_open(state, creature, move.card)


# --- phase 1 ---------------------------------------------------------------------------------


def _anguish(state: Position) -> None:
    state.turn.no_resist = True


def _dread(state: Position) -> None:
    choose_hunted(state, sorted(state.turn.resisted), _terrify)


def _terrify(state: Position, seat: int) -> None:
    give_up(state, seat)


def _intuition(state: Position) -> None:
    state.turn.drawn = frozenset()
    state.push(Run(_weigh, (state.held(state.creature),)))
    draw(state, state.creature, 3, noted=True)


_CAST = Question("cast", N_("Choose the Hunt card to set aside"), {"card": Cast})


def _weigh(state: Position, held: int) -> None:
    """Have the Creature keep one of the cards drawn, and discard the others (NA-155)."""
    drawn = state.held(state.creature) - held
    if drawn:
        state.push(Ask(_CAST.name, state.creature, _casts, _cast, (drawn - 1,)))


def _casts(state: Position, creature: int, size: int) -> list[Cast]:
    cards = sorted(state.turn.drawn) or state.may_hold(creature)
    return list(map(Cast, combinations(cards, size)))


def _cast(state: Position, move: Cast, creature: int, _size: int) -> None:
    for card in move.cards:
        put_away(state, creature, card)
    use_up(state, HUNT, *move.cards)
    (kept,) = state.turn.drawn.difference(move.cards) or (None,)
    keep_aside(state, kept)
    state.turn.drawn = frozenset()


# --- one Hunted ------------------------------------------------------------------------------


def _epidemic(state: Position) -> None:
    choose_hunted(state, state.order, name)


def _infect(state: Position, played: InPlay) -> None:
    """Make the places of a Hunted ineffective; others there lose Will (NA-154)."""
    (carrier,) = played.about
    places = {slot.position for slot in state.slots_of(carrier)}
    state.turn.ineffective |= places
    for seat in state.order:
        if seat != carrier and any(slot.position in places for slot in state.slots_of(seat)):
            lose_will(state, seat)


CARDS = {
    "interference_x": Hunt(
        N_("Interference"),
        N_("The Beach and the Wreck are ineffective this turn, or the Shield goes back 1 place."),
        2,
        can=lambda state: bool(_interference_moves(state)),
        play=_interference,
        ineffective=_jammed,
        replaces="interference",
        asks=(_INTERFERENCE,),
    ),
    "time_rift": Hunt(
        N_("Time Rift"),
        N_(
            "For each Hunted under the Target token, the Assimilation counter moves 1 space. Then"
            " the Rescue counter moves as far."
        ),
        2,
        (TARGET,),
        strike=_time_rift,
    ),
    "gargantua": Hunt(
        N_("Gargantua"),
        N_("The Creature token covers 2 adjacent places."),
        2,
        wide=CREATURE,
    ),
    "inertia": Hunt(
        N_("Inertia"),
        N_(
            "If anybody is under the Target token when the places are revealed, all places are "
            "ineffective this turn."
        ),
        2,
        (TARGET,),
        revealed=_inertia,
    ),
    "telepathy": Hunt(
        N_("Telepathy"),
        N_(
            "Name a place, then choose a Hunted: a random Place card of their hand is discarded. "
            "If it is the place you named, the Assimilation counter moves 1 space."
        ),
        2,
        (ARTEMIA,),
        play=_telepathy,
        asks=(_GUESS,),
    ),
    "tornado": Hunt(
        N_("Tornado"),
        N_("When the places are revealed, you may move the Artemia token to an adjacent place."),
        2,
        (ARTEMIA,),
        revealed=_tornado,
        asks=(_TORNADO,),
    ),
    "quicksand": Hunt(
        N_("Quicksand"),
        N_("Each Hunted under the Target token must discard all but 2 Place cards."),
        2,
        (TARGET,),
        penalty=strip,
    ),
    "anguish": Hunt(
        N_("Anguish"),
        N_("No Hunted can resist for the rest of the turn."),
        1,
        (ARTEMIA,),
        play=_anguish,
    ),
    "dread": Hunt(
        N_("Dread"),
        N_("A Hunted who has resisted this turn must give in."),
        1,
        can=lambda state: bool(state.turn.resisted),
        play=_dread,
    ),
    "epidemic": Hunt(
        N_("Epidemic"),
        N_(
            "Choose a Hunted. When the places are revealed, their place becomes ineffective, and "
            "everybody else there loses 1 Will."
        ),
        2,
        play=_epidemic,
        revealed=_infect,
    ),
    "intuition": Hunt(
        N_("Intuition"),
        N_(
            "Draw 3 Hunt cards; set one of them aside, discard the others. This turn you may play"
            " it in addition."
        ),
        1,
        play=_intuition,
        asks=(_CAST,),
    ),
    "magnetism": Hunt(
        N_("Magnetism"),
        N_("When the places are revealed, all Hunted beside the Target token move onto its place."),
        2,
        (TARGET,),
        revealed=_magnetism,
        asks=(_PULL,),
    ),
    "reminiscence": Hunt(
        N_("Reminiscence"),
        N_("Take a card of your choice from the Hunt discard into your hand."),
        2,
        (ARTEMIA,),
        play=_reminiscence,
        asks=(_REGAIN,),
    ),
}
