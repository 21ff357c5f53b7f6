"""Finds small problems in matches between bots: positions where the best line is worth much more than the next.

    python tools/problems.py GAME [--matches 40] [--seed 1]

Writes games/GAME/problems.json, a dozen of them. A problem is kept if two looks with different generators, each longer
than a table's bot takes, agree on the best line and that it is clearly better, and if the game can tell why.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import apogee
from apogee.bots import roster
from apogee.bots.advice import Advice, AdvisedLine, advise
from apogee.catalog import GAMES
from apogee.core.components import package_of
from apogee.core.game import Game
from apogee.core.match import Match
from apogee.core.rng import Rng
from apogee.lessons import LEARNER, problem_of

ROOT = Path(__file__).resolve().parent.parent
WANTED = 12
MARGIN = 9  # percent of a win that the best line is ahead, in both looks
EARLY = 4  # own main decisions of a match before the first problem
APART = 3  # own main decisions between two problems of a match
ALIKE = 2  # problems of one game with the same verb and reason
SECONDS = 0.6  # of processor time for a look


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = apogee.game(arguments.game)
    found: list[dict[str, Any]] = []
    kinds: Counter[tuple[str, str]] = Counter()
    for number in range(arguments.matches):
        for problem in problems_in(game, f"{arguments.seed}.{number}"):
            kind = (problem["line"][-1].partition(" ")[0], problem["why"]["case"])
            if kinds[kind] < ALIKE:
                kinds[kind] += 1
                found.append(problem)
        print(f"match {number + 1} of {arguments.matches}: {len(found)} problems, {dict(kinds)}", flush=True)
        if len(found) >= WANTED:
            break
    found = sorted(found[:WANTED], key=lambda each: each["percents"][1] - each["percents"][0])  # the plainest first
    made = f"python tools/problems.py {game.name} --matches {arguments.matches} --seed {arguments.seed}"
    lines = [json.dumps({**problem, "id": f"p{at}"}, sort_keys=True) for at, problem in enumerate(found, 1)]
    text = f'{{"made": {json.dumps(made)}, "problems": [\n' + ",\n".join(lines) + "\n]}\n"
    target = ROOT / "src" / "apogee" / "games" / package_of(game.name) / "problems.json"
    target.write_text(text, "utf-8")
    print(f"{target}: {len(found)} problems")


def problems_in(game: Game[Any], seed: str) -> list[dict[str, Any]]:
    """The problems of one match between Engineers, from the first seat."""
    players = game.players[1] if game.players[0] == 1 else game.players[0]
    match = game.match(players, seed)
    sitters = [roster.Sitter(game.name, "greedy", seat, Rng(seat)) for seat in range(players)]
    knowledge, rng = roster.knowledge_of(game.name), Rng(7)
    found: list[dict[str, Any]] = []
    mains, last = 0, -APART
    while not match.over:
        seat = match.pending()[0]
        if seat == LEARNER and len(match.choices(seat)) > 1 and knowledge.is_main(match.state, seat):
            mains += 1
            if mains > EARLY and mains - last >= APART:
                problem = problem_at(match, rng)
                if problem is not None:
                    found.append(problem)
                    last = mains
        match.play(seat, game.actions[sitters[seat].answer(match.state)])
    return found


def problem_at(match: Match, rng: Rng) -> dict[str, Any] | None:
    """The position as a problem, if it is one."""
    game, twin = match.game, match.state.determinize(LEARNER, rng)
    first = advise(game, twin, LEARNER, Rng(1), SECONDS)
    if not is_clear(first):
        return None
    again = advise(game, match.state.determinize(LEARNER, rng), LEARNER, Rng(2), SECONDS)
    best = words_of(first.lines[0])
    if not is_clear(again) or words_of(again.lines[0]) != best:
        return None
    goal = goal_of(match, best)
    if goal is None or any(goal_of(match, words_of(each)) == goal for each in first.lines[1:]):
        return None
    why = first.lines[0].reason
    problem = {
        "id": "",
        "position": match.position(),
        "line": best,
        "goal": goal,
        "percents": [first.lines[0].percent, first.lines[1].percent],
        "why": {"case": why.case, "facts": dict(why.facts)},
    }
    return problem if is_sound(game, problem) else None


def is_sound(game: Game[Any], problem: dict[str, Any]) -> bool:
    """Whether the answer is reached whatever chance brings, and something else is no answer."""
    chapter = problem_of(problem)
    for seed in range(4):
        match = game.match_at(problem["position"], seed)
        others = [words for words in match.choices(LEARNER) if words != problem["line"][0]]
        if seed == 0 and all(chapter.leads_on(match, [], words) for words in others[:40]):
            return False
        for words in problem["line"]:
            if LEARNER not in match.pending() or not chapter.leads_on(match, match.log(LEARNER), words):
                return False
            match.play(LEARNER, words)
        if not chapter.done(match.log(LEARNER)):
            return False
    return True


def is_clear(advice: Advice) -> bool:
    """Whether the best line is much better than the next, and the game tells why."""
    if len(advice.lines) < 2 or advice.lines[0].reason.case == "weighed":
        return False
    best, second = (line.percent for line in advice.lines[:2])
    return best - second >= MARGIN and best >= 15


def words_of(line: AdvisedLine) -> list[str]:
    return [deed.words for deed in line.steps]


def goal_of(match: Match, line: list[str]) -> dict[str, Any] | None:
    """What the seat is told by the last step of a line."""
    ahead = match.as_it_is()
    for words in line:
        lines = len(ahead.journal.entries)
        if LEARNER not in ahead.pending() or ahead.refusal(LEARNER, words):
            return None
        ahead.play(LEARNER, words)
    own = [event for event in ahead.log(LEARNER, after=lines) if event.get("seat") == LEARNER]
    told = next((event for event in own if event["event"] != "turn"), None)
    return told and {key: [fact] if isinstance(fact, list) else fact for key, fact in told.items()}


if __name__ == "__main__":
    main()
