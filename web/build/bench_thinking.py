"""How long bots think in the page, over a match of each level that searches."""

import random
from collections.abc import Iterator
from statistics import median, quantiles

from e2e.pages import Table
from web.build.bench_play import a_page
from web.build.result import Result

MATCHES = {
    "battle-line?seed=1": {3: 0.5, 4: 1.5},
    "deep-space-wars?seed=1&points=1000&armies=drawn": {3: 0.8, 4: 2.0},
}
"""The seconds that each level may take in a match, including the way to the page and back."""
THOUGHTS = """
level => performance.getEntriesByName("thought").filter(({ detail }) => detail === level)
  .map(({ duration }) => duration / 1000)
"""


def thinking() -> Iterator[Result]:
    """Measure the 95th percentile of each level's thinking time."""
    for match, limits in MATCHES.items():
        game = match.partition("?")[0]
        for level, most in limits.items():
            with a_page() as (page, site):
                table = Table(page, site)
                table.open(f"#/play/{match}&bots=1:{level}")
                table.race(random.Random(level))
                times = page.evaluate(THOUGHTS, level)
            yield Result(
                f"{game}: a bot of level {level} thinks, 95th percentile",
                quantiles(times, n=20)[-1],
                most,
                unit=" s",
                how=f"median {median(times):.2f} s of {len(times)} choices in one match",
            )
