"""Which modules an interpreter has taken from files; runs inside Pyodide."""

import sys


def survey() -> list[str]:
    """Return the names of the modules that it has read, not those built into it as frozen ones."""
    return sorted(
        name
        for name, module in sys.modules.items()
        if getattr(getattr(module, "__spec__", None), "origin", None) != "frozen"
    )
