/** Reading the view of a game that nobody drew a table for: what is a card, a count, a seat, a mere fact, and which
 *  of it can be pressed. What each key is, the game declares, and the server says it with the game's components. */

import type { CardList, Facts, ViewKind } from "../lib/protocol";
import { factsOf, isChance, isGroup, isSayable, inWords, wordOf, type Group } from "../lib/sayings";
import type { Scene } from "../lib/scene.svelte";
import { say, texts } from "../lib/texts.svelte";
import { takenBy, verbOf } from "../lib/words";

export type Kind =
  | "nothing"
  | "none"
  | "flag"
  | "flags"
  | "seats"
  | "held"
  | "number"
  | "word"
  | "component"
  | "words"
  | "said"
  | "cards"
  | "counts"
  | "numbers"
  | "table"
  | "list"
  | "group"
  | "facts";
/** Whose things these are: what lies in one's own hand, what else is one's own, what others have, what lies in the middle. */
export type Place = "hand" | "mine" | "others" | "common";
export type { Group };
type Row = Record<string, unknown>;

const BOOKKEEPING = new Set(["game", "viewer", "asks", "asked", "waiting", "seats", "score"]); // said elsewhere
/** Before a key that is told where it is not so. */
const NOT = "not_";
/** An opponent without a seat. */
export const OPPONENT = "ai";
const OPPONENT_SEAT = -1;
const isText = (value: unknown): value is string => typeof value === "string";
const isWhole = (value: unknown): value is number => typeof value === "number";

/** Nothing but zeros: what is not is not said. */
const isIdle = (value: unknown): boolean =>
  value === 0 || value === false || value === null || (Array.isArray(value) && !value.length) || (isGroup(value) && Object.values(value).every(isIdle));
/** What is there; what is not is not said. */
export const isThere = (kind: Kind, value: unknown): boolean => kind !== "nothing" && kind !== "none" && value !== false && !(isGroup(value) && isIdle(value));
export const isSmall = (kind: Kind): boolean =>
  ["nothing", "none", "flag", "seats", "held", "number", "word", "component", "words", "said", "facts"].includes(kind);
/** What is going on before what lies there, cards before lists and numbers. */
export function inOrder<T extends { key: string; kind: Kind }>(zones: T[], reading: Reading): T[] {
  const KINDS = ["cards", "list", "numbers", "counts", "table", "group"];
  const { first, last } = reading;
  const rank = ({ key, kind }: T): number =>
    first.includes(key) ? first.indexOf(key) : first.length + KINDS.indexOf(kind) + (last.includes(key) ? KINDS.length : 0);
  return zones.sort((one, other) => rank(one) - rank(other));
}

const ANYWHERE = "";

/** How many of a kind are shown, by what each of them is. */
const OF_MANY: Record<string, (each?: ViewKind) => Kind> = {
  seat: () => "seats",
  flag: () => "flags",
  number: () => "numbers",
  choice: () => "words",
  rule: () => "words",
  id: (each) => (each?.lies ? "cards" : "words"),
};
const isMany = (kind: ViewKind | undefined): boolean => kind !== undefined && ["row", "pile", "byseat"].includes(known(kind).is);
/** What a value is that is there. */
const known = (kind: ViewKind): ViewKind => (kind.is === "maybe" && kind.kind ? known(kind.kind) : kind);
/** What a key is inside of a kind: a field of a record, or of each of several; or what stands under a word. */
function within(kind: ViewKind, key: string): ViewKind | null {
  if (kind.fields) return (kind.fields[key] ?? (key.startsWith(NOT) && kind.fields[key.slice(NOT.length)])) || null;
  if (!kind.kind) return null;
  return within(kind.kind, key) ?? (kind.is === "byword" ? kind.kind : null);
}

export class Reading {
  readonly scene: Scene;
  /** What the view is, as soon as that is there, and so the component file's rows by id. */
  private declared = $state.raw<ViewKind | null>(null);
  private rows = $state.raw<ReadonlyMap<string, Row>>(new Map());
  /** The ids that actions name. */
  private inActions = $state.raw<ReadonlySet<string>>(new Set());
  /** A card that more than one thing can be done with, and that was pressed. */
  picked = $state<string | null>(null);
  /** By the place where it lies and component: the choices that name it. The facts of a choice may say the place.
   *  Otherwise, a verb whose words at one place are all held speaks of the hand, or else of what lies elsewhere. */
  private named = $derived.by(() => {
    const found = new Map<string, Map<string, string[]>>();
    const note = (place: string, word: string, words: string): void => {
      const there = found.get(place) ?? new Map<string, string[]>();
      found.set(place, there.set(word, [...new Set([...(there.get(word) ?? []), words])]));
    };
    const spoken = new Map<string, { word: string; words: string }[]>();
    for (const [words, facts] of this.scene.choices) {
      if (isText(facts.lies)) {
        note(facts.lies, String(facts.card), words);
        continue;
      }
      takenBy(words).forEach((word, number) => {
        const key = `${verbOf(words)} ${number}`;
        if (!/^\d+$/.test(word)) spoken.set(key, [...(spoken.get(key) ?? []), { word, words }]);
      });
    }
    for (const each of spoken.values()) {
      const place = each.every(({ word }) => this.held.has(word)) ? "hand" : ANYWHERE;
      for (const { word, words } of each) note(place, word, words);
    }
    return found;
  });
  private view = $derived.by(() => (this.scene.view ?? {}) as Group);
  private mine = $derived.by(() => (this.view.seats as Group[] | undefined)?.[this.scene.viewer ?? -1] ?? null);
  /** The colours of the seats, where seats have some. */
  readonly colours = $derived.by(() => ((this.view.seats as Group[] | undefined) ?? []).map((seat) => String(seat.colour ?? "")));
  private held = $derived.by(() => {
    const kind = this.kind("hand", this.mine?.hand, "seats");
    if (kind === "counts") return new Set(Object.keys(this.mine?.hand as Group));
    return new Set(kind === "cards" ? (this.mine?.hand as (string | null)[]).filter(isText) : []);
  });

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** What a view is made of, what stands on the components, and which of them actions name. */
  read({ view, sections, in_actions }: CardList): void {
    this.declared = view;
    this.inActions = new Set(in_actions);
    const rows = sections.flatMap((section) => section.rows as Row[]);
    const isHeld = (row: Row): number => Number("count" in row); // a kind of place may be called as its card is
    this.rows = new Map(rows.sort((one, other) => isHeld(one) - isHeld(other)).map((row) => [String(row.id), row]));
  }

  /** How what stands under a key is shown; `path` says inside of which other keys. */
  kind(key: string, value: unknown, path = ""): Kind {
    const inside = path ? `${path}.${key}` : key;
    const declared = this.at(inside, value);
    if (value === null || value === undefined || declared === null) return "nothing";
    const several = Array.isArray(value) ? value : Object.values(value);
    const each = declared.kind && known(declared.kind);
    switch (declared.is) {
      case "seat":
        return "seats";
      case "choice":
      case "rule":
        return "word";
      case "id":
        return "component";
      case "odds":
        return "said";
      case "counts":
        if (!several.length) return "none";
        return declared.section === "colour" && Object.keys(value).every((id) => this.colours.includes(id)) ? "held" : "counts";
      case "row":
      case "pile":
      case "byseat":
        if (!several.length) return "none";
        if (declared.is === "byseat" && each?.is === "number") return several.every((one) => one === null) ? "none" : "held";
        if (each?.is === "record" && this.isTable(several, inside)) return "table";
        return OF_MANY[each?.is ?? ""]?.(each) ?? "list";
      case "byword":
      case "record":
        return this.kindOfGroup(declared, value as Group, inside);
      default:
        return declared.is as "flag" | "number";
    }
  }

  private kindOfGroup(declared: ViewKind, group: Group, inside: string): Kind {
    if (!Object.keys(group).length) return "none";
    if (isSayable(group, this.scene.game)) return "said";
    if (declared.is === "byword" && this.isTable(Object.values(group), inside)) return "table";
    return this.entries(group, inside).every(([key, each]) => isSmall(this.kind(key, each, inside))) ? "facts" : "group";
  }

  /** The entries of a view, or of what stands at a path, that are shown. */
  entries(group: Group, path = "", without: readonly string[] = []): [string, unknown][] {
    const isBookkeeping = (key: string): boolean => BOOKKEEPING.has(key) && (key !== "seats" || path === ""); // things may have seats, too
    return Object.entries(group)
      .map(([key, value]) => ({ key, value, field: this.field(path ? `${path}.${key}` : key) }))
      .filter(
        ({ key, value, field }) =>
          !isBookkeeping(key) &&
          !without.includes(key) &&
          !(field?.unless && (group[field.unless] === true || Array.isArray(group[field.unless]))) &&
          !(value === 0 && field?.plain?.includes("if_any")) &&
          !(value === true && field?.plain?.includes("if_not")),
      )
      .map(({ key, value, field }) => (value === false && field?.plain?.includes("if_not") ? [NOT + key, true] : [key, value]));
  }

  /** A zero that is not worth a word. */
  isMoot(kind: Kind, value: unknown, path: string): boolean {
    const around = path.split(".").map((_, number, keys) => keys.slice(0, number + 1).join("."));
    return kind === "number" && value === 0 && around.some((each) => this.field(each)?.plain?.includes("sparse"));
  }

  /** Whether things with a lot inside open when they are wanted. */
  isFolded(path: string): boolean {
    return this.field(path)?.plain?.includes("folded") ?? false;
  }

  /** What is going on: the keys of the view that come first. */
  get first(): readonly string[] {
    return this.declared?.first ?? [];
  }

  /** What was chosen before the match, and what is past: the keys that come last. */
  get last(): readonly string[] {
    return this.declared?.last ?? [];
  }

  /** Whether the numbers under a key are dice, of which 0 is none. */
  isDice(key: string, path: string): boolean {
    return this.at(path ? `${path}.${key}` : key, 0)?.of === "die";
  }

  /** What the game declares of the key at the end of a path. */
  private field(path: string): ViewKind | null {
    let found = this.declared;
    for (const key of path.split(".")) found = found && within(found, key);
    return found;
  }

  /** What the game declares at a path; of one of several, what each of them is. */
  private at(path: string, value: unknown): ViewKind | null {
    const field = this.field(path);
    let found = field && known(field);
    const isOne = (many: ViewKind): boolean => !Array.isArray(value) || (isMany(many.kind) && value.length > 0 && !value.some(Array.isArray));
    while (found && isMany(found) && found.kind && isOne(found)) found = known(found.kind);
    return found;
  }

  /** Things that are alike, each with some facts. */
  private isTable(things: unknown[], path: string): boolean {
    const [first] = things;
    if (this.field(path)?.plain?.includes("boxed") || !isGroup(first) || isSayable(first, this.scene.game)) return false;
    const isCell = (kind: Kind): boolean => isSmall(kind) && kind !== "facts";
    return Object.keys(first).length > 2 && things.every((each) => Object.entries(each as Group).every(([key, cell]) => isCell(this.kind(key, cell, path))));
  }

  private nameIn(word: string, key: string): string | null {
    const { game } = this.scene;
    return [word, `${key}-${word}`].find((each) => texts.isNamed(each, game)) ?? null;
  }

  /** Whether a seat is done with what others are still asked. */
  isReady(seat: number): boolean {
    const seats = (this.view.seats as Group[] | undefined) ?? [];
    return seats[seat]?.ready === true && this.scene.pending.some((each) => seats[each]?.ready === false);
  }

  /** What a key of a view is called; inside of another key, or of what one component has there, it may be called otherwise. */
  label(key: string, path = ""): string {
    const { game } = this.scene;
    const own = key.replaceAll("_", "-");
    const [within = "", around = ""] = path.replaceAll("_", "-").split(".").reverse();
    const ofComponents = texts.isNamed(within, game) ? [`view-${around}-${own}`] : [];
    const id = [`view-${around}-${within}-${own}`, `view-${within}-${own}`, ...ofComponents, `view-${own}`].find((each) => texts.has(each, game));
    return upper(id ? texts.say(id, {}, game) : wordOf(key, game));
  }

  /** What a word is called that stands under a key. */
  name(word: string, key: string): string {
    const { game } = this.scene;
    const chosen = `option-${key}-${word}`;
    if (texts.has(chosen, game)) return upper(texts.say(chosen, {}, game));
    const known = this.nameIn(word, key);
    return known === null ? upper(wordOf(word, game)) : texts.name(known, game);
  }

  /** Who has a seat. */
  who(seat: number): string {
    return seat === OPPONENT_SEAT ? this.label(OPPONENT) : texts.seat(seat, this.scene.seats, this.scene.viewer);
  }

  /** What a view notes of single cards, key by key: it is said on the cards themselves. */
  isNote(key: string): boolean {
    const value = this.view[key];
    return (
      isGroup(value) &&
      Object.keys(value).length > 0 &&
      Object.entries(value).every(([card, each]) => texts.isNamed(card, this.scene.game) && isSayable(each, this.scene.game) && !isChance(each))
    );
  }

  /** What is noted of a card that lies in the middle. */
  notes(card: string): string[] {
    const { game } = this.scene;
    const noted = Object.keys(this.view)
      .filter((key) => this.isNote(key))
      .map((key) => (this.view[key] as Group)[card]);
    return noted.filter((each) => each !== undefined).map((each) => inWords(each, game));
  }

  /** The symbols of a card, in a word or two each. */
  marks(card: string): string[] {
    return this.face(card, (field) => `mark-${field}`);
  }

  /** What else stands on a card: what it is for, what it does. */
  lines(card: string): string[] {
    return [...this.face(card, (field) => `face-${field}`), this.text(card)].filter((line) => line !== "");
  }

  /** The fields of a card's row that there are words for. */
  private face(card: string, keyOf: (field: string) => string): string[] {
    const { game } = this.scene;
    return Object.entries(this.rows.get(card) ?? {})
      .filter(([field, value]) => texts.has(keyOf(field), game) && !isIdle(value))
      .map(([field, value]) => texts.say(keyOf(field), { value: isWhole(value) ? value : inWords(withoutZeros(value), game) }, game));
  }

  /** The colour that the component file gives a card or its kind; where it gives none, the card has none. */
  colour(card: string): string {
    const row = this.rows.get(card) ?? {};
    const kind = [row.type, row.kind].find(isText) ?? "";
    return BY_WORD[String(row.colour ?? this.rows.get(kind)?.colour ?? "")] ?? NO_COLOUR;
  }

  /** What stands on a card as its text. */
  text(card: string): string {
    const text = this.rows.get(card)?.text;
    return isGroup(text) ? inWords(text, this.scene.game) : "";
  }

  /** What seats have, by their numbers: in a row with a place for each, or under their colours. */
  bySeat(value: unknown): [number, number][] {
    const pairs = Array.isArray(value)
      ? value.map((each, seat) => [seat, each])
      : Object.entries(value as Group).map(([colour, each]) => [this.colours.indexOf(colour), each]);
    return pairs.filter(([, each]) => isWhole(each)) as [number, number][];
  }

  /** What each flag of a thing is about, if its row says so. */
  about(thing: Group, field: string): string[] {
    const listed = this.rows.get(String(thing.id))?.[field];
    return Array.isArray(listed) ? listed.map((each) => inWords(each, this.scene.game)) : [];
  }

  /** What one thing of a list is called, and which of its keys that says: by the message that there is for it, or by the
   *  first of its words, or by its seat. */
  titleOf(thing: Group, number: number, path: string): { keys: string[]; title: string } {
    const { game } = this.scene;
    const [own, within] = path.replaceAll("_", "-").split(".").reverse();
    const id = [`title-${within}-${own}`, `title-${own}`].find((each) => texts.has(each, game));
    if (id) return { keys: texts.variables(id, game), title: upper(texts.say(id, factsOf(thing, game), game)) };
    const found = Object.entries(thing).find(([, value]) => isText(value));
    if (found) return { keys: [found[0]], title: this.name(found[1] as string, found[0]) };
    return isWhole(thing.seat) ? { keys: ["seat"], title: this.who(thing.seat) } : { keys: [], title: String(number) };
  }

  /** The component that a thing of a list is, if it is one with symbols. */
  cardOf(thing: Group): string | null {
    const found = Object.values(thing).find(isText);
    return found !== undefined && this.marks(found).length ? found : null;
  }

  /** The component that a thing's title names, if actions do too. */
  componentOf(thing: Group, title: string): string | null {
    const found = Object.entries(thing).find(([key, word]) => isText(word) && this.inActions.has(word) && title.includes(this.name(word, key)));
    return found ? (found[1] as string) : null;
  }

  /** The keys of a thing that its card says already. */
  onCard(thing: Group): string[] {
    const row = this.rows.get(this.cardOf(thing) ?? "") ?? {};
    return Object.keys(thing).filter(
      (key) => key in row && texts.has(`mark-${key}`, this.scene.game) && JSON.stringify(row[key]) === JSON.stringify(thing[key]),
    );
  }

  /** The choices that a card stands for where it lies. */
  choices(card: string, place: Place, field: string): string[] {
    if (place === "others") return [];
    if (place === "hand") return this.named.get("hand")?.get(card) ?? [];
    return [...(this.named.get(field)?.get(card) ?? []), ...(this.named.get(ANYWHERE)?.get(card) ?? [])];
  }

  /** All choices that name a card, wherever it lies. */
  allChoices(card: string): string[] {
    return [...this.named.values()].flatMap((there) => there.get(card) ?? []);
  }

  /** What a press tells of a component that does nothing where it lies: the rule that bars it, where it can be used, or that no
   *  action names it. Only from a seat, while the match runs. */
  answer(card: string): "rule" | "elsewhere" | "no-action" | null {
    const { scene } = this;
    if (!scene.isLive || scene.viewer === null || !scene.pending.length || !this.inActions.size) return null;
    if (!this.inActions.has(card)) return "no-action";
    return this.allChoices(card).length ? "elsewhere" : "rule";
  }

  /** Tell it. */
  explain(card: string, name: string): void {
    const answer = this.answer(card);
    if (answer === "rule") this.scene.askAbout(card);
    else if (answer === "elsewhere") this.picked = card;
    else if (answer === "no-action") this.scene.explain(say("web-plain-no-action", { name }));
  }

  /** What all actions of one verb are called together. */
  verb(words: string, facts: Facts): string {
    const { game } = this.scene;
    const action = String(facts.action ?? "");
    return upper(texts.name(texts.isNamed(action, game) ? action : verbOf(words), game));
  }

  /** What is asked, in one sentence. */
  prompt(): string {
    const { scene } = this;
    if (!scene.pending.length) return say(this.view.over === true ? "web-plain-over" : "web-plain-wait");
    if (scene.viewer === null || !scene.pending.includes(scene.viewer)) {
      const names = scene.pending.map((seat) => texts.seat(seat, scene.seats, scene.viewer)).join(", ");
      return say("web-plain-waiting", { names });
    }
    const id = `asks-${String(this.view.asks)}`;
    if (!texts.has(id, scene.game)) return say("web-plain-choose");
    const facts = Object.fromEntries(Object.entries(this.view).filter(([, value]) => isText(value) || isWhole(value)));
    const [told] = scene.choices.values(); // what a question is about, its first choice tells
    const said = texts.said({ ...facts, ...told }, scene.game);
    if (isWhole(told?.seat)) said.seat = this.who(told.seat);
    return texts.say(id, said, scene.game);
  }
}

function withoutZeros(value: unknown): unknown {
  return isGroup(value) ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== 0)) : value;
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const BY_WORD: Record<string, string> = {
  red: "#e85a4c",
  yellow: "#f0b53c",
  grey: "#8492ab",
  gray: "#8492ab",
  blue: "#3f86d8",
  green: "#2f9e74",
  white: "#c3cad9",
  black: "#39435c",
  violet: "#8a5fd6",
  purple: "#8a5fd6",
  orange: "#e8823a",
  pink: "#d86a9f",
  teal: "#2a8f8f",
};
const NO_COLOUR = "#9aa3b8";
