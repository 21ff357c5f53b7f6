"""The chance that a launch succeeds if the rest of it is played as well as can be, exactly.

With n cards in the success deck a value is the number of its n! orders that succeed: a chance step adds up the values
of what can come, each as often as there are such cards; a choice takes the greatest. What is never better is not tried:

* Afterburners are worth their spaces whenever they are scrapped, until the very end; in W1 they would cost their own
  rocket points. So, from step 4 on, they count as spaces already made.
* Industrial Espionage need not choose before it matters: Backup Systems in W2 at the latest, Detailed Planning in W3,
  a spacesuit or shielding before the card to react to, Afterburners before the last card.
* Detailed Planning is no worse than a draw: of the cards revealed, the first is as good as the one that would have been
  drawn, and those set aside change nothing for the rest. The best of them is the highest; or a 0, if shielding helps.
* A card at least as high as all that could come instead is kept. Nobody aborts who wants to arrive.
"""

from math import factorial, gcd
from typing import Final

from mypy_extensions import i64, mypyc_attr

from apogee.games.rocketmen import data, decisions, launch
from apogee.games.rocketmen.state import (
    COUNTED,
    LEFT,
    NO_CARD,
    NO_LOCATION,
    NO_NUMBERS,
    NO_VALUE,
    W1,
    W2,
    W3,
    W4,
    W5,
    W6,
    Drawn,
    Seat,
    Table,
)

_ORDERS: Final[list[int]] = [factorial(cards) for cards in range(21)]
_VALUES: Final[int] = data.VALUES
_ZERO: Final[int] = data.SUCCESS_VALUES.index(0) if 0 in data.SUCCESS_VALUES else -1

# A success deck in one number: a few bits for each value.
_MASK: Final[list[int]] = [(1 << count.bit_length()) - 1 for count in data.SUCCESS_COUNTS]
_SHIFT: Final[list[int]] = [sum(mask.bit_length() for mask in _MASK[:value]) for value in range(data.VALUES)]
_ONE: Final[list[int]] = [1 << shift for shift in _SHIFT]

# Radiation Shielding: kinds by what a 0 becomes, ascending, with two bits for how many of each there are.
_SHIELDS: Final[list[int]] = sorted(
    {data.AMOUNT[card] for card in range(data.KINDS) if data.EFFECT[card] == data.ZERO_BECOMES}
)
_SHIELD_KINDS: Final[int] = len(_SHIELDS)

# What a copy can still become, in one number: a spacesuit, a shielding, Afterburners.
_A_SUIT: Final = 1
_A_SHIELD: Final = 2  # times its kind and one
_A_SHIELD_BITS: Final = 14
_A_BURN: Final = 16  # times its spaces
_NOT_A_SHIELD: Final = ~14


def _most(effect: int) -> int:
    """The greatest number of an effect in the file."""
    return max([data.AMOUNT[card] for card in range(data.KINDS) if data.EFFECT[card] == effect], default=0)


if (
    max(data.TARGET) > 1000
    or _SHIELD_KINDS > 4
    or max(_most(data.BURN), data.MOST_REVEALED) > 15
    or data.EFFECT.count(data.REPLACE_CARD) > 6
):
    raise data.FILE.complain("the numbers of the launch are too large to compute its odds.")

_KNOWN: Final[dict[int, int]] = {}  # values by the number that says all they depend on
_MOST_KNOWN: Final = 250_000


@mypyc_attr(acyclic=True)
class Kit:
    """What a launch pad and all that helps it amount to."""

    __slots__ = ("backup", "boost", "burn", "can_copy", "points", "reveals", "shields", "suits")

    def __init__(self) -> None:
        self.points: i64 = 0
        self.boost: i64 = 0
        self.backup: i64 = 0
        self.burn: i64 = 0
        self.suits: i64 = 0
        self.shields: i64 = 0  # two bits for each kind
        self.reveals: i64 = 0  # how many cards Detailed Planning may reveal, as bits
        self.can_copy: bool = False

    def add(self, card: i64, destination: i64) -> None:
        """A card's symbols and what it can do."""
        self.points += launch.points_of(card)
        self.boost += launch.spaces_of(card, destination)
        effect: i64 = data.EFFECT[card]
        amount: i64 = data.AMOUNT[card]
        if effect == data.BACKUP:
            self.backup += amount
        elif effect == data.BURN:
            self.burn += amount
        elif effect == data.REPLACE_CARD:
            self.suits += 1
        elif effect == data.ZERO_BECOMES:
            self.shields += _shield_bit(_shield_kind(amount))
        elif effect == data.CHOOSE_FIRST:
            one: i64 = 1
            self.reveals |= one << amount


def _kit(seat: Seat, pad: list[int], destination: i64, copied: i64) -> Kit:
    """RM-10.4, RM-10.6, RM-R.11: a pad if Industrial Espionage is a copy of a card, with Depot and tokens."""
    kit = Kit()
    for each in pad:
        card: i64 = each
        if card == data.COPIER:
            if copied != NO_CARD:
                card = copied
            else:
                kit.can_copy = True
        kit.add(card, destination)
    kit.points += launch.points_beside_pad(seat)
    kit.boost += seat.science_ready()
    return kit


def _copies(table: Table, player: i64) -> list[int]:
    """RM-R.11: the kinds of cards on opponents' pads."""
    kinds: list[int] = []
    for card in decisions.pads_of_others(table, player):
        if card not in kinds:
            kinds.append(card)
    return kinds


def before(table: Table, player: i64, destination: i64) -> tuple[int, int]:
    """The odds of a launch to a destination, if the player launches now."""
    seat = table.seats[player]
    location: i64 = NO_LOCATION if seat.plan == NO_CARD else data.LOCATION_OF[seat.plan][destination]
    if location == NO_LOCATION:
        return 0, 1
    deck = _packed(data.SUCCESS_COUNTS)
    return _odds(_count(table, player, seat.pad, location, NO_CARD, 0, deck, data.SUCCESS_TOTAL), data.SUCCESS_TOTAL)


def declared(table: Table) -> tuple[int, int] | None:
    """The odds of the launch under way when it was declared; None where nobody knows the pad that it had then."""
    flight = table.flight()
    pad = flight.declared
    if pad is None:
        return None
    deck = _packed(data.SUCCESS_COUNTS)
    good = _count(table, table.turn, pad, flight.location, NO_CARD, 0, deck, data.SUCCESS_TOTAL)
    return _odds(good, data.SUCCESS_TOTAL)


def now(table: Table) -> tuple[int, int]:
    """The odds of the launch under way, at any moment of it."""
    flight = table.flight()
    if flight.succeeded:
        return 1, 1
    step = table.agenda[-1]
    window: i64 = step.about if step.verb == data.WINDOW else 0
    cards = flight.left
    deck = _packed(flight.success)
    if window == W1:
        pad = table.seats[table.turn].pad
        return _odds(_count(table, table.turn, pad, flight.location, flight.copied, flight.rocket, deck, cards), cards)
    kit = _flying_kit(table)
    need: i64 = data.TARGET[flight.destination] - flight.rocket - kit.burn
    left: i64 = data.SUCCESS_CARDS[flight.destination] - flight.counted
    copies = _copies(table, table.turn) if kit.can_copy else NO_NUMBERS
    options = _options(copies)
    value: i64 = 0
    if window == W2:
        value = _boosted(deck, cards, need, left, kit, copies)
    elif window == W3:
        value = _first(deck, cards, need, left, kit, copies)
    elif window == W4:
        value = _react(flight.value, deck, cards, need, left, kit.suits, kit.shields, options)
    elif window == W5:
        value = _decide(deck, cards, need, left, kit.suits, kit.shields, options)
    elif window == W6:
        value = _ORDERS[cards] if need <= 0 else 0
    elif step.verb == data.SUCCESS:
        value = _draw(deck, cards, need, left, kit.suits, kit.shields, options)
    elif step.verb == data.PLANNING or step.verb == data.PICK:
        shown: i64 = 0
        for revealed in flight.shown:
            shown |= _bit(revealed)
        coming: i64 = step.about if step.verb == data.PLANNING else 0
        value = _reveal(
            0, coming, _ORDERS[coming], shown, deck, cards - coming, need, left, kit.suits, kit.shields, options
        )
    return _odds(value, cards)


def _flying_kit(table: Table) -> Kit:
    """The pad of the launch under way, as it is now."""
    flight = table.flight()
    seat = table.seats[table.turn]
    return _kit(seat, seat.pad, flight.destination, flight.copied)


def after_cards(table: Table) -> list[tuple[int, int]]:
    """The odds after each success card of the launch under way that is done with, in order.

    They follow from the pad and the copy that each card keeps; all else that they depend on stays as it is in a launch.
    The deck is looked at from the last card back: before a card came, it lay in the deck. What Detailed Planning
    revealed came at once.
    """
    flight = table.flight()
    cards = flight.left
    deck = _packed(flight.success)
    left: i64 = data.SUCCESS_CARDS[flight.destination] - flight.counted
    later: list[int] = flight.shown.copy()  # out of the deck, after the card that is looked at
    picked: i64 = flight.value
    if picked != NO_VALUE:
        later.append(picked)
    found: list[tuple[int, int]] = []
    number: i64 = len(flight.drawn) - 1
    while number >= 0:
        card = flight.drawn[number]
        if card.fate != LEFT:
            for value in later:
                deck += _ONE[value]
            cards += len(later)
            later = []
            picked = card.value
        found.append(_odds(_after(table, card, picked, deck, cards, left), cards))
        later.append(card.value)
        if card.fate == COUNTED:
            left += 1
        number -= 1
    found.reverse()
    return found


def _after(table: Table, card: Drawn, picked: i64, deck: i64, cards: i64, left: i64) -> i64:
    """The value after a card: it counted, another one comes in its place, or another one was picked."""
    destination = table.flight().destination
    kit = _kit(table.seats[table.turn], card.pad, destination, card.copied)
    need: i64 = data.TARGET[destination] - card.rocket - kit.burn
    options = _options(_copies(table, table.turn) if kit.can_copy else NO_NUMBERS)
    if card.fate == COUNTED:
        return _decide(deck, cards, need, left, kit.suits, kit.shields, options)
    if card.fate == LEFT and picked != NO_VALUE:
        return _react(picked, deck, cards, need, left, kit.suits, kit.shields, options)
    return _draw(deck, cards, need, left, kit.suits, kit.shields, options)


def next_cards(table: Table) -> list[tuple[int, int, int]]:
    """For each value that the next success card may have: its number, and the odds once that card is face up.

    The card is drawn as things are, with nothing used before. Empty where no card can be the next thing.
    """
    flight = table.flight()
    step = table.agenda[-1]
    is_coming = step.verb == data.SUCCESS or (step.verb == data.WINDOW and step.about in (W2, W3, W5))
    found: list[tuple[int, int, int]] = []
    if not is_coming:
        return found
    kit = _flying_kit(table)
    need: i64 = data.TARGET[flight.destination] - flight.rocket - kit.burn
    left: i64 = data.SUCCESS_CARDS[flight.destination] - flight.counted
    options: i64 = 0  # before the last card is the last chance to copy
    if left > 1 and kit.can_copy:
        options = _options(_copies(table, table.turn))
    deck = _packed(flight.success)
    for value in range(_VALUES):
        if flight.success[value] > 0:
            rest = deck - _ONE[value]
            good = _react(value, rest, flight.left - 1, need, left, kit.suits, kit.shields, options)
            numerator, denominator = _odds(good, flight.left - 1)
            found.append((value, numerator, denominator))
    return found


def _odds(value: i64, cards: i64) -> tuple[int, int]:
    """So many of the deck's orders, as a reduced fraction."""
    good: int = value
    orders = _ORDERS[cards]
    common = gcd(good, orders)
    return good // common, orders // common


def _packed(counts: list[int]) -> i64:
    """A success deck in one number."""
    deck: i64 = 0
    for value in range(_VALUES):
        deck += counts[value] * _ONE[value]
    return deck


def _bit(number: i64) -> i64:
    one: i64 = 1
    return one << number


def _shield_kind(amount: i64) -> i64:
    """The number of the kind of shielding that makes this of a 0."""
    kind: i64 = 0
    while _SHIELDS[kind] != amount:
        kind += 1
    return kind


def _shield_bit(kind: i64) -> i64:
    one: i64 = 1
    return one << (2 * kind)


def _best_shield(shields: i64) -> i64:
    """The kind of the strongest of some shieldings, of which there is at least one."""
    kind: i64 = _SHIELD_KINDS - 1
    while (shields >> (2 * kind)) & 3 == 0:
        kind -= 1
    return kind


def _options(copies: list[int]) -> i64:
    """What a copy can become for the time after the boost: the strongest of each."""
    suit: i64 = 0
    shield: i64 = 0
    burn: i64 = 0
    for card in copies:
        effect: i64 = data.EFFECT[card]
        amount: i64 = data.AMOUNT[card]
        if effect == data.REPLACE_CARD:
            suit = _A_SUIT
        elif effect == data.ZERO_BECOMES:
            shield = max(shield, _shield_kind(amount) + 1)
        elif effect == data.BURN:
            burn = max(burn, amount)
    return suit + shield * _A_SHIELD + burn * _A_BURN


def _count(
    table: Table, player: i64, pad: list[int], location: i64, copied: i64, rocket: i64, deck: i64, cards: i64
) -> i64:
    """W1: copy now, or not; then compare the rocket points, and boost."""
    seat = table.seats[player]
    destination: i64 = data.DESTINATION_OF[location]
    kit = _kit(seat, pad, destination, copied)
    copies = _copies(table, player) if kit.can_copy else NO_NUMBERS
    best = _lift(kit, location, rocket, deck, cards, copies)
    for card in copies:
        best = max(best, _lift(_kit(seat, pad, destination, card), location, rocket, deck, cards, NO_NUMBERS))
    return best


def _lift(kit: Kit, location: i64, rocket: i64, deck: i64, cards: i64, copies: list[int]) -> i64:
    """Steps 3 and 4 with what there is (RM-10.4 to RM-10.6)."""
    if kit.points < data.POINTS_NEEDED[location]:
        return 0
    destination: i64 = data.DESTINATION_OF[location]
    need: i64 = data.TARGET[destination] - rocket - kit.boost - kit.backup - kit.burn
    return _boosted(deck, cards, need, data.SUCCESS_CARDS[destination], kit, copies)


def _boosted(deck: i64, cards: i64, need: i64, left: i64, kit: Kit, copies: list[int]) -> i64:
    """W2: the last moment to copy Backup Systems."""
    best = _first(deck, cards, need, left, kit, copies)
    for card in copies:
        if data.EFFECT[card] == data.BACKUP:
            best = max(best, _first(deck, cards, need - data.AMOUNT[card], left, kit, NO_NUMBERS))
    return best


def _first(deck: i64, cards: i64, need: i64, left: i64, kit: Kit, copies: list[int]) -> i64:
    """W3: the last moment to copy Detailed Planning."""
    if need <= 0:
        return _ORDERS[cards]
    suits = kit.suits
    shields = kit.shields
    reveals = kit.reveals
    options = _options(copies)
    best = _begin(deck, cards, need, left, suits, shields, options, reveals)
    for card in copies:
        if data.EFFECT[card] == data.CHOOSE_FIRST:
            more = reveals | _bit(data.AMOUNT[card])
            if more != reveals:
                best = max(best, _begin(deck, cards, need, left, suits, shields, 0, more))
    if options & _A_SUIT != 0:
        best = max(best, _begin(deck, cards, need, left, suits + 1, shields, 0, reveals))
    shield: i64 = (options & _A_SHIELD_BITS) // _A_SHIELD
    if shield != 0:
        best = max(best, _begin(deck, cards, need, left, suits, shields + _shield_bit(shield - 1), 0, reveals))
    burn: i64 = options // _A_BURN
    if burn >= need:
        return _ORDERS[cards]
    if burn != 0 and left == 1:
        best = max(best, _begin(deck, cards, need - burn, left, suits, shields, 0, reveals))
    return best


def _begin(deck: i64, cards: i64, need: i64, left: i64, suits: i64, shields: i64, options: i64, reveals: i64) -> i64:
    """The first card, by Detailed Planning if there is one."""
    if need <= 0:
        return _ORDERS[cards]
    if reveals == 0:
        return _draw(deck, cards, need, left, suits, shields, options)
    best: i64 = 0
    coming: i64 = 1
    while _bit(coming) <= reveals:
        if reveals & _bit(coming) != 0 and coming <= cards:
            key = _key(deck, need, left, suits, shields, options, coming)
            value: i64 = _KNOWN.get(key, -1)
            if value < 0:
                value = _reveal(
                    0, coming, _ORDERS[coming], 0, deck, cards - coming, need, left, suits, shields, options
                )
                _remember(key, value)
            best = max(best, value)
        coming += 1
    return best


def _reveal(
    value: i64,
    coming: i64,
    ways: i64,
    shown: i64,
    deck: i64,
    cards: i64,
    need: i64,
    left: i64,
    suits: i64,
    shields: i64,
    options: i64,
) -> i64:
    """Detailed Planning: how many cards of each value from this one on are among those to come; then the pick.

    `cards` are those that stay in the deck; `ways` is in how many orders the cards so far can have come, times those
    in which the values can follow each other.
    """
    if coming == 0:
        return ways * _pick(shown, deck, cards, need, left, suits, shields, options)
    if value == _VALUES:
        return 0
    total: i64 = _reveal(value + 1, coming, ways, shown, deck, cards, need, left, suits, shields, options)
    there: i64 = (deck >> _SHIFT[value]) & _MASK[value]
    taken: i64 = 1
    while taken <= there and taken <= coming:
        ways = ways * (there - taken + 1) // taken
        deck -= _ONE[value]
        total += _reveal(
            value + 1, coming - taken, ways, shown | _bit(value), deck, cards, need, left, suits, shields, options
        )
        taken += 1
    return total


def _pick(shown: i64, deck: i64, cards: i64, need: i64, left: i64, suits: i64, shields: i64, options: i64) -> i64:
    """The best of the revealed cards: the highest, or a 0 that shielding makes more of."""
    value: i64 = _VALUES - 1
    while shown & _bit(value) == 0:
        value -= 1
    best = _react(value, deck, cards, need, left, suits, shields, options)
    if shields != 0 and _ZERO >= 0 and value != _ZERO and shown & _bit(_ZERO) != 0:
        best = max(best, _react(_ZERO, deck, cards, need, left, suits, shields, options))
    return best


def _react(value: i64, deck: i64, cards: i64, need: i64, left: i64, suits: i64, shields: i64, options: i64) -> i64:
    """W4: a card is face up; the deck is what is left without it."""
    spaces: i64 = data.SUCCESS_VALUES[value]
    best = _decide(deck, cards, need - spaces, left - 1, suits, shields, options)
    whole: i64 = _ORDERS[cards]
    if best == whole:
        return best
    highest = _highest(deck, shields)
    if shields != 0 and value == _ZERO:
        kind = _best_shield(shields)
        best = max(
            best,
            _decide(deck, cards, need - _SHIELDS[kind], left - 1, suits, shields - _shield_bit(kind), options),
        )
    if suits != 0 and spaces < highest and best != whole:
        best = max(best, _draw(deck, cards, need, left, suits - 1, shields, options))
    return best


def _highest(deck: i64, shields: i64) -> i64:
    """The most spaces that a card of the deck can bring."""
    most: i64 = 0
    value: i64 = _VALUES - 1
    while value >= 0:
        if (deck >> _SHIFT[value]) & _MASK[value] != 0:
            most = data.SUCCESS_VALUES[value]
            break
        value -= 1
    if shields != 0:
        most = max(most, _SHIELDS[_best_shield(shields)])
    return most


def _least(deck: i64, left: i64) -> i64:
    """The fewest spaces that so many cards of the deck can bring."""
    spaces: i64 = 0
    value: i64 = 0
    while value < _VALUES and left > 0:
        there: i64 = min(left, (deck >> _SHIFT[value]) & _MASK[value])
        spaces += there * data.SUCCESS_VALUES[value]
        left -= there
        value += 1
    return spaces


def _most_spaces(deck: i64, left: i64, shields: i64) -> i64:
    """No fewer spaces than so many cards of the deck can bring, with these shieldings."""
    spaces: i64 = 0
    value: i64 = _VALUES - 1
    while value >= 0 and left > 0:
        there: i64 = min(left, (deck >> _SHIFT[value]) & _MASK[value])
        spaces += there * data.SUCCESS_VALUES[value]
        left -= there
        value -= 1
    kind: i64 = 0
    while shields != 0:
        spaces += (shields & 3) * _SHIELDS[kind]
        shields >>= 2
        kind += 1
    return spaces


def _decide(deck: i64, cards: i64, need: i64, left: i64, suits: i64, shields: i64, options: i64) -> i64:
    """W5: copy or not, then draw; and W6, with nothing left to copy."""
    if need <= 0:
        return _ORDERS[cards]
    if left == 0:
        return 0
    if options == 0:
        return _draw(deck, cards, need, left, suits, shields, 0)
    burn: i64 = options // _A_BURN
    if burn >= need:
        return _ORDERS[cards]
    best = _draw(deck, cards, need, left, suits, shields, options)
    if options & _A_SUIT != 0:
        best = max(best, _draw(deck, cards, need, left, suits + 1, shields, 0))
    shield: i64 = (options & _A_SHIELD_BITS) // _A_SHIELD
    if shield != 0:
        best = max(best, _draw(deck, cards, need, left, suits, shields + _shield_bit(shield - 1), 0))
    if burn != 0 and left == 1:
        best = max(best, _draw(deck, cards, need - burn, left, suits, shields, 0))
    return best


def _draw(deck: i64, cards: i64, need: i64, left: i64, suits: i64, shields: i64, options: i64) -> i64:
    """A success card comes up (RM-10.9): there are spaces to go, and cards that may be drawn."""
    if cards == 0:
        return 0
    if left == 1:
        options = 0  # the last chance to copy has gone
    if _ZERO < 0 or (deck >> _SHIFT[_ZERO]) & _MASK[_ZERO] == 0:
        shields = 0
        options &= _NOT_A_SHIELD
    if need <= _least(deck, left):
        return _ORDERS[cards]
    shield: i64 = (options & _A_SHIELD_BITS) // _A_SHIELD
    shielding = shields if shield == 0 else shields + _shield_bit(shield - 1)
    if need > _most_spaces(deck, left, shielding) + options // _A_BURN:
        return 0
    key = _key(deck, need, left, suits, shields, options, 0)
    total: i64 = _KNOWN.get(key, -1)
    if total >= 0:
        return total
    total = 0
    value: i64 = 0
    while value < _VALUES:
        there: i64 = (deck >> _SHIFT[value]) & _MASK[value]
        if there != 0:
            total += there * _react(value, deck - _ONE[value], cards - 1, need, left, suits, shields, options)
        value += 1
    _remember(key, total)
    return total


def _key(deck: i64, need: i64, left: i64, suits: i64, shields: i64, options: i64, coming: i64) -> i64:
    """All that a value depends on, in one number: 20, 10, 5, 3, 8, 8 and 4 bits."""
    key = (deck << 10) | need
    key = (key << 5) | left
    key = (key << 3) | suits
    key = (key << 8) | shields
    key = (key << 8) | options
    return (key << 4) | coming


def _remember(key: i64, value: i64) -> None:
    """Keep a value for whoever asks again."""
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[key] = value
