"""Looking back: every stop, every pair of eyes, by hand and by itself."""

import random
from typing import Any

import pytest

from pygames.core.log import replay
from pygames.core.match import Match
from pygames.core.players import named
from pygames.table.playback import ALL, Playback
from pygames.table.story_lines import as_text, lines
from tests.table.visitor import Visitor


def played(moves: int | None = None, game: str = "battle-line", **options: Any) -> Match:
    """A match, to its end or so many moves on."""
    match = Match(game, names=("Ann", "Ben"), options=options, rng=random.Random(4))
    rng = random.Random(5)
    while match.decisions and moves != 0:
        decision = match.decisions[0]
        match.play(rng.choice(decision.moves), decision.seat)
        moves = None if moves is None else moves - 1
    return match


OVER = played(hand_size=5)
RUNNING = played(25)
SERIES = played(series="games:2", hand_size=4, use_tactics=False)


def looking(match: Match, eyes: int | None = None) -> Playback:
    playback = Playback("x", match)
    playback.look_as(eyes)
    return playback


def visiting(match: Match, place: str = "") -> Visitor:
    """Somebody who looks back at a match that has come."""
    visitor = Visitor()
    visitor.go(f"#m={match.link()}")
    visitor.go(f"#/replay/{visitor.url.removeprefix('#/match/')}{place}")
    return visitor


def shown(visitor: Visitor) -> dict[str, str]:
    return visitor.shown.element("replay").attributes


# --- the stops -------------------------------------------------------------------------------


@pytest.mark.parametrize("match", [OVER, RUNNING, SERIES, played(0)])
def test_it_stands_after_every_choice(match: Match) -> None:
    playback = looking(match)

    whole = [stop.entries for stop in playback.stops if not stop.ended]
    assert [*match.choices, len(match.log)] == whole


def test_every_stop_shows_what_the_log_has_come_to_in_any_order() -> None:
    playback = looking(OVER, ALL)
    order = [*range(playback.last + 1), *reversed(range(playback.last)), 7, 60, 8, 30, 31]
    for place in order:
        playback.go(place)
        entries = OVER.log[: playback.stops[place].entries]

        assert replay(OVER.setup, entries) == playback.sight().view


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_its_own_view(seat: int) -> None:
    playback = looking(RUNNING, seat)
    for place in range(playback.last + 1):
        playback.go(place)
        count = playback.stops[place].entries
        sight = playback.sight()

        assert replay(RUNNING.setup, RUNNING.seen(seat)[:count]) == sight.view
        assert sight.recent == tuple(RUNNING.seen(seat)[count - len(sight.recent) : count])


def test_a_series_stops_where_a_play_has_ended() -> None:
    playback = looking(SERIES, ALL)
    (ended,) = [n for n, stop in enumerate(playback.stops) if stop.ended]

    playback.go(ended)
    assert playback.sight().view.outcome is not None
    playback.go(ended + 1)
    assert playback.sight().view.outcome is None
    assert len(playback.sight().results) == 1
    playback.go(ended)
    assert playback.sight().view.outcome is not None


def test_stepping_on_makes_no_move_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    playback = looking(OVER, 0)
    playback.deeds()
    made = 0
    apply = type(OVER.state).apply

    def counted(self: Any, move: Any, seat: int) -> None:
        nonlocal made
        made += 1
        apply(self, move, seat)

    monkeypatch.setattr(type(OVER.state), "apply", counted)
    for place in range(playback.last + 1):
        playback.go(place)
        playback.sight()

    assert 0 < made <= len(OVER.log)


def test_a_match_seen_by_one_seat() -> None:
    match = Match.from_link(RUNNING.link(1))
    playback = looking(match)

    assert playback.eyes == 1
    assert [1] == playback.choosable
    for place in range(playback.last + 1):
        playback.go(place)
        assert (
            replay(match.setup, match.log[: playback.stops[place].entries]) == playback.sight().view
        )


# --- whose eyes ------------------------------------------------------------------------------


def test_everything_is_seen_only_when_it_is_over() -> None:
    assert [0, 1, ALL] == looking(OVER).choosable
    for eyes in (ALL, 7, None):
        assert looking(RUNNING, eyes).eyes is None

    playback = looking(RUNNING, 1)
    playback.look_as(0)

    assert playback.eyes == 1


def test_with_bots_there_is_nobody_else() -> None:
    playback = Playback("x", RUNNING, (0, 3))
    playback.look_as(None)

    assert playback.eyes == 0


def test_a_running_match_asks_who_looks() -> None:
    visitor = visiting(RUNNING)

    assert visitor.screen == "replay"
    assert not visitor.shown.has("board")
    visitor.send("watch", eyes="all")
    assert not visitor.shown.has("board")
    visitor.send("watch", eyes="1")
    assert visitor.shown.has("board")
    drawn = [text for text in _deeds(visitor) if " draws " in text]
    state, seen = RUNNING.setup.start(), set()
    for entry in RUNNING.seen(1):
        seen.add(RUNNING.narrate(entry.move, state, None))
        state.apply(entry.move, entry.seat)
    assert drawn
    assert {text[text.index(" draws ") :] for text in drawn} <= seen


def _deeds(visitor: Visitor) -> list[str]:
    """What is told in the story, one by one."""
    return [
        text
        for text, around in visitor.shown.texts
        if around and around[-1].attributes.get("class") == "deed"
    ]


def test_the_holder_looks_back_from_the_table() -> None:
    visitor = Visitor()
    visitor.go(f"#m={RUNNING.link()}")
    visitor.take()
    key = visitor.url.removeprefix("#/match/")

    visitor.go(f"#/replay/{key}")

    assert visitor.shown.has("board")
    assert shown(visitor)["data-move"] == shown(visitor)["data-last"]
    visitor.go(f"#/match/{key}")
    assert visitor.screen == "table"


def test_after_the_holder_has_moved_nobody_is_known_to_look() -> None:
    visitor = Visitor()
    visitor.play(seed=3)
    while visitor.screen != "handover" or not visitor.match.choices:
        visitor.step()

    visitor.go(f"#/replay/{visitor.url.removeprefix('#/match/')}")

    assert not visitor.shown.has("board")


# --- on the page -----------------------------------------------------------------------------


def test_steps_slider_and_ends() -> None:
    visitor = visiting(OVER)
    last = int(shown(visitor)["data-last"])

    def place() -> int:
        return int(shown(visitor)["data-move"])

    assert place() == 0
    visitor.send("step", by="1")
    visitor.send("step", by="1")
    assert place() == 2
    visitor.send("step", by="-1")
    assert place() == 1
    visitor.send("seek", to="40")
    assert place() == 40
    assert visitor.effects[0]["url"].endswith("/40")
    visitor.send("seek", to=str(last))
    visitor.send("step", by="1")
    assert place() == last
    visitor.send("seek", to="0")
    visitor.send("step", by="-1")
    assert place() == 0
    visitor.send("seek", to="nowhere")
    assert place() == 0


@pytest.mark.parametrize(
    ("asked", "found"), [("/7", 7), ("/99999", None), ("", 0), ("/x", 0), ("/-3", 0)]
)
def test_an_address_names_a_move(asked: str, found: int | None) -> None:
    visitor = visiting(OVER, asked)

    last = int(shown(visitor)["data-last"])
    assert int(shown(visitor)["data-move"]) == (last if found is None else found)


def test_a_link_points_to_a_move() -> None:
    visitor = Visitor()
    visitor.go(f"#m={OVER.link()}/12")

    assert visitor.screen == "replay"
    assert shown(visitor)["data-move"] == "12"
    assert len(visitor.saves) == 1


def test_it_goes_on_by_itself_until_its_end_or_a_touch() -> None:
    visitor = visiting(OVER, f"/{looking(OVER).last - 2}")
    visitor.send("run")
    (later,) = [effect for effect in visitor.effects if effect["type"] == "later"]
    visitor.send("pace")
    (sooner,) = [effect for effect in visitor.effects if effect["type"] == "later"]
    assert sooner["after"] < later["after"]

    visitor.send("tick", id=later["event"]["id"])

    assert shown(visitor)["data-running"] == "true"
    visitor.send("tick", id=later["event"]["id"])
    assert shown(visitor)["data-running"] == "false"
    assert not [effect for effect in visitor.effects if effect["type"] == "later"]
    visitor.send("run")
    assert shown(visitor)["data-move"] == "0"
    visitor.send("step", by="1")
    assert shown(visitor)["data-running"] == "false"
    visitor.send("tick", id=later["event"]["id"])
    assert shown(visitor)["data-move"] == "1"


def test_nothing_can_be_moved_but_looked_at_closely() -> None:
    visitor = visiting(OVER, "/30")
    before = visitor.saves.copy()

    assert visitor.picks == []
    visitor.send("pick", id="card:R7")
    assert "a replay" in visitor.notice
    visitor.send("open", id="front:3")
    assert visitor.shown.has("sheet")
    visitor.send("close")
    assert not visitor.shown.has("sheet")
    assert before == visitor.saves


def test_the_story_leads_to_its_moves() -> None:
    visitor = visiting(OVER)
    playback = looking(OVER, ALL)

    places = visitor.shown.values("data-to", "button")
    assert set(places) >= {str(n) for n in range(1, playback.last + 1)}
    for line in lines(playback):
        said = [named(text, playback.names) for text in line.texts]
        assert all(text in visitor.shown.text("story") for text in said)


def test_the_story_as_a_text() -> None:
    playback = looking(OVER, ALL)
    text = as_text(playback, "https://x.example/#m=b1")

    assert text.startswith("Battle Line: Ann – Ben\n")
    assert text.endswith("\nhttps://x.example/#m=b1\n")
    assert f"\n{playback.made(playback.last)}. " in text
    assert playback.board.result(OVER.outcome, ("Ann", "Ben")) in text  # type: ignore[arg-type]


def test_the_story_is_copied_and_saved_without_telling_more_than_was_seen() -> None:
    visitor = visiting(RUNNING)
    visitor.send("watch", eyes="0")
    visitor.send("copy_story")
    (copied,) = [effect for effect in visitor.effects if effect["type"] == "copy"]
    visitor.send("save_story")
    (saved,) = [effect for effect in visitor.effects if effect["type"] == "download"]

    assert saved["text"] == copied["text"]
    assert Match.from_link(copied["text"]).perspective == 0
    assert saved["name"].endswith(".txt")


@pytest.mark.parametrize("kind", ["seek", "step", "run", "pace", "watch", "copy_story"])
def test_where_there_is_no_replay_nothing_happens(kind: str) -> None:
    visitor = Visitor()
    visitor.send(kind, to="1", by="1", eyes="0")

    assert "no match" in visitor.notice
    visitor.send("tick", id="x")
    assert visitor.screen == "home"


@pytest.mark.parametrize("ended", [True, False])
def test_any_game_can_be_looked_back_at(null_game: str, ended: bool) -> None:
    visitor = Visitor(seed=5)
    visitor.play(null_game, seats=3, seed=2)
    for _step in range(12):
        visitor.step()
    if ended:
        visitor.to_the_end()
    visitor.go(f"#/replay/{visitor.url.removeprefix('#/match/')}/0")
    if not visitor.shown.has("board"):
        visitor.send("watch", eyes="1")
    for place in range(int(shown(visitor)["data-last"])):
        assert shown(visitor)["data-move"] == str(place)
        visitor.send("step", by="1")


def test_the_address_of_a_match_that_is_not_here() -> None:
    visitor = Visitor("#/replay/nothing/3")

    assert visitor.screen == "home"
    assert "not on this device" in visitor.notice


def test_a_look_back_leads_to_the_choice_it_speaks_of() -> None:
    """Also in a game whose first moves are laid out at once, and so have one stop."""
    for match in (played(40), played(90, "espionage")):
        playback = Playback("x", match)
        for entry in match.choices[-30:]:
            assert entry == playback.stops[playback.stop_before(entry)].entries


# --- what happens ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["battle-line", "espionage", "lost-patrol"])
@pytest.mark.parametrize("eyes", ["0", "all"])
def test_every_moment_is_shown_at_its_stop_and_nothing_waits_for_it(game: str, eyes: str) -> None:
    visitor = visiting(played(game=game, **({"hand_size": 5} if game == "battle-line" else {})))
    visitor.send("watch", eyes=eyes)
    playback = visitor.app.session.playback
    assert playback is not None
    moments = {deed.entry: playback.stop_of(deed) for deed in playback.deeds() if deed.moment}
    assert moments

    for place in [*sorted({*moments.values()})[:8], playback.last]:
        visitor.send("seek", to=str(place))
        ids = [found for found in visitor.shown.values("id") if found.startswith("moment-")]

        assert ids == [f"moment-{n}" for n, stop in moments.items() if stop == place][-3:]
        if ids:
            assert "data-do" not in visitor.shown.element("moment").attributes


def test_before_the_first_move_nothing_has_happened() -> None:
    visitor = visiting(OVER, "/0")
    assert not visitor.shown.has("moment")


@pytest.mark.parametrize("kind", ["undo", "redo", "confirm", "follow", "move"])
def test_nothing_is_moved_or_undone_behind_a_replay(kind: str) -> None:
    visitor = Visitor("#/play/battle-line?seed=1")
    visitor.take()
    visitor.send("move", index=0, also=True)
    assert visitor.over
    visitor.go(visitor.url.replace("match", "replay"))
    before = dict(visitor.saves)

    visitor.send(kind, index=0)
    visitor.send("copy_story")

    assert visitor.saves == before
    assert "copy" in [effect["type"] for effect in visitor.effects]
