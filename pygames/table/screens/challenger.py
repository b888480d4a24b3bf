"""Who has challenged: what they have made of a deal, and the way to play the same."""

from pygames.core.language import _
from pygames.core.players import bot_name
from pygames.table.board_loader import board_of
from pygames.table.challenge import Challenge
from pygames.table.markup import miniature, people, render
from pygames.table.screens import Screen

__all__ = ["draw"]


def draw(challenge: Challenge) -> Screen:
    """Draw the screen."""
    game, names = challenge.game, challenge.names
    title = _("{name} challenges you", name=names[challenge.mine])
    body = render(
        "table/challenger.html",
        game=_(game.title),
        miniature=miniature(game),
        names=people(names),
        title=title,
        result=board_of(game).result(challenge.outcome, names),
        score=challenge.counted,
        against=_against(challenge),
    )
    return Screen("handover", title, body, game.id)


def _against(challenge: Challenge) -> str:
    """Say against whom it is played."""
    levels = {level for level in challenge.bots if level}
    if not levels:
        return _("Two or more of you play it on this device.")
    return _(
        "You play in the seat of {name}, against the same bot: {bot}.",
        name=challenge.names[challenge.mine],
        bot=bot_name(max(levels)),
    )
