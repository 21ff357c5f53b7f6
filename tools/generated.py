"""What programs that write a page of the docs share: `--check` only compares."""

import sys
from collections.abc import Callable
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def keep(name: str, page: Callable[[], str]) -> int:
    """Write a page, or say that it is not current."""
    path = DOCS / name
    if "--check" not in sys.argv[1:]:
        path.write_text(page(), "utf-8")
    elif path.read_text("utf-8") != page():
        print(f"docs/{name} is not current; run: python tools/{Path(sys.argv[0]).name}", file=sys.stderr)
        return 1
    return 0
