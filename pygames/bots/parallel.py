"""Run one job on many items, on any executor: threads, processes, or machines of a cluster."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future
from queue import SimpleQueue
from typing import TypeVar

__all__ = ["in_order", "map_unordered"]

Item = TypeVar("Item", bound=Hashable)
Result = TypeVar("Result")


def map_unordered(
    executor: Executor | None, job: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[tuple[Item, Result]]:
    """Yield each item with the job's result, exactly once, as soon as it is there.

    `executor`: None runs the job here, item by item. Whatever has processes of its own needs a job
    and items that can be pickled. What a job raises is raised here; then, and when the iterator is
    closed, the jobs that have not begun are cancelled.
    """
    if executor is None:
        for item in items:
            yield item, job(item)
        return
    waiting: dict[Future[Result], Item] = {}
    done: SimpleQueue[Future[Result]] = SimpleQueue()
    try:
        for item in items:
            future = executor.submit(job, item)
            waiting[future] = item
            future.add_done_callback(done.put)
        while waiting:
            future = done.get()
            yield waiting.pop(future), future.result()
    finally:
        for future in waiting:
            future.cancel()


def in_order(
    items: Iterable[Item],
    results: Iterator[tuple[Item, Result]],
    known: Mapping[Item, Result] | None = None,
) -> Iterator[tuple[Item, Result]]:
    """Yield the items with their results in the order of `items`, whatever order they come in.

    `results`: of the items that are not in `known`. Nothing is taken from it before it is needed.
    """
    found = dict(known or {})
    for item in items:
        while item not in found:
            other, result = next(results)
            found[other] = result
        yield item, found.pop(item)
