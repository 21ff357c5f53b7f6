"""PR section 11: who knows what."""

import random
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import apogee
from tests.pocket_rockets.table import (
    CONVEYOR,
    GAME,
    GREY_LINE,
    LAUNCH,
    RECYCLING,
    RED_LINE,
    YELLOW_LINE,
    Described,
    at,
    cards_in,
    hand,
    idle,
    known,
    placed,
    play,
    rocket,
    seat,
    stack,
    told,
    viewers,
    whole_match,
)


def public_part(view: Described) -> Described:
    """A view without what depends on who looks."""
    shared = deepcopy(view)
    del shared["viewer"]
    for player in shared["seats"]:
        del player["hand"]
    for pile in shared["stacks"].values():
        del pile["content"]
    return shared


def pile_cards(position: Described, site: str) -> Counter[str]:
    """What lies in a stack whose cards are all decided."""
    return cards_in({"seats": [], "stacks": {site: position["stacks"][site]}})


class Books:
    """PR-11.2 kept by hand: what everybody remembers, from what is done openly."""

    def __init__(self, players: int) -> None:
        self.known: list[Counter[str]] = [Counter() for _ in range(players)]
        self.unknown = [0] * players
        self.under: dict[str, list[str]] = {}
        self.searcher: dict[str, int] = {}
        self.is_one_card = False

    def lay_off(self, player: int, card: str) -> None:
        if self.known[player][card]:
            self.known[player][card] -= 1
        else:
            self.unknown[player] -= 1

    def enter(self, before: Described, player: int, words: str) -> None:
        """Before the action: the public view, and what is done."""
        verb, *rest = words.split()
        piles = before["stacks"]
        if verb == "draw":
            site = before["seats"][player]["site"]
            self.known[player][piles[site]["top"]] += 1
            self.under[site] = self.under.get(site, [])[1:]
        elif verb == "build":
            self.lay_off(player, rest[0])
        elif verb == "recycle":
            card, received, searched = rest
            self.lay_off(player, card)
            if piles[received]["size"]:
                self.under[received] = [piles[received]["top"], *self.under.get(received, [])]
            if searched != "none":
                self.under[searched] = []
                self.searcher[searched] = player
                self.is_one_card = piles[searched]["size"] == 1
        elif verb == "take" and self.is_one_card:
            self.known[player][rest[0]] += 1
        elif verb == "take":
            self.unknown[player] += 1


def test_pr_11_1_hands_are_hidden_but_cards_from_an_open_top_are_known() -> None:
    match = at(
        [seat(CONVEYOR, hand=["base-grey", "tip-red-none"], known=["base-grey"])],
        stacks={CONVEYOR: ["segment-red", "base-red"]},
    )

    play(match, 0, "draw")

    assert hand(match, 0) == ["base-grey", "segment-red", "tip-red-none"]
    for viewer in (1, None):
        assert match.view(viewer)["seats"][0]["hand"] is None
        assert known(match, 0, viewer) == (["base-grey", "segment-red"], 1)
        assert "tip-red-none" not in told(match, viewer)


def test_pr_11_1_unknown_hand_cards_cannot_be_told_apart() -> None:
    one, other = (
        at([seat(CONVEYOR, hand=[held]), seat(CONVEYOR)], turn=1, stacks={RED_LINE: ["base-red", covered]})
        for held, covered in (("tip-red-none", "segment-grey"), ("segment-grey", "tip-red-none"))
    )

    for viewer in (1, None):
        assert told(one, viewer) == told(other, viewer)
    assert told(one, 0) != told(other, 0)


def test_pr_11_2_what_is_drawn_is_known_and_what_is_searched_is_not() -> None:
    match = at(
        [seat(CONVEYOR)],
        stacks={CONVEYOR: ["segment-red", "base-red"], RED_LINE: ["base-grey", "base-yellow", "segment-grey"]},
    )

    play(match, 0, "draw", "draw", "move cw")
    assert known(match, 0, 1) == (["base-red", "segment-red"], 0)
    play(match, 0, "recycle base-red construction-yellow construction-red", "take segment-grey")

    assert known(match, 0, 1) == known(match, 0) == (["segment-red"], 1)
    assert hand(match, 0) == ["segment-grey", "segment-red"]


@pytest.mark.parametrize(
    ("held", "open_cards", "left"),
    [
        (["base-grey", "base-grey"], ["base-grey"], ([], 1)),
        (["base-grey", "base-red"], ["base-red"], (["base-red"], 0)),
        (["base-grey", "base-red"], [], ([], 1)),
        (["base-grey", "base-red"], ["base-grey"], ([], 1)),
    ],
)
def test_pr_11_2_a_card_that_leaves_is_a_known_one_if_it_can_be(
    held: list[str], open_cards: list[str], left: tuple[list[str], int]
) -> None:
    built = at([seat(GREY_LINE, hand=held, known=open_cards)])
    play(built, 0, "build base-grey new")

    recycled = at([seat(RECYCLING, hand=held, known=open_cards)])
    play(recycled, 0, "recycle base-grey conveyor none")

    for match in (built, recycled):
        for viewer in viewers(match):
            assert known(match, 0, viewer) == left


def test_pr_11_2_recycled_cards_stay_known_when_covered_until_a_search() -> None:
    match = at(
        [seat(RECYCLING, hand=["base-grey", "segment-red", "tip-red-none"]), seat(RECYCLING, hand=["base-red"])],
        points=3,
        stacks={YELLOW_LINE: ["base-yellow"] * 4},
    )

    for card in ("base-grey", "segment-red", "tip-red-none"):
        play(match, 0, f"recycle {card} conveyor construction-yellow", "take base-yellow")
    for viewer in viewers(match):
        assert stack(match, CONVEYOR, viewer)["top"] == "tip-red-none"
        assert stack(match, CONVEYOR, viewer)["under"] == ["segment-red", "base-grey"]

    play(match, 1, "recycle base-red construction-red conveyor", "take base-grey")
    for viewer in viewers(match):
        assert stack(match, CONVEYOR, viewer)["under"] == []


def test_pr_11_2_drawing_uncovers_the_known_cards() -> None:
    match = at([seat(CONVEYOR)], stacks={CONVEYOR: {"top": ["base-red", "segment-red", "base-grey"]}})

    play(match, 0, "draw")

    for viewer in viewers(match):
        assert stack(match, CONVEYOR, viewer)["top"] == "segment-red"
        assert stack(match, CONVEYOR, viewer)["under"] == ["base-grey"]


def test_pr_11_2_the_last_searcher_remembers_the_stack_as_it_changes() -> None:
    match = at(
        [seat(RECYCLING, hand=["base-grey", "base-red"]), seat(CONVEYOR)],
        points=1,
        stacks={CONVEYOR: ["segment-red", "tip-red-none", "segment-grey", "segment-grey"]},
    )

    match.expect("top segment-grey")
    play(match, 0, "recycle base-grey construction-red conveyor", "take tip-red-none")
    assert stack(match, CONVEYOR, 0)["content"] == {"segment-red": 1, "segment-grey": 2}
    match.expect("top segment-red")
    play(match, 1, "draw", "move cw")
    assert stack(match, CONVEYOR, 0)["content"] == {"segment-red": 1, "segment-grey": 1}
    play(match, 1, "recycle segment-grey conveyor construction-red", "take base-grey")

    assert stack(match, CONVEYOR, 0)["content"] == {"segment-red": 1, "segment-grey": 2}
    assert stack(match, CONVEYOR, 1)["content"] is None
    assert stack(match, CONVEYOR, None)["content"] is None


def test_pr_11_2_somebody_elses_search_ends_the_memory() -> None:
    match = at(
        [seat(RECYCLING, hand=["base-grey"]), seat(RECYCLING, hand=["base-red"])],
        points=1,
        stacks={CONVEYOR: ["segment-red", "tip-red-none", "segment-grey"], RED_LINE: ["base-yellow"] * 2},
    )

    play(match, 0, "recycle base-grey construction-red conveyor", "take tip-red-none")
    play(match, 1, "recycle base-red construction-grey construction-red", "take base-yellow")
    assert stack(match, CONVEYOR, 0)["content"] == {"segment-red": 1, "segment-grey": 1}
    play(match, 1, "recycle base-yellow construction-grey conveyor")

    assert stack(match, CONVEYOR, 0)["content"] is None
    assert stack(match, CONVEYOR, 1)["content"] == {"segment-red": 1, "segment-grey": 1}


@pytest.mark.parametrize("players", GAME.players)
def test_pr_11_2_the_books_of_whole_matches_agree(players: int) -> None:
    chooser = random.Random(players)  # noqa: S311
    match, books = placed(players, seed=5, site=RECYCLING), Books(players)
    searches = remembered = 0

    for _ in range(400):
        if match.over:
            break
        player = match.pending()[0]
        verb = chooser.choice(sorted({words.split()[0] for words in match.choices(player)}))
        words = chooser.choice([each for each in match.choices(player) if each.split()[0] == verb])
        books.enter(match.view(None), player, words)
        match.play(player, words)
        searches += verb == "take"

        views, truth = {viewer: match.view(viewer) for viewer in viewers(match)}, match.position()
        for view in views.values():
            assert [Counter(each["known"]) for each in view["seats"]] == [+each for each in books.known]
            assert [each["unknown"] for each in view["seats"]] == books.unknown
        for viewer, view in views.items():
            for site, pile in view["stacks"].items():
                assert pile["under"] == books.under.get(site, [])
                is_remembered = viewer is not None and books.searcher.get(site) == viewer and pile["size"] > 0
                assert bool(pile["content"]) == is_remembered
                if is_remembered:
                    assert Counter(pile["content"]) == pile_cards(truth, site)
                    remembered += 1
    assert searches > 20
    assert remembered > 100


def test_pr_11_3_the_public_log_tells_what_is_done_openly() -> None:
    match = at(
        [
            seat(CONVEYOR, hand=["segment-grey"], rockets=[rocket("grey"), rocket("grey", 1, "none")]),
            seat(LAUNCH),
        ],
        points=3,
        stacks={CONVEYOR: ["base-red", "tip-red-none"]},
    )

    play(match, 0, "draw", "reverse", "move ccw")
    idle(match)
    play(match, 0, "build segment-grey 1", "move ccw", "refuel 4 2")

    for viewer in viewers(match):
        log = [event for event in match.log(viewer) if event.get("seat") == 0 and event["event"] != "turn"]
        assert log == [
            {"event": "draw", "seat": 0, "stack": CONVEYOR, "card": "base-red"},
            {"event": "reverse", "seat": 0, "arrow": "ccw"},
            {"event": "move", "seat": 0, "direction": "ccw", "site": GREY_LINE},
            {"event": "build", "seat": 0, "card": "segment-grey", "rocket": 1},
            {"event": "move", "seat": 0, "direction": "ccw", "site": LAUNCH},
            {"event": "refuel", "seat": 0, "fuel": 4, "rocket": 2},
        ]


def test_pr_11_3_placements_are_in_the_public_log() -> None:
    match = GAME.match(players=2, seed=1)
    first = match.pending()[0]

    play(match, first, "place conveyor")

    for viewer in viewers(match):
        assert match.log(viewer)[-1] == {"event": "place", "seat": first, "site": CONVEYOR}


def test_pr_11_3_a_search_is_logged_with_the_stack_only() -> None:
    match = at([seat(RECYCLING, hand=["base-grey"])], stacks={CONVEYOR: ["segment-red", "tip-red-none", "base-red"]})

    match.expect("top segment-red")
    play(match, 0, "recycle base-grey construction-red conveyor", "take tip-red-none")

    for viewer in (1, None):
        log = match.log(viewer)
        assert {"event": "discard", "seat": 0, "card": "base-grey", "stack": RED_LINE} in log
        assert {"event": "search", "seat": 0, "stack": CONVEYOR} in log
        told_cards = [event["card"] for event in log if "card" in event]
        assert told_cards == ["base-grey", "segment-red"]  # the one put down, and the new top
        assert not any("cards" in event for event in log)
    private = match.log(0)
    assert [sorted(event["cards"]) for event in private if "cards" in event] == [
        ["base-red", "segment-red", "tip-red-none"]
    ]
    assert "tip-red-none" in [event["card"] for event in private if "card" in event]


def test_pr_11_3_the_log_ends_with_the_end_and_the_score() -> None:
    match = at([seat(LAUNCH, rockets=[rocket("grey", 1, "plus-one")])], fuel={"3": 1})

    play(match, 0, "refuel 3 1")

    for viewer in viewers(match):
        log = match.log(viewer)
        assert [event["reason"] for event in log if event["event"] == "end"] == ["fuel_exhausted"]
        assert [event["scores"] for event in log if "scores" in event] == [[6, 0]]


def test_pr_11_4_all_see_the_same_but_own_hands_and_own_searches() -> None:
    chooser = random.Random(11)  # noqa: S311
    match = placed(3, seed=11, site=RECYCLING)

    for _ in range(300):
        views = {viewer: match.view(viewer) for viewer in viewers(match)}
        for viewer, view in views.items():
            assert view["viewer"] == viewer
            assert public_part(view) == public_part(views[None])
            for number, shown in enumerate(view["seats"]):
                held = match.position()["seats"][number]["hand"]
                assert shown["hand"] is None if number != viewer else sorted(shown["hand"]) == sorted(held)
                assert len(shown["known"]) + shown["unknown"] == len(held)
            for pile in view["stacks"].values():
                assert pile["content"] is None or pile["searched_by"] == viewer
        for player in range(3):
            assert bool(match.choices(player)) == (player in match.pending())
        asked = match.pending()[0]
        match.play(asked, chooser.choice(match.choices(asked)))


def test_pr_11_4_a_search_into_the_common_shuffle_leaks_nothing() -> None:
    described: dict[str, Any] = {
        "stacks": {
            RED_LINE: {"top": ["base-yellow"], "common": 2},
            CONVEYOR: {"top": ["base-red"], "common": 2},
        },
        "common": {"segment-grey": 2, "tip-red-none": 1, "segment-red": 1},
    }
    one, other = (at([seat(RECYCLING, hand=["base-grey"])], **described) for _ in range(2))

    one.expect("look segment-red", "look segment-grey")
    other.expect("look tip-red-none", "look segment-grey")
    for match, card in ((one, "segment-red"), (other, "tip-red-none")):
        play(match, 0, "recycle base-grey construction-grey conveyor")
        match.expect("top base-red")
        play(match, 0, f"take {card}")

    for viewer in (1, None):
        assert told(one, viewer) == told(other, viewer)
    assert told(one, 0) != told(other, 0)


def test_pr_11_4_everybody_sees_that_and_where_a_search_is_going_on() -> None:
    match = at([seat(RECYCLING, hand=["base-grey"])], stacks={CONVEYOR: ["segment-red", "tip-red-none"]})

    play(match, 0, "recycle base-grey construction-red conveyor")

    for viewer in viewers(match):
        assert stack(match, CONVEYOR, viewer)["is_searched_now"] is True
        assert stack(match, RED_LINE, viewer)["is_searched_now"] is False
        assert stack(match, RED_LINE, viewer)["top"] == "base-grey"


def test_pr_11_4_no_seed_and_no_card_copies_are_sent() -> None:
    chooser = random.Random(4)  # noqa: S311
    match = placed(2, seed="open-sesame", site=RECYCLING)
    cards = "|".join(sorted(cards_in(match.position())))

    for _ in range(150):
        asked = match.pending()[0]
        match.play(asked, chooser.choice(match.choices(asked)))
    for viewer in viewers(match):
        text = told(match, viewer)
        assert "sesame" not in text
        assert "seed" not in text
        assert set(re.findall(r"(?:base|segment|tip)-[\w-]+", text)) <= set(cards.split("|"))


def test_pr_11_4_the_journal_of_a_running_match_keeps_its_secrets(tmp_path: Path) -> None:
    match = at(
        [seat(RECYCLING, hand=["base-grey"])],
        stacks={CONVEYOR: ["segment-red", "tip-red-none", "segment-yellow"]},
        seed="open-sesame",
    )
    match.expect("top segment-red")
    play(match, 0, "recycle base-grey construction-red conveyor", "take tip-red-none")

    match.export(tmp_path / "journal")

    text = (tmp_path / "journal").read_text(encoding="utf-8")
    assert "sesame" not in text
    assert "tip-red-none" not in text
    assert "segment-yellow" not in text


def test_pr_11_5_the_full_record_is_disclosed_only_after_the_end(tmp_path: Path) -> None:
    match = at([seat(LAUNCH, rockets=[rocket("grey", 1, "none")])], fuel={"3": 1}, points=2, seed="open-sesame")
    play(match, 0, "move cw")
    match.export(tmp_path / "running")
    assert "sesame" not in (tmp_path / "running").read_text(encoding="utf-8")
    with pytest.raises(apogee.BadJournal):
        apogee.replay(tmp_path / "running")

    over = at([seat(LAUNCH, rockets=[rocket("grey", 1, "none")])], fuel={"3": 1}, seed="open-sesame")
    play(over, 0, "refuel 3 1")
    over.export(tmp_path / "over")

    assert "seed open-sesame" in (tmp_path / "over").read_text(encoding="utf-8")
    again = apogee.replay(tmp_path / "over")
    assert again.position() == over.position()
    assert again.scores() == over.scores() == [5, 0]


def test_pr_11_5_a_finished_match_can_be_replayed_from_its_record(tmp_path: Path) -> None:
    _, match = whole_match(2, 1)

    match.export(tmp_path / "journal")

    assert apogee.replay(tmp_path / "journal").log(None) == match.log(None)
