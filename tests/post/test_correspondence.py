"""What is written to whom; what becomes of letters that are old, lost, one's own or another's."""

import json
import random

import pytest

from pygames.core.codec import BadLink
from pygames.core.game import BadSetup, at_random
from pygames.core.log import make_setup
from pygames.post import letter
from pygames.post.correspondence import Correspondence, Taken
from pygames.post.letter import Letter

LONGEST_LINK = 1900
"""In characters: what is longer had better be sent as a file."""
GAMES_AND_SEATS = (
    ("battle-line", 2),
    ("espionage", 2),
    ("lost-patrol", 2),
    ("not-alone", 3),
    ("deep-space-wars", 4),
)


def begun(game: str = "battle-line", seats: int = 2, **options: object) -> Correspondence:
    """A device that has invited others."""
    begun = Correspondence.begin(make_setup(game, seats, options), random.Random(1))
    begun.match.sit(0, "Anna")
    return begun


def joined(text: str, seat: int, name: str = "Ben") -> Correspondence:
    """A device that has taken a seat."""
    joined = Correspondence.join(letter.read(text), random.Random(f"{seat}"))
    joined.match.sit(seat, name)
    return joined


def choose(device: Correspondence, rng: random.Random) -> bool:
    """Choose whatever is asked here; whether anything is."""
    chosen = False
    while decisions := device.match.decisions:
        decision = rng.choice(decisions)
        device.match.play(at_random(decision.moves, rng), decision.seat)
        chosen = True
    return chosen


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_letters_alone_carry_a_match(game: str, seats: int) -> None:
    """A third of them are lost; each device is closed and opened again between two letters."""
    rng = random.Random(f"{game} {seats}")
    host = begun(game, seats)
    invitation = host.write()
    devices = [host, *(joined(invitation, seat, f"P{seat}") for seat in range(1, seats))]
    lengths = []
    for _round in range(12):
        for at, device in enumerate(devices):
            choose(device, rng)
            text = device.write()
            lengths.append(len(text))
            for other, reader in enumerate(devices):
                if other != at and rng.random() < 2 / 3:
                    reader.take(letter.read(text))
            devices[at] = Correspondence.read(device.text(), rng)
    for device in devices:
        for other in devices:
            if other is not device:
                other.take(letter.read(device.write()))
    one, *others = (device.match for device in devices)
    assert len(one.log) > 10
    for other in others:
        assert other.log == one.log
        assert other.setup == one.setup
    if game != "espionage":  # whose armies are laid out piece by piece
        assert max(lengths[:30]) < LONGEST_LINK


def test_a_beginning_is_told_until_somebody_has_answered() -> None:
    anna = begun()
    assert letter.read(anna.write()).beginning
    ben = joined(anna.write(), 1)
    assert not letter.read(ben.write()).beginning
    assert anna.take(letter.read(ben.write())) == Taken.NEW
    assert not letter.read(anna.write()).beginning
    assert anna.match.setup.names == ben.match.setup.names == ("Anna", "Ben")
    assert (anna.free, anna.far, ben.far) == ((), {1}, {0})


def test_what_a_letter_was_is_told() -> None:
    anna = begun()
    first = anna.write()
    ben = joined(first, 1)
    assert ben.take(letter.read(first)) == Taken.KNOWN
    assert anna.take(letter.read(first)) == Taken.OWN
    answer = letter.read(ben.write())
    assert anna.take(answer) == Taken.NEW
    assert anna.take(answer) == Taken.KNOWN
    for other in (begun("lost-patrol"), begun(starter="P0")):
        with pytest.raises(BadLink):
            other.take(answer)


def test_who_has_lost_a_match_asks_for_all_of_it() -> None:
    anna = begun(starter="P0")
    ben = joined(anna.write(), 1)
    anna.take(letter.read(ben.write()))
    choose(anna, random.Random(1))
    later = letter.read(anna.write())
    with pytest.raises(BadLink):
        Correspondence.join(later, random.Random(2))
    asked = letter.read(Correspondence.question(later.match, later.rules, 2))
    assert anna.take(asked) == Taken.ASKS
    everything = letter.read(anna.write())
    found = Correspondence.join(everything, random.Random(2))
    assert found.match.log == anna.match.log
    found.match.sit(1, "")
    assert found.match.hellos == anna.match.hellos
    assert found.match.plays == {1}


def test_an_old_backup_gets_back_what_its_own_seat_has_said_since() -> None:
    anna = begun(starter="P0")
    ben = joined(anna.write(), 1)
    anna.take(letter.read(ben.write()))
    backup = anna.text()
    choose(anna, random.Random(1))
    ben.take(letter.read(anna.write()))
    restored = Correspondence.read(backup, random.Random(2))
    ben.theirs.clear()
    restored.take(letter.read(ben.write()))
    assert restored.match.log == anna.match.log
    assert not restored.match.decisions


def test_what_is_sent_stands_after_a_restart() -> None:
    anna = begun("not-alone", 2, creature="last")
    kept = Correspondence.read(anna.text(), random.Random(1))
    assert kept.match.unsent
    kept.write()
    assert not kept.match.unsent
    again = Correspondence.read(kept.text(), random.Random(1))
    assert not again.match.unsent
    assert again.text() == kept.text()


@pytest.mark.parametrize(
    "odd",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"letter":1,"sent":[],"theirs":{}}',
        '{"letter":"p1HAAAA","sent":[0,0],"theirs":{}}',
        "[" * 100_000,
    ],
    ids=lambda it: it[:20],
)
def test_what_was_kept_may_be_damaged(odd: str) -> None:
    with pytest.raises(BadLink):
        Correspondence.read(odd, random.Random(1))


def test_each_part_of_what_was_kept_may_be_damaged() -> None:
    kept = json.loads(begun().text())
    for name, odd in (
        ("sent", [1]),
        ("sent", [1, -1]),
        ("sent", "ab"),
        ("sent", None),
        ("theirs", {"7": [0, 0]}),
        ("theirs", {"-1": [0, 0]}),
        ("theirs", {"x": [0, 0]}),
        ("theirs", {"1": [0]}),
        ("theirs", 3),
        ("letter", kept["letter"][:-1]),
    ):
        with pytest.raises(BadLink):
            Correspondence.read(json.dumps({**kept, name: odd}), random.Random(1))


def test_a_match_that_cannot_begin_is_not_begun() -> None:
    with pytest.raises(BadSetup):
        Correspondence.begin(make_setup("battle-line", 3), random.Random(1))


def test_a_forged_beginning_is_refused() -> None:
    anna = begun()
    sent = letter.read(anna.write())
    for changed in (
        sent._replace(match=b"another."),
        sent._replace(beginning=sent.beginning[:-1]),
        sent._replace(beginning=sent.beginning[::-1]),
        sent._replace(rules="l1"),
        sent._replace(beginning=b""),
    ):
        assert isinstance(changed, Letter)
        with pytest.raises(BadLink):
            Correspondence.join(changed, random.Random(1))


def test_two_who_take_one_seat_agree_on_who_has_it() -> None:
    """Who came later to the host has none, and can take another."""
    anna = begun("not-alone", 3)
    invitation = letter.read(anna.write())
    ben, cem = (Correspondence.join(invitation, random.Random(seed)) for seed in (5, 6))
    ben.match.sit(1, "Ben")
    cem.match.sit(1, "Cem")
    anna.take(letter.read(ben.write()))
    anna.take(letter.read(cem.write()))
    assert anna.match.setup.names == ("Anna", "Ben", "")
    choose(cem, random.Random(2))
    ben.take(letter.read(cem.write()))
    assert ben.match.setup.names == ("Anna", "Ben", "")
    assert cem.take(letter.read(anna.write())) == Taken.NEW
    assert (cem.match.plays, cem.free) == (frozenset(), (2,))
    cem.match.sit(2, "Cem")
    anna.take(letter.read(cem.write()))
    cem.take(letter.read(anna.write()))
    ben.take(letter.read(anna.write()))
    chosen = []
    for device in (anna, ben, cem):
        assert device.match.setup.names == ("Anna", "Ben", "Cem")
        chosen.append(choose(device, random.Random(1)))
    assert any(chosen)
    for text in [it.write() for it in (anna, ben, cem)]:
        for device in (anna, ben, cem):
            device.take(letter.read(text))
    assert anna.match.log == ben.match.log == cem.match.log
