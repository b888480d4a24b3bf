"""Matches to come: the set-up, and playing again."""

import random
from typing import TYPE_CHECKING

from pygames.core.language import _
from pygames.core.match import Match
from pygames.table.events.registry import Event, on
from pygames.table.routes import checked_bots
from pygames.table.sitting import Barred

if TYPE_CHECKING:
    from pygames.table.app import App


@on("change")
def _change(app: "App", event: Event) -> None:
    if app.draft is not None:
        app.draft = app.draft.changed(event["fields"], event.get("name", ""))


@on("begin")
def _begin(app: "App", event: Event) -> None:
    if app.draft is None:
        raise Barred(_("There is no match here."))
    draft = app.draft = app.draft.changed(event["fields"])  # kept if it does not fit together
    bots = checked_bots(draft.game, draft.bots)
    names = draft.names if any(draft.names) else ()
    rng = random.Random(app.seed)
    match = Match(draft.game.id, draft.seats, draft.options, names=names, rng=rng)
    app.settings["names"] = list(draft.names)
    app.effect("settings", value=app.settings)
    app.begin(match, (0,) * draft.seats, bots, replace=False)


@on("rematch")
def _rematch(app: "App", _event: Event) -> None:
    sitting = app.table
    ended = sitting.match
    begun = Match(
        ended.setup.game,
        ended.setup.seats,
        ended.setup.options,
        names=ended.setup.names,
        rng=random.Random(app.seed),
    )
    app.begin(begun, sitting.tally(), sitting.bots, replace=False)
