"""The one search, for all games: a tree of what each player may know, grown over many imagined worlds.

Each iteration imagines a fresh twin, walks down the tree, adds one node, plays on for a while as the game's knowledge
advises, and remembers how that looked for everybody (information-set Monte Carlo tree search). A node belongs to who
is asked and to what this player was told on the way: the events of the steps, and own actions. So nobody in the tree
answers to what is hidden from them, not even to the plan that the searching seat has just laid face down.
"""

from math import sqrt
from time import thread_time
from typing import Final

from mypy_extensions import i64

from apogee.bots.ahead import play_on
from apogee.bots.knowledge import Knowledge, Weighed
from apogee.core.events import Event
from apogee.core.rng import Rng, pick
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY, may_see

ADVISED: Final = 0.5  # of the trust in all lines, how much goes to the advised one
DEEPEST: Final = 400  # steps in the tree: no iteration takes for ever
NONE: Final = -1
JITTER: Final = 2.0 / 0xFFFFFFFF  # makes a factor of 0 to 2 of a number of the generator

# Keys are numbers below 2**40, made alike interpreted and compiled.
KEY_MASK: Final = 0xFFFFFFFFFF
KEY_FACTOR: Final = 1000003


class Settings:
    """How a search goes about it; which numbers are good differs by game."""

    def __init__(
        self,
        *,
        horizon: i64,
        curiosity: float = 1.0,
        width: float = 3.0,
        is_others_advised: bool = False,
        slack: float = 0.0,
        iterations: i64 = 0,
    ) -> None:
        self.horizon: i64 = horizon  # lines of a playout before it is judged, when the turn is over
        self.curiosity: float = curiosity  # how much what was tried less often is worth trying
        self.width: float = width  # a node weighs so many lines, times the root of its visits
        self.is_others_advised: bool = is_others_advised  # the others do as advised: only the own choices are searched
        self.slack: float = slack  # any line may be chosen that is at most so much worse than the best
        self.iterations: i64 = iterations  # the usual budget, or 0: that of the level


class Node:
    """A decision as the player sees it: what was tried, how often it could have been, and what came of it."""

    def __init__(self, player: i64, lines: list[list[int]], has_advice: bool) -> None:
        self.player: i64 = player
        self.has_advice: bool = has_advice  # then the first line is the advised one
        self.visits: i64 = 0
        self.total: float = 0.0
        self.lines: list[list[int]] = []  # in the order in which they are taken up
        self.places: dict[int, int] = {}  # where each stands there, by its number
        self.tries: list[int] = []
        self.chances: list[int] = []  # how often each could be tried
        self.totals: list[float] = []
        for line in lines:
            self.place_of(line)

    def place_of(self, line: list[int]) -> i64:
        """Where a line stands; one that this decision had in no world so far is added."""
        number = number_of(line)
        place = self.places.get(number)
        if place is not None:
            return place
        self.places[number] = len(self.lines)
        self.lines.append(line)
        self.tries.append(0)
        self.chances.append(0)
        self.totals.append(0.0)
        return len(self.lines) - 1

    def mean(self, place: i64) -> float:
        """What came of a line; of one not tried yet, what came of this decision so far."""
        tries = self.tries[place]
        if tries > 0:
            return self.totals[place] / float(tries)
        return self.total / float(self.visits) if self.visits > 0 else 0.5


class Search:
    """A search for one decision of one seat."""

    def __init__(self, knowledge: Knowledge, settings: Settings, twin: State, seat: i64, rng: Rng) -> None:
        self.knowledge = knowledge
        self.settings = settings
        self.twin = twin
        self.seat: i64 = seat
        self.rng = rng
        self.players: i64 = len(twin.scores())
        self.nodes: dict[int, Node] = {}
        self.root: Node | None = None
        self.iterations: i64 = 0
        # Of the present iteration: who knows what, and the way down.
        self.keys: list[int] = []
        self.path: list[Node] = []
        self.taken: list[int] = []
        self.last: i64 = seat  # who acted

    def run(self, iterations: i64) -> None:
        """Think for so many iterations."""
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1

    def run_for(self, seconds: float) -> None:
        """Think for so much processor time; at least once."""
        end = thread_time() + seconds
        self.iterate()
        while thread_time() < end:
            self.iterate()

    def best(self) -> i64:
        """The first step of the line that was tried most; of equals, of the one with the higher mean.

        Where there is slack, of any line that looks nearly as good as the best.
        """
        ranked = self.ranking()
        if not ranked:
            return self.knowledge.advise(self.twin, self.seat, self.rng)
        if self.settings.slack > 0.0:
            enough = max([each.value for each in ranked]) - self.settings.slack
            ranked = [each for each in ranked if each.value >= enough]
            return ranked[self.rng.below(len(ranked))].line[0]
        return ranked[0].line[0]

    def ranking(self) -> list[Weighed]:
        """What was tried, the best first."""
        node = self.root
        if node is None:
            return []
        ranked: list[tuple[int, float, int]] = []
        for place in range(len(node.lines)):
            if node.tries[place] > 0:
                ranked.append((-node.tries[place], -node.mean(place), place))
        ranked.sort()
        return [Weighed(node.lines[place], -value, -tries) for tries, value, place in ranked]

    # --- One iteration

    def iterate(self) -> None:
        """Imagine a world, go down the tree, add a node, play on, and remember."""
        world = self.twin.determinize(self.seat, self.rng)
        self.keys = [0] * self.players
        for player in range(self.players):
            if player != self.seat:
                self.keys[player] = self.knowledge.secret(world, player) & KEY_MASK
        self.path = []
        self.taken = []
        self.descend(world)
        play_on(self.knowledge, world, self.last, self.settings.horizon, self.rng)
        self.remember(world)
        self.iterations += 1

    def descend(self, world: State) -> None:
        """Go down as the tree says, to a decision that was never met before, and take one step of it."""
        steps: i64 = 0
        while steps < DEEPEST:
            player = self.next_player(world)
            if player == NOBODY:
                return
            if player == CHANCE:
                self.step(world, CHANCE, pick(world.chance_outcomes(), self.rng))
            elif not self.is_searched(world, player):
                self.follow(world, player, self.knowledge.advise_line(world, player, self.rng))
            else:
                key = mixed(self.keys[player], player)
                node = self.nodes.get(key)
                is_new = node is None
                if node is None:
                    node = self.new_node(world, player)
                    self.nodes[key] = node
                    if self.root is None:
                        self.root = node
                        is_new = False
                place = self.select(node, world)
                self.path.append(node)
                self.taken.append(place)
                self.follow(world, player, node.lines[place])
                if is_new:
                    return
            steps += 1

    def next_player(self, world: State) -> i64:
        """Who decides next: of several who plan at once, the searching seat first; the order changes nothing."""
        player = world.current()
        if player >= 0 and player != self.seat and self.seat in world.pending():
            return self.seat
        return player

    def is_searched(self, world: State, player: i64) -> bool:
        """Whether the tree has a node for a decision. The first one is always searched."""
        if self.root is None:
            return True
        if self.settings.is_others_advised and player != self.seat:
            return False
        return self.knowledge.is_main(world, player)

    def new_node(self, world: State, player: i64) -> Node:
        """A node with the lines of this world: the advised one first, the others in the order of the knowledge."""
        lines = self.knowledge.lines(world, player)
        has_advice = self.knowledge.has_advice()
        if has_advice:
            advised = self.knowledge.advise_line(world, player, self.rng)
            if len(advised) == 1:
                for line in lines:
                    if line[0] == advised[0]:
                        advised = line
                        break
            lines = [advised, *lines]
        return Node(player, lines, has_advice)

    def follow(self, world: State, player: i64, line: list[int]) -> None:
        """Take the steps of a line, as far as they come to pass: chance may come between, another player may not."""
        self.step(world, player, line[0])
        for action in line[1:]:
            while world.current() == CHANCE:
                self.step(world, CHANCE, pick(world.chance_outcomes(), self.rng))
            if action not in world.legal_actions(player):
                return
            self.step(world, player, action)

    def select(self, node: Node, world: State) -> i64:
        """The place of the line to try: what has done well, what was tried little, and what is advised."""
        places = self.open_places(node, world)
        trust = self.settings.curiosity / float(len(places))
        if node.has_advice:
            trust *= 1.0 - ADVISED
        best: i64 = NONE
        highest = -1.0
        for place in places:
            node.chances[place] += 1
            trusted = trust
            if node.has_advice and place == 0:
                trusted += ADVISED * self.settings.curiosity
            trusted *= float(self.rng.next32()) * JITTER  # else two who choose at once would fall into step
            worth = node.mean(place) + trusted * sqrt(float(node.chances[place])) / float(1 + node.tries[place])
            if worth > highest:
                highest = worth
                best = place
        return best

    def open_places(self, node: Node, world: State) -> list[int]:
        """The lines that can be tried: the longer a node is known, the more of them are taken up.

        The searching seat has the same ones in all worlds that led here; for the others it depends on the world.
        """
        taken_up: i64 = 1 + int(self.settings.width * sqrt(float(node.visits)))
        if node.player == self.seat:
            return list(range(min(taken_up, len(node.lines))))
        found: list[int] = []
        first: i64 = NONE  # of those that are not taken up yet
        for line in self.knowledge.lines(world, node.player):
            place = node.place_of(line)
            if place < taken_up:
                found.append(place)
            elif first == NONE or place < first:
                first = place
        return found if found else [first]

    def step(self, world: State, player: i64, action: i64) -> None:
        """A step in the tree; whoever may see what it tells knows it from now on."""
        told: list[Event] = []
        world.events = told
        world.apply(player, action)
        world.events = None
        if player >= 0:
            self.last = player
            self.keys[player] = mixed(self.keys[player], action + 7)
        for event in told:
            number = event_number(event)
            viewer: i64 = 0
            while viewer < self.players:
                if may_see(event.seen_by, viewer):
                    self.keys[viewer] = mixed(self.keys[viewer], number)
                viewer += 1

    def remember(self, world: State) -> None:
        """Each decision on the way learns how things look for its own player (max^n)."""
        values = [-1.0] * self.players
        for depth in range(len(self.path)):
            node = self.path[depth]
            place = self.taken[depth]
            if values[node.player] < 0.0:
                values[node.player] = self.knowledge.evaluate(world, node.player)
            value = values[node.player]
            node.visits += 1
            node.total += value
            node.tries[place] += 1
            node.totals[place] += value


def mixed(key: i64, number: i64) -> i64:
    """A key, with one more thing known."""
    return (key * KEY_FACTOR + number) & KEY_MASK


def number_of(line: list[int]) -> i64:
    """A number for a line."""
    number: i64 = 0
    for action in line:
        number = mixed(number, action + 1)
    return number


def event_number(event: Event) -> i64:
    """A number for an event: another one for every other event, as good as always."""
    number = mixed(event.verb + 1, event.seat + 3)
    for fact in event.about:
        number = mixed(number, fact + 5)
    return number


class Searcher:
    """A bot that searches: `choose` is what the roster hands out."""

    def __init__(self, knowledge: Knowledge, settings: Settings) -> None:
        self.knowledge = knowledge
        self.settings = settings

    def choose(self, twin: State, seat: i64, rng: Rng, budget: i64) -> i64:
        """The best action after `budget` iterations, or below 0 so many microseconds of processor time.

        Where nothing is at stake, it is the advised one.
        """
        actions = twin.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        if not self.knowledge.is_main(twin, seat):
            return self.knowledge.advise(twin, seat, rng)
        search = Search(self.knowledge, self.settings, twin, seat, rng)
        if budget < 0:
            search.run_for(-1e-6 * float(budget))
        else:
            search.run(budget)
        return search.best()
