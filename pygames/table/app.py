"""The page as a pure function: (session, event) -> HTML and effects.

An event is a dictionary with a `type`; `seed` and `time` (milliseconds) are the only sources of
randomness and time. The first event is `start`: it brings what the browser keeps, so that a
restarted worker continues where the one before it was. The page shows the HTML and carries out the
effects. Lasting changes are sent as differences (see `pygames.table.page_state`):

    save {id, text}   remove {id}          save a match, delete it
    settings {value}  remember {value}     keep for this device, for this tab
    language {lang, dir}  title {text}     of the whole page
    badge {count}                          matches in which others wait for this device
    think {question, pause}  stop          have a bot think, at least for so many milliseconds, or
                                           no longer (see `bot_questions`)
    ponder {question}                      let a bot think ahead, until it is asked something else
    keep {instead, shared}                 of this page, for when it is opened again (`KeptPage`)

While bots answer one another faster than anybody could look, the table is not drawn: the answer
has no HTML then, and an event `show`, sent a little later, fetches what is still missing. It also
fetches what is left out of the answer to a pick because it takes long to draw.

One-time effects are queued where they are needed:

    navigate {url, replace}                change the address without an event
    address {url}                          the same soon, for one that changes often
    copy {text}  shake {id}  scroll {id}
    download {name, text}                  hand over a file
    share {title, text, url}               with the device's own share sheet, if `start` had one
    later {event, after}                   send this event after this many milliseconds
    aim {at, html, told, barred, why}      where what is held over a plane would come to stand: all
                                           that is answered to the event of that name
    measure {at, html, told, barred, why}  what lies between two points, likewise
    mirror {html, title}                   what a second screen shows: all that is answered to the
                                           event of that name
    typed {focus, cleared, from, options}  of the line to type moves into: what completes its text
    sound {name, volume}                   that of a move (own, other), barred, or what a moment or
                                           an end names (see `Sound`); the volume is 0 to 100
    tell {update}                          say something to a chat
    install  renew                         install the site; switch to the newer version
    update {url}                           look for a newer version, to which this address is known
    log {text}                             write to the console
"""

import traceback
from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import escape

from pygames import GAMES
from pygames.core import language
from pygames.core.game import Told
from pygames.core.language import _, number
from pygames.core.players import named
from pygames.table import (
    drafts,
    forgetting,
    household,
    made_values,
    play_mode,
    solved_days,
    typed_line,
)
from pygames.table.board_loader import board_of
from pygames.table.bot_questions import question, waiting
from pygames.table.events import HANDLERS
from pygames.table.events.aiming import ANSWERS
from pygames.table.facing import reads_opposite
from pygames.table.kept_page import KeptPage, is_private, is_shared, reopened
from pygames.table.markup import render
from pygames.table.moments import BLINK
from pygames.table.page_state import Effect, PageState, differences
from pygames.table.parsers import Odd, lenient, whole
from pygames.table.parts import LIVE, OF_LIVE, OF_TYPED, TYPED
from pygames.table.remedies import suggests_confirmation
from pygames.table.results import results
from pygames.table.routes import number_of, seat_of, seats_of
from pygames.table.screens import (
    Screen,
    arrival,
    handover,
    home,
    import_form,
    opponents,
    overture,
    preferences,
    replay,
    rules,
    setup,
    share,
    statistics,
    table,
)
from pygames.table.session import DRAWN, HOME, Event, Session, game_called
from pygames.table.settings import HINTS, OPPOSITE, OWN_NAME, PACE
from pygames.table.sounds import Heard, sounds_of
from pygames.table.table_session import Barred, TableSession
from pygames.table.terms import section_of

__all__ = ["App", "Page"]


_number = lenient(whole(), 0)
_SHOW = {"type": "show"}
_REST = 300
"""In milliseconds: how long an end is shown before the match is gone through once more."""
_PLAYED = {"match", "lesson", "puzzle", "given"}
"""The screens on which a match is played: elsewhere nothing of it is heard."""
_UNASKED = {"course", "judge", "kept", "device", "show", "thought", "line", "letter"}
"""Events that no reader of the notice has caused: it stays."""


class Page(NamedTuple):
    """An answer: the inner HTML of `body`, and the effects."""

    html: str
    effects: list[Effect]


class App:
    """A session, and the pages that show it."""

    def __init__(self) -> None:
        self.session = Session()
        self._behind = False  # whether the page lacks something of what is to be seen
        self._suggests = False  # whether moves could be confirmed from now on

    def handle(self, event: Event) -> Page:
        """Answer an event. Whatever goes wrong, the answer is a page and nothing is lost."""
        if event.get("type") == "ping":  # only to see whether the worker answers
            return Page("", [])
        session = self.session
        if event.get("type") in [*ANSWERS]:
            return Page("", self._answer(event))
        if event.get("type") == "show" and not self._behind:
            return Page("", [])
        session.effects, session.outgoing = [], []
        if event.get("type") not in _UNASKED:
            session.notice, session.explained, session.aloud = "", "", []
            session.said += 1
            self._suggests = False
        session.seed, session.time = _number(event.get("seed")), _number(event.get("time"))
        language.use(session.reads)
        try:
            chose = session.table_session is not None and bool(session.table_session.waiting)
            self._happen(event)
            self._behind = event.get("type") == "thought" and not chose and self._hurries()
            if self._behind:
                session.effect("later", event=_SHOW, after=BLINK)
                return Page("", self._tell(None, session.sent.kept))
            if event.get("type") == "course" == self._due:
                session.effect("later", event={"type": "course"}, after=0)
                return Page("", self._tell(None, session.sent.kept))
            return self._page(hurried=event.get("type") == "pick")
        except Exception:
            return self._recover(traceback.format_exc())

    def _hurries(self) -> bool:
        """Whether bots go on before anybody could see what the last one did.

        Not if somebody could choose something before: that is no longer to be picked.
        """
        table_session = self.session.table_session
        if table_session is None or table_session.thinker is None or table_session.stopped:
            return False
        pace = PACE.of(self.session.settings)
        return (
            not (table_session.waiting or table_session.unseen)
            and table_session.pause(pace) < BLINK
        )

    @property
    def _due(self) -> str:
        """See `TableSession.due`; "" where the table is not shown."""
        table_session = self.session.table_session
        shown = table_session is not None and self.session.route.screen == "match"
        return table_session.due if table_session and shown else ""

    def _answer(self, event: Event) -> list[Effect]:
        """Return the only effect of an event that changes nothing; [] whatever is wrong."""
        language.use(self.session.reads)
        try:
            effect = ANSWERS[event["type"]](self.session, event)
        except (Odd, Told):
            return []
        except Exception:
            return [{"type": "log", "text": traceback.format_exc()}]
        return [effect] if effect else []

    def _happen(self, event: Event) -> None:
        session, kind = self.session, event.get("type")
        try:
            if kind in OF_LIVE:
                LIVE.load()
            if kind in OF_TYPED:
                TYPED.load()
            if not isinstance(kind, str) or kind not in HANDLERS:
                raise Odd(kind)
            HANDLERS[kind](session, event)
        except Odd:
            session.notice = _("That is not possible here.")
        except (Told, Barred) as reason:
            session.notice = str(reason)
            session.explained = self._explained(reason)
            self._suggests = suggests_confirmation(session, event)
            session.hear("barred")
            if "id" in event:
                session.effect("shake", id=event["id"])
        session.pass_idly()
        session.carry()
        session.autosave()

    def _explained(self, reason: Exception) -> str:
        """Return the section of the rules that explains a refusal at the table, "" for none."""
        table_session = self.session.table_session
        return section_of(table_session.board, reason) if table_session else ""

    def _recover(self, report: str) -> Page:
        """Recover from an internal error: reload the last save, or go home if that fails.

        If even that fails, one of the saves is to blame: home then shows all as unreadable.
        """
        session = self.session
        for route in (session.route, HOME, HOME):
            session.effects, session.outgoing = [], []
            session.effect("log", text=report)
            session.table_session = session.setup_form = None
            try:
                if route.screen == "match":
                    session.go(route)
                else:
                    session.stay_at_home()
                session.notice = _("Something went wrong. Nothing is lost; please try again.")
                return self._page()
            except Exception:
                report = traceback.format_exc()
                session.shelf.distrusted = route == HOME
        raise RuntimeError(report)

    def _page(self, hurried: bool = False) -> Page:
        """Draw the present page, with its effects."""
        session, table_session = self.session, self.session.table_session
        if table_session is not None:
            table_session.brief = False
        screen = self._screen(hurried)
        kept, whole = self._kept(hurried)
        brief = not whole or (table_session is not None and table_session.brief)
        if brief and not (table_session and table_session.happening):  # else once it is seen
            self._behind = True
            session.effect("later", event=_SHOW, after=BLINK)
        elif due := self._due:
            session.effect("later", event={"type": due}, after=_REST)
        offer = session.device.renewal and (session.offering or screen.name == "home")
        html = self._html(screen, session.notice, session.explained, session.aloud, offer)
        return Page(html, self._tell(named(screen.title, self._names()), kept))

    def _html(
        self,
        screen: Screen,
        notice: str = "",
        explained: str = "",
        aloud: Sequence[str] = (),
        offer: bool = False,
    ) -> str:
        """Return the page with this screen, and with what else there is to say."""
        drawn, names = screen.game, self._names()
        html = render(
            "table/page.html",
            screen=screen.name,
            turned=screen.turned,
            ready=self.session.ready,
            lang=language.current(),
            dir=language.direction(),
            body=screen.body,
            drawn=drawn,
            symbols=symbols() if drawn and (symbols := board_of(GAMES[drawn]).symbols) else "",
            notice=notice,
            explained=explained,
            suggests=bool(notice) and self._suggests,
            aloud=aloud,
            said=self.session.said,
            offer=offer,
        )
        return named(str(html), names, escape)

    def _kept(self, hurried: bool) -> tuple[KeptPage, bool]:
        """Return what is to be kept of the page, and whether it was not too long for a pick."""
        session, table_session = self.session, self.session.table_session
        playback = session.playback
        if session.route.screen == "replay" and playback is not None and is_private(playback):
            return KeptPage("", shared=True), True
        if session.route.screen != "match" or table_session is None:
            return KeptPage(), True
        shared, fresh = is_shared(table_session), reopened(table_session, session.imported)
        if fresh is None:
            return KeptPage(None, shared), True
        if hurried and not fresh.handing_over:
            return KeptPage("" if shared else None, shared), False
        return KeptPage(self._html(self._table(fresh, hurried=False)), shared), True

    def _names(self) -> Sequence[str]:
        """Return the names of the players of the match that is shown."""
        session = self.session
        shown = session.playback if session.route.screen == "replay" else session.table_session
        return shown.names if shown is not None else ()

    def _screen(self, hurried: bool) -> Screen:
        session = self.session
        route, imported = session.route, session.imported
        names = household.names(session.settings)
        table_session = session.table_session
        match route.screen:
            case "choose":
                game = game_called(route.name)
                last = play_mode.latest(game, session.settings)
                seats = seats_of(game, route.query)
                mine, chat = seat_of(route.query, seats), session.chat is not None
                alone = not chat and (last is None or last.level)
                if alone and seats == 2 and board_of(game).overture:
                    return overture.draw(game, last, number_of(route.query.get("level", "")))
                own = OWN_NAME.of(session.settings)
                return opponents.draw(game, seats, mine, last, names, own, chat=chat)
            case "setup" if session.setup_form is not None:
                kept = made_values.kept(session.settings, session.setup_form.game.id)
                chat = session.chat is not None
                return setup.draw(session.setup_form, kept, names, chat=chat)
            case "rules":
                return rules.draw(game_called(route.name), session.behind)
            case "settings":
                return preferences.draw(session.settings, session.behind, names)
            case "statistics":
                people = household.known(session.settings)
                past = results(session.shelf.all(), session.settings)
                return statistics.draw(past, people, session.time)
            case "replay" if session.playback is not None:
                return replay.draw(session.playback, session.review)
            case "share" if session.share_link is not None:
                return share.draw(session.share_link, session.shares)
            case "open":
                return import_form.draw()
            case screen if screen in DRAWN:
                return DRAWN[screen](session)
            case "match" if table_session is not None and imported and table_session.waiting:
                return arrival.draw(table_session, imported)
            case "match" | "lesson" | "given" if table_session is not None:
                return self._table(table_session, hurried)
        familiar = play_mode.familiar(session.shelf.all(), session.settings)
        warns = forgetting.warning(session)
        deleting, device = session.deleting, session.device
        solved = solved_days.today(session.settings, session.time, session.zone)
        return home.draw(session.shelf, familiar, deleting, session.time, device, warns, solved)

    def _table(self, table_session: TableSession, hurried: bool) -> Screen:
        turns = OPPOSITE.of(self.session.settings)
        turned = turns and reads_opposite(table_session)
        if table_session.handing_over:
            return handover.draw(table_session)._replace(turned=turned)
        table_session.end.heed(self.session.review, self.session.playback)
        settings = self.session.settings
        hinted = HINTS.of(settings) == "shown"
        kept = made_values.kept(settings, table_session.game.id)
        table_session.drafts.kept = drafts.kept(settings, table_session.game.id)
        mirrors = self.session.device.mirrors
        line = typed_line.of(self.session, table_session)
        drawn = table.draw(table_session, hinted, hurried, kept, turns, mirrors, line)
        return drawn._replace(turned=turned)

    def _tell(self, title: str | None, kept: KeptPage) -> list[Effect]:
        """Return the effects of this event, and remember what the page knows after them.

        `title`: of what is shown; None: nothing else than before.
        """
        session, before = self.session, self.session.sent
        table_session, screen = session.table_session, session.route.screen
        playing = table_session if screen == "match" else None
        asking = table_session if session.ready else None
        pace = PACE.of(session.settings)
        called = session.shelf.called()
        numbered = f"({number(called)}) " if called else ""
        seen = table_session if screen in _PLAYED else None
        session.hear(*sounds_of(before.heard, seen))
        session.sent = PageState(
            saves=dict(session.shelf.texts),
            settings=dict(session.settings),
            memory=session.memory(),
            language=(language.current(), language.direction()),
            title=before.title if title is None else numbered + title,
            badge=called,
            question=question(asking, screen) if asking else None,
            pause=playing.pause(pace) if playing else 0,
            pondered=waiting(asking, screen) if asking else None,
            hold=playing.hold(pace) if playing else None,
            kept=kept,
            heard=Heard.at(seen),
        )
        return [*session.effects, *differences(before, session.sent), *session.outgoing]
