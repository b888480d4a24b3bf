"""What each place is worth to a Hunted who can use it freely, from public facts."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from pygames.not_alone.bot.cards_survival import TYPICAL
from pygames.not_alone.bot.holdings import PREPARED, exhaustion, gain, will
from pygames.not_alone.cards.powers import can_draw, finds, most_taken
from pygames.not_alone.effects import covered_by_creature
from pygames.not_alone.pieces import ARTEMIA, FULL_WILL
from pygames.not_alone.position import Position
from pygames.not_alone.selections import BOTH, ONE_OF_TWO, WITH_DISCARD
from pygames.not_alone.tracks import can_retreat

__all__ = ["ONCE", "Visit", "Worth", "spare", "worth"]

ONCE = frozenset(("beach", "wreck", "dome"))
"""Places that only one Hunted a turn can use."""

_SPECIAL = {"wreck": 0.16, "swamp": 0.1, "shelter": 0.05, "artefact_blue": 0.1, "pole": 0.12}
"""Of owning a place, besides having a card more."""
_RISKY = 0.15
"""Of a power that works only if the places and tokens lie well."""


class Worth(NamedTuple):
    """What a power gives: Rescue spaces, and what is worth spaces of the Assimilation counter."""

    spaces: float = 0.0
    goods: float = 0.0


class Visit(NamedTuple):
    """A Hunted at a place."""

    s: Position
    seat: int
    size: float
    """Place cards in the hand while the place is resolved."""
    left: int
    """Will."""

    @property
    def pile(self) -> int:
        """The number of cards in the discard."""
        return self.s.piled[self.seat]

    def gain(self, cards: float) -> float:
        """Return the value of so many more cards in hand."""
        return gain(self.s, self.size, cards)

    def back(self, cards: int) -> Worth:
        """Return what so many cards back are worth, as far as a power may give them."""
        limit = most_taken(self.s)
        return Worth(0.0, self.gain(cards if limit is None else min(cards, limit)))


def spare(visit: Visit) -> float:
    """Return the value of taking a card back instead of using the power."""
    return visit.gain(1) if visit.pile else 0.0


def worth(visit: Visit, place: str) -> Worth:
    """Return the value of a place to a Hunted: of its power, or of taking a card back."""
    power = _POWERS[place](visit)
    other = spare(visit)
    return power if power.spaces or power.goods > other else Worth(0.0, other)


# --- cards back ------------------------------------------------------------------------------


def _lair(visit: Visit) -> Worth:
    best = visit.back(visit.pile)
    for position in covered_by_creature(visit.s):
        place = visit.s.place_at(position)
        if place and place not in ("lair", "nexus", "pole") and not place.startswith("artefact"):
            copied = _POWERS[place](visit)
            if copied.spaces or copied.goods > best.goods:
                best = copied
    return best


def _jungle(visit: Visit) -> Worth:
    return visit.back(1 + min(1, visit.pile))


def _swamp(visit: Visit) -> Worth:
    return visit.back(1 + min(2, visit.pile))


def _oasis(visit: Visit) -> Worth:
    return visit.back(1 + min(FULL_WILL - visit.left, visit.pile))


def _mangrove(visit: Visit) -> Worth:
    if most_taken(visit.s) is not None:
        return visit.back(1)
    return Worth(0.0, max(0.0, visit.gain(visit.pile + 1 - visit.size)))


# --- next turn -------------------------------------------------------------------------------


def _prepared(place: str) -> Callable[[Visit], Worth]:
    def power(visit: Visit) -> Worth:
        free = visit.seat not in visit.s.next_due
        enough = visit.size >= 2 or place == WITH_DISCARD
        return Worth(0.0, PREPARED[place] if free and enough else 0.0)

    return power


# --- the counters ----------------------------------------------------------------------------


def _beach(visit: Visit) -> Worth:
    if "beach" in visit.s.turn.once:
        return Worth()
    return Worth(1.0 if visit.s.marker else 0.5)


def _wreck(visit: Visit) -> Worth:
    return Worth(0.0 if "wreck" in visit.s.turn.once else 1.0)


def _dome(visit: Visit) -> Worth:
    s = visit.s
    if "dome" in s.turn.once or not can_retreat(s):
        return Worth()
    return Worth(0.0, 0.32)


def _pole(visit: Visit) -> Worth:
    if visit.left <= 0:
        return Worth()
    if visit.left == 1:
        return Worth(2.0, -1.0 + exhaustion(visit.s, visit.seat, visit.size))
    return Worth(2.0, will(visit.left - 1) - will(visit.left) - 0.05)


# --- cards and Will --------------------------------------------------------------------------


def _rover(visit: Visit) -> Worth:
    places = [visit.s.place_of(move.card) for move in finds(visit.s, visit.seat)]
    if not places:
        return Worth()
    return Worth(0.0, visit.gain(1) + max(_SPECIAL.get(place, 0.04) for place in places))


def _shelter(visit: Visit) -> Worth:
    return Worth(0.0, TYPICAL * 1.35 if can_draw(visit.s) else 0.0)


def _healing(visit: Visit) -> float:
    """Return the most that one Will is worth to anybody."""
    s = visit.s
    missing = [s.will[seat] for seat in s.order if 0 < s.will[seat] < FULL_WILL]
    return max((will(left + 1) - will(left) for left in missing), default=0.0)


def _draw(visit: Visit) -> float:
    return TYPICAL if can_draw(visit.s) else 0.0


def _source(visit: Visit) -> Worth:
    return Worth(0.0, max(_draw(visit), _healing(visit)))


def _archipelago(visit: Visit) -> Worth:
    return Worth(0.0, _draw(visit) + (_healing(visit) if visit.size < 3 else 0.0))


def _fungi(visit: Visit) -> Worth:
    s = visit.s
    ahead = min(2, s.supply, max(0, s.rescue - 1 - len(s.track)))
    return Worth(0.0, max(_draw(visit), 0.12 * ahead))


def _labyrinth(visit: Visit) -> Worth:
    hidden = "" in visit.s.planet[5:]
    return Worth(0.15 if hidden else 0.0, visit.gain(1) + 0.1)


# --- other places ----------------------------------------------------------------------------


def _nexus(visit: Visit) -> Worth:
    return _best(visit, (visit.s.place_of(number) for number in range(2, 6)))


def _red(visit: Visit) -> Worth:
    s = visit.s
    return _best(visit, (s.place_of(card) for card in s.may_lie(visit.seat)))


def _best(visit: Visit, places: Iterable[str]) -> Worth:
    best = Worth()
    for place in places:
        if place not in _NOT_COPIED:
            copied = _POWERS[place](visit)
            if _rough(copied) > _rough(best):
                best = copied
    return best


def _rough(worth: Worth) -> float:
    return 0.7 * worth.spaces + worth.goods


_NOT_COPIED = frozenset(
    (
        *("lair", "nexus", "labyrinth", "portal", "pole"),
        *("artefact_blue", "artefact_red", "artefact_green", "artefact_yellow"),
    )
)


def _portal(visit: Visit) -> Worth:
    """Return the value of going on: another place, once the tokens are known."""
    s = visit.s
    lie = [s.place_of(card) for card in s.in_hand(visit.seat) if s.accessible(card)]
    best = _best(visit._replace(size=visit.size - 1), lie)
    return Worth(
        0.8 * best.spaces,
        0.8 * best.goods + visit.gain(-1),
    )


def _green(visit: Visit) -> Worth:
    return Worth(
        0.0,
        _RISKY + visit.gain(-1) if visit.size else 0.0,
    )


def _yellow(visit: Visit) -> Worth:
    calm = _RISKY if ARTEMIA in visit.s.turn.tokens else 0.0
    return Worth(0.0, max(calm, visit.back(min(2, visit.pile)).goods))


_POWERS: Mapping[str, Callable[[Visit], Worth]] = {
    "lair": _lair,
    "jungle": _jungle,
    "river": _prepared(ONE_OF_TWO),
    "beach": _beach,
    "rover": _rover,
    "swamp": _swamp,
    "shelter": _shelter,
    "wreck": _wreck,
    "source": _source,
    "artefact_blue": _prepared(BOTH),
    "nexus": _nexus,
    "oasis": _oasis,
    "fjord": _prepared(WITH_DISCARD),
    "dome": _dome,
    "labyrinth": _labyrinth,
    "mangrove": _mangrove,
    "archipelago": _archipelago,
    "pole": _pole,
    "fungi": _fungi,
    "portal": _portal,
    "artefact_red": _red,
    "artefact_green": _green,
    "artefact_yellow": _yellow,
}
