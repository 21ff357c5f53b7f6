/** Verbs in few words, as they stand on cards and in the bar. */

import type { Scene } from "../lib/scene.svelte";
import { verbOf } from "../lib/words";
import { factsFor } from "./cards";
import { shortOf } from "./speech";
import { told } from "./words";

/** What a choice says on a card: what its ability does, or the verb and its price. */
export function verbWords(scene: Scene, words: string): string {
  const facts = scene.choices.get(words) ?? {};
  const does = verbOf(words) === "use" && facts.card ? shortOf(factsFor(String(facts.card))) : "";
  if (does) return does.charAt(0).toLocaleUpperCase() + does.slice(1);
  return told("board-verb", { verb: verbOf(words), place: String(facts.place ?? "none"), cost: Number(facts.cost ?? 0) });
}
