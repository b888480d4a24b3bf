"""Whether the jungle has swallowed the Scouts (LP-45, LP-46)."""

from collections.abc import Iterable

from pygames.lost_patrol.jungle import Jungle

__all__ = ["swallowed"]


def swallowed(jungle: Jungle, scouts: Iterable[int], stack: int, test: str) -> bool:
    """Return whether no Scout can ever reach the Dropship.

    `scouts`: the cell of each living Scout. `stack`: how many tiles are left in the stack. `test`:
    the option `swallow_test`.
    """
    crowd = sorted(scouts)
    question = (*crowd, stack == 0, test)
    answer = jungle.swallows.get(question)
    if answer is None:
        answer = jungle.swallows[question] = _swallowed(jungle, crowd, stack, test)
    return answer


def _swallowed(jungle: Jungle, scouts: list[int], stack: int, test: str) -> bool:
    ship, cells = jungle.dropship, set(scouts)
    if ship is not None and any(jungle.leads_to(cell, (ship,)) for cell in cells):
        return False
    if stack == 0:
        return True
    if any(jungle.leads_to(cell, jungle.open_ends()) for cell in cells):
        return False
    if ship is not None or test == "no_open_end":
        return True
    components = {jungle.path_component(cell) for cell in cells}
    return all(
        _is_tight(jungle, component, sum(cell in component for cell in scouts))
        for component in components
    )


def _is_tight(jungle: Jungle, component: frozenset[int], scouts: int) -> bool:
    """Whether this many Scouts keep the whole component wherever they stand in it (LP-46.5)."""
    cells = sorted(component)
    for n, one in enumerate(cells):
        kept, room = jungle.kept(one), jungle.capacity(one)
        if room >= scouts and not component <= kept:
            return False
        for other in cells[n + 1 :]:
            enough = room + jungle.capacity(other) >= scouts
            if enough and not component <= kept | jungle.kept(other):
                return False
    return True
