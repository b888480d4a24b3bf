"""The page as a pure function: (what was, what happened) -> HTML and effects.

An event is a dictionary with a `type`, and in `seed` and `time` (milliseconds) all the chance and
all the clock there is. The first is `start`; it brings what the browser keeps, so that a worker
started again goes on where the one before it was. What the page shall do besides showing the
HTML is told by effects:

    save {id, text}   remove {id}          keep a match, forget it
    settings {value}  remember {value}     keep for this device, for this tab
    navigate {url, replace}                change the address without an event
    language {lang, dir}  title {text}     of the whole page
    copy {text}  shake {id}  scroll {id}   once
    log {text}                             for whoever looks into the console
"""

import random
import traceback
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pygames import GAMES
from pygames.core import language
from pygames.core.codec import BadLink
from pygames.core.game import BadSetup, Game, Told
from pygames.core.language import N_, _
from pygames.core.match import Match
from pygames.table import routes
from pygames.table.boards import board_of
from pygames.table.markup import render
from pygames.table.routes import Route
from pygames.table.saves import Save, Shelf
from pygames.table.screens import Screen, handover, home, rules, setup, table
from pygames.table.screens.setup import Draft
from pygames.table.sitting import Barred, Sitting

__all__ = ["App", "Page"]

Event = Mapping[str, Any]

_TROUBLE = {
    "storage": N_(
        "This browser keeps nothing: its storage is full or blocked. You can play on, but do not "
        "close this page."
    ),
    "restart": N_("The engine had stopped and has been started again. Nothing is lost."),
    "slow": N_("That took too long and was left. Nothing is lost; please try again."),
}
_HOME = Route("home")


class Page(NamedTuple):
    """An answer: the inner HTML of `body`, and what to do besides."""

    html: str
    effects: list[dict[str, Any]]


class App:
    """Everything between one event and the next."""

    def __init__(self) -> None:
        self._shelf = Shelf()
        self._settings: dict[str, Any] = {}
        self._remembered: dict[str, Any] = {}
        self._route = _HOME
        self._sitting: Sitting | None = None
        self._draft: Draft | None = None
        self._deleting = ""
        self._ready = False
        self._notice = ""
        self._title = ""
        self._language = ""
        self._seed = self._time = 0
        self._effects: list[dict[str, Any]] = []

    def handle(self, event: Event) -> Page:
        """Answer an event. Whatever goes wrong, the answer is a page and nothing is lost."""
        if event["type"] == "ping":  # only to see whether somebody answers
            return Page("", [])
        self._effects, self._notice = [], ""
        self._seed, self._time = int(event.get("seed", 0)), int(event.get("time", 0))
        full = event["type"] == "start"
        language.use(str(self._settings.get("lang", "en")))
        try:
            self._happen(event)
            return self._page(full)
        except Exception:
            return self._recover(traceback.format_exc(), full)

    def _happen(self, event: Event) -> None:
        handler: Callable[[Event], None] = getattr(self, "_on_" + event["type"])
        try:
            handler(event)
        except (Told, Barred) as reason:
            self._notice = str(reason)
            if "id" in event:
                self._effect("shake", id=event["id"])

    def _recover(self, report: str, full: bool) -> Page:
        """After a fault of ours: back to what was kept last, or home if that cannot be shown."""
        kept = [effect for effect in self._effects if effect["type"] in ("save", "remove")]
        for route in (self._route, _HOME):
            self._effects = kept[:]
            self._effect("log", text=report)
            self._sitting = self._draft = None
            try:
                if route.screen == "match":
                    self._go(route)
                else:
                    self._stay_at_home()
                self._notice = _("Something went wrong here. Nothing is lost; please try again.")
                return self._page(full)
            except Exception:
                report = traceback.format_exc()
        raise RuntimeError(report)

    def _effect(self, kind: str, **values: Any) -> None:
        self._effects.append({"type": kind, **values})

    # --- where we are --------------------------------------------------------------------

    def _on_start(self, event: Event) -> None:
        self._shelf = Shelf(event.get("saves") or {})
        self._settings = dict(event.get("settings") or {})
        self._remembered = dict(event.get("session") or {})
        self._ready = bool(event.get("ready", False))
        language.use(str(self._settings.get("lang", "en")))
        self._go(routes.parse(event.get("url", "")))

    def _on_navigate(self, event: Event) -> None:
        self._go(routes.parse(event["url"]))

    def _go(self, route: Route) -> None:
        """Show what an address asks for; where that cannot be, say so and stay at home."""
        if "lang" in route.query:
            self._settings["lang"] = route.query["lang"]
            self._effect("settings", value=self._settings)
            language.use(route.query["lang"])
        self._route, self._deleting = route, ""
        try:
            match route.screen:
                case "play":
                    self._play(route)
                case "setup":
                    self._prepare(_game(route.name))
                case "match":
                    self._open(route.name)
                case "rules":
                    _game(route.name)
                    if route.section:
                        self._effect("scroll", id=route.section)
                case "link":
                    self._follow(route.name)
                case "unknown":
                    raise BadSetup(N_("There is no page at this address."))
        except (BadSetup, BadLink) as reason:
            self._notice = str(reason)
            self._stay_at_home()

    def _stay_at_home(self) -> None:
        self._route = _HOME
        self._effect("navigate", url="#/", replace=True)

    def _play(self, route: Route) -> None:
        """Begin at once, as the address says."""
        game = _game(route.name)
        seats, options = routes.setup_of(game, route.query)
        seed = route.query.get("seed", "")
        rng = random.Random(int(seed) if seed.isdecimal() else seed or self._seed)
        names = self._settings.get("names", ())
        if len(names) != seats or not any(names):
            names = ()
        match = Match(game.id, seats, options, names=names, rng=rng)
        self._begin(match, (0,) * seats, replace=True)

    def _follow(self, link: str) -> None:
        """Open a match that somebody has sent."""
        match = Match.from_link(link)
        known = self._shelf.with_link(match.link())
        if known is not None:
            self._visit(known.id, replace=True)
        else:
            self._begin(self._reseeded(match), (0,) * match.setup.seats, replace=True)

    def _prepare(self, game: Game) -> None:
        """Think about a match; what was thought before of the same game still stands."""
        if self._draft is None or self._draft.game is not game:
            recalled = self._recalled_draft(game)
            self._draft = recalled or Draft.usual(game, self._settings.get("names", ()))

    def _begin(self, match: Match, wins: tuple[int, ...], replace: bool) -> None:
        """Sit down to a match that this device does not know yet."""
        key = self._shelf.new_id(self._time, self._seed)
        self._sitting = Sitting(key, match, wins)
        self._keep()
        self._visit(key, replace)

    def _visit(self, key: str, replace: bool) -> None:
        url = f"#/match/{key}"
        self._route, self._draft = routes.parse(url), None
        self._effect("navigate", url=url, replace=replace)
        self._open(key)

    def _open(self, key: str) -> None:
        """Sit down to a match of this device."""
        if self._sitting is not None and self._sitting.id == key:
            return
        save = self._shelf.read(key)
        if save is None:
            raise BadSetup(N_("This match is not on this device."))
        match = self._reseeded(Match.from_link(save.link))
        self._sitting = Sitting(key, match, save.wins)
        memory = self._remembered.get("sitting")
        if isinstance(memory, dict) and memory.get("id") == key:
            try:
                self._sitting.recall(memory)
            except (TypeError, ValueError):  # remembered by another version of this page
                self._sitting = Sitting(key, match, save.wins)

    def _reseeded(self, match: Match) -> Match:
        """The same match, with the chance of this event."""
        if match.perspective is not None:
            return match
        return Match.from_log(match.setup, match.log, rng=random.Random(self._seed))

    def _keep(self) -> None:
        """Autosave."""
        sitting = self._table
        text = Save.of(sitting.id, sitting.match, self._time, sitting.wins).text()
        self._shelf.texts[sitting.id] = text
        self._effect("save", id=sitting.id, text=text)

    @property
    def _table(self) -> Sitting:
        if self._sitting is None:
            raise Barred(_("There is no match here."))
        return self._sitting

    # --- at the table --------------------------------------------------------------------

    def _on_pick(self, event: Event) -> None:
        if self._table.pick(event["id"]):
            self._keep()

    def _on_clear(self, _event: Event) -> None:
        self._table.picked = ()

    def _on_move(self, event: Event) -> None:
        decision = self._table.decision
        if decision is None:
            raise Barred(_("It is not your turn."))
        moves = decision.also if event.get("also") else decision.moves
        self._table.play(moves[int(event["index"])])
        self._keep()

    def _on_take(self, event: Event) -> None:
        self._table.take(int(event["seat"]))

    def _on_look(self, _event: Event) -> None:
        self._table.look()

    def _on_pass_on(self, _event: Event) -> None:
        self._table.pass_on()

    def _on_undo(self, _event: Event) -> None:
        self._table.undo()
        self._keep()

    def _on_redo(self, _event: Event) -> None:
        self._table.redo()
        self._keep()

    def _on_open(self, event: Event) -> None:
        self._table.opened = event["id"]

    def _on_close(self, _event: Event) -> None:
        self._table.opened = ""

    def _on_unfold(self, event: Event) -> None:
        self._table.unfolded |= {event["id"]}

    def _on_fold(self, event: Event) -> None:
        self._table.unfolded -= {event["id"]}

    def _on_rematch(self, _event: Event) -> None:
        sitting = self._table
        ended = sitting.match
        begun = Match(
            ended.setup.game,
            ended.setup.seats,
            ended.setup.options,
            names=ended.setup.names,
            rng=random.Random(self._seed),
        )
        self._begin(begun, sitting.tally(), replace=False)

    # --- elsewhere -----------------------------------------------------------------------

    def _on_change(self, event: Event) -> None:
        if self._draft is not None:
            self._draft = self._draft.changed(event["fields"], event.get("name", ""))

    def _on_begin(self, event: Event) -> None:
        if self._draft is None:
            raise Barred(_("There is no match here."))
        draft = self._draft.changed(event["fields"])
        names = draft.names if any(draft.names) else ()
        rng = random.Random(self._seed)
        match = Match(draft.game.id, draft.seats, draft.options, names=names, rng=rng)
        self._settings["names"] = list(draft.names)
        self._effect("settings", value=self._settings)
        self._begin(match, (0,) * draft.seats, replace=False)

    def _on_delete(self, event: Event) -> None:
        """Asked for twice, a match is forgotten."""
        key = event["id"]
        if self._deleting != key:
            self._deleting = key
            return
        self._deleting = ""
        if self._shelf.texts.pop(key, None) is not None:
            self._effect("remove", id=key)
        if self._sitting is not None and self._sitting.id == key:
            self._sitting = None

    def _on_spare(self, _event: Event) -> None:
        """The match is not to be deleted after all."""
        self._deleting = ""

    def _on_saved(self, event: Event) -> None:
        """Another tab has kept or forgotten a match."""
        key, text = event["id"], event["text"]
        if text is None:
            self._shelf.texts.pop(key, None)
            return
        self._shelf.texts[key] = text
        if self._sitting is not None and self._sitting.id == key:
            self._sitting = None
            if self._route.screen == "match":
                self._open(key)

    def _on_trouble(self, event: Event) -> None:
        self._notice = _(_TROUBLE[event["what"]])

    # --- what is shown -------------------------------------------------------------------

    def _page(self, full: bool) -> Page:
        """The page as it is now, and what it has to be told besides.

        `full`: with the drawings that the browser keeps from then on.
        """
        screen, title, body = self._screen()
        html = render(
            "table/page.html",
            screen=screen,
            ready=self._ready,
            lang=language.current(),
            dir=language.direction(),
            notice=self._notice,
            body=body,
            symbols=[
                (key, board_of(game).symbols() if full else "") for key, game in GAMES.items()
            ],
        )
        self._tell(title)
        return Page(str(html), self._effects)

    def _screen(self) -> Screen:
        route, sitting = self._route, self._sitting
        match route.screen:
            case "setup" if self._draft is not None:
                return setup.draw(self._draft)
            case "rules":
                return rules.draw(_game(route.name), sitting)
            case "match" if sitting is not None:
                return handover.draw(sitting) if sitting.handing_over else table.draw(sitting)
        return home.draw(self._shelf.all(), self._deleting, self._time)

    def _tell(self, title: str) -> None:
        if language.current() != self._language:
            self._language = language.current()
            self._effect("language", lang=language.current(), dir=language.direction())
        if title != self._title:
            self._title = title
            self._effect("title", text=title)
        memory: dict[str, Any] = {}
        if self._sitting is not None:
            memory["sitting"] = self._sitting.memory()
        if self._draft is not None:
            memory["draft"] = self._draft.memory()
        if memory != self._remembered:
            self._remembered = memory
            self._effect("remember", value=memory)

    def _recalled_draft(self, game: Game) -> Draft | None:
        memory = self._remembered.get("draft")
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
