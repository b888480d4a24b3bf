#!/usr/bin/env python3
"""Build, serve, test and measure the project: `python3 build.py --help`.

Only the standard library is used, here and in web/build/, so that a fresh clone needs nothing but
Python. This file must stay readable for the oldest Python 3, or it could not say what is missing.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036, a clear sentence beats a SyntaxError
    sys.exit("Python 3.11 or newer is needed; this is Python {}.{}.".format(*sys.version_info))

from web.build.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
