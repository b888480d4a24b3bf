"""What goes wrong in a sealed match, and how the page bears it. The other one is no browser."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewContext
from e2e.friends import Friend
from e2e.inspection import Inspection
from e2e.pages import Table
from pygames.cli import main
from pygames.core.links import find
from pygames.fair.items import Key, Tag
from pygames.fair.sealed_match import SealedMatch
from pygames.post import letter
from pygames.post.correspondence import Correspondence
from tests.effort import only_wild, sampled

GAME = "battle-line?use_tactics=false&hand_size=3"
FULL = """() => {
  globalThis.kept = Storage.prototype.setItem;
  Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
}"""
ROOM = "() => { Storage.prototype.setItem = globalThis.kept; }"
OTHER = """() => {
  const key = Object.keys(localStorage).find((it) => it.includes("/match/"));
  localStorage.setItem(key, localStorage.getItem(key) + " ");
}"""
"""What another tab would have saved, of which this one has not heard."""


class Ben:
    """Somebody who has been invited, and plays without a page."""

    def __init__(self, anna: Friend, invitation: str) -> None:
        self.anna = anna
        self.rng = random.Random(7)
        self.post = Correspondence.join(letter.read(find(invitation)[0]), self.rng)
        self.post.match.sit(1, "Ben")

    @property
    def match(self) -> SealedMatch:
        assert isinstance(self.post.match, SealedMatch)
        return self.post.match

    def hear(self, address: str) -> None:
        """Take in what Anna has sent."""
        self.post.take(letter.read(find(address)[0]))

    def answer(self) -> str:
        """Do what is asked; the address that goes out."""
        while self.match.decisions:
            decision = self.match.decisions[0]
            self.match.play(self.rng.choice([*decision.moves]), 1)
        return f"{self.anna.site}#l={self.post.write()}"

    def tell(self) -> None:
        """Do what is asked, and let Anna open it."""
        self.anna.take_in(self.answer())


def begun(table: Table) -> tuple[Friend, Ben]:
    """Anna and Ben, up to Anna's first choice."""
    anna = Friend(table.page, table.site)
    ben = Ben(anna, anna.invite(GAME, sealed=True))
    ben.tell()
    while not anna.now.picks:
        ben.hear(anna.send())
        ben.tell()
    return anna, ben


def ended(anna: Friend, ben: Ben) -> None:
    """Anna resigns."""
    while not anna.now.picks:
        ben.hear(anna.send())
        ben.tell()
    anna.also()
    ben.hear(anna.send())
    ben.tell()


def verdict_of(table: Table, found: str) -> None:
    """Wait for a verdict."""
    expect(table.page.locator("#verdict")).to_have_attribute("data-fair", found)


def test_a_reload_and_a_lost_letter_lose_nothing(table: Table) -> None:
    anna, ben = begun(table)
    anna.choose(ben.rng)
    table.page.reload()
    table.ready()
    _lost = anna.send()
    table.page.reload()
    table.ready()
    ben.hear(table.page.locator("[data-send]").get_attribute("data-letter") or "")
    assert ben.match.decisions
    ben.tell()
    ended(anna, ben)
    verdict_of(table, "right")
    assert ben.match.verdict().kind == "right"


@pytest.mark.parametrize(
    "fault", sampled([pytest.param(OTHER, id="another tab"), pytest.param(FULL, id="full")], 2)
)
def test_what_cannot_be_kept_is_not_sent(table: Table, fault: str) -> None:
    anna, ben = begun(table)
    anna.choose(ben.rng)
    table.page.evaluate(fault)
    table.page.locator("[data-send]").click()
    expect(table.notice).to_contain_text("Nothing has been sent")
    assert table.page.evaluate("sent.length") == 0
    assert table.page.locator("[data-letter]").count() == 0


def test_with_room_again_the_letter_goes_out(table: Table) -> None:
    anna, ben = begun(table)
    anna.choose(ben.rng)
    table.page.evaluate(FULL)
    table.page.locator("[data-send]").click()
    expect(table.notice).to_contain_text("Nothing has been sent")
    table.page.evaluate(ROOM)
    ben.hear(anna.send())
    ben.tell()
    ended(anna, ben)
    verdict_of(table, "right")


def test_an_old_backup_catches_up(table: Table, tmp_path: Path) -> None:
    anna, ben = begun(table)
    table.go("#/")
    expect(table.page.locator("#kept")).to_contain_text("secrets")
    with table.page.expect_download() as saved:
        table.page.locator("#export").click()
    backup = tmp_path / "backup.json"
    saved.value.save_as(backup)
    table.page.go_back()
    anna.choose(ben.rng)
    ben.hear(anna.send())
    answer = ben.answer()
    key = table.match_id
    table.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    table.open("#/settings")
    table.open("#/")
    table.page.locator("#import").set_input_files(backup)
    expect(table.notice).not_to_be_empty()
    table.go(f"#/match/{key}")
    anna.take_in(answer)
    assert not anna.now.picks  # she has moved, which this browser does not know any more
    table.page.locator("#ask-for-all").click()
    ben.hear(anna.given())
    ben.tell()
    assert int(anna.now.moves) >= len(ben.match.log) - 1
    ended(anna, ben)
    verdict_of(table, "right")
    assert not ben.match.forks


def test_a_cheat_is_named_in_the_end(table: Table, tmp_path: Path) -> None:
    """By the page, and by the command line from the proof."""
    anna, ben = begun(table)
    device = ben.match._device
    assert device is not None
    device.talk.say(Key(Tag.ROOT), bytes(32))  # which is not what he had sealed
    ended(anna, ben)
    verdict_of(table, "cheated")
    expect(table.page.locator("#verdict")).to_contain_text("of Ben does not follow")
    table.page.locator("#verdict a").click()
    with table.page.expect_download() as saved:
        table.page.locator("#keep-proof").click()
    proof = tmp_path / "proof.txt"
    saved.value.save_as(proof)
    assert main(["verify", str(proof)]) == 1


@only_wild
def test_what_is_not_opened_proves_nothing(table: Table) -> None:
    anna, _ben = begun(table)
    anna.also()
    verdict_of(table, "closed")
    expect(table.page.locator("#verdict")).to_contain_text("nothing is proven")


def test_a_seat_goes_on_at_another_device(new_context: NewContext, table: Table) -> None:
    _anna, ben = begun(table)
    table.go(f"#/move/{table.match_id}")
    table.page.locator("#move-out").click()
    going = table.page.locator("#link").input_value()
    phone = Friend(new_context(viewport={"width": 360, "height": 740}).new_page(), table.site)
    phone.open(going.removeprefix(table.site))
    assert phone.here == [0]
    ben.anna = phone
    phone.choose(ben.rng)
    ben.hear(phone.send())
    ben.tell()
    ended(phone, ben)
    verdict_of(phone, "right")


@pytest.mark.browser_context_args(locale="fa-IR")
def test_screens_of_sealed_matches_are_without_fault(table: Table, inspection: Inspection) -> None:
    anna = Friend(table.page, table.site)
    table.open("#/invite/lost-patrol?seats=2")
    inspection.check("invitation")
    table.go("#/fair/lost-patrol?seats=2")
    inspection.check("how this is fair")
    elsewhere = Friend(table.page, table.site)
    invitation = elsewhere.invite(GAME, sealed=True)
    table.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    table.open(invitation.removeprefix(table.site))
    inspection.check("join")
    anna, ben = begun(table)
    anna.choose(ben.rng)
    inspection.check("to be sent")
    ben.hear(anna.send())
    inspection.check("waiting")
    ben.tell()
    ended(anna, ben)
    verdict_of(table, "right")
    inspection.check("verdict")
    assert inspection.found == {}
