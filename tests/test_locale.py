"""The catalogues: the same keys and places in all languages, none missing, none unused; our reader is Fluent's."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import apogee
from apogee.catalog import GAMES
from apogee.cli import COMMANDS
from apogee.core.components import SOURCES, package_of
from apogee.locale import LANGUAGES, BadCatalogue, Catalogue, Choice, Part, Variable, catalogue, read, variables
from apogee.locale.texts import PROGRAM, Texts, language_of, to_ascii
from apogee.rulebook import rulebook
from apogee.server.refusal import CODES
from apogee.tui.cards import FOR_THE_RULES, HIDDEN
from apogee.tui.session import COMMANDS as KEYS
from tests.test_bench import OPERATIONS
from tests.test_project import SOURCES as TREE

FOLDER = Path(apogee.__file__).parent / "locale"
FILES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))
WEB = TREE.parent / "web" / "src"
SOME = [*range(31), 100, 101, 1000, 999_999, 1_000_000, 1_000_001, 2_000_000, 3_000_000_000]
COUNTS = [*SOME, *(-count for count in SOME if count)]
PLURALS = """
counted = { $count ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""


def messages(language: str, name: str) -> dict[str, list[Part]]:
    return read((FOLDER / language / f"{name}.ftl").read_text("utf-8"))


def sources() -> str:
    """All code of the program that may name a key."""
    return "\n".join(path.read_text("utf-8") for path in sorted((TREE / "apogee").rglob("*.py")))


def web_sources() -> str:
    """The same of the browser's."""
    paths = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".svelte", ".ts")]
    return "\n".join(path.read_text("utf-8") for path in paths)


# --- The same in all languages


def test_every_language_has_the_same_files() -> None:
    assert {"apogee", "lab", "pocket-rockets", "pocket-rockets-rules"} <= set(FILES)
    for language in LANGUAGES:
        assert sorted(path.stem for path in (FOLDER / language).glob("*.ftl")) == FILES
    assert sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__") == sorted(
        LANGUAGES
    )


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_keys_and_places_are_those_of_english(language: str, name: str) -> None:
    english, other = messages("en", name), messages(language, name)

    assert list(other) == list(english)
    for key, parts in english.items():
        assert variables(other[key]) == variables(parts), f"{key} has other places in {language}"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_choice_offers_the_same_variants(language: str, name: str) -> None:
    english, other = messages("en", name), messages(language, name)
    for key in english:
        assert variants(other[key]) == variants(english[key]), f"{key} has other variants in {language}"


def variants(parts: list[Part]) -> set[tuple[str, str]]:
    """The names and variants of all choices in a message."""
    found: set[tuple[str, str]] = set()
    for part in parts:
        if isinstance(part, Choice):
            found |= {(part.name, variant) for variant in part.variants}
            for inner in part.variants.values():
                found |= variants(inner)
    return found


# --- None missing, none unused


# Keys that the code puts together: what they begin with, and every word that may follow.
FAMILIES = {
    "play-help-": tuple(KEYS.values()),
    "help-": tuple(COMMANDS),
    "table-": CODES,
    "mode-": ("compiled", "interpreted"),
    "source-": SOURCES,
    "verified-": ("chain", "commitment", "draws", "rules", "result", "no-result-yet", "scripted"),
    "simulate-column-": (
        "bot", "character", "played", "wins", "share", "interval", "score", "seat", "length", "median", "5", "95", "99",
        "most", "end", "matches",
    ),
    "arena-column-": ("pairing", "margin", "rating", "milliseconds"),
    "arena-fault-": ("remembers", "seats", "generator", "deck", "replay"),
    "arena-sprt-": ("accepted", "rejected", "open"),
    "simulate-length-": ("rounds", "turns", "decisions", "chance"),
    "wrong-option-": ("choice", "part", "twice", "number"),
    "bench-column-": ("play", "cost", "microseconds", "rate"),
    "goal-": (
        *("lead-own", "lead-shared", "lead-other", "lead-others", "lead-seat", "lead-seats"),
        *("won-own", "won-shared", "won-seat", "won-seats", "won-nobody"),
    ),
    "bench-progress-": ("match", "position", "play"),
    "bench-": (*(name.replace("_", "-") for name in OPERATIONS), "matches", "decisions", "steps", "clones"),
}  # fmt: skip


KEY = r"[\"']([a-z]+(?:-[a-z0-9]+)*)[\"']"


def used_keys() -> set[str]:
    """Keys that the code names, and those that it puts together."""
    literals = set(re.findall(KEY, sources()))
    return literals | {f"{beginning}{word}" for beginning, words in FAMILIES.items() for word in words}


def web_keys(defined: set[str]) -> set[str]:
    """Keys that the browser's code names, and those that begin as the templates do by which it puts them together."""
    code = web_sources()
    literals = set(re.findall(r"[\"'`]([a-z]+(?:-[a-z0-9]+)*)[\"'`]", code))
    return literals | {key for key in defined if key.startswith(web_templates(code))}


def web_templates(code: str) -> tuple[str, ...]:
    """How the keys begin that are put together, as `event-${word}`."""
    return tuple(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", code))


def test_keys_in_the_browsers_code_are_found() -> None:
    code = "t('web-plain'); t(\"web-other\", {n}); t(`web-state-${state}`); t(`event-${e.event}-${n}`); `${x}-web`"

    assert web_templates(code) == ("web-state-", "event-")


def test_what_only_the_browser_says_is_used_by_it() -> None:
    own = set(messages("en", "web"))

    assert sorted(own - web_keys(own)) == []
    assert [key for key in own if "-" not in key] == []


OF_GAMES = (
    "action-",
    "event-",
    "asks-",
    "order-",
    "more-",
    "word-",
    "called-",
    "do-",
    "reason-",
    "deed-",
    "lesson-",
    "heading-",
)


def test_no_key_of_the_program_is_unused_or_missing() -> None:
    defined = {key for name in PROGRAM for key in messages("en", name) if name != "web"}
    put_together = {f"{beginning}{word}" for beginning, words in FAMILIES.items() for word in words}
    code = sources()
    named = set(re.findall(r"texts\(\s*[\"']([a-z0-9-]+)[\"']", code))
    named |= set(re.findall(r"[\"']((?:play|save|export|wrong|replay|result|rules|cards)-[a-z-]+[a-z])[\"']", code))
    short = {key for key in defined if "-" not in key}

    assert sorted(defined - used_keys() - web_keys(set(messages("en", "apogee")))) == []  # which the browser reads too
    assert sorted(put_together - defined) == []
    of_games = {key for name in GAMES for key in messages("en", name)}
    assert sorted(named - defined - of_games) == []
    assert short == {"yes", "no", "note", "source", "interrupted"}  # so that a key is no everyday word of the code
    for beginning in re.findall(r"f[\"']([a-z][a-z-]*-)\{", code):  # whatever is put together is in the table above
        assert beginning in FAMILIES or beginning in OF_GAMES, beginning


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_label_for_every_verb_a_line_for_every_event_and_nothing_else(name: str) -> None:
    game = apogee.game(name)
    assert game.components is not None
    defined = set(messages("en", name))
    verbs = {f"action-{words.partition(' ')[0]}" for words in game.actions}
    events = {f"event-{reading.word}" for reading in apogee.game(name).telling.readings}
    drawing = (TREE / "apogee" / "tui" / f"{name.replace('-', '_')}.py").read_text("utf-8")
    drawn = {
        key
        for key in set(re.findall(KEY, drawing)) | (web_keys(defined) & defined)
        if key.startswith(("board-", "told-", "result-rocket"))
    } | ({"result-lost"} if 1 in game.players else set())  # what drawings.py says where a game can be lost to nobody
    asked, told = whole_match(name)
    asked |= {f"asks-{word}" for word in QUESTIONS.get(name, ())}
    tables = {section: rows for section, rows in game.components.tables.items() if isinstance(rows, list)}
    listed = {section: rows for section, rows in tables.items() if any("id" in row for row in rows)}
    sections = {f"section-{section.replace('_', '-')}" for section in listed}
    rows = [row for section in listed.values() for row in section]
    keys = {key for row in rows for key in row if not ("text" in row and key in FOR_THE_RULES)} - set(HIDDEN)
    keys |= {key for row in rows for key in row.get("fields", {})}
    fields = {f"field-{key.replace('_', '-')}" for key in keys}
    orders = {f"order-{order}" for order in game.extras.orders}
    rules = (TREE / "apogee" / "games" / package_of(name) / "game.py").read_text("utf-8")
    chosen = {f"option-{option}" for option in game.options}
    chosen |= {
        key
        for option, each in game.options.items()
        for key in (f"option-{option}-{choice}" for choice in (*each.choices, "named"))
        if key in defined
    }
    unfit = {key for key in re.findall(KEY, rules) if key.startswith("unfit-")}
    plain = on_the_plain_table(name, defined, {verb.removeprefix("action-") for verb in verbs}, keys)
    called = {f"called-{row['id'].replace('_', '-')}" for row in rows if "names" not in row}
    plain |= {f"word-{word}" for word in ("standard", "advanced", "yellow") if name == "rocket-rescue"}
    needed = verbs | events | told | asked | drawn | sections | fields | orders | plain | called | {"cost"}
    needed |= chosen | unfit | cases_of(name, defined, "reason", "reasons.py") | {"play-goal", "play-how"}
    needed |= cases_of(name, defined, "goal", "goal.py") | {f"deed-{event[6:]}" for event in events} & defined

    assert sorted(needed - defined) == []
    assert sorted(defined - needed) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_of_rules_has_every_heading_and_step_and_nothing_else(name: str) -> None:
    """Each section of the catalogue has a heading, each term and step a name and a sentence; all steps are drawn."""
    keys = set(messages("en", f"{name}-sheet"))
    drawing = (WEB / name / "Sheet.svelte").read_text("utf-8")
    drawn = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)', drawing))
    italian = Texts("it", apogee.game(name))
    headings = {f"heading-{'-'.join(re.findall('[a-z]+', rule.section.lower()))}" for rule in rulebook(name).values()}
    named = {key for key in keys if key.startswith(("term-", "sheet-step-")) and not key.endswith("-what")}
    scores = {key for key in keys if key.startswith("sheet-score-")}
    buts = {f"sheet-but-{number}" for number in range(1, int(re.findall(r"buts=\{(\d)\}", drawing)[0]) + 1)}
    whole = {"sheet-goal", "sheet-end", "sheet-common", "sheet-own", "sheet-turn", "sheet-turn-what"}
    steps_and_scores = {key.split("-", 2)[2] for key in named | scores if key.startswith("sheet-")}

    assert [rule.section for rule in rulebook(name).values() if italian.section(rule.section) == rule.section] == []
    assert keys == headings | named | {f"{key}-what" for key in named} | scores | buts | whole
    assert sorted(steps_and_scores - drawn) == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_its_own_options(language: str, name: str) -> None:
    game = apogee.game(name)
    own, texts = messages(language, name), Texts(language, game)
    for option, each in game.options.items():
        assert f"option-{option}" in own
        said = [choice for choice in each.choices if f"option-{option}-{choice}" in own or choice in texts.names]
        assert said == list(each.choices)
        assert bool(each.number) == (f"option-{option}-named" in own)
    assert [key for key in messages(language, "web") if key.startswith("option-")] == []


def on_the_plain_table(name: str, defined: set[str], verbs: set[str], fields: set[str]) -> set[str]:
    """Keys that the browser puts together from a view's keys and words, a verb, or a field of the component file."""
    folder = TREE / "apogee" / "games" / package_of(name)
    said = {
        word.replace("_", "-")
        for path in folder.glob("*.py")
        for word in re.findall(r'"(\w+)"', path.read_text("utf-8"))
    }
    said |= {f"not-{word}" for word in said}
    families = {
        "view-": said,
        "title-": said,
        "word-": said,
        "mark-": fields,
        "row-": verbs,
        "cell-": verbs,
        "more-": verbs,
        "legend-": verbs,
        "hint-": verbs,
    }
    return {
        key
        for beginning, words in families.items()
        for key in defined
        if key.startswith(beginning) and (key in {beginning + word for word in words} or ends_in(key, beginning, words))
    }


def cases_of(name: str, defined: set[str], family: str, file: str) -> set[str]:
    """Keys of what a game tells in a file; test_hints.py and test_goal.py ask for those that are told."""
    code = (TREE / "apogee" / "games" / package_of(name) / file).read_text("utf-8")
    return {f"{family}-{case}" for case in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code)} & defined


def ends_in(key: str, beginning: str, words: set[str]) -> bool:
    """Whether a key is of a word inside of another one."""
    first, _, last = key.removeprefix(beginning).partition("-")
    parts = [first, *last.split("-")]
    halves = [("-".join(parts[:at]), "-".join(parts[at:])) for at in range(1, len(parts))]
    return any(outer in words and (inner in words or ends_in(inner, "", words)) for outer, inner in halves)


# What a game may ask, where a few matches do not bring it all up.
QUESTIONS = {
    "rocketmen": (
        "act", "buy", "place", "replace", "discard", "scrap", "cycle", "trim", "fetch", "w1", "w2", "w3", "w4", "w5",
        "w6", "pick", "abort", "salvage", "mission", "surplus",
    ),
    "rocket-rescue": (
        "choose", "keep_start", "explore", "replace", "mark", "spread", "plan", "adjust", "research", "shopping",
        "refill", "boarding", "target", "build_launch", "crew", "sabotage", "reroll", "terminal", "keep",
    ),
}  # fmt: skip

# Words that are the same in two languages, or that are all places and signs.
SAME = {
    "no", "play-begin", "help-text", "help-file", "help-bot-name", "board-open", "field-bonus", "section-bonus",
    "field-action", "games-bots", "simulate-column-bot", "arena-pairing", "arena-points", "web-menu", "web-refuse",
    "board-standard", "board-hangar", "title-hangars", "web-friends-bot",
    "word-depot", "word-orange", "word-standard", "board-pile-hq", "board-display-title",
    "web-link", "board-display", "seat-bot",
    "term-astronaut", "term-base", "term-chip", "term-cockpit", "term-computer", "term-display", "term-hangar",
    "term-hq", "term-mission", "term-rover", "term-satellite", "term-segment", "term-terminal", "heading-pilot",
    "heading-saboteur",
}  # fmt: skip


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_nothing_is_left_in_english(language: str, name: str) -> None:
    english = (FOLDER / "en" / f"{name}.ftl").read_text("utf-8")
    other = (FOLDER / language / f"{name}.ftl").read_text("utf-8")
    same = [
        key
        for key in messages("en", name)
        if key not in SAME and letters(message_of(key, english)) == letters(message_of(key, other)) != ""
    ]

    assert same == []


def message_of(key: str, source: str) -> str:
    found = re.search(rf"^{re.escape(key)} =(.*?)(?=^\S|\Z)", source, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def letters(text: str) -> str:
    """The words of a message: without places, variants and signs."""
    return " ".join(re.findall(r"[^\W\d_]{2,}", re.sub(r"\$[\w-]+|\*?\[\w+\]|apogee [a-z]+|Apogee", "", text)))


@pytest.mark.parametrize("name", GAMES)
def test_what_stands_on_components_has_words(name: str) -> None:
    """Each word in a field is a component's, or has a message."""
    components = apogee.game(name).components
    assert components is not None
    texts = Texts("en", apogee.game(name))
    fields = [(key, value) for rows in components.list_rows().values() for row in rows for key, value in row.items()]
    words = {
        word
        for key, value in fields
        if key not in (*HIDDEN, *FOR_THE_RULES)
        for word in (value if isinstance(value, list) else [value])
        if isinstance(word, str)
    }

    assert sorted(word for word in words - set(texts.names) if not texts.has(f"word-{word.replace('_', '-')}")) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_component_has_a_name_in_every_language(name: str) -> None:
    components = apogee.game(name).components
    assert components is not None
    rows = [row for table in components.tables.values() if isinstance(table, list) for row in table]
    for row in rows:
        if "names" in row:
            assert set(LANGUAGES) <= set(row["names"]), row["id"]


def whole_match(name: str) -> tuple[set[str], set[str]]:
    """The questions and events that come up in some matches."""
    game = apogee.game(name)
    asked: set[str] = set()
    told: set[str] = set()
    for players in game.players:
        match = game.match(players, seed=players)
        for number in range(400):
            if match.over:
                break
            seat = match.pending()[0]
            asked.add(f"asks-{match.view(seat)['asks']}")
            choices = match.choices(seat)
            match.play(seat, choices[(number * 7) % len(choices)])
        for viewer in range(players):
            told |= {f"event-{reading['event']}" for reading in match.log(viewer)}
    return asked, told


@pytest.mark.parametrize("is_full", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_happens_can_be_said(name: str, language: str, is_full: bool) -> None:
    """Labels of all actions and lines of all events of a match, for every viewer: nothing is left in raw words."""
    game = apogee.game(name)
    texts = Texts(language, game)
    players = game.players[-1 if is_full else 0]
    match = game.match(players, seed=11)
    for number in range(300):
        if match.over:
            break
        seat = match.pending()[0]
        view = match.view(seat)
        for words in match.choices(seat):
            label = texts.action(view, words)
            assert label != words
            assert not re.search(r"[a-z]+-(grey|red|yellow)|\bcc?w\b|\bnone\b|[a-z]_[a-z]", label), label
            assert bool(texts.cost(view, words)) == ("cost" in game.telling.facts(view, words))
        choices = match.choices(seat)
        match.play(seat, choices[(number * 11) % len(choices)])
    for viewer in [None, *range(players)]:
        for reading in match.log(viewer):
            line = texts.event(reading, viewer)
            assert not re.search(r"[a-z]+-(grey|red|yellow)|\bcc?w\b|\bseat\b|[a-z]_[a-z]", line), line


# --- Sentences that fit whatever fills them

# Numbers of things; and the words that may follow them unchanged, be it one or many.
NUMBERS_OF = {
    "all", "bad", "cards", "capacity", "cores", "cost", "count", "crew", "cubes", "done", "gets", "left", "length",
    "limit", "lines", "marks", "matches", "min", "most", "moves", "pays", "players", "points", "positions",
    "processes", "rounds", "rows", "saved", "score", "short", "tables", "total", "turns", "vp", "width",
}  # fmt: skip
UNCHANGED = {
    "en": {"VP", "already", "at", "energy", "for", "in", "left", "more", "of", "then", "x"},
    "de": {
        "Energie",
        "SP",
        "Wissenschaft",
        "dazu",
        "deiner",
        "im",
        "in",
        "kaufen",
        "liegen",
        "mehr",
        "nehmen",
        "oder",
        "vom",
        "von",
        "x",
    },
    "it": {"PV", "di", "in", "per", "su", "x"},
}
ALWAYS_MANY = {
    ("games-players", "most"), ("wrong-players", "most"), ("play-narrow", "width"), ("rr-7-1-value", "cubes"),
    ("rr-7-1-left", "cubes"), ("arena-bad-number", "most"), ("arena-begin", "blocks"), ("arena-begin", "matches"),
    ("arena-title", "matches"), *((f"arena-sprt-{verdict}", "blocks") for verdict in ("accepted", "rejected", "open")),
    ("arena-fault-generator", "times"), ("train-begin", "matches"), ("play-goal", "rounds"),
    ("web-games-minutes", "most"), ("web-games-length", "minutes"),  # at least five
}  # fmt: skip


def nouns_of_numbers(parts: list[Part], chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Numbers of things that no choice was made by, with the word that follows each."""
    for number, part in enumerate(parts):
        following = parts[number + 1] if number + 1 < len(parts) else ""
        if isinstance(part, Choice):
            for variant in part.variants.values():
                yield from nouns_of_numbers(variant, chosen | {part.name})
        elif isinstance(part, Variable) and part.name in NUMBERS_OF - chosen and isinstance(following, str):
            before = parts[number - 1] if number else ""
            if isinstance(before, str) and before.endswith("$"):  # money
                continue
            found = re.match(r" ([^\W\d_]+)", following)
            if found:
                yield part.name, found[1]


def test_a_noun_after_a_number_is_noticed() -> None:
    assert list(nouns_of_numbers(read("key = { $players } players")["key"])) == [("players", "players")]
    assert list(nouns_of_numbers(read("key = { $n ->\n   *[x] { $count } cards\n }")["key"])) == [("count", "cards")]
    assert not list(nouns_of_numbers(read("key = { $count ->\n   *[other] { $count } cards\n }")["key"]))


@pytest.mark.parametrize("name", [each for each in FILES if not each.endswith("-rules")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_after_a_number_has_a_form_for_one(language: str, name: str) -> None:
    found = [
        f"{key}: {variable} {word}"
        for key, parts in messages(language, name).items()
        for variable, word in nouns_of_numbers(parts)
        if word not in UNCHANGED[language] and (key, variable) not in ALWAYS_MANY
    ]

    assert found == []


COUNTED = {
    "en": "two|three|four|five|six|seven|eight|nine|ten|eighteen",
    "de": "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|achtzehn",
    "it": "due|tre|quattro|cinque|sette|otto|nove|dieci|diciotto",  # sei is also "you are"
}
# What is no number of the component file: a rule's own, a player alone, a sign, an ordinal, a choice that names it.
OWN_NUMBERS = {
    *("board-nth", "board-track-spoken", "board-boosts", "board-ai-one", "board-may-remove", "board-ai-next"),
    *("board-abort-later", "board-abort-later-short", "board-draw-waiting", "board-legend-science"),
    *("event-shielded", "rm-10-12-zero", "unfit-battle", "unfit-standard", "unfit-solo", "unfit-level"),
    *("more-plan", "more-set", "board-reroll-chance", "board-allows", "hint-plan"),
    "rr-8-8",
}


def typed_numbers(parts: list[Part], language: str, is_counted: bool = False) -> Iterator[str]:
    """The texts of a message in which a number stands; in the forms for 0 and 1 it may."""
    for part in parts:
        if isinstance(part, Choice):
            for form, variant in part.variants.items():
                yield from typed_numbers(variant, language, is_counted or form in ("0", "one"))
        elif isinstance(part, str) and not is_counted:
            text = re.sub(r"\b(PR|RM|RR)-[A-Z0-9.]+", "", part)
            if re.search(rf"\d|\b({COUNTED[language]})\b", text, re.IGNORECASE):
                yield text


@pytest.mark.parametrize("name", [each for game in GAMES for each in (game, f"{game}-causes")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_types_a_number_of_the_component_file(language: str, name: str) -> None:
    """Or it would be wrong by another file; what a component itself is called is the file's or the field's name."""
    found = {
        key: [*typed_numbers(parts, language)]
        for key, parts in messages(language, name).items()
        if key not in OWN_NUMBERS and not key.startswith(("field-", "called-"))
    }

    assert {key: texts for key, texts in found.items() if texts} == {}


TOLD = ("event-", "board-fact-", "board-deed-", "board-ahead-deed", "board-flight-fee")  # of whom it may be the reader
NOT_OF_YOU = {  # beside a name these fit nobody who is spoken to
    "en": r"^You (\w*[^s\W]s|is|has|was)\b|^You .*\band \w*[^s\W]s\b|\b(to|for|of|from|by) You\b",
    "de": r"\w Du\b|\bDu \w",
    "it": r"\w Tu\b|\bTu \w",
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", NOT_OF_YOU)
def test_what_happened_can_be_said_of_you(language: str, name: str) -> None:
    """A verb as for somebody else would read "You draws"; German and Italian name who it was, with a colon."""
    you = catalogue(language, "apogee").text("seat-you")
    for key, parts in messages(language, name).items():
        if key.startswith(TOLD) and "seat" in variables(parts):
            seats = ("seat", "from", "to") if key.startswith("board-deed-") else ("seat",)
            for facts in trials(parts):
                line = Catalogue(language, {key: parts}).text(key, **{**facts, **dict.fromkeys(seats, you)})
                assert not re.search(NOT_OF_YOU[language], line), line


QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "it": ("«", "»")}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str, name: str) -> None:
    source = (FOLDER / language / f"{name}.ftl").read_text("utf-8")
    opened, closed = QUOTES[language]

    assert set(re.findall(r"[\"“”„«»]", source)) <= {opened, closed}
    assert source.count(opened) == source.count(closed)


# --- What the plain table shows of a view

SAID_ELSEWHERE = {"game", "viewer", "asks", "asked", "waiting", "seats", "score"}  # as in reading.svelte.ts
SAID_BY_TITLES = {"id", "type", "module", "place", "company"}  # of things in a list
SAID_ON_CARDS = {"prices"}


def has_words(texts: Texts, key: str, path: tuple[str, ...]) -> bool:
    """Whether a key of a view is called something there, as the plain table looks it up; of a yes or no it may be said
    where it is not so."""
    own, (within, around) = key.replace("_", "-"), ((*reversed(path), "", "")[:2])
    within, around = within.replace("_", "-"), around.replace("_", "-")
    ids = [f"view-{around}-{within}-{own}", f"view-{within}-{own}", f"view-{own}", f"view-not-{own}"]
    return key in texts.names or any(texts.has(each) for each in ids)


def raw(texts: Texts, value: object, path: tuple[str, ...] = ()) -> Iterator[str]:
    """Keys and words of a part of a view that there are no words for."""
    if isinstance(value, list):
        for each in value:
            yield from raw(texts, each, path)
    elif isinstance(value, dict):
        kind = value.get("kind")
        whole = f"kind-{kind}" if isinstance(kind, str) else f"all-{'-'.join(value)}"
        if texts.has(whole.replace("_", "-")) or "denominator" in value:
            return
        is_named = all(key.isdigit() or {key, f"{path[-1] if path else ''}-{key}"} & set(texts.names) for key in value)
        for key, each in value.items():
            is_said = key in SAID_ELSEWHERE | SAID_BY_TITLES | SAID_ON_CARDS or each is None
            if not is_named and not is_said and not has_words(texts, key, path):
                yield ".".join((*path, key))
            if key not in SAID_ELSEWHERE - {"seats"}:
                yield from raw(texts, each, (*path, key))
    elif isinstance(value, str) and not re.fullmatch(r"R[MR]-[\w.]+", value):  # a rule's id
        key = path[-1]
        named = {value, f"{key}-{value}"} & set(texts.names)
        if not named and not texts.has(f"option-{key}-{value}") and not texts.has(f"word-{value.replace('_', '-')}"):
            yield f"{'.'.join(path)}: {value}"


def test_what_has_no_words_is_found() -> None:
    texts = Texts("en", apogee.game("rocketmen"))
    view = {"game": "rocketmen", "is_new": True, "seats": [{"objectives": [{"is_compulsory": True}]}], "turn": "odd"}

    assert list(raw(texts, view)) == ["is_new", "turn: odd"]


SETTINGS: dict[str, list[dict[str, str]]] = {
    "rocketmen": [{"mode": "standard", "variants": "random"}, {"mode": "battle"}, {"mode": "solo"}],
    "rocket-rescue": [{"edition": "deluxe", "characters": each} for each in ("deal", "choose", "off")],
}


@pytest.mark.parametrize("name", GAMES)
def test_all_that_a_view_shows_has_words(name: str) -> None:
    game = apogee.game(name)
    texts = Texts("en", game)
    found: set[str] = set()
    for players in game.players:
        for options in SETTINGS.get(name, [{}]):
            if (options.get("mode") == "solo") != (players == 1):
                continue
            match = game.match(players, seed=f"{players}", options=options)
            for number in range(240):
                if match.over:
                    break
                seat = match.pending()[0]
                if number % 6 == 0:
                    found |= set(raw(texts, match.view(seat))) | set(raw(texts, match.view(None)))
                choices = match.choices(seat)
                match.play(seat, choices[(number * 7) % len(choices)])
            found |= set(raw(texts, match.view(0)))

    assert sorted(found) == []


# --- Rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_each_rule_id_has_one_sentence(name: str, language: str) -> None:
    game = apogee.game(name)
    texts = Texts(language, game)
    ids = list(rulebook(name))

    assert sorted(key.upper() for key in messages(language, f"{name}-rules")) == sorted(
        each.replace(".", "-").upper() for each in ids
    )
    for each in ids:
        sentence = texts.rule(each)
        assert re.fullmatch(r"[A-ZÄÖÜÈ][^\n]*[^.]\.", sentence), f"{each} is no sentence in {language}: {sentence!r}"
        assert len(sentence) <= 140


@pytest.mark.parametrize("name", GAMES)
def test_every_action_and_question_can_be_said_to_everybody(name: str) -> None:
    """Not only choices: why-not speaks of all actions, at any time and to any seat."""
    game = apogee.game(name)
    texts = [Texts(language, game) for language in LANGUAGES]
    for players in game.players:
        match = game.match(players, seed=f"{name} {players}")
        for number in range(90):
            if match.over:
                break
            for viewer in [None, *range(players)] if number < 3 or number % 15 == 0 else []:
                view = match.view(viewer)
                for place, words in enumerate(game.actions):
                    said = texts[place % len(texts)]
                    assert said.action(view, words)
                    assert said.verb(view, words)
                    assert said.cost(view, words) is not None
            seat = match.pending()[0]
            choices = match.choices(seat)
            for each in texts:
                assert each.question(match.view(seat), choices[0]) is not None
            match.play(seat, choices[(number * 11) % len(choices)])


@pytest.mark.parametrize("name", GAMES)
def test_refusals_of_the_engine_are_the_english_sentences(name: str) -> None:
    """All along a match, in every language: as the engine says it in English, and never for want of a translation."""
    game = apogee.game(name)
    texts = {language: Texts(language, game) for language in LANGUAGES}
    match = game.match(seed=name)
    for number in range(120):
        for seat in range(len(match.scores())):
            for words in game.actions[number % 29 :: 29]:
                if refused := match.refusal(seat, words):
                    said = {language: texts[language].refusal(refused) for language in LANGUAGES}
                    assert said["en"] == refused.reason
                    assert len(set(said.values())) == len(LANGUAGES), said
        choices = match.choices(match.pending()[0])
        match.play(match.pending()[0], choices[(number * 11) % len(choices)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_differ(language: str) -> None:
    """A sentence that was never translated would be the English one."""
    english = Texts("en", apogee.game("pocket-rockets"))
    texts = Texts(language, apogee.game("pocket-rockets"))
    same = [rule for rule in rulebook("pocket-rockets") if texts.rule(rule) == english.rule(rule)]

    assert (same == []) == (language != "en")


def test_rules_speak_of_the_numbers_of_the_component_file() -> None:
    texts = Texts("en", apogee.game("pocket-rockets"))
    texts.constants = {**texts.constants, "action_points": 77, "stalemate_turns": 99}

    assert "77" in texts.rule("PR-4.1")
    assert "99" in texts.rule("PR-9.4")


def test_questions_speak_of_the_numbers_of_the_component_file() -> None:
    game = apogee.game("rocket-rescue")
    match = game.match(seed=1)
    texts = Texts("en", game)
    texts.constants = {**texts.constants, "action_dice": 77}

    assert "77 dice" in texts.question(match.view(0), match.choices(0)[0])


# --- The reader


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_reader_says_what_fluent_says(language: str, name: str) -> None:
    source = (FOLDER / language / f"{name}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    ours = Catalogue(language, read(source))
    for key, parts in ours.messages.items():
        for facts in trials(parts):
            message = bundle.get_message(key)
            assert message.value is not None
            theirs, errors = bundle.format_pattern(message.value, dict(facts))
            assert errors == []
            assert ours.text(key, **facts) == theirs


def trials(parts: list[Part]) -> Iterator[dict[str, str | int]]:
    """Facts that try every variant: by its name, and small numbers for plurals."""
    names = sorted(variables(parts))
    words = {word for _, word in variants(parts)}
    for number in (0, 1, 2, 21):
        yield dict.fromkeys(names, number)
    for word in ["somebody", *sorted(words - {"one", "other"})]:
        yield dict.fromkeys(names, word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_reader_chooses_the_plural_that_fluent_chooses(language: str) -> None:
    """The browser's choice is compared in tests/browser/test_plurals.py."""
    ours = Catalogue(language, read(PLURALS))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(PLURALS))
    message = bundle.get_message("counted")
    assert message.value is not None
    for count in COUNTS:
        assert ours.text("counted", count=count) == bundle.format_pattern(message.value, {"count": count})[0], count
    assert [ours.text("counted", count=each) for each in ("1", "7", "many", "")] == ["other", "other", "many", "other"]


@pytest.mark.parametrize(
    "source",
    [
        "key = { $name",
        "key = } too many",
        "key = { name }",
        "key = { $n ->\n    [one] no default\n }",
        "no message",
        "twice = a\ntwice = b",
    ],
)
def test_a_broken_catalogue_is_refused(source: str) -> None:
    with pytest.raises(BadCatalogue):
        read(source)


def test_what_is_missing_is_said() -> None:
    with pytest.raises(BadCatalogue, match="no message 'nonsense'"):
        catalogue("en", "apogee").text("nonsense")
    with pytest.raises(BadCatalogue, match="needs \\$number"):
        catalogue("en", "apogee").text("seat-other")


# --- Languages and letters


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "it_IT", "LANG": "de_DE"}, "it"),
        ({"LANGUAGE": "it:de", "LANG": "de_DE"}, "it"),
        ({"LC_MESSAGES": "de", "LANG": "en_US"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert language_of(None) == language
    assert language_of("it") == "it"


def test_letters_that_a_terminal_lacks_are_written_with_others() -> None:
    assert to_ascii("Förderanlage, Größe \u2013 „è“ \u00d72") == 'Foerderanlage, Groesse - "e" x2'
    for language in LANGUAGES:
        for name in FILES:
            for parts in messages(language, name).values():
                text = "".join(part for part in parts if isinstance(part, str))
                assert to_ascii(text).isascii()
                assert "?" not in to_ascii(text).replace("?", "", text.count("?")), text
