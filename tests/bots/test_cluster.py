"""The arena on several processes and on a Dask cluster, and what is said when one is lost."""

import logging
import os
import signal
import sys
from concurrent.futures import CancelledError
from types import SimpleNamespace

import pytest
from distributed import LocalCluster

from pygames import BadSetup
from pygames.bots.parallel import map_unordered
from pygames.cli import main
from pygames.commands import executors
from pygames.commands.arena_results import Results
from tests.effort import only_wild

ARENA = ("arena", "battle-line", "1", "random", "-n", "24")


@pytest.fixture(scope="module")
def cluster():
    """Two workers, each a process; one that is lost comes back."""
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        dashboard_address="127.0.0.1:0",  # tests that run beside this one have a cluster too
        silence_logs=logging.CRITICAL,
    ) as running:
        yield running


def lines(capsys, *arguments):
    """What the arena prints but for times, which must end well."""
    status = main([*ARENA, *arguments])
    screen = capsys.readouterr()
    assert (0, "") == (status, screen.err)
    return screen.out.splitlines()[:-2]


def die(item):
    """A job that costs its process."""
    os.kill(os.getpid(), signal.SIGKILL)


# --- a cluster -------------------------------------------------------------------------------


def test_a_worker_that_is_lost_half_way_costs_no_match(cluster, capsys, tmp_path, monkeypatch):
    victims = [worker.pid for worker in cluster.workers.values()]
    add, added = Results.add, []

    def kill_half_way(results, seed, pair):
        add(results, seed, pair)
        added.append(seed)
        if len(added) == 4:
            os.kill(victims[0], signal.SIGKILL)

    monkeypatch.setattr(Results, "add", kill_half_way)
    file = tmp_path / "results.jsonl"
    there = lines(capsys, "--dask", cluster.scheduler_address, "--results", str(file))

    assert {worker.pid for worker in cluster.workers.values()} != {*victims}
    assert sorted(f"0 {n}" for n in range(12)) == sorted(added)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 13
    assert lines(capsys) == there
    assert lines(capsys, "--results", str(file)) == [there[0], *there[2:]]


@pytest.mark.parametrize(
    ("command", "count"),
    [
        pytest.param(
            ("tune", "battle-line", "--only", "keep,spend", "--against", "random"),
            15,
            marks=only_wild,
        ),
        (("fit", "battle-line", "--level", "1", "-n", "20"), 20),
    ],
    ids=["tune", "fit"],
)
def test_nor_does_it_change_what_is_learned(cluster, capsys, tmp_path, monkeypatch, command, count):
    if command[0] == "tune":
        command = (*command, "--rounds", "2", "-n", "2", "--check", "2")
    else:
        command = (*command, "--out", str(tmp_path / "weights.json"))
    assert main(command) == 0
    here = capsys.readouterr().out
    victim = next(iter(cluster.workers.values())).pid
    add, added = Results.add, []

    def kill_half_way(results, seed, result):
        add(results, seed, result)
        added.append(seed)
        if len(added) == 4:
            os.kill(victim, signal.SIGKILL)

    monkeypatch.setattr(Results, "add", kill_half_way)
    kept = ("--results", str(tmp_path / "results.jsonl"))

    assert main([*command, *kept, "--dask", cluster.scheduler_address]) == 0
    assert capsys.readouterr().out == here
    assert victim not in {worker.pid for worker in cluster.workers.values()}
    assert count == len(added) == len({*added})


def test_what_a_job_says_on_a_worker_is_said_here(cluster, capsys):
    command = ("arena", "battle-line", "random", "--second", "/no/such", "-n", "2")
    assert main([*command, "--dask", cluster.scheduler_address]) == 2
    assert "“/no/such” cannot be started" in capsys.readouterr().err


def test_a_job_that_costs_every_worker_is_given_up(cluster, monkeypatch):
    monkeypatch.setattr(cluster.scheduler, "allowed_failures", 0)
    with (
        pytest.raises(BadSetup, match="has given up"),
        executors.chosen(1, cluster.scheduler_address) as executor,
    ):
        [*map_unordered(executor, die, [1])]


def test_workers_with_other_code_are_refused(cluster, monkeypatch):
    monkeypatch.setattr(executors, "_code", lambda: "other")
    with (
        pytest.raises(BadSetup, match="another version of this package"),
        executors.chosen(1, cluster.scheduler_address) as executor,
    ):
        [*map_unordered(executor, str, [1])]


def test_workers_without_the_package_are_refused(cluster, monkeypatch):
    unknown = SimpleNamespace(dumps=lambda _job: b"cno_such_package\nname\n.")
    monkeypatch.setitem(sys.modules, "cloudpickle", unknown)
    with (
        pytest.raises(BadSetup, match="another version of this package, or none"),
        executors.chosen(1, cluster.scheduler_address) as executor,
    ):
        [*map_unordered(executor, str, [1])]


@pytest.mark.parametrize("address", ["", "host", "host:port", "foo://host:1", "inproc://1"])
def test_what_is_no_address_is_said(capsys, address):
    assert main([*ARENA, "--dask", address]) == 2
    screen = capsys.readouterr()
    assert (screen.out, screen.err.count("\n")) == ("", 1)
    assert f"“{address}” is no address of a scheduler" in screen.err


def test_a_scheduler_that_does_not_answer_is_said(capsys, monkeypatch):
    monkeypatch.setattr(executors, "_PATIENCE", 0.2)
    assert main([*ARENA, "--dask", "127.0.0.1:1"]) == 2
    assert capsys.readouterr().err == "No scheduler answers at 127.0.0.1:1.\n"


def test_without_the_extra_it_says_what_to_install(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*ARENA, "--dask", "127.0.0.1:1"]) == 2
    assert "Install kitchen-table-games[cluster]" in capsys.readouterr().err


def test_a_scheduler_that_is_lost_is_said(cluster):
    with (
        pytest.raises(BadSetup, match="connection to the cluster has been lost"),
        executors.chosen(1, cluster.scheduler_address),
    ):
        raise CancelledError  # what each job that is waited for is then


# --- processes -------------------------------------------------------------------------------


def test_a_process_that_dies_is_said():
    with pytest.raises(BadSetup, match="has died"), executors.chosen(2, None) as executor:
        [*map_unordered(executor, die, [1])]


def test_jobs_and_a_cluster_exclude_each_other(capsys):
    with pytest.raises(SystemExit):
        main([*ARENA, "--jobs", "2", "--dask", "127.0.0.1:1"])
    assert "not allowed with" in capsys.readouterr().err
