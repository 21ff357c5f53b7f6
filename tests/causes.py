"""Tables of refusals in exact sentences: a row's name, then what is said in each language.

With APOGEE_WRITE_CAUSES=1 they are written anew, one row for each case with each advice it gives, and for each row
asked for. Read the difference before you commit it.
"""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from apogee.core.game import Game
from apogee.core.refusal import Refused
from apogee.core.rng import Rng
from apogee.locale import LANGUAGES, catalogue
from apogee.locale.sentences import key_of
from apogee.locale.texts import Texts
from tests import advice
from tests.refusing import Refusal


def sentences(path: Path, game: Game[Any], rows: dict[str, Callable[[], Refused]], asked: Iterable[str]) -> list[Any]:
    """The table of a file, as (name, sentences), written anew first where that is wanted."""
    if os.environ.get("APOGEE_WRITE_CAUSES"):
        texts = [Texts(language, game) for language in LANGUAGES]
        found: dict[str, tuple[str, Refused]] = {}
        for name, refused in rows.items():
            refusal = refused()
            if refusal.cause is not None:
                key = " ".join([key_of(refusal.rule, refusal.cause), *advice.given(game.name, refusal)])
                found.setdefault(f"{key} {name}" if name in asked else key, (name, refusal))
        blocks = ["\n".join([name, *(f"  {each.refusal(said)}" for each in texts)]) for name, said in found.values()]
        path.write_text("\n".join(blocks) + "\n", encoding="utf-8")
    lines, size = path.read_text(encoding="utf-8").splitlines(), 1 + len(LANGUAGES)
    return [(lines[at], [line.strip() for line in lines[at + 1 : at + size]]) for at in range(0, len(lines), size)]


def refused(game: Game[Any], row: Refusal) -> Refused:
    """The refusal of a row's action, by the row's rule."""
    found = game.match_at(row.position, seed=1).refusal(row.seat, row.words)
    assert found is not None
    assert found.rule == row.rule
    return found


def expect_said(game: Game[Any], row: Refusal, said: list[str]) -> None:
    """A refusal is said like this, in all languages."""
    found = refused(game, row)
    assert found.reason == said[0]
    assert [Texts(language, game).refusal(found) for language in LANGUAGES] == said


def expect_all_told(game: Game[Any], rows: Iterable[Refusal]) -> None:
    """These rows bring up every sentence about causes that the game has."""
    said = {key_of(found.rule, found.cause) for found in [refused(game, row) for row in rows]}
    assert said == {key for key in catalogue("en", f"{game.name}-causes").messages if not key.startswith("do-")}


def expect_no_leak(game: Game[Any], positions: Iterable[Any], seed: int) -> None:
    """Each seat reads the same of a twin, for every barred word of the vocabulary."""
    for position in positions:
        state = game.match_at(position, seed=1).state
        for viewer in range(len(state.scores())):
            twin = state.determinize(viewer, Rng(seed))
            for action, rule in enumerate(game.bars(state, viewer)):
                if rule:
                    assert game.telling.refuse(twin, viewer, action, rule) == game.telling.refuse(
                        state, viewer, action, rule
                    )


def expect_whole_sentences(game: Game[Any], players: int, options: dict[str, str], every: int) -> None:
    """All along a match, in all languages: one sentence for each barred word, with every place filled."""
    texts = [Texts(language, game) for language in LANGUAGES]
    match = game.match(players, seed=5, options=options)
    for number in range(90):
        turn = match.pending()[0]
        for words in game.actions[number % every :: every]:
            refused = match.refusal(turn, words)
            for said in [each.refusal(refused) for each in texts] if refused else []:
                assert said.endswith("."), said
                assert "{" not in said, said
                assert "  " not in said, said
        choices = match.choices(turn)
        match.play(turn, choices[(number * 7) % len(choices)])
