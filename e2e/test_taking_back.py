"""Taking back what is sent, if the others allow it: one of two plays in the page."""

import random

import pytest
from playwright.sync_api import expect

from e2e.inspection import Inspection
from e2e.pages import Table
from pygames.core.game import IllegalMove, at_random
from pygames.core.links import find
from pygames.core.log import make_setup
from pygames.post import asking, letter
from pygames.post.correspondence import Correspondence


class Elsewhere:
    """Anna, who has invited, at a device without a page."""

    def __init__(self) -> None:
        self.rng = random.Random(1)
        self.post = Correspondence.begin(make_setup("lost-patrol"), self.rng)
        self.post.match.sit(0, "Anna")

    def hear(self, address: str) -> None:
        """Read what was sent."""
        self.post.take(letter.read(find(address)[0]))
        self.post.settle()

    def choose(self) -> None:
        """Do all that is asked."""
        while decisions := self.post.match.decisions:
            self.post.match.play(at_random(decisions[0].moves, self.rng), 0)

    def ask(self) -> bool:
        """Ask to take back what was chosen last, if that can be; whether it can."""
        try:
            asking.ask(self.post.match, *asking.latest_choice(self.post.match, 0))
        except IllegalMove:
            return False
        return True

    def allow(self) -> None:
        """Allow what is asked."""
        asking.answer(self.post.match, self.post.match.requests[0], [0], grants=True)


def sent(table: Table) -> str:
    """Send what there is to send; the address that goes out."""
    offered = table.page.locator("[data-send]")
    address = offered.get_attribute("data-letter")
    offered.click()
    table.page.evaluate("driver.rest()")
    assert address
    return address


def answer(table: Table, other: Elsewhere) -> None:
    """Do all that is asked in the page, and send it."""
    table.race(other.rng, seats=[1])
    other.hear(sent(table))


@pytest.mark.browser_context_args(locale="fa-IR", viewport={"width": 360, "height": 740})
def test_who_asks_and_who_is_asked(table: Table, inspection: Inspection) -> None:
    anna, page = Elsewhere(), table.page
    page.add_init_script("navigator.share = async () => {}")
    table.open(f"#l={anna.post.write()}")
    table.press("#sit")
    undo = page.locator("#undo")
    answer(table, anna)
    while undo.get_attribute("aria-disabled") is not None:
        anna.choose()
        table.go(f"#l={anna.post.write()}")
        answer(table, anna)
    inspection.check("may ask")
    undo.click()
    expect(page.locator("[data-send]")).to_have_class("button primary")
    inspection.check("to be asked")
    anna.hear(sent(table))
    assert undo.get_attribute("aria-disabled") is None
    inspection.check("asked")
    length = table.now.moves
    anna.allow()
    table.go(f"#l={anna.post.write()}")
    assert table.now.moves < length
    assert table.now.picks
    answer(table, anna)
    anna.choose()
    while not anna.ask():
        table.go(f"#l={anna.post.write()}")
        answer(table, anna)
        anna.choose()
    table.go(f"#l={anna.post.write()}")
    expect(page.locator("#refuse")).to_be_visible()
    inspection.check("to be answered")
    page.locator("#allow").click()
    expect(page.locator("[data-send]")).to_have_class("button primary")
    anna.hear(sent(table))
    assert anna.post.match.takes == 2
    assert anna.post.match.decisions
    assert inspection.found == {}
