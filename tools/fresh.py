"""Starts ./play from a fresh clone, as a newcomer does: it sets itself up, once, and plays.

The clone holds what is committed; without git, the files are copied as they are. Nothing of this machine's set-up
helps: HOME is empty, PYTHONPATH is rubbish, the folder's name has blanks. Times are printed and never judged.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_BEHIND = (
    ".git",
    "node_modules",
    "static",
    ".venv",
    ".play",
    ".tools",
    "build",
    "dist",
    "__pycache__",
    ".*_cache",
    ".hypothesis",
)
COMPILE_SECONDS = 1800  # only ends what hangs


class Failure(Exception):
    """What is wrong, in a sentence."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """This machine's environment, with an empty HOME and without what our own set-up has added."""
    left_out = ("PYTHON", "APOGEE", "VIRTUAL_ENV", "HATCH", "COV", "PYTEST")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
    own = str(ROOT / ".venv")
    path = [folder for folder in os.environ.get("PATH", os.defpath).split(os.pathsep) if not folder.startswith(own)]
    settings = [Path.home() / ".config/pip/pip.conf", Path.home() / ".pip/pip.conf"]
    for file in settings:  # the registry may be named there
        if file.exists():
            kept.setdefault("PIP_CONFIG_FILE", str(file))
    home.mkdir(exist_ok=True)
    return {**kept, "HOME": str(home), "PATH": os.pathsep.join(path), "APOGEE_COMPILE": "no", **more}


def run(command: list[str], folder: Path, env: dict[str, str], said: str = "") -> str:
    """The output of a command that is given these lines and has to succeed."""
    answer = subprocess.run(
        command,
        cwd=folder,
        env=env,
        input=said,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if answer.returncode != 0:
        told = re.sub(
            r"file://[^' ]+|(://|host=')[^/' ]+", r"\1(registry)", answer.stdout.rstrip()
        )  # a setting of this machine
        raise Failure(f"{told}\n{' '.join(command)} ended with {answer.returncode}, as said above.")
    return answer.stdout


def clone(target: Path) -> None:
    """A clone of what is committed; a copy of the files where there is no repository."""
    command = ["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(target)]
    if shutil.which("git") and subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0:
        status = ["git", "-C", str(ROOT), "status", "--porcelain"]
        if subprocess.run(status, stdout=subprocess.PIPE, check=False).stdout.strip():
            print("note: there are changes that are not committed; they are not in the clone.")
        return
    print("note: there is no repository; the files are copied.")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*LEFT_BEHIND))


def start(heading: str, command: list[str], folder: Path, env: dict[str, str]) -> str:
    """One start, whose player leaves at once."""
    begin = time.monotonic()
    answer = run(command, folder, env, "q\n")
    print(f"{heading}: {time.monotonic() - begin:.1f} s")
    if "Where does your astronaut begin?" not in answer:
        raise Failure(f"{heading}: there was no match to play:\n{answer}")
    return answer


def open_page(heading: str, play: str, folder: Path, env: dict[str, str]) -> str:
    """One start as most people start it: the server runs and sends its page. Returns what it printed."""
    begin = time.monotonic()
    server = subprocess.Popen(
        [play, "--port", "0"], cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    said = ""
    try:
        assert server.stdout is not None
        for line in server.stdout:
            said += line
            if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
                page = fetch(found[0])
                script = re.search(r'src="/(assets/[^"]+\.js)"', page)
                if script is None or "import" not in fetch(found[0] + script[1]):
                    raise Failure(f"{heading}: the page has no program:\n{page}")
                print(f"{heading}: {time.monotonic() - begin:.1f} s")
                return said
    finally:
        server.terminate()
        server.communicate()
    raise Failure(f"{said}\n{heading}: ./play has ended without an address, as said above.")


def fetch(address: str) -> str:
    """What a server on loopback answers."""
    with urllib.request.urlopen(address, timeout=20) as answer:  # noqa: S310 - its own address
        return str(answer.read().decode())


def expect_refusal(command: list[str], folder: Path, env: dict[str, str], word: str) -> None:
    """A start that cannot succeed: it ends with one line that says why, and leaves nothing half made."""
    answer = subprocess.run(command, cwd=folder, env=env, input="", capture_output=True, text=True, check=False)
    lines = [line for line in answer.stderr.splitlines() if not line.startswith("setting up")]
    if answer.returncode == 0 or len(lines) != 1 or word not in lines[0]:
        raise Failure(f"{answer.stdout}{answer.stderr}\n{command[0]} should have said in a line about {word}.")
    if (folder / ".play").exists():
        raise Failure(f"a start that failed has left a .play behind: {lines[0]}")


def refuse_without_registry(play: str, folder: Path, env: dict[str, str]) -> None:
    """A first start where nothing can be fetched."""
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": ""}
    unhelped = {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_CACHE_DIR": "1"}
    expect_refusal([play], folder, {**env, **nowhere, **unhelped}, "registry")


def compile_meanwhile(play: str, folder: Path, env: dict[str, str]) -> None:
    """A start compiles the engine while it plays, and no other start does so as well; what comes later uses it."""
    willing = {**env, "APOGEE_COMPILE": "yes"}
    if "compiling the engine meanwhile" not in start("a start that compiles", [play, "terminal"], folder, willing):
        raise Failure("nothing was compiled meanwhile; is there a C compiler?")
    if "compiling" in start("another start", [play, "terminal"], folder, willing):
        raise Failure("two starts compile the engine at once.")
    until_it_ends = ["flock", "build/meanwhile", "true"]
    subprocess.run(until_it_ends, cwd=folder, timeout=COMPILE_SECONDS, check=True)
    if "compiling" in start("a compiled start", [play, "terminal"], folder, willing):
        raise Failure(f"the engine was not compiled: {(folder / 'build/logs/compile.log').read_text()}")


def check(temporary: Path) -> None:
    """All that a newcomer may meet."""
    folder = temporary / "a fresh clone"
    clone(folder)
    play = str(folder / "play")
    env = environment(temporary / "home", PYTHONPATH="/nonexistent:rubbish")
    if "./play" not in run([play, "--help"], temporary, env):
        raise Failure("./play --help does not say how to start it.")

    expect_refusal([play], folder, {**env, "PYTHON": "/nonexistent/python"}, "Python 3.11")
    if "APOGEE_LONG" in os.environ:  # it takes as long as the first start that succeeds
        refuse_without_registry(play, folder, env)

    if "setting up" not in start("first start, in the terminal", [play, "terminal"], folder, env):
        raise Failure("the first start has set nothing up; was there a .play in the clone?")
    if "building the pages" not in open_page("first start, in the browser", play, folder, env):
        raise Failure("the first start has built no pages; were there some in the clone?")
    for arguments, word in ((["--", "--help"], "--database"), (["terminal", "--help"], "--seats")):
        if word not in run([play, *arguments], temporary, env):
            raise Failure(f"./play {' '.join(arguments)} does not list what it takes.")
    (temporary / "link").symlink_to(play)
    for heading, command in (("second start", [play]), ("from elsewhere, by a link", [str(temporary / "link")])):
        if "setting up" in start(heading, [*command, "terminal"], temporary, env):
            raise Failure(f"{heading}: it has set itself up again.")
    if "building" in open_page("second start, in the browser", play, temporary, env):
        raise Failure("the second start has built the pages again.")

    if "APOGEE_LONG" not in os.environ:
        return  # what follows takes minutes
    compile_meanwhile(play, folder, env)
    moved = folder.rename(temporary / "moved elsewhere")
    if "setting up" not in start("after a move", [str(moved / "play"), "terminal"], moved, env):
        raise Failure("a .play that was made in another folder was taken as it is.")


def main() -> int:
    """0 when ./play does what it should, 1 when not."""
    with tempfile.TemporaryDirectory(prefix="apogee ") as temporary:
        try:
            check(Path(temporary).resolve())
        except Failure as failure:
            print(failure, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
