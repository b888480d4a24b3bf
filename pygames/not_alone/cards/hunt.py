"""The Hunt cards of the base game (NA-125 to NA-144)."""

from collections.abc import Collection, Mapping
from itertools import combinations

from pygames.core.game import REFEREE, Decision
from pygames.not_alone.cards.registry import Hunt
from pygames.not_alone.choices import aim, choose_hunted, discard_cards, discards, name
from pygames.not_alone.moves import LOSE_WILL, Discard, Drop, Give, Lead, LoseWill, Opened, Show
from pygames.not_alone.pieces import ARTEMIA, SURVIVAL, TARGET
from pygames.not_alone.planet import PLACES, Where, neighbours
from pygames.not_alone.position import Ask, InPlay, Position, Run, Simultaneous, replaced
from pygames.not_alone.tracks import lose_will
from pygames.not_alone.zones import discard, put_away

__all__ = ["FLASHBACK", "HUNTS"]

FLASHBACK = "flashback"
"""The one card that acts as another (NA-144); its entry is looked up when it is played."""


def cancel_selections(s: Position) -> None:
    """Take back what the Hunted have selected (NA-62)."""
    s.turn.chosen, s.turn.laid = {}, {}


def _despair(s: Position) -> None:
    s.turn.tied |= {SURVIVAL}
    cancel_selections(s)


def _force_field(s: Position) -> None:
    aim(s, True, _fence)


def _fence(s: Position, where: Where) -> None:
    """Make two places inaccessible; the token is free again in phase 2 (NA-70)."""
    s.turn.barred |= {*where}
    s.turn.available -= {TARGET}
    cancel_selections(s)


def _with_cards(s: Position, least: int) -> list[int]:
    return [seat for seat in s.order if s.hand_size(seat) >= least]


# --- one Hunted ------------------------------------------------------------------------------


def _anticipation(s: Position) -> None:
    choose_hunted(s, s.order, name)


def _anticipated(played: InPlay, caught: Collection[int]) -> int:
    return len({*played.about}.intersection(caught))


def _ascendancy(s: Position) -> None:
    choose_hunted(s, _with_cards(s, 3), _strip)


def _strip(s: Position, seat: int) -> None:
    discard_cards(s, seat, s.hand_size(seat) - 2)


def _phobia(s: Position) -> None:
    choose_hunted(s, _with_cards(s, 3), _frighten)


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
    seats = tuple(_with_cards(s, 1))
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


def _interference(s: Position, _played: InPlay) -> Collection[int]:
    return [number for number, place in enumerate(PLACES, 1) if place in ("beach", "wreck")]


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
    put_away(s, seat, move.card)
    s.used = replaced(s.used, SURVIVAL, (*s.used[SURVIVAL], move.card))


# --- reckoning and end of turn ---------------------------------------------------------------


def _cataclysm(s: Position) -> None:
    aim(s, False, _devastate)


def _devastate(s: Position, where: Where) -> None:
    s.turn.ineffective |= {*where}


def _detour(s: Position) -> None:
    s.push(Ask("lead", s.creature, _leads, _led))


def _leads(s: Position, _creature: int) -> list[Lead]:
    return [
        Lead(slot.seat, slot.card, position)
        for slot in s.turn.slots
        for position in neighbours(slot.position)
        if s.accessible(position)
    ]


def _led(s: Position, move: Lead, _creature: int) -> None:
    slot = s.slot(move.seat, move.card)
    s.change(slot, slot._replace(position=move.position))


def _stasis(s: Position) -> None:
    s.turn.stopped = True


def _tracking(s: Position) -> None:
    s.next_limit = 2


HUNTS: Mapping[str, Hunt] = {
    "despair": Hunt(1, (ARTEMIA,), play=_despair),
    "force_field": Hunt(1, (TARGET,), play=_force_field),
    "anticipation": Hunt(2, play=_anticipation, progress=_anticipated),
    "ascendancy": Hunt(2, can=lambda s: bool(_with_cards(s, 3)), play=_ascendancy),
    "fierceness": Hunt(2, creature_will=1),
    "forbidden_zone": Hunt(2, can=lambda s: bool(_with_cards(s, 1)), play=_forbidden_zone),
    "interference": Hunt(2, ineffective=_interference),
    "persecution": Hunt(2, most_taken=1),
    "mutation": Hunt(2, (ARTEMIA,), artemia_will=1),
    "phobia": Hunt(2, (ARTEMIA,), play=_phobia),
    "virus": Hunt(2, (ARTEMIA,), wide=ARTEMIA),
    "clone": Hunt(2, (TARGET,), clones=True),
    "mirage": Hunt(2, (TARGET,), wide=TARGET, ineffective=_target),
    "scream": Hunt(2, (TARGET,), penalty=_scream),
    "toxin": Hunt(2, (TARGET,), penalty=_toxin, ineffective=_target),
    "cataclysm": Hunt(3, windows=range(-1, 4), play=_cataclysm),
    "detour": Hunt(3, windows=(0,), can=lambda s: bool(_leads(s, s.creature)), play=_detour),
    "stasis": Hunt(4, can=lambda s: not s.turn.stopped, play=_stasis),
    "tracking": Hunt(4, can=lambda s: s.next_limit == 1, play=_tracking),
}
"""All but Flashback, which has no entry of its own."""
