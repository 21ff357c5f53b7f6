"""python -m apogee: the same as the command apogee."""

import sys

from apogee.cli import main

sys.exit(main())
