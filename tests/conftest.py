"""For every test: the same examples each time, none judged by the clock, and no empty citation."""

import gc
import random
from collections.abc import Generator, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from pygames import null
from pygames.core import registry
from tests.citing import product_behind, product_named, rules_cited, watched
from tests.effort import WILD

registry.install(null.GAME)  # in no shop, but played by every test

pytest.register_assert_rewrite("tests.laws", "tests.match_laws")

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "wild", settings.get_profile("steady"), derandomize=False, max_examples=1000
)
settings.load_profile("wild" if WILD else "steady")


def pytest_collection_finish() -> None:
    """Spare the collector all that is there before the first test: it would look through it again
    and again, which takes a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@pytest.fixture(autouse=True, scope="session")
def english_terminal() -> Iterator[None]:
    """The command line speaks English to the tests, whatever the developer's system speaks."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("LC_ALL", "LC_MESSAGES"):
            patch.delenv(name, raising=False)
        patch.setenv("LANG", "C.UTF-8")
        yield


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What devices add to chance is the same each time, as all other examples are."""
    seeds = random.Random(request.node.nodeid)
    if not WILD:
        monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(seeds.random()))


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
    """Fail a test that cites a rule and does not reach `pygames/`."""
    rules = rules_cited(pyfuncitem.function)
    if not rules:
        return (yield)
    with watched() as reached:
        result = yield
    if not reached and not product_named(pyfuncitem.function) and not _prepared(pyfuncitem):
        pytest.fail(f"It cites {', '.join(rules)}, but reaches nothing of pygames/", pytrace=False)
    return result


def _prepared(item: pytest.Function) -> bool:
    """Whether a fixture of the test's own has reached `pygames/` for it."""
    known = item._fixtureinfo.name2fixturedefs
    makers = [known[name][-1].func for name in item._fixtureinfo.argnames if name in known]
    return any(map(product_behind, makers))
