"""The state between two events: what is saved on this device, and where we are in it.

The modules below it define what a session holds; those above it, in `pygames.table.events`, define
the functions that answer an event (`@on`) or prepare the screen that an address asks for
(`@enters`).
"""

import random
from collections.abc import Callable
from typing import TypeAlias

from pygames import GAMES
from pygames.core import language
from pygames.core.cleaning import quoted
from pygames.core.codec import BadLink, UnknownRules
from pygames.core.game import BadSetup, Game
from pygames.core.language import N_, _
from pygames.core.match import Match
from pygames.table import challenge, play_mode, routes
from pygames.table.chat import Chat
from pygames.table.device import Device
from pygames.table.imported_match import ImportedMatch
from pygames.table.match_review import MatchReview
from pygames.table.page_state import Effect, PageState, effect
from pygames.table.parsers import Event, Odd, Parser, parse, texts
from pygames.table.parts import POST, SCREENS
from pygames.table.play_mode import PlayMode
from pygames.table.playback import Playback
from pygames.table.routes import Route
from pygames.table.saves import FRESH, Save, Shelf
from pygames.table.screens import Screen
from pygames.table.settings import ASK, LANGUAGE, SOUND, VOLUME, checked, known_language
from pygames.table.setup_form import SetupForm
from pygames.table.share_link import ShareLink
from pygames.table.table_session import MENU, Barred, TableSession
from pygames.table.trial import Trial

__all__ = [
    "CARRIERS",
    "DRAWN",
    "ENTRANCES",
    "HANDLERS",
    "HOME",
    "REOPENED",
    "Event",
    "Session",
    "enters",
    "game_called",
    "on",
]

Handler: TypeAlias = "Callable[[Session, Event], None]"
Entrance: TypeAlias = "Callable[[Session, Route], None]"

HANDLERS: dict[str, Handler] = {}
"""Event type -> its handler. It may raise `Told` or `Barred`, whose message is shown, or `Odd`."""
ENTRANCES: dict[str, Entrance] = {}
"""Screen of an address -> what prepares it. It may raise `BadSetup` or `BadLink`."""
DRAWN: "dict[str, Callable[[Session], Screen]]" = {}
"""Screen of an address -> what draws it, where a library does."""
REOPENED: "dict[str, Callable[[Session, Save], TableSession]]" = {}
"""Library -> what opens the saves of its matches. It may raise `BadLink`."""
CARRIERS: "list[Callable[[Session], None]]" = []
"""Called when an event has been answered, before what has changed is saved: they tell other
devices what is new, in `Session.outgoing`."""

HOME = Route("home")

_TABLE = {"match", "lesson", "puzzle", "given", "replay", "share"}
"""The screens of a match."""


def on(kind: str, **schema: Parser[object]) -> Callable[[Handler], Handler]:
    """Register the decorated function as the handler of events of this type.

    `schema`: what such an event holds, each value parsed before the function gets it.
    """

    def register(handler: Handler) -> Handler:
        assert kind not in HANDLERS, f"two functions answer “{kind}”"
        HANDLERS[kind] = lambda session, event: handler(session, {**event, **parse(schema, event)})
        return handler

    return register


def enters(screen: str) -> Callable[[Entrance], Entrance]:
    """Register the decorated function to prepare this screen when an address asks for it."""

    def register(entrance: Entrance) -> Entrance:
        assert screen not in ENTRANCES, f"two functions enter “{screen}”"
        ENTRANCES[screen] = entrance
        return entrance

    return register


class Session:
    """One tab of the browser."""

    def __init__(self) -> None:
        self.sent = PageState()
        """What the page has been sent so far."""
        self.shelf = Shelf()
        self.settings: dict[str, object] = {}
        self.route = HOME
        self.table_session: TableSession | None = None
        self.left = False
        """Whether the home screen has been shown since the match at the table."""
        self.setup_form: SetupForm | None = None
        self.imported: ImportedMatch | None = None
        self.playback: Playback | None = None
        self.share_link: ShareLink | None = None
        self.zone = 0
        """The minutes by which the clock here is ahead of UTC."""
        self.address = ""
        """The address of this page, without what comes after the `#`."""
        self.shares = False
        """Whether the browser has a share sheet."""
        self.chat: Chat | None = None
        """The chat that the page runs in."""
        self.deleting = ""
        """The id of the match awaiting confirmation of its deletion."""
        self.device = Device()
        self.offering = False
        """Whether a newer version is offered even while a match is played."""
        self.ready = False
        self.asked_lang = ""
        """The language that an address has asked for: until this page is left, or its reader
        chooses one."""
        self.fallback = "en"
        """The language while none has been chosen."""
        self.notice = ""
        self.said = 0
        """Goes up whenever something is said, be it what has been said before."""
        self.copied = ""
        """What is said when something has been copied, "" for no more than that."""
        self.explained = ""
        """The section of the rules that says more about the notice, "" for none."""
        self.aloud: list[str] = []
        """The table in sentences, once they have been asked for."""
        self.parts: dict[str, object] = {}
        """What libraries keep of this tab."""
        self.seed = self.time = 0
        self.effects: list[Effect] = []
        """One-time effects, in answer to this event."""
        self.outgoing: list[Effect] = []
        """What goes to other devices, once what it tells has been saved here."""

    def start(self, event: Event) -> None:
        """Start with what the browser has stored, of which anything may be odd. Shows nothing."""
        self.shelf = Shelf(event["saves"], texts(event["session"].get(FRESH)))
        self.settings = checked(event["settings"])
        self.sent = PageState(dict(self.shelf.texts), event["settings"], event["session"])
        self.device = event["device"]
        self.ready, self.shares = event["ready"], event["shares"]
        self.address, self.zone = event["address"], event["zone"]
        self.fallback = language.choose(event["languages"])
        language.use(self.reads)

    # --- what the page has to do once ----------------------------------------------------

    def effect(self, kind: str, **values: object) -> None:
        """Queue an effect for the page to carry out."""
        self.effects.append(effect(kind, **values))

    def hear(self, *sounds: str) -> None:
        """Play sounds, if they are on."""
        for sound in sounds if SOUND.of(self.settings) else ():
            self.effect("sound", name=sound, volume=VOLUME.of(self.settings))

    def give(self, title: str, url: str) -> None:
        """Hand an address over: to the share sheet, if there is one."""
        if self.shares:
            self.effect("share", title=title, text=title, url=url)
        else:
            self.effect("copy", text=url)

    # --- what lasts ----------------------------------------------------------------------

    @property
    def reads(self) -> str:
        """The language to show everything in."""
        return self.asked_lang or LANGUAGE.of(self.settings) or self.fallback

    def memory(self) -> dict[str, object]:
        """Return what this tab needs to continue after a reload."""
        # Tabs have stored what they remember under these names.
        kept = {"sitting": self.table_session, "preparing": self.setup_form}
        memory: dict[str, object] = {
            name: it.memory() for name, it in kept.items() if it is not None
        }
        return memory | ({FRESH: dict(self.shelf.fresh)} if self.shelf.fresh else {})

    def hear_of(self, key: str, text: str | None) -> None:
        """Take in that another tab has saved a match, or deleted it (None)."""
        for kept in (self.shelf.texts, saves := dict(self.sent.saves)):
            kept.pop(key, None)
            if text is not None:
                kept[key] = text
        self.sent = self.sent._replace(saves=saves)

    def pass_idly(self) -> None:
        """Pass for who can do nothing else, unless the settings want each question asked."""
        playing = self.table_session if self.route.screen == "match" else None
        if playing is not None and not ASK.of(self.settings):
            playing.pass_idly()

    def carry(self) -> None:
        """Tell other devices that can be reached what is new."""
        for carrier in CARRIERS:
            carrier(self)

    def autosave(self) -> None:
        """Save the match at the table if anything in it has changed."""
        trial = self.table_session
        if isinstance(trial, Trial) and trial.begun:
            self.begin(trial.match, trial.wins, trial.bots, replace=True)
            self.table.mine = trial.mine
            self.table.drafts.recall(trial.draft_texts)
        table = self.table_session
        if table is None or not table.unsaved:
            return
        if table.play_mode is None or table.touched:
            self.keep(table)
        else:
            self.shelf.remember(table.save(self.time))

    def keep(self, table: TableSession) -> None:
        """Save a match, and from the first time on how it was begun."""
        if table.play_mode is not None:
            play_mode.remember(self.settings, table.game.id, table.play_mode)
            table.play_mode = None
        self.shelf.put(table.save(self.time))

    # --- where we are --------------------------------------------------------------------

    def go(self, *routes: Route) -> None:
        """Show what an address asks for, by the first of its readings that is possible.

        If none is, say why the first is not and go home.
        """
        why: list[str] = []
        newer: list[Effect] = []
        for route in routes:
            before = len(self.effects)
            if why:
                self.effect("navigate", url=route.url, replace=True)
            try:
                self._enter(route)
                return
            except (BadSetup, BadLink) as reason:
                why.append(str(reason))
                del self.effects[before:]
                if isinstance(reason, UnknownRules) and len(why) == 1:
                    newer = [effect("update", url=route.url)]
        self.notice = why[0]
        self.stay_at_home()
        self.effects += newer

    def _enter(self, route: Route) -> None:
        """Prepare the screen of an address. Raises `BadSetup`, `BadLink`."""
        if known_language(route.query.get("lang")):
            self.asked_lang = route.query["lang"]
            language.use(self.asked_lang)
        self.route, self.deleting, self.imported = route, "", None
        if route.screen in {HOME.screen, *_TABLE}:
            self.left = route.screen == HOME.screen
        if self.table_session is not None and self.table_session.opened == MENU:
            self.table_session.opened = ""
        if route.screen in SCREENS:
            SCREENS[route.screen].load()
        if route.screen in ENTRANCES:
            ENTRANCES[route.screen](self, route)

    def stay_at_home(self) -> None:
        """Show the home screen, and change the address to it."""
        self.route, self.left = HOME, True
        self.effect("navigate", url="#/", replace=True)

    def visit(self, table: TableSession, replace: bool) -> None:
        """Open a match at the table; `replace`: without adding to the browser's history."""
        url = f"#/match/{table.id}"
        self.table_session, self.left = table, False
        self.route, self.setup_form, self.imported = routes.parse(url), None, None
        self.effect("navigate", url=url, replace=replace)

    def look_back(self, key: str, place: int) -> None:
        """Open the replay of a saved match, and do not tell how it ends."""
        url = f"#/replay/{key}/{place}{routes.HIDDEN}"
        self.effect("navigate", url=url, replace=True)
        self.go(routes.parse(url))

    def share(self, key: str) -> None:
        """Open the share screen of a saved match; the way back leads to the match."""
        url = f"#/share/{key}"
        self.effect("navigate", url=url, replace=False)
        self.go(routes.parse(url))

    def watch(self, key: str) -> None:
        """Go to the end of the replay of a saved match."""
        url = f"#/replay/{key}/999999"
        self.go(routes.parse(url))
        if self.playback is not None:
            url = f"#/replay/{key}/{self.playback.place}"
            self.route = routes.parse(url)
        self.effect("navigate", url=url, replace=False)

    def begin(
        self,
        match: Match,
        wins: tuple[int, ...],
        bots: tuple[int, ...],
        replace: bool,
        mode: PlayMode | None = None,
    ) -> None:
        """Start a match that is new to this device; `mode`: see `TableSession.play_mode`."""
        table = TableSession(self.shelf.new_id(self.time, self.seed), match, wins, bots)
        table.play_mode = mode
        self.visit(table, replace)

    def open(self, key: str) -> TableSession:
        """Open a saved match at the table. Raises `BadSetup`, `BadLink`."""
        if self.table_session is None or self.table_session.id != key:
            save = self.shelf.read(key)
            if save is None and key in self.shelf.texts:
                raise BadSetup(N_("What was saved of this match is damaged."))
            if save is None:
                raise BadSetup(N_("This match is not on this device."))
            self.bring_to_table(self._opener(save))
            if key in self.shelf.fresh:
                self.table.play_mode = PlayMode(max(save.bots, default=0))
        return self.table

    def _opener(self, save: Save) -> Callable[[], TableSession]:
        """Return what opens a save. Raises `BadSetup`, `BadLink`."""
        if save.post:
            POST.load()
            return lambda: REOPENED[POST.id](self, save)
        match, rng = self.reseeded(Match.from_link(save.link)), random.Random(self.seed)
        if not save.tells_of(match.setup):
            raise BadSetup(N_("What was saved of this match is damaged."))
        return lambda: TableSession.of(save, challenge.reopened(save, match, rng))

    def bring_to_table(self, fresh: Callable[[], TableSession]) -> None:
        """Put a match on the table, restoring what this tab remembers of it."""
        self.table_session = fresh()
        memory = self.sent.memory.get("sitting")
        if isinstance(memory, dict) and memory.get("id") == self.table_session.id:
            try:
                self.table_session.recall(memory)
            except Odd:  # remembered by another version of this page
                self.table_session = fresh()

    def reseeded(self, match: Match) -> Match:
        """Return the same match, with this event's seed."""
        if match.perspective is not None:
            return match
        return Match.from_log(match.setup, match.log, rng=random.Random(self.seed))

    @property
    def table(self) -> TableSession:
        """The match at the table. Raises `Barred`."""
        if self.table_session is None:
            raise Barred(_("There is no match here."))
        return self.table_session

    @property
    def behind(self) -> TableSession | None:
        """The match that the arrow of a page leads back to, None where it leads home."""
        return None if self.left else self.table_session

    @property
    def played(self) -> TableSession:
        """The match at the table, to make or undo a move. Raises `Barred`: not in its replay."""
        if self.route.screen == "replay":
            raise Barred(_("This is a replay: nothing can be moved here."))
        return self.table

    @property
    def review(self) -> MatchReview | None:
        """The bot's judgement of the match in the replay, if it has been asked for."""
        table, playback = self.table_session, self.playback
        if table is None or playback is None or table.id != playback.id:
            return None
        return table.review

    @property
    def in_front(self) -> TableSession | Playback:
        """What shows the board on the screen. Raises `Barred`."""
        if self.playback is not None and self.route.screen == "replay":
            return self.playback
        return self.table


def game_called(name: str) -> Game:
    """Return a game that can be played, loading its rules. Raises `BadSetup`."""
    if name not in GAMES:
        raise BadSetup(N_("There is no game called “{game}”."), game=quoted(name))
    return GAMES[name].load()
