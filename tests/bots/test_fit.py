"""The command `fit`: what is learned from matches, held out, told, and written to a file."""

import json
import sys
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random

import pytest

import pygames
from pygames.bots import arena
from pygames.bots.arena import chance_player, play
from pygames.bots.learned_values import Learned, learned
from pygames.bots.parallel import map_unordered
from pygames.bots.training import fitting_of
from pygames.cli import main
from pygames.commands import executors
from pygames.commands import fit as fit_command
from pygames.commands.arena_results import Results
from pygames.core.series import current_play
from tests.effort import sampled

TINY = ("battle-line", "--level", "1", "-n", "20", "--preset", "first-game,last-chance")
FITTED = [game for game in pygames.GAMES.values() if fitting_of(game)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the weights go."""
    return tmp_path / "weights.json"


@pytest.fixture(scope="module")
def fitted(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], str]:
    """(what it prints but for the file's name, the file) where every match is played here."""
    file = tmp_path_factory.mktemp("here") / "weights.json"
    with redirect_stdout(StringIO()) as screen:
        assert main(["fit", *TINY, "--out", str(file)]) == 0
    return screen.getvalue().splitlines()[:-1], file.read_text(encoding="utf-8")


def run(
    capsys: pytest.CaptureFixture[str], file: Path, *arguments: str
) -> tuple[object, list[str], str]:
    """(exit status, lines printed, errors)."""
    try:
        status: object = main(["fit", *arguments, "--out", str(file)])
    except SystemExit as leaving:
        status = leaving.code
    screen = capsys.readouterr()
    return status, screen.out.splitlines(), screen.err


def test_it_tells_what_was_held_out_and_writes_what_the_bot_reads(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit_command, "bot", lambda *_asked: chance_player)  # fast
    status, lines, errors = run(capsys, file, "lost-patrol", "-n", "40")
    monkeypatch.setattr(
        "pygames.bots.learned_values.read", lambda _package, name: Path(name).read_bytes()
    )
    models = learned("", str(file))
    today = learned_of_lost_patrol()

    assert (0, "") == (status, errors)
    assert lines[0].startswith("search: ")
    assert lines[1].startswith("Log loss 0.")
    assert lines[2].startswith("Foretold 0% to 20%: ")
    assert lines[7].startswith("escape: ")
    assert lines[-1].endswith(f"{file.stat().st_size} bytes.")
    assert {name: model.features for name, model in today.items()} == {
        name: model.features for name, model in models.items()
    }
    assert models != today


def learned_of_lost_patrol() -> dict[str, Learned]:
    """What its bot has learned."""
    text = Path(pygames.__file__).parent / "lost_patrol" / "bot" / "evaluation.json"
    said = json.loads(text.read_text(encoding="utf-8"))
    return {
        name: Learned(tuple(model["features"]), tuple(model["weights"]))
        for name, model in said.items()
    }


@pytest.mark.parametrize("pool", sampled([ThreadPoolExecutor, ProcessPoolExecutor, None], 3))
def test_it_is_the_same_on_every_executor_and_in_whatever_order(
    capsys: pytest.CaptureFixture[str],
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    fitted: tuple[list[str], str],
    pool: type[Executor] | None,
) -> None:
    monkeypatch.setattr(
        fit_command, "map_unordered", lambda *asked: reversed([*map_unordered(*asked)])
    )
    with pool(2) if pool else nullcontext() as executor:  # type: ignore[call-arg]
        monkeypatch.setattr(executors, "chosen", lambda *_asked: nullcontext(executor))
        there = run(capsys, file, *TINY)

    assert (0, "") == (there[0], there[2])
    assert fitted == (there[1][:-1], file.read_text(encoding="utf-8"))


def test_a_run_that_was_stopped_goes_on(
    capsys: pytest.CaptureFixture[str],
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    fitted: tuple[list[str], str],
) -> None:
    kept = tmp_path / "results.jsonl"
    first = run(capsys, file, *TINY, "--results", str(kept))
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines[:9]) + lines[9][:9], encoding="utf-8")
    added: list[str] = []
    add = Results.add
    monkeypatch.setattr(
        Results, "add", lambda results, seed, it: added.append(seed) or add(results, seed, it)
    )

    assert first == run(capsys, file, *TINY, "--results", str(kept))
    assert fitted == (first[1][:-1], file.read_text(encoding="utf-8"))
    assert [f"0 {n}" for n in range(8, 20)] == added


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.id)
def test_every_position_has_the_features_that_its_model_names(game: pygames.Game) -> None:
    fitting = fitting_of(game)
    assert fitting
    match = play(game, [chance_player] * 2, "1")
    state, models = match.setup.start(), set()
    for entry in match.log:
        found = fitting.position(current_play(state)) if entry.seat >= 0 else None
        if found:
            models.add(found.model)
            assert len(fitting.features[found.model]) == len(found.features)
            assert found.features[0] == 1
            assert 0 <= found.judged <= 1
        state.apply(entry.move, entry.seat)

    assert models
    assert models <= {*fitting.features}


def test_the_evaluation_of_lost_patrol_knows_only_what_both_seats_do() -> None:
    """It judges views: what only the order of the stack decides must change nothing."""
    game, rng = pygames.GAMES["lost-patrol"], Random(1)
    fitting = fitting_of(game)
    assert fitting
    match, found = play(game, [chance_player] * 2, "1"), 0
    state = match.setup.start()
    for entry in match.log:
        here = fitting.position(state)
        if here:
            found += 1
            views = [state.view(seat) for seat in range(2)]
            assert all(
                fitting.position(other) == here
                for other in (*views, *(view.sample(rng) for view in views))
            )
        state.apply(entry.move, entry.seat)

    assert found > 1


def test_a_match_that_was_left_undecided_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LONGEST", 60)
    game = pygames.GAMES["lost-patrol"]
    match = play(game, [chance_player] * 2, "1")
    fitting = fitting_of(game)
    assert fitting
    assert match.outcome is None

    samples = [*fit_command._samples(match, fitting)]

    assert samples
    assert {sample.won for sample in samples} == {0.5}


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.id)
def test_what_a_bot_has_learned_is_small_enough_for_a_page(game: pygames.Game) -> None:
    folder = Path(pygames.__file__).parent / game.package.rpartition(".")[2] / "bot"
    assert all(file.stat().st_size <= fit_command.MOST_BYTES for file in folder.glob("*.json"))


def test_weights_that_are_too_large_are_not_written(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit_command, "MOST_BYTES", 99)
    status, _lines, errors = run(capsys, file, *TINY)

    assert (2, 1) == (status, errors.count("\n"))
    assert "more than 99: choose fewer hidden units" in errors
    assert not file.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "required: game"),
        (("chess",), "There is no game called “chess”."),
        (("espionage",), "has nothing to be fitted"),
        (("lost-patrol", "--hidden", "8"), "can have 0 hidden units at most"),
        (("battle-line", "--hidden", "65"), "can have 64 hidden units at most"),
        (("battle-line", "--hidden", "-1"), "can have 64 hidden units at most"),
        (("battle-line", "-n", "8"), "needs 20 matches at least"),
        (("battle-line", "--level", "9"), "invalid choice: 9"),
        (("lost-patrol", "--preset", "dash,huge"), "no preset called “huge”"),
        (("lost-patrol", "--results", "/nowhere/x"), "cannot be used: No such file"),
    ],
)
def test_wrong_arguments_are_answered_with_one_line(
    capsys: pytest.CaptureFixture[str], file: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    status, lines, errors = run(capsys, file, *arguments)

    assert (2, []) == (status, lines)
    assert sentence in errors
    assert errors.count("\n") == 1


def test_without_the_extra_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    said = run(capsys, file, *TINY)

    assert said[1:] == ([], "Install kitchen-table-games[fit] to fit and tune.\n")
