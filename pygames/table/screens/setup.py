"""The set-up of a match: who plays, and by which rules."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pygames.core.game import BadSetup, Game, Option, is_open
from pygames.core.language import N_, _, number
from pygames.core.match import NAME_LENGTH
from pygames.table.boards import board_of
from pygames.table.markup import render
from pygames.table.routes import LEVELS, value_of
from pygames.table.screens import Screen

__all__ = ["LEVEL_TITLES", "Draft", "draw"]

LEVEL_TITLES = {
    1: N_("Bot: learner"),
    2: N_("Bot: club player"),
    3: N_("Bot: strong"),
    4: N_("Bot: expert"),
}
_FEW = 4
"""Up to so many values all are shown, more fold into a list."""
_LISTED = 60
"""Up to so many values are listed, of more a number is typed."""


class Draft(NamedTuple):
    """A match not begun yet."""

    game: Game
    seats: int
    names: tuple[str, ...]
    options: Mapping[str, Any]
    bots: tuple[int, ...] = ()
    """The level of the bot on each seat, 0 for a person."""

    @classmethod
    def usual(cls, game: Game, names: Sequence[str] = ()) -> "Draft":
        """What most people want; with the names that played here last."""
        options = {name: option.default for name, option in game.options.items()}
        return cls(game, game.seats[0], (), options)._named(names)

    def _named(self, names: Sequence[str]) -> "Draft":
        padded = [*names, *[""] * self.seats][: self.seats]
        bots = (*self.bots, *(0,) * self.seats)[: self.seats]
        short = tuple(str(name).strip()[:NAME_LENGTH] for name in padded)
        return self._replace(names=short, bots=bots)

    def _against(self, levels: Sequence[object]) -> "Draft":
        """With bots of these levels, as far as they are levels."""
        known = {str(level): level for level in LEVELS if self.game.bot}
        padded = [*levels, *[0] * self.seats][: self.seats]
        return self._replace(bots=tuple(known.get(str(level), 0) for level in padded))

    @property
    def preset(self) -> str:
        """The preset that these options are, "" if they are none."""
        for name in self.game.presets:
            if self._of_preset(name) == self.options:
                return name
        return ""

    def _of_preset(self, name: str) -> dict[str, Any]:
        options = {name: option.default for name, option in self.game.options.items()}
        return {**options, **self.game.presets[name]}

    def changed(self, fields: Mapping[str, str], name: str = "") -> "Draft":
        """With what the form says now; `name` is the field that was touched last."""
        seats = fields.get("seats", "")
        draft = self._replace(seats=int(seats)) if seats in map(str, self.game.seats) else self
        draft = draft._named([fields.get(f"name{seat}", "") for seat in range(draft.seats)])
        draft = draft._against([fields.get(f"bot{seat}", 0) for seat in range(draft.seats)])
        if name == "preset" and fields.get(name) in self.game.presets:
            return draft._replace(options=self._of_preset(fields[name]))
        options = dict(draft.options)
        for key, option in self.game.options.items():
            if type(option.default) is bool:
                options[key] = key in fields
            elif key in fields:
                options[key] = self._typed(option, fields[key])
        return draft._replace(options=options)

    @staticmethod
    def _typed(option: Option, text: str) -> Any:
        """The value that was typed or chosen. Raises `BadSetup`, in the words of the form."""
        try:
            return value_of("", option, text)
        except BadSetup:
            title = _(option.title)
            raise BadSetup(
                N_("“{value}” does not fit here: {name}"), value=text, name=title
            ) from None

    def memory(self) -> dict[str, Any]:
        """What this tab remembers of it."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "names": list(self.names),
            "options": dict(self.options),
            "bots": list(self.bots),
        }

    @classmethod
    def recalled(cls, game: Game, memory: Mapping[str, Any]) -> "Draft":
        """What was remembered, as far as it still fits."""
        draft = cls.usual(game)
        if memory.get("seats") in game.seats:
            draft = draft._replace(seats=memory["seats"])
        options = dict(draft.options)
        for name, value in dict(memory.get("options", {})).items():
            try:
                options[name] = value_of(name, game.options[name], str(value))
            except (BadSetup, KeyError):
                continue
        draft = draft._replace(options=options)._named(memory.get("names", ()))
        return draft._against(memory.get("bots", ()))


def draw(draft: Draft) -> Screen:
    """The set-up screen."""
    game = draft.game
    usual = {name for preset in game.presets.values() for name in preset} | game.usual
    asked = [_option(name, option, draft.options[name]) for name, option in game.options.items()]
    title = _(game.title)
    body = render(
        "table/setup.html",
        game=game.id,
        title=title,
        pitch=_(board_of(game).pitch),
        miniature=board_of(game).miniature(),
        seats=[{"value": n, "text": number(n), "chosen": n == draft.seats} for n in game.seats],
        players=list(zip(draft.names, draft.bots, strict=True)),
        levels=[(level, _(LEVEL_TITLES[level])) for level in LEVELS] if game.bot else [],
        longest=NAME_LENGTH,
        presets=[(name, _(game.preset_titles[name])) for name in game.presets],
        preset=draft.preset,
        note=game.preset_note(draft.preset) if game.preset_note and draft.preset else "",
        usual=[option for option in asked if option["name"] in usual],
        others=[option for option in asked if option["name"] not in usual],
    )
    return Screen("setup", title, body)


def _option(name: str, option: Option, chosen: Any) -> dict[str, Any]:
    return {
        "name": name,
        "title": _(option.title),
        "switch": type(option.default) is bool,
        "text": _typed(option, chosen),
        "usual": option.called(option.default),
        "range": _range(option, chosen),
        "few": len(option.values) <= _FEW,
        "on": chosen is True,
        "values": [
            {"value": str(value), "text": option.called(value), "chosen": value == chosen}
            for value in option.values
            if len(option.values) <= _LISTED
        ],
    }


def _typed(option: Option, chosen: Any) -> str | None:
    """What stands in the field of an option whose values are typed: nothing for the usual one."""
    if not is_open(option.values):
        return None
    return "" if chosen == option.default else str(chosen)


def _range(option: Option, chosen: Any) -> tuple[int, int, int] | None:
    """(least, greatest, chosen) of a number that is typed, None for any other option."""
    if not isinstance(option.values, range) or len(option.values) <= _LISTED:
        return None
    return option.values[0], option.values[-1], chosen
