"""Somebody in front of the page: sends events, keeps what a browser keeps, reads what is shown."""

import random
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from html.parser import HTMLParser
from typing import Any, NamedTuple

from pygames.core.game import at_random
from pygames.core.links import spelt
from pygames.core.match import Match
from pygames.table.app import App
from pygames.table.saves import Save

ADDRESS = "https://x.example/table/"
VOID = {"br", "img", "input", "hr", "meta", "link"}


class Element(NamedTuple):
    """One element of the page, and those around it from the outside in."""

    tag: str
    attributes: dict[str, str]
    around: tuple["Element", ...]


class Parser(HTMLParser):
    """Takes a page apart; complains about tags that do not match."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.texts: list[tuple[str, tuple[Element, ...]]] = []
        self._open: list[Element] = []
        self.feed(html)
        self.close()
        assert self._open == []
        ids = [e.attributes["id"] for e in self.elements if "id" in e.attributes]
        assert len(set(ids)) == len(ids), "an id twice"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {k: v or "" for k, v in attrs}, tuple(self._open))
        assert len(element.attributes) == len(attrs), f"an attribute twice: {attrs}"
        self.elements.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert tag == self._open.pop().tag

    def handle_data(self, data: str) -> None:
        self.texts.append((data, tuple(self._open)))


class Shown:
    """A page. Taken apart only for those who want to know more than a match needs to go on."""

    def __init__(self, html: str) -> None:
        self.html = html

    @cached_property
    def _parsed(self) -> Parser:
        return Parser(self.html)

    @property
    def elements(self) -> list[Element]:
        """All, in the order of the page."""
        return self._parsed.elements

    @property
    def texts(self) -> list[tuple[str, tuple[Element, ...]]]:
        """Every run of text, and what it stands in."""
        return self._parsed.texts

    def all(self, name: str, tag: str = "") -> list[Element]:
        """The elements with this attribute."""
        return [e for e in self.elements if name in e.attributes and tag in ("", e.tag)]

    def values(self, name: str, tag: str = "") -> list[str]:
        """The values of this attribute, in the order of the page."""
        return [element.attributes[name] for element in self.all(name, tag)]

    def element(self, key: str) -> Element:
        """The one with this id."""
        (found,) = [e for e in self.elements if e.attributes.get("id") == key]
        return found

    def has(self, key: str) -> bool:
        """Whether there is one."""
        return key in self.values("id")

    def text(self, key: str = "app") -> str:
        """What can be read in the element with this id."""
        inside = self.element(key)
        return " ".join("".join(self._within(inside)).split())

    def _within(self, element: Element) -> Iterator[str]:
        return (text for text, around in self.texts if element in around)


def unheard(html: str) -> str:
    """A page without how often its reader has been told something."""
    return re.sub(r' data-said="\d*"', "", html)


class Visitor:
    """An App, and what a browser would keep for it."""

    lingers = False
    """Whether moments are shown until they are tapped away; else time passes in between."""
    languages: Sequence[str] = ("en",)
    """What the browser says its reader reads."""

    def __init__(
        self,
        url: str = "#/",
        seed: int = 0,
        saves: dict[str, str] | None = None,
        session: dict[str, Any] | None = None,
    ) -> None:
        self.random = random.Random(seed)
        self.saves = dict(saves or {})
        self.settings: dict[str, Any] = {}
        self.session = session
        self.shares = False
        self.title = ""
        self.question: dict[str, Any] | None = None
        self.pondered: dict[str, Any] | None = None
        self.later: dict[str, Any] | None = None
        self.time = 1_800_000_000_000
        self.start(url)

    def start(self, url: str | None = None) -> Shown:
        """Open the page, or start the worker again."""
        self.app = App()
        self.url = self.url if url is None else url
        return self.send(
            "start",
            ready=True,
            url=self.url,
            languages=self.languages,
            address=ADDRESS,
            shares=self.shares,
            saves=dict(self.saves),
            settings=self.settings,
            session=self.session,
        )

    def send(self, kind: str, **values: Any) -> Shown:
        """Let something happen, and carry out what follows from it."""
        self.time += 1000
        event = {"type": kind, "seed": self.random.getrandbits(53), "time": self.time, **values}
        page = self.app.handle(event)
        if page.html:  # else the page stays as it is
            self.shown, self.later = Shown(page.html), None
        for effect in page.effects:
            self._carry_out(**effect)
        later = self.later["type"] if self.later else ""
        if (later == "seen" and not self.lingers) or (later == "show" and page.html):
            self.send(self.later.pop("type"), **self.later)
            self.effects = [*page.effects, *self.effects]
        else:
            self.effects = page.effects
        return self.shown

    def _carry_out(self, type: str, **values: Any) -> None:
        match type:
            case "save":
                self.saves[values["id"]] = values["text"]
            case "remove":
                del self.saves[values["id"]]
            case "settings":
                self.settings = dict(values["value"])
            case "remember":
                self.session = values["value"]
            case "navigate":
                self.url = values["url"]
            case "think":
                self.question = values["question"]
            case "stop":
                self.question = None
            case "ponder":
                self.pondered = values["question"]
            case "later":
                self.later = dict(values["event"])
            case "title":
                self.title = values["text"]
            case "log":
                raise AssertionError(values["text"])

    def answer(self, index: int | None = None, **more: Any) -> Shown:
        """Let the bot answer: any of its moves, unless `index` says which; the others do too."""
        question, self.question = self.question, None
        assert question is not None
        chosen = self._any_move(question["seat"]) if index is None else [index]
        answer = {"move": chosen, "reasons": [], "alternatives": [], "why": []}
        if "others" in question:
            answer["others"] = [{"move": self._any_move(o["seat"])} for o in question["others"]]
        answer |= more
        return self.send("thought", question=question, answer=answer)

    def _any_move(self, seat: int) -> tuple[int, ...]:
        (decision,) = [d for d in self.match.decisions if d.seat == seat]
        return spelt(decision, at_random(decision.moves, self.random))

    # --- what is seen --------------------------------------------------------------------

    def _attributes(self, name: str) -> list[str]:
        """The quick way to values that hold nothing to be escaped."""
        return re.findall(f' {name}="([^"]*)"', self.shown.html)

    @property
    def screen(self) -> str:
        return self._attributes("data-screen")[0]

    @property
    def notice(self) -> str:
        return self.shown.text("notice")

    @property
    def table(self) -> dict[str, str]:
        """The attributes of the table."""
        return self.shown.element("table").attributes

    @property
    def over(self) -> bool:
        return self._attributes("data-over") == ["true"]

    @property
    def picks(self) -> list[str]:
        return self._attributes("data-pick")

    @property
    def takers(self) -> list[int]:
        """The seats that may take the device."""
        return [int(seat) for seat in self.shown.values("data-seat", "button")]

    @property
    def save(self) -> Save:
        """What is kept of the match on the table: by the device, or by this tab alone."""
        key = self.url.removeprefix("#/match/")
        fresh = (self.session or {}).get("fresh", {})
        save = Save.read(key, self.saves.get(key) or fresh[key])
        assert save is not None
        return save

    @property
    def match(self) -> Match:
        """The match that is kept."""
        return Match.from_link(self.save.link)

    # --- what is done --------------------------------------------------------------------

    def go(self, url: str) -> Shown:
        """Follow a link of the page, or type an address."""
        self.url = url
        return self.send("navigate", url=url)

    def play(self, game: str = "battle-line", **query: object) -> Shown:
        """Begin a match by its address."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return self.go(f"#/play/{game}?{asked}")

    def pick(self, element: str) -> Shown:
        return self.send("pick", id=element)

    def take(self) -> Shown:
        """Take the device as the first who may."""
        return self.send("take", seat=str(self.takers[0]))

    def nobody(self, kind: str = "pass") -> Shown:
        """Say at the open table that nobody wants to act."""
        return self.send("nobody", how=kind)

    def begin(self, game: str = "battle-line", **query: object) -> Shown:
        """Begin a match by its address and move, so that the device keeps it."""
        self.play(game, **query)
        return self.move()

    def move(self) -> Shown:
        """Take the device if that is asked for, hear the bots, and make the first move listed."""
        for _ in range(100):
            if self.question is not None:
                self.answer()
            elif self.takers and not self.picks:
                self.take()
            else:
                return self.send("move", index="0")
        raise AssertionError("never asked")

    def step(self) -> Shown:
        """Take the device if that is asked for, let nobody act, or pick anything."""
        if self.screen == "handover":
            return self.take()
        if not self.picks and self.takers:  # the open table
            return self.nobody() if self.random.random() < 0.7 else self.take()
        return self.pick(self.random.choice(self.picks))

    def until(self, decision: str) -> Shown:
        """Play on until this is to be decided."""
        for _ in range(2000):
            if self.screen == "table" and self.table["data-decision"] == decision:
                return self.shown
            self.step()
        raise AssertionError(f"never asked to {decision}")

    def to_the_end(self) -> int:
        """Play on until the match is over; how many steps that took."""
        for steps in range(20_000):
            if self.over:
                return steps
            self.step()
        raise AssertionError("no end")
