"""The Hunt cards of the base game (NA-125 to NA-144)."""

from collections.abc import Collection
from itertools import combinations

from pygames.core.game import REFEREE, Decision
from pygames.core.language import N_, _, ngettext
from pygames.core.steps import Ask, Run, Simultaneous
from pygames.not_alone.card_decisions import (
    aim,
    choose_hunted,
    discard_cards,
    discards,
    lead,
    leads,
    name,
)
from pygames.not_alone.cards.registry import Hunt
from pygames.not_alone.dealer_moves import Opened
from pygames.not_alone.moves import LOSE_WILL, Discard, Drop, Give, Lead, LoseWill, Show
from pygames.not_alone.pieces import ARTEMIA, SURVIVAL, TARGET
from pygames.not_alone.place_selection import cancel
from pygames.not_alone.planet import POSITIONS, Where
from pygames.not_alone.position import Position
from pygames.not_alone.question import Question, ask_to_discard, more
from pygames.not_alone.turn import InPlay
from pygames.not_alone.will import lose_will
from pygames.not_alone.zones import discard, drop

__all__ = ["CARDS", "beach_and_wreck", "strip", "with_cards"]


def _despair(state: Position) -> None:
    state.turn.tied |= {SURVIVAL}
    cancel(state)


def _force_field(state: Position) -> None:
    aim(state, state.creature, True, _fence)


def _fence(state: Position, where: Where) -> None:
    """Make two places inaccessible; the token is free again in phase 2 (NA-70)."""
    state.turn.barred |= {*where}
    state.turn.available -= {TARGET}
    cancel(state)


def with_cards(state: Position, least: int) -> list[int]:
    """Return the Hunted with at least so many cards in hand."""
    return [seat for seat in state.order if state.hand_size(seat) >= least]


# --- one Hunted ------------------------------------------------------------------------------


def _anticipation(state: Position) -> None:
    choose_hunted(state, state.order, name)


def _anticipated(played: InPlay, caught: Collection[int]) -> int:
    return len({*played.about}.intersection(caught))


def _ascendancy(state: Position) -> None:
    choose_hunted(state, with_cards(state, 3), strip)


def strip(state: Position, seat: int) -> None:
    """Have a Hunted discard all but two cards of the hand (NA-128, NA-151)."""
    discard_cards(state, seat, max(0, state.hand_size(seat) - 2))


def _phobia(state: Position) -> None:
    choose_hunted(state, with_cards(state, 3), _frighten)


def _ask_to_show(_state: Position, decision: Decision, picked: int) -> str:
    (move, *_others) = decision.moves
    assert isinstance(move, Show)
    count = len(move.cards or ())
    if picked:
        return more(count - picked)
    return ngettext(
        "Phobia: choose {n} card to show to the Creature",
        "Phobia: choose {n} cards to show to the Creature",
        count,
    )


_SHOW = Question("show", _ask_to_show, {"own": Show})


def _frighten(state: Position, seat: int) -> None:
    state.push(Ask(_SHOW.name, seat, _shows, _shown, (), frozenset((seat, state.creature))))


def _shows(state: Position, seat: int) -> list[Show]:
    return [Show(cards) for cards in combinations(state.in_hand(seat), state.hand_size(seat) - 2)]


def _shown(state: Position, move: Show, seat: int) -> None:
    cards = None if move.cards is None else frozenset(move.cards)
    state.turn.shown = {**state.turn.shown, seat: cards}


# --- everybody -------------------------------------------------------------------------------


def _forbidden_zone(state: Position) -> None:
    state.turn.given = {}
    seats = tuple(with_cards(state, 1))
    state.push(*[Run(_open, (seat,)) for seat in reversed(seats)])
    state.push(Simultaneous(_giving, _given, seats))


_GIVE = Question(
    "give", N_("Forbidden Zone: choose a card from your hand to discard"), {"own": Give}
)


def _giving(state: Position, *seats: int) -> tuple[Decision, ...]:
    return tuple(
        Decision(seat, _GIVE.name, [Give(card) for card in state.in_hand(seat)], frozenset((seat,)))
        for seat in seats
        if seat not in state.turn.given
    )


def _given(state: Position, move: Give, seat: int, *_seats: int) -> None:
    state.turn.given = {**state.turn.given, seat: move.card}


def _open(state: Position, seat: int) -> None:
    state.push(Ask("open", REFEREE, _openings, _opened, (seat,), state.witnesses))


def _openings(state: Position, _referee: int, seat: int) -> list[Opened]:
    card = state.turn.given[seat]
    return [Opened(seat, it) for it in (state.in_hand(seat) if card is None else [card])]


def _opened(state: Position, move: Opened, _referee: int, seat: int) -> None:
    state.turn.given = {other: card for other, card in state.turn.given.items() if other != seat}
    discard(state, seat, 1, None if move.card is None else (move.card,))


def beach_and_wreck(state: Position, _played: InPlay | None = None) -> Collection[int]:
    """Return where the Beach and the Wreck are (NA-131)."""
    return [p for p in POSITIONS if state.place_at(p) in ("beach", "wreck")]


# --- below the Target token ------------------------------------------------------------------


def _target(state: Position, _played: InPlay) -> Collection[int]:
    return state.turn.tokens.get(TARGET, ())


def _ask_scream(state: Position, decision: Decision, picked: int) -> str:
    if picked:
        return ask_to_discard(state, decision, picked)
    return _("Scream: discard {n} cards from your hand, or lose 1 Will", n=decision.moves[-1].size)


_SCREAM = Question("scream", _ask_scream, {"own": Discard})


def _scream(state: Position, seat: int) -> None:
    if state.hand_size(seat) < 2:
        lose_will(state, seat)
    else:
        state.push(Ask(_SCREAM.name, seat, _screams, _screamed, (), state.witnesses))


def _screams(state: Position, seat: int) -> list[Discard | LoseWill]:
    return [LOSE_WILL, *discards(state, seat, 2)]


def _screamed(state: Position, move: Discard | LoseWill, seat: int) -> None:
    if isinstance(move, Discard):
        discard(state, seat, move.size, move.cards)
    else:
        lose_will(state, seat)


_DROP = Question("drop", N_("Toxin: discard a Survival card"), {"card": Drop})


def _toxin(state: Position, seat: int) -> None:
    if state.held(seat):
        state.push(Ask(_DROP.name, seat, _drops, _dropped))


def _drops(state: Position, seat: int) -> list[Drop]:
    return list(map(Drop, state.may_hold(seat)))


def _dropped(state: Position, move: Drop, seat: int) -> None:
    drop(state, seat, move.card)


# --- reckoning and end of turn ---------------------------------------------------------------


def _cataclysm(state: Position) -> None:
    aim(state, state.creature, False, _devastate)


def _devastate(state: Position, where: Where) -> None:
    """Make places ineffective for the rest of the turn."""
    state.turn.ineffective |= {*where}


_LEAD = Question("lead", picks={"place": Lead})


def _detour(state: Position) -> None:
    state.push(Ask(_LEAD.name, state.creature, _detours, lead))


def _detours(state: Position, _creature: int = 0) -> list[Lead]:
    return leads(state, state.turn.slots)


def _stasis(state: Position) -> None:
    state.turn.stopped = True


def _tracking(state: Position) -> None:
    state.next_limit = 2


CARDS = {
    "despair": Hunt(
        N_("Despair"),
        N_(
            "For the rest of the turn no Survival card can be played or drawn. All Hunted choose "
            "their places anew."
        ),
        1,
        (ARTEMIA,),
        play=_despair,
        recalls=True,
    ),
    "force_field": Hunt(
        N_("Force Field"),
        N_(
            "Choose 2 adjacent places: nobody can enter them this turn. All Hunted choose their "
            "places anew."
        ),
        1,
        (TARGET,),
        play=_force_field,
        recalls=True,
    ),
    "anticipation": Hunt(
        N_("Anticipation"),
        N_(
            "Name a Hunted. If the Creature catches them this turn, the Assimilation counter "
            "moves 1 space more."
        ),
        2,
        play=_anticipation,
        progress=_anticipated,
    ),
    "ascendancy": Hunt(
        N_("Ascendancy"),
        N_("A Hunted with 3 or more Place cards in hand must discard all but 2 of them."),
        2,
        can=lambda state: bool(with_cards(state, 3)),
        play=_ascendancy,
    ),
    "fierceness": Hunt(
        N_("Fierceness"),
        N_("Everybody whom the Creature catches loses 1 Will more."),
        2,
        creature_will=1,
    ),
    "forbidden_zone": Hunt(
        N_("Forbidden Zone"),
        N_(
            "All Hunted secretly choose a Place card of their hand and discard it at the same time."
        ),
        2,
        can=lambda state: bool(with_cards(state, 1)),
        play=_forbidden_zone,
        asks=(_GIVE,),
    ),
    "interference": Hunt(
        N_("Interference"),
        N_("The Beach and the Wreck are ineffective this turn."),
        2,
        ineffective=beach_and_wreck,
    ),
    "persecution": Hunt(
        N_("Persecution"),
        N_("No power of a place gives back more than 1 Place card this turn."),
        2,
        most_taken=1,
    ),
    "mutation": Hunt(
        N_("Mutation"),
        N_("Whoever is caught by Artemia also loses 1 Will."),
        2,
        (ARTEMIA,),
        artemia_will=1,
    ),
    "phobia": Hunt(
        N_("Phobia"),
        N_("A Hunted with 3 or more Place cards in hand shows you all but 2 of them."),
        2,
        (ARTEMIA,),
        play=_phobia,
        asks=(_SHOW,),
    ),
    "virus": Hunt(
        N_("Virus"),
        N_("The Artemia token covers 2 adjacent places."),
        2,
        (ARTEMIA,),
        wide=ARTEMIA,
    ),
    "clone": Hunt(
        N_("Clone"),
        N_("The Target token is a second Creature token."),
        2,
        (TARGET,),
        clones=True,
    ),
    "mirage": Hunt(
        N_("Mirage"),
        N_("The Target token covers 2 adjacent places, and both are ineffective."),
        2,
        (TARGET,),
        wide=TARGET,
        ineffective=_target,
    ),
    "scream": Hunt(
        N_("Scream"),
        N_(
            "Each Hunted under the Target token must discard 2 Place cards from the hand or lose "
            "1 Will."
        ),
        2,
        (TARGET,),
        penalty=_scream,
        asks=(_SCREAM,),
    ),
    "toxin": Hunt(
        N_("Toxin"),
        N_(
            "Each Hunted under the Target token must discard a Survival card. The place is "
            "ineffective."
        ),
        2,
        (TARGET,),
        penalty=_toxin,
        ineffective=_target,
        asks=(_DROP,),
    ),
    "cataclysm": Hunt(
        N_("Cataclysm"),
        N_("Choose a place: it is ineffective for the rest of the turn."),
        3,
        windows=range(-1, 4),
        play=_cataclysm,
    ),
    "detour": Hunt(
        N_("Detour"),
        N_("Move a Hunted to an adjacent place."),
        3,
        windows=(0,),
        can=lambda state: bool(_detours(state)),
        play=_detour,
        asks=(_LEAD,),
    ),
    "stasis": Hunt(
        N_("Stasis"),
        N_("The Rescue counter does not move for the rest of the turn."),
        4,
        can=lambda state: not state.turn.stopped,
        play=_stasis,
    ),
    "tracking": Hunt(
        N_("Tracking"),
        N_("Next turn you may play 2 Hunt cards."),
        4,
        can=lambda state: state.next_limit == 1,
        play=_tracking,
    ),
    "flashback": Hunt(
        N_("Flashback"),
        N_("Works like the top card of the Hunt discard."),
        0,
        acts_as_last=True,
    ),
}
