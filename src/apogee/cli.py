"""The command line: one entry point, thin subcommands. Bad input gets one clear line on stderr and exit code 2."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, NoReturn

from apogee import __version__
from apogee.arguments import BadArgument, existing_file, expect_components_of
from apogee.core.errors import ApogeeError
from apogee.locale import LANGUAGES
from apogee.locale.texts import DRAWN, Texts, can_show, language_of

COMMANDS = {
    "games": "apogee.tui.games",
    "play": "apogee.tui.play",
    "learn": "apogee.tui.learn",
    "rules": "apogee.tui.rules",
    "cards": "apogee.tui.cards",
    "replay": "apogee.tui.replay",
    "simulate": "apogee.lab.simulate",
    "arena": "apogee.lab.arena",
    "train": "apogee.lab.train",
    "bench": "apogee.lab.speed",
    "serve": "apogee.server.serve",
    "backup": "apogee.server.backup",
    "restore": "apogee.server.restore",
    "doctor": "apogee.server.doctor",
}


class Parser(argparse.ArgumentParser):
    """argparse, with one line about a mistake, and with help in the reader's language."""

    texts: Texts

    def error(self, message: str) -> NoReturn:
        raise BadArgument(_translate(message, self.texts, self.prog))

    def format_help(self) -> str:
        self._positionals.title = self.texts("help-arguments")
        self._optionals.title = self.texts("help-options")
        return super().format_help()

    def _get_formatter(self) -> argparse.HelpFormatter:
        formatter = _Formatter(prog=self.prog, width=min(100, max(40, _columns() - 2)))
        formatter.usage_word = self.texts("help-usage")
        return formatter


class _Formatter(argparse.RawDescriptionHelpFormatter):
    usage_word = ""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_word + " " if prefix is None else prefix)

    def _expand_help(self, action: argparse.Action) -> str:
        return action.help or ""  # our texts have their values already; "%" is a word in them


def _columns() -> int:
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns
    except (OSError, ValueError):
        return 80


# What argparse says, and the message that says it in the reader's language.
MISTAKES = (
    (r"the following arguments are required: (?P<what>.*)", "wrong-missing"),
    (r"argument (?P<what>\S+): invalid choice: (?P<given>.*?) \(choose from (?P<known>.*)\)", "wrong-choice"),
    (r"argument (?P<what>\S+): expected .*", "wrong-no-value"),
    (r"argument (?P<what>\S+): invalid \w+ value: (?P<given>.*)", "wrong-number"),
    (r"argument (?P<what>\S+): (?P<given>not allowed with argument .*)", "wrong-both"),
    (r"argument (?P<what>\S+): ignored explicit argument (?P<given>.*)", "wrong-value"),
    (r"ambiguous option: (?P<what>\S+) could match (?P<known>.*)", "wrong-ambiguous"),
)


def _translate(message: str, texts: Texts, program: str) -> str:
    for pattern, key in MISTAKES:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            facts = {name: " ".join(value.split())[:80] for name, value in found.groupdict().items()}
            return texts(key, program=program, **facts)
    return message


def parser_of(texts: Texts, wanted: str | None) -> Parser:
    """All commands; the arguments only of the one that is wanted, so that no other part of the program is loaded."""
    Parser.texts = texts
    parser = Parser(prog="apogee", description=texts("help-apogee"), add_help=False)
    parser.add_argument("-h", "--help", action="help", help=texts("help-help"))
    parser.add_argument("--version", action="version", version=__version__, help=texts("help-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=texts("help-lang"))
    commands = parser.add_subparsers(dest="command", metavar=texts("help-command"), title=texts("help-commands"))
    for name, module in COMMANDS.items():
        about = texts(f"help-{name}")
        command = commands.add_parser(name, help=about, description=about, add_help=False)
        if name == wanted:
            import_module(module).configure(command, texts)
        command.add_argument("-h", "--help", action="help", help=texts("help-help"))
        command.add_argument("--lang", choices=LANGUAGES, help=texts("help-lang"))
        command.add_argument("--components", metavar=texts("help-file"), help=texts("help-components"))
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 only on success, 2 for what cannot be understood or used."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    texts = Texts(language_of(_language_in(given)), is_ascii=not can_show(DRAWN, sys.stdout.encoding))
    try:
        code = _run(given, texts)
    except SystemExit as done:  # --help and --version
        code = int(done.code or 0)
    except ApogeeError as error:
        code = _trouble(texts.complaint(error), 2)
    except KeyboardInterrupt:
        code = _trouble(texts("interrupted"), 130)
    except MemoryError:
        code = _trouble(texts("no-memory"), 1)
    except OSError as error:
        code = _note_closed_pipe(error)
    try:
        sys.stdout.flush()
    except OSError as error:
        code = _note_closed_pipe(error)
    return code


def _open_streams() -> None:
    """Make the standard streams usable: a closed one leads nowhere, and letters that it lacks become ?."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115 - for as long as we run
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _note_closed_pipe(error: OSError) -> int:
    """Handle output that could not be written. A reader that has closed its end is no error; printing stops."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return 1
    return _trouble(f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}.", 1)


def _run(given: Sequence[str], texts: Texts) -> int:
    words = [word for place, word in enumerate(given) if place == 0 or given[place - 1] != "--lang"]
    first = next((word for word in words if not word.startswith("-")), None)
    if first is not None and first not in COMMANDS:
        raise BadArgument(texts("wrong-command", given=first[:40], known=", ".join(COMMANDS)))
    try:
        parser = parser_of(texts, first)
    except ModuleNotFoundError as error:
        if not COMMANDS[first or "games"].startswith("apogee.server"):
            raise
        raise BadArgument(texts("serve-no-libraries", command=first or "")) from error
    chosen, rest = parser.parse_known_args(given)
    if rest:
        program = f"apogee {chosen.command}" if chosen.command else "apogee"
        raise BadArgument(texts("wrong-unknown", program=program, what=" ".join(rest)[:80]))
    if chosen.command is None:
        parser.print_help()
        return 0
    if chosen.components:
        os.environ["APOGEE_COMPONENTS"] = os.path.abspath(existing_file(texts, chosen.components))
        expect_components_of(texts, chosen, getattr(chosen, "game", None))
    result: int = import_module(COMMANDS[chosen.command]).run(chosen, texts)
    return result


def _language_in(given: Sequence[str]) -> str | None:
    """The language asked for, before anything else is read: mistakes are explained in it."""
    for place, word in enumerate(given):
        asked = word.partition("=")[2] if word.startswith("--lang=") else None
        if word == "--lang" and place + 1 < len(given):
            asked = given[place + 1]
        if asked in LANGUAGES:
            return asked
    return None


def _trouble(message: str, code: int) -> int:
    """One line on stderr."""
    print(f"apogee: {' '.join(message.split())}", file=sys.stderr)
    return code
