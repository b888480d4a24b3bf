"""Letters that come twice, late, cut, or to the wrong place, and devices that differ: whatever
comes, the page says what it was, and the match stands.
"""

import random
from pathlib import Path

from playwright.sync_api import expect

from e2e.conftest import NewContext
from e2e.friends import Friend, met
from pygames import Match
from tests.effort import only_wild

pytestmark = only_wild

QUICK = "battle-line?use_tactics=false&hand_size=3"


def exchanged(anna: Friend, ben: Friend, rng: random.Random, turns: int) -> list[str]:
    """Let both move and send in turn; what was sent."""
    sent = []
    for _turn in range(turns):
        for friend, other in ((anna, ben), (ben, anna)):
            if friend.choose(rng):
                sent.append(friend.send())
                other.take_in(sent[-1])
    return sent


def test_odd_letters_change_nothing_and_say_what_they_are(
    new_context: NewContext, site: str
) -> None:
    rng = random.Random(1)
    anna, ben = met(new_context, site, QUICK, ["Anna", "Ben"])
    key, sent = anna.match_id, exchanged(anna, ben, rng, 3)
    mine = next(it for it in reversed(sent) if it)
    other = Friend(new_context().new_page(), site).invite("lost-patrol")
    log = Match.from_link(anna.link).log
    said = {}
    for name, address in {
        "an old one": sent[0],
        "the latest": mine,
        "the latest twice": mine,
        "cut": mine[: len(mine) * 2 // 3],
    }.items():
        anna.open(address.removeprefix(site))
        said[name] = anna.notice.inner_text()
        anna.open(f"#/match/{key}")
        assert Match.from_link(anna.link).log == log, name
    assert all(said.values()), said
    anna.open(other.removeprefix(site))
    assert anna.now.screen == "join"
    anna.open(f"#/match/{key}")
    assert Match.from_link(anna.link).log == log


def test_both_move_at_once_nine_hours_apart(new_context: NewContext, site: str) -> None:
    rng = random.Random(2)
    contexts = [new_context(timezone_id=zone) for zone in ("Asia/Tokyo", "UTC")]
    anna, ben = (Friend(context.new_page(), site) for context in contexts)
    ben.join(anna.invite("not-alone?seats=2"), "Ben")
    if ben.sends:
        anna.take_in(ben.send())
    for _round in range(3):
        sent = []
        for friend in (anna, ben):
            friend.choose(rng)
            sent.append(friend.send() if friend.sends else "")
        for friend, address in zip((ben, anna), sent, strict=True):
            if address:
                friend.take_in(address)
    ours, theirs = (Match.from_link(friend.link).log for friend in (anna, ben))
    together = min(len(ours), len(theirs))
    assert ours[:together] == theirs[:together]
    assert together > 3
    waiting = anna if anna.waits_for else ben
    expect(waiting.page.locator("#prompt")).not_to_contain_text("yesterday")


def test_a_restored_backup_is_led_back_to_the_match(
    new_context: NewContext, site: str, tmp_path: Path
) -> None:
    rng = random.Random(3)
    anna, ben = met(new_context, site, QUICK, ["Anna", "Ben"])
    exchanged(anna, ben, rng, 1)
    key = anna.match_id
    anna.open("#/")
    with anna.page.expect_download() as download:
        anna.page.locator("#export").click()
    backup = tmp_path / "backup.json"
    download.value.save_as(backup)
    anna.open(f"#/match/{key}")
    exchanged(anna, ben, rng, 2)
    anna.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    anna.page.goto("about:blank")
    anna.open()
    anna.page.locator("#import").set_input_files(backup)
    expect(anna.notice).to_contain_text("imported")
    anna.open(f"#/match/{key}")
    ben.choose(rng)
    if ben.sends:
        anna.take_in(ben.send())
    if anna.page.locator("#ask-for-all").count():
        anna.page.locator("#ask-for-all").click()
        ben.take_in(anna.given())
        anna.take_in(ben.send())
    ours, theirs = (Match.from_link(friend.link).log for friend in (anna, ben))
    assert ours == theirs


def test_three_matches_with_one_friend_at_once(new_context: NewContext, site: str) -> None:
    rng = random.Random(4)
    anna, ben = (Friend(new_context().new_page(), site) for _friend in range(2))
    keys = []
    for game in (QUICK, "lost-patrol?preset=dash", QUICK):
        ben.join(anna.invite(game), "Ben")
        keys.append(anna.match_id)
    for _round in range(2):
        for key in keys:
            for friend, other in ((anna, ben), (ben, anna)):
                friend.open(f"#/match/{key}")
                if friend.choose(rng) or friend.sends:
                    address = friend.send()
                    other.open(address.removeprefix(site))
                    assert other.match_id == key
    for key in keys:
        logs = []
        for friend in (anna, ben):
            friend.open(f"#/match/{key}")
            logs.append(Match.from_link(friend.link).log)
        assert logs[0] == logs[1]
    anna.open("#/")
    assert anna.page.locator("[data-match][data-turn]").count() == 3
