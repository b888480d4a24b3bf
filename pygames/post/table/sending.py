"""What is to be sent goes out: by the share sheet, as a copied address, or as a file."""

from pygames.core.language import _
from pygames.core.link_search import LETTER_MARK
from pygames.post.table.far_table import FarTable
from pygames.post.table.keeping import far_table_of
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred

__all__ = ["give", "hand_over"]

_LONGEST = 1900
"""Of an address, in characters: some messengers cut longer ones."""


def hand_over(session: Session, table: FarTable) -> None:
    """Hand over what is to be sent from a table; a chat carries it by itself.

    A sealed letter leaves only once the match is saved with it: what it says stands.
    """
    if table.desk.chat:
        return
    said, text = table.covering(), table.post.draft()
    table.has_told()
    before = len(session.effects)
    give(session, said, text, f"{table.game.id}-{table.id}.txt")
    if table.post.match.invitation.dice:
        session.outgoing += [{**it, "kept": table.id} for it in session.effects[before:]]
        del session.effects[before:]


def give(session: Session, said: str, text: str, file: str) -> None:
    """Hand over a letter with its text, what it says in words, and what a file of it is called."""
    address = f"{session.address}{LETTER_MARK}{text}"
    if len(address) > _LONGEST:
        session.effect("share", title=said, text=f"{said}\n{address}\n", file=file)
        return
    session.give(said, address)
    if not session.shares:
        session.copied = _("Copied: paste it into a message to those you play with.")


@on("post")
def _post(session: Session, _event: Event) -> None:
    table = far_table_of(session)
    if table.post.behind:  # what is said here may contradict what has been said elsewhere
        raise Barred(table.waits())
    hand_over(session, table)
