"""Settings for every test: the same examples each time, none judged by the clock."""

import pytest
from hypothesis import HealthCheck, settings

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
settings.load_profile("steady")  # pytest --hypothesis-profile=wild looks further
