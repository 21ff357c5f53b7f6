"""Points, tie-breaks, end of game, and what there is of everything."""

from typing import Final

from mypy_extensions import i64

from apogee.games.rocketmen import data
from apogee.games.rocketmen.state import NO_CARD, Seat, Table, count_bits

WORTH: Final = ["track", "threats", "tokens", "variants", "objective"]  # what points come from
PUBLIC: Final = 4  # all but the last of these


def location_vp(table: Table, location: i64) -> i64:
    """RM-11.5, RM-20.16: the first one there scores more; the AI counts as a player."""
    return data.VP_LATER[location] if is_reached(table, location) else data.VP_FIRST[location]


def is_reached(table: Table, location: i64) -> bool:
    """Whether anybody has a marker there."""
    for seat in table.seats:
        if seat.has_marker(location):
            return True
    ai = table.ai
    return ai is not None and (ai.markers >> location) & 1 == 1


# --- Owned cards


def owned(seat: Seat, card: i64) -> i64:
    """RM-R.31: how many such cards a player owns, in whatever zone."""
    total: i64 = seat.hq.counts[card] + (1 if seat.plan == card else 0)
    for zone in (seat.known, seat.hidden, seat.play, seat.warehouse, seat.pad, seat.depot, seat.scrapyard):
        for each in zone:
            if each == card:
                total += 1
    return total


def owned_cards(seat: Seat) -> list[int]:
    """RM-R.31: all that a player owns, by kind."""
    counts = seat.hq.counts.copy()
    if seat.plan != NO_CARD:
        counts[seat.plan] += 1
    for zone in (seat.known, seat.hidden, seat.play, seat.warehouse, seat.pad, seat.depot, seat.scrapyard):
        for card in zone:
            counts[card] += 1
    return counts


def threats(seat: Seat) -> i64:
    """RM-14.1: owned threats."""
    total: i64 = 0
    card: i64 = data.FIRST_THREAT
    while card < data.KINDS:
        total += owned(seat, card)
        card += 1
    return total


# --- Objectives


def is_target_met(table: Table, player: i64, target: list[int]) -> bool:
    """One target of a personal objective."""
    seat = table.seats[player]
    kind: i64 = target[0]
    about: i64 = target[1]
    number: i64 = target[2]
    if kind == data.AT_LOCATION:
        return seat.has_marker(about)
    if kind == data.MISSIONS_AT:
        return seat.missions_at(about) >= number
    if kind == data.THREAT_OWNED:
        return owned(seat, data.FIRST_THREAT + about) >= number
    if kind == data.TOKEN_OWNED:
        return (seat.discs >> about) & 1 == 1
    if kind == data.FIRST_AT:
        return count_bits(seat.firsts) >= number
    own = seat.missions_at(about)
    return own >= number and all(other.missions_at(about) <= own for other in table.seats)


def objective_targets(table: Table, player: i64, objective: i64) -> list[bool]:
    """Which targets of an objective a player has met."""
    return [is_target_met(table, player, target) for target in data.TARGETS[objective]]


def objective_points(table: Table, player: i64, objective: i64) -> i64:
    """RM-17.5: so much per target met, and more if all are; RM-20.4: in solo it gives no VP."""
    if table.mode == data.SOLO:
        return 0
    met: i64 = 0
    for target in data.TARGETS[objective]:
        if is_target_met(table, player, target):
            met += 1
    points: i64 = met * data.VP_PER_TARGET[objective]
    return points + data.VP_ALL_TARGETS[objective] if met == len(data.TARGETS[objective]) else points


def best_objective(table: Table, player: i64) -> i64:
    """RM-17.1, RM-R.32: the better of the objectives counts."""
    best: i64 = 0
    for objective in table.seats[player].objectives:
        best = max(best, objective_points(table, player, objective))
    return best


# --- Variant cards


def variant_points(table: Table, player: i64) -> i64:
    """RM-18.2, RM-R.33: what the variant cards score."""
    total: i64 = 0
    for variant in table.variants:
        total += points_by_variant(table, player, variant)
    return total


def points_by_variant(table: Table, player: i64, variant: i64) -> i64:
    """What one variant card scores: all tied leaders in full, nobody with zero."""
    kind: i64 = data.VARIANT_KIND[variant]
    if kind > data.SAME_TYPE:
        return 0
    if kind == data.SAME_TYPE:
        return same_types(table.seats[player], data.VARIANT_ABOUT[variant]) * data.VARIANT_NUMBER[variant]
    own = measured(table.seats[player], variant)
    if own == 0:
        return 0
    for seat in table.seats:
        if measured(seat, variant) > own:
            return 0
    return data.VARIANT_NUMBER[variant]


def measured(seat: Seat, variant: i64) -> i64:
    """RM-18.3: what a majority is about, on all owned cards; science and tokens do not count."""
    kind: i64 = data.VARIANT_KIND[variant]
    if kind == data.MOST_THREATS:
        return threats(seat)
    symbols = data.ROCKET if kind == data.MOST_ROCKET_POINTS else data.GIVES[data.VARIANT_ABOUT[variant]]
    total: i64 = 0
    card: i64 = 0
    for count in owned_cards(seat):
        total += count * symbols[card]
        card += 1
    return total


def same_types(seat: Seat, number: i64) -> i64:
    """Specialists: location types completed at so many destinations."""
    found: i64 = 0
    kind: i64 = 0
    while kind < data.TYPES:
        times: i64 = 0
        location: i64 = 0
        while location < data.LOCATIONS:
            if data.TYPE_OF[location] == kind and seat.has_marker(location):
                times += 1
            location += 1
        if times >= number:
            found += 1
        kind += 1
    return found


# --- Totals


def disc_points(seat: Seat) -> i64:
    """RM-11.6: the Moon and the Mars token."""
    total: i64 = 0
    destination: i64 = 0
    while destination < data.DESTINATIONS_COUNT:
        total += disc_vp(seat.discs, destination)
        destination += 1
    return total


def disc_vp(discs: i64, destination: i64) -> i64:
    """RM-11.6: what the token of a destination gives, if it is in a set; nothing otherwise."""
    return data.DISC_VP[destination] if (discs >> destination) & 1 == 1 else 0


def threat_points(table: Table, player: i64) -> i64:
    """RM-14.1; RM-20.9: in solo they were scored when they came."""
    return 0 if table.mode == data.SOLO else threats(table.seats[player]) * data.THREAT_VP


def part(table: Table, player: i64, which: i64) -> i64:
    """RM-17.1: what one of the things in WORTH gives a player."""
    if which == 0:
        return table.seats[player].vp
    if which == 1:
        return threat_points(table, player)
    if which == 2:
        return disc_points(table.seats[player])
    return variant_points(table, player) if which == 3 else best_objective(table, player)


def public_points(table: Table, player: i64) -> i64:
    """What everybody may know of a score: all but the objective."""
    total: i64 = 0
    which: i64 = 0
    while which < PUBLIC:
        total += part(table, player, which)
        which += 1
    return total


def points(table: Table, player: i64) -> i64:
    """RM-17.1: the VP track, threats, tokens, variant cards, the better objective."""
    return public_points(table, player) + part(table, player, PUBLIC)


def worth(table: Table, player: i64, with_objective: bool) -> dict[str, int]:
    """How the points come about, by name."""
    count = PUBLIC + 1 if with_objective else PUBLIC
    return {WORTH[which]: part(table, player, which) for which in range(count)}


def farthest(seat: Seat) -> i64:
    """RM-17.3, RM-R.30: the best location by destination and first-player VP, as a number; 0 without any."""
    best: i64 = 0
    location: i64 = 0
    while location < data.LOCATIONS:
        if seat.has_marker(location):
            best = max(best, 1000 * (1 + data.DESTINATION_OF[location]) + data.VP_FIRST[location])
        location += 1
    return best


def places(table: Table) -> list[int]:
    """RM-17.2 to RM-17.4: for each seat, how many are better; tied seats share a place. RM-20.15: in solo the AI."""
    if table.mode == data.SOLO:
        return [0 if is_solo_won(table) else 1]
    standing = [
        (points(table, player), farthest(table.seats[player]), table.seats[player].missions())
        for player in range(len(table.seats))
    ]
    return [sum(1 for other in standing if other > own) for own in standing]


def is_solo_won(table: Table) -> bool:
    """RM-20.15: more VP than the AI, and all targets of the objective."""
    ai = table.opponent()
    if table.seats[0].vp <= ai.vp:
        return False
    for objective in table.seats[0].objectives:
        for target in data.TARGETS[objective]:
            if not is_target_met(table, 0, target):
                return False
    return True


def end_trigger(table: Table, player: i64) -> i64:
    """RM-16.1 to RM-16.3, RM-19.3, RM-R.28: what a marker just placed has triggered, or 0."""
    seat = table.seats[player]
    if table.mode == data.BATTLE and seat.missions() >= data.BATTLE_MISSIONS:
        return data.FOUR_MISSIONS
    if seat.vp >= data.END_VP[len(table.seats)]:
        return data.VICTORY_POINTS
    everywhere: i64 = 0
    is_anybody_done = False
    is_everybody_done = True
    for other in table.seats:
        everywhere |= other.markers
        if other.missions() >= data.MARKERS:
            is_anybody_done = True
        else:
            is_everybody_done = False
    if is_anybody_done and is_at_every_destination(everywhere):
        return data.DESTINATIONS
    return data.ALL_MARKERS if is_everybody_done else 0


def is_at_every_destination(markers: i64) -> bool:
    """RM-16.2: whether every destination holds a marker."""
    return all(markers & there != 0 for there in data.AT_DESTINATION)


def solo_end(table: Table) -> i64:
    """RM-20.14: why a solo game ends now, or 0."""
    ai = table.opponent()
    seat = table.seats[0]
    if max(table.display) == NO_CARD:
        return data.DISPLAY_EMPTY
    own = seat.missions()
    others = count_bits(ai.markers)
    if own + others >= 2 * data.MARKERS:
        return data.ALL_MARKERS
    if (own >= data.MARKERS or others >= data.MARKERS) and is_at_every_destination(seat.markers | ai.markers):
        return data.DESTINATIONS
    return 0


def census(table: Table) -> list[int]:
    """Everything there is, wherever it lies, by kind. A match never changes it."""
    counts = [0] * data.KINDS
    for gone in table.removed:
        counts[gone] += 1
    for seat in table.seats:
        card: i64 = 0
        for count in owned_cards(seat):
            counts[card] += count
            card += 1
    for bag in table.layers:
        card = 0
        for count in bag.counts:
            counts[card] += count
            card += 1
    for layer in table.deck.layers:
        if layer.card >= 0:
            counts[layer.card] += 1
    for shown in table.display:
        if shown != NO_CARD:
            counts[shown] += 1
    for engine in range(data.ENGINES):
        counts[data.FIRST_ENGINE + engine] += table.engines[engine]
    return counts
