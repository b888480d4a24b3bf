"""The choice behind "Play": who plays, and what this device remembers of it."""

from typing import Any

import pytest

from pygames import GAMES
from pygames.table import play_mode
from pygames.table.play_mode import PlayMode
from tests.table.visitor import Visitor


def href(visitor: Visitor, key: str) -> str:
    return visitor.shown.element(key).attributes["href"]


def primary(visitor: Visitor) -> list[str]:
    """The ids of the buttons that stand out."""
    return [
        e.attributes["id"]
        for e in visitor.shown.all("class")
        if {"primary", "best"} & set(e.attributes["class"].split())
    ]


def begun(visitor: Visitor, game: str, mode: str) -> Visitor:
    """Go from home to a match by what is on the screen."""
    visitor.go("#/")
    visitor.go(href(visitor, f"play-{game}"))
    if not visitor.shown.has(f"way-{mode}"):  # a level that has to be chosen first
        visitor.go(href(visitor, f"level-{mode[-1]}"))
    visitor.go(href(visitor, f"way-{mode}"))
    return visitor


TAUGHT = [key for key, game in GAMES.items() if game.lesson]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_begins_with_its_lesson_until_it_has_been_opened(game: str) -> None:
    visitor = Visitor()
    untaught = [f"play-{it}" for it in GAMES if it not in TAUGHT]
    assert sorted(primary(visitor)) == sorted([*untaught, *(f"lesson-{it}" for it in TAUGHT)])

    visitor.go(href(visitor, f"lesson-{game}"))
    visitor.go("#/")

    others = [f"lesson-{it}" for it in TAUGHT if it != game]
    assert sorted(primary(visitor)) == sorted([f"play-{game}", *untaught, *others])


BETWEEN_PEOPLE = [(key, mode, 0) for key in GAMES for mode in ("here", "link")]
AGAINST_BOTS = [(key, f"bot-{n}", n) for key, game in GAMES.items() if game.bot for n in (1, 4)]


@pytest.mark.parametrize(("game", "mode", "level"), [*BETWEEN_PEOPLE, *AGAINST_BOTS])
def test_the_way_chosen_last_stands_out(game: str, mode: str, level: int) -> None:
    """Bots sit on all seats but the first, however many there usually are."""
    bots = [0, *[level] * (GAMES[game].seats[0] - 1)] if level else []
    visitor = Visitor()
    visitor.go(f"#/choose/{game}")
    assert primary(visitor) == ["way-bot-1" if GAMES[game].bot else "way-here"]

    begun(visitor, game, mode)
    if mode == "link":
        visitor.send("invite", fields={})
    else:
        assert bots == [*visitor.save.bots]
        visitor.move()
    (save,) = visitor.saves.values()
    assert f'"bots": {bots}' in save
    visitor.start("#/")

    assert f"play-{game}" in primary(visitor)
    visitor.go(href(visitor, f"play-{game}"))
    assert primary(visitor) == [f"way-{mode}"]
    assert "last time" in visitor.shown.text(f"way-{mode}")


def test_a_match_by_links_begins_with_an_invitation() -> None:
    visitor = begun(Visitor(), "battle-line", "link")
    assert (visitor.screen, visitor.saves) == ("invite", {})

    visitor.go("#/play/battle-line?by=link&seats=2")  # as earlier versions of the page wrote it
    assert visitor.screen == "invite"
    visitor.send("invite", fields={})
    assert visitor.screen == "table"
    assert len(visitor.saves) == 1


@pytest.mark.parametrize(("game", "preset"), [("lost-patrol", "dash"), ("battle-line", "")])
def test_the_first_match_has_the_preset_that_is_offered(game: str, preset: str) -> None:
    visitor = begun(Visitor(), game, "bot-1")

    described = GAMES[game]
    options = {name: option.default for name, option in described.options.items()}
    assert visitor.match.setup.options == options | dict(described.presets.get(preset, {}))


def test_lost_patrol_says_how_hard_each_preset_is() -> None:
    visitor = Visitor("#/setup/lost-patrol")

    assert "Hard for the Scouts: between our bots they escape in 19" in visitor.shown.text("setup")
    assert "Even: between our bots the Scouts escape in 47" in visitor.shown.text("setup")
    (chosen,) = [e for e in visitor.shown.all("checked") if e.attributes["name"] == "preset"]
    assert chosen.attributes["value"] == "dash"


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"begun": 5, "learnt": "x"},
        {"begun": {"battle-line": 7}, "learnt": [1]},
        {"begun": {"battle-line": "bot:9"}},
    ],
)
def test_what_cannot_be_read_is_not_remembered(kept: dict[str, Any]) -> None:
    assert play_mode.latest(GAMES["battle-line"], kept) is None
    play_mode.remember(kept, "battle-line", PlayMode(3))
    play_mode.learn(kept, "espionage")

    assert play_mode.latest(GAMES["battle-line"], kept) == PlayMode(3)
    assert {"battle-line", "espionage"} <= play_mode.familiar((), kept)
