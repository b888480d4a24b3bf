"""How a battle is played by hand: one touch for a squad, or for all, and none without need."""

import pytest

from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.shortcuts import shortcuts
from pygames.deep_space_wars.engine.moves import March, Snap
from pygames.deep_space_wars.engine.steps import Snapping
from pygames.deep_space_wars.forces.cards import LIGHT
from pygames.table.board import spot
from tests.deep_space_wars.tables import decision_of, sight
from tests.deep_space_wars.test_previews import asked, crossfire
from tests.deep_space_wars.touching import Hand
from tests.effort import effort
from tests.table.visitor import Visitor


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ({"points": 500, "armies": "drawn"}, 5),
        ({"preset": "first", "lets_be": True}, 5.5),
    ],
)
def test_a_round_takes_few_touches_on_average(options, most):
    """With 500 points, moves that a bot would make, and no hints."""
    touches = rounds = 0
    for seed in range(1, effort(2, 12) + 1):
        hand = Hand(seed, **options)
        while not hand.state.round:
            hand.step()
        hand.touches = 0
        while hand.state.outcome is None:
            hand.step()
        touches, rounds = touches + hand.touches, rounds + hand.state.round
    assert touches <= most * rounds


@pytest.fixture
def begun():
    """A battle of two at this page, the first of whom may act."""
    visitor = Visitor("#/play/deep-space-wars?preset=at_once&seed=1")
    for _seat in range(2):
        visitor.pick("do:ready")
    return visitor


def log_of(visitor, since=0):
    return [entry.move for entry in visitor.app.session.table.match.log[since:]]


def drag(visitor, squad, inches):
    """Drag a squad so far towards the enemy; return from where."""
    table = visitor.app.session.table
    visitor.send("hold", id=f"squad:{squad}@table")
    view = table.sight().view
    x, y = view.places[view.leaders[squad]]
    ahead = -1 if y > 312 else 1
    visitor.send("pick", id=spot(x, y + ahead * 16 * inches), held=f"squad:{squad}")
    return x, y


def test_who_is_dragged_farther_than_a_walk_runs(begun):
    table = begun.app.session.table
    squad = table.sight().view.squads_of(table.decision.seat)[2]
    before = len(log_of(begun))
    x, y = drag(begun, squad, 16)
    act, die = log_of(begun, before)
    assert (act.action, die.kind) == ("run", "dice")
    assert table.decision.name == "march"
    (march,) = table.drafts.moves(table.decision)
    at = dict(march.paths)[table.sight().view.leaders[squad]][-1]
    assert at[0] == x, "the ghost lies on the same line"
    far = abs(at[1] - y)
    speed = table.sight().view.roster.squads[squad].card.speed
    assert 16 * (speed + die.dice[0]) - 2 <= far <= 16 * (speed + die.dice[0])


def test_who_is_dragged_onto_an_enemy_charges(begun):
    """It has to be near enough that two dice may bring it there."""
    table = begun.app.session.table
    squad = table.sight().view.squads_of(table.decision.seat)[0]
    before = len(log_of(begun))
    begun.send("hold", id=f"squad:{squad}@table")
    view = table.sight().view
    x, y = view.places[view.leaders[squad]]
    foe = view.enemies_of(squad)[0]
    view = table.match.state
    view.places[foe] = (x, y + (-110 if y > 312 else 110))
    begun.send("pick", id=spot(*view.places[foe]), held=f"squad:{squad}")
    act, charge, *_dice = log_of(begun, before)
    assert (act.action, charge.kind) == ("charge", "charge")
    assert charge.target == view.roster.squad_of[foe]


def test_a_charge_that_reaches_the_enemy_lies_there_to_be_sent_off(begun):
    """With most contacts, although it was dragged to one of them."""
    table = begun.app.session.table
    squad = table.sight().view.squads_of(table.decision.seat)[0]
    begun.send("hold", id=f"squad:{squad}@table")
    view = table.match.state
    x, y = view.places[view.leaders[squad]]
    foe = view.enemies_of(squad)[0]
    view.places[foe] = (x, y + (-48 if y > 312 else 48))
    begun.send("pick", id=spot(*view.places[foe]), held=f"squad:{squad}")
    assert table.decision.name == "march"
    assert {"do:ready", "do:storm"} & {*begun.picks} == {"do:ready"}
    assert table.board.prompt(table.sight()).startswith("Press Go")


def test_a_drag_within_a_walk_throws_no_die(begun):
    table = begun.app.session.table
    squad = table.sight().view.squads_of(table.decision.seat)[0]
    before = len(log_of(begun))
    drag(begun, squad, 4)
    assert [it.action for it in log_of(begun, before)] == ["walk"]


def test_the_aim_says_that_it_runs(begun):
    table = begun.app.session.table
    squad = table.sight().view.squads_of(table.decision.seat)[0]
    begun.send("hold", id=f"squad:{squad}@table")
    view = table.sight().view
    x, y = view.places[view.leaders[squad]]
    ahead = -1 if y > 312 else 1
    near, far = (
        BOARD.aim(table.sight(), f"squad:{squad}@table", x, y + ahead * 16 * inches)
        for inches in (5, 16)
    )
    assert "Run" not in near.told
    assert "Run" in far.told


def test_who_takes_hold_of_another_squad_sends_off_the_first(begun):
    table = begun.app.session.table
    one, other = table.sight().view.squads_of(table.decision.seat)[:2]
    before = len(log_of(begun))
    drag(begun, one, 4)
    drag(begun, other, 4)
    kinds = [(it.kind, it.squad) for it in log_of(begun, before)]
    assert kinds == [("act", one), ("march", one), ("act", other)]
    assert table.decision.name == "march"


@pytest.mark.parametrize("goes", [True, False])
def test_who_touches_an_enemy_sends_off_the_squad_and_fires(begun, goes):
    """DSW-122: from where it comes to, or from where it stands."""
    table = begun.app.session.table
    state = table.match.state
    cards = {it: state.roster.squads[it].card for it in state.squads_of(state.active)}
    squad = next(it for it, card in cards.items() if card.weapon == LIGHT and card.reach > 100)
    begun.send("hold", id=f"squad:{squad}@table")
    x, y = state.places[state.leaders[squad]]
    ahead = -1 if y > 312 else 1
    foe = state.enemies_of(squad)[0]
    state.places[foe] = (x, y + ahead * 90)
    if goes:
        begun.send("pick", id=spot(x, y + ahead * 20), held=f"squad:{squad}")
    target = state.roster.squad_of[foe]
    ((element, text),) = BOARD.shortcuts(table.sight()) or [("", "")]
    assert (element, text) == ((f"squad:{target}", f"Fire at {target + 1}") if goes else ("", ""))
    before = len(log_of(begun))
    begun.pick(f"squad:{target}")
    march, shots, *_dice = log_of(begun, before)
    assert (march.kind, bool(march.paths), shots) == ("march", goes, Snap(target))


def test_nobody_is_sent_off_who_has_not_been_dragged(begun):
    table = begun.app.session.table
    one, other = table.sight().view.squads_of(table.decision.seat)[:2]
    before = len(log_of(begun))
    begun.send("hold", id=f"squad:{one}@table")
    begun.send("hold", id=f"squad:{other}@table")
    assert [it.kind for it in log_of(begun, before)] == ["act"]
    assert "do:ready" not in begun.picks
    stays = BOARD.label(table.sight().view, "do:stand")
    assert BOARD.prompt(table.sight()).endswith(f"press {stays}")
    begun.pick("do:stand")
    assert log_of(begun, before)[-1] == March(one, ())


@pytest.mark.parametrize(("order", "kinds"), [("advance", 2), ("run", 3)])
def test_everybody_goes_on_with_one_go(begun, order, kinds):
    """They are seen as ghosts before."""
    before = len(log_of(begun))
    table = begun.app.session.table
    squads = len(table.sight().view.squads_of(table.decision.seat))
    for how in dict.fromkeys(("advance", order)):
        begun.send("order", how=how)
    assert len(log_of(begun)) == before
    assert begun.shown.html.count('class="dw-aim') == squads
    begun.send("order", how="go")
    made = log_of(begun, before)
    assert [it.kind for it in made].count("march") == squads
    assert len(made) == kinds * squads + 1, "and the turn is over"


def test_an_order_that_is_laid_out_can_be_dropped(begun):
    before = len(log_of(begun))
    begun.send("order", how="advance")
    begun.send("order", how="")
    assert 'class="dw-aim' not in begun.shown.html
    begun.send("order", how="go")
    assert len(log_of(begun)) == before


def test_the_large_button_is_what_one_mostly_wants():
    """It fires, charges or heals; to hold one's fire is the small one."""
    state = asked(crossfire(), Snapping(0, heavy=False))
    seen = sight(state)
    ((element, text),) = shortcuts(seen)
    assert Snap(int(element.removeprefix("squad:"))) in decision_of(state).moves
    assert text.startswith("Fire at")
    assert "do:hold" in BOARD.seldom


def test_a_run_and_its_die_are_one_line_of_the_news(begun):
    begun.pick("squad:0")
    begun.pick("action:run")
    begun.pick("do:stand")
    begun.pick("do:end_turn")
    if begun.screen == "handover":
        begun.take()
    told = begun.shown.text("told")
    assert "Player 1 rolls a" in told
    assert "can run" not in told, "the march tells its die"
