"""The log reads as it was read: whole sentences, in every language."""

import random
import re

import pytest

from pygames import GAMES, Match
from pygames.core.language import LANGUAGES, use
from pygames.core.players import mention, mentions
from pygames.core.series import current_play
from tests import strategies
from tests.golden_logs import LOGS, MATCHES, log_of, path_of


@pytest.mark.every_language
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MATCHES)
def test_a_log_reads_as_it_was_read(game: str, language: str) -> None:
    assert path_of(game, language).read_text(encoding="utf-8") == log_of(game, language)


def test_every_log_is_of_one_game() -> None:
    kept = [path_of(game, language) for game in MATCHES for language in LANGUAGES]

    assert sorted(kept) == sorted(LOGS.iterdir())


@pytest.mark.every_language
@pytest.mark.parametrize("game", MATCHES)
def test_no_sentence_of_the_log_is_a_fragment(game: str) -> None:
    """Who has done something is named in the sentence; nothing is left to be filled in."""
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
