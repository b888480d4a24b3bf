"""The Hunt cards of the base game (NA-125 to NA-144)."""

from collections.abc import Collection
from itertools import combinations

from pygames.core.game import REFEREE, Decision
from pygames.not_alone.cards.registry import HUNTS, Hunt
from pygames.not_alone.choices import aim, choose_hunted, discard_cards, discards, lead, leads, name
from pygames.not_alone.dealt import Opened
from pygames.not_alone.moves import (
    LOSE_WILL,
    Discard,
    Drop,
    Give,
    Lead,
    LoseWill,
    Show,
)
from pygames.not_alone.pieces import ARTEMIA, SURVIVAL, TARGET
from pygames.not_alone.planet import POSITIONS, Where
from pygames.not_alone.position import Position
from pygames.not_alone.selections import cancel
from pygames.not_alone.steps import Ask, Run, Simultaneous
from pygames.not_alone.turn import InPlay
from pygames.not_alone.will import lose_will
from pygames.not_alone.zones import discard, drop

__all__ = ["CARDS", "beach_and_wreck", "strip", "with_cards"]


def _despair(s: Position) -> None:
    s.turn.tied |= {SURVIVAL}
    cancel(s)


def _force_field(s: Position) -> None:
    aim(s, s.creature, True, _fence)


def _fence(s: Position, where: Where) -> None:
    """Make two places inaccessible; the token is free again in phase 2 (NA-70)."""
    s.turn.barred |= {*where}
    s.turn.available -= {TARGET}
    cancel(s)


def with_cards(s: Position, least: int) -> list[int]:
    """Return the Hunted with at least so many cards in hand."""
    return [seat for seat in s.order if s.hand_size(seat) >= least]


# --- one Hunted ------------------------------------------------------------------------------


def _anticipation(s: Position) -> None:
    choose_hunted(s, s.order, name)


def _anticipated(played: InPlay, caught: Collection[int]) -> int:
    return len({*played.about}.intersection(caught))


def _ascendancy(s: Position) -> None:
    choose_hunted(s, with_cards(s, 3), strip)


def strip(s: Position, seat: int) -> None:
    """Have a Hunted discard all but two cards of the hand (NA-128, NA-151)."""
    discard_cards(s, seat, max(0, s.hand_size(seat) - 2))


def _phobia(s: Position) -> None:
    choose_hunted(s, with_cards(s, 3), _frighten)


def _frighten(s: Position, seat: int) -> None:
    s.push(Ask("show", seat, _shows, _shown, (), frozenset((seat, s.creature))))


def _shows(s: Position, seat: int) -> list[Show]:
    return [Show(cards) for cards in combinations(s.in_hand(seat), s.hand_size(seat) - 2)]


def _shown(s: Position, move: Show, seat: int) -> None:
    cards = None if move.cards is None else frozenset(move.cards)
    s.turn.shown = {**s.turn.shown, seat: cards}


# --- everybody -------------------------------------------------------------------------------


def _forbidden_zone(s: Position) -> None:
    s.turn.given = {}
    seats = tuple(with_cards(s, 1))
    s.push(*[Run(_open, (seat,)) for seat in reversed(seats)])
    s.push(Simultaneous(_giving, _given, seats))


def _giving(s: Position, *seats: int) -> tuple[Decision, ...]:
    return tuple(
        Decision(seat, "give", [Give(card) for card in s.in_hand(seat)], frozenset((seat,)))
        for seat in seats
        if seat not in s.turn.given
    )


def _given(s: Position, move: Give, seat: int, *_seats: int) -> None:
    s.turn.given = {**s.turn.given, seat: move.card}


def _open(s: Position, seat: int) -> None:
    s.push(Ask("open", REFEREE, _openings, _opened, (seat,), s.witnesses))


def _openings(s: Position, _referee: int, seat: int) -> list[Opened]:
    card = s.turn.given[seat]
    return [Opened(seat, it) for it in (s.in_hand(seat) if card is None else [card])]


def _opened(s: Position, move: Opened, _referee: int, seat: int) -> None:
    s.turn.given = {other: card for other, card in s.turn.given.items() if other != seat}
    discard(s, seat, 1, None if move.card is None else (move.card,))


def beach_and_wreck(s: Position, _played: InPlay | None = None) -> Collection[int]:
    """Return where the Beach and the Wreck are (NA-131)."""
    return [p for p in POSITIONS if s.place_at(p) in ("beach", "wreck")]


# --- below the Target token ------------------------------------------------------------------


def _target(s: Position, _played: InPlay) -> Collection[int]:
    return s.turn.tokens.get(TARGET, ())


def _scream(s: Position, seat: int) -> None:
    if s.hand_size(seat) < 2:
        lose_will(s, seat)
    else:
        s.push(Ask("scream", seat, _screams, _screamed, (), s.witnesses))


def _screams(s: Position, seat: int) -> list[Discard | LoseWill]:
    return [LOSE_WILL, *discards(s, seat, 2)]


def _screamed(s: Position, move: Discard | LoseWill, seat: int) -> None:
    if isinstance(move, Discard):
        discard(s, seat, move.size, move.cards)
    else:
        lose_will(s, seat)


def _toxin(s: Position, seat: int) -> None:
    if s.held(seat):
        s.push(Ask("drop", seat, _drops, _dropped))


def _drops(s: Position, seat: int) -> list[Drop]:
    return list(map(Drop, s.may_hold(seat)))


def _dropped(s: Position, move: Drop, seat: int) -> None:
    drop(s, seat, move.card)


# --- reckoning and end of turn ---------------------------------------------------------------


def _cataclysm(s: Position) -> None:
    aim(s, s.creature, False, _devastate)


def _devastate(s: Position, where: Where) -> None:
    """Make places ineffective for the rest of the turn."""
    s.turn.ineffective |= {*where}


def _detour(s: Position) -> None:
    s.push(Ask("lead", s.creature, _detours, lead))


def _detours(s: Position, _creature: int = 0) -> list[Lead]:
    return leads(s, s.turn.slots)


def _stasis(s: Position) -> None:
    s.turn.stopped = True


def _tracking(s: Position) -> None:
    s.next_limit = 2


CARDS = {
    "despair": Hunt(1, (ARTEMIA,), play=_despair),
    "force_field": Hunt(1, (TARGET,), play=_force_field),
    "anticipation": Hunt(2, play=_anticipation, progress=_anticipated),
    "ascendancy": Hunt(2, can=lambda s: bool(with_cards(s, 3)), play=_ascendancy),
    "fierceness": Hunt(2, creature_will=1),
    "forbidden_zone": Hunt(2, can=lambda s: bool(with_cards(s, 1)), play=_forbidden_zone),
    "interference": Hunt(2, ineffective=beach_and_wreck),
    "persecution": Hunt(2, most_taken=1),
    "mutation": Hunt(2, (ARTEMIA,), artemia_will=1),
    "phobia": Hunt(2, (ARTEMIA,), play=_phobia),
    "virus": Hunt(2, (ARTEMIA,), wide=ARTEMIA),
    "clone": Hunt(2, (TARGET,), clones=True),
    "mirage": Hunt(2, (TARGET,), wide=TARGET, ineffective=_target),
    "scream": Hunt(2, (TARGET,), penalty=_scream),
    "toxin": Hunt(2, (TARGET,), penalty=_toxin, ineffective=_target),
    "cataclysm": Hunt(3, windows=range(-1, 4), play=_cataclysm),
    "detour": Hunt(3, windows=(0,), can=lambda s: bool(_detours(s)), play=_detour),
    "stasis": Hunt(4, can=lambda s: not s.turn.stopped, play=_stasis),
    "tracking": Hunt(4, can=lambda s: s.next_limit == 1, play=_tracking),
}
HUNTS |= CARDS
