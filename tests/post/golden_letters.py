"""Letters as they were written once: `tests/post/golden/<game>-<version>.json`.

A letter opens for ever, and what it says never changes: these files are only added to.
`python -m tests.post.golden_letters` writes the files that are missing.
"""

import json
import random
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from pygames import GAMES
from pygames.core.game import IllegalMove, at_random
from pygames.core.log import make_setup
from pygames.post import asking, letter
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


def taken_back(seed: int = 36) -> dict[str, Any]:
    """Letters of a match in which something is taken back, and something else is not."""
    rng = random.Random(seed)
    anna = Correspondence.begin(make_setup("lost-patrol"), rng)
    anna.match.sit(0, "Anna")
    letters = [anna.write()]
    ben = Correspondence.join(letter.read(letters[0]), rng)
    ben.match.sit(1, "Ben")

    def send(device: Correspondence, other: Correspondence) -> None:
        letters.append(device.write())
        other.take(letter.read(letters[-1]))
        other.settle()

    send(ben, anna)
    for grants in (True, False):
        asked = False
        while not asked:
            for device, other in ((anna, ben), (ben, anna)):
                while not asked and device.match.decisions:
                    decision = device.match.decisions[0]
                    device.match.play(at_random(decision.moves, rng), decision.seat)
                send(device, other)
                with suppress(IllegalMove):
                    asking.ask(device.match, *asking.latest_choice(device.match, None))
                    send(device, other)
                    (request,) = other.match.requests
                    asking.answer(other.match, request, [*other.match.plays], grants=grants)
                    send(other, device)
                    send(device, other)
                    asked = True
                    break
    assert anna.match.takes == ben.match.takes == 1
    assert anna.match.link() == ben.match.link()
    return {"letters": letters, "link": anna.match.link()}


def main() -> None:
    """Write the files that are missing."""
    FOLDER.mkdir(exist_ok=True)
    files = {f"{it.id}-{it.version}": partial(written, it.id) for it in GAMES.values()}
    for name, letters in {**files, "taken-back": taken_back}.items():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_text(json.dumps(letters(), indent=1) + "\n", encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
