"""The invitation: who invites, on which side, and who else plays here."""

from collections.abc import Sequence

from pygames.core import registry
from pygames.core.cleaning import NAME_LENGTH
from pygames.core.language import _
from pygames.core.log import Setup
from pygames.core.players import bot_name, called
from pygames.post.matches import sealed_whys
from pygames.table.markup import miniature, render
from pygames.table.screens import Screen

__all__ = ["draw"]


def draw(
    setup: Setup,
    name: str,
    household: Sequence[str] = (),
    *,
    chat: bool = False,
    sealable: bool = True,
    query: str = "",
) -> Screen:
    """Draw the form; `name`: what its player is called; `household`: the names of those who play at
    this device; `chat`: whether it goes to a chat; `sealable`: whether sealed matches are offered;
    `query`: how the address of the form ends.
    """
    game = registry.find(setup.game, setup.version)
    title, seats = _(game.title), range(setup.seats)
    roles = game.first_roles(setup.seats, setup.options)
    titles = [_(game.role_titles[role]) if role else "" for role in roles] or [""] * setup.seats
    usual = called((), setup.seats)
    body = render(
        "post/invitation.html",
        game=game.id,
        title=title,
        miniature=miniature(game),
        name=name,
        longest=NAME_LENGTH,
        household=household,
        sides=[*enumerate(titles)] if len({*titles}) > 1 and len(seats) == 2 else [],
        others=[*zip(seats, usual, titles, strict=True)] if len(seats) > 2 else [],
        levels=[(level, bot_name(level)) for level in game.levels],
        chat=chat,
        sealable=sealable,
        query=query,
        sealed_first=len(seats) == 2,
        whys=[_(why) for why in sealed_whys(setup)],
        dice=not game.fair,
    )
    return Screen("invite", _("{title} · {game}", title=_("Invite"), game=title), body)
