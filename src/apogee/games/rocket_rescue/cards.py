"""Cards that come from piles: planets, advanced modules, and where modules go that nobody keeps."""

from typing import Final

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.pile import UNDECIDED, bag_of, counts_of, fixed, pile_of, undecided, with_card
from apogee.core.state import tell
from apogee.core.types import EVERYBODY, NOBODY
from apogee.games.rocket_rescue import data, told
from apogee.games.rocket_rescue.rockets import colour_of_place
from apogee.games.rocket_rescue.state import ADVANCED, NO_MODULE, NO_NUMBERS, Table, changed, with_number

TOP: Final[Step] = Step(data.TOP, NOBODY, 0)


# --- Planets


def is_planet_undecided(table: Table, place: i64) -> bool:
    """Whether chance has to say which planet comes next."""
    pile = table.piles[colour_of_place(place)]
    return pile.size > 0 and pile.top() == UNDECIDED


def turn_up_planet(table: Table, planet: i64) -> None:
    """Chance says which planet of a shuffled pile is the next."""
    step = table.agenda[-1]
    colour = colour_of_place(step.about)
    table.bags[colour] = table.bags[colour].without(planet)
    pile = table.piles[colour]
    pile.decide(fixed(planet, EVERYBODY), undecided(colour, pile.layers[0].count - 1))
    take_planet(table)


def take_planet(table: Table) -> None:
    """RR-2.5, RR-10.10, RR-13.2: the top planet goes into its place, or to the Explorer; an empty pile gives none."""
    place = table.agenda.pop().about
    pile = table.piles[colour_of_place(place)]
    if pile.size == 0:
        return
    planet = pile.take()
    if place >= data.PLANET_PLACES:
        table.drawn = planet
        tell(table, told.DRAWN, NOBODY, EVERYBODY, planet)
    else:
        table.planets = with_number(table.planets, place, planet)
        tell(table, told.PLANET, NOBODY, EVERYBODY, planet, place)


# --- Advanced modules


def show_top(table: Table) -> None:
    """RR-R.4: the top card of the advanced pile lies face up."""
    pile = table.piles[ADVANCED]
    if pile.size > 0 and pile.layers[0].known_by != EVERYBODY:
        table.agenda.append(TOP)


def is_top_undecided(table: Table) -> bool:
    """Whether chance has to say which card is on top."""
    return table.piles[ADVANCED].top() == UNDECIDED


def turn_up_top(table: Table, module: i64) -> None:
    """Chance says which card of the shuffled pile is on top."""
    pile = table.piles[ADVANCED]
    table.bags[ADVANCED] = table.bags[ADVANCED].without(module)
    pile.decide(fixed(module, 0), undecided(ADVANCED, pile.layers[0].count - 1))
    reveal_top(table)


def reveal_top(table: Table) -> None:
    """Everybody sees the top card."""
    table.agenda.pop()
    pile = table.piles[ADVANCED]
    module = pile.layers[0].card
    pile.layers[0] = fixed(module, EVERYBODY)
    tell(table, told.TOPPED, NOBODY, EVERYBODY, module)


def draw_module(table: Table) -> i64:
    """RR-R.11: take the top card of the advanced pile; an empty pile is made anew of the discard pile.

    NO_MODULE means that chance has to turn the top card up first, which the agenda then says, or that no card is left.
    """
    pile = table.piles[ADVANCED]
    if pile.size == 0:
        if not table.discard:
            return NO_MODULE
        table.bags[ADVANCED] = bag_of(counts_of(table.discard, data.MODULES))
        table.piles[ADVANCED] = pile_of([undecided(ADVANCED, len(table.discard))])
        table.discard = NO_NUMBERS
        tell(table, told.SHUFFLED, NOBODY, EVERYBODY)
        return NO_MODULE
    if pile.layers[0].known_by != EVERYBODY:
        return NO_MODULE
    return pile.take()


def is_anything_to_draw(table: Table) -> bool:
    """RR-R.11: whether pile or discard pile hold a card."""
    return table.piles[ADVANCED].size > 0 or len(table.discard) > 0


def lay(table: Table) -> None:
    """RR-4.1, RR-6.1: the next card of the display; when there is no card left, fewer are laid."""
    step = table.agenda.pop()
    if not is_anything_to_draw(table):
        return
    module = draw_module(table)
    if module == NO_MODULE:
        table.agenda.append(step)
    else:
        table.display = [*table.display, module]
        tell(table, told.LAID, NOBODY, EVERYBODY, module)
        if step.about > 1:
            table.agenda.append(Step(data.LAY, NOBODY, step.about - 1))
    show_top(table)


def draw_start(table: Table) -> None:
    """RR-13.5: the next of the Mechanic's start cards, drawn openly; when there is no card left, fewer are drawn."""
    step = table.agenda.pop()
    if not is_anything_to_draw(table):
        table.agenda.append(Step(data.KEEP_START, step.seat, 0))
        return
    module = draw_module(table)
    if module == NO_MODULE:
        table.agenda.append(step)
    else:
        table.drawn_modules = [*table.drawn_modules, module]
        tell(table, told.DREW_START, step.seat, EVERYBODY, module)
        if step.about > 1:
            table.agenda.append(Step(data.DRAW_START, step.seat, step.about - 1))
        else:
            table.agenda.append(Step(data.KEEP_START, step.seat, 0))
    show_top(table)


def discard(table: Table, module: i64) -> None:
    """RR-10.11, RR-11.5: an advanced module goes to the discard pile, a standard one back to its pile."""
    if module < data.STANDARD:
        table.standard = changed(table.standard, module, 1)
    else:
        table.discard = with_card(table.discard, module)


def clear_display(table: Table) -> None:
    """RR-6.4: what is left in the display is discarded."""
    for module in table.display:
        discard(table, module)
        tell(table, told.DISCARDED, NOBODY, EVERYBODY, module)
    table.display = NO_NUMBERS
