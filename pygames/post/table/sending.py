"""A letter goes out: by the share sheet, or as a copied address."""

from pygames.core.language import _
from pygames.core.link_search import LETTER_MARK
from pygames.post.table.far_table import FarTable
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred

__all__ = ["hand_over"]


def hand_over(session: Session, table: FarTable) -> None:
    """Give what is to be sent to the share sheet, or copy it."""
    said = table.covering()
    address = f"{session.address}{LETTER_MARK}{table.letter()}"
    session.hand_over(said, address, f"{table.game.id}-{table.id}.txt")


@on("post")
def _post(session: Session, _event: Event) -> None:
    table = session.played
    if not isinstance(table, FarTable):
        raise Barred(_("That is not possible here."))
    hand_over(session, table)
