"""The way into a game: one picture, two sides, one button."""

from pygames.core.game import Game
from pygames.core.language import _
from pygames.core.players import bot_name
from pygames.table import play_mode
from pygames.table.board_loader import board_of
from pygames.table.markup import miniature, render
from pygames.table.play_mode import FIRST_LEVEL, PlayMode
from pygames.table.screens import Screen

__all__ = ["draw"]

_SEATS = 2


def draw(game: Game, last: PlayMode | None, asked: int | None) -> Screen:
    """Draw it.

    `last`: the mode chosen last time, None for somebody new to the game; `asked`: the level of the
    bot that has been chosen here, None before one has.
    """
    announce = board_of(game).overture
    assert announce is not None
    said = announce()
    usual = last.level if last is not None and last.level else FIRST_LEVEL
    level = asked if asked is not None and asked in game.levels else usual
    bots = f"seats={_SEATS}&bots=1:{level}"
    body = render(
        "table/overture.html",
        game=game.id,
        title=_(game.title),
        said=said,
        miniature=miniature(game),
        levels=[(it, _SHORT[it](), it == level) for it in game.levels],
        level=level,
        new=last is None or level != last.level,
        bot=bot_name(level),
        begin=play_mode.address(game, PlayMode(level), _SEATS),
        here=play_mode.address(game, PlayMode(), _SEATS),
        far=play_mode.address(game, PlayMode(by_link=True), _SEATS),
        others=f"#/play/{game.id}?{bots}",
        more=game.seats[1] if len(game.seats) > 1 else None,
        lesson=bool(game.lesson),
        gives=game.gives,
        gives_title=_(game.gives_title) if game.gives_title else "",
    )
    return Screen("choose", _(game.title), body, game.id)


_SHORT = {
    1: lambda: _("Easy"),
    2: lambda: _("Medium"),
    3: lambda: _("Hard"),
    4: lambda: _("Expert"),
    5: lambda: _("Patient"),
}
"""What the levels are called in a row, without the word for a bot."""
