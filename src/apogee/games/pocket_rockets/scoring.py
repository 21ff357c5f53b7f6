"""Points, tie-breaks, places, and what there is of everything."""

from mypy_extensions import i64

from apogee.games.pocket_rockets import data
from apogee.games.pocket_rockets.state import NO_FUEL, Rocket, Seat, Table, count_rockets, has_tip


def points(seat: Seat) -> i64:
    """PR-10.1 to PR-10.4: complete rockets score segments, plus-ones and fuel; nothing else scores."""
    total: i64 = 0
    for rocket in seat.rockets:
        if rocket.is_complete():
            total += segment_points(rocket) + bonus_points(rocket) + rocket.fuel
    return total


def segment_points(rocket: Rocket) -> i64:
    """PR-10.2: what the segments of a complete rocket score."""
    return data.POINTS_PER_SEGMENT * rocket.segments


def bonus_points(rocket: Rocket) -> i64:
    """PR-10.3: what the tip of a complete rocket scores."""
    return data.POINTS_PLUS_ONE if has_tip(rocket, data.PLUS_ONE) else 0


def tallest(seat: Seat) -> i64:
    """PR-R.33: the segments of the tallest complete rocket."""
    most: i64 = 0
    for rocket in seat.rockets:
        if rocket.is_complete() and rocket.segments > most:
            most = rocket.segments
    return most


def places(table: Table) -> list[int]:
    """PR-10.5: for each seat, how many seats are better; tied seats share a place."""
    standing = [(points(seat), tallest(seat)) for seat in table.seats]
    return [sum(1 for other in standing if other > own) for own in standing]


def is_fuel_out_of_reach(table: Table) -> bool:
    """PR-R.42: a public hint that the fuel left can no longer all be used."""
    reachable: i64 = 0
    for colour in range(data.COLOURS):
        reachable += reachable_rockets(table, colour)
    return reachable < table.fuel_left


def reachable_rockets(table: Table, colour: i64) -> i64:
    """PR-R.42: rockets of a colour that are or can still become complete and unfuelled; the nearest to it go first."""
    bases: i64 = data.COPIES_OF[data.BASE_OF[colour]] - table.box[data.BASE_OF[colour]]
    segments: i64 = data.COPIES_OF[data.SEGMENT_OF[colour]] - table.box[data.SEGMENT_OF[colour]]
    tips: i64 = 0
    for card in range(data.KINDS):
        if data.PART_OF[card] == data.TIP and data.COLOUR_OF[card] == colour:
            tips += data.COPIES_OF[card] - table.box[card]
    ready: i64 = 0
    missing: list[int] = []  # segments that each open rocket, and each that can be begun, still lacks
    for seat in table.seats:
        for rocket in seat.rockets:
            if rocket.colour != colour:
                continue
            bases -= 1
            segments -= rocket.segments
            if rocket.is_complete():
                tips -= 1
                ready += 1 if rocket.fuel == NO_FUEL else 0
            else:
                missing.append(max(0, data.SEGMENTS_FOR_TIP - rocket.segments))
    missing.sort()
    for lacks in missing + [data.SEGMENTS_FOR_TIP] * bases:
        if tips > 0 and segments >= lacks:
            tips -= 1
            segments -= lacks
            ready += 1
    return ready


def census(table: Table) -> list[int]:
    """Everything there is, wherever it lies: cards by kind, then fuel tokens by value. A match never changes it."""
    counts = table.box.copy()
    for colour in range(data.COLOURS):
        counts[data.BASE_OF[colour]] += table.starting_bases[colour]
    for bag in table.bags:
        for card in range(data.KINDS):
            counts[card] += bag.counts[card]
    for stack in table.stacks:
        for layer in stack.layers:
            if layer.card >= 0:
                counts[layer.card] += 1
    fuel = table.fuel.copy()
    for seat in table.seats:
        for card in seat.known:
            counts[card] += 1
        for card in seat.hidden:
            counts[card] += 1
        count_rockets(counts, seat.rockets, 1)
        for rocket in seat.rockets:
            if rocket.fuel != NO_FUEL:
                fuel[data.FUEL_VALUES.index(rocket.fuel)] += 1
    return counts + fuel
