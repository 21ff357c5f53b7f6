/** A table, live: frames come over a socket and are shown one by one; commands go out and are answered once. */

import { command, get, Trouble } from "./api";
import { hintLines } from "./hints";
import { Pacing } from "./pace";
import type { Answer, Facts, Frame, Hint, LessonInfo, Showing, TableInfo, Told } from "./protocol";
import { Scene } from "./scene.svelte";
import { settings } from "./settings.svelte";
import { chime } from "./sound";
import { texts } from "./texts.svelte";

export interface LogLine {
  number: number;
  told: Told;
  isUndone: boolean;
}

export interface Notice {
  kind: "why" | "trouble" | "hint" | "done";
  text: string;
  rule?: string | undefined;
  more?: readonly string[]; // sentences below it
}

const LOG_LINES = 400;
const MOVES = ["play", "take-back", "steps"]; // commands after which it is another decision
const RETRY_MS = [250, 500, 1000, 2000, 4000, 8000];
const RESTARTING = [1001, 1012, 1013]; // the server goes, and means to come back
const DOES = "[data-action], [data-ask]";
const SILENT = ["Shift", "Control", "Alt", "Meta", "Tab"]; // keys that press nothing
const MINUTE_MS = 60_000;
const GONE = 4000; // and a status: there is nothing here to come back to

const wordsOn = ({ dataset }: HTMLElement): string => dataset.action ?? dataset.ask ?? "";

export class LiveTable extends Scene {
  table = $state.raw<TableInfo | null>(null);
  isHost = $state(false);
  /** The seats that one may take. */
  maySit = $state.raw<readonly number[]>([]);
  /** When time runs out for whoever is waited for, by `performance.now()`: no clock that is put changes it. */
  due = $state<number | null>(null);
  mayTakeBack = $state(false);
  mayAskBack = $state(false);
  /** For spectators, where the table shows it: after each turn, by seat, how likely it is to win, in percent. */
  chances = $state.raw<readonly number[][] | null>(null);
  muted = $state.raw<readonly number[]>([]);
  orders = $state.raw<Readonly<Record<string, boolean>>>({});
  log = $state.raw<readonly LogLine[]>([]);
  /** Of a lesson, where the learner is. */
  lesson = $state.raw<LessonInfo | null>(null);
  /** How it stands with the connection. */
  link = $state<"connecting" | "live" | "lost" | "restarting">("connecting");
  /** Why there is no table here. */
  trouble = $state.raw<Trouble | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** What the hint is, in words: the element that has them is marked. */
  hinted = $state<string | null>(null);
  isThinking = $state(false); // a hint is on its way
  /** Whether something is still being shown that is past already. */
  isBehind = $state(false);
  private moves = $state(0); // that are on their way; chat and the like are no reason to wait

  private socket: WebSocket | null = null;
  private waiting: Showing[] = []; // frames that came while another one is being seen
  private latest: Showing | null = null;
  private answered = 0; // the decision that is answered already
  private written: Pick<Showing, "viewer" | "number"> = { viewer: null, number: 0 }; // whose log it is, and its last line
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beating: ReturnType<typeof setTimeout> | undefined; // until the frame that is shown has been seen
  private seen: () => void = () => undefined;
  private readonly pacing = new Pacing();
  private meant: { thing: HTMLElement; words: string } | null = null; // what was pressed while something past was shown
  private retries = 0;
  private gone: (number | null)[] = []; // by seat, since when its person has been away
  private minute: ReturnType<typeof setTimeout> | undefined; // until somebody has been away for a minute more
  private isOver = false; // nobody looks any more

  constructor(readonly id: string) {
    super();
    this.isLive = true;
    addEventListener("online", this.comeBack);
    addEventListener("pointerdown", this.hurry, { capture: true });
    addEventListener("keydown", this.hurry, { capture: true });
    addEventListener("click", this.decide, { capture: true });
    document.addEventListener("visibilitychange", this.comeBack);
    this.connect();
  }

  leavePage(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    clearTimeout(this.minute);
    removeEventListener("online", this.comeBack);
    removeEventListener("pointerdown", this.hurry, { capture: true });
    removeEventListener("keydown", this.hurry, { capture: true });
    removeEventListener("click", this.decide, { capture: true });
    document.removeEventListener("visibilitychange", this.comeBack);
    this.socket?.close();
  }

  // --- What comes in

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const had = this.latest === null ? "since=0" : `since=${this.latest.number}&viewer=${this.latest.viewer}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${had}`);
    this.socket = socket;
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Frame);
    socket.onclose = (event) => {
      if (this.isOver || this.socket !== socket) return;
      if (event.code >= GONE && ![429, 500, 503].includes(event.code - GONE)) {
        this.trouble ??= new Trouble("no-table", "");
        return;
      }
      this.link = RESTARTING.includes(event.code) ? "restarting" : this.link === "restarting" ? "restarting" : "lost";
      this.offer();
      const wait = RETRY_MS[Math.min(this.retries++, RETRY_MS.length - 1)] as number;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  /** Try at once: the network is back, or somebody looks again. */
  comeBack = (): void => {
    if (this.isOver || this.trouble || document.hidden || this.link === "live" || this.link === "connecting") return;
    this.reconnect();
  };

  /** Come anew: as somebody else than before, perhaps. */
  reconnect(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  private receive(frame: Frame): void {
    if (frame.type !== "state") {
      if (this.table === null && frame.error) this.trouble = new Trouble(frame.error, frame.message ?? "");
      return;
    }
    this.retries = 0;
    this.link = "live";
    this.due = frame.left === null ? null : performance.now() + 1000 * frame.left;
    this.latest = frame;
    this.waiting.push(frame);
    if (this.waiting.length === 1) this.showNext();
    else this.offer(); // what was offered is past
  }

  /** Show the oldest frame that waits; the next one when this one was seen. */
  private showNext(): void {
    const frame = this.waiting[0];
    if (!frame) return;
    const isFirst = this.table === null;
    this.show(frame);
    const isSeen = !isFirst && settings.isMoving && !document.hidden && frame.events.some((told) => told.event);
    const done = (): void => {
      this.waiting.shift();
      this.offer();
      this.showNext();
    };
    const shown = isSeen ? this.pacing.of(frame, this.waiting.length - 1) : 0;
    if (!shown) {
      done();
      return;
    }
    this.seen = done;
    this.beating = setTimeout(done, shown);
  }

  /** A press skips to the present: whatever was to be seen for a while has been seen. */
  hurry = (event: Event): void => {
    if (event instanceof KeyboardEvent && SILENT.includes(event.key)) return;
    this.meant = null;
    if (this.waiting.length <= 1) return;
    const thing = (event.target as Partial<Element> | null)?.closest?.<HTMLElement>(DOES) ?? null;
    if (thing) this.meant = { thing, words: wordsOn(thing) };
    this.skip();
  };

  /** Show the present at once. */
  skip(): void {
    while (this.waiting.length > 1) {
      clearTimeout(this.beating);
      this.seen();
    }
  }

  /** Then it decides, if what was pressed still says the same: nobody does what was not there when they pressed. */
  private decide = (event: Event): void => {
    const { meant } = this;
    this.meant = null;
    const thing = (event.target as Partial<Element> | null)?.closest?.<HTMLElement>(DOES) ?? null;
    if (!meant || (thing === meant.thing && wordsOn(meant.thing) === meant.words)) return;
    event.stopPropagation();
    event.preventDefault();
  };

  private show(frame: Showing): void {
    const wasAsked = this.isAsked;
    this.game = frame.table.game;
    this.name = frame.table.name;
    this.table = frame.table;
    this.isHost = frame.is_host;
    this.maySit = frame.may_sit;
    this.seats = frame.table.seats;
    this.gone = frame.table.seats.map(({ kind, is_here }, seat) => (kind === "person" && is_here === false ? (this.gone[seat] ?? performance.now()) : null));
    this.countMinutes();
    this.pending = frame.table.pending;
    this.viewer = frame.viewer;
    this.chances = frame.chances;
    this.muted = frame.muted;
    this.orders = frame.orders;
    this.lesson = frame.lesson;
    this.events = frame.events;
    this.view = frame.view;
    this.goal = frame.goal;
    this.beat += 1;
    this.write(frame);
    this.offer();
    if (this.isAsked && !wasAsked) chime("turn");
    else if (frame.events.some((told) => told.event) && this.beat > 1) chime("step");
  }

  /** Count for how long people have been away, now and whenever a minute more is over. */
  private countMinutes(): void {
    clearTimeout(this.minute);
    const passed = this.gone.map((since) => (since === null ? null : performance.now() - since));
    const away = passed.map((time) => (time === null ? null : Math.floor(time / MINUTE_MS)));
    if (away.join() !== this.away.join()) this.away = away;
    const next = passed.filter((time) => time !== null).map((time) => MINUTE_MS - (time % MINUTE_MS));
    if (next.length) this.minute = setTimeout(() => this.countMinutes(), Math.min(...next) + 1);
  }

  /** Whether a move is on its way. */
  get isDoing(): boolean {
    return this.moves > 0;
  }

  /** Whether this seat is waited for. */
  get isAsked(): boolean {
    return this.viewer !== null && this.pending.includes(this.viewer);
  }

  /** Add what a frame tells; where it is another viewer's, or does not go on where the log ends, the log begins anew. */
  private write(frame: Showing): void {
    const goesOn = frame.viewer === this.written.viewer && frame.since === this.written.number;
    const before = goesOn ? this.log : [];
    this.written = frame;
    const added = frame.events.map((told, place) => ({ number: frame.since + place + 1, told, isUndone: false }));
    const undone = new Set(frame.events.flatMap((told) => (told.undone as number[] | undefined) ?? []));
    const lines = [...before, ...added].slice(-LOG_LINES);
    this.log = undone.size ? lines.map((line) => (undone.has(line.number) ? { ...line, isUndone: true } : line)) : lines;
  }

  /** What may be done: nothing while a step is being seen or answered, or while nobody is there to hear it. */
  private offer(): void {
    const frame = this.latest;
    const isNow = frame !== null && this.waiting.length <= 1 && this.waiting.every((each) => each === frame);
    const isOpen = isNow && !this.isDoing && this.link === "live" && (frame.decision ?? 0) > this.answered;
    const offered: [string, Facts][] = isOpen ? frame.choices.map((words, place) => [words, frame.facts[place] ?? {}]) : [];
    if (offered.length || this.choices.size) this.choices = new Map(offered);
    this.isBehind = this.waiting.length > 1;
    this.mayTakeBack = isOpen && frame.may_take_back;
    this.mayAskBack = isOpen && frame.has_step && !frame.may_take_back;
    if (this.chosen !== null && !this.choices.has(this.chosen)) this.chosen = null;
    if (this.hinted !== null && !this.choices.has(this.hinted)) this.hinted = null;
  }

  // --- What goes out

  override press(words: string): void {
    if (!this.may(words)) {
      this.ask(words);
      return;
    }
    if (settings.confirm && this.chosen !== words) {
      this.chosen = words;
      return;
    }
    const decision = this.latest?.decision ?? 0;
    this.chosen = null;
    this.notice = null;
    void this.send({ do: "play", decision, words }, () => (this.answered = decision));
  }

  override async proposals(words: string): Promise<string[][]> {
    const decision = this.latest?.decision;
    try {
      const found = await get<{ decision: number; proposals: string[][] }>(`/api/tables/${this.id}/proposals?${new URLSearchParams({ action: words })}`);
      return found.decision === decision && decision === this.latest?.decision ? found.proposals : [];
    } catch {
      return []; // they are a help; one can do without
    }
  }

  override async pressAll(steps: readonly string[], takenBack = 0): Promise<boolean> {
    const decision = this.latest?.decision ?? 0;
    if (decision <= this.answered || this.isDoing) return false;
    this.chosen = null;
    this.notice = null;
    const body = { do: "steps", decision, steps, ...(takenBack ? { take_back: takenBack } : {}) };
    return (await this.send(body, () => (this.answered = decision))) !== null;
  }

  override ask(words: string): void {
    if (words.startsWith("rule ")) {
      const rule = words.slice("rule ".length);
      this.notice = { kind: "why", text: texts.rule(rule, this.game), rule };
    } else void this.why({ words });
  }

  override askAbout(component: string): void {
    void this.why({ about: component });
  }

  override explain(text: string): void {
    this.notice = { kind: "why", text };
  }

  private async why(what: Record<string, string>): Promise<void> {
    try {
      const found = await get<{ rule: string | null; reason: string | null }>(`/api/tables/${this.id}/why?${new URLSearchParams(what)}`);
      if (found.reason) this.notice = { kind: "why", text: found.reason, rule: found.rule ?? undefined };
      else this.notice = null;
    } catch (error) {
      this.notice = { kind: "trouble", text: texts.trouble(error) };
    }
  }

  takeBack(): void {
    const decision = this.latest?.decision ?? 0;
    void this.send({ do: "take-back", decision }, () => (this.answered = decision));
  }

  /** Ask everybody to go back to before one's own last step. */
  askBack(): void {
    void this.send({ do: "ask-back", decision: this.latest?.decision ?? 0 });
  }

  /** A command that is no move: its answer, or null where it was refused, which the notice explains. */
  async send(body: Record<string, unknown>, after?: () => void): Promise<Answer | null> {
    const moves = MOVES.includes(String(body.do)) ? 1 : 0;
    this.moves += moves;
    this.offer();
    try {
      const answer = await command(`/api/tables/${this.id}/commands`, body);
      after?.();
      return answer;
    } catch (error) {
      const rule = error instanceof Trouble ? error.rule : undefined;
      this.notice = { kind: rule ? "why" : "trouble", text: texts.trouble(error), rule };
      return null;
    } finally {
      this.moves -= moves;
      this.offer();
    }
  }

  async hint(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    try {
      const found = await get<Hint>(`/api/tables/${this.id}/hint`);
      const facts = this.choices.get(found.words);
      if (!facts) return; // it is another decision by now
      this.hinted = found.words;
      this.notice = { kind: "hint", text: texts.action(found.words, facts, this.game), more: hintLines(found, this.game) };
    } catch (error) {
      this.notice = { kind: "trouble", text: texts.trouble(error) };
    } finally {
      this.isThinking = false;
    }
  }
}
