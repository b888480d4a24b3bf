"""Matches of Not Alone brought to where a test needs them, and what no other seat may see."""

import random
from collections.abc import Callable
from typing import Any

from e2e.pages import Shown, Table
from pygames import Match
from pygames.core.game import NOBODY
from pygames.not_alone.state import State
from pygames.not_alone.whereabouts import possible

Found = Callable[[Match], bool]
"""Whether a match has come to where it is wanted."""

DRAWN = """() => ({
  parts: [...document.querySelectorAll("#app *")]
    .filter((it) => !it.closest(".symbols"))
    .flatMap(({attributes}) => [...attributes].map(({value}) => value)),
  laid: [...document.querySelectorAll("[data-zone=laid], [data-zone=up]")].map(({id}) => id),
  mine: [...document.querySelectorAll("[data-state=mine]")].map(({dataset}) => dataset.inspect),
  marks: Object.fromEntries([...document.querySelectorAll(".na-place")].map((place) =>
    [place.dataset.inspect, [...place.querySelectorAll(".na-pawns .mark")]
      .map(({classList}) => Number([...classList].at(-1).split("-")[1]))])),
})"""
"""What of a page could tell a secret: all attributes, cards that are laid, who could be where."""


def asks(*names: str, choices: int = 2) -> Found:
    """Whether one of these decisions is asked first, with so many moves to choose from or more."""

    def found(match: Match) -> bool:
        first = match.decisions[0]
        return first.name in names and len(first.moves) >= choices

    return found


def in_the_middle(found: Found, seats: int = 3, seed: int = 0, **options: Any) -> Match:
    """A random match up to where something is found after the first turn."""
    rng = random.Random(f"{seats} {seed}")
    while True:
        match = Match("not-alone", seats=seats, options=options, rng=rng)
        while match.decisions:
            if state_of(match).turns > 1 and found(match):
                return match
            asked = rng.choice([it for it in match.decisions if len(it.moves)])
            match.play(rng.choice(asked.moves), asked.seat)


def put(table: Table, match: Match, first: bool = True) -> Shown:
    """Go on with a match that has come by a link, in a page that is open unless it is the first."""
    address = f"#m={match.link()}"
    shown = table.open(address) if first else table.go(address)
    return table.take(shown.seats[0]) if shown.seats else shown


def state_of(match: Match) -> State:
    """Return the state of a match, as what it is."""
    state = match.state
    assert isinstance(state, State)
    return state


def ended(table: Table) -> Match:
    """The match that was played is one by the rules, and over."""
    match = Match.from_link(table.link)
    assert match.outcome
    assert match.link() == table.link
    assert table.now.moves == str(len(match.log))
    return match


def told_too_much(table: Table, shown: Shown) -> list[str]:
    """What this screen tells whoever looks at it that only others may know."""
    if shown.screen == "handover":
        hidden = table.page.locator("#board, #hand, [id^='card:']")
        names: list[str] = hidden.evaluate_all("all => all.map(it => it.id)")
        return names
    state = state_of(Match.from_link(table.link))
    seat = int(shown.seat) if shown.seat else NOBODY
    view, drawn = state.view(seat), table.page.evaluate(DRAWN)
    found = []
    for other in range(state.seats):
        if other != seat:
            for card in state.hands[other] - view.hands[other]:
                found += [it for it in drawn["parts"] if it.endswith((f":{card}", f"-{card}"))]
    mine = {f"own:{card}" for card in view.turn.chosen.get(seat, {})}
    found += [it for it in drawn["laid"] if it not in mine]
    ways = {f"place:{view.position_of(int(it[4:]))}" for it in mine}
    picked = {f"place:{view.position_of(int(it[4:]))}" for it in shown.picked if it[:4] == "own:"}
    found += [it for it in drawn["mine"] if it not in ways | picked]
    for place, marks in drawn["marks"].items():
        seen = possible(view, int(place.removeprefix("place:")))
        found += [f"{who} at {place}" for who in set(marks) ^ set(seen)]
    return found
