"""What each place is worth to a Hunted who can use it freely, from public facts."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from pygames.core.language import N_
from pygames.not_alone.bot.cards.survivals import TYPICAL
from pygames.not_alone.bot.holdings import PREPARED, exhaustion, will
from pygames.not_alone.bot.visits import Visit, Worth
from pygames.not_alone.cards.powers import can_draw, finds, most_taken
from pygames.not_alone.effects import covered_by_creature
from pygames.not_alone.pieces import ARTEMIA, FULL_WILL
from pygames.not_alone.place_selection import BOTH, ONE_OF_TWO, WITH_DISCARD
from pygames.not_alone.position import Position
from pygames.not_alone.tracks import can_retreat

__all__ = ["PLACE_VALUES", "PlaceValue"]


def _surely(_state: Position) -> float:
    return 1.0


@dataclass(frozen=True)
class PlaceValue:
    """What a bot thinks of a place."""

    power: Callable[[Visit], Worth]
    """What its power gives."""
    gift: str | Callable[[Position, int], str] = ""
    """Why a visit is good, in a sentence; or what says that, of the position and the Hunted."""
    owned: float = 0.04
    """Of owning its card, besides having a card more."""
    lasting: Callable[[Position], float] = _surely
    """How much of its worth is likely to be left next turn."""

    def why(self, state: Position, seat: int) -> str:
        """Return why a visit is good, to be translated; "" for no special reason."""
        return self.gift if isinstance(self.gift, str) else self.gift(state, seat)


_RISKY = 0.15
"""Of a power that works only if the places and tokens lie well."""


def _with_discard(gift: str) -> Callable[[Position, int], str]:
    """Return the reason of a place that gives back what lies in the discard."""
    return lambda state, seat: gift if state.piled[seat] else ""


# --- cards back ------------------------------------------------------------------------------


def _lair(visit: Visit) -> Worth:
    best = visit.back(visit.pile)
    for position in covered_by_creature(visit.state):
        place = visit.state.place_at(position)
        if place and place not in ("lair", "nexus", "pole") and not place.startswith("artefact"):
            copied = PLACE_VALUES[place].power(visit)
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
    if most_taken(visit.state) is not None:
        return visit.back(1)
    return Worth(0.0, max(0.0, visit.gain(visit.pile + 1 - visit.size)))


# --- next turn -------------------------------------------------------------------------------


def _prepared(place: str) -> Callable[[Visit], Worth]:
    def power(visit: Visit) -> Worth:
        free = visit.seat not in visit.state.next_due
        enough = visit.size >= 2 or place == WITH_DISCARD
        return Worth(0.0, PREPARED[place] if free and enough else 0.0)

    return power


# --- the counters ----------------------------------------------------------------------------


def _beach(visit: Visit) -> Worth:
    if "beach" in visit.state.turn.once:
        return Worth()
    return Worth(1.0 if visit.state.marker else 0.5)


def _beach_gift(state: Position, _seat: int) -> str:
    if state.marker:
        return N_("The Marker lies on the Beach: a visit moves the Rescue counter.")
    return N_("The Beach prepares a space for the Rescue counter.")


def _wreck(visit: Visit) -> Worth:
    return Worth(0.0 if "wreck" in visit.state.turn.once else 1.0)


def _dome(visit: Visit) -> Worth:
    state = visit.state
    if "dome" in state.turn.once or not can_retreat(state):
        return Worth()
    return Worth(0.0, 0.32)


def _pole(visit: Visit) -> Worth:
    if visit.left <= 0:
        return Worth()
    if visit.left == 1:
        return Worth(2.0, -1.0 + exhaustion(visit.state, visit.seat, visit.size))
    return Worth(2.0, will(visit.left - 1) - will(visit.left) - 0.05)


# --- cards and Will --------------------------------------------------------------------------


def _rover(visit: Visit) -> Worth:
    places = [visit.state.place_of(move.card) for move in finds(visit.state, visit.seat)]
    if not places:
        return Worth()
    return Worth(0.0, visit.gain(1) + max(PLACE_VALUES[place].owned for place in places))


def _shelter(visit: Visit) -> Worth:
    return Worth(0.0, TYPICAL * 1.35 if can_draw(visit.state) else 0.0)


def _healing(visit: Visit) -> float:
    """Return the most that one Will is worth to anybody."""
    state = visit.state
    missing = [state.will[seat] for seat in state.order if 0 < state.will[seat] < FULL_WILL]
    return max((will(left + 1) - will(left) for left in missing), default=0.0)


def _draw(visit: Visit) -> float:
    return TYPICAL if can_draw(visit.state) else 0.0


def _source(visit: Visit) -> Worth:
    return Worth(0.0, max(_draw(visit), _healing(visit)))


def _archipelago(visit: Visit) -> Worth:
    return Worth(0.0, _draw(visit) + (_healing(visit) if visit.size < 3 else 0.0))


def _fungi(visit: Visit) -> Worth:
    state = visit.state
    ahead = min(2, state.supply, max(0, state.rescue - 1 - len(state.track)))
    return Worth(0.0, max(_draw(visit), 0.12 * ahead))


def _labyrinth(visit: Visit) -> Worth:
    hidden = "" in visit.state.planet[5:]
    return Worth(0.15 if hidden else 0.0, visit.gain(1) + 0.1)


# --- other places ----------------------------------------------------------------------------


def _nexus(visit: Visit) -> Worth:
    return _best(visit, (visit.state.place_of(number) for number in range(2, 6)))


def _red(visit: Visit) -> Worth:
    state = visit.state
    return _best(visit, (state.place_of(card) for card in state.may_lie(visit.seat)))


def _best(visit: Visit, places: Iterable[str]) -> Worth:
    best = Worth()
    for place in places:
        if place not in _NOT_COPIED:
            copied = PLACE_VALUES[place].power(visit)
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
    state = visit.state
    lie = [state.place_of(card) for card in state.in_hand(visit.seat) if state.accessible(card)]
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
    calm = _RISKY if ARTEMIA in visit.state.turn.tokens else 0.0
    return Worth(0.0, max(calm, visit.back(min(2, visit.pile)).goods))


PLACE_VALUES: Mapping[str, PlaceValue] = {
    "lair": PlaceValue(
        _lair, gift=_with_discard(N_("The Lair gives you your whole discard back."))
    ),
    "jungle": PlaceValue(_jungle, N_("The Jungle keeps your hand full.")),
    "river": PlaceValue(
        _prepared(ONE_OF_TWO),
        N_("The River lets you choose late next turn, once all tokens are placed."),
    ),
    "beach": PlaceValue(
        _beach, gift=_beach_gift, lasting=lambda state: 0.9 if state.marker else 1.0
    ),
    "rover": PlaceValue(_rover, N_("The Rover brings you a new place.")),
    "swamp": PlaceValue(
        _swamp, gift=_with_discard(N_("The Swamp gives you up to three cards back.")), owned=0.1
    ),
    "shelter": PlaceValue(
        _shelter,
        N_("The Shelter brings you the better of two Survival cards."),
        owned=0.05,
    ),
    "wreck": PlaceValue(_wreck, N_("The Wreck moves the Rescue counter."), owned=0.16),
    "source": PlaceValue(_source, N_("The Source brings Will or a Survival card.")),
    "artefact_blue": PlaceValue(
        _prepared(BOTH),
        N_("The Artefact lets you explore two places next turn."),
        owned=0.1,
    ),
    "nexus": PlaceValue(
        _nexus,
        N_("The Nexus does what you need most among the places 2 to 5."),
    ),
    "oasis": PlaceValue(
        _oasis,
        N_("The less Will you have, the more cards the Oasis gives you back."),
    ),
    "fjord": PlaceValue(
        _prepared(WITH_DISCARD),
        N_("The Fjord lets you choose late next turn, once all tokens are placed."),
    ),
    "dome": PlaceValue(
        _dome,
        N_("The Dome moves the Shield, and in the end the Assimilation counter back."),
    ),
    "labyrinth": PlaceValue(_labyrinth, N_("The Labyrinth opens new places.")),
    "mangrove": PlaceValue(
        _mangrove, gift=_with_discard(N_("The Mangrove exchanges your hand for your discard."))
    ),
    "archipelago": PlaceValue(
        _archipelago,
        N_("The Archipelago brings a Survival card, and Will to a small hand."),
    ),
    "pole": PlaceValue(
        _pole,
        N_("The Pole moves the Rescue counter two spaces."),
        owned=0.12,
    ),
    "fungi": PlaceValue(_fungi, N_("The Fungi bring a Survival card, or Will for later.")),
    "portal": PlaceValue(
        _portal,
        N_("The Portal lets you go on when you have seen the tokens."),
    ),
    "artefact_red": PlaceValue(_red),
    "artefact_green": PlaceValue(_green),
    "artefact_yellow": PlaceValue(_yellow),
}
