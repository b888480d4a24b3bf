"""Answers are prepared while one waits, kept here, and played when what they answer comes."""

import json

import pytest

from pygames.post.rehearsal import MOST
from tests.post.table.forethought import (
    begin,
    fulfil,
    imagined,
    key_of,
    prepare,
    prepared,
    shows,
    waiting,
)
from tests.post.table.friends import Friend, met
from tests.post.table.test_taking_back import moved


def ready(seed: int = 1) -> tuple[Friend, Friend]:
    """Somebody who has prepared an answer, and who is awaited."""
    ben, anna = waiting(seed=seed)
    while not prepare(ben):
        pass
    assert len(prepared(ben)) == 1
    return ben, anna


def test_an_answer_is_played_when_its_move_comes() -> None:
    ben, anna = ready()
    (expected,) = prepared(ben)
    before = len(ben.match.log)
    fulfil(anna, expected)
    ben.open(anna.post())
    assert ben.screen == "table"
    assert "as you had prepared" in ben.notice
    assert prepared(ben) == ()
    made = [entry.seat for entry in ben.match.log[before:] if entry.seat >= 0]
    assert made.count(int(anna.here)) >= len(expected.theirs)
    assert int(ben.here) in made
    assert anna.match.log == ben.match.log[: len(anna.match.log)]
    told = ben.shown.text("told")
    assert "Anna" in told or "Ben" in told
    if not ben.sends:
        ben.choose()
    anna.open(ben.post())
    assert anna.match.log == ben.match.log


def test_it_can_be_taken_back_until_it_is_sent() -> None:
    for seed in range(1, 30):
        ben, anna = ready(seed)
        (expected,) = prepared(ben)
        fulfil(anna, expected)
        ben.open(anna.post())
        if ben.sends and not any(entry.seat < 0 for entry in ben.match.log[-len(expected.mine) :]):
            break
    before = len(ben.match.log)
    assert "Send to" in ben.shown.text("buttons")
    ben.send("undo")
    assert len(ben.match.log) < before
    assert ben.picks
    assert not ben.sends


def test_anything_else_drops_it_in_silence() -> None:
    ben, anna = ready()
    (expected,) = prepared(ben)
    (decision,) = anna.app.session.table.match.decisions
    other = next(it for it in range(len(decision.moves)) if (it,) != expected.theirs[0])
    anna.send("move", index=other)
    anna.choose()
    ben.open(anna.post())
    assert ben.notice == ""
    assert prepared(ben) == ()
    assert not ben.shown.has("prepared")


def test_another_order_that_leads_to_the_same_is_answered_too() -> None:
    """What counts is the position, not how it has come about."""
    for seed in range(1, 60):
        ben, anna = waiting(seed=seed)
        if anna.table["data-decision"] == "scout_act":
            break
    table = begin(ben)
    for scout in ("scout:0", "scout:2"):
        ben.pick(scout)
        ben.pick(next(it for it in ben.picks if it.startswith("hex:")))
    steps = [*table.rehearsal.steps]
    ben.pick("do:end-phase")
    while not ben.shown.has("keep-answer"):
        ben.pick(ben.random.choice(ben.picks))
    ben.send("keep_answer")
    other = begin(ben)
    for scout in ("scout:2", "scout:0"):
        ben.pick(scout)
        ben.pick(next(it for it in ben.picks if it.startswith("hex:")))
    turned = [*other.rehearsal.steps]
    ben.go(f"#/match/{table.key}")
    assert turned != steps
    for _seat, numbers in turned:
        anna.send("move", index=numbers[0])
    anna.pick("do:end-phase")
    ben.open(anna.post())
    assert "as you had prepared" in ben.notice


def test_the_one_that_fits_is_played() -> None:
    ben, anna = ready()
    while len(prepared(ben)) < 3:
        prepare(ben)
    found = prepared(ben)
    before = len(ben.match.log)
    fulfil(anna, found[1])
    ben.open(anna.post())
    assert "as you had prepared" in ben.notice
    log, seat = ben.match.log, int(ben.here)
    foreseen = found[1].foreseen(ben.app.session.table.match, seat)
    assert foreseen is not None
    assert log[: len(foreseen.log)] == foreseen.log
    answer = foreseen.repeat(found[1].mine[0])
    assert answer in [entry.move for entry in log[before:] if entry.seat == seat]


def test_only_this_device_knows_of_it() -> None:
    ben, _anna = waiting()
    letter = ben.letter
    while not prepare(ben):
        pass
    assert ben.letter == letter
    assert ben.post() == letter
    assert prepared(ben)


def test_it_survives_a_reload_and_a_backup() -> None:
    ben, anna = ready()
    kept = prepared(ben)
    ben.start()
    assert prepared(ben) == kept
    assert ben.shown.has("prepared")
    ben.send("export")
    (backup,) = (it["text"] for it in ben.effects if it["type"] == "download")
    phone = Friend()
    phone.send("import", text=backup)
    phone.go(ben.url)
    assert prepared(phone) == kept
    fulfil(anna, kept[0])
    phone.open(anna.post())
    assert "as you had prepared" in phone.notice


def test_a_reload_goes_on_where_an_answer_is_prepared() -> None:
    ben, _anna = waiting()
    begin(ben)
    ben.pick("do:end-phase")
    assert imagined(ben).rehearsal.steps
    shown = ben.shown.text("table")
    steps = imagined(ben).rehearsal.steps
    ben.start()
    assert imagined(ben).rehearsal.steps == steps
    assert ben.shown.text("table") == shown


def test_several_are_listed_and_removed() -> None:
    ben, _anna = waiting()
    for _try in range(200):
        if len(prepared(ben)) == MOST:
            break
        prepare(ben)
    found = prepared(ben)
    assert len(found) == len({it.theirs for it in found}) == MOST
    assert not ben.shown.has("prepare")
    ben.go(f"#/prepare/{key_of(ben)}")
    assert "No answer can be prepared now" in ben.notice
    assert ben.url == f"#/match/{key_of(ben)}"
    text = ben.shown.text("prepared")
    assert text.count("If Anna plays:") + text.count("If Ben plays:") == MOST
    ben.send("unfold", id="prepared")
    ben.send("drop_answer", place="2")
    assert prepared(ben) == (*found[:2], *found[3:])
    assert "open" in ben.shown.element("prepared").attributes
    assert ben.shown.has("prepare")


def test_what_chance_decides_is_not_foreseen() -> None:
    """No die is shown that has not been thrown: such a move is taken back."""
    for seed in range(1, 200):
        ben, _anna = waiting(seed=seed)
        table = begin(ben)
        before = table.match.log[:]
        for _step in range(12):
            ben.pick(ben.random.choice(ben.picks))
            if ben.notice or ben.shown.has("keep-answer"):
                break
        if "What comes of this is open" in ben.notice:
            break
    assert "What comes of this is open" in ben.notice
    assert ben.picks
    assert all(entry.seat >= 0 for entry in table.match.log[len(before) :])


@pytest.mark.parametrize("game", ["battle-line", "espionage", "not-alone"])
def test_what_hands_decide_is_not_foreseen(game: str) -> None:
    friends = met(game)
    for _round in range(5):
        for friend, other in (friends, friends[::-1]):
            friend.choose()
            if friend.sends:
                other.open(friend.post())
            assert not friend.shown.has("prepare")
            friend.go(f"#/prepare/{key_of(friend)}")
            assert friend.screen in ("table", "handover")
            assert "No answer can be prepared now" in friend.notice


def test_nothing_is_prepared_in_ones_own_turn_or_before_ones_move_is_sent() -> None:
    ben, anna = waiting()
    assert not anna.shown.has("prepare")
    anna.choose()
    assert anna.sends
    assert not anna.shown.has("prepare")
    assert "prepare" in ben.shown.values("id")


def test_the_match_may_go_on_meanwhile() -> None:
    ben, anna = waiting()
    begin(ben)
    ben.pick("do:end-phase")
    while not ben.shown.has("keep-answer"):
        ben.pick(ben.random.choice(ben.picks))
    anna.choose()
    tab = Friend(saves=ben.saves)
    tab.open(anna.post())
    key = key_of(ben)
    ben.saves = dict(tab.saves)
    ben.send("saved", id=key, text=tab.saves[key])
    ben.send("keep_answer")
    assert "gone on meanwhile" in ben.notice
    assert prepared(ben) == ()
    assert ben.saves == tab.saves


def test_a_letter_ends_the_preparation() -> None:
    ben, anna = waiting()
    begin(ben)
    anna.choose()
    ben.open(anna.post())
    assert ben.url == anna.url
    assert ben.match.log[: len(anna.match.log)] == anna.match.log


@pytest.mark.parametrize("kind", ["hint", "keep_answer", "post", "again", "rematch", "drop_answer"])
def test_what_is_not_possible_there_says_so(kind: str) -> None:
    ben, _anna = waiting()
    begin(ben)
    saves = dict(ben.saves)
    ben.send(kind, place="0", fields={})
    assert ben.notice
    assert ben.saves == saves
    assert imagined(ben)


def test_odd_places_and_saves_do_no_harm() -> None:
    ben, _anna = ready()
    kept = prepared(ben)
    ben.send("drop_answer", place="7")
    assert prepared(ben) == kept
    key = key_of(ben)
    save = json.loads(ben.saves[key])
    post = json.loads(save["post"])
    (text,) = post["prepared"]
    at, guard, _theirs, _mine = text.split(".")
    for odd in ("x", 3, None, f"{at}.{guard}.999.999", f"{at}.{guard}.1", f"9999.{guard}.0.0"):
        broken = {**save, "post": json.dumps({**post, "prepared": [odd]})}
        friend = Friend(saves={key: json.dumps(broken)})
        friend.go(f"#/match/{key}")
        assert friend.screen in ("table", "home")
    older = {**save, "post": json.dumps({k: v for k, v in post.items() if k != "prepared"})}
    friend = Friend(saves={key: json.dumps(older)})
    friend.go(f"#/match/{key}")
    assert friend.screen == "table"


@pytest.mark.parametrize("grants", ["yes", "no"])
def test_what_is_taken_back_takes_its_answers_along(grants: str) -> None:
    anna, ben = moved()
    assert shows(anna, "prepare")
    while not prepare(anna):
        pass
    kept = prepared(anna)
    anna.send("undo")
    assert prepared(anna) == kept
    assert not shows(anna, "prepare")
    ben.open(anna.post())
    ben.send("consent", grants=grants)
    anna.open(ben.post())
    assert bool(anna.picks) == (grants == "yes")
    assert prepared(anna) == (() if grants == "yes" else kept)
    if grants == "no":
        fulfil(ben, kept[0])
        anna.open(ben.post())
        assert "as you had prepared" in anna.notice
