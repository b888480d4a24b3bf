"""The form in which a new match is set up: who plays, and by which rules."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygames.core.cleaning import clean, quoted
from pygames.core.game import BadSetup, Game
from pygames.core.language import N_, _
from pygames.core.log import make_setup
from pygames.core.options import Option, Options, Value
from pygames.table.routes import value_of

__all__ = ["SetupForm"]


class SetupForm(NamedTuple):
    """The set-up of a match as it is being filled in."""

    game: Game
    seats: int
    names: tuple[str, ...]
    options: Options
    bots: tuple[int, ...] = ()
    """The level of the bot on each seat, 0 for a person."""

    @classmethod
    def usual(
        cls, game: Game, names: Sequence[str] = (), bots: tuple[int, ...] = ()
    ) -> "SetupForm":
        """Return the set-up that is offered first, with these names and bots."""
        options = {name: option.default for name, option in game.options.items()}
        form = cls(game, game.seats[0], (), options, bots)
        if game.first_preset:
            form = form._replace(options=form._of_preset(game.first_preset))
        return form._named(names)

    def asked(self, seats: int, options: Options) -> "SetupForm":
        """Return the set-up for so many players with these options. Raises `BadSetup`.

        The others are at their defaults; without any, it is this set-up as far as it fits.
        """
        fitting = {
            name: value
            for name, value in self.options.items()
            if not options and self.game.options[name].fits(seats, value)
        }
        setup = make_setup(self.game.id, seats, {**fitting, **options})
        setup.start()
        return self._replace(seats=seats, options=setup.options)._named(self.names)

    def _named(self, names: Sequence[str]) -> "SetupForm":
        padded = [*names, *[""] * self.seats][: self.seats]
        bots = (*self.bots, *(0,) * self.seats)[: self.seats]
        short = tuple(clean(str(name)) for name in padded)
        return self._replace(names=short, bots=bots)

    def with_player(self, name: str) -> "SetupForm":
        """Return the set-up with somebody on the first free seat, or off theirs. Raises `BadSetup`.

        A bot makes room where all people have names, and where none is left, the table grows.
        """
        if name in self.names:
            return self._replace(names=tuple("" if it == name else it for it in self.names))
        seats = range(self.seats)
        free = [seat for seat in seats if not (self.bots[seat] or self.names[seat])]
        free += [seat for seat in seats if self.bots[seat]]
        form = self if free else self._larger()
        seat = free[0] if free else self.seats
        names, bots = [*form.names], [*form.bots]
        names[seat], bots[seat] = name, 0
        return form._replace(names=tuple(names), bots=tuple(bots))

    def _larger(self) -> "SetupForm":
        """Return the set-up with the next larger number of seats. Raises `BadSetup`."""
        more = [seats for seats in self.game.seats if seats > self.seats]
        if not more:
            raise BadSetup(N_("All seats are taken."))
        form = self._replace(seats=min(more))._named(self.names)
        options = {
            key: value
            if self.game.options[key].fits(form.seats, value)
            else self.game.options[key].default
            for key, value in form.options.items()
        }
        return form._replace(options=options)

    def _against(self, levels: Sequence[object]) -> "SetupForm":
        """Return the set-up with bots of these levels; invalid levels mean persons."""
        known = {str(level): level for level in self.game.levels}
        padded = [*levels, *[0] * self.seats][: self.seats]
        return self._replace(bots=tuple(known.get(str(level), 0) for level in padded))

    @property
    def others(self) -> int | None:
        """Who plays all seats but one: bots of a level, 0 for people; None: some of each."""
        levels = sorted(self.bots, reverse=True)
        if not any(levels):
            return 0
        return levels[0] if levels == [levels[0]] * (self.seats - 1) + [0] else None

    def _with_others(self, level: str) -> "SetupForm":
        """Return the set-up with such players on all seats but the first person's."""
        mine = self.bots.index(0) if 0 in self.bots else 0
        return self._against([0 if seat == mine else level for seat in range(self.seats)])

    @property
    def preset(self) -> str:
        """The preset with these options, "" if there is none."""
        for name in self.game.presets:
            preset = self._of_preset(name)
            if all(self.options[key] == preset[key] for key in self._mattering(preset)):
                return name
        return ""

    @property
    def shown(self) -> frozenset[str]:
        """The options that can make a difference beside the others."""
        return frozenset(self._mattering(self.options))

    def _mattering(self, options: Options) -> list[str]:
        return [
            key
            for key, option in self.game.options.items()
            if option.matters(options) and len(option.offered(self.seats)) > 1
        ]

    def _of_preset(self, name: str) -> dict[str, Value]:
        options = {name: option.default for name, option in self.game.options.items()}
        return {**options, **self.game.presets[name]}

    def changed(self, fields: Mapping[str, str], name: str = "") -> "SetupForm":
        """Update the set-up from the form; `name` is the field that was touched last."""
        seats = fields.get("seats", "")
        form = self._replace(seats=int(seats)) if seats in map(str, self.game.seats) else self
        form = form._named([fields.get(f"name{seat}", "") for seat in range(form.seats)])
        form = form._against([fields.get(f"bot{seat}", 0) for seat in range(form.seats)])
        if name == "others" and fields.get(name):
            form = form._with_others(fields[name])
        if name == "preset" and fields.get(name) in self.game.presets:
            return form._replace(options=self._of_preset(fields[name]))
        options = dict(form.options)
        for key, option in self.game.options.items():
            if f"{key}.0" in fields:  # a pair of numbers, chosen one by one
                fields = {**fields, key: f"{fields[f'{key}.0']}x{fields.get(f'{key}.1')}"}
            if type(option.default) is bool and key in self.shown | fields.keys():
                options[key] = key in fields
            elif key in fields:
                options[key] = self._typed(option, fields[key])
            if not option.fits(form.seats, options[key]):
                options[key] = option.default
        return form._replace(options=options)

    @staticmethod
    def _typed(option: Option, text: str) -> Value:
        """Parse a value that was typed or chosen. Raises `BadSetup`, in the words of the form."""
        try:
            return value_of("", option, text)
        except BadSetup:
            title = _(option.title)
            if isinstance(option.values, range):
                raise BadSetup(
                    N_("{name}: write a number from {low} to {high}, not “{value}”."),
                    name=title,
                    low=option.values[0],
                    high=option.values[-1],
                    value=text,
                ) from None
            raise BadSetup(
                N_("“{value}” is not possible here: {name}"), value=quoted(text), name=title
            ) from None

    def memory(self) -> dict[str, object]:
        """Return what this tab remembers of it."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "names": list(self.names),
            "options": dict(self.options),
            "bots": list(self.bots),
        }

    @classmethod
    def recalled(cls, game: Game, memory: object) -> "SetupForm | None":
        """Restore the set-up that this tab remembers for this game, as far as it still fits."""
        if not isinstance(memory, dict) or memory.get("game") != game.id:
            return None
        form = cls.usual(game)._replace(bots=())
        try:
            if memory.get("seats") in game.seats:
                form = form._replace(seats=memory["seats"])
            options = dict(form.options)
            for name, value in dict(memory.get("options", {})).items():
                try:
                    options[name] = value_of(name, game.options[name], str(value))
                except (BadSetup, KeyError):
                    continue
            form = form._replace(options=options)._named(memory.get("names", ()))
            return form._against(memory.get("bots", ()))
        except (TypeError, ValueError):  # remembered by another version of this page
            return None
