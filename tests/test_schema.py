"""The schema of views: what is of a kind, and what is said of what is not."""

import re
from dataclasses import replace
from typing import Any

import pytest

from apogee.catalog import GAMES, game
from apogee.core.game import Game
from apogee.core.schema import (
    FLAG,
    IF_NOT,
    RULE,
    SEAT,
    ByKeys,
    BySeat,
    ByWord,
    Choice,
    Counts,
    Field,
    Id,
    Kind,
    Maybe,
    Number,
    Odds,
    Pile,
    Record,
    Row,
    Seat,
    described,
    fault,
    named_in,
    records,
)
from apogee.testing import laws, toy

CARD = Id("card", ("spark", "burn"), (2, 1))
PAIR = Record("Pair", {"one": Field(FLAG, "the one"), "other": Field(Maybe(SEAT), "the other")})
BUILT = Record("Built", {"place": Field(Number(2, 1), "where it is"), "owner": Field(Maybe(SEAT), "whose it is")})
OF: list[tuple[Kind, Any]] = [
    (FLAG, True),
    (Number(3, -1), -1),
    (Number(3, is_capped=True), 99),
    (Choice(("cw", "ccw")), "ccw"),
    (CARD, "burn"),
    (SEAT, 1),
    (Seat(has_ai=True), -1),
    (RULE, "PR-4.6"),
    (Odds(), {"chance": 0.5, "numerator": 1, "denominator": 2}),
    (Maybe(CARD), None),
    (Row(CARD, 2), ["burn"]),
    (Pile(CARD), ["burn", "burn", "burn"]),
    (Counts(CARD), {"spark": 2}),
    (BySeat(FLAG), [True, False]),
    (ByWord(("a", "b"), FLAG), {"a": True, "b": False}),
    (ByWord(("a", "b"), FLAG, is_full=False), {}),
    (ByKeys(BUILT, ("place",)), [{"place": 2, "owner": 0}, {"place": 1, "owner": 0}]),
    (PAIR, {"one": True, "other": None}),
]
NOT_OF: list[tuple[Kind, Any]] = [
    (FLAG, 1),
    (Number(3), 4),
    (Number(3), -1),
    (Number(3), True),
    (Number(3, is_capped=True), -1),
    (Choice(("cw", "ccw")), "up"),
    (CARD, None),
    (SEAT, 2),
    (SEAT, -1),
    (RULE, "because"),
    (Odds(), {"success": 0.5, "numerator": 1, "denominator": 2}),
    (Maybe(CARD), "blaze"),
    (Row(CARD, 2), ["burn"] * 3),
    (Row(CARD, 2, is_full=True), ["burn"]),
    (Pile(CARD), {"burn": 1}),
    (Counts(CARD), {"burn": 2}),
    (Counts(CARD), {"blaze": 1}),
    (BySeat(FLAG), [True]),
    (ByWord(("a", "b"), FLAG), {"a": True}),
    (ByWord(("a", "b"), FLAG, is_full=False), {"c": True}),
    (ByKeys(BUILT, ("place",)), [{"place": 2, "owner": 0}, {"place": 2, "owner": 1}]),
    (ByKeys(BUILT, ("place", "owner")), [{"place": 2, "owner": None}, {"place": 2, "owner": None}]),
    (ByKeys(BUILT, ("place",)), [3]),
    (PAIR, {"one": True}),
    (PAIR, {"other": None, "one": True}),
    (PAIR, {"one": True, "other": 7}),
    (PAIR, []),
]


@pytest.mark.parametrize(("kind", "value"), OF)
def test_what_is_of_a_kind_has_no_fault(kind: Kind, value: Any) -> None:
    assert fault(kind, value, players=2) is None


@pytest.mark.parametrize(("kind", "value"), NOT_OF)
def test_what_is_not_of_a_kind_has_one(kind: Kind, value: Any) -> None:
    assert (fault(kind, value, players=2) or "").startswith("the view")


def test_a_fault_says_where_it_is() -> None:
    table = Record("Table", {"seats": Field(BySeat(PAIR), "the seats")})
    value = {"seats": [{"one": True, "other": 0}, {"one": True, "other": 9}]}

    assert fault(table, value, players=2) == "the view, seats, entry 1, other is no seat of those declared: 9"


@pytest.mark.parametrize("name", GAMES)
def test_every_field_has_a_meaning_that_ends_without_a_stop(name: str) -> None:
    for record in records(game(name).telling.view):
        for key, field in record.fields.items():
            assert field.meaning, (record.name, key)
            assert not field.meaning.endswith("."), (record.name, key)
            assert not field.unless or field.unless in record.fields, (record.name, key)


def test_a_kind_can_be_told_to_a_page() -> None:
    assert described(PAIR) == {
        "is": "record",
        "fields": {"one": {"is": "flag"}, "other": {"is": "maybe", "kind": {"is": "seat"}}},
    }
    shown = Record("Shown", {"one": Field(FLAG, "the one", plain=(IF_NOT,)), "two": Field(FLAG, "two", unless="one")})
    assert described(shown)["fields"] == {
        "one": {"is": "flag", "plain": ["if_not"]},
        "two": {"is": "flag", "unless": "one"},
    }


def test_what_a_view_names_are_its_ids_and_words_and_not_its_keys() -> None:
    kind = Record(
        "Held",
        {
            "spark": Field(Pile(FLAG), "a key that is called as a card is"),
            "hand": Field(Maybe(Pile(CARD)), "cards"),
            "left": Field(Counts(CARD), "cards by kind"),
            "way": Field(Choice(("cw", "ccw")), "a word"),
            "by_word": Field(ByWord(("a", "b"), Pile(SEAT)), "seats by word"),
            "rule": Field(RULE, "a rule"),
        },
    )
    value = {"spark": [True], "hand": ["burn"], "left": {"spark": 0}, "way": "cw", "by_word": {"a": [1], "b": []}}

    assert named_in(kind, {**value, "rule": "PR-1.1"}) == {"burn", "cw", "a"}
    assert named_in(kind, {**value, "rule": "PR-1.1", "left": {"spark": 1}, "hand": None}) == {"spark", "cw", "a"}


def without(record: Record, key: str) -> Record:
    return Record(record.name, {name: field for name, field in record.fields.items() if name != key})


def of_seat(record: Record, seat: Record) -> Record:
    """A view's record with another one for seats."""
    return Record(record.name, {**record.fields, "seats": Field(BySeat(seat), "the seats")})


def seat_record(record: Record) -> Record:
    seats = record.fields["seats"].kind
    assert isinstance(seats, BySeat)
    assert isinstance(seats.kind, Record)
    return seats.kind


@pytest.mark.parametrize("declared", [toy.GAME, *map(game, GAMES)], ids=lambda each: each.name)
def test_the_law_finds_what_is_not_declared_and_what_is_declared_and_missing(declared: Game[Any]) -> None:
    state = next(iter(laws.walk(declared, declared.players[-1], 1)))
    view = declared.telling.view
    seat = seat_record(view)
    new = {"new_key": Field(FLAG, "something new")}
    planted = {
        "['score']": of_seat(view, without(seat, "score")),
        "['winners']": without(view, "winners"),
        "['new_key']": Record(view.name, {**view.fields, **new}),
        "seats, entry 0 has other keys than declared, or in another order: ['new_key']": of_seat(
            view, Record(seat.name, {**seat.fields, **new})
        ),
        "winners is no dict": Record(view.name, {**view.fields, "winners": Field(Counts(CARD), "who has won")}),
    }

    laws.check_views(declared, state)
    for said, kind in planted.items():
        with pytest.raises(AssertionError, match=re.escape(said)):
            laws.check_views(replace(declared, telling=replace(declared.telling, view=kind)), state)
