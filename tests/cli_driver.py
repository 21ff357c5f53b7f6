"""The command line as a program, but for its chance and its patience.

What it leaves to chance follows from the seed of tests.chance that it is given, and its bots have all the time they
need.
"""

import functools
import sys

from apogee import cli
from apogee.server import serve
from apogee.server.thinking import Thinking
from tests import chance
from tests.limits import PATIENT

if __name__ == "__main__":
    chance.settle_as_told()
    setattr(serve, "Thinking", functools.partial(Thinking, **PATIENT))  # noqa: B010 - a class is not assigned to
    sys.exit(cli.main())
