"""`apogee arena GAME BOT BOT ...`: how strong bots are against each other, measured so that it can be relied on.

Decks are mirrored (tournament.py), figures have intervals by block (strength.py), and every run is looked through for
the faults that would make it worthless (audit.py). It is played by the runner that plays simulations.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from functools import cached_property
from statistics import fmean
from typing import Any

from apogee import catalog
from apogee.arguments import BadArgument, game_of, one_of, shares, whole_number
from apogee.bots import roster
from apogee.core.game import Game
from apogee.core.mode import mode
from apogee.lab import audit
from apogee.lab.contender import LABEL, takes_budget
from apogee.lab.figures import number, number_with_sign, percent, table
from apogee.lab.report import closing_lines, interval_text
from apogee.lab.runner import Doubt, Run, add_arguments, common_facts
from apogee.lab.strength import Interval, Sequential, mean_interval, ratings, share_interval
from apogee.lab.tournament import SEEDS, Pair, Tournament, rankings, whole_blocks, wins
from apogee.lab.worker import Played
from apogee.locale.texts import Texts

BLOCKS = 100
MOST_BLOCKS = 10**6
MOST_BOTS = 12
ANCHOR = "random"


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What the command takes."""
    games = ", ".join(catalog.GAMES)
    parser.add_argument("game", metavar=texts("help-game"), help=texts("simulate-help-game", games=games))
    parser.add_argument("bots", metavar="BOT", nargs="*", help=texts("arena-help-bots"))
    parser.add_argument("--blocks", metavar="N", default=BLOCKS, help=texts("arena-help-blocks", default=BLOCKS))
    parser.add_argument("--players", metavar="N", help=texts("arena-help-players"))
    parser.add_argument("--budget", metavar="N", help=texts("arena-help-budget"))
    parser.add_argument("--seeds", metavar="|".join(SEEDS), default="tune", help=texts("arena-help-seeds"))
    parser.add_argument("--sprt", metavar="LOW,HIGH", help=texts("arena-help-sprt"))
    add_arguments(parser, texts)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Measure; the exit code."""
    game = game_of(texts, arguments.game)
    texts = texts.of(game)
    return Arena(game, tournament_of(arguments, game, texts), test_of(arguments, texts), texts, arguments).run()


def tournament_of(arguments: argparse.Namespace, game: Game[Any], texts: Texts) -> Tournament:
    """The run that the arguments describe."""
    if not 2 <= len(arguments.bots) <= MOST_BOTS:
        raise BadArgument(texts("arena-bad-number", most=MOST_BOTS, bots=len(arguments.bots)))
    bots = number_copies(label_of(texts, game, bot, arguments.budget) for bot in arguments.bots)
    players = whole_number(texts, "--players", arguments.players or game.players[0], game.players[0], game.players[-1])
    game.expect_players(players)
    blocks = whole_number(texts, "--blocks", arguments.blocks, 2, MOST_BLOCKS)
    seeds = one_of(texts, "arena-bad-seeds", arguments.seeds, SEEDS)
    facts = common_facts(arguments, game, players, texts)
    one_block = Tournament(bots=bots, seeds=seeds, matches=1, **facts)
    return Tournament(bots=bots, seeds=seeds, matches=blocks * len(one_block.seatings), **facts)


def label_of(texts: Texts, game: Game[Any], bot: str, budget: str | None) -> str:
    """A bot as the arena calls it, with the budget that is meant for all that take one."""
    found = LABEL.fullmatch(bot)
    if not found or "#" in bot or int(found["slips"] or 0) > 100 or (found["budget"] and not int(found["budget"])):
        one_of(texts, "wrong-bot", bot.partition("@")[0].partition("~")[0], roster.candidates(game.name))
        raise BadArgument(texts("arena-bad-bot", bot=bot[:40]))
    name = one_of(texts, "wrong-bot", found["name"], roster.candidates(game.name))
    if found["budget"] and not takes_budget(name):
        raise BadArgument(texts("arena-no-budget", bot=name))
    if budget is None or found["budget"] or not takes_budget(name):
        return bot
    given = f"{name}@{budget}"
    if not LABEL.fullmatch(given) or "~" in budget or "#" in budget or not int(budget.removesuffix("ms")):
        raise BadArgument(texts("arena-bad-budget", given=budget[:40]))
    return f"{given}{bot[len(name) :]}"


def number_copies(labels: Iterable[str]) -> tuple[str, ...]:
    """Each label once: copies get a number."""
    found: dict[str, int] = {}
    result = []
    for label in labels:
        found[label] = found.get(label, 0) + 1
        result.append(label if found[label] == 1 else f"{label}#{found[label]}")
    return tuple(result)


def test_of(arguments: argparse.Namespace, texts: Texts) -> Sequential | None:
    """The sequential test that is asked for."""
    if arguments.sprt is None:
        return None
    if len(arguments.bots) != 2:
        raise BadArgument(texts("arena-sprt-two"))
    low, high = shares(texts, "--sprt", arguments.sprt)
    return Sequential(low, high)


class Arena(Run):
    """A run of the command."""

    schedule: Tournament

    def __init__(
        self,
        game: Game[Any],
        tournament: Tournament,
        test: Sequential | None,
        texts: Texts,
        arguments: argparse.Namespace,
    ) -> None:
        super().__init__(tournament, texts, arguments)
        self.game = game
        self.test = test

    def words(self) -> list[str]:
        schedule = self.schedule
        bots = [bot.partition("#")[0] for bot in schedule.bots]
        found = ["arena", schedule.game, *bots, f"--blocks={schedule.blocks}", f"--seeds={schedule.seeds}"]
        return found + ([f"--sprt={self.arguments.sprt}"] if self.test else [])

    def introduction(self) -> str:
        return self.texts(
            "arena-begin",
            game=self.title,
            blocks=number(self.texts, self.schedule.blocks),
            matches=len(self.schedule.seatings),
            bots=", ".join(self.schedule.bots),
            seeds=self.schedule.seeds,
            seed=self.schedule.seed,
            processes=self.processes,
            mode=mode(),
        )

    # --- Whether it can be relied on

    def prepare(self) -> None:
        self.doubt(audit.faults_of_bots(self.game, self.schedule))

    def check(self) -> None:
        self.played = [each for block in self.blocks() for each in block]
        self.doubt(audit.faults_of_matches(self.schedule, self.played))
        self.doubt(audit.faults_of_replay(self.game, self.schedule, self.played))

    def doubt(self, faults: Iterable[audit.Fault]) -> None:
        for fault in faults:
            raise Doubt(self.texts(f"arena-fault-{fault.key}", **fault.facts))

    # --- When it is enough

    def blocks(self) -> list[list[Played]]:
        """What counts: whole blocks, up to the one that decides a sequential test."""
        blocks = whole_blocks(self.schedule, self.played)
        return blocks[: self.verdict(blocks)[1]] if self.test else blocks

    def verdict(self, blocks: list[list[Played]]) -> tuple[str, int]:
        assert self.test is not None
        one = self.schedule.bots[0]
        own = [[each for each in block if one in each.bots] for block in blocks]
        return self.test.verdict([fmean(wins(each, one) for each in block) for block in own])

    def is_enough(self) -> bool:
        if len(self.played) == self.schedule.matches:
            return True
        blocks = whole_blocks(self.schedule, self.played)
        return self.test is not None and (len(blocks) == self.schedule.blocks or self.verdict(blocks)[0] != "open")

    # --- What came of it

    def summary(self) -> str:
        return Report(self, self.blocks()).text()


class Report:
    """What blocks come to, as text for a terminal of 80 columns."""

    def __init__(self, arena: Arena, blocks: list[list[Played]]) -> None:
        self.arena = arena
        self.texts = arena.texts
        self.schedule = arena.schedule
        self.blocks = blocks

    def text(self) -> str:
        if not self.blocks:
            return self.texts("arena-no-block")
        parts = [self.title()]
        parts += [self.solo_table()] if self.schedule.players == 1 else [self.pairs()]
        parts += [self.bots(), "\n".join(self.lines())]
        return "\n\n".join(parts)

    def title(self) -> str:
        return self.texts(
            "arena-title",
            game=self.arena.title,
            players=self.schedule.players,
            blocks=number(self.texts, len(self.blocks)),
            matches=len(self.schedule.seatings),
            seeds=self.schedule.seeds,
        )

    def pairs(self) -> str:
        """Each pairing: how much of the wins the one alone has, and by how much it is ahead."""
        lines = [self.heads("pairing", "share", "interval", "margin")]
        for one, other in self.schedule.pairings:
            pair = Pair(self.schedule, self.blocks, one, other)
            share, margin = share_interval(pair.shares, pair.matches), mean_interval(pair.margins)
            name = self.texts("arena-pairing", one=one, others=self.schedule.players - 1, other=other)
            lines.append([name, *self.share(share), self.points(margin, 1)])
        return table(lines)

    def solo_table(self) -> str:
        """With one player: each bot's share of won matches, and its points."""
        lines = [self.heads("bot", "share", "interval", "score")]
        for place, bot in enumerate(self.schedule.bots):
            own = [block[place] for block in self.blocks]
            share = share_interval([wins(each, bot) for each in own], len(own))
            score = mean_interval([float(each.scores[0]) for each in own])
            lines.append([bot, *self.share(share), self.points(score, 1)])
        return table(lines)

    def bots(self) -> str:
        """Each bot's rating, and what a decision costs it."""
        found = self.ratings
        order = sorted(self.schedule.bots, key=lambda bot: -found[bot].value) if found else self.schedule.bots
        lines = [self.heads("bot", *(["rating"] if found else []), "milliseconds")]
        for bot in order:
            rating = [self.points(found[bot], 0) if bot != self.anchor else "0"] if found else []
            lines.append([bot, *rating, number(self.texts, 1000 * self.seconds(bot), 2)])
        return table(lines)

    @property
    def anchor(self) -> str:
        """Whose rating is 0: the random bot, or the last one named."""
        return ANCHOR if ANCHOR in self.schedule.bots else self.schedule.bots[-1]

    @cached_property
    def ratings(self) -> dict[str, Interval]:
        return ratings(rankings(self.blocks), self.anchor) if self.schedule.players > 1 else {}

    def seconds(self, bot: str) -> float:
        """The processor time of one decision."""
        spent, answers = 0.0, 0
        for each in self.arena.played:
            for seat, who in enumerate(each.bots):
                if who == bot:
                    spent += each.seconds[seat]
                    answers += each.answers[seat]
        return spent / max(answers, 1)

    def lines(self) -> list[str]:
        """What else there is to know, a line each."""
        schedule = self.schedule
        found = []
        if schedule.players > 1:
            found.append(self.texts("arena-even", share=percent(self.texts, 1 / schedule.players)))
        if self.arena.test is not None:
            verdict, blocks = self.arena.verdict(self.blocks)
            low, high = (number(self.texts, 100 * each, 1) for each in self.arena.test)
            told = {"bot": schedule.bots[0], "low": low, "high": high, "blocks": number(self.texts, blocks)}
            found.append(self.texts(f"arena-sprt-{verdict}", **told))
        return found + closing_lines(self.texts, schedule, self.arena.new, self.arena.seconds)

    def heads(self, *columns: str) -> list[str]:
        """The heads of columns, some of which summaries of simulations have too."""
        shared = ("bot", "share", "interval", "score")
        return [
            self.texts(f"simulate-column-{column}" if column in shared else f"arena-column-{column}")
            for column in columns
        ]

    def share(self, found: Interval) -> list[str]:
        """A share, and its interval."""
        return [percent(self.texts, found.value), interval_text(self.texts, found.low, found.high)]

    def points(self, found: Interval, digits: int) -> str:
        """A mean and how far its interval reaches to both sides."""
        reach = number(self.texts, found.high - found.value, digits)
        return self.texts("arena-points", value=number_with_sign(self.texts, found.value, digits), reach=reach)
