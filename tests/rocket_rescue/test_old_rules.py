"""Matches of rules version 1 go on by them while new ones are played by version 2: RR-13.15 and RR-R.52, the Miner.

The files `tests/golden/rocket_rescue/rules-1-*` were written by a program that knew no other version.
"""

import asyncio
import pickle
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.bots import roster
from apogee.cli import main
from apogee.core.game import Game
from apogee.core.journal import read_journal
from apogee.core.rng import Rng
from apogee.editions import game_by
from apogee.server import thinker
from apogee.server.thinking import thought_of
from apogee.testing import laws
from tests.rocket_rescue.table import COMPONENTS, GAME, refused
from tests.serving import Client, serving
from tests.test_replay import hand_in

GOLDEN = Path(__file__).parents[1] / "golden/rocket_rescue"
RUNNING, DESCRIBED = GOLDEN / "rules-1-running.save", GOLDEN / "rules-1-described.save"
HANDED_OUT, FINISHED = GOLDEN / "rules-1-running.export", GOLDEN / "rules-1-finished.export"
STORED = GOLDEN / "rules-1-tables.sql"
NEWEST = GAME.rules_version
ONCE = (
    "You have taken Carbon fibre with this die already, and each type is named once per die (RR-R.52); take that step "
    "back and take the larger amount at once, or choose another type."
)


def split(match: apogee.Match) -> int:
    """The Miner, who has taken 1 carbon with a die."""
    seat = match.pending()[0]
    assert match.view(None)["seats"][seat]["character"] == "miner"
    assert match.view(None)["turn"]["bought"] == ["carbon"]
    return seat


def begun(game: Game[Any] = GAME, **more: Any) -> apogee.Match:
    """The Miner has taken 1 carbon with a die of 5."""
    match = game.match_at({"seats": [{"character": "miner"}, {}, {}], "phase": "shopping", "round": 2,
                           "turn": {"seat": 0, "value": 5}, **more}, seed=1)  # fmt: skip
    match.play(0, "buy carbon 1")
    return match


def named(match: apogee.Match) -> list[str]:
    """The types that can be named now."""
    return sorted({words.split()[1] for words in match.choices(split(match)) if words != "pass"})


def is_by(match: apogee.Match, rules: int) -> bool:
    """Whether a match is of this version, and its list, bar and refusal all say so."""
    answer = match.why_not(split(match), "buy carbon 1")
    assert match.game is GAME.at(rules)
    assert match.journal.header.rules_version == rules == match.position()["rules"]
    laws.check_legal_is_what_nothing_bars(match.game, match.state)
    first, later = (["aluminium", "titanium"], ("RR-13.15", ONCE)), (["aluminium", "carbon", "titanium"], None)
    return (named(match), answer) == (first if rules == 1 else later)


def play_out(match: apogee.Match, bot: str = "random") -> None:
    """Bots play on to the end, each on a twin."""
    choose, rng = roster.bot(GAME.name, bot), Rng(1)
    while not match.over:
        seat = match.pending()[0]
        match.play(seat, GAME.actions[choose(match.state.determinize(seat, rng), seat, rng, 0)])


# --- The rule, by both versions


def test_rr_13_15_and_rr_r_52_new_matches_are_of_the_newest_version() -> None:
    assert list(GAME.older) == list(range(1, NEWEST))
    assert GAME.match(3, seed=1).journal.header.rules_version == NEWEST
    assert GAME.match(3, seed=1).position()["rules"] == NEWEST
    assert is_by(begun(), NEWEST)
    assert is_by(begun(rules=2), 2)


def test_rr_r_52_by_the_second_rules_the_miner_takes_one_by_one_in_any_order() -> None:
    match = begun(market={"carbon": 3, "aluminium": 1, "titanium": 9})
    for words in ("buy titanium 1", "buy carbon 1", "buy aluminium 1", "buy carbon 1"):
        assert match.pending() == (0,)
        assert refused(match, 0, "buy titanium 5") == "RR-7.1"
        match.play(0, words)
    assert match.view(None)["seats"][0]["cubes"] == {"carbon": 6, "aluminium": 4, "titanium": 4}
    assert match.view(None)["asks"] == "refill"  # the die is used up


def test_rr_7_3_by_the_second_rules_the_market_still_bounds_what_is_named_again() -> None:
    match = begun(market={"carbon": 2, "aluminium": 0, "titanium": 0})
    assert match.choices(0) == ["pass", "buy carbon 1"]
    assert refused(match, 0, "buy carbon 2") == "RR-7.3"
    match.play(0, "buy carbon 1")
    assert match.view(None)["asks"] == "refill"


def test_rr_r_52_by_the_first_rules_a_split_ends_when_all_that_lies_there_was_named() -> None:
    match = begun(market={"carbon": 2, "aluminium": 0, "titanium": 0}, rules=1)
    assert match.view(None)["asks"] == "refill"
    assert match.view(None)["market"]["carbon"] == 1


# --- Journals


@pytest.mark.parametrize("path", [RUNNING, DESCRIBED, FINISHED], ids=lambda path: path.name)
def test_rr_r_52_a_journal_of_the_first_rules_replays_byte_for_byte(path: Path) -> None:
    journal = apogee.journal(path)
    assert "rules" in journal.verify()
    match = apogee.replay(journal)
    assert match.game is GAME.at(1)
    assert match.journal.text(is_private=path.suffix == ".save") == path.read_text("utf-8")


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("path", [RUNNING, DESCRIBED], ids=lambda path: path.name)
def test_rr_r_52_a_save_of_the_first_rules_goes_on_by_them(path: Path, bot: str, tmp_path: Path) -> None:
    match = apogee.load(path)
    assert is_by(match, 1)
    with pytest.raises(apogee.IllegalAction) as refusal:
        match.play(split(match), "buy carbon 1")
    assert (refusal.value.rule, refusal.value.reason) == ("RR-13.15", ONCE)
    match.save(tmp_path / "again.save")
    assert (tmp_path / "again.save").read_bytes() == path.read_bytes()
    play_out(match, bot)
    match.export(tmp_path / "end.journal")
    assert apogee.journal(tmp_path / "end.journal").verify()[-1] == "result"
    assert apogee.load(tmp_path / "end.journal").journal.header.rules_version == 1


def test_rr_r_52_what_was_handed_out_by_the_first_rules_fits_what_comes_of_it() -> None:
    assert apogee.journal(HANDED_OUT).verify() == ("chain",)
    assert apogee.load(RUNNING).journal.text(is_private=False) == HANDED_OUT.read_text("utf-8")
    assert apogee.journal(HANDED_OUT).commitment == apogee.journal(FINISHED).commitment


def test_rr_r_52_a_journal_of_one_version_is_none_of_the_other() -> None:
    match = begun()
    match.play(0, "buy carbon 1")
    journal = match.journal
    assert GAME.replay(journal).journal.text(is_private=True) == journal.text(is_private=True)
    journal.header = replace(journal.header, rules_version=1)
    with pytest.raises(apogee.BadJournal, match=r"line 2: 'buy carbon 1' is illegal by RR-13\.15"):
        GAME.replay(journal)


def test_rr_r_52_a_header_and_its_position_name_the_same_rules() -> None:
    for rules, other in ((1, 2), (2, 1)):
        journal = begun(rules=rules).journal
        assert journal.header.position is not None
        assert "rules" not in journal.header.position
        journal.header = replace(journal.header, position={**journal.header.position, "rules": other})
        with pytest.raises(apogee.BadJournal, match="begin"):
            GAME.replay(journal)


def test_rr_r_52_the_terminal_shows_what_was_played_by_the_first_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FINISHED), "--verify", "--lang", "en"]) == 0
    assert "result" in capsys.readouterr().out
    assert main(["replay", str(FINISHED), "--at", "42", "--lang", "en"]) == 0
    assert "bought 1 x Carbon fibre" in capsys.readouterr().out


# --- Positions, copies and twins


def test_rr_r_52_a_position_of_the_first_rules_is_read_by_them_again() -> None:
    match = apogee.load(DESCRIBED)
    again = GAME.match_at(match.position(), seed=2)
    assert is_by(again, 1)
    assert again.position() == match.position()
    assert is_by(GAME.replay(again.journal), 1)
    unnamed = {key: value for key, value in match.position().items() if key != "rules"}
    assert is_by(GAME.match_at(unnamed, seed=1), NEWEST)
    assert is_by(GAME.at(1).match_at(unnamed, seed=1), 1)


@pytest.mark.parametrize("rules", [0, NEWEST + 1, -1, "1", True, 1.0])
def test_rules_that_there_are_not_are_no_position(rules: object) -> None:
    with pytest.raises(apogee.BadPosition, match=f"rules must be a number from 1 to {NEWEST}"):
        GAME.match_at({"players": 3, "rules": rules})
    with pytest.raises(apogee.BadPosition, match="rules must be a number from 1 to 1, not 2"):
        GAME.at(1).match_at({"players": 3, "rules": 2})


@pytest.mark.parametrize("rules", [1, 2])
def test_rr_r_52_copies_and_twins_are_of_the_same_version(rules: int) -> None:
    match = begun(rules=rules)
    state, game = match.state, GAME.at(rules)
    twin = state.determinize(1, Rng(1))
    copies = [
        state.clone(), twin, twin.determinize(0, Rng(2)), pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own

        GAME.from_json(state.to_json()), game.from_json(state.to_json()),
    ]  # fmt: skip
    for copy in copies:
        assert copy.to_json()["rules"] == rules
        assert copy.legal_actions(0) == state.legal_actions(0)
        assert GAME.bars(copy, 0) == GAME.bars(state, 0)
    new = game.new_state(3, game.chosen_options({"characters": "deal"}, 3))
    assert game.from_json(new.to_json()).to_json() == new.to_json()
    assert new.to_json()["rules"] == rules


@pytest.mark.parametrize("bot", roster.names(GAME.name))
@pytest.mark.parametrize("rules", [1, 2])
def test_rr_r_52_a_bot_elsewhere_thinks_by_the_rules_of_its_table(rules: int, bot: str) -> None:
    match = begun(rules=rules, market={"carbon": 9, "aluminium": 0, "titanium": 1})
    job = vars(thought_of(match.state, match.game, bot, 0, seed=1))
    assert job["rules_version"] == rules
    assert ("buy carbon 1" in job["choices"]) == (rules == 2)
    assert thinker.answer(job, 60) in match.choices(0)


def test_rr_r_52_other_component_files_have_both_versions_too() -> None:
    text = COMPONENTS.read_bytes()
    other = game_by(GAME.name, text.replace(b'id = "miner_cubes"\nvalue = 1', b'id = "miner_cubes"\nvalue = 2'))
    assert other.components_hash != GAME.components_hash
    assert len(named(begun(other))) == 3
    assert len(named(begun(other.at(1)))) == 2


# --- The server


def stored(folder: Path) -> Path:
    """A database with a table that runs by the first rules, as the server of then left it."""
    path = folder / "tables.db"
    connection = sqlite3.connect(path)
    connection.executescript(STORED.read_text("utf-8"))
    connection.close()
    return path


async def test_rr_r_52_a_table_of_the_first_rules_goes_on_beside_new_ones(tmp_path: Path) -> None:
    database = stored(tmp_path)

    here = serving(database, game_names=lambda: [GAME.name], now=lambda: 1_800_000_100.0)
    async with here as server, Client(server.port) as ada:
        ada.http.cookies["apogee"] = f"secret-{1:033}"
        old, by_bots = "id00000002", {"1": "random", "2": "greedy"}
        seen = await ada.see(old)
        assert seen["table"]["rules_version"] == 1
        assert [words for words in seen["choices"] if "carbon" in words] == []
        room = await server.hall.room(old)
        assert room.table.match is not None
        assert is_by(room.table.match, 1)
        answer = await ada.do(old, "play", decision=seen["decision"], words="buy carbon 1")
        assert (answer["error"], answer["rule"], answer["message"]) == ("illegal", "RR-13.15", ONCE)
        hint = await ada.http.get(f"/api/tables/{old}/hint")
        assert hint.json()["words"] in seen["choices"], hint.text
        await ada.play(old, "buy titanium 2")
        while (seen := await ada.see(old))["table"]["status"] == "running":
            if seen["choices"]:
                await ada.play(old)
            await asyncio.sleep(0)
        replayed = await ada.http.get(f"/api/tables/{old}/replay", params={"seat": "all"})
        assert (replayed.json()["rules_version"], replayed.json()["is_over"]) == (1, True)
        journal = read_journal((await ada.http.get(f"/api/tables/{old}/journal")).text, "it")
        journal.find_game = apogee.game
        assert journal.verify()[-1] == "result"
        again = await hand_in(ada, journal.text(is_private=False), "all")
        assert again.json()["steps"] == replayed.json()["steps"]
        new = await ada.open(GAME.name, 3, bots=by_bots)
        await ada.must(new, "sit", seat=0)
        assert (await ada.see(new))["table"]["rules_version"] == NEWEST
