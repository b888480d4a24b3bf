"""A benchmark's result, and whether it is good enough."""

from typing import NamedTuple


class Result(NamedTuple):
    """A measured value and its target."""

    what: str
    value: float
    target: float
    aim: float | None = None
    unit: str = ""
    at_least: bool = False
    """Whether more is better, not less."""
    how: str = ""
    """How the value was obtained."""

    def reaches(self, bound: float) -> bool:
        """Whether the value is on the right side of the bound."""
        return self.value >= bound if self.at_least else self.value <= bound

    @property
    def met(self) -> bool:
        """Whether the target is met; the aim is optional."""
        return self.reaches(self.target)

    def __str__(self) -> str:
        word = "at least" if self.at_least else "at most"
        verdict = "ok" if self.met else "MISSED"
        bounds = f"{word} {self.target:g}{self.unit}"
        if self.aim is not None:
            bounds += f", aim {self.aim:g}{self.unit}"
            if self.met and self.reaches(self.aim):
                verdict = "ok, aim reached"
        how = f"; {self.how}" if self.how else ""
        return f"{self.what}: {self.value:.3g}{self.unit} ({bounds}): {verdict}{how}"
