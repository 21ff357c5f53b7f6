"""What a game's component file calls things, and how its refusals are said, in one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from apogee.core.components import Components
from apogee.core.errors import BadOption
from apogee.core.refusal import Cause, Refused, Rules, Told
from apogee.core.state import State
from apogee.locale import Fact, catalogue

T = TypeVar("T", bound=State)


def names_of(components: Components | None, language: str, field: str = "names") -> dict[str, str]:
    """Component ids and what they are called, or what another field says in the reader's language."""
    listed = components.list_rows() if components else {}
    rows = [row for section in listed.values() for row in section if field in row]
    return {row["id"]: row[field].get(language, row[field]["en"]) for row in rows}


def constants_of(components: Components | None) -> dict[str, Fact]:
    """The numbers that rules speak of."""
    listed = components.list_rows() if components else {}
    return {row["id"]: row["value"] for row in listed.get("constant", [])}


def fill(facts: Mapping[str, Told], name: Callable[[str], str]) -> dict[str, Fact]:
    """Facts as a sentence can take them: names for ids, lists in a row."""
    said: dict[str, Fact] = {}
    for key, value in facts.items():
        if isinstance(value, list):
            said[key] = ", ".join(name(str(each)) for each in value)
        else:
            said[key] = value if isinstance(value, int) else name(str(value))
    return said


def key_of(rule_id: str, cause: Cause | None = None) -> str:
    """The key of the message for a rule, or for the cause of its refusal."""
    key = rule_id.lower().replace(".", "-")
    return f"{key}-{cause.case}" if cause else key


def facts_of(cause: Cause | None, say: Callable[..., str], name: Callable[[str], str]) -> dict[str, Fact]:
    """The facts of a cause as its sentence can take them, with what it advises in words."""
    if cause is None:
        return {}
    facts = fill(cause.facts, name)
    return {**facts, "do": say(f"do-{cause.advice}", **facts)} if cause.advice else facts


def unfit(game: str, key: str, facts: Mapping[str, Fact]) -> BadOption:
    """The error for options that do not go together, or not with so many players; `key` is its sentence's."""
    return BadOption(catalogue("en", game).text(key, **facts), key, facts)


class Refusals(Generic[T]):
    """A game's refusals, with the engine's own sentences, which are English."""

    def __init__(
        self,
        game: str,
        components: Components,
        rules: Rules,
        cause: Callable[[T, int, int, int], Cause | None],
    ) -> None:
        self.rules = rules
        self.cause = cause
        self.catalogue = catalogue("en", f"{game}-rules", f"{game}-causes")
        self.names = names_of(components, "en")
        self.constants = constants_of(components)

    def refuse(self, state: T, player: int, action: int, rule: int) -> Refused:
        """The refusal of an action: the rule that bars it, what is missing at the moment, and the sentence for both."""
        rule_id = self.rules.id_of(rule)
        cause = self.cause(state, player, action, rule)
        facts = facts_of(cause, self.catalogue.text, self.name)
        return Refused(rule_id, self.catalogue.text(key_of(rule_id, cause), **{**self.constants, **facts}), cause)

    def name(self, word: str) -> str:
        return self.names.get(word, word)
