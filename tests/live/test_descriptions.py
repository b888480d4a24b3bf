"""What a browser says of how it can be reached, as a short text."""

import json
import subprocess
from pathlib import Path

from tests.effort import effort
from web.build.environment import node

TRIED = Path(__file__).with_name("descriptions.mjs")


def test_short_texts_say_what_they_stand_for_and_nothing_else() -> None:
    tries = effort(20_000, 500_000)
    ran = subprocess.run([node(), TRIED, str(tries)], capture_output=True, check=True, text=True)
    found = json.loads(ran.stdout)
    assert found["long"] <= 140
    assert found["changed"] == found["odd"] == 0
    assert found["gave"] + found["threw"] == tries
    assert min(found["gave"], found["threw"]) > tries / 20
