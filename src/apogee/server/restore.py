"""`apogee restore`: a backup becomes the database that the next server opens."""

from __future__ import annotations

import argparse

from apogee.locale.texts import Texts
from apogee.server.keeping import restore
from apogee.server.serve import DATABASE


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """From where, and to where."""
    parser.add_argument("source", metavar=texts("help-file"), help=texts("restore-help-source"))
    parser.add_argument("--database", metavar=texts("help-file"), default=DATABASE, help=texts("serve-help-database"))
    parser.add_argument("--replace", action="store_true", help=texts("restore-help-replace"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Put it in place."""
    kept = restore(arguments.source, arguments.database, replace=arguments.replace)
    print(texts("restore-done", file=arguments.database))
    if kept is not None:
        print(texts("restore-kept", file=str(kept)))
    return 0
