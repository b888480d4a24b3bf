"""Commands end well in any terminal: in whatever encoding, whoever reads, also if stopped."""

import io
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import pygames
from pygames.bots.arena import Pair
from pygames.cli import main
from pygames.commands import arena, fit, tune
from tests.strategies import play_some

ROOT = Path(pygames.__file__).parent.parent
COMMAND = [sys.executable, "-m", "pygames"]


def link(game: str = "battle-line") -> str:
    """A match that is over, with names beyond any one encoding."""
    match = pygames.Match(game, names=("Bé “Ő” ı", "علی"), rng=random.Random(5))
    play_some(match, random.Random(5))
    return match.link()


@contextmanager
def encoded(name: str) -> Iterator[io.BytesIO]:
    """Standard output in an encoding that cannot be circumvented."""
    raw, before = io.BytesIO(), sys.stdout
    sys.stdout = io.TextIOWrapper(raw, encoding=name, errors="strict", write_through=True)
    try:
        yield raw
    finally:
        sys.stdout = before


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "iso8859-9", "cp437"])
@pytest.mark.parametrize("code", ["en", "tr", "hu", "fa"])
def test_whatever_the_encoding_everything_is_shown(encoding: str, code: str) -> None:
    shown = {}
    for command in (["show", link()], ["show", link(), "--at", "3"], ["show", link(), "--json"]):
        for name in (encoding, "utf-8"):
            with encoded(name) as raw:
                assert main(["--lang", code, *command]) == 0
                shown[name] = raw.getvalue().decode(name)
        assert len(shown[encoding].splitlines()) == len(shown["utf-8"].splitlines())
    assert json.loads(shown[encoding]) == json.loads(shown["utf-8"])


def test_signs_that_are_lacking_are_written_by_the_nearest() -> None:
    with encoded("ascii") as raw:
        main(["show", link()])
        said = raw.getvalue().decode("ascii")

    assert 'Be "O" i' in said
    assert "“" not in said


def test_a_match_is_played_in_ascii() -> None:
    done = subprocess.run(
        [*COMMAND, "--lang", "fa", "play", "battle-line", "--seed", "1"],
        input="؟\nhint\nöö\nq\n".encode("cp1256", "replace"),
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
        cwd=ROOT,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert pygames.Match.from_link(done.stdout.decode("ascii").split()[-1])


@pytest.mark.parametrize("arguments", ["--help", "arena --help", "play battle-line --bots 0:1,1:1"])
def test_a_reader_that_leaves_is_no_reason_to_complain(arguments: str) -> None:
    with subprocess.Popen(
        [*COMMAND, *arguments.split()], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode in (0, 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_disk_is_told_in_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "show", link()], stdout=full, stderr=subprocess.PIPE, check=False, cwd=ROOT
        )
    assert done.returncode == 1
    assert done.stderr == b"That cannot be done: No space left on device.\n"


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_stream_that_is_closed_is_as_if_it_led_nowhere(
    monkeypatch: pytest.MonkeyPatch, stream: str
) -> None:
    monkeypatch.setattr(sys, stream, None)
    assert main(["show", link()]) == 0
    nowhere = getattr(sys, stream)
    assert main(["play", "battle-line"]) == 1
    nowhere.close()


# --- stopped -------------------------------------------------------------------------------------


@pytest.fixture
def stopping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C while the third job is done."""
    done = []

    def pair(*_given: object) -> Pair:
        done.append(1)
        if len(done) == 3:
            raise KeyboardInterrupt
        return Pair((1.0, 0.5), ([0.1], [0.1]))

    monkeypatch.setattr(arena, "_pair", pair)
    monkeypatch.setattr(tune, "_pair", pair)


@pytest.mark.usefixtures("stopping")
def test_an_arena_that_is_stopped_tells_the_result_so_far(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["arena", "battle-line", "1", "random"]) == 130

    screen = capsys.readouterr()
    assert screen.err.strip() == "Stopped after 4 of 400 matches."
    assert "4 matches: 2 won, 2 drawn, 0 lost; 75.0%" in screen.out
    assert "level 1: 100.0 ms per move" in screen.out


@pytest.mark.usefixtures("stopping")
def test_tuning_that_is_stopped_tells_the_weights_so_far(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("cmaes")
    assert main(["tune", "battle-line", "--against", "random", "-n", "2"]) == 130

    screen = capsys.readouterr()
    assert "Stopped after 4 of " in screen.err
    assert screen.out.splitlines()[-1].startswith("Tuned weights: ")


def test_fitting_that_is_stopped_tells_what_was_learned(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("numpy")
    rng = random.Random(1)

    def match(*given: object) -> fit.Samples:
        if given[-1].seed == "0 40":  # type: ignore[attr-defined]
            raise KeyboardInterrupt
        rows = [[1.0, *(rng.random() for _name in names[1:])] for names in features.values()]
        won = float(rng.random() < 0.5)
        models = zip(features, rows, strict=True)
        return fit.Samples([fit.Sample(model, row, 0.5, won) for model, row in models])

    fitting = fit.fitting_of(pygames.GAMES["lost-patrol"])
    assert fitting
    features = fitting.features
    monkeypatch.setattr(fit, "_match", match)
    out = tmp_path / "weights.json"
    assert main(["fit", "lost-patrol", "-n", "100", "--out", str(out)]) == 130

    screen = capsys.readouterr()
    assert screen.err.strip() == "Stopped after 40 of 100 matches."
    assert "Log loss" in screen.out
    assert not out.exists()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_an_arena_at_once_and_without_a_traceback(jobs: str) -> None:
    command = ["arena", "battle-line", "1", "1", "-n", "100000", "--jobs", jobs]
    with subprocess.Popen(
        [*COMMAND, *command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell may ignore it
    ) as running:
        assert running.stdout
        assert running.stderr
        while "matches: " not in running.stdout.readline():
            pass
        os.killpg(running.pid, signal.SIGINT)
        screen, errors = running.communicate()
    assert running.returncode == 130
    assert "of 100000 matches." in errors
    assert "Traceback" not in errors
    assert "ms per move" in screen
