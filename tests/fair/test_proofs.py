"""Proofs of sealed matches, read by the command line: right, cheated, said twice, not opened."""

import random
from pathlib import Path

import pytest

from pygames.cli import main
from pygames.core.codec import BadLink
from pygames.fair.items import Key, Tag
from pygames.fair.proof import read_proof
from pygames.fair.roots import Kept
from pygames.fair.sealed_match import SealedMatch
from pygames.post import letter
from pygames.post.messages import Messages
from tests.effort import effort
from tests.fair.matches import KINDS
from tests.fair.test_sealed_match import BATTLE_LINE, again, begun, play, send

HOSTILE = effort(400, 100_000)


@pytest.fixture(scope="module")
def matches() -> list[SealedMatch]:
    """A match that is over, at both devices."""
    found = begun(BATTLE_LINE)
    play(found, random.Random(2))
    return found


def verified(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """The exit status, and what is said."""
    file = folder / "proof.txt"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file)]), capsys.readouterr().out.splitlines()


def test_a_match_that_was_right(
    matches: list[SealedMatch], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = verified(matches[0].proof(), tmp_path, capsys)
    assert status == 0
    assert said[:2] == ["Battle Line", "Everything was as it should be."]
    assert read_proof(matches[1].proof()).names == ("Player 0", "Player 1")


def test_a_match_in_which_somebody_has_cheated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = matches = begun(BATTLE_LINE)
    assert other._device is not None
    talk, say = other._device.talk, other._device.talk.say

    def doctored(key: Key, data: bytes) -> None:
        if key.tag == Tag.TABLE:  # a cell that nobody may ever open
            data = data[:-1] + bytes([data[-1] ^ 1])
        say(key, data)

    talk.say = doctored  # type: ignore[method-assign]
    play(matches, random.Random(2))
    for match in matches:
        assert match._device is not None
        match._device.talk.say(Key(Tag.ROOT), Kept(match.kept).root)
        match._wrap_up()
        send(match, matches)
    verdict = one.verdict()
    assert (verdict.kind, verdict.seat) == ("cheated", 1)
    status, said = verified(one.proof(), tmp_path, capsys)
    assert status == 1
    assert said[1].endswith("of Player 1 does not follow from what was sealed.")


def test_a_match_in_which_a_seat_has_said_two_things(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = matches = begun(BATTLE_LINE)
    play(matches, random.Random(6), 4)
    mover, peer = (one, other) if one.decisions else (other, one)
    kept = Messages(2)
    kept.take([*mover.messages.since((0, 0))])
    twin = again(mover, kept)
    decision = mover.decisions[0]
    for device, move in ((mover, decision.moves[0]), (twin, decision.moves[-1])):
        device.play(move, decision.seat)
        device.has_sent()
        peer.take([*device.messages.since((0, 0))])
    status, said = verified(peer.proof(), tmp_path, capsys)
    assert status == 1
    assert "two different things" in said[1]


def test_a_match_that_is_not_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    matches = begun(BATTLE_LINE)
    play(matches, random.Random(2), 5)
    status, said = verified(matches[0].proof(), tmp_path, capsys)
    assert status == 3
    assert said[1] == "Player 0 has not opened what was sealed. Nothing is proven."


@pytest.mark.parametrize("text", ["", "hello", "p1", "b1abc", "é", "p1" * 500])
def test_what_is_no_proof(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = verified(text, tmp_path, capsys)
    assert status == 2
    assert said


def test_hostile_proofs_are_refused(matches: list[SealedMatch]) -> None:
    lines = matches[0].proof().splitlines()
    letters = [letter.read(line) for line in lines]
    rng = random.Random(11)
    for _ in range(HOSTILE):
        received = rng.choice(letters)
        run = received.runs[0]
        bodies = [*run.bodies[: rng.randrange(1, 4)]]
        place = rng.randrange(len(bodies))
        body = bytearray(bodies[place])
        for _change in range(rng.randrange(1, 4)):
            body[rng.randrange(len(body))] ^= 1 << rng.randrange(8)
        bad_body = bytes(body)[: rng.choice((len(body), rng.randrange(1, len(body))))]
        if bad_body == bodies[place]:
            continue  # one change has taken back the other
        bodies[place] = bad_body
        bad = received._replace(runs=(run._replace(bodies=tuple(bodies)),))
        with pytest.raises(BadLink):
            read_proof(letter.written(bad))


def test_letters_of_sealed_matches_say_so(matches: list[SealedMatch]) -> None:
    line = matches[0].proof().splitlines()[0]
    received = letter.read(line)
    assert received.sealed
    with pytest.raises(BadLink):
        letter.read(letter.written(received._replace(sealed=False))).invitation()
    assert KINDS[0].setup == matches[0].setup._replace(names=())
