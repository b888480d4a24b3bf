"""The example that README begins with plays every game to its end."""

import re
from pathlib import Path

import pytest

import pygames
from pygames import GAMES

README = Path(pygames.__file__).parents[1] / "README.md"


@pytest.mark.parametrize("game", GAMES)
def test_the_loop_of_the_readme_is_right_for_every_game(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    (loop,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    setup = {"not-alone": '"not-alone", seats=5'}.get(game, f'"{game}"')
    exec(loop.replace('"not-alone", seats=4', setup), {})

    said = capsys.readouterr().out.split()
    assert pygames.Match.from_link(said[-1]).outcome
