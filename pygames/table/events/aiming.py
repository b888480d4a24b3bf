"""Something is held over a plane: what letting it go there would do.

It is asked for every place of the pointer that there is time for. So only the answer is drawn,
and nothing is kept.
"""

from collections.abc import Mapping
from typing import Any

from pygames.table.board import AT, spot_of
from pygames.table.known import Effect
from pygames.table.reading import read, text
from pygames.table.session import Session

__all__ = ["aimed"]

_AIM = {"id": text(200), "at": text(60)}


def aimed(session: Session, event: Mapping[str, Any]) -> Effect | None:
    """Return what the page shows of it, None where nothing can be let go. Raises `Odd`."""
    asked, sitting = read(_AIM, event), session.sitting
    point = spot_of(asked["at"])
    if point is None or sitting is None or session.route.screen != "match" or sitting.handing_over:
        return None
    sight, aim = sitting.sight(), sitting.board.aim
    if aim is None or AT not in sight.next:
        return None
    found = aim(sight, asked["id"], *point)
    return {"type": "aim", "at": found.at, "html": str(found.markup), "told": found.told}
