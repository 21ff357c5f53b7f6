"""Pile: layers of cards, top first. A card is decided when it is first needed, so there is no hidden order to leak.

A layer is either one card whose place is fixed (and some viewers know it), or a number of cards that come out of a bag.
Piles cut from one shuffle share one bag. Layers never change once made, so clones share them; a bag that clones share
stays as it was, and whoever changes it gets a copy.
"""

from typing import Final, TypeAlias, cast

from mypy_extensions import i64, mypyc_attr

from apogee.core.types import EVERYBODY, may_see

UNDECIDED: Final = -1
ITS_OWN: Final = -1  # in place of a bag's number: the one that a layer names


Odds: TypeAlias = list[tuple[int, int]]


@mypyc_attr(acyclic=True)
class Bag:
    """Cards in no order: how many there are of each kind, and which kinds there are, ascending."""

    __slots__ = ("counts", "is_shared", "kinds", "total")

    def __init__(self, counts: list[int], kinds: list[int], total: i64) -> None:
        self.counts = counts
        self.kinds = kinds
        self.total: i64 = total
        self.is_shared: bool = False  # set by whoever clones a table that holds this bag

    def own_copy(self) -> "Bag":
        """This bag, or a copy of it if a clone shares it."""
        return Bag(self.counts.copy(), self.kinds.copy(), self.total) if self.is_shared else self

    def without(self, kind: i64) -> "Bag":
        """The bag after a card of that kind has left it."""
        bag = self.own_copy()
        left: i64 = bag.counts[kind] - 1
        bag.counts[kind] = left
        if left == 0:
            remove(bag.kinds, kind)
        bag.total -= 1
        return bag

    def plus(self, kind: i64) -> "Bag":
        """The bag after a card of that kind has come in."""
        bag = self.own_copy()
        there: i64 = bag.counts[kind] + 1
        bag.counts[kind] = there
        if there == 1:
            insert(bag.kinds, kind)
        bag.total += 1
        return bag

    def odds(self, table: list[list[object]]) -> Odds:
        """The chance outcomes of drawing one card, taken from a table made by `odds_table`."""
        outcomes = [table[kind][self.counts[kind]] for kind in self.kinds]
        return cast("Odds", outcomes)


def bag_of(counts: list[int]) -> Bag:
    """A bag of so many cards of each kind."""
    kinds = [kind for kind, count in enumerate(counts) if count > 0]
    return Bag(counts, kinds, sum(counts))


def remove(cards: list[int], card: i64) -> None:
    """Remove a card that is there; compiled, this is quicker than the list's own method."""
    place: i64 = 0
    while cards[place] != card:
        place += 1
    cards.pop(place)


def insert(cards: list[int], card: i64) -> None:
    """Put a card among others, keeping them in ascending order."""
    place: i64 = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def with_card(cards: list[int], card: i64) -> list[int]:
    """A new list, with a card put among the others in ascending order."""
    more = cards.copy()
    insert(more, card)
    return more


def without_card(cards: list[int], card: i64) -> list[int]:
    """A new list, without one such card."""
    fewer = cards.copy()
    remove(fewer, card)
    return fewer


def distinct(cards: list[int]) -> list[int]:
    """Each card of an ascending list once."""
    found: list[int] = []
    last: i64 = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def counts_of(cards: list[int], kinds: i64) -> list[int]:
    """How many there are of each kind."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return counts


def odds_table(base: int, copies: list[int]) -> list[list[object]]:
    """For each kind and each number of its cards, the pair (base + kind, number), made once.

    Typed as objects, because compiled code would take a pair apart and make another one each time it passes by.
    """
    return [[(base + kind, count) for count in range(most + 1)] for kind, most in enumerate(copies)]


@mypyc_attr(acyclic=True)
class Layer:
    """One card in a fixed place, or `count` cards of the bag with this number."""

    __slots__ = ("bag", "card", "count", "known_by")

    def __init__(self, card: i64, known_by: i64, bag: i64, count: i64) -> None:
        self.card: Final[i64] = card  # its kind, or UNDECIDED
        self.known_by: Final[i64] = known_by  # viewers who know the card
        self.bag: Final[i64] = bag
        self.count: Final[i64] = count


def fixed(card: i64, known_by: i64) -> Layer:
    """A card whose place in the pile is fixed."""
    return Layer(card, known_by, 0, 1)


def undecided(bag: i64, count: i64) -> Layer:
    """Cards that will come out of a bag when they are needed."""
    return Layer(UNDECIDED, 0, bag, count)


@mypyc_attr(acyclic=True)
class Pile:
    """Layers of cards, top first."""

    __slots__ = ("layers", "size")

    def __init__(self, layers: list[Layer], size: i64) -> None:
        self.layers = layers
        self.size: i64 = size

    def clone(self) -> "Pile":
        return Pile(self.layers.copy(), self.size)

    def top(self) -> i64:
        """The kind of the top card; UNDECIDED where chance has still to decide it, or the pile is empty."""
        return self.layers[0].card if self.size > 0 else UNDECIDED

    def put(self, layer: Layer) -> None:
        """Lay something on top."""
        self.layers.insert(0, layer)
        self.size += layer.count

    def put_under(self, layer: Layer) -> None:
        """Lay something under all the rest."""
        self.layers.append(layer)
        self.size += layer.count

    def take(self) -> i64:
        """Take the top card, which must be decided."""
        self.size -= 1
        return self.layers.pop(0).card

    def decide(self, top: Layer, rest: Layer) -> None:
        """The top card, undecided until now, turns out to be of this kind."""
        self.layers[0] = top
        if rest.count > 0:
            self.layers.insert(1, rest)

    def known_to(self, viewer: i64) -> list[int]:
        """The cards at the top whose order this viewer knows, top first, up to the first unknown one."""
        cards: list[int] = []
        for layer in self.layers:
            if layer.card == UNDECIDED or not may_see(layer.known_by, viewer):
                break
            cards.append(layer.card)
        return cards


def pile_of(layers: list[Layer]) -> Pile:
    """A pile of these layers, top first."""
    size: i64 = 0
    for layer in layers:
        size += layer.count
    return Pile(layers, size)


def is_covered(layer: Layer) -> bool:
    """Whether a layer is a card in a fixed place that nobody knows."""
    return layer.card != UNDECIDED and layer.known_by != EVERYBODY


def in_no_order(pile: Pile, bags: list[Bag], bag: i64 = ITS_OWN) -> Pile:
    """A pile whose covered cards lie in no order any more: they are in this bag, or, if none is named, in their own."""
    covered: i64 = 0
    for layer in pile.layers:
        if is_covered(layer):
            covered += 1
    if covered == 0:
        return pile
    layers: list[Layer] = []
    for layer in pile.layers:
        into = layer.bag if bag == ITS_OWN else bag
        if is_covered(layer):
            bags[into] = bags[into].plus(layer.card)
        elif layer.card != UNDECIDED:
            layers.append(layer)
            continue
        before: i64 = 0
        if layers and layers[-1].card == UNDECIDED and layers[-1].bag == into:
            before = layers.pop().count
        layers.append(undecided(into, before + layer.count))
    return Pile(layers, pile.size)
