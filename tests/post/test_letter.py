"""Letters: read as they were written, and nothing else is read."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.core import links
from pygames.core.codec import BadLink, UnknownRules
from pygames.core.envelope import LETTER, check_of, opened_letter, sealed
from pygames.core.log import make_setup
from pygames.post import letter
from pygames.post.invitation import Invitation
from pygames.post.letter import KEPT, Letter
from pygames.post.messages import Run
from tests.effort import effort
from tests.post.devices import Post

BODIES = st.binary(min_size=1, max_size=40)
SOME = st.lists(BODIES, min_size=1).map(tuple)
TWO = st.binary(min_size=2, max_size=2)
RUNS = st.one_of(
    st.builds(Run, st.integers(0, 2), st.just(0), SOME, st.just(b"")),
    st.builds(Run, st.integers(0, 2), st.integers(1, 300), SOME, TWO),
)
LETTERS = st.builds(
    Letter,
    st.binary(min_size=8, max_size=8),
    st.sampled_from(["b1", "a2", "zz9"]),
    st.frozensets(st.integers(0, 2)),
    st.tuples(*[st.integers(0, 20_000)] * 3),
    TWO,
    st.lists(RUNS, max_size=4).map(tuple),
    st.binary(max_size=60),
    st.booleans(),
    st.booleans(),
    st.just(b""),
    st.just(False),
    st.just(False),
    st.just(False),
    st.just(b""),
)
SEALED = st.builds(
    lambda sent, kept: sent._replace(sealed=True, kept=kept if sent.moves else b""),
    LETTERS,
    st.binary(min_size=KEPT, max_size=KEPT),
)
"""Those of sealed matches: one that moves a seat takes its secrets along."""
CALLS = st.builds(Letter._replace, LETTERS, call=BODIES, answers=st.booleans(), shows=st.booleans())
"""Those that say how their writer can be reached."""


@given(st.one_of(LETTERS, SEALED, CALLS))
def test_a_letter_is_read_as_it_was_written(sent: Letter) -> None:
    text = letter.written(sent)
    assert letter.read(text) == sent
    assert letter.written(letter.read(text)) == text


@given(LETTERS, st.sampled_from(["{}", "Hi!\nhttps://x.example/y#l={} See you", "#l={}\n> #m=b1_"]))
def test_a_letter_is_found_in_a_message(sent: Letter, message: str) -> None:
    text = letter.written(sent)
    assert links.find(message.format(text))[0] == text


def test_an_invitation_is_read_as_it_was_written() -> None:
    for game, options in (("battle-line", {}), ("not-alone", {"creature": "last"})):
        invited = Invitation(make_setup(game, None, options), b"12345678")
        text = letter.written(
            Letter(
                invited.id,
                invited.game.begins,
                frozenset(),
                (0,) * invited.setup.seats,
                b"ab",
                (),
                invited.written(),
            )
        )
        assert letter.read(text).invitation() == invited
        other = letter.read(text)._replace(match=b"another.")
        with pytest.raises(BadLink):
            other.invitation()


@pytest.mark.parametrize("code", ["p2", "p1"])
def test_a_later_page_is_named(code: str) -> None:
    """By another code, or by a flag that nobody knows here."""
    text = sealed(code, bytes([128]) + bytes(30))
    with pytest.raises(UnknownRules, match="newer"):
        letter.read(text)


def test_rules_of_a_later_version_are_named() -> None:
    sent = Letter(bytes(8), "b99", frozenset(), (0, 0), b"ab", ())
    with pytest.raises(UnknownRules, match="newer"):
        _game = letter.read(letter.written(sent)).game


def test_a_letter_is_no_match_and_a_match_no_letter() -> None:
    post = Post(make_setup("battle-line"), 1)
    post.play(3)
    with pytest.raises(BadLink, match="not all of it"):
        links.read(post.devices[0].write())
    with pytest.raises(BadLink):
        letter.read(next(post.matches).link())


def test_hostile_letters_are_refused_or_change_nothing() -> None:
    """Bytes changed, cut, added, another's seat, floods: each with a check that fits."""
    rng = random.Random(6)
    post = Post(make_setup("not-alone", 3), 4, lost=0)
    post.play(40)
    match = next(post.matches)
    honest = opened_letter(post.devices[0].write())
    log = match.log[:]
    for _try in range(effort(2_000, 100_000)):
        data = bytearray(honest)
        for _change in range(rng.choice((1, 1, 2, 5))):
            at = rng.randrange(len(data))
            match_change = rng.randrange(3)
            if match_change == 0:
                data[at] = rng.randrange(256)
            elif match_change == 1:
                del data[at : at + rng.choice((1, 5, 60))]
            else:
                data[at:at] = rng.randbytes(rng.choice((1, 4, 300)))
            if not data:
                data = bytearray(b"x")
        text = sealed(LETTER, bytes(data))
        try:
            received = letter.read(text)
        except BadLink:
            continue
        if received.match == match.invitation.id and len(received.have) == 3:
            try:
                match.take(received.runs)
            except ValueError:
                continue
        assert match.log[: len(log)] == log


def test_floods_are_cheap() -> None:
    for data in (b"\0" * 40_000, b"\xff" * 40_000, bytes([0] * 8 + [2, 98, 49, 0, 3]) * 3_000):
        with pytest.raises(BadLink):
            letter.read(sealed(LETTER, data))


def test_the_check_guards_each_character() -> None:
    text = letter.written(
        Letter(b"12345678", "b1", frozenset({1}), (1, 2), b"ab", (Run(0, 0, (b"abc",)),))
    )
    assert check_of("p1", text[-4:]) != text[-4:]
    for at in range(2, len(text)):
        other = text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
        with pytest.raises(BadLink):
            letter.read(other)
