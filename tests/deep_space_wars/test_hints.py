"""A hint shows on the board at once what it is about, and *Play it* plays all of it."""

import pytest

from pygames.bots.move_choice import ahead
from pygames.bots.worker import answer
from pygames.core.links import spelt
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.drawing.figures import squad_element
from pygames.deep_space_wars.engine.moves import Act, March
from pygames.deep_space_wars.engine.steps import Snapping
from tests.deep_space_wars.tables import decision_of, sight
from tests.deep_space_wars.test_previews import asked, crossfire
from tests.table.visitor import Visitor


@pytest.fixture
def begun():
    """Somebody whose squads can act, against a bot that waits."""
    visitor = Visitor("#/play/deep-space-wars?preset=at_once&seed=1&bots=1:1")
    visitor.pick("do:ready")
    while visitor.question:
        visitor.answer(0)
    assert visitor.table["data-decision"] == "act"
    return visitor


def advised(visitor, action):
    """Have a hint advise that a squad does this, and what follows."""
    table = visitor.app.session.table
    decision, view = table.decision, table.view_for(table.decision)
    move = next(it for it in decision.moves if isinstance(it, Act) and it.action == action)
    state, following = view.copy(), []
    state.apply(move, decision.seat)
    for after in ahead(table.game, view, decision, move, 4):
        asked = next(it for it in state.decisions if len(it.moves))
        following.append(list(spelt(asked, after)))
        state.apply(after, asked.seat)
    visitor.send("hint")
    visitor.answer(decision.moves.index(move), reasons=["Because."], ahead=[following])
    return move


def made(visitor, before):
    return [entry.move for entry in visitor.app.session.table.match.log[before:]]


def test_the_bot_tells_what_follows_and_the_page_takes_it_in(begun):
    begun.send("hint")
    found = answer({**begun.question, "nodes": 3})
    begun.send("thought", question=begun.question, answer=found)
    assert len(found["ahead"]) == min(3, 1 + len(found["alternatives"]))
    assert begun.shown.text("prompt")
    assert begun.app.session.table.hint.found


@pytest.mark.parametrize("action", ["walk", "run"])
def test_the_place_is_drawn_before_anything_is_played(begun, action):
    before = begun.table["data-moves"]
    advised(begun, action)
    ways = [it for it in begun.shown.elements if it.attributes.get("class") == "dw-way"]
    assert any("dw-advised" in it.attributes.get("class", "") for way in ways for it in way.around)
    assert begun.table["data-moves"] == before


def test_an_order_to_move_is_played_with_its_march(begun):
    before = len(begun.app.session.table.match.log)
    order = advised(begun, "walk")
    assert "inches" in begun.shown.text("prompt"), "the march is told, not only the order"
    begun.send("follow")
    first, second, *_more = made(begun, before)
    assert first == order
    assert isinstance(second, March)
    assert second.paths


def test_after_a_die_it_goes_on_by_itself(begun):
    before = len(begun.app.session.table.match.log)
    advised(begun, "run")
    begun.send("follow")
    assert begun.table["data-decision"] == "march"
    assert begun.question is not None, "the bot is asked where to go now"
    question, begun.question = begun.question, None
    begun.send("thought", question=question, answer=answer({**question, "nodes": 3}))
    assert [it.kind for it in made(begun, before)] == ["act", "dice", "march"]
    assert begun.table["data-decision"] == "act"
    assert begun.question is None, "the next squad is asked about by nobody"


def test_whoever_does_something_else_is_left_alone(begun):
    advised(begun, "run")
    begun.send("follow")
    begun.send("undo")
    table = begun.app.session.table
    assert not table.hint.follows
    assert begun.question is None


def test_a_target_is_marked_on_the_table():
    state = asked(crossfire(), Snapping(0, heavy=False))
    target = decision_of(state).moves[0].target
    seen = sight(state)._replace(advised=(squad_element(target),))
    drawn = str(BOARD.scene(seen))
    assert drawn.count("dw-meant-ring") == len(state.up_in(target))
    assert drawn.count("dw-meant-line") == 1
