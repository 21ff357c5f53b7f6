"""`apogee backup`: a copy of a server's database, while it runs."""

from __future__ import annotations

import argparse

from apogee.locale.texts import Texts
from apogee.server.keeping import back_up
from apogee.server.progress import Progress
from apogee.server.serve import DATABASE


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """From where, and to where."""
    parser.add_argument("target", metavar=texts("help-file"), help=texts("backup-help-target"))
    parser.add_argument("--database", metavar=texts("help-file"), default=DATABASE, help=texts("serve-help-database"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Copy."""
    with Progress(texts, "backup-progress") as progress:
        back_up(arguments.database, arguments.target, progress)
    print(texts("backup-done", file=arguments.target))
    return 0
