"""Somebody answers a request to take something back."""

from pygames.core.language import _
from pygames.post.table.keeping import far_table_of
from pygames.table.parsers import string
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred

__all__: list[str] = []


@on("consent", grants=string)
def _consent(session: Session, event: Event) -> None:
    """Allow what is asked, or refuse it."""
    if not far_table_of(session).consents(grants=event["grants"] == "yes"):
        raise Barred(_("That is not possible here."))
