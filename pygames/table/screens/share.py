"""The share screen: link, QR code and file, and what each of them reveals."""

from typing import NamedTuple

from markupsafe import Markup

from pygames.core.game import NOBODY
from pygames.core.language import _
from pygames.core.players import who_wins
from pygames.table import qr
from pygames.table.markup import render
from pygames.table.screens import Screen
from pygames.table.screens.ending import finale
from pygames.table.share_link import DEAL, LETTERS, OPENLY, ShareLink

__all__ = ["draw"]


def draw(share_link: ShareLink, shares: bool) -> Screen:
    """Draw the screen; `shares`: whether the device has a share sheet."""
    table, address = share_link.table, share_link.address
    place = share_link.place
    size, squares = qr.path(address) if len(address) <= qr.LONGEST else (0, "")
    title, game, card = _("Share this match"), table.game, _card(share_link)
    body = render(
        "table/share.html",
        title=title,
        back=f"#/match/{table.id}" if place is None else f"#/replay/{table.id}/{place}",
        kinds=_kinds(share_link),
        card=card,
        place=place,
        message=share_link.message,
        address=address,
        shares=shares,
        size=size,
        squares=squares,
        next=_next(share_link),
        explained=_explained(share_link),
        warned=share_link.tells_secrets,
    )
    named = _("{title} · {game}", title=title, game=_(game.title))
    return Screen("share", named, body, game.id if card else "")


class _Card(NamedTuple):
    """The picture of the end, and what is written on it, for those who were not there."""

    title: str
    picture: Markup
    winner: int | None
    who: str
    sentence: str


def _card(share_link: ShareLink) -> _Card | None:
    """Return the end as a picture, None while the match goes on or of a moment before its end."""
    table = share_link.table
    outcome = table.match.outcome
    if outcome is None or not share_link.ended:
        return None
    names = tuple(table.public_names)
    end = finale(table, table.sight()._replace(names=names), outcome)
    if not end.picture:
        return None
    return _Card(
        title=_("{title} · {game}", title=_("Kitchen Table"), game=_(table.game.title)),
        picture=end.picture,
        winner=outcome.winners[0] if len(outcome.winners) == 1 else None,
        who=end.winners or who_wins(outcome, names),
        sentence=end.sentence,
    )


def _kinds(share_link: ShareLink) -> list[dict[str, object]]:
    """Return what can be shared, [] where there is nothing to choose."""
    if not (share_link.seats or share_link.goes_between or share_link.deal):
        return []
    names, kinds = share_link.table.public_names, []
    if share_link.goes_between:
        called = share_link.table.shared(LETTERS)[0]
        kinds.append((LETTERS, called, bool(share_link.letter)))
    if not share_link.guards:
        alone = share_link.letter or share_link.challenge
        kinds.append(("", _("The whole match"), share_link.seat is None and not alone))
    if share_link.deal is not None:
        kinds.append((DEAL, _("The deal, to beat my result"), bool(share_link.challenge)))
    for seat in share_link.seats:
        chosen = seat == share_link.seat
        if seat == NOBODY:
            kinds.append((OPENLY, share_link.table.shared(OPENLY)[0], chosen))
        else:
            kinds.append((str(seat), _("What {name} has seen", name=names[seat]), chosen))
    return [{"value": value, "text": text, "chosen": chosen} for value, text, chosen in kinds]


def _next(share_link: ShareLink) -> str:
    """Say to whom a match by links goes now; "" if it does not go on, or the holder is to move."""
    table = share_link.table
    goes_on = not share_link.letter and (
        share_link.place is None and share_link.seat is None and table.match.perspective is None
    )
    if not goes_on or len(table.people) == 1 or len(table.waiting) != 1:
        return ""
    (seat,) = table.waiting
    if seat == table.holder:
        return ""
    return _(
        "It is {name}’s turn: send them this link. After their move they send you a new one.",
        name=table.public_names[seat],
    )


def _explained(share_link: ShareLink) -> str:
    if share_link.challenge:
        return _(
            "Whoever opens it sees the result, but no move, and can play the same deal: against "
            "the same bot, or on one device."
        )
    return _told_by(share_link)


def _told_by(share_link: ShareLink) -> str:
    """Say what can be done with the link, and what it reveals."""
    match, names = share_link.table.match, share_link.table.public_names
    seat = match.perspective if match.perspective is not None else share_link.seat
    if share_link.letter or seat == NOBODY:
        return share_link.table.shared(LETTERS if share_link.letter else OPENLY)[1]
    if seat is not None:
        return _(
            "Anyone who opens this can view and replay the match as {name} has seen it, but "
            "cannot play on. It contains what only {name} knows, so do not send it to an "
            "opponent.",
            name=names[seat],
        )
    if share_link.tells_secrets:
        return _(
            "Anyone who opens this can continue the match. The page shows each player only "
            "their own hand, but the link contains all of them: anyone who decodes it can see "
            "everything. Play like this with people you trust."
        )
    if match.outcome is not None:
        return _(
            "Anyone who opens this can replay the whole match, or start again with the same set-up."
        )
    return _("Anyone who opens this can continue the match, or replay it.")
