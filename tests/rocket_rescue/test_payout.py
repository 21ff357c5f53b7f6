"""RR-9, RR-10 and RR-13 in a second model: build turns, sabotage and launches at many tables."""

import random
from collections import Counter
from typing import Any

import pytest

import apogee
from tests.rocket_rescue import payout
from tests.rocket_rescue.rich import PHASES, rich_position
from tests.rocket_rescue.table import GAME, Described

BUSY = {"saboteur", "mechanic", "explorer", "pilot"}


def seeds(players: int) -> list[int]:
    """Rich tables that begin with Build & Launch: most with two characters who act in launches, some with none."""
    found: list[int] = []
    for seed in range(160):
        if PHASES[seed % len(PHASES)] == "build_launch" and len(found) < 24:
            here = BUSY & {seat.get("character") for seat in rich_position(players, seed)["seats"]}
            if len(here) >= 2 or seed % 24 == 0:
                found.append(seed)
    return found


def pad(players: int, seed: int) -> apogee.Match:
    """A rich table in Build & Launch; everybody has energy, and the Explorer's chips lie on any planet."""
    position = rich_position(players, seed)
    for seat in position["seats"]:
        seat["energy"] += seed % 13
    if "marks" in position:
        position["marks"] = [0] * 5
        position["marks"][seed % 5] = spare_chips(position)
    return GAME.match_at(position, seed=seed)


def spare_chips(position: Described) -> int:
    """How many chips the Explorer can have on planets, three at most."""
    explorer = [seat.get("character") for seat in position["seats"]].index("explorer")
    owned: int = sum(built["owner"] == explorer for rocket in position["hangars"] for built in rocket)
    return min(3, (9 if position["edition"] == "base" else 10) - owned)


class Player:
    """Plays one table, launches first, and compares every step."""

    def __init__(self, players: int, seed: int) -> None:
        self.match = pad(players, seed)
        self.chooser = random.Random(seed)  # noqa: S311
        self.launched = 0
        self.met: Counter[str] = Counter()
        self.before: Described | None = None  # the view when a launch was declared
        self.acts: list[str] = []

    def play(self) -> None:
        """Until the phase is over."""
        view = self.match.view(None)
        round_now = view["round"]
        while (view["round"], view["phase"]) == (round_now, "build_launch"):
            player = view["asked"]
            choices = self.match.choices(player)
            self.compare(view, choices)
            self.answer(player, view, choices)
            view = self.match.view(None)
            if self.before is not None and view["launch"] is None:
                self.check(self.before, view)
                self.before = None

    def compare(self, view: Described, choices: list[str]) -> None:
        """What is offered is what the second model offers."""
        assert len(set(choices)) == len(choices)
        if view["asks"] == "build_launch":
            assert set(choices) == payout.build_turn(view)
        if view["asks"] == "sabotage":
            assert set(choices) == payout.sabotage(view)

    def answer(self, player: int, view: Described, choices: list[str]) -> None:
        """A launch if there is one, to where the Explorer's chips lie; otherwise anything but exchanges."""
        launches = [words for words in choices if words.startswith("launch")]
        marked = [place["planet"] for place in view["planets"] if place["marks"]]
        launches = [words for words in launches if words.split()[2] in marked] or launches
        verbs = sorted({words.split()[0] for words in choices} - {"exchange"})
        verb = "launch" if launches else self.chooser.choice(verbs)
        words = self.chooser.choice(launches or [words for words in choices if words.split()[0] == verb])
        if words.startswith("launch"):
            _, hangar, planet = words.split()
            self.before = {**view, "launch": {"launcher": player, "hangar": int(hangar), "planet": planet}}
            self.acts = []
            self.since = len(self.match.log(None))
        elif view["asks"] in ("sabotage", "target"):
            self.acts.append(words)
        self.match.play(player, words)

    def check(self, before: Described, view: Described) -> None:
        """What the launch changed is what the second model says."""
        log = self.match.log(None)[self.since :]
        expected = payout.paid_out(before, self.acts, counted(log))
        for key in ("vp", "energy", "chips", "saved", "score"):
            assert [seat[key] for seat in view["seats"]] == expected[key], key
        assert view["flown"] == expected["flown"]
        rocket = view["hangars"][before["launch"]["hangar"] - 1]["modules"]
        assert [(each["module"], each["owner"], each["pilot_chip"]) for each in rocket] == expected["rocket"]
        assert all(not each["crew"] for each in rocket)
        self.launched += 1
        self.met.update(event["event"] for event in log)


def counted(log: list[dict[str, Any]]) -> list[int]:
    """The stability rolls that counted: of a roll and its repetition the second."""
    rolls: list[int] = []
    is_repeated = False
    for event in log:
        if event["event"] == "demanded":
            is_repeated = True
        elif event["event"] == "stability":
            if is_repeated:
                rolls.pop()
            rolls.append(event["value"])
            is_repeated = False
    return rolls


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rr_r_43_rr_d_14_and_rr_d_17_many_launches_pay_what_a_second_model_says(players: int) -> None:
    launched = 0
    met: Counter[str] = Counter()
    for seed in seeds(players):
        player = Player(players, seed)
        player.play()
        launched += player.launched
        met += player.met

    assert launched >= 50
    wanted = {"assigned", "moved", "fee", "explorer-reward", "pilot-reward", "equipment-reward", "first", "demanded"}
    assert wanted <= set(met), wanted - set(met)
