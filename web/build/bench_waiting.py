"""How long a person among six bots waits between two choices in the real page."""

import random
from collections.abc import Iterator
from itertools import count, islice
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Page

from e2e.pages import Table
from web.build.bench_play import a_page, pace
from web.build.result import Result

SEATS, LEVEL = 7, 2
PEOPLE = {"Creature": 0, "Hunted": 3}
WAITS = 80
MOST = 1.0

# Chooses by a number from 0 to 1, and taps away what is shown as soon as it comes. Resolves to the
# seconds from the choice until the next one has been painted, null if no bot was asked meanwhile.
CLOCK = """
globalThis.choose = async (chance) => {
  const table = () => document.getElementById("table");
  const over = () => table().dataset.over === "true";
  const choices = () => document.getElementById("go-on")
    ? [] : [...document.querySelectorAll("[data-pick]")];
  const change = () => new Promise((resolve) => {
    const observer = new MutationObserver(() => (observer.disconnect(), resolve()));
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  const sensible = choices().filter(({ dataset }) => dataset.pick !== "do:give-up");
  const offered = sensible.length ? sensible : choices();
  if (!offered.length) return null;
  const start = performance.now();
  let asked = false;
  offered[Math.floor(chance * offered.length)].click();
  do {
    await change();
    asked ||= table().dataset.thinking === "true" && !choices().length;
    document.getElementById("go-on")?.click();
  } while (!choices().length && !over());
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return asked && !over() ? (performance.now() - start) / 1000 : null;
};
"""


class Wait(NamedTuple):
    """A wait in seconds, and the computer's pace around it (see `bench_play.pace`)."""

    time: float
    pace: float


def waiting() -> Iterator[Result]:
    """Measure the 95th percentile for both roles, as who taps away what is shown experiences it."""
    for role, person in PEOPLE.items():
        with a_page() as (page, site):
            every = list(islice(waits(page, site, person), WAITS))
        calm = sorted(every, key=lambda wait: wait.pace)[: WAITS // 2]
        times = [wait.time for wait in calm]
        how = f"median {median(times):.2f} s of {len(times)} waits"
        how += f"; the computer meanwhile: {median(it.pace for it in calm):.1f} ms a fixed sum"
        what = f"not-alone: the {role} waits for six bots between two choices, 95th percentile"
        yield Result(what, quantiles(times, n=20)[-1], MOST, unit=" s", how=how)


def waits(page: Page, site: str, person: int) -> Iterator[Wait]:
    """Yield how long bots keep a person who chooses at random waiting."""
    rng, table = random.Random(1), Table(page, site)
    page.add_init_script(CLOCK)
    bots = ",".join(f"{seat}:{LEVEL}" for seat in range(SEATS) if seat != person)
    for seed in count(1):
        shown = table.open(f"#/play/not-alone?seats={SEATS}&bots={bots}&seed={seed}")
        while not shown.over:
            if not shown.picks or table.page.locator("#go-on").count():
                shown = table.changed(shown)
                continue
            before = pace()
            time = page.evaluate("chance => choose(chance)", rng.random())
            if time is not None:
                yield Wait(time, max(before, pace()))
            shown = table.now
