"""The page as a pure function: (what was, what happened) -> HTML and effects.

An event is a dictionary with a `type`, and in `seed` and `time` (milliseconds) all the chance and
all the clock there is. The first is `start`; it brings what the browser keeps, so that a worker
started again goes on where the one before it was. What the page shall do besides showing the
HTML is told by effects:

    save {id, text}   remove {id}          keep a match, forget it
    settings {value}  remember {value}     keep for this device, for this tab
    navigate {url, replace}                change the address without an event
    address {url}                          the same soon, for one that changes all the time
    language {lang, dir}  title {text}     of the whole page
    copy {text}  shake {id}  scroll {id}   once
    download {name, text}                  hand over a file
    share {title, text, url}               by the device's own means, where `start` said it can
    later {event, after}                   send this event after so many milliseconds
    sound {name}                           own, other, win, barred
    think {question}  stop                 have a bot think, or no longer (see `events.thinking`)
    install  renew                         be an application; go over to the newer version
    log {text}                             for whoever looks into the console
"""

import random
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from pygames import GAMES
from pygames.core import language
from pygames.core.codec import BadLink
from pygames.core.game import BadSetup, Game, Told
from pygames.core.language import N_, _
from pygames.core.links import MARK
from pygames.core.match import Match
from pygames.table import laying, routes
from pygames.table.arriving import Arrival, arrive
from pygames.table.boards import board_of
from pygames.table.device import Device
from pygames.table.events import HANDLERS, Event, replaying, sharing, thinking
from pygames.table.lesson import LessonSitting
from pygames.table.markup import render
from pygames.table.replaying import Replaying
from pygames.table.results import results
from pygames.table.routes import Route
from pygames.table.saves import Save, Shelf
from pygames.table.screens import (
    Screen,
    arrival,
    handover,
    home,
    opening,
    replay,
    rules,
    settings,
    setup,
    share,
    statistics,
    table,
)
from pygames.table.screens.setup import Draft
from pygames.table.settings import Settings, known_language
from pygames.table.sharing import Sharing
from pygames.table.sitting import Barred, Sitting
from pygames.table.sounds import Heard, sound_of

__all__ = ["App", "Page"]

_HOME = Route("home")


class Page(NamedTuple):
    """An answer: the inner HTML of `body`, and what to do besides."""

    html: str
    effects: list[dict[str, Any]]


class App:
    """Everything between one event and the next."""

    def __init__(self) -> None:
        self.shelf = Shelf()
        self.settings: dict[str, Any] = {}
        self.remembered: dict[str, Any] = {}
        self.route = _HOME
        self.sitting: Sitting | None = None
        self.draft: Draft | None = None
        self.arrival: Arrival | None = None
        self.replaying: Replaying | None = None
        self.sharing: Sharing | None = None
        self.address = ""
        """Of this page, without what stands behind the `#`."""
        self.shares = False
        """Whether the browser can hand things to other programs."""
        self.question: dict[str, Any] | None = None
        """What a bot is thinking about."""
        self.deleting = ""
        self.device = Device()
        self.offering = False
        """Whether a newer version is offered also where a match is played."""
        self.ready = False
        self.notice = ""
        self.aloud: list[str] = []
        """The table in sentences, once somebody has asked for them."""
        self.title = ""
        self.language = ""
        self.fallback = "en"
        """The language for whoever has not chosen one."""
        self.heard = Heard()
        self.seed = self.time = 0
        self.effects: list[dict[str, Any]] = []

    def handle(self, event: Event) -> Page:
        """Answer an event. Whatever goes wrong, the answer is a page and nothing is lost."""
        if event["type"] == "ping":  # only to see whether somebody answers
            return Page("", [])
        self.effects = []
        if event["type"] != "device":  # of which whoever reads the notice knows nothing
            self.notice, self.aloud = "", []
        self.seed, self.time = int(event.get("seed", 0)), int(event.get("time", 0))
        language.use(self.reads)
        try:
            self._happen(event)
            return self._page()
        except Exception:
            return self._recover(traceback.format_exc())

    def _happen(self, event: Event) -> None:
        handler = HANDLERS[event["type"]]
        try:
            handler(self, event)
        except (Told, Barred) as reason:
            self.notice = str(reason)
            self.hear("barred")
            if "id" in event:
                self.effect("shake", id=event["id"])

    def _recover(self, report: str) -> Page:
        """After a fault of ours: back to what was kept last, or home if that cannot be shown."""
        kept = [effect for effect in self.effects if effect["type"] in ("save", "remove")]
        for route in (self.route, _HOME):
            self.effects = kept[:]
            self.effect("log", text=report)
            self.sitting = self.draft = None
            try:
                if route.screen == "match":
                    self.go(route)
                else:
                    self.stay_at_home()
                self.notice = _("Something went wrong here. Nothing is lost; please try again.")
                return self._page()
            except Exception:
                report = traceback.format_exc()
        raise RuntimeError(report)

    def effect(self, kind: str, **values: Any) -> None:
        """Have the page do something besides."""
        self.effects.append({"type": kind, **values})

    def hear(self, sound: str) -> None:
        """Have the page make a sound, for those who want any."""
        if sound and Settings.read(self.settings).sound:
            self.effect("sound", name=sound)

    @property
    def reads(self) -> str:
        """The language to show everything in."""
        return Settings.read(self.settings).lang or self.fallback

    # --- where we are --------------------------------------------------------------------

    def start(self, event: Event) -> None:
        """Begin with what the browser keeps."""
        self.shelf = Shelf(event.get("saves") or {})
        self.settings = dict(event.get("settings") or {})
        self.remembered = dict(event.get("session") or {})
        self.device = Device.read(event.get("device") or {})
        self.ready = bool(event.get("ready", False))
        self.address = str(event.get("address", ""))
        self.shares = bool(event.get("shares", False))
        self.fallback = language.choose(event.get("languages") or ())
        language.use(self.reads)
        self.go(routes.parse(event.get("url", "")))

    def go(self, route: Route) -> None:
        """Show what an address asks for; where that cannot be, say so and stay at home."""
        if known_language(route.query.get("lang")):
            self.settings["lang"] = route.query["lang"]
            self.effect("settings", value=self.settings)
            language.use(route.query["lang"])
        self.route, self.deleting, self.arrival = route, "", None
        if self.sitting is not None and self.sitting.opened == table.MENU:
            self.sitting.opened = ""
        try:
            match route.screen:
                case "play":
                    self.play(route)
                case "setup":
                    self.prepare(_game(route.name))
                case "match":
                    self.open(route.name)
                case "lesson":
                    self.learn(_game(route.name))
                case "rules":
                    _game(route.name)
                    if route.section:
                        self.effect("scroll", id=route.section)
                case "link":
                    arrive(self, f"{MARK}{route.name}/{route.section}")
                case "replay":
                    replaying.enter(self, route)
                case "share":
                    sharing.enter(self, route)
                case "unknown":
                    raise BadSetup(N_("There is no page at this address."))
        except (BadSetup, BadLink) as reason:
            self.notice = str(reason)
            self.stay_at_home()

    def stay_at_home(self) -> None:
        self.route = _HOME
        self.effect("navigate", url="#/", replace=True)

    def play(self, route: Route) -> None:
        """Begin at once, as the address says."""
        game = _game(route.name)
        seats, options = routes.setup_of(game, route.query)
        seed = route.query.get("seed", "")
        rng = random.Random(int(seed) if seed.isdecimal() else seed or self.seed)
        names = self.settings.get("names", ())
        if len(names) != seats or not any(names):
            names = ()
        match = Match(game.id, seats, options, names=names, rng=rng)
        bots = routes.bots_of(game, route.query, seats)
        self.begin(match, (0,) * seats, bots, replace=True)

    def prepare(self, game: Game) -> None:
        """Think about a match; what was thought before of the same game still stands."""
        if self.draft is None or self.draft.game is not game:
            recalled = self._recalled_draft(game)
            self.draft = recalled or Draft.usual(game, self.settings.get("names", ()))

    def begin(
        self, match: Match, wins: tuple[int, ...], bots: tuple[int, ...], replace: bool
    ) -> None:
        """Sit down to a match that this device does not know yet."""
        key = self.shelf.new_id(self.time, self.seed)
        self.sitting = Sitting(key, match, wins, bots)
        self.keep()
        self.visit(key, replace)

    def visit(self, key: str, replace: bool) -> None:
        """Go to a match of this device."""
        url = f"#/match/{key}"
        self.route, self.draft, self.arrival = routes.parse(url), None, None
        self.effect("navigate", url=url, replace=replace)
        self.open(key)

    def look_back(self, key: str, place: int) -> None:
        """Go to the replay of a match of this device."""
        url = f"#/replay/{key}/{place}"
        self.effect("navigate", url=url, replace=True)
        self.go(routes.parse(url))

    def stand_at(self, replaying: Replaying) -> None:
        """Let the address follow the replay."""
        url = f"#/replay/{replaying.id}/{replaying.place}"
        self.route = routes.parse(url)
        self.effect("address", url=url)

    def open(self, key: str) -> None:
        """Sit down to a match of this device."""
        if self.sitting is not None and self.sitting.id == key:
            return
        save = self.shelf.read(key)
        if save is None:
            raise BadSetup(N_("This match is not on this device."))
        match = self.reseeded(Match.from_link(save.link))
        self._sit_down(partial(Sitting.of, save, match))

    def learn(self, game: Game) -> None:
        """Sit down to a game's first lesson, where this tab left it."""
        if not game.lesson:
            raise BadSetup(N_("There is no lesson for this game yet."))
        self._sit_down(partial(LessonSitting, game))

    def _sit_down(self, fresh: Callable[[], Sitting]) -> None:
        """Go on as this tab remembers, if it does."""
        self.sitting = fresh()
        memory = self.remembered.get("sitting")
        if isinstance(memory, dict) and memory.get("id") == self.sitting.id:
            try:
                self.sitting.recall(memory)
            except (TypeError, ValueError):  # remembered by another version of this page
                self.sitting = fresh()

    def reseeded(self, match: Match) -> Match:
        """The same match, with the chance of this event."""
        if match.perspective is not None:
            return match
        return Match.from_log(match.setup, match.log, rng=random.Random(self.seed))

    def keep(self) -> None:
        """Autosave. A lesson is nothing to keep."""
        sitting = self.table
        if isinstance(sitting, LessonSitting):
            return
        save = Save.of(
            sitting.id, sitting.match, self.time, sitting.wins, sitting.bots, sitting.notes
        )
        text = save.text()
        self.shelf.texts[sitting.id] = text
        self.effect("save", id=sitting.id, text=text)

    @property
    def table(self) -> Sitting:
        """The match that is sat at. Raises `Barred`."""
        if self.sitting is None:
            raise Barred(_("There is no match here."))
        return self.sitting

    @property
    def in_front(self) -> Sitting | Replaying:
        """Whose board is shown. Raises `Barred`."""
        if self.replaying is not None and self.route.screen == "replay":
            return self.replaying
        return self.table

    # --- what is shown -------------------------------------------------------------------

    def _page(self) -> Page:
        """The page as it is now, and what it has to be told besides."""
        if self.sitting is not None:
            self.sitting.layouts.kept = laying.kept(self.settings, self.sitting.game.id)
        screen, title, body = self._screen()
        html = render(
            "table/page.html",
            screen=screen,
            ready=self.ready,
            lang=language.current(),
            dir=language.direction(),
            notice=self.notice,
            aloud=self.aloud,
            offer=self.device.renewal and (self.offering or screen == "home"),
            body=body,
            symbols=[(key, board_of(game).symbols()) for key, game in GAMES.items()],
        )
        self._tell(title)
        return Page(str(html), self.effects)

    def _screen(self) -> Screen:
        route, sitting = self.route, self.sitting
        match route.screen:
            case "setup" if self.draft is not None:
                return setup.draw(self.draft)
            case "rules":
                return rules.draw(_game(route.name), sitting)
            case "settings":
                return settings.draw(Settings.read(self.settings), sitting)
            case "statistics":
                return statistics.draw(results(self.shelf.all(), self.settings))
            case "replay" if self.replaying is not None:
                return replay.draw(self.replaying)
            case "share" if self.sharing is not None:
                return share.draw(self.sharing, self.shares)
            case "open":
                return opening.draw()
            case "match" if sitting is not None and self.arrival and sitting.waiting:
                return arrival.draw(sitting, self.arrival)
            case "match" | "lesson" if sitting is not None:
                return handover.draw(sitting) if sitting.handing_over else table.draw(sitting)
        return home.draw(self.shelf.all(), self.deleting, self.time, self.device)

    def _tell(self, title: str) -> None:
        if language.current() != self.language:
            self.language = language.current()
            self.effect("language", lang=language.current(), dir=language.direction())
        thinking.ask(self)
        self.hear(sound_of(self.heard, self.sitting))
        self.heard = Heard.at(self.sitting)
        if title != self.title:
            self.title = title
            self.effect("title", text=title)
        memory: dict[str, Any] = {}
        if self.sitting is not None:
            memory["sitting"] = self.sitting.memory()
        if self.draft is not None:
            memory["draft"] = self.draft.memory()
        if memory != self.remembered:
            self.remembered = memory
            self.effect("remember", value=memory)

    def _recalled_draft(self, game: Game) -> Draft | None:
        memory = self.remembered.get("draft")
        if not isinstance(memory, dict) or memory.get("game") != game.id:
            return None
        try:
            return Draft.recalled(game, memory)
        except (TypeError, ValueError):
            return None


def _game(name: str) -> Game:
    """A game that can be played. Raises `BadSetup`."""
    if name not in GAMES:
        raise BadSetup(N_("There is no game called “{game}”."), game=name)
    return GAMES[name]
