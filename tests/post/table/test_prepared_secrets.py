"""Two matches that differ only in what one cannot see look the same all through preparing."""

import random
from collections.abc import Iterator
from itertools import islice

from pygames.core.game import CHANCE, IllegalMove
from pygames.core.log import Entry, replay
from pygames.core.match import Match
from pygames.post.rehearsal import Rehearsal
from pygames.post.table.preparing import Preparing
from pygames.table.screens import table as table_screen
from pygames.table.table_session import Barred, TableSession
from tests.post.test_rehearsal import positions


def twins(seed: int) -> Iterator[tuple[Match, Match, int]]:
    """Matches in which the other player, who is asked openly, holds another card."""
    for match in positions("battle-line", seed, 80):
        (asked,) = {decision.seat for decision in match.decisions}
        seat = 1 - asked
        if not Rehearsal(match, seat).leads_on():
            continue
        for at, entry in reversed([*enumerate(match.log)]):
            if entry.seat == CHANCE and entry.known_to == frozenset((asked,)):
                other = _changed(match, at, random.Random(seed))
                if other is not None:
                    yield match, other, seat
                    break


def _changed(match: Match, at: int, rng: random.Random) -> Match | None:
    """The same with another card drawn at this place, None if that cannot have been."""
    before = replay(match.setup, match.log[:at])
    (decision,) = before.decisions
    entry = match.log[at]
    alike = [it for it in decision.moves if it.deck == entry.move.deck and it != entry.move]
    rng.shuffle(alike)
    for move in alike:
        log = [*match.log[:at], Entry(entry.seat, move, entry.known_to), *match.log[at + 1 :]]
        try:
            return Match.from_log(match.setup, log)
        except IllegalMove:
            continue
    return None


def pages(match: Match, seat: int, seed: int) -> list[str]:
    """All that is shown to who prepares answers at random."""
    rng = random.Random(seed)
    table = Preparing(TableSession("m", match, (0, 0)), seat)
    shown = []
    for _step in range(25):
        shown.append(str(table_screen.draw(table, hinted=False)))
        decision = table.decision
        if decision is None or rng.random() < 0.1:
            if table.why_no_undo is None:
                table.undo()
            continue
        try:
            table.pick(rng.choice(table.selection.following(decision)))
        except (Barred, IllegalMove) as reason:
            shown.append(str(reason))
    return [*shown, str(table.memory()), str(table.rehearsal.steps)]


def test_nothing_that_is_shown_depends_on_a_hand() -> None:
    for seed in range(4):
        compared = 0
        for match, other, seat in islice(twins(seed), 3):
            assert match.state != other.state
            assert match.seen(seat) == other.seen(seat)
            assert pages(match, seat, seed) == pages(other, seat, seed)
            compared += 1
        assert compared
