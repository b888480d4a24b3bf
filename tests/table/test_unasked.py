"""What an address does without being asked: nothing that lasts."""

import pytest

from pygames import GAMES
from tests.table.visitor import Visitor

NOISE = "\u202e\u2066\x07" + "x" * 9600 + "\u2069"


def test_a_match_that_nobody_has_moved_in_is_not_saved() -> None:
    visitor = Visitor()
    settings = dict(visitor.settings)
    for seed in range(40):
        visitor.play(seed=seed)
        visitor.go("#/")

    assert {} == visitor.saves
    assert settings == visitor.settings
    assert visitor.session is not None
    assert len(visitor.session["fresh"]) <= 5


def test_it_goes_on_after_a_reload_all_the_same() -> None:
    visitor = Visitor()
    visitor.play(seed=3)
    url, match = visitor.url, visitor.match
    visitor.start()

    assert url == visitor.url
    assert "handover" == visitor.screen
    assert match.log == visitor.match.log
    assert {} == visitor.saves


def test_with_the_first_move_it_is_kept_and_how_it_was_begun() -> None:
    visitor = Visitor()
    visitor.play(bots="1:3", seed=1)
    assert "begun" not in visitor.settings
    visitor.start()
    visitor.move()

    assert [visitor.url.removeprefix("#/match/")] == [*visitor.saves]
    assert {"battle-line": "bot:3"} == visitor.settings["begun"]
    assert visitor.session is not None
    assert "fresh" not in visitor.session


@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if game.bot])
def test_what_bots_do_first_is_not_the_visitors_move(game: str) -> None:
    visitor = Visitor()
    visitor.play(game, bots="0:1", seed=1)
    for _answer in range(3):
        if visitor.question is not None:
            visitor.answer()

    assert {} == visitor.saves
    log = visitor.match.log
    visitor.start()
    assert log == visitor.match.log


def test_whoever_gives_a_match_away_keeps_it() -> None:
    visitor = Visitor()
    visitor.play(seed=1)
    visitor.go(f"#/share/{visitor.url.removeprefix('#/match/')}")
    assert ("share", {}) == (visitor.screen, visitor.saves)
    visitor.send("copy_link")

    assert 1 == len(visitor.saves)
    assert {"battle-line": "here"} == visitor.settings["begun"]


@pytest.mark.parametrize(
    "url",
    [
        f"#/play/{NOISE}",
        f"#/setup/{NOISE}",
        f"#/rules/{NOISE}",
        f"#/lesson/{NOISE}",
        f"#/{NOISE}",
        f"#/match/{NOISE}",
        f"#/play/battle-line?{NOISE}=1",
        f"#/play/battle-line?preset={NOISE}",
        f"#/play/battle-line?bots={NOISE}",
        f"#/play/battle-line?hand_size={NOISE}",
        f"#/play/battle-line?seats={NOISE}",
        f"#/setup/battle-line?hand_size={NOISE}",
        f"#/setup/lost-patrol?mix={NOISE}",
        f"#/army/{NOISE}",
        f"#m={NOISE}",
        f"#m=https://{NOISE}/",
    ],
)
def test_what_is_said_of_an_address_is_short_and_clean(url: str) -> None:
    visitor = Visitor()
    visitor.go(url)

    assert "home" == visitor.screen
    assert 0 < len(visitor.notice) < 200
    assert not {*"\u202e\u2066\u2069\x07"} & {*visitor.notice}


def test_a_hint_is_given_only_where_its_button_is(null_game: str) -> None:
    visitor = Visitor()
    visitor.play("battle-line", seed=1)
    assert "handover" == visitor.screen
    visitor.send("hint")

    assert visitor.notice
    assert visitor.question is None
    visitor.settings["hints"] = "hidden"
    visitor.start()
    visitor.take()
    visitor.send("hint")
    assert not visitor.shown.has("hint")
    assert visitor.question is None


def test_nothing_is_undone_behind_the_hand_over_page() -> None:
    visitor = Visitor()
    visitor.play("espionage", seed=1)
    visitor.move()
    visitor.send("move", index="0")
    log = visitor.match.log
    while visitor.screen != "handover":
        visitor.send("move", index="0")
        log = visitor.match.log
    visitor.send("undo")

    assert log == visitor.match.log
    assert visitor.notice


def test_nobody_begins_again_in_the_middle_of_a_match() -> None:
    visitor = Visitor()
    visitor.begin(seed=1)
    visitor.send("rematch")

    assert 1 == len(visitor.saves)
    assert visitor.notice


# --- addresses that others have re-encoded -----------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "#/play/battle-line?seats=2&hand_size=5",
        "#%2Fplay%2Fbattle-line%3Fhand_size%3D5",
        "#/play/battle-line?seats=2&amp;hand_size=5",
        "#/play/battle-line?hand\\_size=5",
        "#/play/battle-line?hand_size=5).",
        "#/play/battle-line?hand_size=5&fbclid=IwAR0&utm_source=x",
        "#/play/battle-line?hand_size=%E2%80%8B5",
        "?%23/play/battle-line?hand_size=5",
    ],
)
def test_an_address_that_was_re_encoded_is_read(url: str) -> None:
    visitor = Visitor()
    visitor.go(url)

    assert 5 == visitor.match.setup.options["hand_size"]
    assert "" == visitor.notice


@pytest.mark.parametrize(
    "message",
    [
        "Look: {}!",
        "{}",
        "https://filter.example/?url=https%3A%2F%2Fx.example%2F%23%2Frules%2Fbattle-line&data=1",
        "> https://x.example/#/rules/\n> battle-line\n> See you",
    ],
)
def test_any_address_can_be_pasted(message: str) -> None:
    visitor = Visitor("#/open")
    visitor.send("bring", fields={"text": message.format("https://x.example/#/rules/battle-line")})

    assert "rules" == visitor.screen
    assert "" == visitor.notice
