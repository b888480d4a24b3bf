"""What becomes of letters: one's own, old ones, those of other matches, those of lost ones."""

import json

import pytest

from pygames.core.envelope import sealed
from tests.post.table.friends import MARK, Friend, met, play_on
from tests.table.visitor import ADDRESS


def turn(friends: list[Friend]) -> tuple[Friend, Friend, str]:
    """Let one who is asked move and send; (who, the other, the address)."""
    mover = next(it for it in friends if it.picks)
    mover.choose()
    (other,) = (it for it in friends if it is not mover)
    return mover, other, mover.post()


def test_ones_own_letter_is_for_the_others() -> None:
    friends = met()
    mover, _other, sent = turn(friends)
    log = mover.match.log
    mover.open(sent)
    assert "sent yourself" in mover.notice
    assert (mover.screen, mover.match.log) == ("table", log)


def test_a_letter_that_comes_twice_or_late_says_nothing_new() -> None:
    friends = met()
    _mover, other, first = turn(friends)
    other.open(first)
    log = other.match.log
    other.open(first)
    assert "nothing new" in other.notice
    assert other.match.log == log
    _mover, other, second = turn(friends)
    other.open(second)
    log = other.match.log
    other.open(first)
    assert other.match.log == log


def test_a_letter_can_be_pasted_with_what_is_around_it() -> None:
    friends = met()
    _mover, other, sent = turn(friends)
    other.send("bring", fields={"text": f"Battle Line. Your turn!\n{sent}\nSee you"})
    assert other.screen == "table"
    assert other.picks


def test_what_is_no_letter_says_so_and_nothing_is_lost() -> None:
    friends = met()
    mover, other, sent = turn(friends)
    log = other.match.log
    for broken in (sent[:-9], sent.replace(MARK, "#l=x"), f"{ADDRESS}{MARK}", sent[:-5] + "AAAAA"):
        key = other.url
        other.open(broken)
        assert other.notice
        other.go(key)
        assert other.match.log == log
    assert mover.screen == "table"


def test_a_page_that_is_too_old_says_so() -> None:
    friend = Friend()
    friend.open(f"{ADDRESS}{MARK}{sealed('p2', bytes(40))}")
    assert "newer" in friend.notice


def test_letters_of_several_matches_find_theirs() -> None:
    """Three matches with one friend, on clocks that are nine hours apart."""
    anna, ben = Friend(seed=1), Friend(seed=2)
    ben.time += 9 * 3600 * 1000
    keys = []
    for game in ("battle-line", "lost-patrol", "espionage"):
        ben.join(anna.invite(game))
        keys.append(ben.url)
    for _round in range(3):
        for friend, other in ((ben, anna), (anna, ben)):
            for key in keys:
                friend.go(key)
                if friend.choose() or friend.sends:
                    other.open(friend.post())
                    assert other.url == key
    for key in keys:
        anna.go(key)
        ben.go(key)
        assert anna.match.log == ben.match.log


def test_who_has_lost_the_match_is_led_back_to_it() -> None:
    friends = met()
    for _round in range(4):
        mover, other, sent = turn(friends)
        other.open(sent)
    other.saves.clear()
    other.start("#/")
    other.session = None
    other.start("#/")
    mover.open(mover.letter if mover.shown.all("data-letter") else mover.post())
    other.open(sent)
    assert other.screen == "unknown"
    other.send("copy_letter")
    assert [it["text"] for it in other.effects if it["type"] == "copy"] == [sent]
    other.send("ask_for_all")
    (question,) = (it["text"] for it in other.effects if it["type"] == "copy")
    mover.open(question)
    assert "send it again" in mover.notice
    everything = mover.post()
    other.open(everything)
    assert other.screen == "join"
    assert mover.save.names[int(mover.here)] in other.shown.text()
    (seat,) = other.shown.values("value", "input")
    other.send("join", fields={"seat": seat})
    assert other.match.log == mover.match.log
    assert other.picks


def test_a_restored_backup_asks_for_what_it_lacks() -> None:
    """What its seat has said since must not be said differently."""
    friends = met()
    _mover, other, sent = turn(friends)
    other.open(sent)
    old = dict(other.saves)
    for _round in range(4):
        _mover, there, sent = turn(friends)
        there.open(sent)
    anna = friends[0] if other is friends[1] else friends[1]
    anna.choose()
    restored = Friend(saves=old)
    restored.open(anna.post())
    assert restored.here == other.here
    assert restored.picks == []
    assert "missing" in restored.shown.text("prompt")
    restored.start()
    restored.send("ask_for_all")
    (question,) = (it["text"] for it in restored.effects if it["type"] == "copy")
    anna.open(question)
    restored.open(anna.post())
    assert restored.match.log == anna.match.log
    assert restored.picks


def test_backups_are_put_together() -> None:
    friends = met()
    _mover, other, sent = turn(friends)
    other.send("export")
    (old,) = (it["text"] for it in other.effects if it["type"] == "download")
    other.open(sent)
    log = other.match.log
    other.send("import", text=old)
    assert "nothing new" in other.notice
    key = other.url
    other.send("export")
    (new,) = (it["text"] for it in other.effects if it["type"] == "download")
    elsewhere = Friend()
    elsewhere.send("import", text=old)
    elsewhere.send("import", text=new)
    elsewhere.go(key)
    assert elsewhere.match.log == log
    assert elsewhere.here == other.here


def test_a_save_that_is_damaged_says_so() -> None:
    friends = met()
    friend = friends[0]
    key = friend.url.removeprefix("#/match/")
    kept = json.loads(friend.saves[key])
    for post in ("{}", "x", json.dumps({"letter": "p1", "sent": [], "theirs": {}})):
        broken = Friend(saves={key: json.dumps(kept | {"post": post})})
        broken.go(f"#/match/{key}")
        assert broken.notice
        assert broken.screen == "home"


def test_two_who_take_the_same_seat_both_get_one() -> None:
    anna, ben, cem = (Friend(seed=it) for it in range(3))
    invitation = anna.invite("not-alone", 3)
    ben.join(invitation, "Ben", 1)
    cem.join(invitation, "Cem", 1)
    for guest in (ben, cem):
        guest.choose()
        anna.open(guest.post())
    assert "same seat" in anna.notice
    anna.choose()
    address = anna.post()
    ben.open(address)
    cem.open(address)
    assert "come first" in cem.notice
    assert (ben.screen, cem.screen) == ("table", "join")
    cem.send("join", fields={"name": "Cem", "seat": "2"})
    play_on([anna, ben, cem], rounds=6, whole=False)
    assert anna.save.names == ("Anna", "Ben", "Cem")
    logs = [friend.match.log for friend in (anna, ben, cem)]
    shortest = min(map(len, logs))  # a letter may still be on its way
    assert shortest > 6
    assert logs[0][:shortest] == logs[1][:shortest] == logs[2][:shortest]


@pytest.mark.parametrize("kind", ["post", "join", "again", "invite", "copy_letter", "ask_for_all"])
def test_what_is_not_possible_here_says_so(kind: str) -> None:
    friend = Friend()
    friend.begin(seed=1)
    before = dict(friend.saves)
    friend.send(kind, fields={})
    assert friend.screen == "table"
    assert friend.saves == before
