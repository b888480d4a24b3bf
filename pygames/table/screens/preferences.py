"""The settings of this device, to be chosen."""

from collections.abc import Mapping, Sequence

from pygames.core import language
from pygames.core.cleaning import NAME_LENGTH
from pygames.core.language import LANGUAGES, _
from pygames.table.markup import render
from pygames.table.screens import Screen
from pygames.table.settings import OWN_NAME, RELAY, SETTINGS, Choice, Level, Switch
from pygames.table.table_session import TableSession

__all__ = ["draw"]


def draw(
    settings: Mapping[str, object], table: TableSession | None, household: Sequence[str] = ()
) -> Screen:
    """Draw the settings; with a match going on, the way back leads there.

    `household`: the names of those who play here.
    """
    title = _("Settings")
    body = render(
        "table/settings.html",
        title=title,
        languages=[
            {"value": code, "text": name, "chosen": code == language.current()}
            for code, name in LANGUAGES.items()
        ],
        choices=[_choice(it, it.of(settings)) for it in SETTINGS if isinstance(it, Choice)],
        rows=[_row(it, settings) for it in SETTINGS if isinstance(it, Switch | Level)],
        name=OWN_NAME.of(settings),
        longest=NAME_LENGTH,
        household=household,
        relay=RELAY.of(settings),
        match=table.id if table is not None else "",
    )
    return Screen("settings", title, body)


def _row(setting: Switch | Level, settings: Mapping[str, object]) -> dict[str, object]:
    row: dict[str, object] = {"name": setting.name, "title": _(setting.title)}
    if isinstance(setting, Switch):
        return row | {"note": _(setting.note), "on": setting.of(settings)}
    return row | {"level": setting, "value": setting.of(settings)}


def _choice(choice: Choice, chosen: str) -> dict[str, object]:
    return {
        "name": choice.name,
        "title": _(choice.title),
        "options": [
            {"value": value, "text": _(called), "chosen": value == chosen}
            for value, called in choice.values.items()
        ],
    }
