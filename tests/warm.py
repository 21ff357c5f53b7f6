"""A process that has read what tests need of other projects, and forks for each run of tests: reading takes longer.

    python -m tests.warm

Each line it is given is a run: JSON with the arguments for pytest, the environment and the path to add, and the file
for what is said. It answers each with pytest's exit code. Nothing of Apogee is read before the fork: each run has its
own.
"""

import importlib
import json
import os
import sys
import traceback
from typing import Any

THIRD_PARTY = (
    *("pytest", "hypothesis", "hypothesis.strategies"),
    *("litestar", "litestar.testing", "sqlalchemy", "alembic.command", "msgspec", "httpx", "websockets.asyncio.client"),
    *("uvicorn", "structlog", "prometheus_client", "fluent.runtime", "numpy"),
)


def run(order: dict[str, Any]) -> int:
    """What pytest says of these tests, in this environment."""
    output = os.open(order["output"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.environ.update(order["environment"])
    sys.path[:0] = order["path"]
    import pytest

    return int(pytest.main(order["arguments"]))


def main() -> None:
    for name in THIRD_PARTY:
        try:
            importlib.import_module(name)
        except ModuleNotFoundError:
            continue  # then no test needs it
    assert not [name for name in sys.modules if name.partition(".")[0] == "apogee"], "each run has an Apogee of its own"
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            code = 70
            try:
                code = run(json.loads(line))
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                os._exit(code)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
