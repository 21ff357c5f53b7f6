"""Runs the checks of ./test: several at a time, with progress, and one line for each at the end.

    python tools/checks.py [--fast | --long [CAMPAIGN ...]]

The output of a check is kept in build/logs, and shown at once if it fails. After a failure the other checks go on,
except those that need the failed one. CONTRIBUTING.md says what the checks and the campaigns cover.
"""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOGS = BUILD / "logs"
PROCESSORS = os.cpu_count() or 1
HALF = (PROCESSORS + 1) // 2
BEAT_SECONDS = 10.0  # between two lines of progress
SHOWN_LINES = 80  # of a check that failed

# What the campaign of the laws runs, in tests and in the games' folders there.
LAWS = (
    *("advice", "causes", "component_files", "invariants", "laws", "modes", "numbers", "odds", "other_files"),
    *("refusals", "simultaneous", "stage"),
)
PYTHON = {"interpreted": "src", "compiled": "build/compiled"}
# Named here, read once: to look for all plugins that happen to be installed takes seconds in every process.
PLUGINS = ["-p", "xdist", "-p", "_hypothesis_pytestplugin"]
# Of every check: which sources it runs, and that sets of texts lie in one order.
EVERYWHERE = {"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "0"}


@dataclass
class Check:
    """Something to run, what has to have passed before, and how many processors it keeps busy."""

    name: str
    command: list[str]
    after: tuple[str, ...] = ()
    busy: int = 1
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def log(self) -> Path:
        return LOGS / f"{re.sub('[^a-z0-9]+', '-', self.name.lower()).strip('-')}.log"


def pytest(
    name: str,
    mode: str,
    *arguments: str,
    after: tuple[str, ...] = (),
    processors: int = PROCESSORS,
    busy: int = 0,
    **environment: str,
) -> Check:
    """Tests, on as many processes as keep these processors busy: twice as many where they wait for others.

    `busy` is given where they are counted as busy with fewer processors, so that others can run beside them.
    """
    processes = processors * (2 if mode == "compiled" else 1)
    spread = ["-n", str(processes), "--dist", "worksteal"] if processes > 1 else ["-n", "0"]  # one needs no messenger
    command = [sys.executable, "-m", "pytest", *PLUGINS, *spread, "-q", *arguments]
    settings = {
        "APOGEE_MODE": mode,  # a test makes sure that the modules are of this mode
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONPATH": str(ROOT / PYTHON[mode]),
        **environment,
    }
    return Check(name, command, after, busy or processors, settings)


def tool(name: str, *arguments: str) -> list[str]:
    return [sys.executable, f"tools/{name}.py", *arguments]


TYPES = Check("long: types by basedpyright", ["basedpyright"])


def tidiness() -> list[Check]:
    """Format, lint and types."""
    folders = [name for name in ("src", "tests", "bench", "tools") if any((ROOT / name).rglob("*.py"))]
    return [
        Check("format", ["ruff", "format", "--check", "--quiet", "."]),
        Check("lint", ["ruff", "check", "--quiet", "--output-format", "concise", "."]),
        Check("types", ["mypy", *folders]),
    ]


PAGES = Check("pages", tool("web", "--before-check"))
COMPILE = Check(
    "compile", ["bash", "-c", ". tools/setup.sh && compile_with python"], ("pages",)
)  # its wheel holds them


def ordinary_checks() -> list[Check]:
    """What a change has to pass."""
    return [
        Check("play from a fresh clone", tool("fresh"), busy=0),  # mostly waits for the registries
        PAGES,
        COMPILE,
        # The longest, and they often wait for servers and pages: what comes after them fills what they leave.
        pytest("tests, compiled", "compiled", after=("compile", "pages"), busy=HALF, APOGEE_PART="compiled"),
        pytest("tests, interpreted", "interpreted", processors=HALF, APOGEE_PART="interpreted"),
        *tidiness(),
        Check("sources of the pages", tool("web", "--check"), ("pages",)),
        Check("packages", tool("package", "--check"), ("compile", "pages")),
        Check("./play --compile", ["env", "-u", "PYTHONPATH", "./play", "--compile"], ("compile", "packages")),
    ]


def fast_checks() -> list[Check]:
    """For work in between: rules, laws, what keeps the project clean; nothing compiled, no browser, no packages."""
    return [pytest("tests, interpreted", "interpreted", APOGEE_PART="fast"), *tidiness()]


def files_named(*names: str) -> list[str]:
    """The files of tests of these names: what is for all games, and what each game has of the same name."""
    return sorted(str(path.relative_to(ROOT)) for name in names for path in (ROOT / "tests").rglob(f"test_{name}.py"))


def campaign(name: str, *files: str, mode: str = "compiled") -> list[Check]:
    """A long campaign: tests of these files, as many as time allows, with examples that nobody has seen before."""
    needed = ("compile", "pages") if mode == "compiled" else ("pages",)
    return [PAGES, COMPILE, pytest(f"long: {name}", mode, *files, after=needed, APOGEE_LONG="1")]


# The campaigns do whole, or as far as time allows, what the ordinary checks do in samples.
CAMPAIGNS: dict[str, list[Check]] = {
    "types": [TYPES],
    "modes": [
        PAGES,
        COMPILE,
        pytest("long: every test interpreted", "interpreted", after=("pages",)),
        pytest("long: every test compiled", "compiled", after=("compile", "pages")),
    ],
    "laws": campaign("laws", *files_named(*LAWS)),
    "bugs": campaign("bugs", "tests/test_planted_bugs.py", mode="interpreted"),
    "leaks": campaign("leaks", "tests/test_planted_leaks.py", mode="interpreted"),
    "crash": campaign("crash", "tests/test_crash.py"),
    "once": campaign("once", "tests/test_exactly_once.py"),
    "secrecy": campaign(
        "secrecy", "tests/test_wire_secrecy.py", "tests/test_hints.py", "tests/rocket_rescue/test_planning_server.py"
    ),
    "contract": campaign("contract", "tests/test_contract.py"),
    "browser": campaign("browser", "tests/browser"),
    "bots": campaign("bots", *files_named("bots", "greedy*")),
    "arena": campaign("arena", "tests/test_arena.py", "tests/test_strength.py", "tests/test_train.py"),
    "adapters": campaign("adapters", *files_named("adapters")),
    "programs": campaign("programs", *files_named("terminal", "lessons", "lab", "bench", "docs")),
    "rude": [
        PAGES,
        COMPILE,
        Check(
            "long: rude guests",
            [sys.executable, "bench/rude.py", "--seconds", "3", "--json", "build/rude.json"],
            ("compile",),
            busy=PROCESSORS + 1,  # it measures what a person feels: nothing else may run
            environment={"PYTHONPATH": str(ROOT / PYTHON["compiled"])},
        ),
    ],
    "floors": [Check("long: the lowest versions", tool("floors"))],
    "newcomer": [
        PAGES,
        COMPILE,
        Check("long: play, also moved elsewhere", tool("fresh"), environment={"APOGEE_LONG": "1"}),
        Check("long: packages", tool("package", "--check"), ("compile",), environment={"APOGEE_LONG": "1"}),
    ],
}


class Run:
    """A run of checks: what waits, what is under way, what has ended."""

    def __init__(self, checks: Iterable[Check]) -> None:
        self.waiting = list(checks)
        self.begun: dict[str, float] = {}
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self.checks = {check.name: check for check in self.waiting}
        self.busy_seconds: dict[int, int] = {}  # by the number of the process
        self.lines: list[str] = []
        self.passed: list[str] = []
        self.failed: list[str] = []
        self.start = time.monotonic()
        self.spoken = self.start

    def all(self) -> int:
        """Run them all: 0 where all have passed."""
        LOGS.mkdir(parents=True, exist_ok=True)
        try:
            while self.waiting or self.processes:
                self.begin_what_fits()
                time.sleep(0.1)
                for name in [name for name, process in self.processes.items() if self.has_ended(process)]:
                    self.end(name)
                if time.monotonic() - self.spoken > BEAT_SECONDS:
                    self.say_progress()
        finally:
            for process in self.processes.values():
                os.killpg(process.pid, signal.SIGTERM)
        self.say_end()
        return 1 if self.failed else 0

    def has_ended(self, process: subprocess.Popen[bytes]) -> bool:
        """Whether a check has ended; if so, note how long it kept processors busy, with all that it waited for."""
        found, status, usage = os.wait4(process.pid, os.WNOHANG)
        if found:
            process.returncode = os.waitstatus_to_exitcode(status)
            self.busy_seconds[process.pid] = round(usage.ru_utime + usage.ru_stime)
        return bool(found)

    def say_end(self) -> None:
        """One line for each check, and how it went in all."""
        print("\n" + "\n".join(self.lines))
        busy = sum(self.busy_seconds.values())
        print(f"         {self.seconds(self.start):4d} s  {busy:4d} s of processor  in all\n")
        print(f"checks: {len(self.passed)} passed, {len(self.failed)} failed", flush=True)

    def begin_what_fits(self) -> None:
        """Begin, in order, the checks that need not wait for another check or a processor."""
        for check in list(self.waiting):
            if missed := [name for name in check.after if name in self.failed]:
                self.waiting.remove(check)
                self.failed.append(check.name)
                self.lines.append(f"NOT RUN          {check.name}: it needs {', '.join(missed)}")
                continue
            is_free = sum(self.checks[name].busy for name in self.processes) + check.busy <= PROCESSORS + 1
            known = [name for name in check.after if name in self.checks]
            if all(name in self.passed for name in known) and (is_free or not check.busy or not self.processes):
                self.waiting.remove(check)
                self.begin(check)

    def begin(self, check: Check) -> None:
        self.begun[check.name] = time.monotonic()
        with check.log.open("wb") as log:
            self.processes[check.name] = subprocess.Popen(
                check.command,
                cwd=ROOT,
                env={**os.environ, **EVERYWHERE, **check.environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.say(f"begun: {check.name}")

    def end(self, name: str) -> None:
        """Note what came of a check."""
        check, process = self.checks[name], self.processes.pop(name)
        code = process.returncode
        said = check.log.read_text("utf-8", "replace").rstrip()
        (self.failed if code else self.passed).append(name)
        verdict = "FAILED" if code else "ok"
        last = said.splitlines()[-1].strip("= ") if said and "pytest" in check.command else ""
        about = f": {last}" if last else ""
        self.lines.append(
            f"{verdict:7}  {self.seconds(self.begun[name]):4d} s  {self.busy_seconds[process.pid]:4d} s of processor"
            f"  {name}{about}  ({check.log.relative_to(ROOT)})"
        )
        if code:
            print(f"\n== {name}\n" + "\n".join(said.splitlines()[-SHOWN_LINES:]) + f"\n== {name} ended with {code}\n")
        self.say(self.lines[-1])

    def say_progress(self) -> None:
        """What is under way, and how far tests are."""
        self.say("; ".join(f"{name} {self.progress(name)}".strip() for name in self.processes))

    def progress(self, name: str) -> str:
        found = re.findall(r"\[ *(\d+)%\]", self.checks[name].log.read_text("utf-8", "replace"))
        return f"{found[-1]} %" if found else ""

    def say(self, what: str) -> None:
        self.spoken = time.monotonic()
        print(f"{self.seconds(self.start):5d} s  {what}", flush=True)

    def seconds(self, since: float) -> int:
        return round(time.monotonic() - since)


def checks_of(arguments: list[str]) -> list[Check] | None:
    """The checks that are asked for, or None if the arguments are wrong."""
    if not arguments:
        return ordinary_checks()
    if arguments == ["--fast"]:
        return fast_checks()
    if arguments[0] != "--long" or set(arguments[1:]) - CAMPAIGNS.keys():
        return None
    names = arguments[1:] or [*CAMPAIGNS]
    found = {check.name: check for name in names for check in CAMPAIGNS[name]}
    return [*found.values()]


def main() -> int:
    checks = checks_of(sys.argv[1:])
    if checks is None:
        print(f"./test takes --fast, or --long and campaigns: {', '.join(CAMPAIGNS)}.", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    run = Run(checks)
    try:
        return run.all()
    except KeyboardInterrupt:
        run.lines += [f"STOPPED          {name}" for name in (*run.processes, *(check.name for check in run.waiting))]
        run.say_end()
        return 130


if __name__ == "__main__":
    sys.exit(main())
