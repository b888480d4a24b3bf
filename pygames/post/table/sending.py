"""What is to be sent goes out: by the share sheet, as a copied address, or as a file."""

from pygames.core.language import _
from pygames.core.link_search import LETTER_MARK
from pygames.post.table.far_table import FarTable
from pygames.post.table.keeping import far_table_of
from pygames.table.session import Event, Session, on

__all__ = ["give", "hand_over"]

_LONGEST = 1900
"""Of an address, in characters: some messengers cut longer ones."""


def hand_over(session: Session, table: FarTable) -> None:
    """Hand over what is to be sent from a table; a chat carries it by itself."""
    if table.desk.chat:
        return
    said, text = table.covering(), table.letter()
    give(session, said, text, f"{table.game.id}-{table.id}.txt")


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
    hand_over(session, far_table_of(session))
