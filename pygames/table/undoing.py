"""What nobody but one player could see: choices that are made, or undone, with others."""

from pygames.core.game import Decision, sees
from pygames.core.match import Match
from pygames.table.match_view import MatchView

__all__ = ["passes_in_secret", "secret_replies", "undo_secret_replies"]


def secret_replies(table: MatchView, holder: int | None) -> int:
    """Return how many of the latest entries bots have made unseen since the only person's move.

    They have told that person nothing, so the move can be undone with them.
    """
    if holder is None or table.people != [holder]:
        return 0
    quiet = table.game.quiet
    for count, entry in enumerate(reversed(table.match.log)):
        if entry.seat == holder:
            return 0 if entry.move.kind in quiet else count
        unseen = entry.move.kind in quiet or not sees(holder, entry.known_to)
        if entry.seat < 0 or not table.levels[entry.seat] or not unseen:
            break
    return 0


def undo_secret_replies(match: Match, count: int) -> None:
    """Undo so many entries of bots, so that the move before them is the latest."""
    before = len(match.log) - count
    while len(match.log) > before:
        match.undo()


def passes_in_secret(table: MatchView, decision: Decision) -> bool:
    """Whether a holder can only pass, and nobody else sees that the table does it.

    Either who plays alone, or whoever is handed the device and moves next in any case.
    """
    unseen = len(table.people) == 1 or decision.name in table.game.leading
    return unseen and table.match.passes_only(decision)
