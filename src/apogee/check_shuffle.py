"""Checks the shuffle of a finished match: a program in one file that needs Python alone, and nothing else of Apogee.

`python check_shuffle.py FILE` exits with 0 if all is right, 1 if something is wrong, 2 if there is nothing to check.
"""

import hashlib
import hmac
import json
import re
import sys
from itertools import accumulate, count
from pathlib import Path

NEEDED = {"game", "rules", "components", "options", "players", "commitment", "result", "seed", "salt"}
PLAY = re.compile(r"(\d+) (?:\d+ .*|[<-] \d+|\* (?P<outcome>.*?)(?P<script> !)?(?: \| (?P<odds>.*))?)", re.ASCII)


class Fault(Exception):
    """What is wrong, in a sentence. A file that cannot be checked at all raises ValueError."""


def check(text: str) -> str:
    """Say what was checked, or raise Fault at the first thing that is wrong."""
    lines = unchain(text)
    if lines[-1] != "end finished":
        raise ValueError("the match was not over when this was exported; its seed comes after the end.")
    values = {pair[0]: pair[-1] for pair in [line.split(" ", 1) for line in lines[1:-1] if not line[:1].isdigit()]}
    play = [line for line in lines[1:-1] if line[:1].isdigit()]
    if len(values) + len(play) + 2 < len(lines) or set(values) - {"entropy", "position"} != NEEDED:
        raise Fault("a line is missing, is there twice, or is none that a journal has.")
    seed, salt = values["seed"], values["salt"]
    if hashlib.sha256(f"{len(salt)}:{salt}:{seed}".encode()).hexdigest() != values["commitment"]:
        raise Fault("the seed and the salt do not fit the commitment.")
    entropy = read_entropy(values["entropy"], values["players"]) if "entropy" in values else []
    added = "".join(f"\n{len(each)}:{each}" for each in entropy)
    key = hashlib.sha256(f"{seed}{added}".encode()).hexdigest() if entropy else seed
    drawn = [check_line(number, line, key.encode()) for number, line in enumerate(play, 1)]
    done = f"{drawn.count('drawn')} draws are right, with the entropy of {len(entropy)} seats"
    return f"{done}; {drawn.count('scripted')} outcomes were scripted; the commitment was {values['commitment']}"


def unchain(text: str) -> list[str]:
    """The lines without their hashes, if those are right."""
    if not text.startswith("apogee journal 1 #"):
        raise ValueError("this is no journal of a match of Apogee, or one of another format.")
    digest, lines = "", list[str]()
    for number, each in enumerate(text.removesuffix("\n").split("\n"), 1):
        line, _, mark = each.rpartition(" #")
        digest = hashlib.sha256(f"{digest}\n{line}".encode()).hexdigest()
        if mark not in (digest[:16], digest):
            raise Fault(f"line {number} of the file or one before it was changed: its hash does not fit.")
        lines.append(line)
    if not lines[-1].startswith("end ") or not text.endswith(f" #{digest}\n"):
        raise Fault("the end of the journal is missing.")
    return lines


def read_entropy(text: str, players: str) -> list[str]:
    """What the seats added, a text for each."""
    try:
        entropy = [str(each) for each in json.loads(text)]
    except (ValueError, RecursionError, TypeError):
        entropy = []
    is_whole = json.dumps(entropy, separators=(",", ":")) == text and str(len(entropy)) == players
    if not is_whole or not "".join(entropy).isprintable():
        raise Fault("the entropy is not a list of one printable text for each seat.")
    return entropy


def check_line(number: int, line: str, key: bytes) -> str:
    """A line of play: whether it was a decision, drawn or scripted; a draw must be the one that the key gives."""
    found = PLAY.fullmatch(line)
    if not found or found[1] != str(number):
        raise Fault(f"line {number} of play is missing, out of place or cannot be read.")
    if found["outcome"] is None or found["script"]:
        return "decision" if found["outcome"] is None else "scripted"
    odds = re.findall(r"(.+?) x([1-9][0-9]{0,8})(?:, |$)", found["odds"] or "")
    if not odds or ", ".join(f"{outcome} x{weight}" for outcome, weight in odds) != found["odds"]:
        raise Fault(f"line {number} of play lacks its possible outcomes and their weights.")
    ends = list(accumulate(int(weight) for _, weight in odds))
    numbers = (int(hmac.digest(key, f"{number}.{attempt}".encode(), "sha256").hex(), 16) for attempt in count())
    left = next(each for each in numbers if each < 2**256 - 2**256 % ends[-1]) % ends[-1]
    drawn = next(outcome for (outcome, _), end in zip(odds, ends, strict=True) if left < end)
    if drawn != found["outcome"]:
        raise Fault(f"line {number} of play says {found['outcome']!r}, but the draw is {drawn!r}.")
    return "drawn"


def main(arguments: list[str]) -> int:
    """Check one file."""
    try:
        print(check(Path(*arguments).read_bytes().decode("utf-8", "replace").replace("\r\n", "\n")))
    except (Fault, OSError, ValueError) as reason:
        print(reason, file=sys.stderr)
        return 1 if isinstance(reason, Fault) else 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:2]))
