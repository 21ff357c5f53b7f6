"""Game: the descriptor beside State. It says what the game is, and opens matches of it."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from apogee.core.chance import LONGEST_ENTROPY, Draws, fresh_secret, is_entropy
from apogee.core.components import Components
from apogee.core.errors import (
    BadJournal,
    BadOption,
    BadOutcome,
    BadPlayers,
    BadPosition,
    BadSeed,
    UnknownAction,
    did_you_mean,
    near_word,
    quoted,
)
from apogee.core.events import Event, Reading, read_event
from apogee.core.goal import Goal, no_goal
from apogee.core.journal import Header, Journal
from apogee.core.match import Match, replay_by
from apogee.core.near import NearWords
from apogee.core.reasons import Deed, Reason, no_reason
from apogee.core.refusal import Refused, Rules, Told
from apogee.core.schema import Record
from apogee.core.state import State
from apogee.core.vocabulary import Vocabulary

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=State, contravariant=True)  # for what only asks states

NO_ANSWER: Final = -1  # of an order: the seat is asked itself
# For a decision, at a table of people who know the game: it is one small step, and several of them are one thought. No
# person was measured; whoever takes twice as long, alone against a bot that answers at once, comes to the same.
DECISION_SECONDS: Final = 5


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the match."""

    default: str
    choices: tuple[str, ...]
    parts: tuple[str, ...] = ()  # in place of a choice, so many different ones of these may be named
    number: int = 0
    alone: str = ""  # the default for one player, where that is another

    def default_for(self, players: int) -> str:
        """The default for so many players."""
        return self.alone if players == 1 and self.alone else self.default

    def settle(self, choice: object) -> str | None:
        """The choice as journals write it: a word, or parts in their own order with plus signs; otherwise None."""
        if isinstance(choice, str) and choice in self.choices:
            return choice
        named = choice.split("+") if isinstance(choice, str) else choice
        if not isinstance(named, list | tuple) or not self.number or len(named) != self.number:
            return None
        chosen = [part for part in self.parts if part in named]
        return "+".join(chosen) if len(chosen) == self.number else None

    def fault(self, choice: object) -> tuple[str, object]:
        """What is wrong with something that is no choice, and the word or number that is wrong in it.

        The fault is an unknown "part", a part that is named "twice", the "number" of parts, or the "choice" as a whole.
        """
        named = choice.split("+") if isinstance(choice, str) else choice
        is_choice = isinstance(choice, str) and "+" not in choice and choice not in self.parts
        if not self.number or is_choice or not isinstance(named, list | tuple):
            return "choice", choice
        for part in named:
            if part not in self.parts:
                return "part", part
            if named.count(part) > 1:
                return "twice", part
        return "number", len(named)

    def examples(self) -> list[str]:
        """One example of parts that may be named, so that people see how it is written."""
        return ["+".join(self.parts[: self.number])] if self.number else []


def any_options(players: int, chosen: dict[str, str]) -> dict[str, str]:  # noqa: ARG001 - what every game is given
    """The `fitting` of games whose options all go together."""
    return chosen


def plain_facts(view: Mapping[str, Any], words: str) -> dict[str, str | int]:  # noqa: ARG001 - what every game is given
    """An action's own words after the verb, as facts a, b, c: what a label can tell of any game."""
    return dict(zip("abc", words.split()[1:], strict=False))


def any_seat(state: State, player: int) -> bool:  # noqa: ARG001 - what every game is given
    """The `fits` of orders that suit every seat."""
    return True


def only_itself(state: State, player: int, action: int) -> list[list[int]]:
    """For games in which an action is carried through by itself."""
    return [[action]] if action in state.legal_actions(player) else []


def no_default(state: State, player: int) -> int:  # noqa: ARG001 - what every game is given
    """The `default` of games in which a bot decides when time runs out."""
    return NO_ANSWER


def no_faults(state: State) -> Iterable[str]:  # noqa: ARG001 - what every game is given
    """The `faults` of games whose `from_json` refuses whatever is wrong."""
    return ()


def no_characters(state: State) -> list[str]:  # noqa: ARG001 - what every game is given
    """The `characters` of games whose seats play no characters."""
    return []


@dataclass(frozen=True)
class Edition:
    """What a game is played by: its component file, or what stands for one."""

    title: str
    hash: str  # of what is played by: names and notes are not
    components: Components | None = None  # the file, where the game has one: names, sources and notes for people
    # Journals once carried the hash of a file's whole text. The files shipped then: that hash -> the components hash.
    shipped: Mapping[str, str] = field(default_factory=dict)


def edition_of(file: Components, shipped: Mapping[str, str]) -> Edition:
    """A game as its component file has it."""
    return Edition(file.tables["meta"]["published_title"], file.hash, file, shipped)


@dataclass(frozen=True)
class Checks(Generic[T]):
    """What positions are held to."""

    census: Callable[[T], list[int]]  # how many there are of everything, wherever it lies
    secrets: Callable[[T], dict[str, Any]]  # each secret field's value, by name: what no view may show to all
    faults: Callable[[T], Iterable[str]] = no_faults  # why a described position cannot be played, in sentences


@dataclass(frozen=True)
class Telling(Generic[T]):
    """How a game is told: its refusals, what happened, its views, its labels, its hints, its goal."""

    rules: Rules
    refuse: Callable[[T, int, int, int], Refused]  # state, player, action and the rule that bars it -> why, in words
    readings: Sequence[Reading]  # how each event reads, by its number
    view: Record  # what each key of a view is
    facts: Callable[[Mapping[str, Any], str], Mapping[str, Told]] = plain_facts  # view, action -> what a label tells
    # A line of a seat's own steps, and what it aims at, if its bot says -> why it is good, if that can be told.
    reason: Callable[[Sequence[Deed], Mapping[str, Told]], Reason | None] = no_reason
    goal: Callable[[Mapping[str, Any]], list[Goal]] = no_goal  # view -> what ends the match, who leads, what to go for

    def read_event(self, event: Event, viewer: int) -> dict[str, Any] | None:
        """An event as a viewer reads it, or None if it is not for this viewer's eyes."""
        return read_event(self.readings, event, viewer)


@dataclass(frozen=True)
class Order(Generic[T]):
    """A standing order, which a seat may give: what it does without being asked. It knows no more than the seat may."""

    asks: str  # the question that it answers, as views say it
    answer: Callable[[T, int], int]  # the action to take now, or NO_ANSWER where the seat is asked itself
    fits: Callable[[T, int], bool] = any_seat  # whether the order is of any use to a seat


@dataclass(frozen=True)
class Extras(Generic[T]):
    """What only some games have for those who sit down at a table."""

    fitting: Callable[[int, dict[str, str]], dict[str, str]] = (
        any_options  # players, options -> what they mean together
    )
    orders: Mapping[str, Order[T]] = field(default_factory=dict)  # by id; they are the table's: no match knows of them
    default: Callable[[T, int], int] = no_default  # what is done where time runs out, or NO_ANSWER: a bot decides
    # Lists of actions that carry one through, the best first; of a twin's state, so that they tell nothing.
    proposals: Callable[[T, int, int], list[list[int]]] = only_itself
    characters: Callable[[T], list[str]] = no_characters  # the ids of whom the seats play, or nothing
    # By number of players, the decisions of a match, all seats together, by the usual options: the median of
    # `apogee simulate GAME --matches 300 --players N --bots greedy --seed length`.
    decisions: Mapping[int, int] = field(default_factory=dict)
    weight: int = 0  # how much there is to know: 1 light, 2 medium, 3 heavy; 0 where nobody has said


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game: facts and bounds that anybody may ask for, and the functions that its package provides."""

    name: str
    edition: Edition
    players: range
    options: Mapping[str, Option]
    rules_version: int
    max_steps: int  # decisions and chance steps of a match
    score_range: tuple[int, int]
    vocabulary: Vocabulary  # of actions
    chance: Vocabulary  # of outcomes
    new_state: Callable[[int, Mapping[str, str]], S]
    from_json: Callable[[Any], S]  # trusts that what is described fits together
    bar: Callable[[S, int, int], int]  # state, player, action -> the rule that bars it, or 0
    places: Callable[[S], list[int]]  # for each seat, how many seats are better
    end_reason: Callable[[S], str]
    checks: Checks[S]
    telling: Telling[S]
    extras: Extras[S] = field(default_factory=Extras)
    older: Mapping[int, Game[Any]] = field(default_factory=dict)  # by rules version: they play old journals on

    @property
    def title(self) -> str:
        return self.edition.title

    @property
    def components(self) -> Components | None:
        return self.edition.components

    @property
    def components_hash(self) -> str:
        return self.edition.hash

    @property
    def actions(self) -> Sequence[str]:
        """Every action in words; its number is its place."""
        return self.vocabulary.words

    @property
    def outcomes(self) -> Sequence[str]:
        """Every chance outcome in words; its number is its place."""
        return self.chance.words

    def minutes(self, players: int) -> int | None:
        """How long a match of so many takes, to five minutes; None where nobody has measured it."""
        decisions = self.extras.decisions.get(players)
        return None if decisions is None else max(5, round(decisions * DECISION_SECONDS / 300) * 5)

    def bars(self, state: S, player: int) -> list[int]:
        """The bar to every action, in order."""
        return [self.bar(state, player, action) for action in range(self.action_count)]

    @property
    def action_count(self) -> int:
        return len(self.actions)

    @property
    def text_hash(self) -> str:
        """The hash of the component file's whole text, which differs even if only shown words do."""
        return self.components.text_hash if self.components is not None else self.components_hash

    def plays_by(self, components_hash: str) -> bool:
        """Whether the present file plays like the one that a journal names, in old journals by its whole text."""
        known = self.edition.shipped.get(components_hash, components_hash)
        return known in (self.components_hash, self.text_hash)

    @property
    def max_chance(self) -> int:
        return len(self.outcomes)

    def match(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        salt: str | None = None,
        entropy: Sequence[str] = (),
    ) -> Match:
        """A new match. The same seed and the same decisions give the same match; without a seed nobody can guess it.

        The salt only keeps the published commitment from being guessed; leave it out. Entropy is what the seats add to
        the seed, one text each, after they were shown the commitment to it (docs/guide/fair-shuffle.md).
        """
        number = self.players[0] if players is None else players
        self.expect_players(number)
        chosen = self.chosen_options({} if options is None else options, number)
        draws = _draws(seed, salt, entropy, number)
        header = Header(self.name, self.rules_version, self.components_hash, chosen, number, None, draws.entropy)
        return Match(self, self.new_state(number, chosen), header, draws)

    def expect_players(self, number: object) -> None:
        """Refuse a number of players that the game is not for."""
        if isinstance(number, int) and not isinstance(number, bool) and number in self.players:
            return
        least, most, known = self.players[0], self.players[-1], ", ".join(map(str, self.players))
        raise BadPlayers(
            f"{self.title} is for {least} to {most} players, not {quoted(number)}; choose one of {known}.",
            "wrong-players",
            {"game": self.title, "least": least, "most": most, "given": quoted(number), "known": known},
        )

    def match_at(
        self, position: Any, seed: int | str | None = None, *, salt: str | None = None, entropy: Sequence[str] = ()
    ) -> Match:
        """A match from a described position: for tests, puzzles and bug reports.

        It is played by the rules that the position names, and otherwise by this game's.
        """
        state = self.from_json(position)
        for fault in self.checks.faults(state):
            raise BadPosition(fault)
        described = state.to_json()
        game = self.at(described.pop("rules", self.rules_version))  # the header has them in a line of their own
        players = len(state.scores())
        draws = _draws(seed, salt, entropy, players)
        header = Header(self.name, game.rules_version, self.components_hash, {}, players, described, draws.entropy)
        return Match(game, state, header, draws)

    def match_from(self, position: Any, seed: int | str, *, salt: str | None, entropy: Sequence[str]) -> Match:
        """A match that begins with the position of a journal's header, which has the words of its time."""
        match = self.match_at(position, seed, salt=salt, entropy=entropy)
        match.journal.header = replace(match.journal.header, position=position)
        return match

    def at(self, rules_version: int) -> Game[Any]:
        """The game by these rules: this one, or the older one that a journal was begun with."""
        found = self if rules_version == self.rules_version else self.older.get(rules_version)
        if found is None:
            known = ", ".join(map(str, sorted([*self.older, self.rules_version])))
            raise BadJournal(
                f"the journal was played by rules version {rules_version} of {self.title}, but this program knows only "
                f"{known}; update Apogee."
            )
        return found

    def replay(self, journal: Journal) -> Match:
        """Play a journal again, line by line; what does not follow the rules is refused."""
        return replay_by(journal, self)

    def chosen_options(self, options: Mapping[str, Any], players: int) -> dict[str, str]:
        """All options with their values, for so many players: those given, otherwise the defaults."""
        if not isinstance(options, Mapping):
            raise BadOption(f"options are a dict of name and choice, not {quoted(options)}.")
        chosen = {name: option.default_for(players) for name, option in self.options.items()}
        for name, choice in options.items():
            if name not in self.options:
                raise _no_option(self.title, name, self.options)
            settled = self.options[name].settle(choice)
            if settled is None:
                raise _bad_choice(self.title, name, self.options[name], choice)
            chosen[name] = settled
        return self.extras.fitting(players, chosen)

    def action(self, words: str) -> int:
        """The number of an action in words."""
        number = self.vocabulary.number_of.get(words) if isinstance(words, str) else None
        if number is None:
            raise self._unknown_action(words)
        return number

    def action_at(self, state: S, player: int, words: str) -> int:
        """The same; if there is no such action, the error names first what is legal for this seat now."""
        number = self.vocabulary.number_of.get(words) if isinstance(words, str) else None
        if number is None:
            raise self._unknown_action(words, [self.actions[action] for action in state.legal_actions(player)])
        return number

    def _unknown_action(self, words: object, legal: Iterable[str] = ()) -> UnknownAction:
        """What is wrong with words that are no action, and what may be meant."""
        given = words if isinstance(words, str) else ""
        meaning, near = self.near_words.meaning(given), self.near_words.nearest_to(given)
        near = self.near_words.within(given, near, legal)
        hint, ending = ", ".join(near), did_you_mean(near) or _SEE_WORDS
        if meaning == "take-back":
            hint, ending = "take-back", "; Match.take_back_own takes a seat's last step back."
        elif meaning == "end" and not near:
            hint, ending = "no-end", "; none is needed: a turn ends by itself when it is used up."
        return UnknownAction(f"{self.title} has no action {quoted(words)}{ending}", hint or "nothing")

    @cached_property
    def with_component(self) -> dict[str, list[int]]:
        """The numbers of the actions that name a component, by its id."""
        found: dict[str, list[int]] = {}
        for number, words in enumerate(self.actions):
            for component in dict.fromkeys(self.vocabulary.components_in(words)):
                found.setdefault(component, []).append(number)
        return found

    @cached_property
    def near_words(self) -> NearWords:
        """The actions, to be compared with what somebody typed."""
        return NearWords(self.vocabulary)

    def orders_for(self, state: S, player: int) -> list[str]:
        """The orders that are of use to a seat."""
        return [name for name, order in self.extras.orders.items() if order.fits(state, player)]

    def obey(self, state: S, player: int, orders: Container[str]) -> str | None:
        """What a seat that gave these orders does now, in words: the first answer of one that fits, if there is any."""
        for name in self.orders_for(state, player):
            if name in orders:
                action = self.extras.orders[name].answer(state, player)
                if action != NO_ANSWER:
                    return self.actions[action]
        return None

    def outcome(self, words: str) -> int | None:
        """The number of a chance outcome in words, if there is such an outcome."""
        return self.chance.number_of.get(words) if isinstance(words, str) else None

    def unknown_outcome(self, words: object) -> BadOutcome:
        """What is wrong with words that are no outcome, and which ones come nearest."""
        near = NearWords(self.chance).nearest_to(words) if isinstance(words, str) else []
        return BadOutcome(f"{self.title} has no chance outcome {quoted(words)}{did_you_mean(near) or _SEE_WORDS}")


def _no_option(title: str, name: object, options: Iterable[str]) -> BadOption:
    """What is wrong with the name of an option that a game does not have."""
    known, given = ", ".join(options), quoted(name)
    if not known:
        message = f"{title} has no option {given}; it has none, so leave it out."
        return BadOption(message, "wrong-no-options", {"game": title, "given": given})
    near = near_word(str(name), options)
    message = f"{title} has no option {given}; it has {known}{did_you_mean(near) or '.'}"
    facts = {"game": title, "given": given, "known": known, "near": "".join(map(repr, near)) or "nothing"}
    return BadOption(message, "wrong-option-name", facts)


def _bad_choice(title: str, name: str, option: Option, choice: object) -> BadOption:
    """What is wrong with a choice that an option does not have."""
    fault, what = option.fault(choice)
    number, parts = option.number, ", ".join(option.parts)
    choices, given = ", ".join(map(repr, option.choices)), quoted(what)
    near = near_word(str(what), option.parts) if fault == "part" else []
    hint = did_you_mean(near) or f"; choose from {parts}."
    said = {
        "choice": f" is one of {choices}{f', or {number} of {parts}' if number else ''}, not {given}.",
        "part": f": there is no {given}{hint}",
        "twice": f": {given} is named twice; name {number} different ones.",
        "number": f": {number} are to be named, not {given}; choose from {parts}.",
    }[fault]
    facts: dict[str, str | int] = {
        "option": repr(name),
        "game": title,
        "given": given,
        "number": number,
        "choices": choices,
        "parts": parts,
        "near": "".join(map(repr, near)) or "nothing",
    }
    return BadOption(f"option {name!r} of {title}{said}", f"wrong-option-{fault}", facts)


_SEE_WORDS = "; docs/words.md lists them all."


def _draws(seed: int | str | None, salt: str | None, entropy: Sequence[str], players: int) -> Draws:
    is_number = isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**100
    text = fresh_secret() if seed is None else str(seed) if is_number or isinstance(seed, str) else ""
    if not text or not text.isprintable() or text != text.strip() or len(text) > 200:
        raise BadSeed(
            f"a seed is a whole number, or one line of printable text without blanks around it, not {quoted(seed)}."
        )
    if entropy not in ((), []) and not is_entropy(entropy, players):
        raise BadSeed(
            f"entropy is one printable text of at most {LONGEST_ENTROPY} characters for each of the {players} seats, "
            f"or none at all, not {quoted(entropy)}."
        )
    return Draws(text, fresh_secret() if salt is None else salt, tuple(entropy))
