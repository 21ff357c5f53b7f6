"""A game by another component file than this process reads: matches begun with an old file go on beside new ones.

A game's constants are read at import, so another file needs another copy of the game's modules. It is loaded from the
sources and runs interpreted, also where the ordinary game is compiled: compiled modules exist once per process. Bots
that know the game (bots/<game>.py) know the ordinary copy alone.
"""

import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

from apogee.catalog import GAMES, game
from apogee.core.components import Components, instead_of_the_file
from apogee.core.errors import BadComponents, quoted
from apogee.core.game import Game

_loaded: dict[tuple[str, str], Game[Any]] = {}  # by name and by the hash of the file's whole text
_loading = Lock()


def game_by(name: str, text: bytes) -> Game[Any]:
    """The game with this component file; the ordinary game if the file is the same."""
    ordinary = game(name)
    if not isinstance(text, bytes):
        raise BadComponents(f"a component file is given as bytes, not as {quoted(text)}.")
    file = file_of(ordinary, text)
    if file.text_hash == ordinary.text_hash:
        return ordinary
    if file.tables.get("game") != name:
        raise file.complain(f"the file must say that it is for this game: game = {name!r}.")
    with _loading:
        if (name, file.text_hash) not in _loaded:
            with _set_aside(GAMES[name]), instead_of_the_file(file):
                _loaded[name, file.text_hash] = import_module(GAMES[name]).GAME
    return _loaded[name, file.text_hash]


def file_of(ordinary: Game[Any], text: bytes) -> Components:
    """A component file of a game, read but not checked."""
    only_shown = ordinary.components.only_shown if ordinary.components is not None else ()
    return Components(text, f"a component file of {ordinary.name}", only_shown)


class _Sources(MetaPathFinder):
    """Finds the modules of one package as sources, even where compiled ones lie beside them."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self.folder = folder

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002 - what every finder is given
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if fullname == self.package:
            return spec_from_file_location(
                fullname, self.folder / "__init__.py", submodule_search_locations=[str(self.folder)]
            )
        if fullname.startswith(f"{self.package}."):
            return spec_from_file_location(fullname, self.folder / f"{fullname.rpartition('.')[2]}.py")
        return None


@contextmanager
def _set_aside(package: str) -> Generator[None]:
    """Inside this block, the package is not loaded, so that an import reads its sources; then all is as before."""
    ordinary = {name: module for name, module in sys.modules.items() if f"{name}.".startswith(f"{package}.")}
    parent, _, own = package.rpartition(".")
    folder = Path(ordinary[package].__file__ or "").parent
    finder = _Sources(package, folder)
    for name in ordinary:
        del sys.modules[name]
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
            del sys.modules[name]
        sys.modules.update(ordinary)
        setattr(sys.modules[parent], own, ordinary[package])
