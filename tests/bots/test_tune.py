"""The command `tune`: the same weights wherever matches are played, and in whatever order."""

import json
import sys
from concurrent import futures
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import pygames
from pygames.battle_line.bot.evaluation import WEIGHTS
from pygames.bots.arena import bot, play
from pygames.bots.parallel import map_unordered
from pygames.bots.training import tuning_of
from pygames.cli import main
from pygames.commands import executors
from pygames.commands import tune as tune_command
from pygames.commands.arena_results import Results

GAME = pygames.GAMES["battle-line"]
TINY = ("battle-line", "--against", "random", "--rounds", "1", "-n", "2", "--check", "2")
POOLS: dict[str, type[Executor]] = {"threads": ThreadPoolExecutor, "processes": ProcessPoolExecutor}
if sys.version_info >= (3, 14):
    POOLS["interpreters"] = futures.InterpreterPoolExecutor


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, list[str], str]:
    """(exit status, lines printed, errors)."""
    try:
        status: object = main(["tune", *arguments])
    except SystemExit as leaving:
        status = leaving.code
    screen = capsys.readouterr()
    return status, screen.out.splitlines(), screen.err


@pytest.fixture(scope="module")
def here() -> list[str]:
    """What it prints where every match is played here."""
    with redirect_stdout(StringIO()) as screen:
        assert main(["tune", *TINY]) == 0
    return screen.getvalue().splitlines()


def test_it_tells_each_round_the_weights_and_how_they_play(here: list[str]) -> None:
    assert here[0].startswith("Weights in use: keep=")
    assert here[1].startswith("Round 1: ")
    assert here[2].startswith("Tuned weights: keep=")
    assert [line for line in here[3:] if " against " in line] == [
        "the tuned weights against random",
        "the weights in use against random",
        "the tuned weights against the weights in use",
    ]
    assert all(line.startswith("2 matches: ") for line in here[4::2])


@pytest.mark.parametrize("pool", POOLS)
def test_it_is_the_same_on_every_executor(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    here: list[str],
    pool: str,
) -> None:
    with POOLS[pool](2) as executor:  # type: ignore[call-arg]
        monkeypatch.setattr(executors, "chosen", lambda *_asked: nullcontext(executor))
        assert run(capsys, *TINY) == (0, here, "")


def test_it_is_the_same_in_whatever_order_matches_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, here: list[str]
) -> None:
    monkeypatch.setattr(
        tune_command, "map_unordered", lambda *asked: reversed([*map_unordered(*asked)])
    )

    assert run(capsys, *TINY) == (0, here, "")


def test_another_seed_tunes_otherwise(capsys: pytest.CaptureFixture[str], here: list[str]) -> None:
    _status, lines, _errors = run(capsys, *TINY, "--seed", "1")

    assert here[0] == lines[0]
    assert here[2] != lines[2]


def test_a_run_that_was_stopped_goes_on(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    here: list[str],
) -> None:
    """Also one that was stopped in the middle of a line; nothing is played twice."""
    file = tmp_path / "results.jsonl"
    kept = (*TINY, "--results", str(file))
    assert run(capsys, *kept) == (0, here, "")
    whole = file.read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    file.write_text("".join(lines[:7]) + lines[7][:9], encoding="utf-8")
    added: list[str] = []
    add = Results.add
    monkeypatch.setattr(
        Results, "add", lambda results, seed, pair: added.append(seed) or add(results, seed, pair)
    )

    assert run(capsys, *kept) == (0, here, "")
    assert len(lines) - 7 == len({*added}) == len(added)
    assert sorted(whole.splitlines()) == sorted(file.read_text(encoding="utf-8").splitlines())


def test_results_of_another_level_are_not_taken(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(json.dumps({"tuned": "battle-line"}) + "\n", encoding="utf-8")
    status, lines, errors = run(capsys, *TINY, "--results", str(file))

    assert (2, []) == (status, lines)
    assert "has the results of something else" in errors


def test_the_weights_in_use_play_as_the_bot_does() -> None:
    tuning = tuning_of(GAME)
    assert tuning
    assert tuning.weights == WEIGHTS
    own, same, other = (
        play(GAME, [bot(GAME, 3, 8, brain), bot(GAME, 1)], "1").link()
        for brain in (None, tuning.brain(WEIGHTS), tuning.brain(WEIGHTS._replace(keep=0.2)))
    )

    assert own == same != other


@pytest.mark.parametrize("game", pygames.GAMES)
def test_every_range_is_that_of_a_weight_and_holds_it(game: str) -> None:
    tuning = tuning_of(pygames.GAMES[game])
    for name, (low, high) in tuning.ranges.items() if tuning else ():
        assert low <= getattr(tuning.weights, name) <= high, name


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "required: game, --against"),
        (("chess", "--against", "1"), "There is no game called “chess”."),
        (("espionage", "--against", "1"), "has no weights to tune"),
        (("battle-line", "--against", "1,chess"), "no player called “chess”. Choose from: 1, 2, "),
        (
            ("battle-line", "--against", "1", "--only", "keep,x"),
            "no weight called “x”. Choose",
        ),
        (("battle-line", "--against", "1", "--only", "keep"), "needs 2 weights at least"),
        (("battle-line", "--against", "1", "-n", "3"), "their number must be even"),
        (("battle-line", "--against", "1", "--check", "3"), "their number must be even"),
        (("battle-line", "--against", "1", "--rounds", "0"), "“0” is not a positive number"),
        (("battle-line", "--against", "1", "--level", "9"), "invalid choice: 9"),
        (("battle-line", "--against", "1", "--preset", "huge"), "no preset called “huge”"),
    ],
)
def test_wrong_arguments_are_answered_with_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    status, lines, errors = run(capsys, *arguments)

    assert (2, []) == (status, lines)
    assert sentence in errors
    assert errors.count("\n") == 1


def test_without_the_extra_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)

    assert run(capsys, *TINY)[1:] == ([], "Install kitchen-table-games[fit] to fit and tune.\n")
