"""The set-up of a match: who plays, and by which rules."""

from collections.abc import Mapping, Sequence

from pygames.core.cleaning import NAME_LENGTH
from pygames.core.game import is_open
from pygames.core.language import _, number
from pygames.core.options import Option, Value
from pygames.core.players import bot_name, called
from pygames.table.made_values import MadeValues
from pygames.table.markup import miniature, render
from pygames.table.screens import Screen
from pygames.table.setup_form import SetupForm

__all__ = ["draw"]

_FEW = 4
"""Options with more values than this use a list."""
_LISTED = 60
"""At most this many values are listed; with more, a number is typed."""


def draw(
    form: SetupForm, kept: MadeValues, household: Sequence[str] = (), *, chat: bool = False
) -> Screen:
    """Draw the set-up; `kept`: what was made at the table before, to choose from; `household`: the
    names of those who play here; `chat`: whether the others are in a chat around the page.
    """
    game = form.game
    set_by_presets = {name for preset in game.presets.values() for name in preset}
    asked = [
        _made(name, option, form, kept.get(name, {}))
        if name in game.made
        else _option(name, option, form.options[name], form.seats)
        for name, option in game.options.items()
        if name in form.shown
    ]

    def is_usual(option: Mapping[str, object]) -> bool:
        typed = option["text"] is not None  # in a notation for those who look for it
        return not typed and option["name"] in set_by_presets | game.usual

    roles = game.first_roles(form.seats, form.options) or ("",) * form.seats
    title = _(game.title)
    body = render(
        "table/setup.html",
        chat=chat,
        game=game.id,
        title=title,
        pitch=_(game.pitch),
        miniature=miniature(game),
        unfinished=not game.version,
        problem=game.problem(form.seats, form.options),
        seats=[
            {"value": n, "text": number(n), "chosen": n == form.seats} for n in sorted(game.seats)
        ],
        players=list(
            zip(
                form.names,
                form.bots,
                called((), form.seats, form.bots),
                [_(game.role_titles[role]) if role else "" for role in roles],
                strict=True,
            )
        ),
        levels=[(level, bot_name(level)) for level in game.levels],
        others=form.others,
        household=[
            (name, form.names.index(name) if name in form.names else None) for name in household
        ],
        longest=NAME_LENGTH,
        presets=[
            (
                name,
                _(game.preset_titles[name]),
                game.preset_note(name) if game.preset_note else "",
            )
            for name in game.presets
        ],
        preset=form.preset,
        usual=[option for option in asked if is_usual(option)],
        rest=[option for option in asked if not is_usual(option)],
    )
    return Screen("setup", title, body)


def _option(name: str, option: Option, chosen: Value, seats: int) -> dict[str, object]:
    return {
        "name": name,
        "title": _(option.title),
        "switch": type(option.default) is bool,
        "text": _typed(option, chosen),
        "usual": option.called(option.default),
        "range": _range(option, chosen),
        "least": _least(option),
        "few": len(option.offered(seats)) <= _FEW,
        "on": chosen is True,
        "pair": _pair(option, chosen),
        "kept": [],
        "own": False,
        "values": _values(option, chosen, seats),
    }


def _values(option: Option, chosen: Value, seats: int) -> list[dict[str, object]]:
    """Return what to choose from, [] where a number is typed."""
    offered = option.offered(seats)
    return [
        {"value": str(value), "text": option.called(value), "chosen": value == chosen}
        for value in (offered if len(offered) <= _LISTED else ())
    ]


def _made(name: str, option: Option, form: SetupForm, kept: Mapping[str, str]) -> dict[str, object]:
    """Return an option whose values can be made at the table, with those that were kept."""
    chosen, seats = form.options[name], form.seats
    here = [
        {"value": value, "text": called, "chosen": value == chosen}
        for called, value in kept.items()
        if value in option.values and option.fits(seats, value)
    ]
    called = next((str(it["text"]) for it in here if it["chosen"]), "")
    own = chosen not in option.offered(seats)
    values = _values(option, chosen, seats)
    if own and not called:
        values.append({"value": chosen, "text": option.called(chosen), "chosen": True})
    return _option(name, option, chosen, seats) | {
        "text": None,
        "kept": here,
        "own": own,
        "called": called,
        "values": values,
    }


def _pair(option: Option, chosen: Value) -> list[list[dict[str, object]]]:
    """Return what to choose from for each of two numbers, `8x10`; [] for any other option."""
    if is_open(option.values) or len(option.values) <= _FEW:
        return []
    parts = [str(value).split("x") for value in option.values]
    if any(len(part) != 2 for part in parts):
        return []
    now = str(chosen).split("x")
    return [
        [
            {"value": text, "text": number(int(text)), "chosen": text == now[place]}
            for text in dict.fromkeys(part[place] for part in parts)
        ]
        for place in (0, 1)
    ]


def _typed(option: Option, chosen: Value) -> str | None:
    """Return the text of a typed option's field: empty for the default."""
    if not is_open(option.values):
        return None
    return "" if chosen == option.default else str(chosen)


def _range(option: Option, chosen: Value) -> tuple[int, int, Value] | None:
    """Return (least, greatest, chosen) for a typed number, None for any other option."""
    if not isinstance(option.values, range) or len(option.values) <= _LISTED:
        return None
    return option.values[0], option.values[-1], chosen


def _least(option: Option) -> str:
    """Return what the least number of a typed number stands for, "" if for itself."""
    if not isinstance(option.values, range):
        return ""
    least = option.values[0]
    says = option.called(least)
    return "" if says == number(least) else f"{number(least)}: {says}"
