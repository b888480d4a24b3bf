"""The choice behind “Play”: against whom, and at which device."""

from collections.abc import Sequence

from pygames.core.game import Game
from pygames.core.language import _, number
from pygames.core.players import bot_manner, bot_name
from pygames.table import play_mode
from pygames.table.board_loader import board_of
from pygames.table.markup import miniature, render
from pygames.table.play_mode import FIRST_LEVEL, PlayMode
from pygames.table.screens import Screen

__all__ = ["draw"]


def draw(
    game: Game,
    seats: int,
    mine: int,
    last: PlayMode | None,
    household: Sequence[str] = (),
    own: str = "",
    *,
    chat: bool = False,
) -> Screen:
    """Draw the choice.

    `mine`: the seat to play against bots; `last`: the mode chosen last time, None for somebody new
    to the game; `household`: the names of those who play here, and `own` of the one who plays
    against bots; `chat`: whether the others are in a chat around the page.
    """
    title = _(game.title)
    preset = game.first_preset_for(seats)
    far = PlayMode(by_link=True)
    best = last or (far if chat else PlayMode(FIRST_LEVEL if game.bot else 0))
    levels = [
        _entry(game, PlayMode(level), seats, best, bot_name(level), _manner(game, level), mine)
        for level in game.levels
    ]
    here = _("Pass one device around.")
    afar = _("Each on their own device: send the match back and forth.")
    if chat:
        afar = _("Each on their own device: the chat carries the moves.")
    others = [
        _entry(game, PlayMode(), seats, best, _("Here with others"), here),
        _entry(game, far, seats, best, _("In this chat") if chat else _("By link"), afar),
    ]
    body = render(
        "table/opponents.html",
        game=game.id,
        title=title,
        miniature=miniature(game),
        pitch=_(game.pitch),
        seats=[{"value": n, "text": number(n), "chosen": n == seats} for n in sorted(game.seats)],
        chosen_seats=seats,
        roles=_roles(game, seats, mine) if game.bot else [],
        new=last is None,
        household=household,
        own=own,
        lesson=bool(game.lesson),
        lessons=[(word, _(title)) for word, title in game.lessons.items()],
        gives=game.gives,
        gives_title=_(game.gives_title) if game.gives_title else "",
        levels=levels,
        others=others[::-1] if chat else others,
        chat=chat,
        preset=_(game.preset_titles[preset]) if preset else "",
        note=game.preset_note(preset) if preset and game.preset_note else "",
    )
    return Screen("choose", title, body)


def _manner(game: Game, level: int) -> str:
    manners = board_of(game).bot_manners
    return bot_manner(level, manners[level - 1] if manners else "")


def _roles(game: Game, seats: int, mine: int) -> list[dict[str, object]]:
    """Return the sides to choose from, each with the first seat that plays it."""
    preset = game.presets.get(game.first_preset_for(seats), {})
    options = {name: option.default for name, option in game.options.items()} | dict(preset)
    roles = game.first_roles(seats, options)
    first = {role: seat for seat, role in reversed([*enumerate(roles)])}
    sides = sorted(first.items(), key=lambda side: side[1]) if len(first) > 1 else []
    return [
        {"seat": n, "text": _(game.role_titles[role]), "chosen": role == roles[mine]}
        for role, n in sides
    ]


def _entry(
    game: Game, mode: PlayMode, seats: int, best: PlayMode, title: str, note: str, mine: int = 0
) -> dict[str, object]:
    return {
        "id": f"way-{mode.text.replace(':', '-')}",
        "href": play_mode.address(game, mode, seats, mine),
        "icon": "bot" if mode.level else "link" if mode.by_link else "people",
        "title": title,
        "note": note,
        "best": mode == best,
    }
