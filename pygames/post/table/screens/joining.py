"""What is asked of who opens an invitation: a seat, and a name."""

from collections.abc import Sequence

from pygames.core.cleaning import NAME_LENGTH
from pygames.core.language import _
from pygames.core.players import called
from pygames.post.correspondence import Correspondence
from pygames.post.letter import Letter
from pygames.table.markup import miniature, people, render
from pygames.table.screens import Screen

__all__ = ["draw", "seats"]


def seats(post: Correspondence, received: Letter, *, chat: bool = False) -> list[int]:
    """Return the seats that can be taken: free ones first, then those of people who may have lost
    the match, or play on at another device; a chat knows them.
    """
    if chat or post.match.invitation.dice:  # nobody can go on in a sealed seat without its secrets
        return [*post.free]
    taken = [
        seat
        for seat, hello in enumerate(post.match.hellos)
        if hello and not hello.level and seat not in received.here
    ]
    return [*post.free, *taken]


def draw(
    post: Correspondence,
    received: Letter,
    name: str,
    household: Sequence[str] = (),
    *,
    chat: bool = False,
) -> Screen:
    """Draw the form; `name`: what its reader is called; `household`: the names of those who play at
    this device; `chat`: whether it has come in a chat.
    """
    match = post.match
    game, setup = match.game, match.setup
    levels = [hello.level if hello else 0 for hello in match.hellos]
    names = called(setup.names, setup.seats, levels if any(levels) else ())
    roles = game.first_roles(setup.seats, setup.options)
    titles = [_(game.role_titles[role]) if role else "" for role in roles] or [""] * setup.seats
    host = min(received.here, default=None)
    free = set(post.free)
    offered = seats(post, received, chat=chat)
    title = _(game.title)
    body = render(
        "post/joining.html",
        game=game.id,
        title=title,
        miniature=miniature(game),
        pitch=_(game.pitch),
        host=names[host] if host is not None else "",
        there=[who for seat, who in enumerate(people(names)) if seat not in free],
        seats=[(seat, titles[seat], names[seat]) for seat in offered if seat in free],
        back=[(seat, names[seat]) for seat in offered if seat not in free],
        watch=post.match.invitation.id.hex() if chat else "",
        name=name,
        longest=NAME_LENGTH,
        household=household,
        lesson=bool(game.lesson),
        sealed=post.match.invitation.dice,
    )
    return Screen("join", _("You are invited to {game}", game=title), body)
