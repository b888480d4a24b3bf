"""Four people around one device: how often it changes hands, and how often it is touched."""

import random
import re
from collections import Counter

import pytest

from pygames.core.match import Match
from pygames.not_alone.moves import PASS
from pygames.not_alone.phases.card_windows import is_moot
from pygames.not_alone.state import State
from tests.effort import effort
from tests.not_alone.positions import table
from tests.not_alone.turns import explore, go_to, hunt, reckon
from tests.table.visitor import Visitor


class People:
    """Four who know nothing of the game, and press what is largest.

    The way on is the widest button; else a place, then a card of the tray, then any button.
    """

    LARGE = ("place:", "own:", "reserve:", "found:", "hunted:", "token:", "card:", "do:")

    def __init__(self, seed: int) -> None:
        self.visitor = Visitor(seed=seed)
        self.visitor.play("not-alone", seats=4, seed=seed, preset="base")
        self.rng = random.Random(seed)
        self.count: Counter[str] = Counter()

    def step(self) -> None:
        """Touch something."""
        visitor = self.visitor
        self.count["touches"] += 1
        large = re.search(r'<button [^>]*class="button primary\b[^>]*>', visitor.shown.html)
        touched = dict(re.findall(r'data-(\w+)="([^"]*)"', large[0])) if large else {}
        if visitor.screen == "handover":
            self.count["hand-overs"] += 1
            visitor.send("take", seat=touched["seat"])
        elif "do" in touched:
            visitor.send(touched["do"], how=touched.get("how", ""))
        else:
            visitor.pick(touched.get("pick") or self._largest())

    def _largest(self) -> str:
        picks = [it.split("@")[0] for it in self.visitor.picks]
        for kind in self.LARGE:
            if some := sorted({it for it in picks if it.startswith(kind)}):
                return self.rng.choice(some)
        raise AssertionError(picks)

    @property
    def turns(self) -> int:
        """The turns so far."""
        turns: int = self.visitor.app.session.table.match.state.turns
        return turns


@pytest.mark.parametrize("seed", range(effort(2, 20)))
def test_four_who_press_what_is_largest(seed: int) -> None:
    people = People(seed)
    while not people.visitor.over and people.turns < 7:
        people.step()
    rounds = people.turns - (not people.visitor.over)
    print({name: round(count / rounds, 1) for name, count in people.count.items()}, rounds)
    assert people.count["hand-overs"] <= 7 * rounds
    assert people.count["touches"] <= 20 * rounds


# --- what all know ------------------------------------------------------------------------------


def after_the_hunt(used: str, **cards: str) -> Match:
    """The window of phase 2, in which of the Survival cards only Vortex can be played (NA-165)."""
    match = Match("not-alone", 3, {"track": "continuous"}, rng=random.Random(1))
    state = table(
        3, places={1: "234/15", 2: "234/15"}, used=("", used), cards={1: "dodge"}, **cards
    )
    match.state = hunt(explore(state, 2, 3), 4)
    match._open = match.state.decisions
    return match


def test_who_can_do_nothing_as_all_know_is_not_asked() -> None:
    """NA-43: Vortex lies open on the discard."""
    match = after_the_hunt("vortex")
    assert (2, 0) == match.state.turn.moment
    assert not match.pass_openly([2])
    assert match.pass_openly([1])
    assert (3, 0) == match.state.turn.moment


def test_who_could_hold_a_card_for_all_that_others_know_is_asked() -> None:
    """NA-219: it is a secret that nobody has Vortex."""
    match = after_the_hunt("")
    assert all(match.passes_only(decision) for decision in match.decisions)
    assert not match.pass_openly(range(3))


def test_the_creature_is_not_asked_right_after_it_has_finished_its_hunt() -> None:
    """NA-69: but again once a card has been played."""
    match = after_the_hunt("", hunt="fierceness")
    assert [0, 1] == sorted(decision.seat for decision in match.decisions)
    assert match.pass_openly([0])
    assert not match.pass_openly(range(3))
    assert PASS == match.log[-1].move


def before_the_creature(creature: int) -> State:
    """The last window before the Creature token works; H1 holds a card for it."""
    state = reckon(
        table(3, places={1: "234/15", 2: "234/15"}, cards={1: "dodge"}), [2, 3], creature
    )
    return go_to(state, 3, 3)


def test_nobody_is_asked_before_a_token_that_is_on_nobody() -> None:
    """NA-76: and so everybody can see."""
    assert is_moot(before_the_creature(8), 1)
    assert not is_moot(before_the_creature(2), 1)


def test_a_move_is_undone_with_what_bots_have_chosen_unseen() -> None:
    """NA-58: giving in is no secret, and what the others choose meanwhile is one."""
    visitor = Visitor(seed=2)
    visitor.play("not-alone", seats=3, seed=2, preset="base", bots="1:1,2:1")
    for _step in range(200):
        own = [it for it in visitor.picks if it.startswith("own:")]
        if "do:give-up" in visitor.picks:
            break
        if visitor.question:
            visitor.answer()
        elif not visitor.picks:
            visitor.send("seen")
        else:
            visitor.pick(own[0] if len(own) > 2 else visitor.picks[-1])
    visitor.pick("do:give-up")
    visitor.pick("do:give-in")
    made = len(visitor.match.log)
    if visitor.question:
        visitor.answer()
    seats = [entry.seat for entry in visitor.match.log]
    assert 0 not in seats[made:]
    assert "aria-disabled" not in visitor.shown.element("undo").attributes

    visitor.send("undo")
    assert len(visitor.match.log) < made
    assert "do:give-up" in visitor.picks
