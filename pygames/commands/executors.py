"""Where the jobs of a long run are done: here, in several processes, or on a Dask cluster."""

import hashlib
import pickle
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
)
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from functools import cache, partial
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from types import ModuleType
from typing import Any

import pygames
from pygames.core.game import BadSetup
from pygames.core.language import N_, _

__all__ = ["chosen"]

_PATIENCE = 10
"""Seconds that a scheduler has for its first answer."""
_FOR_THE_PAGE = {".css", ".html", ".md", ".po", ".svg"}
"""Files without which, and with any of which, a match goes the same way."""


def chosen(jobs: int, dask: str | None) -> AbstractContextManager[Executor | None]:
    """Return the executor for a number of processes, or for the cluster with this address.

    None: do it here. What ends a job from outside is a `BadSetup` where the context ends.
    """
    if dask is not None:
        return _cluster(dask)
    return _processes(jobs) if jobs > 1 else nullcontext()


@contextmanager
def _processes(count: int) -> Iterator[Executor]:
    """Provide an executor of so many processes; what they have not begun is left at the end."""
    pool = ProcessPoolExecutor(count, initializer=_obey)
    before = {*active_children()}
    try:
        yield pool
    except BrokenExecutor:
        raise BadSetup(N_("One of the processes has died, perhaps for want of memory.")) from None
    except KeyboardInterrupt:
        for process in {*active_children()} - before:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _obey() -> None:
    """In a process of ours: leave it to the one that began it when to stop, and tidy up then."""
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, lambda *_signal: sys.exit())


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """Provide an executor of all workers that the scheduler at this address has or will have.

    A job whose worker is lost is done again by another one.
    """
    distributed = _distributed()
    try:
        distributed.comm.get_address_host_port(address)
    except (NotImplementedError, ValueError):
        raise BadSetup(
            N_("“{address}” is no address of a scheduler: write host:port."), address=address
        ) from None
    try:
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except OSError:
        raise BadSetup(N_("No scheduler answers at {address}."), address=address) from None
    with closing(client):
        if not client.nthreads():
            print(_("The cluster has no workers yet: waiting for them."), file=sys.stderr)
        try:
            yield _Cluster(client)
        except distributed.KilledWorker:
            raise BadSetup(
                N_("The cluster has given up: all workers that began one of the jobs have died.")
            ) from None
        except CancelledError:
            raise BadSetup(N_("The connection to the cluster has been lost.")) from None
        except pickle.UnpicklingError:
            raise _other_code() from None


def _distributed() -> ModuleType:
    """Return Dask's package, which need not be there."""
    try:
        return import_module("distributed")
    except ImportError:
        raise BadSetup(N_("Install kitchen-table-games[cluster] to use a Dask cluster.")) from None


class _Cluster(Executor):
    """A client's workers; one with other code than ours would play other matches, and refuses."""

    def __init__(self, client: Any) -> None:
        # Not pure: what another run has asked of the same workers is no result of this one.
        self._workers = client.get_executor(pure=False)
        self._packed: Callable[[Any], bytes] = import_module("cloudpickle").dumps

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        job = self._packed(partial(_with_code, _code(), fn, *args, **kwargs))
        future: Future[Any] = self._workers.submit(_calling(job))
        return future


def _calling(job: bytes) -> Callable[[], Any]:
    """Return a function that calls what is packed in `job`.

    It reaches a worker as code, not as a name, so that one without our package can say so.
    """

    def call() -> Any:
        try:
            unpacked = pickle.loads(job)
        except (AttributeError, ImportError) as fault:
            raise pickle.UnpicklingError(str(fault)) from None
        return unpacked()

    return call


def _with_code(code: str, job: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    if code != _code():
        raise _other_code()
    return job(*args, **kwargs)


def _other_code() -> BadSetup:
    return BadSetup(
        N_(
            "A worker of the cluster has another version of this package, or none: install the "
            "same one there, and start it again."
        )
    )


@cache
def _code() -> str:
    """Return a text that code by which matches may go otherwise does not have."""
    folder = Path(pygames.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in _FOR_THE_PAGE and path.suffix != ".pyc":
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
