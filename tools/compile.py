"""Builds the compiled program into build/compiled and its wheel into build/wheel, unless they are there already.

`--needs` only lists missing packages; `--current` only tells, by its exit code, whether build/compiled is there and is
of these sources and this Python: quickly, and without the build's tools.

The build runs on a copy of the sources, because mypyc leaves its libraries beside them: in src they would turn every
interpreted run into a compiled one. Nothing is fetched: what it needs comes from requirements-dev.lock. Objects are
kept in build/objects, and used again where nothing that decides them has changed (tools/cc.py).
"""

import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
TREE = BUILD / "tree"
COMPILED = BUILD / "compiled"
WHEEL = BUILD / "wheel"
OBJECTS = BUILD / "objects"
KEPT_DAYS = 7  # an object that no build has used for so long is swept away
# These take the place of Python's own, so what it was made with comes first: no asserts, whole numbers that wrap.
# No function of the library is replaced at run time, so calls between its files can be direct.
FLAGS = "-DNDEBUG -fwrapv -fvisibility=hidden -fno-semantic-interposition"
STAMP = COMPILED / "inputs"  # written last: where it is, the build is whole
PROGRAM = ["src", "docs/rules", "pyproject.toml"]  # what decides how the program runs
ABOUT = ["README.md", "LICENSE", "hatch_build.py"]  # what the wheel says about it, and how it is built
LOADED = """
import importlib.util, pathlib, sys
root = pathlib.Path(sys.argv[1])
modules = sorted(".".join(path.relative_to(root).with_suffix("").parts) for path in (root / "apogee").rglob("*.py"))
modules = [name.removesuffix(".__init__") for name in modules]
is_compiled = {name: not importlib.util.find_spec(name).origin.endswith(".py") for name in modules}
print("compiled:", *(name for name in modules if is_compiled[name]))
print("interpreted:", *(name for name in modules if not is_compiled[name]))
sys.exit(not any(is_compiled.values()))
"""


class Failure(Exception):
    """Why there is no compiled program, in a sentence."""


def compiler() -> list[str]:
    """The C compiler's command: CC, or the one that Python was made with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def missing_packages() -> list[str]:
    """What this machine lacks for compiling, by the names of Debian's packages."""
    packages = [] if shutil.which(compiler()[0]) else ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        packages.append("python3-dev")
    return packages


def fingerprint(about: str, names: list[str]) -> str:
    """A hash of files, and of a line about what else decides the result."""
    digest = hashlib.sha256(about.encode())
    for name in names:
        top = ROOT / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd"):
                digest.update(f"\n{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}".encode())
    return digest.hexdigest()


def program() -> str:
    """The first line of the stamp: which program this is, for which Python."""
    return fingerprint(sys.version, PROGRAM)


def inputs() -> str:
    """The stamp: the program, and all else that decides the wheel."""
    tools = f"mypy {version('mypy')} hatch-mypyc {version('hatch-mypyc')}"
    return f"{program()}\n{fingerprint(tools, ABOUT)}\n"


def is_current() -> bool:
    """Whether build/compiled is this program."""
    return STAMP.exists() and STAMP.read_text("utf-8").splitlines()[:1] == [program()]


def build() -> None:
    """Build a wheel of a copy of the sources, and unpack it; until then what was there stays, for who plays by it."""
    for folder in (TREE, WHEEL):
        shutil.rmtree(folder, ignore_errors=True)
    TREE.mkdir(parents=True)
    for name in [*PROGRAM, *ABOUT]:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, TREE / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        elif source.exists():
            shutil.copy2(source, TREE / name)
        else:
            raise Failure(f"{name} is missing.")
    remembering = shlex.join([sys.executable, "-I", "-S", str(ROOT / "tools" / "cc.py"), str(OBJECTS), *compiler()])
    flags = " ".join(filter(None, [os.environ.get("CFLAGS"), FLAGS]))
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=TREE,
        env={**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "CC": remembering, "CFLAGS": flags},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise Failure(f"{run.stdout.rstrip()}\nthe build failed, as said above.")
    (TREE / "dist").rename(WHEEL)
    (wheel,) = WHEEL.glob("*.whl")
    shutil.rmtree(COMPILED, ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(COMPILED)


def sweep() -> None:
    """Remove the objects that no build has used for a while."""
    for path in OBJECTS.glob("*.o"):
        if path.stat().st_mtime < time.time() - KEPT_DAYS * 86_400:
            path.unlink(missing_ok=True)


def say_modes() -> None:
    """Print which modules load compiled, and make sure that some do."""
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
    run = subprocess.run([sys.executable, "-c", LOADED, str(COMPILED)], cwd=BUILD, env=environment, check=False)
    if run.returncode != 0:
        raise Failure("the wheel was built, but no module of it loads compiled.")


def main() -> int:
    """Build what is not built yet: 0 when a compiled program is there, 1 when not, 2 for a wrong argument."""
    if sys.argv[1:] not in ([], ["--needs"], ["--current"]):
        print("tools/compile.py takes no argument but --needs or --current.", file=sys.stderr)
        return 2
    if sys.argv[1:] == ["--current"]:
        return 0 if is_current() else 1
    needs = " ".join(missing_packages())
    if sys.argv[1:]:
        print(needs)
        return 0
    if needs:
        print(f"there is no C compiler, or not all that it needs; install (Debian's names): {needs}.", file=sys.stderr)
        return 1
    BUILD.mkdir(exist_ok=True)
    try:
        with (BUILD / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # two runs in one folder take turns
            stamp = inputs()
            if STAMP.exists() and STAMP.read_text("utf-8") == stamp and any(WHEEL.glob("*.whl")):
                print("build/compiled is up to date.")
            else:
                build()
                sweep()
                say_modes()
                STAMP.write_text(stamp, "utf-8")
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
