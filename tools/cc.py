"""A C compiler with a cache: an object that was made from the same text in the same way is not made again.

    python tools/cc.py FOLDER COMPILER ARGUMENTS...

tools/compile.py puts it in the compiler's place. mypyc writes a C file for each module, all into one folder; setuptools
compiles them one after the other. So the first file that is asked for has all those beside it compiled too, as many at
a time as there are processors, the largest first; what is asked for later lies in FOLDER already, by a hash of all that
decides it: the compiler, its arguments, the file, and the headers beside it.
"""

import functools
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

# What runs once gains nothing from the level that the rest needs, which takes far longer.
LEVELS = {"___data": "-O0", "___vocabulary": "-O0"}  # the last one on a line holds


class Unit:
    """One file to compile, as a command line has it; the same line serves its neighbours."""

    def __init__(self, folder: Path, line: list[str]) -> None:
        at = line.index("-c") + 1
        self.folder = folder
        self.source = Path(line[at])
        self.before, self.after = line[:at], line[at + 1 :]
        self.target = Path(self.after[self.after.index("-o") + 1])

    def neighbours(self) -> list[Path]:
        """The C files in the same folder, this one among them, the largest first."""
        return sorted(self.source.parent.glob("*.c"), key=lambda path: (-path.stat().st_size, path.name))

    @functools.cached_property
    def shared(self) -> str:
        """A hash of all that decides every object of this folder: compiler, arguments, headers."""
        compiler = subprocess.run([self.before[0], "--version"], capture_output=True, check=True).stdout
        arguments = [
            word for word in self.before + self.after if word not in (f"-I{self.source.parent}", str(self.target))
        ]
        digest = hashlib.sha256(compiler + "\0".join(arguments).encode())
        for header in sorted(self.source.parent.rglob("*.h")):
            digest.update(f"\n{header.relative_to(self.source.parent)}\n".encode() + header.read_bytes())
        return digest.hexdigest()

    def level(self, source: Path) -> list[str]:
        """The options that a file needs beside those of its command line."""
        return [level for ending, level in LEVELS.items() if source.stem.endswith(ending)]

    def object_of(self, source: Path) -> Path:
        """Where the object of a file lies, once it is made."""
        about = "".join([self.shared, *self.level(source)]).encode()
        return self.folder / f"{hashlib.sha256(about + source.read_bytes()).hexdigest()}.o"

    def make(self, source: Path) -> int:
        """Compile a file into the folder, unless it is there. Returns the compiler's exit code."""
        kept = self.object_of(source)
        if kept.exists():
            kept.touch()  # what is old and unused is swept away
            return 0
        half = kept.with_suffix(f".{os.getpid()}.o")
        after = [str(half) if word == str(self.target) else word for word in self.after]
        code = subprocess.run([*self.before, str(source), *after, *self.level(source)], check=False).returncode
        if code == 0:
            half.rename(kept)  # whole, or not at all
        return code


def main() -> int:
    folder, line = Path(sys.argv[1]), sys.argv[2:]
    if "-c" not in line:
        return subprocess.run(line, check=False).returncode  # links, and questions about the compiler
    unit = Unit(folder, line)
    folder.mkdir(parents=True, exist_ok=True)
    if not unit.object_of(unit.source).exists():
        from concurrent.futures import ThreadPoolExecutor  # the others start sooner without

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            if any(list(pool.map(unit.make, unit.neighbours()))):
                return 1
    code = unit.make(unit.source)
    if code == 0:
        shutil.copyfile(unit.object_of(unit.source), unit.target)
    return code


if __name__ == "__main__":
    sys.exit(main())
