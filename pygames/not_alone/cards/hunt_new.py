"""The Hunt cards of Exploration (NA-145 to NA-157)."""

from collections.abc import Collection
from itertools import combinations

from pygames.core.game import CHANCE
from pygames.core.language import N_
from pygames.core.steps import Ask, Run
from pygames.not_alone.asking import Question
from pygames.not_alone.cards.hunt import beach_and_wreck, strip, with_cards
from pygames.not_alone.cards.registry import Hunt
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.choices import choose_hunted, diversions, diverted, lead, leads, name
from pygames.not_alone.dealt import Lose
from pygames.not_alone.effects import lies_on
from pygames.not_alone.moves import NOTHING, Cast, Choose, Decide, Divert, Lead, Nothing, Regain
from pygames.not_alone.pieces import ARTEMIA, CREATURE, HUNT, TARGET
from pygames.not_alone.planet import POSITIONS, adjacent
from pygames.not_alone.position import Position, replaced
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


def _interference_moves(s: Position, _creature: int = 0) -> list[Decide]:
    """Return what can be done: also to a Wreck that lies face down as yet (NA-145, NA-201)."""
    jam = not {"beach", "wreck"}.isdisjoint(s.places_there())
    return [*[_JAM] * jam, *[_SHIELD] * ("dome" in s.planet and s.shield > 1)]


_INTERFERENCE = Question(
    "interference",
    N_("Interference: choose what it does"),
    buttons={"shield": N_("Move the Shield back")},
)


def _interference(s: Position) -> None:
    s.push(Ask(_INTERFERENCE.name, s.creature, _interference_moves, _interfered))


def _interfered(s: Position, move: Decide, _creature: int) -> None:
    """Move the Shield back, or note that Beach and Wreck are ineffective (NA-145)."""
    if move == _SHIELD:
        s.shield -= 1
    else:
        name(s, *_JAMMED)


_JAMMED = (4, 8)  # the numbers of Beach and Wreck


def _jammed(s: Position, played: InPlay) -> Collection[int]:
    return beach_and_wreck(s) if played.about == _JAMMED else ()


# --- the Target token ------------------------------------------------------------------------


def _below_target(s: Position) -> list[int]:
    return [seat for seat in s.order if lies_on(s, seat, TARGET)]


def _time_rift(s: Position) -> None:
    """Move the Creature first, then the Hunted, by the Hunted below the token (NA-146)."""
    size = len(_below_target(s))
    advance_rescue(s, size)
    for _hunted in range(size):
        assimilate(s)


def _inertia(s: Position, _played: InPlay) -> None:
    if _below_target(s):
        s.turn.ineffective |= {*POSITIONS}


_PULL = Question("pull", picks={"place": Lead})


def _magnetism(s: Position, _played: InPlay) -> None:
    """Pull everybody from beside the token onto it (NA-156)."""
    covered = s.turn.tokens[TARGET]
    for slot in reversed(s.turn.slots):
        if slot.position in adjacent(covered):
            s.push(Ask(_PULL.name, s.creature, _pulls, lead, (slot.seat, slot.card)))


def _pulls(s: Position, _creature: int, seat: int, card: int) -> list[Lead]:
    covered = s.turn.tokens[TARGET]
    return [move for move in leads(s, [s.slot(seat, card)]) if move.position in covered]


# --- the Artemia token -----------------------------------------------------------------------


_GUESS = Question("guess", N_("Telepathy: name a place"))


def _telepathy(s: Position) -> None:
    if with_cards(s, 1):
        s.push(Ask(_GUESS.name, s.creature, _guesses, _guessed))


def _guesses(s: Position, _creature: int) -> list[Decide]:
    return list(map(Decide, s.places_there()))


def _guessed(s: Position, move: Decide, _creature: int) -> None:
    s.push(Ask("choose", s.creature, _minds, _read, (NUMBER[move.name],)))


def _minds(s: Position, _creature: int, _number: int) -> list[Choose]:
    return list(map(Choose, with_cards(s, 1)))


def _read(s: Position, move: Choose, _creature: int, number: int) -> None:
    s.push(Ask("lose", CHANCE, _losses, _lost, (move.seat, number)))


def _losses(s: Position, _chance: int, seat: int, _number: int) -> list[Lose]:
    return [Lose(seat, card) for card in s.in_hand(seat)]


def _lost(s: Position, move: Lose, _chance: int, seat: int, number: int) -> None:
    """Discard a card, which the Creature sees in any case; was it the one named? (NA-149)"""
    forget_shown(s, seat, move.card)
    take_from_hand(s, seat, move.card)
    add_to_pile(s, seat, move.card)
    if move.card == number:
        assimilate(s)


_TORNADO = Question(
    "tornado", N_("Move the Artemia token to an adjacent place, or do nothing"), {"place": Divert}
)


def _tornado(s: Position, _played: InPlay) -> None:
    s.push(Ask(_TORNADO.name, s.creature, _tornado_moves, _tornado_made))


def _tornado_moves(s: Position, creature: int) -> list[Divert | Nothing]:
    return [*diversions(s, creature, ARTEMIA), NOTHING]


def _tornado_made(s: Position, move: Divert | Nothing, creature: int) -> None:
    if isinstance(move, Divert):
        diverted(s, move, creature)


_REGAIN = Question("regain", N_("Take a card from the Hunt discard"), {"card": Regain})


def _reminiscence(s: Position) -> None:
    s.push(Ask(_REGAIN.name, s.creature, _regains, _regained))


def _regains(s: Position, _creature: int) -> list[Regain]:
    return list(map(Regain, s.used[HUNT]))


def _regained(s: Position, move: Regain, creature: int) -> None:
    s.used = replaced(s.used, HUNT, tuple(card for card in s.used[HUNT] if card != move.card))
    keep_open(s, creature, move.card)


# --- phase 1 ---------------------------------------------------------------------------------


def _anguish(s: Position) -> None:
    s.turn.no_resist = True


def _dread(s: Position) -> None:
    choose_hunted(s, sorted(s.turn.resisted), _terrify)


def _terrify(s: Position, seat: int) -> None:
    give_up(s, seat)


def _intuition(s: Position) -> None:
    s.turn.drawn = frozenset()
    s.push(Run(_weigh, (s.held(s.creature),)))
    draw(s, s.creature, 3, noted=True)


_CAST = Question("cast", N_("Choose the Hunt card to set aside"), {"card": Cast})


def _weigh(s: Position, held: int) -> None:
    """Have the Creature keep one of the cards drawn, and discard the others (NA-155)."""
    drawn = s.held(s.creature) - held
    if drawn:
        s.push(Ask(_CAST.name, s.creature, _casts, _cast, (drawn - 1,)))


def _casts(s: Position, creature: int, size: int) -> list[Cast]:
    cards = sorted(s.turn.drawn) or s.may_hold(creature)
    return list(map(Cast, combinations(cards, size)))


def _cast(s: Position, move: Cast, creature: int, _size: int) -> None:
    for card in move.cards:
        put_away(s, creature, card)
    use_up(s, HUNT, *move.cards)
    (kept,) = s.turn.drawn.difference(move.cards) or (None,)
    keep_aside(s, kept)
    s.turn.drawn = frozenset()


# --- one Hunted ------------------------------------------------------------------------------


def _epidemic(s: Position) -> None:
    choose_hunted(s, s.order, name)


def _infect(s: Position, played: InPlay) -> None:
    """Make the places of a Hunted ineffective; others there lose Will (NA-154)."""
    (carrier,) = played.about
    places = {slot.position for slot in s.slots_of(carrier)}
    s.turn.ineffective |= places
    for seat in s.order:
        if seat != carrier and any(slot.position in places for slot in s.slots_of(seat)):
            lose_will(s, seat)


CARDS = {
    "interference_x": Hunt(
        N_("Interference"),
        N_("The Beach and the Wreck are ineffective this turn, or the Shield goes back 1 place."),
        2,
        can=lambda s: bool(_interference_moves(s)),
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
        N_("A Hunted who has resisted this turn must give up."),
        1,
        can=lambda s: bool(s.turn.resisted),
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
