"""A match in the terminal: people and bots round one table, each seeing only what is theirs."""

from __future__ import annotations

import errno
import shlex
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from apogee.bots import roster
from apogee.bots.advice import advise
from apogee.bots.roster import Sitter
from apogee.core.errors import ApogeeError, UnknownAction
from apogee.core.game import only_itself
from apogee.core.likely import Likelihood
from apogee.core.match import Match
from apogee.core.refusal import Refused
from apogee.core.rng import Rng
from apogee.core.vocabulary import Vocabulary
from apogee.locale.texts import Texts
from apogee.rulebook import rules_of
from apogee.tui import cards, drawings, rules, since
from apogee.tui.screen import Line, Screen

PERSON = "you"
MOST_LISTED = 12  # more choices than this are gathered under what they begin with
LAST_NEWS = 5  # lines of the log that are told at the end, where several people have shared a screen
IN_THE_WAY = {  # of a file that cannot be written, by the number that the system gives it
    errno.ENOENT: "folder",
    errno.ENOTDIR: "folder",
    errno.EEXIST: "kind",
    errno.EISDIR: "kind",
    errno.EACCES: "rights",
    errno.EPERM: "rights",
    errno.EROFS: "rights",
    errno.ENOSPC: "room",
    errno.EFBIG: "room",
    errno.ENAMETOOLONG: "long",
}
# What can be typed besides numbers and actions, and where its explanation stands.
COMMANDS = {
    "?": "why",
    "r": "rules",
    "u": "back",
    "s": "save",
    "h": "hint",
    "p": "proposals",
    "l": "log",
    "b": "board",
    "o": "orders",
    "q": "quit",
}
MOST_REASONS = 3  # why something is not possible, unless all is asked for


class Leave(Exception):
    """A player wants to stop here."""


class Session:
    """One match at this terminal."""

    def __init__(
        self, match: Match, seats: list[str], texts: Texts, screen: Screen, file: Path | None, command: str
    ) -> None:
        self.match = match
        self.seats = seats
        self.texts = texts
        self.screen = screen
        self.file = file  # where this match was saved before: it may be written again
        self.command_again = command  # how this program is called, to say how to go on
        self.people = [seat for seat, who in enumerate(seats) if who == PERSON]
        texts.bots = {seat: who for seat, who in enumerate(seats) if who != PERSON}
        seed = match.journal.draws.seed if match.journal.draws else ""
        begun = len(match.journal.entries)
        self.bots = {
            seat: Sitter(match.game.name, who, seat, Rng(roster.seed_of(f"{seed} {begun}", seat)), is_with_people=True)
            for seat, who in enumerate(seats)
            if who != PERSON
        }
        self.hints = Rng(roster.seed_of(f"{seed} hints", begun))
        self.read: dict[int | None, int] = {}  # how much of the log each viewer has been shown
        if file is not None:
            self.read = {viewer: len(match.log(viewer)) for viewer in [None, *self.people]}
        self.orders: dict[int, set[str]] = {seat: set() for seat in self.people}  # standing orders
        self.by_hand: set[int] = set()  # seats that took back, and answer themselves now whatever they ordered
        self.at_the_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.is_alone = len(self.people) == 1  # nobody else looks at the screen

    def tell_goal(self) -> None:
        """What this is about, for somebody who has never played it."""
        if self.texts.has("play-goal"):
            view = self.match.view(None)
            players = self.match.journal.header.players
            facts = {"players": players, "mode": view.get("mode", ""), "rounds": view.get("rounds", 0)}
            self.screen.say(self.texts("play-goal", **facts))
            self.screen.say(self.texts("play-how"))
        self.screen.say(self.texts("play-keys"), "dim")

    def help(self) -> None:
        """All that can be typed, with what it does."""
        self.screen.say(self.texts("play-help"))
        self.screen.show(
            [[(f"  {key} ", "bold"), (self.texts(f"play-help-{COMMANDS[key]}"), "")] for key in self.keys()]
        )

    # --- The match

    def run(self) -> None:
        """Play to the end. Leaving before the end raises Leave or EndOfInput."""
        while not self.match.over:
            self.screen.heed_interrupt()
            pending = self.match.pending()
            seat = next((each for each in pending if each in self.people), pending[0])
            if seat not in self.people:
                self.bot_plays(seat)
            elif not self.obeys(seat):
                self.turn(seat)
        self.end()

    def obeys(self, seat: int) -> bool:
        """Let one of the seat's standing orders answer, if one does. Returns whether it did."""
        given = () if seat in self.by_hand else self.orders[seat]
        words = self.match.game.obey(self.match.state, seat, given) if given else None
        if words is not None:
            self.match.play(seat, words)
        return words is not None

    def bot_plays(self, seat: int) -> None:
        """A bot answers for its seat."""
        self.match.play(seat, self.match.game.actions[self.bots[seat].answer(self.match.state)])

    def turn(self, seat: int) -> None:
        """A person answers, as often as this seat is asked."""
        is_new = True
        while True:
            while seat in self.match.pending():
                if self.obeys(seat):
                    continue
                is_new |= self.hand_over(seat)
                self.tell_news(seat)
                if is_new or self.screen.is_drawing:
                    self.show_board(seat)
                if self.screen.is_drawing:  # above it the news have gone out of sight
                    self.screen.show(since.lines(self.match.log(seat), len(self.seats), seat, self.texts))
                is_new = False
                self.decide(seat)
            if not self.takes_back_at_last(seat):
                return

    def hand_over(self, seat: int) -> bool:
        """Hand the screen to the next person: where several share it, secrets are shown only once their owner is ready.

        A decision without secrets needs no handing over. Returns whether the screen was cleared.
        """
        is_there = self.at_the_screen == seat
        if is_there and self.is_alone:
            return False
        is_secret = self.has_secrets(seat)
        if is_there and not is_secret:
            return False
        self.screen.hide()
        self.at_the_screen = None
        key = "play-hand-over" if is_secret else "play-next"
        self.screen.say(self.texts(key, seat=self.texts.seat(seat, None)), "bold")
        if is_secret:
            self.wait_for_enter("play-press-enter", "")
        self.at_the_screen, self.is_alone = seat, is_secret
        return True

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees or reads what a spectator does not, or answers while others answer too."""
        pending = self.match.pending()
        if (seat in pending and len(pending) > 1) or self.has_secret_news(seat):
            return True
        return {**self.match.view(seat), "viewer": None} != {**self.match.view(None), "viewer": None}

    def has_secret_news(self, seat: int) -> bool:
        """Whether the seat has unread news that only it may read."""
        told = self.match.log(None)
        return any(reading not in told for reading in self.match.log(seat)[self.read.get(seat, 0) :])

    def takes_back_at_last(self, seat: int) -> bool:
        """Offer to take back the last step, which told nobody anything new, before others go on.

        If others share the screen, the result of the step is shown before the screen is cleared.
        """
        is_free = self.match.own_take_back(seat) is not None
        if not is_free and (len(self.people) < 2 or self.match.over):
            return False
        if self.has_secret_news(seat):
            self.hand_over(seat)
        self.tell_news(seat, is_turn_over=True)
        if not is_free:
            self.wait_for_enter("play-turn-over", "")
            return False
        return self.wait_for_enter("play-confirm", "u") == "u" and self.take_back(seat)

    def wait_for_enter(self, prompt: str, others: str) -> str:
        """Enter, or one of some other keys; saving and quitting are possible as everywhere."""
        while True:
            answer = self.screen.ask(self.texts(prompt))
            key, _, rest = answer.strip().lower().partition(" ")
            if key == "q":
                raise Leave
            if key == "s":
                self.save(answer.strip()[1:].strip())
            elif not key or (len(key) == 1 and not rest and key in others):
                return key
            else:
                self.screen.say(self.texts("play-unknown-key", keys=", ".join(["Enter", *others, "s", "q"])))

    def end(self) -> None:
        """How it ended, and what can be done with it."""
        viewer = self.people[0] if len(self.people) == 1 else None
        if len(self.people) > 1:
            # They have read the rest, each on their turn.
            self.read[None] = max(0, len(self.match.log(None)) - LAST_NEWS)
        self.tell_news(viewer)
        self.screen.show(drawings.result(self.match, viewer, self.texts))
        while True:
            answer = self.screen.ask(self.texts("play-after-end"))
            if answer.strip().lower().partition(" ")[0] == "s":
                self.export(answer.strip()[1:].strip())
            elif answer.lower() in ("", "q"):
                return
            else:
                self.screen.say(self.texts("play-unknown-key", keys="s, q"))

    # --- One decision

    def decide(self, seat: int) -> None:
        """Ask until a choice was made."""
        view = self.match.view(seat)
        choices = self.match.choices(seat)
        groups = group_choices(choices, self.match.game.vocabulary)
        self.list_choices(view, groups)
        while True:
            answer = self.screen.ask(self.texts("play-prompt", count=len(groups), keys=" ".join(self.keys())))
            if not answer:
                continue
            if answer.isdecimal():
                if self.pick(seat, view, groups, int(answer[:9])):
                    return
            elif self.command(seat, answer):
                return

    def keys(self) -> list[str]:
        """What can be typed besides numbers and actions."""
        game = self.match.game
        missing = {"o": not game.extras.orders, "p": game.extras.proposals is only_itself}
        return [key for key in COMMANDS if not missing.get(key)]

    def list_choices(self, view: Mapping[str, Any], groups: list[list[str]]) -> None:
        """The legal actions with numbers and costs."""
        question = self.texts.question(view, groups[0][0])
        if question:
            self.screen.say(question, "bold")
        lines: list[Line] = []
        for number, group in enumerate(groups, 1):
            label = self.texts.action(view, group[0]) if len(group) == 1 else self.group_label(view, group)
            costs = {self.texts.cost(view, words) for words in group}
            cost = costs.pop() if len(costs) == 1 else ""
            lines.append([(f"{number:3} ", "bold bright_green"), (label, ""), (f"  [{cost}]" if cost else "", "dim")])
            more = self.texts.more(view, group[0]) if len(group) == 1 else ""
            lines += [[("    ", ""), (more, "dim")]] if more else []
        self.screen.show(lines)

    def group_label(self, view: Mapping[str, Any], group: list[str]) -> str:
        """What several actions have in common."""
        name = drawings.group(group[0], self.texts)
        return self.texts("play-group", verb=self.texts.verb(view, group[0]), name=name, count=len(group))

    def pick(self, seat: int, view: Mapping[str, Any], groups: list[list[str]], number: int) -> bool:
        """Play the action with this number; of a group, the one chosen in a second question. Whether it is done."""
        if not 1 <= number <= len(groups):
            self.screen.say(self.texts("play-no-such-number", count=len(groups)))
            return False
        group = groups[number - 1]
        if len(group) == 1:
            self.play(seat, group[0])
            return True
        self.list_choices({**view, "asks": None}, [[words] for words in group])
        while True:
            answer = self.screen.ask(self.texts("play-group-prompt", count=len(group)))
            chosen = int(answer[:9]) if answer.isdecimal() else -1
            if 1 <= chosen <= len(group):
                self.play(seat, group[chosen - 1])
                return True
            if answer in ("", "0"):
                self.list_choices(view, groups)
                return False
            if answer.isdecimal():
                self.screen.say(self.texts("play-no-such-number", count=len(group)))
            elif self.command(seat, answer):
                return True

    def command(self, seat: int, answer: str) -> bool:
        """Do what a key or an action in words says. Returns whether the seat has to be asked again."""
        key, _, rest = answer.partition(" ")
        if answer.startswith("?"):
            self.why_not(seat, answer[1:].strip())
        elif answer.lower() in ("help", self.texts("play-help-word")):
            self.help()
        elif key in ("r", "R"):
            self.rules(rest.strip())
        elif key in ("s", "S"):
            self.save(rest.strip())
        elif key in ("h", "H"):
            self.hint(seat)
        elif key in ("p", "P") and "p" in self.keys():
            return self.propose(seat, rest.strip() or "done")
        elif key in ("l", "L"):
            self.read.pop(seat, None)
            self.tell_news(seat)
        elif key in ("b", "B"):
            self.show_board(seat)
            return True
        elif key in ("u", "U"):
            return self.take_back(seat)
        elif key in ("q", "Q"):
            raise Leave
        elif key in ("o", "O") and self.match.game.extras.orders:
            return self.order(seat, rest.strip())
        else:
            return self.play_words(seat, answer)
        return False

    def play_words(self, seat: int, words: str) -> bool:
        """An action typed in words; refused with its rule, or with the words that come nearest."""
        try:
            refused = self.match.refusal(seat, words)
        except UnknownAction as error:
            self.say_unknown(words, error.hint)
            return False
        if refused is not None:
            self.screen.say(self.refusal(refused), "bright_yellow")
            return False
        self.play(seat, words)
        return True

    def play(self, seat: int, words: str) -> None:
        """A person has answered; orders answer again from now on."""
        self.match.play(seat, words)
        self.by_hand.discard(seat)

    def why_not(self, seat: int, words: str) -> None:
        """Why can't I: one action in words, or an overview of what is not possible now."""
        is_all = words.lower() in ("all", self.texts("play-all-word"))
        if words and not is_all:
            try:
                refused = self.match.refusal(seat, words)
            except UnknownAction as error:
                self.say_unknown(words, error.hint)
                return
            self.screen.say(self.refusal(refused) if refused else self.texts("play-is-legal", action=words))
            return
        view = self.match.view(seat)
        refusals = refusals_by_kind(self.match, seat)
        reasons: dict[str, list[str]] = {}  # and which kinds of actions they bar
        for words, refused in refusals:
            kind = self.texts.action(view, words) if has_direction(words) else self.texts.verb(view, words)
            reasons.setdefault(self.refusal(refused), []).append(kind)
        told = list(reasons.items())[: None if is_all else MOST_REASONS]
        for reason, kinds in told:
            self.screen.say(f"{', '.join(kinds)}: {reason}", indent="  ")
        if left := len(refusals) - sum(len(kinds) for _, kinds in told):
            self.screen.say(self.texts("play-why-not-more", count=left), "dim")
        if refusals:
            self.screen.say(self.texts("play-why-not-help", example=refusals[0][0]), "dim")
        else:
            self.screen.say(self.texts("play-all-legal"), "dim")

    def say_unknown(self, words: str, hint: str) -> None:
        """Answer words that are neither a key nor an action: say what may be meant, or what can be typed."""
        key = "play-unknown" if hint == "nothing" else "play-near"
        self.screen.say(self.texts(key, typed=words[:40], words=hint, keys=", ".join(self.keys())))

    def refusal(self, refused: Refused) -> str:
        """A rule, and why it bars an action."""
        return f"{refused.rule}: {self.texts.refusal(refused)}"

    def rules(self, wanted: str) -> None:
        """All rules in a sentence each, some with the catalogue's text, or a term or a component by its name."""
        try:
            if not wanted or rules_of(self.match.game.name, wanted):
                lines = rules.rules(self.texts, wanted or None)
            elif not (lines := self.explained(wanted)):
                self.screen.say(self.texts("play-nothing-called", given=wanted[:40]), "bright_yellow")
                return
        except ApogeeError as error:
            self.screen.say(str(error), "bright_yellow")
        else:
            self.screen.page(lines, self.texts("play-page"))

    def explained(self, wanted: str) -> list[Line]:
        """What a term means, and the component that is called so."""
        found = rules.terms(self.texts, wanted)
        try:
            return found + (cards.cards(self.texts, wanted) if cards.called(wanted, self.texts) else [])
        except ApogeeError:  # several are called so
            if found:
                return found
            raise

    def hint(self, seat: int) -> None:
        """What the best bot would do, and why, and the next best, from what this seat may know."""
        game = self.match.game
        advice = advise(game, self.match.state.determinize(seat, self.hints), seat, self.hints)
        for place, line in enumerate(advice.lines):
            view = line.steps[0].before
            starts = [each.steps[0].words for each in advice.lines]
            shown = line.steps if starts.count(starts[place]) > 1 else line.steps[:1]  # all, where several begin alike
            action = "; ".join(self.texts.action(view, step.words) for step in shown)
            why, percent = self.texts.reason(line.reason), line.percent
            if place == 0:
                self.screen.say(self.texts("play-hint", bot=advice.level, action=action), "bright_cyan")
                self.screen.say(self.texts("hint-why", reason=why, percent=percent), indent="  ")
            else:
                self.screen.say(self.texts("hint-else", action=action, reason=why, percent=percent), "dim", indent="  ")

    def propose(self, seat: int, words: str) -> bool:
        """Offer ways to carry an action through, or what has been begun; whether one of them was played."""
        try:
            proposals = self.match.proposals(seat, words)
        except UnknownAction as error:
            self.say_unknown(words, error.hint)
            return False
        if not proposals:
            refused = self.match.refusal(seat, words)
            self.screen.say(self.refusal(refused) if refused else self.texts("play-proposals-help"), "bright_yellow")
            return False
        view = self.match.view(seat)
        for number, steps in enumerate(proposals, 1):
            labels = [self.texts.action(view, step) for step in steps]
            self.screen.show([[(f"{number:3} ", "bold bright_green"), ("; ".join(labels), "")]])
        answer = self.screen.ask(self.texts("play-group-prompt", count=len(proposals)))
        if answer and not answer.isdecimal():
            return self.command(seat, answer)
        chosen = int(answer[:9]) if answer else 0
        if not 1 <= chosen <= len(proposals):
            return True  # the choices are listed again
        for step in proposals[chosen - 1]:
            self.play(seat, step)
        return True

    def order(self, seat: int, typed: str) -> bool:
        """List the standing orders of a seat, or give or revoke one; whether it answers at once."""
        offered = self.match.game.orders_for(self.match.state, seat)
        is_chosen = typed != "" and offered != []
        if is_chosen:
            number = int(typed[:9]) if typed.isdecimal() else 0
            if not 1 <= number <= len(offered):
                self.screen.say(self.texts("play-no-such-number", count=len(offered)))
                return False
            self.orders[seat] ^= {offered[number - 1]}
        for number, name in enumerate(offered, 1):
            is_on = self.texts("play-order-on" if name in self.orders[seat] else "play-order-off")
            self.screen.say(f"{number:3} {self.texts.order(name)} [{is_on}]")
        self.screen.say(self.texts("play-orders", count=len(offered)), "dim")
        return is_chosen

    def take_back(self, seat: int) -> bool:
        """The seat's last step, if nothing new was revealed by it."""
        line = self.match.own_take_back(seat)
        if line is None:
            has_acted = any(entry.seat == seat for _, entry in self.match.standing)
            self.screen.say(self.texts("play-no-take-back" if has_acted else "play-nothing-yet"), "bright_yellow")
            return False
        for viewer, read in self.read.items():
            first, end = (len(self.match.log(viewer)) - len(self.match.log(viewer, after=n)) for n in (line - 1, line))
            self.read[viewer] = read - max(0, min(read, end) - first)  # what the step told is no longer there
        self.match.take_back_own(seat)
        self.by_hand.add(seat)
        self.screen.say(self.texts("play-taken-back"))
        return True

    # --- Showing

    def show_board(self, seat: int | None) -> None:
        self.screen.show(drawings.board(self.match.view(seat), self.texts, self.screen))

    def tell_news(self, viewer: int | None, *, is_turn_over: bool = False) -> None:
        """What happened since this viewer last looked; at the end of a turn without the next one's beginning."""
        log = self.match.log(viewer)
        if is_turn_over and log[-1]["event"] == "turn":
            log = log[:-1]
        news = log[min(self.read.get(viewer, 0), len(log)) :]
        self.read[viewer] = len(log)
        for reading, times in count_repeats(news):
            line = self.texts.event(reading, viewer) + (f" ({times} x)" if times > 1 else "")
            self.screen.say(line, "bold" if reading["event"] == "turn" else "", indent="  ")

    # --- Keeping

    def save(self, name: str) -> None:
        """Keep the match in a file, again in the one it was kept in before."""
        own = str(self.file) if self.file else ""
        path = self.write(name or own or f"{self.match.game.name}.save", bool(name), self.match.save, "save-done")
        self.file = path or self.file

    def export(self, name: str) -> None:
        """The finished match as a journal to hand out."""
        self.write(name or f"{self.match.game.name}.journal", bool(name), self.match.export, "export-done")

    def write(self, name: str, is_named: bool, write: Callable[[Path], None], done: str) -> Path | None:
        """Write a file, and say so. A file with other content is left alone; a name of ours then gets a number."""
        try:
            path = Path(name).expanduser()
            if not self.is_own(path):
                if is_named and path.exists():
                    self.screen.say(self.texts("save-exists", file=name), "bright_yellow")
                    return None
                path = free_name(path)
            write(path)
        except (OSError, ValueError, RuntimeError) as error:
            self.screen.say(self.texts("save-failed", file=name[:200], why=self.why_not_saved(error)), "bright_yellow")
            return None
        self.screen.say(self.texts(done, file=str(path)))
        return path

    def why_not_saved(self, error: Exception) -> str:
        """What was in the way of a file, in the reader's language."""
        if not isinstance(error, OSError):  # no path, or nobody's home
            return self.texts("save-why", why="name", number=0)
        number = error.errno or 0
        return self.texts("save-why", why=IN_THE_WAY.get(number, "other"), number=number)

    def is_own(self, path: Path) -> bool:
        """Whether this match was kept there before."""
        return self.file is not None and path.resolve() == self.file.resolve()

    def leave(self) -> bool:
        """Save the match, and say how to go on. Returns whether that worked."""
        if not self.match.journal.entries or self.match.over:
            return True
        name = self.file.name if self.file else f"{self.match.game.name}.save"
        why = ""
        for folder in [self.file.parent if self.file else Path(), Path("~"), Path(tempfile.gettempdir())]:
            try:
                path = folder.expanduser() / name
                path = path if self.is_own(path) else free_name(path)
                self.match.save(path)
            except (OSError, ValueError, RuntimeError) as error:
                why = why or self.why_not_saved(error)
                continue
            resume = f"--resume {shlex.quote(str(path))} --seats {','.join(self.seats)}"
            self.screen.say(self.texts("save-resume"))
            self.screen.whole_line(f"{self.command_again} {resume}")
            return True
        self.screen.say(self.texts("save-failed", file=name, why=why), "bright_yellow")
        return False

    def rescue(self) -> None:
        """After a fault, save the journal, which is right even if the position is not."""
        self.screen.say(self.texts("play-fault"), "bright_yellow")
        with suppress(Exception):
            self.match = self.match.game.replay(self.match.journal)
        if self.match.over:
            self.export("")
        else:
            self.leave()


def group_choices(choices: list[str], vocabulary: Vocabulary) -> list[list[str]]:
    """The choices one by one; if there are too many, those that begin alike are grouped."""
    if len(choices) <= MOST_LISTED:
        return [[words] for words in choices]
    groups: dict[str, list[str]] = {}
    for words in choices:
        verb, *rest = vocabulary.said[words]
        is_amount = len(rest) == 1 and rest[0].isdecimal()
        key = verb if is_amount else f"{verb} {rest[0]}" if len(rest) > 1 else words
        groups.setdefault(key, []).append(words)
    return list(groups.values())


def refusals_by_kind(match: Match, seat: int) -> list[tuple[str, Refused]]:
    """One action of each kind that is not legal now, the one most likely meant, and why; first what most is told of."""
    game = match.game
    kinds: dict[str, list[tuple[int, str]]] = {}
    for words, rule in zip(game.actions, game.bars(match.state, seat), strict=True):
        kind = words if has_direction(words) else game.vocabulary.said[words][0]
        kinds.setdefault(kind, []).append((rule, words))
    found = []
    likelihood = Likelihood(match.game, match.state, seat)
    for bars in kinds.values():
        if all(rule for rule, _ in bars):
            _, words = likelihood.likeliest_of(bars)
            refused = match.refusal(seat, words)
            assert refused is not None
            found.append((words, refused))
    return sorted(found, key=lambda each: -len(each[1].cause.facts) if each[1].cause else 0)


def has_direction(words: str) -> bool:
    """Whether an action goes one of two ways, each of which is a kind of its own."""
    return words.endswith((" cw", " ccw"))


def count_repeats(news: list[dict[str, Any]]) -> list[tuple[dict[str, Any], int]]:
    """What happened, and how often in a row."""
    found: list[tuple[dict[str, Any], int]] = []
    for reading in news:
        if found and found[-1][0] == reading:
            found[-1] = (reading, found[-1][1] + 1)
        else:
            found.append((reading, 1))
    return found


def free_name(path: Path) -> Path:
    """This file, or the next one with a number that is not there yet."""
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free
