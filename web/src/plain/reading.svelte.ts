/** Reading the view of a game that nobody drew a table for: what is a card, a count, a seat, a mere fact, and which
 *  of it can be pressed. It rests on how this project's views are made, not on any game:
 *  lists of words are cards, maps from such words to numbers are counts, and some keys hold numbers of seats. */

import type { Facts } from "../lib/protocol";
import type { Scene } from "../lib/scene.svelte";
import { say, texts } from "../lib/texts.svelte";

export type Kind = "nothing" | "none" | "flag" | "seats" | "number" | "word" | "cards" | "counts" | "numbers" | "list" | "group" | "facts";
/** Whose things these are: what lies in one's own hand, what others have, everything else. */
export type Place = "hand" | "common" | "others";
export type Group = Record<string, unknown>;

const SEAT_KEYS = new Set(["seat", "player", "turn", "starter", "winners", "deals", "leader"]);
const BOOKKEEPING = new Set(["game", "viewer", "asks", "asked", "seats", "score"]); // said elsewhere
const isText = (value: unknown): value is string => typeof value === "string";
const isWhole = (value: unknown): value is number => typeof value === "number";

export const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null && !Array.isArray(value);
/** What is there; what is not is not said. */
export const isThere = (kind: Kind, value: unknown): boolean => kind !== "nothing" && kind !== "none" && value !== false;
export const isSmall = (kind: Kind): boolean => ["nothing", "none", "flag", "seats", "number", "word", "facts"].includes(kind);

/** The entries of a view or a seat that are shown. */
export function entries(group: Group, without: readonly string[] = []): [string, unknown][] {
  return Object.entries(group).filter(([key]) => !BOOKKEEPING.has(key) && !without.includes(key));
}

export class Reading {
  readonly scene: Scene;
  /** By place and component: the choices that name it there. A verb whose words at one place are all held speaks of
   *  the hand; otherwise of what lies elsewhere. */
  private named = $derived.by(() => {
    const spoken = new Map<string, { word: string; words: string }[]>();
    for (const words of this.scene.choices.keys()) {
      const [verb, ...rest] = words.split(" ");
      rest.forEach((word, number) => {
        const key = `${verb} ${number}`;
        if (!/^\d+$/.test(word)) spoken.set(key, [...(spoken.get(key) ?? []), { word, words }]);
      });
    }
    const found = { hand: new Map<string, string[]>(), common: new Map<string, string[]>() };
    for (const each of spoken.values()) {
      const place = each.every(({ word }) => this.held.has(word)) ? found.hand : found.common;
      for (const { word, words } of each) place.set(word, [...new Set([...(place.get(word) ?? []), words])]);
    }
    return found;
  });
  private view = $derived.by(() => (this.scene.view ?? {}) as Group);
  private mine = $derived.by(() => (this.view.seats as Group[] | undefined)?.[this.scene.viewer ?? -1] ?? null);
  private held = $derived.by(() => {
    const kind = this.kind("hand", this.mine?.hand);
    if (kind === "counts") return new Set(Object.keys(this.mine?.hand as Group));
    return new Set(kind === "cards" ? (this.mine?.hand as (string | null)[]).filter(isText) : []);
  });
  /** Words that stand for components: all that were ever seen in a row, or offered. */
  private cards = $derived.by(() => {
    const look = (value: unknown): void => {
      if (Array.isArray(value)) for (const each of value) isText(each) ? this.seen.add(each) : look(each);
      else if (isGroup(value)) Object.values(value).forEach(look);
    };
    look(this.view);
    for (const card of [...this.named.hand.keys(), ...this.named.common.keys()]) this.seen.add(card);
    return new Set(this.seen);
  });
  private seen = new Set<string>();
  // The last words that did something with a card, for whoever tries it when it cannot be done.
  private lastWords = new Map<string, string>();
  private lastOfHand: { words: string; card: string } | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Remember what is offered now. */
  learn(): void {
    for (const [card, choices] of this.named.hand) {
      this.lastWords.set(card, choices[0] as string);
      this.lastOfHand = { words: choices[0] as string, card };
    }
  }

  kind(key: string, value: unknown): Kind {
    if (value === null || value === undefined) return "nothing";
    if (typeof value === "boolean") return "flag";
    if (isWhole(value)) return this.isSeat(key, value) ? "seats" : "number";
    if (isText(value)) return "word";
    if (Array.isArray(value)) {
      if (!value.length) return "none";
      if (value.every((each) => this.isSeat(key, each))) return "seats";
      if (value.every((each) => isText(each) || each === null)) return "cards";
      return value.every(isWhole) ? "numbers" : "list";
    }
    const keys = Object.keys(value as Group);
    if (!keys.length) return "none";
    const areCounts = Object.values(value as Group).every(isWhole) && keys.some((each) => this.isCard(each, key));
    if (areCounts) return "counts";
    return entries(value as Group).every(([each, inner]) => isSmall(this.kind(each, inner))) ? "facts" : "group";
  }

  private isSeat(key: string, value: unknown): boolean {
    return (SEAT_KEYS.has(key) || key.endsWith("_by")) && isWhole(value) && value in this.scene.seats;
  }

  private isCard(word: string, key: string): boolean {
    return /^\d+$/.test(word) || this.cards.has(word) || this.nameIn(word, key) !== null;
  }

  private nameIn(word: string, key: string): string | null {
    const { game } = this.scene;
    return [word, `${key}-${word}`].find((each) => texts.isNamed(each, game)) ?? null;
  }

  /** Whether a word that stands alone is a component, and not a direction or the like. */
  isComponent(word: string): boolean {
    return texts.isNamed(word, this.scene.game);
  }

  /** What a key of a view is called. */
  label(key: string): string {
    const id = `view-${key.replaceAll("_", "-")}`;
    return upper(texts.has(id, this.scene.game) ? texts.say(id, {}, this.scene.game) : key.replaceAll("_", " "));
  }

  /** What a word is called that stands under a key. */
  name(word: string, key: string): string {
    const { game } = this.scene;
    const known = this.nameIn(word, key);
    if (known !== null) return texts.name(known, game);
    const id = `word-${word}`;
    return upper(texts.has(id, game) ? texts.say(id, {}, game) : texts.name(word, game));
  }

  /** What one thing of a list is called: the first of its words, if it has any. */
  titleOf(thing: Group, number: number): { key: string | null; title: string } {
    const found = Object.entries(thing).find(([, value]) => isText(value));
    return found ? { key: found[0], title: this.name(found[1] as string, found[0]) } : { key: null, title: String(number) };
  }

  /** The choices that a card stands for. */
  choices(card: string, place: Place): string[] {
    return place === "others" ? [] : (this.named[place].get(card) ?? []);
  }

  /** Words that one may mean by pressing a card that cannot be played now; null where nothing like it was ever offered. */
  likely(card: string): string | null {
    const own = this.lastWords.get(card);
    if (own) return own;
    if (!this.lastOfHand) return null;
    return this.lastOfHand.words.split(" ").map((word) => (word === this.lastOfHand?.card ? card : word)).join(" ");
  }

  /** What all actions of one verb are called together. */
  verb(words: string, facts: Facts): string {
    const { game } = this.scene;
    const action = String(facts.action ?? "");
    return upper(texts.name(texts.isNamed(action, game) ? action : (words.split(" ")[0] as string), game));
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
    return texts.say(id, facts as Record<string, string | number>, scene.game);
  }
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const BY_WORD: Record<string, string> = {
  red: "#e85a4c", yellow: "#f0b53c", grey: "#8492ab", gray: "#8492ab", blue: "#3f86d8", green: "#2f9e74", white: "#c3cad9",
  black: "#39435c", violet: "#8a5fd6", purple: "#8a5fd6", orange: "#e8823a", pink: "#d86a9f", teal: "#2a8f8f",
};
const PALETTE = ["#3f86d8", "#2f9e74", "#8a5fd6", "#e8823a", "#d86a9f", "#2a8f8f", "#b47f17", "#7d6bb0"];

const SHAPES = [
  "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20z", "M12 1l11 11l-11 11l-11-11z", "M12 2l11 20h-22z", "M3 3h18v18h-18z",
  "M6.5 2.5h11l5.5 9.5l-5.5 9.5h-11l-5.5-9.5z", "M12 1l3 8h8l-6.5 5l2.5 8l-7-5l-7 5l2.5-8l-6.5-5h8z",
];

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}

/** What a card looks like, always the same: the colour that its id names or one for its kind, and a shape for its kind. */
export function lookOf(card: string): { colour: string; shape: string } {
  const words = card.split(/[-_ ]/);
  const named = words.find((word) => word in BY_WORD);
  const kind = hash(words[0] as string);
  return {
    colour: BY_WORD[named ?? ""] ?? (PALETTE[kind % PALETTE.length] as string),
    shape: SHAPES[kind % SHAPES.length] as string,
  };
}
