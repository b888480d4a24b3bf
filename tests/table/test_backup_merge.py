"""A backup comes to a device that has some of it already."""

import json

from pygames.table import backup
from pygames.table.saves import Save, Shelf
from tests.table.armies import arranging
from tests.table.test_keeping import brought, matches, play_on, player, said, taken
from tests.table.test_match_merge import moved_here, replied
from tests.table.visitor import Visitor


def test_a_longer_match_takes_the_place_of_a_shorter_one_never_the_other_way() -> None:
    here = player(2)
    early = taken(here)
    play_on(here, 10)
    late = taken(here)

    there = brought(late, brought(early))
    assert matches(there) == matches(here)

    assert "nothing new" in said(early, there)
    assert matches(there) == matches(here)


def test_a_longer_match_with_moves_of_those_who_play_here_replaces_nothing() -> None:
    here = player(2)
    there = brought(taken(here))
    there.go(here.url)
    play_on(there, 10)
    late = taken(there)
    address, before = here.url, here.save
    undoable = here.match.can_undo(before.mine[0])
    play_on(there, 10)

    for file in (late, late, taken(there), late):
        here.send("import", text=file)
    here.go(address)

    assert here.save == before
    assert here.match.can_undo(before.mine[0]) == undoable
    (other,) = (Save.read(key, text) for key, text in here.saves.items() if key != before.id)
    assert other is not None
    assert (other.link, other.mine) == (there.save.link, ())


def test_an_answer_that_comes_in_a_backup_goes_on_the_same_match() -> None:
    here = moved_here()
    answer, before = replied(here), here.save
    theirs = before._replace(link=answer.link(), mine=(), bots=(0, 2), notes={"0": {"a": "b"}})

    here.send("import", text=backup.write(Shelf({before.id: theirs.text()}), {}))

    assert len(here.saves) == 1
    assert here.save.link == answer.link()
    assert (here.save.mine, here.save.bots) == (before.mine, before.bots)


def test_what_went_on_differently_is_kept_as_two_matches() -> None:
    here = player(3)
    there = brought(taken(here))
    (key,) = here.saves
    play_on(here, 10)
    there.random.seed(99)
    there.go(f"#/match/{key}")
    play_on(there, 5)
    mine = dict(there.saves)
    file = taken(here)

    brought(file, there)

    assert len(there.saves) == 2
    assert there.saves[key] == mine[key]
    assert matches(here)[key] in matches(there).values()
    assert "nothing new" in said(file, there)


def test_what_has_been_chosen_here_stays_and_results_come_together() -> None:
    here = player(5)
    here.to_the_end()
    here.send("delete", id=here.save.id)
    here.send("delete", id=here.save.id if here.saves else "")
    here.send("settle", fields={"theme": "dark"})
    there = Visitor()
    there.send("settle", fields={"theme": "light"})

    file = taken(here)
    brought(file, brought(file, there))

    assert there.settings["theme"] == "light"
    assert len(there.settings["past"]) == len(here.settings["past"]) == 1


def test_games_begun_and_learnt_elsewhere_are_familiar_here_too() -> None:
    here, there = Visitor(), Visitor()
    for visitor, ways in (
        (here, ("lesson/espionage", "play/battle-line?bots=1:3&seats=2")),
        (there, ("lesson/lost-patrol", "invite/battle-line?seats=2")),
    ):
        for way in ways:
            visitor.go(f"#/{way}")
    here.move()
    there.send("invite", fields={})

    brought(taken(here), there)

    assert there.settings["begun"] == {"battle-line": "link"}, "what was chosen here stays"
    assert there.settings["learnt"] == ["espionage", "lost-patrol"]
    assert brought(taken(here)).settings["begun"] == {"battle-line": "bot:3"}


def test_a_backup_full_of_games_that_nobody_knows_takes_nothing_away() -> None:
    games = [f"game-{n}" for n in range(100)]
    there = arranging()
    there.send("keep_layout")
    there.go("#/lesson/espionage")
    there.begin("espionage")
    mine = there.settings
    junk = {
        "layouts": {game: ["x"] for game in games},
        "begun": dict.fromkeys(games, "here"),
        "learnt": games,
    }

    brought(json.dumps({"kitchen-table": 1, "matches": {}, "settings": junk}), there)

    assert there.settings["layouts"]["espionage"] == mine["layouts"]["espionage"]
    assert "espionage" in there.settings["learnt"]
    assert there.settings["begun"]["espionage"] == mine["begun"]["espionage"]
    for key in junk:
        assert len(there.settings[key]) == 100
