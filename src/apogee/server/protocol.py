"""What travels: the commands that people send, and what they are answered. The OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from apogee.server.refusal import Code, Refusal

# Python's $ also matches before a last line's end; the rest of the pattern keeps it out, here and in any other dialect.
END = r"$(?!\n)"
Key = Annotated[
    str,
    Meta(
        pattern=f"^[A-Za-z0-9_-]{{8,64}}{END}",
        description="Chosen by the sender, another one for each command.",
        examples=["k3-a81f04"],
    ),
]
Number = Annotated[int, Meta(ge=1, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Entropy = Annotated[
    str,
    Meta(
        pattern=f"^[!-~]{{0,64}}{END}",
        description="What this seat adds to the shuffle, after the commitment was seen.",
        examples=["five-dice:2,6,1,1,4"],
    ),
]
Token = Annotated[
    str, Meta(pattern=f"^[A-Za-z0-9_-]{{20,64}}{END}", description="What an invitation is accepted with.")
]
Words = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=120,
        description="One of the choices that the table shows to this seat.",
        examples=["move cw"],
    ),
]
View = Annotated[
    dict[str, Any],
    Meta(title="View", description="What a viewer may know of a match; docs/views.md says what is in it."),
]
Facts = Annotated[
    dict[str, str | int | list[str]],
    Meta(title="Facts", description="What the label of a choice tells: what it costs, what it brings."),
]
Told = Annotated[
    dict[str, Any],
    Meta(
        title="Told",
        description="Something that happened, with its facts: in the game (`event`) or at the table (`table`).",
        extra_json_schema={
            "properties": {"event": {"type": "string"}, "table": {"type": "string"}, "seat": {"type": "integer"}}
        },
    ),
]
Error = Annotated[Code, Meta(title="Code", description="What kind of refusal it is; the same in every language.")]
Eyes = int | Literal["all"] | None  # a seat's, everybody's at once, a spectator's
Line = Annotated[str, Meta(min_length=1, max_length=300, examples=["Good game!"])]
MOST_STEPS = 40  # of one command
GRACE_SECONDS = 60  # until a bot keeps the seat warm of somebody who has gone
Name = Annotated[str, Meta(min_length=1, max_length=24, examples=["Ada"])]


class Command(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What a person wants done at a table. The same key is answered once, however often it comes."""

    key: Key


class Play(Command, tag="play", frozen=True):
    """Answer the decision that this seat is asked for."""

    decision: Number
    words: Words


class Steps(Command, tag="steps", frozen=True):
    """Several steps of one's own, done whole or not at all, as if they came one by one; one answer is given to all.

    Before them, so many of one's own last steps are taken back. Each step but the last tells nobody anything new.
    """

    decision: Number
    steps: Annotated[list[Words], Meta(max_length=MOST_STEPS)]
    take_back: Annotated[int, Meta(ge=0, le=MOST_STEPS)] = 0


class TakeBack(Command, tag="take-back", frozen=True):
    """Take back one's own last step, if nothing came after it."""

    decision: Number


class AskBack(Command, tag="ask-back", frozen=True):
    """Ask all others to go back to before one's own last step."""

    decision: Number


class AnswerBack(Command, tag="answer-back", frozen=True):
    """Agree to such a request, or refuse it. The seat that asked withdraws its request by refusing."""

    request: Number
    agree: bool


class Sit(Command, tag="sit", frozen=True):
    """Take an open seat. The match starts when the last one is taken."""

    seat: SeatNumber
    entropy: Entropy = ""


class Leave(Command, tag="leave", frozen=True):
    """Leave one's seat: before the match it is open again, afterwards a bot has it."""


class SeatBot(Command, tag="seat-bot", frozen=True):
    """The host gives an open seat to a bot, or with null takes the bot away."""

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=32)] | None


class Invite(Command, tag="invite", frozen=True):
    """The host makes an invitation: to a seat, or with null to watch. It works once."""

    seat: SeatNumber | None


class Say(Command, tag="say", frozen=True):
    """A line of chat."""

    text: Line


class Mute(Command, tag="mute", frozen=True):
    """Mute the chat of a seat, or hear it again."""

    seat: SeatNumber
    on: bool


class Order(Command, tag="order", frozen=True):
    """Give a standing order, which answers for one's seat from now on, or revoke it. Nobody else learns of it."""

    order: Annotated[str, Meta(min_length=1, max_length=40, examples=["sabotage-never"])]
    on: bool


class Rematch(Command, tag="rematch", frozen=True):
    """Another table for the same people, after the match."""


class Close(Command, tag="close", frozen=True):
    """The host gives up a table that has not started."""


OneLine = (  # commands that come to one line at most
    Play | TakeBack | AskBack | AnswerBack | Sit | Leave | SeatBot | Invite | Say | Mute | Order | Rematch | Close
)
AnyCommand = OneLine | Steps


class Accept(Struct, forbid_unknown_fields=True, frozen=True):
    """Accept an invitation: its seat is reserved for the first person who brings it, known by a cookie."""

    key: Key
    token: Token


class Answer(Struct, frozen=True, omit_defaults=True):
    """The one final answer to a command."""

    key: str
    ok: bool
    decision: int | UnsetType = UNSET  # the number of this seat's next decision
    table: str | UnsetType = UNSET
    token: str | UnsetType = UNSET  # an invitation: only whoever asked for it ever sees it
    error: Error | UnsetType = UNSET
    message: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    step: int | UnsetType = UNSET  # of several steps: the one that is refused, counted from 1


class Trouble(Struct, frozen=True, omit_defaults=True):
    """Why a request has no answer of its own; nothing has changed."""

    error: Error
    message: str
    detail: str | None = None  # of a bad request, in English, for whoever writes a client


class AnswerFrame(Answer, frozen=True, omit_defaults=True, tag_field="type", tag="answer"):
    """The socket's frame with the one final answer to a command."""


class TroubleFrame(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="trouble"):
    """The socket's frame that says why nothing was done."""

    key: str | None  # of the command; none where it could not be read
    error: Error
    message: str
    retry_after: int | UnsetType = UNSET  # seconds
    detail: str | UnsetType = UNSET  # of a bad request, in English, for whoever writes a client


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How long a decision may take. Then a bot decides; where a seat could only react, it passes.

    Days suit people who look in now and then.
    """

    unit: Literal["seconds", "days"]
    length: Annotated[int, Meta(ge=1, le=86_400)]


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A table to open. What it shows has the commitment to the shuffle; take a seat then."""

    key: Key
    game: Annotated[str, Meta(min_length=1, max_length=40, examples=["pocket-rockets"])]
    players: Annotated[int, Meta(ge=1, le=16, examples=[2])]
    name: Annotated[str, Meta(max_length=40, examples=["Friday's rockets"])] = ""  # of the table
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=80)]] = {}
    bots: dict[str, Annotated[str, Meta(max_length=32)]] = {}  # seat -> bot
    is_public: bool = True
    grace_seconds: Annotated[int, Meta(ge=5, le=86_400)] = GRACE_SECONDS
    clock: Clock | None = None
    shows_chances: bool = False  # to spectators: how likely each seat is to win, by what they may know


class NewLesson(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A chapter of a lesson to begin: a table for oneself. Take the first seat then."""

    key: Key
    game: Annotated[str, Meta(min_length=1, max_length=40, examples=["pocket-rockets"])]
    chapter: Annotated[str, Meta(min_length=1, max_length=40, examples=["flight"])]


class GoOn(Struct, forbid_unknown_fields=True, frozen=True):
    """A match from where a lesson's chapter ended."""

    key: Key


class NewGuest(Struct, forbid_unknown_fields=True, frozen=True):
    """Who somebody is: a name."""

    name: Name


class Me(Struct, frozen=True):
    """Who one is to this server."""

    name: str | None


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    default: str
    choices: list[str]
    parts: list[str]  # in place of a choice, so many different ones of these may be named, with plus signs between them
    number: int


class FoundInfo(Struct, frozen=True):
    """Why the answer to a problem is best."""

    reason: Reason
    percent: int  # the chance to win
    second: int  # the same with the next best


class LessonInfo(Struct, frozen=True):
    """Where somebody is in a chapter, or at a problem. What is said is the message `lesson-CHAPTER-STEP` of the game's
    texts; of a problem nothing but what all have in common.
    """

    chapter: str
    chapters: list[str]  # of the whole lesson, in order; at a problem all problems
    step: str | None  # what is to be done now; none when the chapter is done
    done: int  # how many steps are
    steps: int
    point: list[str]  # what the sentence speaks of: actions in words, or `KIND ID`
    line: list[str]  # one way to do it
    is_changed: bool  # the lesson is another one today: begin the chapter again
    found: FoundInfo | None  # of a problem, when it is solved


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    options: dict[str, OptionInfo]
    together: dict[
        str, list[dict[str, str]]
    ]  # by number of players: all options that make a match, for parts one example
    bots: list[str]
    lesson: list[str]  # its chapters; none where there is no lesson
    problems: list[str]
    minutes: dict[str, int]  # by number of players: how long a match takes, where that was measured
    weight: Annotated[int, Meta(ge=0, le=3)]  # how much there is to know: 1 light, 3 heavy; 0 where nobody has said
    rules_version: int
    components_hash: str


class ProgramTexts(Struct, frozen=True):
    """The sentences of the program in one language, as Fluent messages."""

    language: str
    messages: str


class GameTexts(Struct, frozen=True):
    """What a game says in one language: Fluent messages, rules included, and the names and numbers that fill them."""

    language: str
    game: str
    title: str
    messages: str  # none where the game has no catalogue
    names: dict[str, str]  # component id -> name
    constants: dict[str, str | int]  # the numbers that rules speak of


class RuleInfo(Struct, frozen=True):
    """A rule, ruling or decision point of a game's catalogue."""

    id: str
    section: str
    text: str
    source: str


class RuleList(Struct, frozen=True):
    """A game's rules, in the catalogue's order."""

    game: str
    rules: list[RuleInfo]


class CardSection(Struct, frozen=True):
    """Rows of one kind, as they are in the component file: id, names, numbers, source and note."""

    section: str
    rows: list[dict[str, Any]]


class ViewKind(Struct, frozen=True, omit_defaults=True):
    """What a value of a view is: one thing, or several of a kind."""

    is_: Literal[
        "flag", "number", "choice", "id", "seat", "rule", "odds", "maybe", "row", "pile", "counts", "byseat", "byword",
        "record",
    ] = msgspec.field(name="is")  # fmt: skip
    fields: dict[str, ViewKind] | UnsetType = UNSET  # of a record
    first: list[str] | UnsetType = UNSET  # of its keys, those that a plain table shows before all else
    last: list[str] | UnsetType = UNSET  # and after all else
    kind: ViewKind | UnsetType = UNSET  # of what there may be, or of each of several
    section: str | UnsetType = UNSET  # of the component file: what ids are of
    lies: bool | UnsetType = UNSET  # of ids: whether they are pieces that lie there, and not what a thing is like
    of: str | UnsetType = UNSET  # what a number counts
    # Of a key of a record: how a plain table shows it (core/schema.py), and a key beside it that says as much.
    plain: list[Literal["if_any", "if_not", "sparse", "boxed", "folded"]] | UnsetType = UNSET
    unless: str | UnsetType = UNSET


class CardList(Struct, frozen=True):
    """A game's components, and what each key of its views is."""

    game: str
    components_hash: str
    sections: list[CardSection]
    in_actions: list[str]  # the ids that actions name: of these one may ask why nothing can be done with them
    view: ViewKind


class ReplaySeat(Struct, frozen=True):
    """Who had a seat; a journal that was handed in does not say."""

    kind: Literal["person", "bot", "unknown"]
    name: str | None


class Ending(Struct, frozen=True):
    """How a match of one's own ended."""

    seats: list[ReplaySeat]
    viewer: int | None  # one's own seat; none for who watched
    scores: list[int]
    winners: list[int]


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    name: str  # of the table, where it has one
    host: str
    players: int
    options: dict[str, str]
    status: Literal["open", "running", "finished", "closed"]
    is_public: bool
    changed_at: float
    ending: Ending | None  # of a finished one; those of older servers have none


class TableList(Struct, frozen=True):
    """Tables, those that changed last first."""

    tables: list[TableLine]


class SeatInfo(Struct, frozen=True):
    """Who has a seat. A reserved one is kept for somebody; a kept one is played by a bot while its person is away."""

    kind: Literal["open", "reserved", "person", "bot"]
    name: str | None
    is_here: bool
    is_kept: bool


class BackRequest(Struct, frozen=True):
    """Somebody asks everybody to go back."""

    number: int
    seat: int
    agreed: list[int]


class Outcome(Struct, frozen=True):
    """How a match ended, and what its shuffle was made from."""

    end_reason: str
    scores: list[int]
    winners: list[int]
    seed: str
    salt: str


class TableInfo(Struct, frozen=True):
    """What everybody at a table may know of it."""

    id: str
    game: str
    title: str  # of the game
    name: str  # of the table, where it has one
    rules_version: int
    components_hash: str
    options: dict[str, str]
    status: Literal["open", "running", "finished", "closed"]
    is_public: bool
    host: str
    seats: list[SeatInfo]
    pending: list[int]
    commitment: str
    entropy: list[str]
    grace_seconds: int
    clock: Clock | None
    shows_chances: bool  # to spectators
    deadline: float | None  # when the first of the pending seats runs out of time
    request: BackRequest | None
    result: Outcome | None
    rematch: str | None


class GoalPart(Struct, frozen=True):
    """What ends the match, who leads, or what the viewer is after: the message `goal-CASE` of the game's texts, or of
    all games', and what fills it; a fact `seat` is said by who sits there.
    """

    case: str
    facts: Facts
    is_news: bool  # whether it is worth a second look


class Showing(Struct, frozen=True):
    """All that a viewer may know now, and what happened since a number. It is what the socket sends, too."""

    type: Literal["state"]
    number: int  # of the last event
    since: int  # events up to here are left out
    left: float | None  # seconds until the deadline, when this was sent: clocks may differ, and be put
    viewer: int | None  # the seat, or none for a spectator
    is_host: bool
    may_sit: list[int]  # the seats that one may take
    table: TableInfo
    decision: int | None
    choices: list[str]
    facts: list[Facts]  # of each choice
    may_take_back: bool
    has_step: bool  # one has done something: the others could be asked to take it back
    muted: list[int]
    orders: dict[str, bool]  # one's own standing orders: those that may be given, and which of them are
    view: View | None  # before the match there is none
    chances: list[list[Percent]] | None  # for spectators, where the table shows them: after each turn, by seat, to win
    goal: list[GoalPart]  # what the match is about now, for this viewer
    lesson: LessonInfo | None  # of a lesson, what the learner is to do
    events: list[Told]


class NewReplay(Struct, forbid_unknown_fields=True, frozen=True):
    """A journal to be replayed; it is not kept."""

    journal: Annotated[str, Meta(min_length=1)]
    seat: SeatNumber | Literal["all"] | None = None  # whose eyes see it: a seat's, all at once, or a spectator's


class ReplayStep(Struct, frozen=True):
    """A decision and the chance that followed it, as the viewer was told it; the first one is before any decision."""

    number: int
    line: int | None  # of the journal; while the match runs its lines are not to be counted
    seat: int | None
    words: str | None  # none where they were not for this viewer
    events: list[Told]
    view: View
    goal: list[GoalPart]


class Replay(Struct, frozen=True):
    """A match, step by step, without what was taken back. The viewer is a seat, none for a spectator, or all."""

    game: str
    title: str
    rules_version: int
    components_hash: str
    options: dict[str, str]
    players: int
    seats: list[ReplaySeat]
    viewer: Eyes
    is_over: bool
    commitment: str
    steps: list[ReplayStep]
    result: Outcome | None


class WhyNot(Struct, frozen=True):
    """Why an action cannot be played now. The rule is null where it can."""

    rule: str | None
    reason: str | None


class Proposals(Struct, frozen=True):
    """Ways to carry an action through, the best first: each is a list of ordinary steps, in words."""

    decision: int  # the one that the first step answers
    proposals: list[list[str]]


class AdvisedStep(Struct, frozen=True):
    """A step of a line, and what its label tells."""

    words: str
    facts: Facts


class Reason(Struct, frozen=True):
    """Why a line is good: the message `reason-CASE` of the game's texts, or of all games', and what fills it.

    Where there is a fact `steps` above 0, so many steps come before that.
    """

    case: str
    facts: Facts


class AdvisedLine(Struct, frozen=True):
    """Something that a seat may do, as far as it alone decides that: one step, or several that belong together."""

    steps: list[AdvisedStep]
    percent: int  # the chance to win
    reason: Reason


class Advice(Struct, frozen=True):
    """What a bot would do, and the next best."""

    level: str  # the bot
    lines: list[AdvisedLine]  # the best first, three at most


class ReviewTurn(Struct, frozen=True):
    """A step at which much was won or lost."""

    step: int  # of the seat's replay
    before: int  # the chance to win, in percent
    after: int
    kind: Literal["decision", "luck", "others"]
    cost: int  # what an own decision cost, in percent of a win
    events: list[Told]  # what the seat was told
    played: AdvisedStep | None  # the own decision
    better: AdvisedLine | None  # what the bot would have played, where that is something else


class Review(Struct, frozen=True):
    """How a finished match went for a seat, by what that seat could know while it was played."""

    game: str
    seat: int
    level: str  # the bot that judges
    percents: list[int]  # the chance to win after each step of the seat's replay
    luck: int  # what chance brought, in percent of a win
    cost: int  # what decisions cost
    is_whole: bool  # false where there was no time to weigh every decision
    turns: list[ReviewTurn]  # as they came


class Hint(Struct, frozen=True):
    """What the best bot would do in one's place, why, and what else it weighed."""

    decision: int  # the one that it answers
    words: str  # the first step of the best line
    level: str  # the bot
    lines: list[AdvisedLine]  # the best first, three at most


command_decoder = msgspec.json.Decoder(AnyCommand)


def plain_line(text: str, what: str) -> str:
    """A name or a line of chat without invisible characters; refused if nothing is left."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not plain:
        raise Refusal("bad-request", reason="nothing is left of it that can be seen", field=what)
    return plain


def encode(value: object) -> bytes:
    """JSON that is safe inside an HTML page: it has no character that could begin a tag."""
    text = msgspec.json.encode(value)
    if b"<" in text or b">" in text or b"&" in text:
        text = text.replace(b"<", b"\\u003c").replace(b">", b"\\u003e").replace(b"&", b"\\u0026")
    return text
