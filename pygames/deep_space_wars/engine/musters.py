"""Armies to choose from: too many to be listed (see `core.game.OpenMoves`)."""

import random
from collections.abc import Callable, Iterable, Sequence

from pygames.core.game import Digit, IllegalMove
from pygames.core.language import N_
from pygames.deep_space_wars.engine.moves import Muster
from pygames.deep_space_wars.engine.open_moves import Listed
from pygames.deep_space_wars.forces.armies import Army, ready_armies
from pygames.deep_space_wars.forces.cards import STATS, Card
from pygames.deep_space_wars.forces.checks import LARGEST_SQUAD, VALUES, army_faults
from pygames.deep_space_wars.forces.designs import (
    ABILITIES_OF,
    CHOICES,
    altered,
    card_called,
    design,
    named,
    printed,
)
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.forces.writing import MOST_SQUADS
from pygames.deep_space_wars.wording import card_name

__all__ = ["Armies", "army_of", "why_no_army"]

_CARD_IDS = tuple(CARDS)
_VALUES: Sequence[Sequence[int]] = (
    *(range(len(all_)) for all_ in CHOICES.values()),
    *(tuple(VALUES[stat]) for stat in STATS),
    *(range(len(all_) + 1) for all_ in ABILITIES_OF.values()),
)
"""What each number of the design of a home-made card can be."""


def _is_army(value: object) -> bool:
    """Whether this is what an army is written as: pairs of the name of a card and a number."""
    return type(value) is tuple and all(
        type(it) is tuple
        and len(it) == 2
        and type(it[0]) is str
        and card_called(it[0]) is not None
        and type(it[1]) is int
        for it in value
    )


def army_of(move: Muster) -> Army:
    """Return the army that a move chooses, each of whose cards must exist."""
    return tuple((_card(name), figures) for name, figures in move.squads)


def _card(name: str) -> Card:
    card = card_called(name)
    assert card is not None
    return card


def why_no_army(move: Muster, limit: int, guarded: bool) -> IllegalMove | None:
    """Return the rule that an army breaks, and which squad does; None if it breaks none."""
    if not _is_army(move.squads):
        return IllegalMove(N_("There is no such squad."))
    if len(move.squads) > MOST_SQUADS:
        return IllegalMove(N_("An army has at most {n} squads."), n=MOST_SQUADS)
    army = army_of(move)
    number, rule = next(army_faults(army, limit, guarded), (None, None))
    if number is None:
        return rule
    name = card_name(army[number][0])
    return IllegalMove(N_("Squad {n}, {name}: {fault}"), n=number + 1, name=name, fault=str(rule))


class Armies(Listed[Muster]):
    """Every army within a limit; the ready ones are listed (DSW-89, DSW-191, section 4.2).

    `guarded`: whether home-made cards are kept from being too strong.

    A squad is in the army as often as it is named, so an army is a list in any order.
    """

    def __init__(self, limit: int, guarded: bool = True) -> None:
        self._limit = limit
        self._guarded = guarded

    def few(self) -> Sequence[Muster]:
        """Return the ready army of each faction."""
        ready = ready_armies(self._limit).values()
        return [Muster(tuple((card.id, figures) for card, figures in army)) for army in ready]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Muster) and not why_no_army(move, self._limit, self._guarded)

    def digits(self, move: Muster) -> Iterable[Digit]:
        """Return the number of squads, then the card and the size of each."""
        yield len(move.squads) - 1, MOST_SQUADS
        for name, figures in move.squads:
            card = _card(name)
            own = name not in CARDS
            yield 2 * _CARD_IDS.index(printed(card)) + own, 2 * len(_CARD_IDS)
            if own:
                for value, all_ in zip(design(card), _VALUES, strict=True):
                    yield all_.index(value), len(all_)
            yield figures - 1, LARGEST_SQUAD

    def from_digits(self, read: Callable[[int], int]) -> Muster:
        """Decode an army."""
        squads = []
        for _squad in range(read(MOST_SQUADS) + 1):
            number, own = divmod(read(2 * len(_CARD_IDS)), 2)
            name = _CARD_IDS[number]
            if own:
                name = named(name, [all_[read(len(all_))] for all_ in _VALUES])
            squads.append((name, read(LARGEST_SQUAD) + 1))
        return Muster(tuple(squads))

    def some(self, rng: random.Random) -> Muster:
        """Return an army at random: squads until the next one is too dear, some home-made."""
        squads: list[tuple[str, int]] = []
        while len(squads) < MOST_SQUADS:
            card = CARDS[rng.choice(_CARD_IDS)]
            stat = rng.choice(STATS)
            own = altered(card, **{stat: rng.choice(tuple(VALUES[stat]))})
            figures = rng.randint(*card.sizes)
            for name in (own.id, card.id) if rng.random() < _OWN else (card.id,):
                more = Muster((*squads, (name, figures)))
                if more in self:
                    squads = [*more.squads]
                    break
            else:
                if squads:
                    break
        return Muster(tuple(squads))


_OWN = 0.25
"""How many squads of an army at random have a home-made card, if it may be played."""
