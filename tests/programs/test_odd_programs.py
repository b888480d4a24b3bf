"""Programs that are slow to start, talk before they play, or say what nobody can read."""

import json
import random
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames import GAMES, BadSetup, Match
from pygames.bots.arena import Forfeit, chance_player, play
from pygames.programs import messages, outside
from pygames.programs.messages import NotAnAnswer
from pygames.programs.outside import Outside

GAME = GAMES["lost-patrol"]
FIRST = """
for line in sys.stdin:
    if json.loads(line)["type"] == "choose":
        print(json.dumps({"index": 0}), flush=True)
"""
Begin = Callable[..., Outside]


@pytest.fixture
def begin() -> Iterator[Begin]:
    """Programs in Python, each ended after the test."""
    begun = []

    def started(source: str, patience: float = 30.0) -> Outside:
        code = f"import json, sys, time\n{source}"
        begun.append(Outside(shlex.join([sys.executable, "-c", code]), patience))
        return begun[-1]

    yield started
    for player in begun:
        player.end()


@pytest.mark.parametrize(
    "before",
    [
        "time.sleep(4)",
        "print('My Engine 1.0, by me', flush=True)",
        "print('My Engine\\n\\n(c) me', flush=True)",
        "sys.stdout.buffer.write(b'\\xff\\xfe hi\\n')",
        "print('talk\\n' * 5, file=sys.stderr)",
    ],
)
def test_a_program_may_take_its_time_to_start_and_say_who_it_is(begin: Begin, before: str) -> None:
    program = begin(before + FIRST, 3.0)
    for seed in ("1", "2"):
        assert play(GAME, (program, chance_player), seed).outcome


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("", "ended"),
        ("sys.exit('No licence')", "ended"),
        ("print('hello')", "ended"),
        ("print('talk\\n' * 10**4, flush=True); time.sleep(99)", "no JSON: 'talk"),
        ("while True: print('talk')", "no JSON: 'talk"),
        ("print('x' * 2**21, flush=True); time.sleep(99)", "a line without end"),
        ("print('{' * 2**19, flush=True); time.sleep(99)", "no JSON"),
        ("print('{\"index\": ' + '[' * 2**19, flush=True); time.sleep(99)", "no JSON"),
        ("print('{\"index\": 1' + '0' * 5000 + '}', flush=True); time.sleep(99)", "no JSON"),
        ("print('{\"numbers\": [' + '9,' * 999 + '9]}', flush=True); time.sleep(99)", "numbers"),
        ("sys.stdout.buffer.write(b'{\\xff}\\n'); sys.stdout.flush(); time.sleep(99)", "no JSON"),
        ("sys.stdout.write('{\"index\": '); sys.stdout.flush()", "no JSON"),
    ],
)
def test_what_cannot_be_an_answer_loses_with_a_sentence(
    begin: Begin, source: str, why: str
) -> None:
    with pytest.raises(Forfeit, match=why):
        play(GAME, (chance_player, begin(source)), "1")


def test_a_program_that_never_starts_is_not_waited_for_again(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not read either, so that what it is told fills the pipe."""
    monkeypatch.setattr(outside, "STARTING", 1.0)
    program = begin("time.sleep(99)", 0.25)
    battle = GAMES["deep-space-wars"]
    with pytest.raises(Forfeit, match=r"no answer within 1\.25 seconds"):
        play(battle, (program, chance_player), "1")
    with pytest.raises(Forfeit, match=r"no answer within 0\.25 seconds"):
        play(battle, (program, chance_player), "2")


@pytest.mark.parametrize("command", ["", " ", "'", "/", "no such program", "\0"])
def test_what_is_no_command_is_refused_with_a_sentence(command: str) -> None:
    with pytest.raises(BadSetup, match="cannot be started"):
        play(GAME, (Outside(command, 1.0), chance_player), "1")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


@given(said=st.dictionaries(st.sampled_from(["index", "numbers", "reasons"]), JSON), raw=st.text())
def test_any_line_is_a_move_or_told_to_be_none(said: dict[str, object], raw: str) -> None:
    for game in GAMES:
        decision = Match(game, rng=random.Random(1)).decisions[0]
        for text in (raw, json.dumps(said)):
            with suppress(NotAnAnswer):
                messages.answer(text, decision)
