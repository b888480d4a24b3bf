"""What comes over a line from somebody who has tampered with their page."""

import json
import random

from pygames.core.envelope import LETTER, opened_letter
from pygames.live.signals import read
from pygames.post import letter
from pygames.post.bodies import Choice
from pygames.post.messages import Run
from tests.effort import effort
from tests.live.wires import Caller, End, connected, play_live
from tests.post.table.test_hostile_letters import tampered


def settled(game: str = "not-alone", seats: int = 2) -> tuple[Caller, End, str]:
    """Somebody in a match, their end of a line, and a letter that has gone over it."""
    friends = connected(game, seats)
    play_live(friends, 3)
    anna = friends[0]
    sent = [text for text in anna.wires.letters if text.startswith(LETTER)]
    return anna, anna.wires.ends(anna)[0], max(sent, key=len)


def garbage(sent: str, rng: random.Random) -> str:
    """Something that no page sends."""
    data = opened_letter(sent)
    match rng.randrange(6):
        case 0:
            return rng.choice(["", "[", "{}", "null", "[]", '["sign"]', "p1", "\ud800", "[[[["])
        case 1:
            return json.dumps([rng.choice(["sign", "seats", "offer", "words", "x"]), rng.random()])
        case 2:
            kind = rng.choice(["offer", "answer"])
            return json.dumps([kind, rng.randrange(9), rng.randrange(9), "x" * rng.randrange(900)])
        case 3:
            return "x" * rng.choice((10, 1000, 64 * 1024))
    return tampered(data, rng)


def test_what_has_happened_stands_whatever_comes() -> None:
    anna, end, sent = settled()
    rng, log, size = random.Random(36), anna.match.log, len(anna.saves)
    for _try in range(effort(250, 100_000)):
        anna.wires.deliver(end, garbage(sent, rng))
        anna.wires.on_the_way.clear()
        anna.wires.letters.clear()
    assert anna.screen in ("table", "handover")
    assert anna.match.log[: len(log)] == log
    assert len(anna.saves) == size
    assert len(anna.shown.html) < 500_000


def forged(anna: Caller, seat: int, number: int) -> str:
    """A letter in which a seat has said something, whoever sends it."""
    table = anna.app.session.table_session
    post = table.post  # type: ignore[union-attr]
    match = post.match
    body = Choice(b"ab", b"123456", b"\x00").written()
    run = Run(seat, number, (body,), match.messages.mark(seat))
    have = match.messages.have
    here = frozenset({1 - min(anna.app.session.table_session.people)})  # type: ignore[union-attr]
    said = letter.Letter(
        match.invitation.id, match.game.begins, here, have, match.messages.seating, (run,)
    )
    return letter.written(said)


def test_nobody_moves_for_somebody_else() -> None:
    anna, end, _sent = settled("battle-line")
    table = anna.app.session.table_session
    (mine,) = table.people  # type: ignore[union-attr]
    have = table.post.match.messages.have  # type: ignore[union-attr]
    before = anna.save.text()
    for number in (have[mine], have[mine] - 1, 1):
        anna.wires.deliver(end, forged(anna, mine, number))
        assert "cannot be read" in anna.notice
        assert anna.save.text() == before


def test_what_two_say_under_one_number_changes_nothing() -> None:
    anna, end, _sent = settled("battle-line")
    table = anna.app.session.table_session
    (mine,) = table.people  # type: ignore[union-attr]
    log = anna.match.log
    anna.wires.deliver(end, forged(anna, 1 - mine, 1))
    assert anna.match.log == log


def test_a_flood_of_signs_is_heard_once_a_second() -> None:
    anna, end, _sent = settled()
    for _sign in range(50):
        anna.time -= 999  # next to no time passes
        anna.wires.deliver(end, '["sign",3]')
    assert len(anna.shown.values("class", "p")) < 20


def test_signals_are_read_or_they_are_none() -> None:
    rng = random.Random(5)
    for _try in range(effort(2000, 100_000)):
        text = json.dumps(
            [rng.choice(["sign", "words", "seats", "offer"])]
            + [rng.choice([rng.randrange(-2, 12), "a" * rng.randrange(2000), [1, 2], None, {}])]
            * rng.randrange(5)
        )
        signal = read(text)
        assert signal is None or signal[0] in text
