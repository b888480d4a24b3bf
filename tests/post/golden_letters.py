"""Letters as they were written once: `tests/post/golden/<game>-<version>.json`.

A letter opens for ever, and what it says never changes: these files are only added to.
`python -m tests.post.golden_letters` writes the files that are missing.
"""

import json
import random
from pathlib import Path
from typing import Any

from pygames import GAMES
from pygames.core.game import at_random
from pygames.core.log import make_setup
from pygames.post import letter
from pygames.post.correspondence import Correspondence

FOLDER = Path(__file__).parent / "golden"
CHOICES = 40


def written(game: str, seed: int = 36) -> dict[str, Any]:
    """Letters of a match, and what it is after them."""
    rng = random.Random(seed)
    setup = make_setup(game, None, {})
    host = Correspondence.begin(setup, rng)
    host.match.sit(0, "Anna")
    letters = [host.write()]
    devices = [host]
    for seat, name in zip(range(1, setup.seats), ("Béla", "جمشید", "Çiğdem"), strict=False):
        guest = Correspondence.join(letter.read(letters[0]), rng)
        guest.match.sit(seat, name)
        devices.append(guest)
    chosen = 0
    while chosen < CHOICES:
        for device in devices:
            before = chosen
            while device.match.decisions and chosen < CHOICES:
                decision = device.match.decisions[0]
                device.match.play(at_random(decision.moves, rng), decision.seat)
                chosen += 1
            if chosen > before or len(letters) <= len(devices):
                letters.append(device.write())
                for other in devices:
                    if other is not device:
                        other.take(letter.read(letters[-1]))
    links = {device.match.link() for device in devices}
    assert len(links) == 1
    return {"letters": letters, "link": links.pop()}


def main() -> None:
    """Write the files that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        path = FOLDER / f"{game.id}-{game.version}.json"
        if not path.exists():
            path.write_text(json.dumps(written(game.id), indent=1) + "\n", encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
