"""Friends in browsers of their own play by what they send each other in a chat."""

import random

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewContext
from e2e.friends import PHONE, QUICK, Friend, by_keys, met, play
from e2e.inspection import Inspection
from e2e.pages import Table
from pygames import Match
from pygames.core.links import find
from pygames.core.log import make_setup
from pygames.post import letter
from pygames.post.correspondence import Correspondence
from tests.effort import WILD, only_wild

FULL = """void (Storage.prototype.setItem = () => {
  throw new DOMException("", "QuotaExceededError");
})"""


@pytest.mark.parametrize("game", [it for it in QUICK if WILD or it == "battle-line"])
def test_a_whole_match_by_letters(game: str, new_context: NewContext, site: str) -> None:
    """One has a phone and reads Persian, the other one sends without a mouse."""
    rng = random.Random(5)
    host = Friend(new_context().new_page(), site, by_keys)
    guest = Friend(new_context(**PHONE).new_page(), site)
    guest.join(host.invite(QUICK[game]), "بهرام")
    if guest.sends:
        host.take_in(guest.send())
    friends = [host, guest]
    play(friends, rng, 10_000 if WILD else 5)
    ours, theirs = (Match.from_link(friend.link).log for friend in friends)
    together = min(len(ours), len(theirs))  # one may have chosen what the other has not heard yet
    assert ours[:together] == theirs[:together]
    assert together > 1
    assert host.now.over == guest.now.over
    assert host.waits_for in ("", "1")
    assert "بهرام" in host.page.locator("#table").inner_text()


@only_wild
@pytest.mark.parametrize(
    ("game", "seats"),
    [("not-alone", 3), ("deep-space-wars", 4)],
)
def test_more_than_two_play_by_letters(
    game: str, seats: int, new_context: NewContext, site: str
) -> None:
    names = ["Anna", "Ben", "Cem", "Dora"][:seats]
    friends = met(new_context, site, f"{game}?seats={seats}", names)
    play(friends, random.Random(3), 1000 if WILD else 4)
    logs = [Match.from_link(friend.link).log for friend in friends]
    shortest = min(map(len, logs))
    assert shortest > 1
    for log in logs:
        assert log[:shortest] == logs[0][:shortest]
    assert [friend.here for friend in friends] == [[seat] for seat in range(seats)]


def test_two_touches_lead_from_a_letter_to_the_answer(new_context: NewContext, site: str) -> None:
    """And nobody is asked who they are after they have joined."""
    anna, ben = met(new_context, site, QUICK["battle-line"], ["Anna", "Ben"])
    rng = random.Random(2)
    for _turn in range(3):
        for friend, other in ((anna, ben), (ben, anna)):
            if not friend.choose(rng):
                continue
            friend.touches = 0
            address = friend.send()
            assert friend.touches <= 2
            assert friend.waits_for == str(other.here[0])
            other.take_in(address)
            assert other.now.screen == "table"
            assert int(other.now.seat) in other.here


@pytest.mark.browser_context_args(permissions=["clipboard-read", "clipboard-write"])
def test_without_a_share_sheet_the_link_is_copied_and_pasted(table: Table) -> None:
    table.page.add_init_script("delete Navigator.prototype.share")
    table.open("#/invite/battle-line?seats=2")
    table.page.fill("#name", "Anna")
    table.press("#send-invitation")
    expect(table.notice).to_contain_text("Copied")
    copied = table.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(f"{table.site}#l=")
    elsewhere = Correspondence.join(letter.read(find(copied)[0]), random.Random(1))
    elsewhere.match.sit(1, "Ben")
    while decisions := elsewhere.match.decisions:
        elsewhere.match.play(decisions[0].moves[0], 1)
    if table.now.picks:
        table.race(random.Random(1), seats=[0])
        table.page.locator("[data-send]").click()
        expect(table.notice).to_contain_text("Copied")  # else it is copied over what comes next
    answer = f"{table.site}#l={elsewhere.write()}"
    table.page.evaluate("it => navigator.clipboard.writeText(it)", f"Here you are:\n{answer}")
    table.page.locator("[data-take]").click()
    expect(table.page.locator("#table")).to_contain_text("Ben")


def test_a_letter_opened_in_another_tab_goes_on_in_both(new_context: NewContext, site: str) -> None:
    context = new_context()
    anna, ben = Friend(context.new_page(), site), Friend(new_context().new_page(), site)
    ben.join(anna.invite(QUICK["battle-line"]), "Ben")
    rng = random.Random(4)
    if anna.choose(rng):
        ben.take_in(anna.send())
    ben.choose(rng)
    address = ben.send()
    second = Table(context.new_page(), site)
    second.open(address.removeprefix(site))
    assert second.now.seat == "0"
    expect(anna.page.locator("#table")).to_contain_text("Ben")
    expect(anna.page.locator("#table")).to_have_attribute("data-seat", "0")
    assert second.match_id == anna.match_id


def test_cleared_storage_is_led_back_to_the_match(new_context: NewContext, site: str) -> None:
    anna, ben = met(new_context, site, QUICK["battle-line"], ["Anna", "Ben"])
    rng = random.Random(6)
    for friend, other in ((anna, ben), (ben, anna), (anna, ben), (ben, anna)):
        if friend.choose(rng):
            other.take_in(friend.send())
    mover, other = (anna, ben) if anna.now.picks else (ben, anna)
    other.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    mover.choose(rng)
    other.open(mover.send().removeprefix(site))
    assert other.now.screen == "unknown"
    other.page.locator("#ask-for-all").click()
    mover.take_in(other.given())
    other.open(mover.send().removeprefix(site))
    assert other.now.screen == "join"
    other.press("#sit")
    assert Match.from_link(other.link).log == Match.from_link(mover.link).log
    assert other.now.picks


def test_full_storage_says_so_and_the_match_goes_on(new_context: NewContext, site: str) -> None:
    anna, ben = met(new_context, site, QUICK["battle-line"], ["Anna", "Ben"])
    for friend in (anna, ben):
        friend.page.evaluate(FULL)
    mover, other = (anna, ben) if anna.now.picks else (ben, anna)
    mover.choose(random.Random(8))
    expect(mover.notice).to_contain_text("storage is full")
    other.take_in(mover.send())
    assert other.now.moves == mover.now.moves
    assert int(other.now.seat) in other.here


@pytest.mark.browser_context_args(locale="fa-IR")
def test_screens_of_far_matches_are_without_fault(table: Table, inspection: Inspection) -> None:
    rng = random.Random(1)
    anna = Correspondence.begin(make_setup("not-alone", 3, {}), rng)
    anna.match.sit(0, "Anna")
    invitation = anna.write()
    table.open("#/invite/not-alone?seats=3")
    inspection.check("invitation")
    table.go(f"#l={invitation}")
    inspection.check("join")
    table.press("#sit")
    table.race(rng, seats=[1])
    inspection.check("to be sent")
    table.page.locator("[data-send]").click()
    expect(table.page.locator("#letter")).to_be_visible()
    inspection.check("waiting")
    table.go(f"#/move/{table.match_id}")
    inspection.check("another device")
    elsewhere = Correspondence.begin(make_setup("espionage"), rng)
    table.go(f"#l={Correspondence.question(elsewhere.match.invitation.id, 'e1', 2)}")
    inspection.check("unknown")
    assert inspection.found == {}


@only_wild
def test_a_prepared_answer_is_played_and_sent_with_one_touch(
    table: Table, inspection: Inspection
) -> None:
    rng, site = random.Random(2), table.site
    anna = Friend(table.page, site)
    ben = Correspondence.join(letter.read(find(anna.invite("lost-patrol?preset=dash"))[0]), rng)
    ben.match.sit(1, "Ben")
    while not table.page.locator("#prepare").count():
        anna.take_in(f"{site}#l={ben.write()}")
        anna.choose(rng)
        ben.take(letter.read(find(anna.send())[0]))
        if not table.page.locator("#prepare").count():
            end_turn(ben)
    table.press("#prepare")
    inspection.check("an answer is prepared")
    while not table.page.locator("#keep-answer").count():
        picks = table.now.picks
        table.pick(rng.choice([it for it in picks if it.startswith("do:")] or picks))
    table.press("#keep-answer")
    table.page.locator("#prepared summary").click()
    inspection.check("answers that are prepared")
    table.page.keyboard.press("Escape")
    end_turn(ben)
    anna.take_in(f"{site}#l={ben.write()}")
    expect(table.notice).to_contain_text("prepared")
    ben.take(letter.read(find(anna.send())[0]))
    assert ben.match.log == Match.from_link(table.link).log


def end_turn(post: Correspondence) -> None:
    """Do as little as can be done."""
    while decisions := post.match.decisions:
        post.match.play(decisions[0].moves[-1], 1)
