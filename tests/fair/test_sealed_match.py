"""Sealed matches as the table has them: by signed messages, with undo, restarts and verdicts."""

import random

import pytest

from pygames.core.game import NOBODY, IllegalMove
from pygames.core.match import Match
from pygames.fair.items import Key, Tag
from pygames.fair.roots import SIZE, Kept, Root
from pygames.fair.sealed_match import SealedMatch
from pygames.fair.signatures import public_key
from pygames.fair.verdict import Verdict
from pygames.post.invitation import NONCE, Invitation
from pygames.post.messages import Messages, Run
from tests.fair.couriers import at_any
from tests.fair.matches import KINDS, Kind

BATTLE_LINE, NOT_ALONE, ESPIONAGE = (
    next(it for it in KINDS if (it.game, it.seats) == wanted)
    for wanted in (("battle-line", 2), ("not-alone", 3), ("espionage", 2))
)


def begun(kind: Kind, seed: int = 1) -> list[SealedMatch]:
    """The match at each device, who have not heard of each other."""
    rng = random.Random(seed)
    setup = kind.setup._replace(names=())
    invitation = Invitation(setup, rng.randbytes(NONCE), 0, "quick" if kind.quick else "strict")
    matches = []
    for seat in range(kind.seats):
        match = SealedMatch(invitation, (), kept=rng.randbytes(SIZE))
        match.sit(seat, f"Player {seat}")
        matches.append(match)
    return matches


def send(match: SealedMatch, others: list[SealedMatch]) -> int:
    """Bring what is new to the others; return the longest message in bytes."""
    match.has_sent()
    longest = 0
    for other in others:
        if other is not match:
            runs = [*match.messages.since(other.messages.have)]
            other.take(runs)
            longest = max([longest, *(len(body) for run in runs for body in run.bodies)])
    return longest


def again(match: SealedMatch, messages: Messages) -> SealedMatch:
    """The same seat at another device."""
    return SealedMatch(match.invitation, match.plays, messages, sent=match.sent, kept=match.kept)


def play(matches: list[SealedMatch], rng: random.Random, most: int = 10_000) -> None:
    """Play to the end, or so many choices, by messages alone."""
    for match in matches:
        send(match, matches)
    while any(it.outcome is None for it in matches) and most > 0:
        for match in matches:
            while match.decisions and most > 0:
                decision = match.decisions[0]
                match.play(at_any(match.state, decision, rng), decision.seat)
                most -= 1
            send(match, matches)
    for match in [*matches, *matches]:
        send(match, matches)


@pytest.mark.parametrize("kind", [BATTLE_LINE, NOT_ALONE, ESPIONAGE], ids=str)
def test_a_match_by_messages_is_right_in_the_end(kind: Kind) -> None:
    matches = begun(kind)
    assert all(it.awaited and not it.decisions for it in matches)
    play(matches, random.Random(2))
    assert [it.verdict().kind for it in matches] == ["right"] * kind.seats
    assert len({it.outcome for it in matches}) == 1
    assert matches[0].setup.names == tuple(f"Player {seat}" for seat in range(kind.seats))
    one = matches[1]
    assert Match.from_link(one.link()).log == one.log
    assert one.view(1) == one.state


def test_what_has_not_been_sent_can_be_taken_back() -> None:
    one, other = matches = begun(BATTLE_LINE)
    play(matches, random.Random(3), 6)
    mover = next(it for it in matches if it.decisions)
    before, state = [*mover.log], mover.state.copy()
    decision = mover.decisions[0]
    mover.play(decision.moves[0], decision.seat)
    assert mover.unsent
    assert mover.can_undo() is None
    mover.undo()
    assert (mover.log, mover.state) == (before, state)
    mover.play(decision.moves[-1], decision.seat)
    send(mover, matches)
    assert mover.can_undo() is not None
    with pytest.raises(IllegalMove):
        mover.undo()
    play(matches, random.Random(3))
    assert one.verdict().kind == other.verdict().kind == "right"


@pytest.mark.parametrize("kind", [BATTLE_LINE, NOT_ALONE, ESPIONAGE], ids=str)
def test_a_match_that_was_closed_goes_on(kind: Kind) -> None:
    matches = begun(kind)
    rng = random.Random(4)
    for most in (8, 25):
        play(matches, rng, most)
        for seat, match in enumerate(matches):
            kept = Messages(kind.seats)
            kept.take([*match.messages.since((0,) * kind.seats)])
            twin = SealedMatch(match.invitation, [seat], kept, sent=match.sent, kept=match.kept)
            assert (twin.log, twin.state) == (match.log, match.state)
            assert twin.messages.have == match.messages.have
            assert all(
                twin.messages.body(it, n) == match.messages.body(it, n)
                for it in range(kind.seats)
                for n in range(match.messages.have[it])
            )
            matches[seat] = twin
    play(matches, rng)
    assert {it.verdict().kind for it in matches} == {"right"}


def test_messages_of_strangers_are_refused() -> None:
    one, other = begun(BATTLE_LINE)
    stranger = begun(BATTLE_LINE, seed=9)[1]
    send(other, [one])
    other.has_sent()
    play([one, other], random.Random(5), 3)
    have = one.messages.have
    foreign = [*stranger.messages.since((0, 0))]
    with pytest.raises(ValueError, match="not signed"):
        one.take([Run(1, have[1], foreign[0].bodies, one.messages.mark(1))])
    body = other.messages.body(1, 1)
    assert body is not None
    with pytest.raises(ValueError, match="not signed"):
        one.take([Run(1, 1, (body[:-1] + bytes([body[-1] ^ 1]),), one.messages.mark(1))])
    assert one.messages.have == have
    assert not one.forks


def test_two_things_said_are_a_fork_and_both_are_kept() -> None:
    one, other = matches = begun(BATTLE_LINE)
    play(matches, random.Random(6), 4)
    mover = other if other.decisions else one
    peer = one if mover is other else other
    kept = Messages(2)
    kept.take([*mover.messages.since((0, 0))])
    twin = again(mover, kept)
    decision = mover.decisions[0]
    for device, move in ((mover, decision.moves[0]), (twin, decision.moves[-1])):
        device.play(move, decision.seat)
        send(device, [peer])
        peer.take([*device.messages.since((0, 0))])
    verdict = peer.verdict()
    assert (verdict.kind, verdict.seat) == ("forked", min(mover.plays))
    assert len(set(peer.forks[0].bodies)) == 2


@pytest.mark.parametrize("kind", [BATTLE_LINE, NOT_ALONE, ESPIONAGE], ids=str)
def test_an_old_backup_catches_up_with_what_its_seat_has_said(kind: Kind) -> None:
    """The others bring it back: what has been chosen since, but not sent, gives way."""
    matches, rng = begun(kind), random.Random(9)
    play(matches, rng, 12)
    old = []
    for match in matches:
        kept = Messages(kind.seats)
        kept.take([*match.messages.since((0,) * kind.seats)])
        old.append(again(match, kept))
    play(matches, rng, 9)
    for seat, (match, back) in enumerate(zip(matches, old, strict=True)):
        said_more = match.messages.have[seat] > back.messages.have[seat]
        if back.decisions and said_more:
            back.play(at_any(back.state, back.decisions[0], rng), seat)
        other = matches[1 - seat if kind.seats == 2 else (seat + 1) % kind.seats]
        assert back.take([*other.messages.since((0,) * kind.seats)])
        assert not back.take([*other.messages.since((0,) * kind.seats)])
        assert (back.log, back.state) == (match.log, match.state)
        assert back.messages.have == match.messages.have
        assert back.sent == match.sent
    play(old, rng)
    assert {it.verdict().kind for it in old} == {"right"}
    assert not any(it.forks for it in old)


def test_what_a_seat_has_said_stands_although_what_comes_with_it_is_refused() -> None:
    matches, rng = begun(BATTLE_LINE), random.Random(9)
    play(matches, rng, 12)
    kept = Messages(2)
    kept.take([*matches[0].messages.since((0, 0))])
    back = again(matches[0], kept)
    play(matches, rng, 9)
    mine, theirs = matches[1].messages.since((0, 0))
    forged = Run(1, back.messages.have[1], (bytes(80),), theirs.mark)
    with pytest.raises(ValueError, match=r"."):
        back.take([mine, forged])
    assert back.take([theirs])
    assert (back.log, back.state) == (matches[0].log, matches[0].state)
    play([back, matches[1]], rng)
    assert back.verdict().kind == "right"


def test_what_is_not_signed_is_nothing_that_one_has_said_elsewhere() -> None:
    one, other = matches = begun(BATTLE_LINE)
    play(matches, random.Random(5), 6)
    have, mark = one.messages.have, one.messages.mark(0)
    for number, body in ((have[0], bytes(80)), (have[0] - 1, bytes(80)), (have[0], b"")):
        with pytest.raises(ValueError, match=r"."):
            one.take([Run(0, number, (body,), mark)])
    assert one.messages.have == have
    play([one, other], random.Random(5))
    assert one.verdict().kind == "right"


def test_nobody_sits_down_with_numbers_that_can_be_foreseen() -> None:
    invitation = begun(BATTLE_LINE)[0].invitation
    kept = set()
    for _time in range(2):
        match = SealedMatch(invitation, ())
        match.sit(0, "Anna")
        kept.add(match.kept)
    assert len(kept) == 2


def test_who_does_not_open_proves_nothing() -> None:
    matches = begun(BATTLE_LINE)
    rng = random.Random(7)
    for match in matches:
        send(match, matches)
    while all(it.outcome is None for it in matches):
        for match in matches:
            while match.decisions:
                decision = match.decisions[0]
                match.play(at_any(match.state, decision, rng), decision.seat)
            if match.outcome is None:
                send(match, matches)
    ended = next(it for it in matches if it.outcome is not None)
    assert ended.verdict() == Verdict("closed", 1 - min(ended.plays))


def test_onlookers_see_what_lies_open() -> None:
    matches = begun(BATTLE_LINE)
    play(matches, random.Random(8), 20)
    one, other = (it.state.view(NOBODY) for it in matches)
    assert one == other


def test_the_root_is_said_when_it_is_over_and_not_before() -> None:
    matches = begun(BATTLE_LINE)
    play(matches, random.Random(2), 10)
    roots = [Kept(it.kept).root for it in matches]
    said = b"".join(
        body for it in matches for run in it.messages.since((0, 0)) for body in run.bodies
    )
    assert not any(root in said for root in roots)
    play(matches, random.Random(2))
    for seat, match in enumerate(matches):
        assert match._ledger.all_of(seat)[Key(Tag.ROOT)] == roots[seat]


def test_nobody_signs_for_a_seat_that_is_open() -> None:
    """What an open root gives is no secret of its signatures: nobody can be framed with it."""
    one, other = matches = begun(BATTLE_LINE)
    play(matches, random.Random(2))
    root = one._ledger.all_of(1)[Key(Tag.ROOT)]
    hello = one._ledger.all_of(1)[Key(Tag.HELLO)]
    told = [root, Kept(root).signer, Root(root, one.invitation.id).secret("signer", size=32)]
    assert all(public_key(it) not in hello for it in told)
    assert public_key(Kept(other.kept).signer) in hello
