"""Results of the arena in a file, so that a long run can be stopped and gone on with."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from pygames import BadSetup
from pygames.bots.arena import Pair, play_pair
from pygames.cli import main
from pygames.commands import arena as arena_command
from pygames.commands.arena_results import Results, as_pair

PLAYED = {"game": "battle-line", "players": ["1", "2"]}
PAIR = Pair((1.0, 0.5), ([0.1, 0.2], [0.3]), ((1, "no answer"),))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that is not there yet."""
    return tmp_path / "results.jsonl"


def test_what_is_kept_is_found_again(file: Path) -> None:
    Results(file, PLAYED, as_pair).add("0 1", PAIR)

    assert Results(file, PLAYED, as_pair).found == {"0 1": PAIR}


def test_a_line_that_was_cut_off_is_forgotten(file: Path) -> None:
    kept = Results(file, PLAYED, as_pair)
    kept.add("0 1", PAIR)
    kept.add("0 2", PAIR)
    file.write_bytes(file.read_bytes()[:-9])
    again = Results(file, PLAYED, as_pair)
    again.add("0 3", PAIR)

    assert list(Results(file, PLAYED, as_pair).found) == ["0 1", "0 3"]


@pytest.mark.parametrize("text", ["no results\n", "{}\n", '{"game": "espionage"}\n'])
def test_a_file_of_something_else_is_left_alone(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup, match="something else"):
        Results(file, PLAYED, as_pair)
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("line", ["[]", "x", '{"seed": "1"}'])
def test_a_file_with_other_lines_is_left_alone(file: Path, line: str) -> None:
    text = f"{json.dumps(PLAYED)}\n{line}\n"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup, match="no file of results"):
        Results(file, PLAYED, as_pair)
    assert file.read_text(encoding="utf-8") == text


def test_the_arena_plays_only_what_the_file_does_not_have(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seeds = []

    def noted(game, one, other, seed, *rest):
        seeds.append(seed)
        return play_pair(game, one, other, seed, *rest)

    monkeypatch.setattr(arena_command, "play_pair", noted)
    command = ["arena", "battle-line", "random", "random", "--results", str(file)]
    main([*command, "-n", "4"])
    main([*command, "-n", "8"])
    gone_on = capsys.readouterr().out.splitlines()[-4]
    main(["arena", "battle-line", "random", "random", "-n", "8"])
    at_once = capsys.readouterr().out.splitlines()[-4]

    assert seeds == [f"0 {n}" for n in (0, 1, 2, 3, 0, 1, 2, 3)]
    assert gone_on == at_once


def test_the_arena_says_why_a_program_has_lost(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = shlex.join([sys.executable, "-c", "print('good morning')"])
    status = main(
        [
            *("arena", "battle-line", "random", "--second", program),
            "-n",
            "2",
            "--results",
            str(file),
        ]
    )
    lines = capsys.readouterr().out.splitlines()

    assert status == 0
    assert sum("forfeits" in line for line in lines) == 2
    assert sum("2 won" in line for line in lines) == 1
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2
