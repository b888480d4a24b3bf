"""Links: any text whatever is a match or a `BadLink`, at no more than the price of its moves."""

import base64
import random
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pygames import BadLink, Match, battle_line, espionage, lost_patrol, null
from pygames.core import links, registry
from pygames.core.language import MIRROR, use
from pygames.core.log import Entry, make_setup
from pygames.null.moves import TAKE_BACK, Keep, Stake
from tests.strategies import GAMES, options_of, play_some

CODES = sorted(f"{game.code}{game.version}" for game in GAMES.values())
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def length_of(size: int) -> str:
    """A length as the head of a link tells it, five bits a character."""
    text = ""
    while size >= 32:
        text += LETTERS[32 + size % 32]
        size //= 32
    return text + LETTERS[size]


def forged(code: str, payload: str) -> str:
    """A link with this payload, its length and its check right."""
    return f"{code}{length_of(4 + len(payload))}{links._check(code, payload)}{payload}"


def forged_bytes(code: str, data: bytes) -> str:
    """The same, of the payload's bytes."""
    return forged(code, base64.urlsafe_b64encode(data).decode().rstrip("="))


def payload_of(text: str) -> bytes:
    """The bytes behind the head of a link whose code has two characters."""
    _size, body = links._split_length(text[2:])
    return base64.urlsafe_b64decode(body[4:] + "=" * (-len(body[4:]) % 4))


def claiming(
    game: str,
    count: int,
    entries: bytes = b"",
    *,
    seats: int = 2,
    seat: int | None = None,
    options: dict[str, Any] | None = None,
) -> str:
    """A link with an honest set-up that claims so many entries, and holds these bytes of them."""
    recorder = links.Recorder(make_setup(game, seats, options), seat)
    recorder.count = count
    text = recorder.text()
    return forged_bytes(text[:2], payload_of(text) + entries)


def opened(text: str) -> Match | None:
    """The match of a text, None for a text that says why it is none; anything else is a fault."""
    try:
        match = Match.from_link(text)
    except BadLink:
        return None
    assert match.link() == Match.from_link(match.link()).link()
    return match


def some_match(seed: int = 0, game: str = "null", **setup: Any) -> Match:
    """A match on its way."""
    match = Match(game, rng=random.Random(seed), **setup)
    play_some(match, random.Random(seed), 12)
    return match


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves have been applied to states of any game: one number in a list."""
    count = [0]
    for game in (null, battle_line, espionage, lost_patrol):
        state = game.state.State

        def counted(self: Any, move: Any, seat: int, _apply: Any = state.apply) -> None:
            count[0] += 1
            _apply(self, move, seat)

        monkeypatch.setattr(state, "apply", counted)
    return count


# --- what a link costs -----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_made_once_however_many_links_grow_with_it(applied: list[int], game: str) -> None:
    match = some_match(game=game)
    for seat in (None, 0, 1):
        match.link(seat)
    applied[0], before = 0, len(match.log)

    play_some(match, random.Random(7), 20)
    for seat in (None, 0, 1):
        assert match.link(seat)
    assert applied[0] == len(match.log) - before > 0


# --- what a link looks like ------------------------------------------------------------------


def test_a_link_is_letters_digits_minus_and_underscore() -> None:
    match = some_match(names=("Zoë", "<b>"))
    assert set(match.link()) <= set(LETTERS)
    assert match.link().startswith("n1")


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
    assert tuple(names) == Match.from_link(match.link()).setup.names


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
        with pytest.raises(BadLink, match="cut off"):
            Match.from_link(text[:end])
    with pytest.raises(BadLink, match=f"12 of its {len(text)} characters"):
        Match.from_link("https://x.example/#m=" + text[:12])


def test_a_link_with_something_behind_it_is_damaged() -> None:
    text = some_match().link()
    for more in ("A", "=", " and more", "#"):
        with pytest.raises(BadLink, match="damaged"):
            Match.from_link(text + more)


def test_a_link_of_another_program_is_none_of_ours() -> None:
    for text in ("", "hello", "https://x.example/", "z1AAAAA", "b9AAAAA", "#m="):
        with pytest.raises(BadLink, match="not a link to a match"):
            Match.from_link(text)


def test_every_refusal_is_translated() -> None:
    use(MIRROR)
    try:
        for text in ("", some_match().link()[:-1], some_match().link() + "A", "A" * 70_000):
            with pytest.raises(BadLink, match=r"⟦.*⟧"):
                Match.from_link(text)
    finally:
        use("en")


# --- what a text can cost --------------------------------------------------------------------


def test_a_text_too_long_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(registry, "by_code")
    with pytest.raises(BadLink, match="too long"):
        Match.from_link("n1" + "A" * (64 * 1024))


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("count", [1, 1000, 1 << 25])
def test_entries_that_the_text_does_not_hold_are_not_played(
    game: str, count: int, applied: list[int]
) -> None:
    """However many it claims: what is not there is no endless row of noughts."""
    text = claiming(game, count, bytes(3))
    applied[0] = 0
    assert opened(text) is None
    assert applied[0] <= 8 * 3


def test_a_seat_that_lays_and_takes_back_for_ever_is_paid_for_by_the_text(
    applied: list[int],
) -> None:
    """Every entry of a match that cannot end takes at least a bit."""
    for size in (10, 100, 1000):
        applied[0] = 0
        opened(claiming("null", 1 << 25, bytes(size), options={"hand": 1}))
        assert applied[0] <= 8 * size


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_costs_one_apply_an_entry(game: str, applied: list[int]) -> None:
    match = some_match(1, game)
    text = match.link()
    applied[0] = 0
    again = Match.from_link(text)
    assert match.log == again.log
    assert len(match.log) == applied[0]


def long_series() -> str:
    """The longest series of Battle Line."""
    match = Match("battle-line", options={"series": "points:30"}, rng=random.Random(2))
    play_some(match, random.Random(2))
    return match.link()


def endless() -> str:
    """A match of Null in which a card is laid and taken back, two bits each, for 1 KB."""
    match = Match("null", options={"hand": 1}, rng=random.Random(3), auto=False)
    match.play(Keep(), 0)
    match.play(Stake(1), 0)
    (lay,) = match.decisions[0].moves
    again = [Entry(0, lay, frozenset((0,))), Entry(0, TAKE_BACK, None)] * 1500
    return links.record(match.setup, None, [*match.log, *again]).text()


@pytest.mark.parametrize("text", [long_series, endless])
def test_memory_grows_slowly_enough_for_64_kb(text: Callable[[], str]) -> None:
    """50 MB for the longest text that is read: as much for each of its characters."""
    link = text()
    tracemalloc.start()
    match = Match.from_link(link)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(match.log) > 500
    assert peak < 50_000_000 * len(link) / links.LONGEST + 100_000


def test_nonsense_of_64_kb_takes_less_than_50_mb() -> None:
    rng = random.Random(4)
    tracemalloc.start()
    for code in CODES:
        for data in (bytes(48_000), rng.randbytes(48_000), b"\xff" * 48_000):
            opened(forged_bytes(code, data))
    for game in GAMES:
        for count in (100, 10_000, 1 << 25):
            opened(claiming(game, count, rng.randbytes(48_000)))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 50_000_000


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
