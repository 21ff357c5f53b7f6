/** What the reader has opened and chosen on the table; and which words belong to a thing on it. */

import type { Facts } from "../lib/protocol";
import type { Scene } from "../lib/scene.svelte";
import type { RocketmenView } from "../lib/views/rocketmen";
import { placeOf, verbOf } from "../lib/words";

/** Where cards lie, as the facts of a choice name it. */
export type Zone = "hand" | "display" | "engines" | "plan" | "pad" | "warehouse";
export type Pile = "play" | "warehouse" | "scrapyard" | "unseen";

/** What goes forward comes first, what gives something up comes last. */
const ORDER = ["use", "free", "place", "buy", "pay", "salvage", "fetch", "store", "scrap", "replace", "remove", "discard"];
const BACKWARDS = new Set(["discard", "store", "remove", "replace"]);

export class Board {
  /** The thing that shows its verbs: a zone and a card. */
  picked = $state<string | null>(null);
  /** The pile that lies open above the hand. */
  fan = $state<Pile | null>(null);
  /** Whose mat is open. */
  drawer = $state<number | null>(null);
  pane = $state("worlds");
  /** Whether a press on a card of the display replaces it (Market Research). */
  isReplacing = $state(false);
  /** A seat whose goals light up. */
  lit = $state<number | null>(null);

  isPicked(zone: Zone, card: string, at = 0): boolean {
    return this.picked === `${zone} ${card} ${at}`;
  }

  /** The card of a zone that shows its verbs. */
  pickedFrom(zone: Zone): string | null {
    const [where, card] = this.picked?.split(" ") ?? [];
    return where === zone ? (card ?? null) : null;
  }

  /** Show the verbs of a thing, or hide them again. */
  pick(zone: Zone, card: string, at = 0): void {
    const key = `${zone} ${card} ${at}`;
    this.picked = this.picked === key ? null : key;
  }

  /** Show the verbs of a thing: one of them has the focus. */
  show(zone: Zone, card: string, at = 0): void {
    this.picked = `${zone} ${card} ${at}`;
  }
}

const place = (words: string): number => (ORDER.indexOf(verbOf(words)) + 1 || ORDER.length) + (placeOf(words) === "plan" ? -0.5 : 0);
const isDrawing = (facts: Facts): boolean => facts.way === "drawing";

/** What may be done with a card where it lies, what goes forward first. */
export function waysWith(scene: Scene, zone: Zone, card: string): string[] {
  return [...scene.choices]
    .filter(([, facts]) => facts.lies === zone && facts.card === card && !isDrawing(facts))
    .map(([words]) => words)
    .sort((one, other) => place(one) - place(other));
}

/** The pile that lies open: the one that was pressed, or the one that something is asked from. */
export function openPile(scene: Scene, view: RocketmenView, board: Board): Pile | null {
  const isAsked = view.asks === "fetch" || (view.asks === "scrap" && [...scene.choices.values()].some(({ lies }) => lies === "warehouse"));
  return board.fan ?? (isAsked ? "warehouse" : null);
}

/** The choices of a verb. */
export const choicesOf = (scene: Scene, ...verbs: string[]): string[] => [...scene.choices.keys()].filter((words) => verbs.includes(verbOf(words)));

/** What is drawn beside the prompt: abilities that wait and lie nowhere. */
export const waiting = (scene: Scene): string[] => [...scene.choices].filter(([, facts]) => isDrawing(facts)).map(([words]) => words);

/** Whether something goes forward: in a turn, giving a card up does not. */
export const isForward = (words: string, asks: string | null): boolean => asks !== "act" || !BACKWARDS.has(verbOf(words));

/** Whether a single verb is done at once. What gives something up shows itself first, while one is free to do other things. */
export const isAtOnce = (ways: readonly string[], asks: string | null): boolean => ways.length === 1 && isForward(ways[0] as string, asks);
