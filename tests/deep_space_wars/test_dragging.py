"""Whole squads are dragged over the table of the page: what events do."""

from dataclasses import replace

import pytest

import pygames
from pygames.core import registry
from pygames.deep_space_wars import GAME
from pygames.deep_space_wars.course.moves import LINE_UP, Deploy
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
    def sitting(self):
        return self.app.session.table


@pytest.fixture
def player(monkeypatch):
    game = replace(
        GAME, rules="pygames.deep_space_wars.game", board="pygames.deep_space_wars.board"
    )
    monkeypatch.setitem(pygames.GAMES, game.id, game)
    registry.install(game)
    yield Player()
    registry.install(GAME)


def test_a_squad_that_is_held_need_not_be_picked_first(player):
    seen = player.sitting.sight()
    one, other = seen.view.squads_of(seen.seat)[:2]
    left, top, _right, _bottom = seen.view.start_area_of(seen.seat).box
    player.pick(f"squad:{other}")
    assert player.sitting.sight().picked == (f"squad:{other}",)
    player.pick(spot(left + 20, top + 20), held=f"squad:{one}")
    after = player.sitting.sight()
    assert after.layout != seen.layout
    assert after.picked == ()
    player.ask(type="undo")
    assert player.sitting.sight().layout == seen.layout


def test_picking_another_squad_lets_the_first_one_go(player):
    seen = player.sitting.sight()
    one, other = seen.view.squads_of(seen.seat)[:2]
    player.pick(f"squad:{one}")
    player.pick(f"squad:{other}")
    assert player.sitting.sight().picked == (f"squad:{other}",)
    player.pick(f"squad:{other}")
    assert player.sitting.sight().picked == ()


def test_what_cannot_be_picked_may_be_held(player):
    """The ground of a squad that marches moves its leader."""
    player.pick("do:ready")
    player.pick("do:ready")
    assert player.sitting.decision.name == "act"
    assert [entry.move for entry in player.sitting.match.log[-2:]] == [LINE_UP, LINE_UP]
    squad = player.sitting.sight().view.squads_of(player.sitting.decision.seat)[0]
    player.pick(f"squad:{squad}")
    player.pick("action:walk")
    view = player.sitting.sight().view
    x, y = view.places[view.leaders[squad]]
    player.pick(spot(x, y + (-40 if y > 312 else 40)), held=f"squad:{squad}")
    player.pick("do:ready")
    assert player.sitting.decision.name == "act"
    view = player.sitting.sight().view
    assert view.places[view.leaders[squad]] != (x, y)
    assert squad in view.marked


def test_a_deployment_is_made_squad_by_squad(player):
    seen = player.sitting.sight()
    squads = seen.view.squads_of(seen.seat)
    player.pick("do:line_up")
    left, top, _right, bottom = seen.view.start_area_of(seen.seat).box
    player.pick(spot(left + 60, (top + bottom) // 2), held=f"squad:{squads[0]}")
    player.pick("do:ready")
    made = [entry.move for entry in player.sitting.match.log if isinstance(entry.move, Deploy)]
    assert [move.squad for move in made] == squads
