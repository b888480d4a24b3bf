"""The audit of a match that is over, a piece at a time; the proof; a letter that was not kept."""

from pygames.core.language import _
from pygames.fair.table.sealed_table import SealedTable
from pygames.table.parsers import flag, string
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred

__all__: list[str] = []


def _table(session: Session) -> SealedTable:
    table = session.table_session
    if not isinstance(table, SealedTable):
        raise Barred(_("That is not possible here."))
    return table


@on("judge")
def _judge(session: Session, _event: Event) -> None:
    """Go on with the audit, while nobody waits for anything else."""
    if isinstance(session.table_session, SealedTable):
        session.table_session.judge()


@on("keep_proof")
def _keep_proof(session: Session, _event: Event) -> None:
    """Save all messages of the match as a file, which shows to anybody what was said."""
    table = _table(session)
    name = f"{table.game.id}-{table.id}-proof.txt"
    session.effect("download", name=name, text=table.sealed.proof())


@on("kept", match=string, done=flag)
def _kept(session: Session, event: Event) -> None:
    """Say if a letter has not left, since the browser has not kept what it says.

    After a crash this device could say something else, and would look like a cheat.
    """
    table = session.table_session
    if isinstance(table, SealedTable) and table.id == event["match"]:
        table.heed(kept=event["done"])
    if event["done"]:
        return
    session.copied = ""
    session.notice = _(
        "Nothing has been sent: this browser could not save the match first. Make room, or close "
        "other tabs with this match, and send again."
    )
