"""Tries the lowest versions that pyproject.toml allows: each extra in an environment of its own, with its own tests.

    python tools/floors.py [EXTRA ...]

The packages that an extra names are installed in the lowest version allowed; what they need in turn, in the newest.
Without names all extras are tried. It needs the package registry.
"""

import re
import sys
import tempfile
import tomllib
from pathlib import Path

from fresh import Failure, environment, run

ROOT = Path(__file__).resolve().parent.parent
TESTED = ROOT / "tests"
# What each extra is for, as tests say it; none for parts that are not there yet: that they can be installed is all.
TESTS: dict[str, tuple[str, ...]] = {
    "tui": ("test_terminal.py",),
    "sim": ("test_lab.py",),
    "rl": tuple(sorted(path.relative_to(TESTED).as_posix() for path in TESTED.rglob("test_adapters.py"))),
    "server": (
        "test_server.py",
        "test_rooms.py",
        "test_serve_command.py",
        "test_storage.py",
        "test_hostile.py",
        "test_limits.py",
        "test_watch.py",
        "test_replays.py",
    ),
    "postgres": (),
    "cluster": (),
}
TOOLS = ("hypothesis", "pyte", "pytest")  # what the tests themselves need, as it is locked
IMPORTS = """
import importlib, pkgutil, sys
import apogee
for module in pkgutil.walk_packages(apogee.__path__, "apogee."):
    if module.name.startswith(tuple(sys.argv[1:])) and "migrations" not in module.name:
        importlib.import_module(module.name)
"""
MODULES = {"tui": "apogee.tui", "sim": "apogee.lab", "rl": "apogee.adapters", "server": "apogee.server"}


def version_in_lock(name: str) -> str:
    """A tool in the version that ./test uses."""
    found = re.search(rf"^{name}==[^ ]+", (ROOT / "requirements-dev.lock").read_text("utf-8"), re.MULTILINE)
    if not found:
        raise Failure(f"requirements-dev.lock has no {name}.")
    return found[0]


def check(extra: str, folder: Path) -> None:
    """Install the lowest versions of an extra, and run its tests there."""
    python = folder / "venv" / "bin" / "python"
    env = environment(folder / "home")
    run([sys.executable, "-m", "venv", str(python.parent.parent)], folder, env)
    uv = [str(Path(sys.executable).parent / "uv"), "--quiet", "pip"]
    lowest = ["--resolution", "lowest-direct", "-r", str(ROOT / "pyproject.toml"), "--extra", extra]
    if not TESTS[extra]:
        run([*uv, "install", "--dry-run", "--python", str(python), *lowest], folder, env)
        print(f"{extra}: can be installed", flush=True)
        return
    run([*uv, "install", "--python", str(python), *lowest, *map(version_in_lock, TOOLS)], folder, env)
    env |= {"PYTHONPATH": str(ROOT / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    run([str(python), "-c", IMPORTS, MODULES[extra]], ROOT, env)
    tests = [f"tests/{name}" for name in TESTS[extra]]
    # Libraries of that age say that they are old; that is no fault of ours.
    command = [str(python), "-m", "pytest", "-p", "_hypothesis_pytestplugin", "-q", "-o", "filterwarnings=default"]
    run([*command, "-p", "no:cacheprovider", *tests], ROOT, env)
    print(f"{extra}: {', '.join(floors(extra))}", flush=True)


def floors(extra: str) -> list[str]:
    """What an extra asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked: list[str] = project["optional-dependencies"][extra]
    return asked


def main() -> int:
    """0 when all floors hold, 1 when not, 2 for a wrong argument."""
    extras = sys.argv[1:] or [*TESTS]
    if set(extras) - TESTS.keys():
        print(f"tools/floors.py takes no arguments but {', '.join(TESTS)}.", file=sys.stderr)
        return 2
    try:
        with tempfile.TemporaryDirectory(prefix="apogee-") as temporary:
            for extra in extras:
                folder = Path(temporary).resolve() / extra
                folder.mkdir()
                check(extra, folder)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
