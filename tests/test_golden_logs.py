"""The log of a match, sentence by sentence, in every language (`tests/golden/logs/`)."""

import pytest

from tests.golden_logs import FILES, LOGS, log_of, path_of


@pytest.mark.every_language
@pytest.mark.parametrize(("game", "lang"), FILES)
def test_a_log_reads_as_it_did(game: str, lang: str) -> None:
    kept = path_of(game, lang).read_text(encoding="utf-8")
    assert kept == log_of(game, lang), "`python -m tests.golden_files` writes it anew"


def test_every_file_is_a_log() -> None:
    assert sorted(path_of(*it) for it in FILES) == sorted(LOGS.iterdir())
