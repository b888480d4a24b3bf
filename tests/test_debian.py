"""What only some of the tests need is installed where it can be, and missed with a sentence."""

from pathlib import Path

import pytest

from web.build import debian
from web.build.report import Sorry


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The packages that this Debian is asked for."""
    asked: list[str] = []
    release = tmp_path / "os-release"
    release.write_text('PRETTY_NAME="Debian"\nID=debian\n', encoding="utf-8")
    monkeypatch.setattr(debian, "RELEASE", release)
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(debian, "run", lambda command, *_, **__: asked.extend(command[4:]))
    return asked


def test_what_is_there_is_left_alone(
    installed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    debian.install_for_some("nginx", True, "nginx-light")

    assert installed == []
    assert capsys.readouterr().out == ""


def test_all_packages_are_installed_with_a_word(
    installed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    debian.install_for_some("WebKitGTK", False, "webkit2gtk-driver", "xvfb")

    assert installed == ["webkit2gtk-driver", "xvfb"]
    said = "apt-get installs the Debian packages webkit2gtk-driver and xvfb now."
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(("system", "user"), [("ID=ubuntu", 0), ("ID=debian", 1000)])
def test_elsewhere_nothing_is_installed(
    installed: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    user: int,
) -> None:
    debian.RELEASE.write_text(system, encoding="utf-8")
    monkeypatch.setattr("os.geteuid", lambda: user, raising=False)

    debian.install_for_some("nginx", False, "nginx-light")

    assert installed == []
    said = "There is no nginx here, so the tests that need it are skipped.\n"
    assert capsys.readouterr().out == said


@pytest.mark.usefixtures("installed")
def test_what_cannot_be_installed_stops_no_other_test(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_command: object, sorry: str, **_: object) -> None:
        raise Sorry(f"{sorry}.")

    monkeypatch.setattr(debian, "run", fail)

    debian.install_for_some("nginx", False, "nginx-light")

    assert capsys.readouterr().out.endswith(
        "nginx could not be installed. The tests that need it are skipped.\n"
    )
