"""The replay of a match: step by step or automatic, from one seat's view."""

from pygames.core.language import _
from pygames.table.reading import digits, either, fields, maybe, string
from pygames.table.replaying import ALL, PAUSES, Replaying
from pygames.table.routes import Route, number_of, parse
from pygames.table.session import Event, Session, enters, on
from pygames.table.sharing import Sharing
from pygames.table.table_session import Barred, TableSession
from pygames.table.telling import as_text


@enters("replay")
def _enter(session: Session, route: Route) -> None:
    """Open the replay of a match at the move that the address names."""
    table = session.open(route.name)
    replaying = Replaying(table.id, table.match, table.bots)
    replaying.look_as(_eyes(table))
    place = number_of(route.section)
    if place is None:
        place = 0 if table.match.outcome else replaying.last
    replaying.go(place)
    session.replaying = replaying


def _eyes(table: TableSession) -> int | None:
    """Return the view of the person known to be in front of the device.

    When the match is over, that is everything if several people have played it.
    """
    if table.match.outcome is not None:
        return table.people[0] if len(table.people) == 1 else ALL
    return None if table.handing_over else table.holder


def _replaying(session: Session) -> Replaying:
    if session.replaying is None or session.route.screen != "replay":
        raise Barred(_("There is no match here."))
    return session.replaying


def _stand(session: Session, place: int) -> None:
    """Go to a stop and end automatic replay."""
    replaying = _replaying(session)
    replaying.running = False
    replaying.go(place)
    _follow(session, replaying)


def _follow(session: Session, replaying: Replaying) -> None:
    """Update the address to the replay's current move."""
    url = f"#/replay/{replaying.id}/{replaying.place}"
    session.route = parse(url)
    session.effect("address", url=url)


@on("seek", to=digits)
def _seek(session: Session, event: Event) -> None:
    _stand(session, event["to"])


@on("step", by=either("-1", "1"))
def _step(session: Session, event: Event) -> None:
    _stand(session, _replaying(session).place + (-1 if event["by"] == "-1" else 1))


@on("run")
def _run(session: Session, _event: Event) -> None:
    """Start or stop automatic replay."""
    replaying = _replaying(session)
    if replaying.running:
        replaying.running = False
    else:
        replaying.run()
        _wait(session, replaying)


@on("tick", id=string)
def _tick(session: Session, event: Event) -> None:
    replaying = session.replaying
    if replaying is None or session.route.screen != "replay" or event["id"] != replaying.id:
        return
    if replaying.running:
        replaying.tick()
        _follow(session, replaying)
        _wait(session, replaying)


def _wait(session: Session, replaying: Replaying) -> None:
    if replaying.running:
        session.effect("later", event={"type": "tick", "id": replaying.id}, after=replaying.pause)


@on("pace")
def _pace(session: Session, _event: Event) -> None:
    """Switch to the next pace."""
    replaying = _replaying(session)
    replaying.pace = (replaying.pace + 1) % len(PAUSES)
    _wait(session, replaying)


@on("watch", eyes=maybe(string, ""), fields=maybe(fields, {}))
def _watch(session: Session, event: Event) -> None:
    """Switch to another view."""
    eyes = event["fields"].get("eyes", event["eyes"])
    _replaying(session).look_as(ALL if eyes == "all" else number_of(eyes))


@on("copy_story")
def _copy_story(session: Session, _event: Event) -> None:
    session.effect("copy", text=_story(session))


@on("save_story")
def _save_story(session: Session, _event: Event) -> None:
    replaying = _replaying(session)
    session.effect(
        "download", name=f"{replaying.game.id}-{replaying.id}-story.txt", text=_story(session)
    )


def _story(session: Session) -> str:
    """Return the story as the current view shows it, with a link that shows no more than that."""
    replaying = _replaying(session)
    match = replaying.match
    seat = None if replaying.open_to_all or match.perspective is not None else replaying.eyes
    return as_text(replaying, Sharing(session.table, session.address, seat).address)
