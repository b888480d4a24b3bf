"""A battle is looked back at, stop by stop."""

import random

from pygames.core.match import Match
from pygames.table.playback import Playback
from tests.table.visitor import Visitor


def test_no_stop_is_without_words() -> None:
    """A squad is chosen first, and what it does is told later, with all that comes of it."""
    rng = random.Random(3)
    options = {"points": 500, "armies": "drawn"}
    match = Match("deep-space-wars", options=options, rng=random.Random(3))
    while len(match.log) < 30:
        decision = match.decisions[0]
        match.play(rng.choice(decision.moves), decision.seat)
    visitor = Visitor()
    visitor.go(f"#m={match.link()}")
    visitor.go(f"#/replay/{visitor.url.removeprefix('#/match/')}")
    told = []
    for place in range(1, len(Playback("x", match).stops)):
        visitor.send("seek", to=str(place))
        told.append(visitor.shown.text("told"))

    assert all(told)
    assert [it for it in told if "Nothing this player could see" in it] == []
    assert any("Move " in it or "Run with " in it for it in told)
