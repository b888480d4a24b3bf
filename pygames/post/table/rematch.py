"""The same again: a match that follows from another one, on every device alike.

Its id follows from that of the match before it. So both may begin it at the same time, and a letter
of it says to every device that has played the first where it goes on.
"""

import hashlib
import json
import random
from collections.abc import Mapping, Sequence
from typing import TypeVar

from pygames.core import registry
from pygames.core.codec import BadLink
from pygames.core.language import _
from pygames.core.log import Setup
from pygames.post import letter
from pygames.post.bodies import Hello
from pygames.post.correspondence import Correspondence
from pygames.post.invitation import NONCE, Invitation
from pygames.post.letter import Letter
from pygames.post.matches import match_of
from pygames.post.table.far_table import FarTable
from pygames.post.table.keeping import desk_of, reopened, table_of
from pygames.table.saves import Save
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred

__all__ = ["begun", "of_letter"]

_T = TypeVar("_T")


def _next(before: Invitation) -> Invitation:
    """Return what the match after this one begins with."""
    nonce = hashlib.sha256(b"rematch " + before.id).digest()[:NONCE]
    places = _turned(before.setup, range(before.setup.seats))
    return before._replace(nonce=nonce, host=places.index(before.host))


def _turned(setup: Setup, seats: Sequence[_T]) -> list[_T]:
    """Return the same with everybody one seat further on, if the seats play different sides."""
    roles = registry.find(setup.game, setup.version).first_roles(setup.seats, setup.options)
    return [*seats[-1:], *seats[:-1]] if len({*roles}) > 1 else [*seats]


def begun(session: Session, before: FarTable, *, sits: bool = True) -> FarTable:
    """Return the rematch; `sits`: sit down on the seats that follow from those of the match before
    it.
    """
    match = before.post.match
    invitation = _next(match.invitation)
    key = invitation.id.hex()
    hellos = _turned(match.setup, match.hellos)
    here = _turned(match.setup, [seat in match.plays for seat in range(match.setup.seats)])
    mine = {seat: it for seat, it in enumerate(hellos) if sits and here[seat] and it}
    if key in session.shelf.texts:
        table = session.open(key)
        assert isinstance(table, FarTable)
        if not table.people:  # it has come from a chat
            _sit(table.post, mine)
            table.settle_anew()
        return table
    post = Correspondence(match_of(invitation, rng=random.Random(session.seed)))
    _sit(post, mine)
    post.expected = tuple(hello.name if hello and not hello.level else "" for hello in hellos)
    wins = tuple(_turned(match.setup, before.tally()))
    return table_of(post, wins, desk_of(session))


def _sit(post: Correspondence, hellos: Mapping[int, Hello]) -> None:
    """Sit down as before, where nobody else does."""
    for seat in [it for it in post.free if it in hellos]:
        post.match.sit(seat, hellos[seat].name, hellos[seat].level)


def of_letter(session: Session, received: Letter, *, sits: bool = True) -> FarTable | None:
    """Return the table of a rematch that a letter tells of, None if it is of no match here."""
    for save in session.shelf.all():
        if save.over and save.post and _leads_to(save, received):
            there = session.table_session
            before = there if there and there.id == save.id else reopened(session, save)
            return begun(session, before, sits=sits) if isinstance(before, FarTable) else None
    return None


def _leads_to(save: Save, received: Letter) -> bool:
    try:
        first = letter.read(json.loads(save.post)["letter"]).invitation()
    except (BadLink, ValueError, KeyError, TypeError):
        return False
    return first is not None and _next(first).id == received.match


@on("again")
def _again(session: Session, _event: Event) -> None:
    table = session.table
    if not isinstance(table, FarTable) or table.match.outcome is None:
        raise Barred(_("That is not possible here."))
    session.visit(begun(session, table), replace=False)
