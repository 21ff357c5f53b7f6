"""Builds the packages into dist: the source package, the pure wheel, and the compiled wheel.

`--pure` leaves the compiled wheel out, where there is no compiler. `--check` also installs each package into an empty
environment of its own, far from the sources, and plays there; only that needs the package registry.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from fresh import Failure, environment, run

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
INSTALLED = """
import sys
from pathlib import Path
import apogee
from apogee.core import state
package = Path(apogee.__file__).parent
assert package.is_relative_to(sys.prefix), f"apogee comes from {package}"
print("interpreted" if state.__file__.endswith(".py") else "compiled")
print(*(path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file()), sep="\\n")
"""
SERVED = """
import re, subprocess, sys, urllib.request
server = subprocess.Popen([sys.executable, "-m", "apogee", "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
try:
    address = re.search("http://[0-9.:]+/", server.stdout.readline())[0]
    assert urllib.request.urlopen(address + "healthz").read() == b"ok\\n"
    assert b"pocket-rockets" in urllib.request.urlopen(address + "api/games").read()
    assert b"/assets/" in urllib.request.urlopen(address).read()
finally:
    server.terminate()
assert server.wait(20) == 0
subprocess.run([sys.executable, "-m", "apogee", "doctor"], check=True)
"""


def build(is_pure: bool) -> dict[str, list[Path]]:
    """The packages, by the mode that they run in."""
    shutil.rmtree(DIST, ignore_errors=True)
    unhooked = {name: value for name, value in os.environ.items() if not name.startswith("HATCH")}
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel"], ROOT, unhooked)
    packages = {"interpreted": sorted(DIST.iterdir()), "compiled": []}
    if not is_pure:
        if subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, stdout=sys.stderr, check=False).returncode:
            raise Failure("there is no compiled wheel, as said above; --pure leaves it out.")
        packages["compiled"] = [Path(shutil.copy2(wheel, DIST)) for wheel in (ROOT / "build" / "wheel").glob("*.whl")]
    return packages


def expected_files() -> set[str]:
    """What an installed package has to hold, the sources' files under their names in it."""
    package, rules = ROOT / "src" / "apogee", ROOT / "docs" / "rules"
    files = {path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file()}
    files |= {f"rules/{path.name}" for path in rules.glob("*.md")}
    return {name for name in files if not name.endswith((".pyc", ".so", ".pyd"))}


class Environment:
    """An empty virtual environment, an empty HOME, and an empty folder to play in."""

    def __init__(self, temporary: Path) -> None:
        self.bin = temporary / "venv" / "bin"
        self.folder = temporary / "folder"
        self.folder.mkdir(parents=True)
        self.env = environment(temporary / "home", UV_CACHE_DIR=str(temporary.parent / "cache"))
        run([sys.executable, "-m", "venv", "--without-pip", str(self.bin.parent)], self.folder, self.env)
        self.before = self.package_list()

    def run(self, command: str, *arguments: str, said: str = "") -> str:
        return run([str(self.bin / command), *arguments], self.folder, self.env, said)

    def pip(self, command: str, *arguments: str) -> str:
        """uv's pip: what comes from the registry comes once for all environments."""
        uv = str(Path(sys.executable).parent / "uv")
        return run(
            [uv, "--quiet", "pip", command, "--python", str(self.bin / "python"), *arguments], self.folder, self.env
        )

    def package_list(self) -> set[str]:
        """The names of what is installed."""
        listed = self.pip("list", "--format", "json")
        return {each["name"].lower().replace("_", "-") for each in json.loads(listed)}

    def install(self, what: str) -> set[str]:
        """The names of what an installation has brought."""
        self.pip("install", what)
        return self.package_list() - self.before


def check(package: Path, mode: str, place: Environment) -> None:
    """Install a package, and play there in every way."""
    brought = place.install(str(package))
    if brought != {"apogee", "mypy-extensions"}:
        raise Failure(f"{package.name} has brought {', '.join(sorted(brought))}.")
    found, *files = place.run("python", "-c", INSTALLED).splitlines()
    if found != mode:
        raise Failure(f"{package.name} runs {found}, not {mode}.")
    if missing := expected_files() - set(files):
        raise Failure(f"{package.name} lacks {', '.join(sorted(missing))}.")

    if package.suffix == ".whl" and mode == "interpreted" and "APOGEE_LONG" not in os.environ:
        print(f"{package.name}: installs, and is the same program as from the sources")
        return

    example = re.search(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    if not example:
        raise Failure("README.md has no example.")
    place.run("python", "-c", example[1])
    if mode not in place.run("apogee", "games"):
        raise Failure(f"apogee games does not say that it runs {mode}.")
    for game in place.run("python", "-c", "import apogee.catalog; print(*apogee.catalog.GAMES)").split():
        place.run("apogee", "simulate", game, "--matches", "1", "--bots", "random", "--seed", "1")
    if mode not in place.run("apogee", "bench", "--seconds", "0.2", "--matches", "1"):
        raise Failure(f"apogee bench does not say that it runs {mode}.")
    if "The match is over" not in place.run("apogee", "play", "pocket-rockets", "--seed", "1", said="1\n\n" * 1500):
        raise Failure("apogee play does not play a match to its end.")

    for extra in ("sim", "rl"):
        place.pip("install", "--dry-run", f"{package}[{extra}]")
    if "rich" not in place.install(f"{package}[tui]"):
        raise Failure(f"{package.name}[tui] does not bring rich.")
    place.run("apogee", "games")
    if package.suffix == ".whl" and mode == "compiled":  # one of them is enough: the server is the same in all
        place.install(f"{package}[server]")
        place.run("python", "-c", SERVED)
    print(f"{package.name}: installs, plays {mode}")


def main() -> int:
    """0 when all packages are there (and right), 1 when not, 2 for a wrong argument."""
    arguments = set(sys.argv[1:])
    if arguments - {"--check", "--pure"}:
        print("tools/package.py takes no arguments but --check and --pure.", file=sys.stderr)
        return 2
    try:
        packages = build("--pure" in arguments)
        with tempfile.TemporaryDirectory(prefix="apogee-") as temporary:
            for mode, files in packages.items():
                for package in files:
                    print(f"dist/{package.name}: {package.stat().st_size // 1024} kB")
                    if "--check" in arguments:
                        check(package, mode, Environment(Path(temporary).resolve() / package.name))
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
