"""Sealed matches of every kind, for the tests."""

from importlib import import_module
from typing import Any, NamedTuple

from pygames import GAMES
from pygames.core.log import Entry, Setup, make_setup
from pygames.fair.audit import auditing, finished
from pygames.fair.items import Key
from pygames.fair.sources import Dice, Fair
from pygames.not_alone.cards.place_deck import FACE_DOWN, ONE_BY_ONE, ROW_TWO
from tests.fair.couriers import Player, Table, at_any


class Kind(NamedTuple):
    """A way to play a game."""

    game: str
    seats: int
    options: dict[str, Any]
    quick: bool = False
    called: str = ""
    """In the names of tests, if it has many options."""

    @property
    def setup(self) -> Setup:
        """Its set-up."""
        return make_setup(self.game, self.seats, self.options)

    def table(self, seed: int, player: Player = at_any) -> Table:
        """Lay a table."""
        return Table(self.setup, fair(self.game), seed, quick=self.quick, player=player)

    def __str__(self) -> str:
        options = [self.called] if self.called else map(str, self.options.values())
        return "-".join((self.game, str(self.seats), *options))


def fair(game: str) -> Fair:
    """Who knows what, in a game."""
    module = GAMES[game].fair
    return import_module(module) if module else Dice


_SMALL = {"board": "8x8"}
_EVERYTHING = GAMES["not-alone"].presets["everything"]
_HIDDEN = {**_EVERYTHING, ROW_TWO: FACE_DOWN}
_UNCOVERED = {**_EVERYTHING, ROW_TWO: ONE_BY_ONE}
KINDS = (
    Kind("battle-line", 2, {"starter": "random"}),
    Kind(
        "battle-line",
        2,
        {"starter": "P0", "series": "games:3", "series_starter": "alternate"},
        quick=True,
    ),
    Kind("battle-line", 2, {"starter": "P0", "hand_size": 10, "start_draw": "before_deal"}),
    Kind("lost-patrol", 2, {}),
    Kind("lost-patrol", 2, {}, quick=True),
    Kind("lost-patrol", 2, {"duel": True}),
    Kind("deep-space-wars", 2, {"armies": "drawn", "points": 500}),
    Kind("deep-space-wars", 3, {"armies": "drawn", "points": 500}, quick=True),
    Kind("not-alone", 2, {}),
    Kind("not-alone", 3, {}, quick=True),
    Kind("not-alone", 4, {}),
    Kind("not-alone", 7, {}),
    *(
        Kind("not-alone", seats, options, called=called)
        for seats in (2, 3, 4, 7)
        for called, options in (("everything", _HIDDEN), ("everything, open", _UNCOVERED))
    ),
    Kind("espionage", 2, _SMALL),
    Kind("espionage", 2, _SMALL | {"combat_reveal": "both"}, quick=True),
    Kind("espionage", 2, _SMALL | {"combat_reveal": "none", "notify_unmasked": True}),
    Kind("espionage", 2, _SMALL | {"commit_mode": "batch", "max_turns": 40}),
    Kind("espionage", 2, _SMALL | {"visibility": "open", "max_turns": 40}),
)


def said(table: Table) -> list[dict[Key, bytes]]:
    """What each seat has said, in order."""
    return [
        {key: device.talk.items[device.seat, key] for key in device.talk.said}
        for device in table.devices
    ]


def audited(kind: Kind, table: Table) -> list[Entry]:
    """The whole log, as the audit finds it with the roots opened. Raises `Cheated`."""
    match = table.devices[0].talk.root.match
    known, quick = fair(kind.game), kind.quick
    return finished(auditing(kind.setup, match, table.roots, said(table), known, quick=quick))
