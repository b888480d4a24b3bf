"""Real hosts for the tests, as Debian installs them."""

import shutil
from pathlib import Path

from web.build.debian import install_for_some

TYPES_OF_NGINX = Path("/etc/nginx/mime.types")


def find_nginx() -> Path | None:
    """Return nginx, if Debian's list of types is there too."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    return Path(found) if found and TYPES_OF_NGINX.exists() else None


def find_busybox() -> Path | None:
    """Return busybox, whose httpd is the host of many small devices."""
    found = shutil.which("busybox")
    return Path(found) if found else None


def ensure_hosts() -> None:
    """Install what is not there, if possible; the tests that want it are skipped without it."""
    install_for_some("nginx", find_nginx() is not None, "nginx-light")
    install_for_some("busybox", find_busybox() is not None, "busybox")
