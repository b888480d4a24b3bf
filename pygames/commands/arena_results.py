"""The results of matches in a file, so that a long run can be stopped and gone on with.

One JSON object to a line: first what is played, then a line for each result, with its seed.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from pygames.bots.arena import Pair
from pygames.core.game import BadSetup
from pygames.core.language import N_

__all__ = ["Results", "as_pair"]


class _Result(Protocol):
    """A `NamedTuple` of what JSON can hold."""

    def _asdict(self) -> dict[str, Any]: ...


Result = TypeVar("Result", bound=_Result)


def as_pair(said: Mapping[str, Any]) -> Pair:
    """Return the pair of matches of a line."""
    first, second = said["points"]
    mine, theirs = said["seconds"]
    return Pair((first, second), (mine, theirs), tuple((who, why) for who, why in said["forfeits"]))


class Results(Generic[Result]):
    """A file of results, which exists already or will."""

    def __init__(
        self, path: Path, played: Mapping[str, Any], result: Callable[[Mapping[str, Any]], Result]
    ) -> None:
        """Read what has been played so far. Raises `BadSetup` if that was something else.

        `result`: returns the result of a line. A last line that was cut off when the program was
        stopped is forgotten.
        """
        self._path = path
        self.found: dict[str, Result] = {}
        """The results, by their seeds."""
        begun = f"{json.dumps(played)}\n".encode()
        try:
            lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
            whole = [line for line in lines if line.endswith(b"\n")]
            if whole and whole[0] != begun:
                raise BadSetup(
                    N_("The file {file} has the results of something else. Choose another one."),
                    file=str(path),
                )
            for line in whole[1:]:
                said = json.loads(line)
                self.found[said["seed"]] = result(said)
            path.write_bytes(b"".join(whole or [begun]))
        except OSError as fault:
            raise BadSetup(
                N_("The file {file} cannot be used: {why}."), file=str(path), why=fault.strerror
            ) from None
        except (KeyError, TypeError, ValueError):
            raise BadSetup(N_("The file {file} is no file of results."), file=str(path)) from None

    def add(self, seed: str, result: Result) -> None:
        """Keep a result."""
        self.found[seed] = result
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps({'seed': seed, **result._asdict()})}\n")
