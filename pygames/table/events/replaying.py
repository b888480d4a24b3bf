"""A match is looked back at: step by step, by itself, with whose eyes."""

from typing import TYPE_CHECKING

from pygames.core.language import _
from pygames.table.events.registry import Event, on
from pygames.table.replaying import ALL, PAUSES, Replaying
from pygames.table.routes import Route, number_of
from pygames.table.sharing import Sharing
from pygames.table.sitting import Barred, Sitting
from pygames.table.telling import as_text

if TYPE_CHECKING:
    from pygames.table.app import App

__all__ = ["enter"]


def enter(app: "App", route: Route) -> None:
    """Come to look back at a match, at the move that the address names."""
    app.open(route.name)
    sitting = app.table
    replaying = Replaying(sitting.id, sitting.match, sitting.bots)
    replaying.look_as(_eyes(sitting))
    place = number_of(route.section)
    if place is None:
        place = 0 if sitting.match.outcome else replaying.last
    replaying.go(place)
    app.replaying = replaying


def _eyes(sitting: Sitting) -> int | None:
    """Who is surely in front of the device."""
    if sitting.match.outcome is not None:
        return ALL
    return None if sitting.handing_over else sitting.holder


def _replaying(app: "App") -> Replaying:
    if app.replaying is None or app.route.screen != "replay":
        raise Barred(_("There is no match here."))
    return app.replaying


def _stand(app: "App", place: int) -> None:
    """Go to a stop by hand."""
    replaying = _replaying(app)
    replaying.running = False
    replaying.go(place)
    app.stand_at(replaying)


@on("seek")
def _seek(app: "App", event: Event) -> None:
    place = number_of(str(event["to"]))
    _stand(app, _replaying(app).place if place is None else place)


@on("step")
def _step(app: "App", event: Event) -> None:
    _stand(app, _replaying(app).place + (-1 if event["by"] == "-1" else 1))


@on("run")
def _run(app: "App", _event: Event) -> None:
    """Begin to go on by itself, or stop that."""
    replaying = _replaying(app)
    if replaying.running:
        replaying.running = False
    else:
        replaying.run()
        _wait(app, replaying)


@on("tick")
def _tick(app: "App", event: Event) -> None:
    replaying = app.replaying
    if replaying is None or app.route.screen != "replay" or event["id"] != replaying.id:
        return
    if replaying.running:
        replaying.tick()
        app.stand_at(replaying)
        _wait(app, replaying)


def _wait(app: "App", replaying: Replaying) -> None:
    if replaying.running:
        app.effect("later", event={"type": "tick", "id": replaying.id}, after=replaying.pause)


@on("pace")
def _pace(app: "App", _event: Event) -> None:
    """The next of the paces."""
    replaying = _replaying(app)
    replaying.pace = (replaying.pace + 1) % len(PAUSES)
    _wait(app, replaying)


@on("watch")
def _watch(app: "App", event: Event) -> None:
    """Look with other eyes."""
    eyes = str(event["fields"].get("eyes", "") if "fields" in event else event["eyes"])
    _replaying(app).look_as(ALL if eyes == "all" else number_of(eyes))


@on("copy_story")
def _copy_story(app: "App", _event: Event) -> None:
    app.effect("copy", text=_story(app))


@on("save_story")
def _save_story(app: "App", _event: Event) -> None:
    replaying = _replaying(app)
    app.effect("download", name=f"{replaying.game.id}-{replaying.id}-story.txt", text=_story(app))


def _story(app: "App") -> str:
    """The story as these eyes see it; the link with it shows no more than that."""
    replaying = _replaying(app)
    match = replaying.match
    seat = None if replaying.open_to_all or match.perspective is not None else replaying.eyes
    return as_text(replaying, Sharing(app.table, app.address, seat).address)
