"""No sentence of the log is a fragment: who has done what it tells is named in it."""

import random
import re

import pytest

from pygames import GAMES, Match
from pygames.core.language import LANGUAGES, use
from pygames.core.players import mention, mentions
from pygames.core.series import current_play
from tests import strategies

WHOLE = tuple(GAMES)
"""The games whose sentences say themselves whose deeds they tell."""


@pytest.mark.parametrize("game", WHOLE)
def test_the_log_names_who_has_done_something(game: str) -> None:
    GAMES[game].load()
    for seed in range(3):
        match = Match(game, rng=random.Random(seed))
        strategies.play_some(match, random.Random(seed), 120)
        state = match.setup.start()
        for entry in match.log:
            seat, play = match.doer(entry, state), current_play(state)
            for language in LANGUAGES if seat is not None else ():
                use(language)
                text = GAMES[game].narrate(entry.move, play, mention(seat))
                assert not text or mentions(text, seat), text
                assert not re.search(r"[{}\x04]|: *$", text), text
            use("en")
            state.apply(entry.move, entry.seat)
