"""Screen: prints lines and reads answers. It knows the terminal's width, colours and letters, but no game."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import sys
import textwrap
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeAlias

from apogee.locale.texts import Texts

try:
    import readline
except ImportError:  # not on every system: answers are typed without
    readline = None  # type: ignore[assignment]
try:
    from rich.console import Console
    from rich.text import Text
except ImportError:  # the extra "tui" is not installed: the same program, without colour
    Console = Text = None  # type: ignore[assignment, misc]

Span: TypeAlias = tuple[str, str]  # a text and its style
Line: TypeAlias = Sequence[Span]

NARROWEST_DRAWING = 78  # a terminal with fewer columns is told the board in lines
WIDEST_COLUMN = 12
SHAPES = "●▲■◆★"
SHAPES_ASCII = "@^#%*"
LETTERS = "ABCDE"


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What every command with a screen takes."""
    parser.add_argument("--plain", action="store_true", help=texts("help-plain"))
    parser.add_argument(
        "--colour", "--color", choices=("auto", "always", "never"), default="auto", help=texts("help-colour")
    )


def of(arguments: argparse.Namespace, texts: Texts) -> Screen:
    """The screen that was asked for."""
    return Screen(is_plain=arguments.plain, is_ascii=texts.is_ascii, colour=arguments.colour)


class EndOfInput(Exception):
    """The input has ended."""


class Screen:
    """A terminal, or a file or pipe in its place."""

    def __init__(self, *, is_plain: bool, is_ascii: bool, colour: str = "auto") -> None:
        self.source = sys.stdin
        self.out = sys.stdout
        self.is_terminal = self.out.isatty()
        self.is_ascii = is_ascii
        self.is_plain = is_plain
        self._console = _console(colour) if not is_plain else None
        self._is_waiting = False
        self._is_interrupted = False
        self._is_gone = False  # nobody reads any more: the window was closed

    @property
    def width(self) -> int:
        """The columns there are now; people change the size of their windows."""
        return max(20, min(100, shutil.get_terminal_size((80, 24)).columns))

    @property
    def is_drawing(self) -> bool:
        """Whether there is room, and the wish, for a drawn board."""
        return not self.is_plain and self.width >= NARROWEST_DRAWING

    def show(self, lines: Iterable[Line]) -> None:
        """Print lines; one that is too long goes on in the next."""
        for line in lines:
            for piece in break_line(line, self.width - 1):
                self._print(piece)

    def page(self, lines: Iterable[Line], prompt: str) -> None:
        """Print lines, a screen at a time where somebody sits at a terminal: Enter goes on, anything else stops."""
        pieces = [piece for line in lines for piece in break_line(line, self.width - 1)]
        height = max(4, shutil.get_terminal_size((80, 24)).lines - 1)
        is_paged = self.is_terminal and self.source.isatty() and not self.is_plain and len(pieces) > height
        for number, piece in enumerate(pieces):
            if is_paged and number and number % (height - 1) == 0 and self.ask(prompt):
                return
            self._print(piece)

    def say(self, text: str, style: str = "", indent: str = "") -> None:
        """Print sentences, wrapped to the width; words to be typed may have hyphens, and stay whole."""
        wrapper = textwrap.TextWrapper(
            self.width - 1, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
        )
        for paragraph in text.split("\n"):
            for line in wrapper.wrap(paragraph) or [""]:
                self._print([(line, style)])

    def whole_line(self, text: str) -> None:
        """Print something that is to be copied: never broken."""
        self._print([(text, "bold")])

    @contextmanager
    def hold_interrupts(self) -> Generator[None]:
        """Inside this block, Ctrl-C and SIGTERM take effect only while an answer is awaited, never in mid-step."""
        names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
        before = {name: signal.signal(getattr(signal, name), self._interrupt) for name in names}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(getattr(signal, name), handler)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - what every handler is given
        self._is_interrupted = True
        if self._is_waiting:
            self.heed_interrupt()

    def heed_interrupt(self) -> None:
        """Raise what an interrupt means, if there was one."""
        if self._is_interrupted:
            self._is_interrupted = False
            self._is_waiting = False
            self._print([("", "")])
            raise KeyboardInterrupt

    def ask(self, prompt: str) -> str:
        """What somebody types in answer to a prompt, without blanks around it."""
        *above, last = textwrap.wrap(prompt, self.width - 2) or [""]
        for line in above:
            self._print([(line, "bold")])
        answer = self._read_edited(last) if self._is_edited else self._read_typed(last)
        if not answer:
            self._print([("", "")])
            raise EndOfInput
        if not self.source.isatty():  # a script's answers are not seen as they are typed
            self._print([(answer.strip(), "")])
        return "".join(letter for letter in answer.strip() if letter.isprintable())

    @property
    def _is_edited(self) -> bool:
        """Whether a line can be edited as it is typed, and earlier ones come back by the arrow keys."""
        is_here = self.source is sys.stdin and self.out is sys.stdout and self.source.isatty() and self.is_terminal
        can_edit = readline is not None and not self.is_plain and not self.is_ascii
        return can_edit and is_here and os.environ.get("TERM", "dumb") != "dumb"

    def _read_edited(self, prompt: str) -> str:
        """A line from somebody at a terminal; empty at the end of the input."""
        bold, usual = ("\001\033[1m\002", "\001\033[0m\002") if self._has_colour else ("", "")
        self._is_waiting = True
        self.heed_interrupt()
        try:
            answer = "" if self._is_gone else input(f"{bold}{prompt} {usual}") + "\n"
        except (EOFError, OSError):
            answer = ""
        self._is_waiting = False
        return answer

    def _read_typed(self, prompt: str) -> str:
        """A line from a file or pipe, or where nothing can be edited; empty at the end of the input."""
        self._print([(f"{prompt} ", "bold")], end="")
        self._is_waiting = True
        self.heed_interrupt()
        try:
            answer = "" if self._is_gone else self.source.readline()
        except OSError:
            answer = ""
        self._is_waiting = False
        return answer

    @property
    def _has_colour(self) -> bool:
        return self._console is not None and self._console.color_system is not None

    def hide(self) -> None:
        """Clear the screen, and what was typed, before another person looks at it."""
        if readline is not None:
            readline.clear_history()
        can_clear = self.is_terminal and not self.is_plain and os.environ.get("TERM", "dumb") != "dumb"
        blank = "\033[3J\033[H\033[2J" if can_clear else "\n" * (shutil.get_terminal_size((80, 60)).lines + 40)
        try:
            self.out.write(blank)
            self.out.flush()
        except OSError:
            self._is_gone = True

    def _print(self, line: Line, end: str = "\n") -> None:
        if self._is_gone:
            return
        try:
            if self._console is not None and Text is not None:
                drawn = Text(end=end)
                for words, style in line:
                    drawn.append(words, style or None)
                self._console.print(drawn, end=end, soft_wrap=True, highlight=False)
            else:
                text = "".join(words for words, _ in line)
                self.out.write((text.rstrip() if end == "\n" else text) + end)
            self.out.flush()
        except OSError:
            self._is_gone = True


def _console(colour: str) -> Any:
    """What draws in colour, where there is rich; it knows NO_COLOR and terminals that have none."""
    if Console is None or colour == "never" or (colour == "auto" and not sys.stdout.isatty()):
        return None
    return Console(force_terminal=True if colour == "always" else None, highlight=False, emoji=False, markup=False)


# --- Pieces that drawings are made of


def mark(seat: int, screen: Screen) -> str:
    """A seat's sign: shape and letter, so that nobody depends on colour."""
    return f"{(SHAPES_ASCII if screen.is_ascii else SHAPES)[seat]}{LETTERS[seat]}"


def in_order(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The seats of a view, the viewer's first."""
    return sorted(view["seats"], key=lambda seat: (seat["seat"] != view["viewer"], seat["seat"]))


def by_score(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The seats of a view, the most points first."""
    return sorted(view["seats"], key=lambda seat: -seat["score"])


def rows_of(texts: Texts, section: str) -> list[Mapping[str, Any]]:
    """The rows of a section of the component file."""
    assert texts.game is not None
    assert texts.game.components is not None
    return list(texts.game.components.list_rows()[section])


def row_of(texts: Texts, word: str, *sections: str) -> Mapping[str, Any]:
    """What the component file says of a component, which is in one of these sections."""
    return next(row for section in sections for row in rows_of(texts, section) if row["id"] == word)


def names_of(words: Iterable[str], texts: Texts) -> str:
    """Components by their names."""
    return ", ".join(texts.name(word) for word in words)


def width_of(line: Line) -> int:
    """How many columns a line takes; all our letters are one wide."""
    return sum(len(text) for text, _ in line)


def pad(line: Line, width: int) -> Line:
    """A line with blanks up to a width."""
    return [*line, (" " * max(0, width - width_of(line)), "")]


def wrap(text: str, width: int, style: str = "") -> list[Line]:
    """A text in as many lines as it needs."""
    return [[(line, style)] for line in textwrap.wrap(text, width)] or [[("", "")]]


def break_line(line: Line, width: int) -> list[Line]:
    """A line broken at blanks into pieces of at most this width; all but the first are indented a little."""
    if width_of(line) <= width:
        return [line]
    first = line[0][0]
    is_column = first.endswith(" ") and len(first) <= WIDEST_COLUMN  # a number or an id: the rest stays beside it
    indent = " " * (len(first) if is_column else len(first) - len(first.lstrip()) + 4)
    pieces: list[list[Span]] = [[]]
    for text, style in line:
        for word in re.findall(r"\s*\S+|\s+$", text):
            if pieces[-1] and width_of(pieces[-1]) + len(word) > width:
                pieces.append([(indent + word.lstrip(), style)])
            else:
                pieces[-1].append((word, style))
    return list(pieces)


FRAMES = {
    "thin": ("┌┐└┘", "─", "│"),
    "double": ("╔╗╚╝", "═", "║"),
    "ascii": ("++++", "-", "|"),
    "ascii double": ("####", "=", "#"),
}


def box(content: Sequence[Line], width: int, height: int, style: str, frame: str) -> list[Line]:
    """Lines in a frame of a given size, frame included."""
    corners, across, down = FRAMES[frame]
    inner = width - 2
    lines: list[Line] = [[(corners[0] + across * inner + corners[1], style)]]
    for number in range(height - 2):
        body = content[number] if number < len(content) else [("", "")]
        lines.append([(down, style), *pad(body, inner), (down, style)])
    lines.append([(corners[2] + across * inner + corners[3], style)])
    return lines


def side_by_side(*columns: Sequence[Line]) -> list[Line]:
    """Blocks of equal height, side by side."""
    return [[span for part in row for span in part] for row in zip(*columns, strict=True)]
