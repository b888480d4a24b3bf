"""Friends at browsers of their own, who send each other what their pages give them to send."""

import random

from playwright.sync_api import Locator, Page

from e2e.conftest import NewContext
from e2e.pages import Shown, Table, Touch, click

SHEET = """() => {
  globalThis.sent = [];
  navigator.share = async (what) => void sent.push(what);
}"""
"""A share sheet, where the browser has none: it keeps what it is given."""

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "locale": "fa-IR"}
"""A phone whose owner reads Persian."""
QUICK = {
    "battle-line": "battle-line?use_tactics=false&hand_size=3",
    "lost-patrol": "lost-patrol?preset=dash",
    "not-alone": "not-alone?seats=2",
    "espionage": "espionage?board=6x6&setup_rows=1&moves_per_turn=1&max_turns=40",
    "deep-space-wars": "deep-space-wars?seats=2",
}
"""Matches that do not last long: the addresses of their invitations."""


def by_keys(element: Locator) -> None:
    """Without a mouse: what has the focus is pressed."""
    element.focus()
    element.page.keyboard.press("Enter")


class Friend(Table):
    """Somebody in a browser of their own."""

    def __init__(self, page: Page, site: str, touch: Touch = click) -> None:
        super().__init__(page, site, touch)
        page.add_init_script(f"({SHEET})()")
        self.touches = 0
        """How often this friend has touched anything that is no move."""

    @property
    def here(self) -> list[int]:
        """The seats at this device, as the page tells."""
        return [int(seat) for seat in (self._said("data-here") or "").split()]

    @property
    def waits_for(self) -> str:
        """The seats that are awaited, as the page tells."""
        return self._said("data-waiting") or ""

    def _said(self, name: str) -> str | None:
        return self.page.locator("#table").get_attribute(name)

    @property
    def sends(self) -> bool:
        """Whether there is something to send."""
        return self.page.locator("[data-send]").count() > 0

    @property
    def owes(self) -> bool:
        """Whether something here has not been sent."""
        return "primary" in (self.page.locator("[data-send]").get_attribute("class") or "")

    def invite(self, query: str, name: str = "Anna", *, sealed: bool = False) -> str:
        """Invite others as an address says; what they are sent."""
        self.open(f"#/invite/{query}")
        self.page.fill("#name", name)
        self.page.locator("#sealed" if sealed else "#open").check(force=True)
        self.press("#send-invitation")
        return self.given()

    def send(self) -> str:
        """Send what there is to send, with one touch; the address that goes out."""
        offered = self.page.locator("[data-send]").get_attribute("data-letter")
        self.touch(self.page.locator("[data-send]"))
        self.touches += 1
        given = self.given()
        assert offered in (given, None)  # a sealed letter is shown once it stands
        return given

    def given(self) -> str:
        """What the share sheet was given last."""
        self.page.wait_for_function("sent.length")
        url: str = self.page.evaluate("sent.splice(0).at(-1).url")
        assert url.startswith(f"{self.site}#l=")
        return url

    def take_in(self, address: str) -> None:
        """Follow a link of a chat in this tab."""
        self.page.evaluate("it => { location.hash = it; }", address.removeprefix(self.site))
        taken_in = "!location.hash.startsWith('#l=') || document.querySelector('#join')"
        self.page.wait_for_function(taken_in)

    def join(self, address: str, name: str, seat: int | None = None) -> Shown:
        """Open an invitation in this browser and sit down."""
        self.open(address.removeprefix(self.site))
        self.page.fill("#name", name)
        if seat is not None and self.page.locator(f"#seat-{seat}").count():
            self.page.locator(f"#seat-{seat}").check(force=True)
        return self.press("#sit")

    def choose(self, rng: random.Random) -> bool:
        """Do all that is asked at this device; whether there was anything."""
        before = self.now.moves
        self.race(rng, seats=self.here)
        return self.now.moves != before


def play(friends: list[Friend], rng: random.Random, letters: int = 2000) -> int:
    """Let everybody choose and send in turn until the match is over, or so many letters are sent;
    how many that took."""
    sent = 0
    while sent < letters:
        for friend in friends:
            if friend.choose(rng) or friend.sends:
                if not friend.sends:
                    continue
                address = friend.send()
                sent += 1
                for other in friends:
                    if other is not friend:
                        other.take_in(address)
        if all(friend.now.over for friend in friends):
            break
    return sent


def met(
    new_context: NewContext, site: str, query: str, names: list[str], *, sealed: bool = False
) -> list[Friend]:
    """Friends who have begun a match: the first has invited, all others have joined."""
    host, *guests = (Friend(new_context().new_page(), site) for _name in names)
    invitation = host.invite(query, names[0], sealed=sealed)
    for seat, (guest, name) in enumerate(zip(guests, names[1:], strict=True), 1):
        guest.join(invitation, name, seat)
        if guest.sends:
            host.take_in(guest.send())
    return [host, *guests]
