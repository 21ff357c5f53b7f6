/** All that is said to the reader, in the reader's language: the terminal's own catalogues, read from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get, Trouble } from "./api";
import type { Facts, GameTexts, GoalPart, ProgramTexts, Reason, SeatInfo, Told } from "./protocol";
import { settings, type Language } from "./settings.svelte";
import { takenBy, verbOf } from "./words";

type Spoken = Pick<GameTexts, "title" | "names" | "constants"> & { bundle: FluentBundle };

function bundled(language: Language, messages: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(messages));
  return bundle;
}

class Texts {
  private program = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);
  private games = $state.raw<Record<string, Spoken>>({});
  private wanted = new Set<string>();
  isLost = $state(false); // the server did not answer, and nothing can be said

  /** The language that is spoken now; another one is spoken as soon as it is there, never half. */
  get language(): Language | null {
    return this.program?.language ?? null;
  }

  /** Speak a language, of the program and of all games that were asked for. */
  async speak(language: Language): Promise<void> {
    try {
      const [program, ...games] = await Promise.all([
        get<ProgramTexts>(`/api/texts/${language}`),
        ...[...this.wanted].map((game) => this.fetch(language, game)),
      ]);
      if (language !== settings.language) return;
      this.games = Object.fromEntries(games);
      this.program = { language, bundle: bundled(language, program.messages) };
      this.isLost = false;
    } catch {
      this.isLost = this.program === null;
      setTimeout(() => language === settings.language && void this.speak(language), 2000);
    }
  }

  /** Have the texts of a game too. */
  async of(game: string): Promise<void> {
    this.wanted.add(game);
    const language = settings.language;
    if (this.games[game]) return;
    const [name, found] = await this.fetch(language, game);
    if (language === settings.language) this.games = { ...this.games, [name]: found };
  }

  hasGame(game: string): boolean {
    return game in this.games;
  }

  private async fetch(language: Language, game: string): Promise<[string, Spoken]> {
    const sent = await get<GameTexts>(`/api/texts/${language}/${encodeURIComponent(game)}`);
    return [game, { ...sent, bundle: bundled(language, sent.messages) }];
  }

  private bundleWith(key: string, game: string | null): FluentBundle | null {
    const own = game === null ? undefined : this.games[game]?.bundle;
    if (own?.hasMessage(key)) return own;
    return this.program?.bundle.hasMessage(key) ? this.program.bundle : null;
  }

  has(key: string, game: string | null = null): boolean {
    return this.bundleWith(key, game) !== null;
  }

  /** A message; its key where there is none, which tests find. The numbers of a game's component file are among its facts. */
  say(key: string, facts: Record<string, FluentVariable> = {}, game: string | null = null): string {
    const bundle = this.bundleWith(key, game);
    const pattern = bundle?.getMessage(key)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, game === null ? facts : { ...this.constants(game), ...facts }, []) : key;
  }

  /** The facts that a message speaks of. */
  variables(key: string, game: string): string[] {
    const look = (part: unknown): string[] => {
      if (typeof part !== "object" || part === null) return [];
      const own = "type" in part && part.type === "var" && "name" in part ? [String(part.name)] : [];
      return [...own, ...Object.values(part).flatMap(look)];
    };
    return [...new Set(look(this.bundleWith(key, game)?.getMessage(key)?.value))];
  }

  /** What a component is called; its id, made readable, where nothing says so. */
  name(word: string, game: string): string {
    return this.games[game]?.names[word] ?? word.replaceAll("_", " ");
  }

  /** What a row of the component file is called: by its name, or by its own message. */
  rowTitle(id: string, game: string): string {
    const key = `called-${id.replaceAll("_", "-")}`;
    return !this.isNamed(id, game) && this.has(key, game) ? this.say(key, {}, game) : this.name(id, game);
  }

  /** What a game is called. */
  title(game: string): string {
    return this.games[game]?.title ?? game;
  }

  /** Whether a component has a name. */
  isNamed(word: string, game: string): boolean {
    return word in (this.games[game]?.names ?? {});
  }

  constants(game: string): Facts {
    return this.games[game]?.constants ?? {};
  }

  /** A rule's one sentence. */
  rule(id: string, game: string): string {
    const key = id.toLowerCase().replace(".", "-");
    return this.has(key, game) ? this.say(key, {}, game) : "";
  }

  /** The heading of a section of the rules; the catalogue's English one where nothing else says it. */
  section(heading: string, game: string): string {
    const key = `heading-${(heading.toLowerCase().match(/[a-z]+/g) ?? []).join("-")}`;
    return this.has(key, game) ? this.say(key, {}, game) : heading;
  }

  /** What an action is called on a button or in a list. */
  action(words: string, facts: Facts | undefined, game: string): string {
    const key = `action-${verbOf(words)}`;
    if (facts && this.has(key, game)) return this.say(key, this.said(facts, game), game);
    return [verbOf(words), ...takenBy(words)].map((word) => this.name(word, game)).join(" ");
  }

  /** Why a line of a hint is good. */
  reason({ case: word, facts }: Reason, game: string): string {
    const reason = this.say(`reason-${word}`, this.said(facts, game), game);
    const steps = facts.steps ?? 0;
    return typeof steps === "number" && steps > 0 ? this.say("reason-after", { reason, steps }) : reason;
  }

  /** A part of what a match is about. */
  goal({ case: word, facts }: GoalPart, game: string, seats: readonly Pick<SeatInfo, "kind" | "name">[], you: number | null): string {
    const said = this.said(facts, game);
    if (typeof facts.seat === "number") said.seat = this.seat(facts.seat, seats, you);
    return this.say(`goal-${word}`, said, game);
  }

  /** What a standing order says. */
  order(id: string, game: string): string {
    const key = `order-${id}`;
    return this.has(key, game) ? this.say(key, {}, game) : id.replaceAll("-", " ");
  }

  /** Who sits on a seat. */
  seat(seat: number, seats: readonly Pick<SeatInfo, "kind" | "name">[], you: number | null): string {
    if (seat === you) return this.say("seat-you");
    const who = seats[seat];
    if (who?.kind === "bot") return this.say("seat-bot", { number: seat + 1, bot: this.bot(who.name ?? "") });
    return who?.name ?? this.say("seat-other", { number: seat + 1 });
  }

  /** Who won: seats, an opponent without a seat, or nobody. */
  outcome(winners: readonly number[], seats: readonly Pick<SeatInfo, "kind" | "name">[], you: number | null): string {
    if (!winners.length) return this.say(seats.length === 1 ? "web-result-opponent" : "web-result-nobody");
    const names = winners.map((seat) => this.seat(seat, seats, you)).join(", ");
    return this.say("result-winners", { count: winners.length, winners: names });
  }

  /** What a bot is called. */
  bot(name: string): string {
    return this.has(`bot-${name}`) ? this.say(`bot-${name}`) : name;
  }

  /** A line of the log about something that happened in the game. */
  event(told: Told, game: string, seats: readonly Pick<SeatInfo, "kind" | "name">[], you: number | null): string {
    const { event, ...facts } = told;
    const said = this.said(facts as Facts, game);
    if (typeof told.seat === "number") said.seat = this.seat(told.seat, seats, you);
    const key = `event-${event}`;
    if (this.has(key, game)) return this.say(key, said, game);
    const who = "seat" in said ? `${said.seat}: ` : "";
    const rest = Object.entries(said).filter(([name, fact]) => name !== "seat" && fact !== "");
    return who + [event, ...rest.map(([name, fact]) => `${name} ${fact}`)].join(", ");
  }

  /** Facts as a sentence can take them: names for ids, lists in a row. */
  said(facts: Record<string, unknown>, game: string): Record<string, FluentVariable> {
    const named = (value: unknown): FluentVariable =>
      typeof value === "number" ? value : Array.isArray(value) ? value.map((each) => named(each)).join(", ") : this.name(String(value), game);
    return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, named(value)]));
  }

  /** A refusal in words; the reader's own where the server said nothing. */
  trouble(error: unknown): string {
    if (error instanceof Trouble && error.message) return error.message;
    return this.say("web-offline");
  }
}

export const texts = new Texts();
/** Short for templates. */
export const say = (key: string, facts: Record<string, FluentVariable> = {}): string => texts.say(key, facts);
