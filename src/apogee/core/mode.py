"""Which of the two programs runs, and how it was called. Results do not depend on it, only speed does."""

import sys

from apogee.core import rng


def mode() -> str:
    """ "compiled" where the engine was built with mypyc, otherwise "interpreted"."""
    return "compiled" if str(rng.__file__).endswith((".so", ".pyd")) else "interpreted"


def program() -> list[str]:
    """The words that call this program again."""
    return ["python", "-m", "apogee"] if sys.argv[0].endswith("__main__.py") else ["apogee"]
