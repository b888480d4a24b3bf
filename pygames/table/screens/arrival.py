"""An imported match: continue it, replay it, or start the same again."""

from pygames.core.language import _, ngettext
from pygames.table.imported_match import ImportedMatch
from pygames.table.markup import people, render
from pygames.table.move_count import moves_made
from pygames.table.screens import Screen
from pygames.table.table_session import TableSession

__all__ = ["draw"]


def draw(table: TableSession, imported: ImportedMatch) -> Screen:
    """Draw the screen; continuing hands the device over, as between turns."""
    game = _(table.game.title)
    moves = moves_made(table.match)
    body = render(
        "table/arrival.html",
        game=game,
        match=table.id,
        names=table.names,
        people=people(table.names),
        seats=table.waiting,
        moves=ngettext("{n} move made", "{n} moves made", moves),
        begun=moves > 0,
        said=imported.said,
        other=imported.other,
    )
    return Screen(
        "handover", _("You have received a match of {game}", game=game), body, table.game.id
    )
