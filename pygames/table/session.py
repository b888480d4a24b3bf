"""What lies between two events: what is kept on this device, and where in it we are.

Below it are the things that a session holds; above it, the functions that answer an event
(`@on`) or prepare the screen that an address asks for (`@enters`), in `pygames.table.events`.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from pygames import GAMES
from pygames.core import language
from pygames.core.codec import BadLink
from pygames.core.game import BadSetup, Game
from pygames.core.language import N_, _
from pygames.core.match import Match
from pygames.table import routes
from pygames.table.arrival import Arrival
from pygames.table.device import Device
from pygames.table.known import Effect, Known, effect
from pygames.table.preparing import Preparing
from pygames.table.replaying import Replaying
from pygames.table.routes import Route
from pygames.table.saves import Shelf
from pygames.table.settings import Settings, known_language
from pygames.table.sharing import Sharing
from pygames.table.sitting import MENU, Barred, Sitting

__all__ = ["ENTRANCES", "HANDLERS", "HOME", "Event", "Session", "enters", "game_called", "on"]

Event: TypeAlias = Mapping[str, Any]
Handler: TypeAlias = "Callable[[Session, Event], None]"
Entrance: TypeAlias = "Callable[[Session, Route], None]"

HANDLERS: dict[str, Handler] = {}
"""The type of an event -> what answers it. It may raise `Told` or `Barred`: the text is shown."""
ENTRANCES: dict[str, Entrance] = {}
"""The screen of an address -> what prepares it. It may raise `BadSetup` or `BadLink`."""

HOME = Route("home")


def on(kind: str) -> Callable[[Handler], Handler]:
    """Let the decorated function answer events of this type."""

    def register(handler: Handler) -> Handler:
        assert kind not in HANDLERS, f"two functions answer “{kind}”"
        HANDLERS[kind] = handler
        return handler

    return register


def enters(screen: str) -> Callable[[Entrance], Entrance]:
    """Let the decorated function prepare this screen when an address asks for it."""

    def register(entrance: Entrance) -> Entrance:
        assert screen not in ENTRANCES, f"two functions enter “{screen}”"
        ENTRANCES[screen] = entrance
        return entrance

    return register


class Session:
    """One tab of the browser."""

    def __init__(self) -> None:
        self.known = Known()
        self.shelf = Shelf()
        self.settings: dict[str, Any] = {}
        self.route = HOME
        self.sitting: Sitting | None = None
        self.preparing: Preparing | None = None
        self.arrival: Arrival | None = None
        self.replaying: Replaying | None = None
        self.sharing: Sharing | None = None
        self.address = ""
        """Of this page, without what stands behind the `#`."""
        self.shares = False
        """Whether the browser can hand things to other programs."""
        self.deleting = ""
        """The id of a match that is deleted if that is asked for once more."""
        self.device = Device()
        self.offering = False
        """Whether a newer version is offered also where a match is played."""
        self.ready = False
        self.fallback = "en"
        """The language for whoever has not chosen one."""
        self.notice = ""
        self.aloud: list[str] = []
        """The table in sentences, once somebody has asked for them."""
        self.seed = self.time = 0
        self.effects: list[Effect] = []
        """What the page has to do once, in answer to this event."""

    def start(self, event: Event) -> None:
        """Begin with what the browser keeps."""
        self.shelf = Shelf(event.get("saves") or {})
        self.settings = dict(event.get("settings") or {})
        self.known = Known(
            dict(self.shelf.texts), dict(self.settings), dict(event.get("session") or {})
        )
        self.device = Device.read(event.get("device") or {})
        self.ready = bool(event.get("ready", False))
        self.address = str(event.get("address", ""))
        self.shares = bool(event.get("shares", False))
        self.fallback = language.choose(event.get("languages") or ())
        language.use(self.reads)
        self.go(routes.parse(event.get("url", "")))

    # --- what the page has to do once ----------------------------------------------------

    def effect(self, kind: str, **values: Any) -> None:
        """Have the page do something once."""
        self.effects.append(effect(kind, **values))

    def hear(self, sound: str) -> None:
        """Have the page make a sound, for those who want any."""
        if sound and Settings.read(self.settings).sound:
            self.effect("sound", name=sound)

    # --- what lasts ----------------------------------------------------------------------

    @property
    def reads(self) -> str:
        """The language to show everything in."""
        return Settings.read(self.settings).lang or self.fallback

    def memory(self) -> dict[str, Any]:
        """What this tab needs to go on after a reload."""
        kept = {"sitting": self.sitting, "preparing": self.preparing}
        return {name: it.memory() for name, it in kept.items() if it is not None}

    def hear_of(self, key: str, text: str | None) -> None:
        """Another tab has saved a match, or deleted it (None)."""
        for texts in (self.shelf.texts, saves := dict(self.known.saves)):
            texts.pop(key, None)
            if text is not None:
                texts[key] = text
        self.known = self.known._replace(saves=saves)

    def autosave(self) -> None:
        """Put the match that is played on the shelf if anything in it has changed."""
        if self.sitting is not None and self.sitting.unsaved:
            self.shelf.put(self.sitting.save(self.time))

    # --- where we are --------------------------------------------------------------------

    def go(self, route: Route) -> None:
        """Show what an address asks for; where that cannot be, say so and stay at home."""
        if known_language(route.query.get("lang")):
            self.settings["lang"] = route.query["lang"]
            language.use(route.query["lang"])
        self.route, self.deleting, self.arrival = route, "", None
        if self.sitting is not None and self.sitting.opened == MENU:
            self.sitting.opened = ""
        try:
            if route.screen in ENTRANCES:
                ENTRANCES[route.screen](self, route)
        except (BadSetup, BadLink) as reason:
            self.notice = str(reason)
            self.stay_at_home()

    def stay_at_home(self) -> None:
        """Show the home screen, and let the address say so."""
        self.route = HOME
        self.effect("navigate", url="#/", replace=True)

    def visit(self, sitting: Sitting, replace: bool) -> None:
        """Sit down to a match; `replace`: the way back does not lead to where we were."""
        url = f"#/match/{sitting.id}"
        self.sitting = sitting
        self.route, self.preparing, self.arrival = routes.parse(url), None, None
        self.effect("navigate", url=url, replace=replace)

    def look_back(self, key: str, place: int) -> None:
        """Go to the replay of a match of this device."""
        url = f"#/replay/{key}/{place}"
        self.effect("navigate", url=url, replace=True)
        self.go(routes.parse(url))

    def begin(
        self, match: Match, wins: tuple[int, ...], bots: tuple[int, ...], replace: bool
    ) -> None:
        """Sit down to a match that this device does not know yet."""
        key = self.shelf.new_id(self.time, self.seed)
        self.visit(Sitting(key, match, wins, bots), replace)

    def open(self, key: str) -> Sitting:
        """Sit down to a match of this device. Raises `BadSetup`, `BadLink`."""
        if self.sitting is None or self.sitting.id != key:
            save = self.shelf.read(key)
            if save is None:
                raise BadSetup(N_("This match is not on this device."))
            match = self.reseeded(Match.from_link(save.link))
            self.sit_down(lambda: Sitting.of(save, match))
        return self.table

    def sit_down(self, fresh: Callable[[], Sitting]) -> None:
        """Go on as this tab remembers, if it does."""
        self.sitting = fresh()
        memory = self.known.memory.get("sitting")
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

    @property
    def table(self) -> Sitting:
        """The match that is played. Raises `Barred`."""
        if self.sitting is None:
            raise Barred(_("There is no match here."))
        return self.sitting

    @property
    def in_front(self) -> Sitting | Replaying:
        """Whose board is shown. Raises `Barred`."""
        if self.replaying is not None and self.route.screen == "replay":
            return self.replaying
        return self.table


def game_called(name: str) -> Game:
    """A game that can be played, and is here. Raises `BadSetup`."""
    if name not in GAMES:
        raise BadSetup(N_("There is no game called “{game}”."), game=name)
    return GAMES[name].load()
