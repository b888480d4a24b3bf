"""What the bots' judgement rests on: worth, guesses, distances, dangers; and plain choices."""

import random

import pytest

from pygames import Match
from pygames.bots import Budget, think
from pygames.bots.levels import PERFECT
from pygames.bots.move_choice import how
from pygames.espionage.bot import BOT
from pygames.espionage.bot.beliefs import Signs, beliefs, guesses, likelihood, signs_of
from pygames.espionage.bot.distances import FAR, distances
from pygames.espionage.bot.evaluation import Evaluation
from pygames.espionage.bot.piece_values import chance, expectation
from pygames.espionage.field import field
from pygames.espionage.moves import ACCEPT, DECLINE, OFFER_DRAW
from pygames.espionage.pieces import (
    COLONEL,
    CORPORAL,
    GENERAL,
    HQ,
    LIEUTENANT,
    MINE,
    MOBILE,
    RANKS,
    SAPPER,
    SPY,
)
from tests.espionage.positions import GAME, bare, go, play, position

FIRM = (2, 3, 4)


def thought(state, level, seed=1, nodes=40):
    """What a bot makes of the view of the seat that must choose."""
    (decision,) = state.decisions
    view = state.view(decision.seat)
    return think(GAME, view, decision, level, random.Random(seed), Budget(nodes=nodes))


def said(state, level=4, seed=1):
    """(the single move as `e3-e4`, its reasons in one line)."""
    found = thought(state, level, seed)
    names = state.field.names
    return f"{names[found.move.start]}-{names[found.move.to]}", " ".join(found.reasons)


# --- plain choices ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", FIRM)
@pytest.mark.parametrize(
    ("pieces", "move", "reason"),
    [
        ("WS@j9 W5@a3 B3@c9 B5@c4", "j9-j10", "wins the match"),
        ("WS@d7 W5@e5 W1@b2 B4@e6 B1@i8", "e5-e6", "take the unmasked Colonel on e6"),
        ("WS@d7 W2@e5 W5@b2 BP@e6 B1@i8", "e5-e6", "take the unmasked Sapper on e6"),
        ("WS@d7 WP@e5 W1@b2 B5@e6 B1@i8", "e5-e6", "take the unmasked General on e6"),
        ("WS@i9 WP@j8 W1@b2 BM@j9 BM@i10 B1@c8", "j8-j9", "clears the unmasked mine on j9"),
    ],
)
def test_what_is_plainly_best_is_done_and_said(level, pieces, move, reason):
    made, reasons = said(position(pieces, preset="fast"), level)

    assert move == made
    assert reason in reasons


@pytest.mark.parametrize("level", FIRM)
def test_a_known_stronger_piece_is_not_attacked(level):
    state = position("WS@d7 W2@e5 W1@b2 B4@e6 B1@i8", preset="fast")
    for seed in range(4):
        assert "e5-e6" != said(state, level, seed)[0]


@pytest.mark.parametrize("level", FIRM)
def test_a_known_mine_is_not_attacked_but_by_sappers(level):
    state = position("WS@d7 W5@e5 W4@d6 W1@b2 BM@e6 B1@i8", preset="fast")
    for seed in range(4):
        assert not said(state, level, seed)[0].endswith("e6")


@pytest.mark.parametrize("level", FIRM)
def test_a_spy_flees_from_soldiers(level):
    state = position("WS@e5 W5@a3 B3@e6 B4@f5 B1@i9", preset="fast")
    made, reasons = said(state, level)

    assert made in ("e5-e4", "e5-d5")
    assert "could take your Spy" in reasons


@pytest.mark.parametrize("level", FIRM)
def test_both_moves_of_a_turn_are_used(level):
    """A colonel and a corporal are there to be taken; the order does not matter."""
    pieces = "WS@d7 W5@e5 W4@h3 WS@i5 B4@e6 B2@h4 B1@i9"
    one_by_one = position(pieces)
    made = [said(one_by_one, level)[0]]
    play(one_by_one, made[0])
    made.append(said(one_by_one, level)[0])
    together = thought(position(pieces, commit_mode="batch"), level).move
    names = one_by_one.field.names

    assert {"e5-e6", "h3-h4"} == set(made)
    assert {"e6", "h4"} == {names[together.to], names[together.then_to]}


@pytest.mark.parametrize("level", FIRM)
def test_a_second_move_that_harms_is_left_out(level):
    """ESP-68: the general stands well, and has nowhere safe to go."""
    pieces = "WH@a1 WM@b1 W4@a3 WM@a2 WM@b3 WM@a4 W1@j1 BP@b4 BH@j10 B1@j9 WS@c5"
    state = position(pieces, base=False, second_move="optional", no_return=False)
    play(state, "c5-d5")
    (decision,) = state.decisions
    values = BOT.candidates(state.view(0), decision, PERFECT)

    assert any(idea.move.kind == "end_turn" for idea in values)


@pytest.mark.parametrize("level", [1, *FIRM])
def test_a_draw_is_taken_by_who_is_behind_alone(level):
    ahead, behind = "W5@e3 W5@f3 W4@g3 W4@h3 B1@i9", "B5@e8 B5@f8 B4@g8 B4@h8 W1@b2"
    for pieces, answer in ((ahead, ACCEPT), (behind, DECLINE)):
        state = go(position(pieces, preset="fast"), OFFER_DRAW)
        found = thought(state, level)

        assert answer == found.move
        assert found.reasons


def test_a_lone_attacker_goes_straight_for_the_headquarters():
    """Nothing is in the way but distance: no walking to and fro."""
    state = position("WS@e4 W5@b2 W3@c2 B1@c8 BM@b8", preset="fast")
    state.known[state.size + state.rank[state.size :].index(HQ)] = 2
    for turn in range(60):
        if state.outcome or state.ending:
            break
        seat = state.decisions[0].seat
        move = thought(state, 2, turn).move if seat == 0 else state.decisions[0].moves[0]
        go(state, move)

    assert (0,) == (state.outcome or state.ending).winners


# --- what is known of the enemy --------------------------------------------------------------


def test_what_has_moved_is_no_mine():
    state = play(position("W3@e3 B3@e8 B4@c8"), "e3-e4 j1-j2; e8-e7 c8-c7")
    chances = {square: out for _piece, square, out in guesses(state.view(0), 0)}
    walked = chances[state.field.squares["e7"]]

    assert 0 == walked.p[MINE] == walked.p[HQ]
    assert walked.mobile == pytest.approx(1, abs=0.01)


def test_guesses_agree_with_what_is_left():
    """In all there is one headquarters, and as many of each other rank as the army has."""
    state = bare(preset="small")
    rng = random.Random(3)
    while state.decisions[0].seat >= 0 or state.decisions[0].name == "ready":
        decision = state.decisions[0]
        state.apply(rng.choice(decision.moves), decision.seat)
        if state.phase == "spies 0":
            break
    found = [out.p for _piece, _square, out in guesses(state.view(0), 0)]

    for rank in RANKS:
        assert sum(p[rank] for p in found) == pytest.approx(state.options.army[rank], rel=0.1)


def test_signs_speak():
    everything = tuple(RANKS)
    still, waited = (likelihood(Signs(everything, 1, False, n)) for n in (0, 4))
    back, front = (likelihood(Signs(everything, row, False)) for row in (0, 2))
    fighter = likelihood(Signs(tuple(MOBILE), 1, True, attacks=2))
    bold, fled = (
        likelihood(Signs(tuple(MOBILE), 1, True, bold=how == "bold", fled=how == "fled"))
        for how in ("bold", "fled")
    )

    assert waited[MINE] > still[MINE]
    assert waited[GENERAL] == still[GENERAL]
    assert back[HQ] > 5 * front[HQ]
    assert back[SPY] < front[SPY]
    assert fighter[GENERAL] > fighter[LIEUTENANT] > fighter[SPY]
    assert bold[GENERAL] > fled[GENERAL]


def test_who_waits_in_front_is_a_mine_sooner_than_who_waits_at_the_back():
    back, front = (
        [likelihood(Signs(tuple(RANKS), row, False, waited))[MINE] for waited in (0, 3)]
        for row in (0, 2)
    )

    assert front[1] / front[0] > back[1] / back[0] > 1


def test_who_has_gone_far_ahead_is_seldom_strong():
    """At the other end of the board a piece looks for mines and headquarters."""
    state = position("W3@e3 B2@e8 B3@h8", preset="fast")
    view, square = state.view(0), state.field.squares
    piece = view.who[square["e8"]]
    view.moved[piece] = True
    chances = []
    for name in ("e8", "e2"):
        view.who[view.at[piece]], view.sides[view.at[piece]] = -1, 0
        view.at[piece], view.who[square[name]], view.sides[square[name]] = square[name], piece, 2
        chances.append(likelihood(signs_of(view, 0)[piece]))
    near, far = chances

    assert far[GENERAL] < near[GENERAL]
    assert far[SAPPER] > near[SAPPER]


def test_beliefs_shape_the_sampled_worlds():
    """Of two masked pieces the one at the back is the headquarters more often."""
    state = position("W3@e3 BM@e9 B2@e8 B3@f8 B1@g8", preset="fast")
    view = state.view(0)
    size = state.size
    counts = [0, 0]
    hidden = [piece for piece in range(size, 2 * size) if view.rank[piece] is None]
    sure = {piece: [float(rank == HQ) for rank in RANKS] for piece in hidden[:1]}
    for seed in range(40):
        world = BOT.determinize(view, 0, random.Random(seed), True)
        counts[0] += world.rank[hidden[0]] == HQ
        assert world.view(0) == view
    from pygames.espionage.determinization import filled_in

    counts[1] = sum(
        filled_in(view, random.Random(seed), sure).rank[hidden[0]] == HQ for seed in range(40)
    )

    assert set(beliefs(view, 0)) == set(hidden)
    assert counts[1] > counts[0]


def test_a_beginner_forgets_what_walked():
    state = play(
        position("W3@e3 W2@h3 B3@e8 B4@c8 B1@h8", preset="fast"), "e3-e4; e8-e7; h3-h4; c8-c7"
    )
    square = state.field.squares["e7"]
    remembered, forgotten = (
        {s: out for _piece, s, out in guesses(state.view(0), 0, memory)}[square]
        for memory in (None, 3)
    )

    assert 0 == remembered.p[HQ] < forgotten.p[HQ]


# --- worth -----------------------------------------------------------------------------------


def certain(rank):
    """What to expect of a piece that is known."""
    return expectation(tuple(float(rank == other) for other in RANKS))


def test_the_chance_to_win_is_fair():
    assert chance(0) == 0.5
    assert chance(7) + chance(-7) == pytest.approx(1)
    assert chance(1000) <= 1


@pytest.mark.parametrize(
    ("mine", "enemy", "wins"),
    [(GENERAL, COLONEL, 1), (COLONEL, GENERAL, 0), (SAPPER, MINE, 1), (GENERAL, MINE, 0)],
)
def test_what_is_known_is_certain(mine, enemy, wins):
    out = certain(enemy)

    assert wins == out.wins[mine]
    assert out.known
    assert (out.gain[mine] > 0) == bool(wins)


def test_a_half_known_piece_is_worth_half():
    half = expectation(tuple(0.5 * (rank in (GENERAL, MINE)) for rank in RANKS))

    assert half.wins[GENERAL] == half.mobile == half.doubt == 0.5
    assert half.strength == certain(GENERAL).worth
    assert half.threat[CORPORAL] == certain(GENERAL).threat[CORPORAL] / 2


def test_volcanoes_are_walked_round():
    board = field(6, 6)
    at = board.squares
    steps = distances(board, (at["c3"], at["d3"]))

    assert steps[at["c2"]][at["c4"]] == 4
    assert steps[at["a1"]][at["f6"]] == 10
    assert steps[at["a1"]][at["c3"]] == FAR


def test_danger_is_what_stands_beside():
    state = position("WS@d7 W2@e5 W4@c3 B4@e6", preset="fast")
    judged = Evaluation(state.view(0), 0)
    at = state.field.squares
    piece = state.who[at["e5"]]

    assert judged.danger(piece, LIEUTENANT, at["e5"]) > 0
    assert judged.danger(piece, LIEUTENANT, at["e4"]) == 0
    assert judged.danger(piece, GENERAL, at["e5"]) < judged.danger(piece, LIEUTENANT, at["e5"])


def test_who_has_more_is_ahead():
    state = position("W5@e3 W4@f3 B1@e8", preset="fast")
    mine, theirs = (Evaluation(state.view(seat), seat).units for seat in (0, 1))

    assert mine > 0 > theirs
    assert BOT.evaluate(state, 0) > 0.5 > BOT.evaluate(state, 1)


def test_time_makes_bold():
    """Where nothing was captured for long, a risk is taken sooner."""
    state = position("W3@e5 W1@b2 B4@e6 B1@i8", preset="fast")
    view = state.view(0)
    calm = Evaluation(view, 0)
    view.quiet = 150
    bold = Evaluation(view, 0)
    squares = state.field.squares["e5"], state.field.squares["e6"]

    assert bold.step(*squares) > calm.step(*squares)


# --- how the levels think --------------------------------------------------------------------


def test_levels_have_budgets_of_their_own():
    assert how(GAME, 4).nodes > how(GAME, 3).nodes > 0
    assert not how(GAME, 2).nodes


def test_a_set_up_is_drawn_and_not_searched():
    """All levels set up alike: there is no best place, only one that cannot be foretold."""
    state = bare(preset="small")
    decision = state.decisions[0]
    ranks = set()
    for seed in range(30):
        found = think(GAME, state.view(0), decision, 4, random.Random(seed))
        ranks.add(found.move.rank)
        assert found.nodes == 0
        assert not found.alternatives
        assert found.reasons

    assert len(ranks) > 2


def test_hints_say_why():
    """Hardly ever nothing at all."""
    match, reasons = Match("espionage", 2, rng=random.Random(0)), []
    while len(reasons) < 120:
        decision, *_others = match.decisions
        found = think(GAME, match.view(decision.seat), decision, 2, random.Random(len(reasons)))
        if decision.name not in GAME.laid_out:
            reasons.append(" ".join(found.reasons))
        match.play(found.move, decision.seat)

    assert reasons.count("") < 6
