"""The replay of a match: step by step or automatic, from one seat's view."""

from pygames.core.language import _
from pygames.table.parsers import digits, either, fields, maybe, string
from pygames.table.playback import ALL, PAUSES, Playback
from pygames.table.routes import HIDDEN, Route, number_of, parse
from pygames.table.session import Event, Session, enters, on
from pygames.table.share_link import ShareLink
from pygames.table.story_lines import as_text
from pygames.table.table_session import Barred, TableSession


@enters("replay")
def _enter(session: Session, route: Route) -> None:
    """Open the replay of a match at the move that the address names."""
    table = session.open(route.name)
    playback = Playback(table.id, table.match, table.bots)
    playback.look_as(_eyes(table))
    place = number_of(route.section)
    if place is None:
        place = 0 if table.match.outcome else playback.last
    playback.hides_end = HIDDEN in route.url and table.match.outcome is not None
    playback.go(place)
    session.playback = playback


def _eyes(table: TableSession) -> int | None:
    """Return the view of the person known to be in front of the device.

    When the match is over, that is everything if several people have played it.
    """
    if table.match.outcome is not None:
        return table.people[0] if len(table.people) == 1 else ALL
    return None if table.handing_over else table.holder


def _playback(session: Session) -> Playback:
    if session.playback is None or session.route.screen != "replay":
        raise Barred(_("There is no match here."))
    return session.playback


def _stand(session: Session, place: int) -> None:
    """Go to a stop and end automatic replay."""
    playback = _playback(session)
    playback.running = False
    playback.go(place)
    _follow(session, playback)


def _follow(session: Session, playback: Playback) -> None:
    """Update the address to the replay's current move."""
    hidden = HIDDEN if playback.hides_end else ""
    url = f"#/replay/{playback.id}/{playback.place}{hidden}"
    session.route = parse(url)
    session.effect("address", url=url)


@on("seek", to=digits)
def _seek(session: Session, event: Event) -> None:
    _stand(session, event["to"])


@on("step", by=either("-1", "1"))
def _step(session: Session, event: Event) -> None:
    _stand(session, _playback(session).place + (-1 if event["by"] == "-1" else 1))


@on("run")
def _run(session: Session, _event: Event) -> None:
    """Start or stop automatic replay."""
    playback = _playback(session)
    if playback.running:
        playback.running = False
    else:
        playback.run()
        _wait(session, playback)


@on("tick", id=string)
def _tick(session: Session, event: Event) -> None:
    playback = session.playback
    if playback is None or session.route.screen != "replay" or event["id"] != playback.id:
        return
    if playback.running:
        playback.tick()
        _follow(session, playback)
        _wait(session, playback)


def _wait(session: Session, playback: Playback) -> None:
    if playback.running:
        session.effect("later", event={"type": "tick", "id": playback.id}, after=playback.pause)


@on("pace")
def _pace(session: Session, _event: Event) -> None:
    """Switch to the next pace."""
    playback = _playback(session)
    playback.pace = (playback.pace + 1) % len(PAUSES)
    _wait(session, playback)


@on("watch", eyes=maybe(string, ""), fields=maybe(fields, {}))
def _watch(session: Session, event: Event) -> None:
    """Switch to another view."""
    eyes = event["fields"].get("eyes", event["eyes"])
    _playback(session).look_as(ALL if eyes == "all" else number_of(eyes))


@on("copy_story")
def _copy_story(session: Session, _event: Event) -> None:
    session.effect("copy", text=_story(session))


@on("save_story")
def _save_story(session: Session, _event: Event) -> None:
    playback = _playback(session)
    session.effect(
        "download", name=f"{playback.game.id}-{playback.id}-story.txt", text=_story(session)
    )


def _story(session: Session) -> str:
    """Return the story as the current view shows it, with a link that shows no more than that."""
    playback = _playback(session)
    match = playback.match
    seat = None if playback.open_to_all or match.perspective is not None else playback.eyes
    return as_text(playback, ShareLink(session.table, session.address, seat).address)
