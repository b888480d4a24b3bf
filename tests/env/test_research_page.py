"""What `.github/RESEARCH.md` shows works, and its figures are those of the code."""

import random
import re
from pathlib import Path

import pytest

from pygames.env import CHANCE, TERMINAL, State, load
from pygames.env.environment import Environment
from tests.env.playing import GAMES

np = pytest.importorskip("numpy")


def page() -> str:
    """The page."""
    return (Path(__file__).parents[2] / ".github/RESEARCH.md").read_text(encoding="utf-8")


def block(number: int) -> str:
    """One of its examples in Python."""
    found: list[str] = re.findall(r"```python\n(.*?)```", page(), re.DOTALL)
    return found[number]


def test_the_example_learns_something(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    short = block(0).replace("random.Random(1), 2000", "random.Random(1), 12")
    exec(short.replace("range(400)", "range(8)"), names)
    assert re.fullmatch(r"It wins \d+ % against random choices.\n", capsys.readouterr().out)
    assert np.any(names["weights"])
    assert sum(map(bool, block(0).splitlines())) <= 26


def test_our_bots_can_be_opponents() -> None:
    rng = random.Random(1)
    names: dict[str, object] = {"rng": rng}
    exec(block(1), names)
    state = names["state"]
    assert isinstance(state, State)
    state.deal(rng)
    before = len(str(state))
    exec(block(2).replace(", 3, rng)", ", 2, rng)"), names)
    assert len(str(state)) > before


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_encodings_is_up_to_date(game: str) -> None:
    environment = load(game)
    figures = (environment.version, environment.num_distinct_actions, environment.observation_size)
    assert f"| {game} | {' | '.join(map(str, figures))} |" in page()


def test_all_that_the_page_names_is_there() -> None:
    rows = "\n".join(line for line in page().splitlines() if line.startswith("| `"))
    for thing, of in (("game", Environment), ("state", State)):
        for line in rows.splitlines():
            first = line.split("|")[1]
            if f"`{thing}." in first:
                for name in re.findall(r"`(?:\w+\.)?([a-z_]+)[(`]", first):
                    assert hasattr(of, name) or name in ("hash", "str", "repr", "pickle", "copy"), (
                        name
                    )
    assert (CHANCE, TERMINAL) == (-1, -4)
