"""A test that cites a rule must reach the code that keeps it, or it proves nothing of it.

It does when it calls a function of `pygames/`, also by way of its helpers, or names something that
is imported from there (tables of data, functions whose answers are remembered), or when one of its
fixtures does: what a fixture has made before is there for many tests.
"""

import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pygames

Function = Callable[..., Any]

RULE = re.compile(r"\b[A-Z]{1,3}-T?\d+\b")
"""BL-55, ESP-7, LP-T61, N-3: of whatever game."""

PRODUCT = str(Path(pygames.__file__).parent)


@cache
def rules_cited(test: Function) -> tuple[str, ...]:
    """The rules that a test names: in its docstring, its comments, its cases."""
    return tuple(RULE.findall(inspect.getsource(inspect.unwrap(test))))


@contextmanager
def watched() -> Iterator[list[str]]:
    """A list that gets the first function of `pygames/` that is called meanwhile.

    The watch ends with that call, so what is tested runs as fast as ever.
    """
    reached: list[str] = []

    def look(frame: FrameType, event: str, _arg: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(PRODUCT) and code.co_name != "<module>":
            reached.append(code.co_qualname)
            sys.setprofile(None)

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        yield reached
    finally:
        sys.setprofile(before)


def product_named(test: Function) -> set[str]:
    """What a test names that comes from `pygames/`, itself or by its type."""
    plain = inspect.unwrap(test)
    values = plain.__globals__
    known = {
        name for name, value in values.items() if _module_of(value).partition(".")[0] == "pygames"
    }
    return _names(plain.__code__) & (known | _imported(values["__file__"]))


def product_behind(fixture: Function, seen: frozenset[Function] = frozenset()) -> bool:
    """Whether a fixture names something of `pygames/`, itself or by way of functions of tests."""
    plain = inspect.unwrap(fixture)
    if product_named(plain):
        return True
    values = plain.__globals__
    helpers = {
        values[name] for name in _names(plain.__code__) & values.keys() if _is_ours(values[name])
    }
    return any(product_behind(helper, seen | {plain}) for helper in helpers - seen - {plain})


def _is_ours(value: Any) -> bool:
    return inspect.isfunction(inspect.unwrap(value)) and _module_of(value).startswith("tests.")


def _module_of(value: Any) -> str:
    return str(getattr(value, "__module__", None) or type(value).__module__)


def _names(code: CodeType) -> set[str]:
    """All names of a function and the functions in it."""
    inner = [const for const in code.co_consts if isinstance(const, CodeType)]
    return {*code.co_names}.union(*map(_names, inner))


@cache
def _imported(file: str) -> set[str]:
    """The names that a file imports from `pygames/`."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "pygames"
        for alias in node.names
    }
