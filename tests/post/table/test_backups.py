"""A backup brings a match between devices to another browser."""

import json

from pygames.core import links
from pygames.table import backup
from tests.post.table.friends import Friend, met


def test_a_match_in_which_others_have_joined_comes_with_a_backup() -> None:
    anna, ben = met()
    for friend, other in ((anna, ben), (ben, anna), (anna, ben), (ben, anna)):
        if friend.choose():
            other.open(friend.post())
    text = backup.write(anna.app.session.shelf, anna.settings)
    elsewhere = Friend(seed=9)
    elsewhere.send("import", text=text)
    assert "1 match imported" in elsewhere.notice
    (key,) = elsewhere.saves
    elsewhere.go(f"#/match/{key}")
    assert elsewhere.screen == "table"
    assert elsewhere.match.log == anna.match.log
    assert json.loads(elsewhere.saves[key])["names"] == ["Anna", "Ben"]


def test_a_link_begins_with_the_names_that_are_known_by_now() -> None:
    anna, _ben = met()
    assert links.read(anna.save.link).header.setup.names == ("Anna", "Ben")
