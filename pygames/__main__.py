"""`python -m pygames`: see `pygames.cli`."""

import sys

from pygames.cli import main

sys.exit(main())
