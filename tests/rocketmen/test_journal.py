"""Steps of a cart taken back, and journals of Rocketmen: saved, loaded, handed out, verified, played again."""

from pathlib import Path

import pytest

import apogee
from apogee.core.journal import read_journal
from apogee.core.rng import Rng
from apogee.testing import laws
from tests.rocketmen.table import GAME, at, play, seat, told, viewers

IN_SECRET = ("buy", "pay", "place", "replace", "discard")  # verbs of steps that only the acting seat sees (RM-R.58)


def buyer() -> apogee.Match:
    """Seat 0 of three can buy two of the cards in the display, or place some of its own."""
    hand = ["hotel_a", "hotel_b", "mining", "satellite_a", "spaceship_a", "base_a"]
    display = ["afterburners", "solar_energy", "depot", "pandemic", "spacesuit", "big_data"]
    return GAME.match_at({"seats": [seat(hand), {}, {}], "display": display}, seed=1, salt="s")


def lines(match: apogee.Match) -> list[str]:
    """The lines of play in what is handed out, which can be read back."""
    text = match.journal.text(is_private=False)
    assert read_journal(text, "it").text(is_private=False) == text
    return [line.rpartition(" #")[0].partition(" ")[2] for line in text.splitlines() if line[0].isdigit()]


def test_steps_of_a_cart_go_back_one_by_one() -> None:
    """RM-D.3, RM-D.4: nobody else notices that something was put together, nor that it was taken back."""
    match = buyer()
    others = [each for each in viewers(match) if each != 0]
    before = [told(match, viewer) for viewer in others]
    play(match, 0, "buy afterburners", "buy solar_energy", "pay hotel_a", "pay mining")
    assert [told(match, viewer) for viewer in others] == before
    for line in (4, 3, 2, 1):
        assert [match.own_take_back(player) for player in range(3)] == [line, None, None]
        match.take_back_own(0)
        assert [told(match, viewer) for viewer in others] == before
    assert match.position() == buyer().position()
    assert match.own_take_back(0) is None
    assert lines(match) == []


def test_what_was_bought_stays_bought() -> None:
    """RM-7.3: the next card lies in the display, so the purchase is no secret and no draft any more."""
    match = buyer()
    play(match, 0, "buy afterburners", "pay hotel_a", "pay mining", "done")
    assert match.own_take_back(0) is None
    with pytest.raises(apogee.NoTakeBack):
        match.take_back_own(0)


@pytest.mark.parametrize("known", [["hotel_a"], []])
def test_what_was_placed_stays_placed(known: list[str]) -> None:
    """RM-8.1: with the last step the draft is open, and others have seen how it was paid."""
    match = at([seat(["hotel_a", "base_a"], known=known)])
    play(match, 0, "place hotel_a plan", "pay placed:hotel_a", "done")
    assert match.own_take_back(0) is None
    match.play(0, "discard base_a hand")
    assert match.own_take_back(0) == 4


def test_what_is_handed_out_does_not_tell_of_drafts() -> None:
    """Neither the words nor the number of steps: two ways to the same placement give the same text."""
    straight, roundabout = buyer(), buyer()
    play(straight, 0, "place hotel_a plan", "pay placed:hotel_a", "done")
    play(roundabout, 0, "buy afterburners", "pay hotel_b")
    assert lines(roundabout) == []
    roundabout.take_back_own(0)
    roundabout.take_back_own(0)
    play(roundabout, 0, "place base_a plan")
    roundabout.take_back_own(0)
    play(roundabout, 0, "place hotel_a plan", "pay placed:hotel_a", "done")
    assert lines(straight) == lines(roundabout) == ["0 done"]
    assert straight.journal.text(is_private=False) == roundabout.journal.text(is_private=False)
    assert straight.journal.text(is_private=True) != roundabout.journal.text(is_private=True)


def test_what_is_handed_out_tells_what_was_open() -> None:
    """RM-5.4, RM-11.3: ends of turns, launches and what follows them, but no drawn card."""
    match = at([seat(["hotel_a"], plan="satellite_a", pad=["engine_small", "satellite_b"])])
    match.expect("success 1", "success 0", "success 0")
    play(match, 0, "launch earth", "draw", "draw", "discard plan")
    assert lines(match) == [
        "0 launch earth", "* success 1 !", "0 draw", "* success 0 !", "0 draw", "* success 0 !", "0 discard plan",
    ]  # fmt: skip
    assert any(entry.words.startswith("draw ") for entry in match.journal.entries)


def wander(match: apogee.Match, rng: Rng, decisions: int) -> int:
    """Play at random, and take steps of carts back now and then; how many were."""
    taken_back = 0
    for _ in range(decisions):
        player = match.pending()[0]
        words = GAME.actions[laws.choose(GAME, match.state, player, rng)]
        match.play(player, words)
        if words.split()[0] in IN_SECRET and rng.below(3) == 0 and match.own_take_back(player) is not None:
            before = [told(match, viewer) for viewer in viewers(match) if viewer != player]
            match.take_back_own(player)
            assert [told(match, viewer) for viewer in viewers(match) if viewer != player] == before
            taken_back += 1
    return taken_back


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"level": "hard"}),
        (2, {"mode": "battle"}),
        (2, {"variants": "market_research+heavy_lift"}),
        (4, {"variants": "random"}),
    ],
    ids=["solo", "battle", "research", "variants"],
)
def test_a_match_with_drafts_taken_back_is_kept_whole(players: int, options: dict[str, str], tmp_path: Path) -> None:
    """Saved and loaded it goes on, handed out it keeps its secrets, finished it verifies and replays to the same."""
    match = GAME.match(players, options=options, seed=players, salt="s")
    rng = Rng(players)
    assert wander(match, rng, 80) > 3

    match.export(tmp_path / "running.journal")
    shown = apogee.journal(tmp_path / "running.journal")
    assert shown.verify() == ("chain",)
    assert [entry for entry in shown.entries if entry.words.split()[:1] in [[verb] for verb in IN_SECRET[:4]]] == []
    assert [entry for entry in shown.entries if entry.words.endswith(" hand")] == []
    assert [entry for entry in shown.entries if entry.seat is None and entry.words.startswith("draw ")] == []

    match.save(tmp_path / "it.save")
    loaded = apogee.load(tmp_path / "it.save")
    assert loaded.position() == match.position()
    assert [loaded.log(viewer) for viewer in viewers(match)] == [match.log(viewer) for viewer in viewers(match)]
    assert [loaded.own_take_back(each) for each in range(players)] == [
        match.own_take_back(each) for each in range(players)
    ]

    while not loaded.over:
        player = loaded.pending()[0]
        loaded.play(player, GAME.actions[laws.choose(GAME, loaded.state, player, rng)])
    loaded.export(tmp_path / "it.journal")
    journal = apogee.journal(tmp_path / "it.journal")
    assert journal.verify() == ("chain", "commitment", "draws", "rules", "result")
    again = GAME.replay(journal)
    assert again.position() == loaded.position()
    assert again.scores() == loaded.scores()
    assert [again.log(viewer) for viewer in viewers(again)] == [loaded.log(viewer) for viewer in viewers(loaded)]
    assert again.journal.text(is_private=True) == loaded.journal.text(is_private=True)
