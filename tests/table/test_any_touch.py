"""Whatever can be touched does something that can be seen."""

import pytest

import pygames
from tests.effort import effort
from tests.table.visitor import Visitor

TOUCHES = 150
WAYS = (
    *((game, {}) for game in pygames.GAMES),
    ("deep-space-wars", {"seats": 4, "preset": "at_once"}),
)


@pytest.mark.parametrize(("game", "options"), WAYS)
@pytest.mark.parametrize("seed", range(effort(1, 2)))
def test_a_touch_changes_the_page(game: str, options: dict[str, object], seed: int) -> None:
    visitor = Visitor(seed=seed)
    visitor.play(game, seed=seed, **options)

    for _touch in range(TOUCHES):
        before = visitor.shown.html
        visitor.step()
        assert visitor.shown.html != before
        if visitor.over:
            break
