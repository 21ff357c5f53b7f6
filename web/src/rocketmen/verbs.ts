/** Verbs in few words, as they stand on cards and in the bar. */

import type { Scene } from "../lib/scene.svelte";
import { verbOf } from "../lib/words";
import { told } from "./words";

/** What a choice says on a card: the verb, and its price. */
export function verbWords(scene: Scene, words: string): string {
  const facts = scene.choices.get(words) ?? {};
  return told("board-verb", { verb: verbOf(words), place: String(facts.place ?? "none"), cost: Number(facts.cost ?? 0) });
}
