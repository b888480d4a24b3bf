"""Whole squads are dragged over the table of the page: what events do."""

import re

import pytest

from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.engine.moves import LINE_UP, Deploy
from pygames.table.app import App
from pygames.table.board import spot


class Player:
    """A page whose two players share it."""

    def __init__(self) -> None:
        self.app = App()
        address = "#/play/deep-space-wars?preset=at_once&seed=1"
        self.ask(type="start", ready=True, url=address, languages=[])

    def ask(self, **event):
        return self.app.handle({"seed": 1, "time": 1, **event})

    def pick(self, element, **more):
        return self.ask(type="pick", id=element, **more)

    @property
    def table(self):
        return self.app.session.table


@pytest.fixture
def player():
    return Player()


def test_a_squad_that_is_held_need_not_be_picked_first(player):
    seen = player.table.sight()
    one, other = seen.view.squads_of(seen.seat)[:2]
    left, top, _right, _bottom = seen.view.start_area_of(seen.seat).box
    player.pick(f"squad:{other}")
    assert player.table.sight().picked == (f"squad:{other}",)
    player.pick(spot(left + 20, top + 20), held=f"squad:{one}")
    after = player.table.sight()
    assert after.layout != seen.layout
    assert after.picked == ()
    player.ask(type="undo")
    assert player.table.sight().layout == seen.layout


def test_picking_another_squad_lets_the_first_one_go(player):
    seen = player.table.sight()
    one, other = seen.view.squads_of(seen.seat)[:2]
    player.pick(f"squad:{one}")
    player.pick(f"squad:{other}")
    assert player.table.sight().picked == (f"squad:{other}",)
    player.pick(f"squad:{other}")
    assert player.table.sight().picked == ()


def test_what_cannot_be_picked_may_be_held(player):
    """The ground of a squad that marches moves its leader."""
    player.pick("do:ready")
    player.pick("do:ready")
    assert player.table.decision.name == "act"
    assert [entry.move for entry in player.table.match.log[-2:]] == [LINE_UP, LINE_UP]
    squad = player.table.sight().view.squads_of(player.table.decision.seat)[0]
    player.pick(f"squad:{squad}")
    player.pick("action:walk")
    view = player.table.sight().view
    x, y = view.places[view.leaders[squad]]
    player.pick(spot(x, y + (-40 if y > 312 else 40)), held=f"squad:{squad}")
    player.pick("do:ready")
    assert player.table.decision.name == "act"
    view = player.table.sight().view
    assert view.places[view.leaders[squad]] != (x, y)
    assert squad in view.marked


def test_a_deployment_is_made_squad_by_squad(player):
    seen = player.table.sight()
    squads = seen.view.squads_of(seen.seat)
    player.pick("do:line_up")
    left, top, _right, bottom = seen.view.start_area_of(seen.seat).box
    player.pick(spot(left + 60, (top + bottom) // 2), held=f"squad:{squads[0]}")
    player.pick("do:ready")
    made = [entry.move for entry in player.table.match.log if isinstance(entry.move, Deploy)]
    assert [move.squad for move in made] == squads


@pytest.fixture
def begun(player):
    """A battle in which a squad can be chosen."""
    player.pick("do:ready")
    player.pick("do:ready")
    return player


def dragged(player, squad, by=40):
    """Take hold of a squad on the table, and let it go elsewhere: a single touch."""
    view = player.table.sight().view
    x, y = view.places[view.leaders[squad]]
    to = spot(x, y + (-by if y > 312 else by))
    held = f"squad:{squad}@table"
    player.ask(type="hold", id=held)
    told = [it for it in player.ask(type="aim", id=held, at=to).effects if it["type"] == "aim"]
    player.pick(to, held=f"squad:{squad}")
    return told


def test_a_march_takes_no_more_than_three_touches(begun):
    """The squad is dragged where it goes, and sent there."""
    squad = begun.table.sight().view.squads_of(begun.table.decision.seat)[0]
    touches = 0
    for touch in (lambda: dragged(begun, squad), lambda: begun.pick("do:ready")):
        touch()
        touches += 1
    moves = [entry.move.kind for entry in begun.table.match.log[-2:]]
    assert moves == ["act", "march"]
    assert touches <= 3


def test_what_is_dragged_is_told_from_the_first_moment(begun):
    squad = begun.table.sight().view.squads_of(begun.table.decision.seat)[0]
    (effect,) = dragged(begun, squad)
    assert "left" in effect["told"]
    assert "dw-way" in effect["html"]


def test_a_squad_that_was_chosen_before_is_let_go_for_the_one_that_is_taken_hold_of(begun):
    one, other = begun.table.sight().view.squads_of(begun.table.decision.seat)[:2]
    begun.pick(f"squad:{one}")
    begun.ask(type="hold", id=f"squad:{other}@table")
    assert begun.table.decision.name == "march"
    assert begun.table.match.log[-1].move.squad == other


def test_a_march_that_was_begun_by_mistake_is_taken_back(begun):
    squad = begun.table.sight().view.squads_of(begun.table.decision.seat)[0]
    before = len(begun.table.match.log)
    dragged(begun, squad)
    begun.ask(type="undo")
    begun.ask(type="undo")
    assert len(begun.table.match.log) == before
    assert begun.table.decision.name == "act"


def test_who_cannot_march_is_not_taken_hold_of(begun):
    sight = begun.table.sight()
    theirs = sight.view.squads_of(1 - sight.seat)[0]
    marched = sight.view.squads_of(sight.seat)[0]
    dragged(begun, marched)
    begun.pick("do:ready")
    before = len(begun.table.match.log)
    for element in (f"squad:{theirs}@table", f"squad:{marched}@table", "squad:99", "figure:1", "x"):
        begun.ask(type="hold", id=element)
    assert len(begun.table.match.log) == before
    scene = str(BOARD.scene(begun.table.sight()))
    held = {int(it) for it in re.findall(r'id="squad:(\d+)@table"[^>]*data-begins', scene)}
    assert held == {it for it in sight.view.squads_of(sight.seat) if it != marched}


def test_taking_hold_asks_nobody_back(begun):
    begun.app.session.settings = {"confirm": True}
    squad = begun.table.sight().view.squads_of(begun.table.decision.seat)[0]
    dragged(begun, squad)
    assert begun.table.decision.name == "march"
