"""Links: any text whatever is a match or a `BadLink`."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pygames import BadLink, Match
from pygames.core import links
from pygames.core.cleaning import clean
from pygames.core.codec import UnknownRules
from pygames.core.language import MIRROR, use
from tests.core.forging import (
    CODES,
    LETTERS,
    claiming,
    forged,
    forged_bytes,
    opened,
    payload_of,
    some_match,
)
from tests.folders import GAMES
from tests.strategies import options_of, play_some

# --- what a link looks like ------------------------------------------------------------------


def test_a_link_is_letters_digits_minus_and_underscore() -> None:
    match = some_match(names=("Zoë", "<b>"))
    assert set(match.link()) <= set(LETTERS)
    assert match.link().startswith("n2")


def test_a_link_inside_an_address_is_found() -> None:
    match = some_match()
    for text in (
        f"https://x.example/y#m={match.link()}",
        f"  {match.link()}\n",
        f"https://x.example/?a=#m=1#m={match.link()} ",
    ):
        assert match.log == Match.from_link(text).log


def test_a_battle_line_match_fits_in_a_message() -> None:
    match = Match("battle-line", rng=random.Random(1))
    play_some(match, random.Random(1))
    assert match.outcome
    assert len(match.link()) < 250


@given(st.lists(st.text(max_size=40), min_size=2, max_size=2))
@example(["", ""])
@example(["\U0010ffff" * 40, "\x00"])
@example(["ذَكَر 👩‍👩‍👧", "</script><b>"])
def test_names_survive(names: list[str]) -> None:
    match = Match("null", names=names)
    assert tuple(map(clean, names)) == Match.from_link(match.link()).setup.names


@given(st.text(st.characters(), min_size=1, max_size=90))
def test_whatever_a_name_is_its_link_can_be_opened(name: str) -> None:
    match = Match("null", names=(name, "x"))
    assert match.setup == Match.from_link(match.link()).setup


def test_half_a_surrogate_pair_in_a_name_does_not_lose_the_match() -> None:
    match = Match("null", names=("\ud83d", "x"))
    assert match.setup == Match.from_link(match.link()).setup


def test_a_link_of_every_set_up_and_of_each_seat_opens() -> None:
    for options in ({}, {"hand": 1}, {"plays": 5, "limit": 1_000_000}):
        for seats in (2, 3):
            match = some_match(seats=seats, options=options)
            for seat in (None, *range(seats)):
                other = Match.from_link(match.link(seat))
                assert (match.setup, seat) == (other.setup, other.perspective)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_link_of_a_seat_that_does_not_play(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        some_match().link(seat)


def test_one_seats_match_is_no_match_of_another_seat() -> None:
    half = Match.from_link(some_match(seats=3).link(1))
    assert half.link() == half.link(1)
    for seat in (0, 2):
        with pytest.raises(ValueError, match="seat"):
            half.link(seat)


# --- texts that are no links -----------------------------------------------------------------


@given(st.text(max_size=300))
@example("")
@example("#m=")
@example("b1")
@example("b1A")
@example("b1____")
@example("n1gggA")
@example("b1EÄÖÜß")
@example("b1E\ud800\ud800\ud800\ud800")
@example("b1FAAAA\ud800")
@example("b1²³")
def test_any_text(text: str) -> None:
    opened(text)


@given(st.sampled_from(CODES), st.text(st.sampled_from(LETTERS), max_size=300))
def test_any_text_that_begins_like_a_link(code: str, text: str) -> None:
    opened(code + text)


@given(st.sampled_from(CODES), st.text(max_size=100) | st.text(st.sampled_from(LETTERS)))
def test_any_payload_under_a_right_check(code: str, payload: str) -> None:
    opened(forged(code, payload))


@given(st.sampled_from(CODES), st.binary(max_size=200))
def test_any_bytes_under_a_right_check(code: str, data: bytes) -> None:
    opened(forged_bytes(code, data))


@settings(max_examples=100)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2000), st.binary(max_size=200), st.data())
def test_any_entries_behind_an_honest_set_up(
    game: str, count: int, entries: bytes, data: st.DataObject
) -> None:
    seats = data.draw(st.sampled_from(GAMES[game].seats))
    seat = data.draw(st.sampled_from((None, *range(seats))))
    options = data.draw(options_of(GAMES[game]))
    opened(claiming(game, count, entries, seats=seats, seat=seat, options=options))


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 5), st.data())
def test_a_link_changed_on_its_way(game: str, seed: int, data: st.DataObject) -> None:
    text = some_match(seed, game).link()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(LETTERS) | st.characters())
    changed = text[:place] + letter + text[place + 1 :]
    if changed.strip() != text:
        with pytest.raises(BadLink):
            Match.from_link(changed)


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 5), st.data())
def test_a_link_changed_and_checked_again(game: str, seed: int, data: st.DataObject) -> None:
    match = some_match(seed, game)
    text = match.link(data.draw(st.sampled_from((None, 0, 1))))
    payload = bytearray(payload_of(text))
    for _change in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(payload) - 1))
        payload[place] = data.draw(st.integers(0, 255))
    opened(forged_bytes(text[:2], bytes(payload)))


def test_a_link_cut_off_says_so() -> None:
    text = some_match().link()
    for end in range(3, len(text)):
        with pytest.raises(BadLink, match="incomplete"):
            Match.from_link(text[:end])
    with pytest.raises(BadLink, match=f"12 of its {len(text)} characters"):
        Match.from_link("https://x.example/#m=" + text[:12])


def test_a_link_with_letters_behind_it_is_damaged() -> None:
    text = some_match().link()
    for more in ("A", "1", "_A", "and more"):
        with pytest.raises(BadLink, match="damaged"):
            Match.from_link(text + more)


def test_a_link_of_another_program_is_none_of_ours() -> None:
    for text in ("", "hello", "https://x.example/", "z1AAAAA", "b9AAAAA", "#m="):
        with pytest.raises(BadLink, match="not a link to a match"):
            Match.from_link(text)


@pytest.mark.parametrize("code", ["b2", "b9", "zq1", "zq12", "q1"])
def test_a_link_of_rules_that_are_not_here_says_what_is_missing(code: str) -> None:
    text = forged_bytes(code, bytes(40))
    words = "a newer page" if code[0] == "b" else "a game that this version does not have"
    for link in (text, f"https://x.example/#m={text}/7"):
        with pytest.raises(UnknownRules, match=words):
            Match.from_link(link)
    for changed in (text[:-1], text + "A", text[:-1] + "B"):  # none that anybody has made
        with pytest.raises(BadLink, match="not a link to a match"):
            Match.from_link(changed)


def test_every_refusal_is_translated() -> None:
    use(MIRROR)
    try:
        for text in ("", some_match().link()[:-1], some_match().link() + "A", "A" * 70_000):
            with pytest.raises(BadLink, match=r"⟦.*⟧"):
                Match.from_link(text)
    finally:
        use("en")


# --- links in messages ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        "Your move, Ann!\nhttps://x.example/y#m={link}\nSee you",
        "(https://x.example/y#m={link}).",
        "https://x.example/y#m={link}/12",
        "{link}/0\n",
    ],
)
def test_a_link_is_found_in_a_message(message: str) -> None:
    link = some_match().link()

    assert link == Match.from_link(message.format(link=link)).link()


def test_a_link_can_point_to_a_place() -> None:
    assert ("b1x", 12) == links.find("see https://x.example/#m=b1x/12, or not")
    assert ("b1x", None) == links.find("#m=b1x/")
    assert ("b1x", 3) == links.find(" b1x/3 ")
    assert ("b1x", None) == links.find("b1x")


@given(st.data())
def test_how_far_two_texts_tell_of_the_same_match(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(GAMES)))
    rng = random.Random(data.draw(st.integers(0, 99)))
    match = Match(name, rng=rng)
    play_some(match, rng, data.draw(st.integers(0, 20)))
    before, length = match.link(), len(match.log)
    play_some(match, rng, data.draw(st.integers(0, 20)))

    assert (True, length, length, len(match.log)) == links.compare(before, match.link())
    assert (True, length, len(match.log), length) == links.compare(match.link(), before)


def test_texts_of_two_matches_have_little_in_common() -> None:
    one, other = some_match(1), some_match(2)

    assert links.compare(one.link(), other.link()).entries < 3
    assert not links.compare(one.link(0), one.link(1)).begun
    assert not links.compare(one.link(), some_match(1, "battle-line").link()).begun


def test_where_two_texts_part() -> None:
    match = until_it_can_be_taken_back()
    other = Match.from_link(match.link())
    other.undo()
    parted = len(other.log)
    decision = other.decisions[0]
    other.play(next(m for m in decision.moves if m != match.log[parted].move), decision.seat)

    assert parted == links.compare(match.link(), other.link()).entries


def until_it_can_be_taken_back() -> Match:
    """A match whose last move was one of several, and can be made otherwise."""
    match, rng = some_match(), random.Random(4)
    while True:
        choices = len(match.decisions[0].moves)
        play_some(match, rng, 1)
        if choices > 1 and match.can_undo() is None:
            return match


# --- one match, one text -----------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_other_text_is_the_same_match(game: str) -> None:
    """Neither with other bits where none are needed, nor with a set-up told at greater length."""
    text = some_match(3, game).link()
    code, data = text[:2], payload_of(text)
    others = {forged(code, f"{text[7:-1]}{letter}") for letter in LETTERS}
    for bit in range(min(64, 8 * len(data))):
        changed = bytearray(data)
        changed[bit // 8] ^= 1 << bit % 8
        others.add(forged_bytes(code, bytes(changed)))
    for other in others - {text}:
        if opened(other) is not None:
            common = links.compare(text, other)
            assert not (common.begun and common.entries == common.one == common.other)
    with pytest.raises(BadLink):
        links.read(code + "gA" + text[2:])  # a length with a nought before it


def test_padding_bits_of_the_set_up_are_nought() -> None:
    with pytest.raises(BadLink):
        Match.from_link("l1HW_3YBAB")
    assert Match.from_link("l1HarDXBAA").link().startswith("l1")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann\u202e\u0000Bo", "Ann Bo"),
        ("a\nb\u2028c", "a b c"),
        ("\u200b\u2066x\ufeff", "x"),
        ("\u200c\u200d", ""),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
    ],
)
def test_names_show_no_control_or_direction_characters(name: str, shown: str) -> None:
    """A match whose names somebody wrote otherwise has one text all the same: its own."""
    match = Match("null", names=(name, "x"))
    assert match.setup.names == (shown, "x")

    dirty = match.setup._replace(names=(name, "x"))  # as another program may write it
    from_elsewhere = Match.from_link(links.Recorder(dirty, None).text())
    clean_text = links.Recorder(match.setup, None).text()
    assert from_elsewhere.setup.names == (shown, "x")
    assert from_elsewhere.link() == Match.from_link(clean_text).link()


def test_a_message_costs_no_more_than_its_length() -> None:
    assert links.find("#m=" * 300_000) == ("", None)
    assert links.find("/1" * 400_000)[1] == 1
    with pytest.raises(BadLink, match="too long"):
        links.find("#m=" * 6_000_000)


@pytest.mark.parametrize("game", ["null", "espionage", "lost-patrol"])
def test_a_longer_link_of_the_same_seat_costs_only_what_is_new(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, rng = Match(game, 2, rng=random.Random(4)), random.Random(4)
    follower = Match.from_link(match.link(1))
    made: list[object] = []
    recall = Match._recall
    monkeypatch.setattr(
        Match, "_recall", lambda self, move, seat: (made.append(move), recall(self, move, seat))
    )
    for _step in range(12):
        play_some(match, rng, 3)
        made.clear()
        before = len(follower.log)

        assert follower.catch_up(match.link(1))
        assert follower.log == match.seen(1)
        assert follower.state == match.view(1)
        assert len(made) == len(follower.log) - before


def test_any_other_link_is_not_taken_in() -> None:
    match = Match("null", 2, rng=random.Random(4))
    play_some(match, random.Random(4), 5)
    follower = Match.from_link(match.link(1))
    log = [*follower.log]
    shorter = Match("null", 2, rng=random.Random(4))
    parted = Match("null", 2, rng=random.Random(5))
    play_some(parted, random.Random(5), 9)

    for other in (shorter.link(1), parted.link(1), match.link(0), match.link()):
        assert not follower.catch_up(other)
        assert follower.log == log
