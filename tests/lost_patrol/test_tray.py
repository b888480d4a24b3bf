"""What is at hand and beside the board: the patrol, dice, the tile in hand, stack and stock."""

import re
from collections import Counter
from typing import Any, NamedTuple

import pytest

from pygames.core import language
from pygames.core.match import Match
from pygames.core.series import current_play
from pygames.lost_patrol.board import BOARD
from pygames.lost_patrol.board.ambush import ambush
from pygames.lost_patrol.describe import tile_title
from pygames.lost_patrol.position import Result
from tests.lost_patrol import naive
from tests.lost_patrol.looks import KINDS, moments, rare, sight, tray
from tests.lost_patrol.playouts import playout
from tests.lost_patrol.positions import BOARD_E, at, corridor, do, position, start
from tests.markup import Page


def names(page: Page, start: str) -> dict[str, str]:
    """Id -> accessible name, of what begins like this."""
    found = {a["id"]: a.get("aria-label", "") for _tag, a in page.elements if "id" in a}
    return {key: name for key, name in found.items() if key.startswith(start)}


# --- the patrol --------------------------------------------------------------------------


def test_the_patrol_tells_who_is_dead_and_who_has_how_many_actions_left() -> None:
    """LP-2, LP-56, LP-57."""
    state = do(position(corridor(6), "0@(0,0) 1,2@(1,0) 3@(2,-1)"), "walk 1 1", "walk 3 0")
    found = names(tray(sight(state)), "scout:")

    assert found == {
        "scout:0": "Sergeant: 2 actions left",
        "scout:1": "Support trooper",
        "scout:2": "Trooper 1: 2 actions left",
        "scout:3": "Trooper 2: 1 action left",
        "scout:4": "Trooper 3: dead",
    }


def test_dots_count_the_actions_left() -> None:
    """LP-56."""
    state = do(position(corridor(6), "0@(0,0) 1@(1,0)", scout_actions=3), "walk 1 1")
    members = str(BOARD.hand(sight(state))).split('class="lp-member"')[1:]
    assert [member.count("<u>") for member in members] == [3, 2, 0, 0, 0]


def test_actions_are_not_counted_where_there_are_none() -> None:
    state = position(BOARD_E, phase="lurker_act")
    assert "<u>" not in str(BOARD.hand(sight(state)))
    assert names(tray(sight(state)), "scout:")["scout:0"] == "Sergeant"


# --- the tile in hand --------------------------------------------------------------------


def drawing(shape: str) -> Any:
    """A tile of this shape, drawn for an end between others."""
    return do(position(BOARD_E, "0-4@(3,-2)", phase="place_end"), "name (3,-2) 0", f"draw {shape}")


@pytest.mark.parametrize("shape", ["gentle", "straight", "sharp", "fork_y", "dead_end"])
def test_every_rotation_that_looks_different_can_be_touched(shape: str) -> None:
    """LP-7, LP-33: the legal ones are picked, the others tell why not."""
    state = drawing(shape)
    (decision,) = state.decisions
    legal = {move.rotation for move in decision.moves}
    elements = tray(sight(state)).elements
    choices = {a["id"]: a for _tag, a in elements if a.get("id", "").startswith("turn:")}

    looks = {naive.exits(shape, k) for k in range(6)}
    assert len(choices) == len(looks)
    for key, attrs in choices.items():
        assert ("data-pick" in attrs) == (int(key[5:]) in legal) == ("data-barred" not in attrs)
    assert len({attrs["aria-label"] for attrs in choices.values()}) == len(looks)
    assert not names(tray(sight(state)), "scout:")


def test_a_rotation_is_called_by_where_its_paths_lead() -> None:
    """LP-19, LP-20."""
    found = names(tray(sight(drawing("gentle"))), "turn:")
    assert found["turn:0"] == "Paths to: east and north-west"
    assert found["turn:3"] == "Paths to: west and south-east"


def test_the_tile_in_hand_lies_on_its_cell_in_each_legal_rotation() -> None:
    """LP-33: on the map there are those that can be laid, and no others."""
    for state, decision, _recent in rare("place_rot", 60):
        markup = str(BOARD.scene(sight(state)))
        held = re.findall(
            r'id="turn:(\d)@map"(?: data-held)? style="--x: (\S+); --y: (\S+)"', markup
        )
        assert [int(k) for k, _x, _y in held] == [move.rotation for move in decision.moves]
        assert len({place for _k, *place in map(tuple, held) for place in [tuple(place)]}) == 1


def test_whoever_is_not_asked_sees_the_patrol_instead() -> None:
    state = drawing("gentle")
    other = sight(state, 1 - state.decisions[0].seat)
    assert not names(tray(other), "turn:")
    assert len(names(tray(other), "scout:")) == 5
    assert "@map" not in str(BOARD.scene(other))


# --- dice --------------------------------------------------------------------------------


class Fight(NamedTuple):
    """An ambush as it is drawn."""

    dice: list[str]
    lurkers: str
    scores: list[str]
    scouts: list[str]
    bonuses: list[str]
    lost: list[str]
    result: str


def fight(markup: str) -> Fight:
    """Take the drawing of an ambush apart."""
    one = r'<span class="lp-one"{}>.*?href="#lp-scout-(\d)"'
    found = re.findall(r'href="#lp-lurker"/></svg><b>(\d+)</b>', markup)
    return Fight(
        re.findall(r'href="#lp-die-(\d)"', markup),
        found[0],
        re.findall(r'<b class="lp-score">(\d+)</b>', markup),
        re.findall(one.format("[^>]*"), markup),
        re.findall(r"<small[^>]*>(.*?)</small>", markup),
        re.findall(one.format(" data-lost"), markup),
        re.findall(r"<em>(.*?)</em>", markup)[0],
    )


def clash(state: Any) -> Fight:
    """The latest ambush, in the tray."""
    markup = str(BOARD.hand(sight(state)))
    return fight(re.findall(r'id="clash".*?<!--/part-->', markup, re.DOTALL)[0])


@pytest.mark.parametrize(
    ("dice", "scores", "result"),
    [
        ("4 4 1", ["4", "4"], "Tie: the Scouts are pushed back"),
        ("5 4 1", ["5", "4"], "Lurkers win: a Scout dies"),
        ("1 4 1", ["3", "4"], "Scouts win"),
        ("3 1 1", ["4", "2"], "Lurkers win: a Scout dies"),
    ],
)
def test_an_ambush_shows_both_scores(dice: str, scores: list[str], result: str) -> None:
    """LP-77, LP-79, LP-T52..LP-T54."""
    state = position(BOARD_E, "2,3@(1,0) 0,1,4@(-1,1)", "3@(1,0)", phase="ambush")
    do(state, "ambush (1,0)", f"dice {dice}")
    shown = clash(state)
    assert (shown.dice, shown.lurkers, shown.scores) == (dice.split(), "3", scores)
    assert (shown.scouts, shown.lost, shown.result) == (["2", "3"], [], result)
    assert shown.bonuses == (["+1"] if dice == "3 1 1" else [])


def test_an_ambush_shows_what_the_scores_are_made_of() -> None:
    """LP-79, LP-80: the example of the rules; the Support trooper sees it from (0,0)."""
    state = position(BOARD_E, "0,2@(1,0) 1@(0,0) 3,4@(-1,1)", "4@(1,0)", phase="ambush")
    do(state, "ambush (1,0)", "dice 4 5 2")
    bonuses = ["+1", "+1", "+1"]
    expected = Fight(["4", "5", "2"], "4", ["5", "7"], ["0", "2", "1"], bonuses, [], "Scouts win")
    assert clash(state) == expected


def test_the_sergeant_alone_helps_alone() -> None:
    """LP-79."""
    state = position(BOARD_E, "0,2@(1,0) 1@(-1,1) 3,4@(-1,1)", "4@(1,0)", phase="ambush")
    do(state, "ambush (1,0)", "dice 3 4 2")
    shown = clash(state)
    assert (shown.scouts, shown.bonuses) == (["0", "2"], ["+1"])
    assert shown.scores == ["4", "5"]


@pytest.mark.parametrize(
    ("lurkers", "dice", "idle"),
    [(3, "5 4 1", ["3", "1"]), (3, "1 1 4", ["1", "1"]), (3, "3 1 2", ["1"]), (4, "1 1 1", "111")],
)
def test_what_does_not_count_is_faint(lurkers: int, dice: str, idle: Any) -> None:
    """LP-77, LP-79: the larger of number and die; of the Scouts' dice one, unless they are more."""
    state = position(BOARD_E, "2,3@(1,0) 0,1,4@(-1,1)", f"{lurkers}@(1,0)", phase="ambush")
    do(state, "ambush (1,0)", f"dice {dice}")
    markup = str(ambush(state.clash))
    parts = re.findall(r"data-idle>.*?(?:<b>(\d)</b>|lp-die-(\d))", markup)
    assert ["".join(part) for part in parts] == [*idle]


def test_every_ambush_shows_the_scores_of_the_slow_rules() -> None:
    """LP-77, LP-79."""
    shown = 0
    for name in ("casualty", "push_scout", "push_lurkers"):
        for state, _decision, _recent in rare(name):
            found = current_play(state).clash
            bonus = found.sergeant + found.support
            mine = naive.lurker_score(found.lurkers, found.die)
            theirs = max(max(found.first, found.second) + bonus, found.scouts)
            drawn = clash(state)
            assert drawn.scores == [str(mine), str(theirs)]
            verdict = {"casualty": "Lurkers win", "push_lurkers": "Scouts win"}.get(name)
            assert drawn.result.startswith(verdict or ("Tie" if mine == theirs else "Lurkers win"))
            shown += 1
    assert shown > 30


# --- the ambushes of the round -----------------------------------------------------------


def fought() -> Any:
    """Two ambushes: Trooper 1 is lost in the first, the second is won; then it is the Scouts'."""
    state = position(BOARD_E, "2,3@(1,0) 0,1,4@(-1,1)", "2@(1,0) 3@(-1,1)", phase="ambush")
    do(state, "ambush (1,0)", "dice 6 1 1", "lose 2", "push 3 3")
    return do(state, "ambush (-1,1)", "dice 1 6 1", "spread 0 2 0 0 0 0")


def test_the_ambushes_of_a_round_stay_in_sight_until_the_lurkers_act_again() -> None:
    """LP-75..LP-84: with their dice, their scores, and who was lost."""
    state = fought()
    assert (state.phase, state.round) == ("scout_act", 2)
    tray = str(BOARD.hand(sight(state)))
    assert re.findall(r'class="lp-chip" data-won="(\w+)"', tray) == ["lurkers", "scouts"]
    facts = str(BOARD.facts(sight(state))).split('class="lp-clash"')[1:]
    first, second = map(fight, facts)
    assert (first.dice, first.lost, first.result) == (
        ["6", "1", "1"],
        ["2"],
        "Lurkers win: Trooper 1 dies",
    )
    assert (second.dice, second.lost, second.result) == (["1", "6", "1"], [], "Scouts win")
    marked = re.findall(r'lp-score-here" data-won="(\w+)"', str(BOARD.scene(sight(state))))
    assert sorted(marked) == ["lurkers", "scouts"]
    do(state, "end")
    while state.phase != "lurker_act":
        state.apply(state.decisions[0].moves[0], state.decisions[0].seat)
    assert "lp-clash" not in str(BOARD.facts(sight(state)))
    assert "lp-chip" not in str(BOARD.hand(sight(state)))


def test_a_touch_shows_the_ambushes_of_the_round_on_a_sheet() -> None:
    assert BOARD.sheet
    state = fought()
    assert 'data-open="ambushes"' in str(BOARD.hand(sight(state)))
    shown = str(BOARD.sheet(sight(state, opened="ambushes")))
    assert "Ambushes of round 1" in shown
    assert shown.count('class="lp-clash"') == 2
    assert BOARD.sheet(sight(state, opened="x")) is None
    assert BOARD.sheet(sight(position(BOARD_E), opened="ambushes")) is None


def test_the_tray_tells_the_phase_of_the_round() -> None:
    """LP-56."""
    state = position(BOARD_E, "0-4@(0,0)")
    for phase, title in (("scout_act", "Scouts"), ("lurker_act", "Lurkers")):
        shown = str(BOARD.hand(sight(position(BOARD_E, "0-4@(0,0)", phase=phase))))
        assert re.findall(r'aria-current="step">(\w+)<', shown) == [title]
    assert "2 actions: walk or fire." in str(BOARD.hand(sight(state)))
    assert "aria-current" not in str(BOARD.hand(sight(start())))


# --- shots -------------------------------------------------------------------------------


def test_the_dice_of_a_shot_are_shown_with_who_threw_them() -> None:
    """LP-62: six of the Support trooper, three at a time."""
    state = position(BOARD_E, "0-4@(0,0)", "4@(0,0)")
    do(state, "fire 1", "fire_dice 6 1 2", "fire_dice 3 4 5")
    markup = str(BOARD.hand(sight(state)))
    assert re.findall(r'href="#lp-die-(\d)"', markup) == [*"612345"]
    assert "Support trooper" in Page(markup).texts


def test_there_are_no_dice_before_any_are_thrown() -> None:
    assert "lp-die" not in str(BOARD.hand(sight(position(BOARD_E))))


# --- the stack, the stock, and what there is to beat --------------------------------------


def listed(state: Any) -> Counter[str]:
    """What the panel says is still in the stack."""
    page = str(BOARD.facts(sight(state)))
    part = page.split('id="stack"')[1]
    return Counter(
        {title: int(n) for title, n in re.findall(r'<li title="([^"]*)">.*?<b>(\d+)</b>', part)}
    )


@pytest.mark.parametrize(("name", "value"), KINDS)
def test_the_panel_counts_what_is_left_in_the_stack(name: str, value: Any) -> None:
    """LP-17: the multiset, and never an order."""
    for state, _decision, _recent in moments(name, value, every=17):
        play = current_play(state)
        tiles = play.options.tiles
        assert listed(state) == Counter(tile_title(tiles[n]) for n in play.stack)


def test_the_panel_does_not_depend_on_what_comes_next() -> None:
    """LP-17, LP-98: two matches that only what is drawn next tells apart look the same."""
    state = do(start(), "name (0,0) 0")
    pages = set()
    for shape in ("straight", "gentle", "fork_y", "dead_end"):
        after = state.copy()
        pages.add((str(BOARD.facts(sight(after, 0))), str(BOARD.scene(sight(after, 0)))))
        do(after, f"draw {shape}")
        assert listed(after).total() == listed(state).total() - 1
    assert len(pages) == 1


def test_tiles_of_a_kind_are_listed_once_and_in_the_order_of_the_mix() -> None:
    """LP-9, LP-17."""
    titles = list(listed(start()))
    assert len(titles) == len(set(titles))
    rest = list(listed(do(start(), "name (0,0) 0", "draw dead_end")))
    assert rest == titles


def test_counters_tell_round_stack_and_stock() -> None:
    """LP-4."""
    state = position(BOARD_E, "0-4@(0,0)", "3@(1,0) 2@(0,1)")
    assert [*BOARD.counters(sight(state))] == [
        ("Round 1", "Round 1"),
        ("⬢ 6", "6 tiles in the stack"),
        ("✺ 13", "13 Lurkers in the stock"),
    ]
    assert len(BOARD.counters(sight(start()))) == 2


def test_what_has_fallen_behind_is_counted() -> None:
    """LP-39."""
    state = position(corridor(9), "0-4@(0,0)")
    before = len(state.discard)
    do(state, "end")
    assert len(state.discard) == before + 5
    assert f"{before + 5} tiles have fallen behind" in str(BOARD.facts(sight(state)))


@pytest.mark.parametrize(
    ("rival", "texts"),
    [
        (Result(3, True, 17), "3 Scouts escaped · Dropship found · 17 tiles drawn"),
        (Result(1, True, 1), "1 Scout escaped · Dropship found · 1 tile drawn"),
        (Result(0, False, 9), "No Scout escaped · Dropship not found · 9 tiles drawn"),
    ],
)
def test_in_the_second_game_of_a_duel_one_sees_what_there_is_to_beat(
    rival: Result, texts: str
) -> None:
    state = position(BOARD_E)
    assert "To beat" not in str(BOARD.facts(sight(state)))
    state.rival = rival
    assert texts in Page(BOARD.facts(sight(state))).texts


def test_an_empty_stack_is_told() -> None:
    assert "No tile is left." in Page(BOARD.facts(sight(position(BOARD_E, stack="")))).texts
    assert "No tile is left." not in Page(BOARD.facts(sight(position(BOARD_E)))).texts


@pytest.mark.parametrize(("code", "digits"), [("en", "123"), ("fa", "۱۲۳")])
def test_troopers_have_the_digits_of_the_language(code: str, digits: str) -> None:
    language.use(code)
    drawn = re.findall(r"<text[^>]*>(.)</text></symbol>", BOARD.symbols())
    assert drawn == list(digits)


def test_no_secret_is_in_anybodys_log() -> None:
    """LP-17, LP-98: the replay of either seat is the match itself."""
    match = Match("lost-patrol", options={"mix": "2-1-1-1-0-0-0-2"})
    while match.decisions and len(match.log) < 150:
        match.play(match.decisions[0].moves[0], match.decisions[0].seat)
    assert match.seen(0) == match.seen(1) == match.log
    assert match.view(0) == match.view(1) == match.state
    for seat in (0, 1):
        seen = sight(match.view(seat), 0)
        assert str(BOARD.scene(seen)) == str(BOARD.scene(sight(match.state, 0)))
    assert at("(0,0)") in playout("duel", True).states[0].jungle.laid
